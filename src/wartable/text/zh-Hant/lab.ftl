# 實驗室的文字。以 "cmd-" 開頭的訊息必須是單行純文字。

## 命令列說明

cmd-lab = 讓電腦玩家玩許多局、加以測量，並找出遊戲中重要的數值。
cmd-lab-run = 玩許多局，報告誰贏、多長、如何分出勝負。
cmd-lab-compare = 用相同的骰子比較遊戲的變體：什麼改變了、變了多少、有多確定。
cmd-lab-scan = 遊戲的哪些數值重要：每個數值各減一步、加一步，用同樣的骰子，依影響大小排列。
cmd-lab-sensitivity = 所有數值同時變動時，遊戲的哪些數值重要（Morris），各占差異的多少（Sobol）。
cmd-lab-tune = 找出讓遊戲合乎你要求的數值，而且改動得越少越好。
cmd-lab-people = 測量真人玩過的對局，讀取存放對局檔的資料夾。
cmd-lab-tournament = 讓每個電腦玩家從每個座位與其他電腦玩家對戰：評分與對戰表。
cmd-lab-numbers = 列出變體可以更改的所有數值，並檢查一個變體。
cmd-lab-bots = 同桌的電腦玩家，以逗號分隔；只寫一個就坐滿所有座位；不寫就用不需思考時間的電腦玩家中最強的。
cmd-lab-without = 電腦玩家不得使用什麼：行動的欄位:值，例如 unit:archer；@1 表示寫出的第一個電腦玩家；可重複。
cmd-lab-tournament-bots = 參賽的電腦玩家，以逗號分隔；不寫就是這個遊戲中不需思考時間的全部電腦玩家。
cmd-lab-players = 幾位玩家；不寫就與電腦玩家數目相同，或取遊戲允許的最少人數。
cmd-lab-games = 玩幾局。
cmd-lab-decisions = 逐一檢視這麼多局的每個決定：分支、戲劇性、逆轉、地點熱圖，以及每個決定一列的檔案。
cmd-lab-judged = 搭配 --decisions：由教練判斷最佳選擇比次佳好多少；需要很長時間。
cmd-lab-rounds = 每桌的每種座次各玩幾次。
cmd-lab-compare-variant = 更改數值的 TOML 檔；可重複。第一個與其餘比較，只有一個時與標準遊戲比較。
cmd-lab-compare-house-rule = 要與標準遊戲比較的家規；可重複。
cmd-lab-compare-standard = 讓標準遊戲也參加，排在所有變體之前。
cmd-lab-measure = 你要問的測量，寫出代號，以逗號分隔：只顯示這些，也只就這些校正。
cmd-lab-number = 遊戲的一個數值，或其名稱的開頭，例如 castle.kiyosu，或 "*.points" 這樣的樣式；可重複。不寫就是全部。
cmd-lab-step = 一步有多大；不寫就是 1，20 以上則是十分之一。
cmd-lab-goal = 你的要求：測量=下限..上限，例如 length=40..60 或 how.gold=15%..25%；可重複。
cmd-lab-tune-number = 可以改動的數值與範圍：名稱=下限..上限；可重複。
cmd-lab-trials = 試多少種設定，每種用四分之一的局數。
cmd-lab-sensitivity-measure = 所問的測量，用 --json 的代號；不寫就是長度。
cmd-lab-paths = 在各種設定之間走多少趟；每一趟把每個數值各移動一次。
cmd-lab-base = 第二次看得多細：一個二的冪，乘以留下的數值個數加二。
cmd-lab-beside = 一次電腦玩家實驗的資料夾，並列顯示。
cmd-lab-people-players = 只看這個人數的對局；不寫就是最常見的人數。
cmd-lab-seed = 決定所有骰子的數字：相同的數字會得到相同的結果。
cmd-lab-out = 存放對局與報告的資料夾；中斷的實驗會從這裡繼續。
cmd-lab-workers = 用幾個行程來玩；不寫就與核心數相同。
cmd-lab-engine = 由誰來玩：batch 很快，只懂簡單的電腦玩家；readable 什麼都能玩；auto 選用可行的最快者。
cmd-lab-cluster = 改在這個 Ray 叢集上玩，例如 ray://host:10001。
cmd-lab-duplicate = 每桌的每個座位都拿到相同的骰子和牌。
cmd-lab-max-seat-bias = 若某個座位的勝率與均分相差超過此值就算失敗，例如 0.03。
cmd-lab-max-first-bias = 對先手也做同樣的限制。
cmd-lab-max-unfinished = 若沒有結束的對局超過這個比例就算失敗。
cmd-lab-max-change = 若某項測量的改變超過此值就算失敗，例如 length=2；可重複。
cmd-metavar-bots = 電腦玩家
cmd-metavar-thing = 項目
cmd-metavar-measures = 測量
cmd-metavar-band = 名稱=下限..上限
cmd-metavar-folder = 資料夾
cmd-metavar-address = 位址
cmd-metavar-share = 比例
cmd-metavar-limit = 測量=數值

## 可能出錯的事

error-lab-experiment = { $reason ->
        [judged] --judged 檢視的是決定：請用 --decisions 寫明檢視幾局
        [limit] { $option }：「{ $value }」不是 測量=數字，例如 length=2
        [share] 「{ $value }」超過了全部：{ $name } 是比例，從 0 到 1，或 0% 到 100%
        [no-share] 「{ $value }」用了百分比，但 { $name } 不是比例
        [twice] { $name } 寫了兩次
        [whole] { $name } 是整數：「{ $band }」卻不是
        [unplayable] 這 { $count } 組設定都不能玩
        [together] { $numbers } 不能玩：{ $problem }。請縮小範圍
        [base] { $base } 不是二的冪
        [band] 「{ $band }」不是 名稱=下限..上限
        [folder] 沒有資料夾 { $folder }
        [people] { $folder } 沒有這個遊戲已結束的對局
        [without] 沒有誰能不用「{ $without }」：請寫 unit:archer，或以 unit:archer@1 指第一個電腦玩家
        [thing] 這個遊戲沒有行動含有「{ $thing }」；行動的欄位有：{ $known }
        [number] 沒有數值「{ $name }」；最接近的有：{ $known }；wartable lab numbers 會列出全部
        [seats] 電腦玩家的數目與玩家人數不符
        [measure] 沒有測量「{ $name }」；最接近的有：{ $known }；--json 會列出全部
        [variants] 請至少寫一個變體或家規，與標準遊戲比較
        [players] 請寫明幾位玩家，或寫出同樣數目的電腦玩家
       *[bots] 比賽至少需要兩個電腦玩家，而且各寫一次
    }
lab-no-batch = { $why ->
        [game] 這個遊戲沒有批次引擎
        [compiler] 批次引擎需要 numba：pip install 'wartable[lab]'
        [rules] 批次引擎不能玩這些數值，或不能從這個開局玩起
       *[bots] 批次引擎不懂 { $bots }；它能玩的是 { $known }
    }
lab-not-counted = { $why ->
        [going-on] 對局尚未結束
        [options] 使用其他選項或數值
        [same] 與 { $file } 是同一局
        [players] { $players } 人的對局
        [game] 另一個遊戲的對局：{ $game }
       *[large] 檔案太大，不是對局檔
    }
error-lab-other = { $folder } 存放的是另一個實驗的對局；請換一個資料夾
error-lab-extra = 這需要 { $package }，但尚未安裝：pip install 'wartable[{ $extra }]'
error-lab-worker = 實驗室的一個行程意外結束；已玩的對局都保留著：再執行一次同樣的命令即可繼續
error-lab-cluster = 叢集 { $address }：{ $problem }

## 進行中

lab-playing = 正在玩 { $name }
lab-looking = 正在檢視 { $name } 的決定
lab-interrupted = 已停止。已玩的對局保留在 { $folder }：再執行一次同樣的命令即可繼續。
lab-written = 報告：{ $report }    對局：{ $games }
lab-written-report = 報告：{ $report }
lab-written-tune = 報告：{ $report }    最佳設定：{ $variant }
lab-limit-kept = 符合：{ $name } 是 { $value }，上限 { $limit }
lab-limit-broken = 超出：{ $name } 是 { $value }，上限 { $limit }
lab-limit-open = 未定：{ $name } 大約 { $value }，上限 { $limit }；大約 { $games } 局才能判斷

## 玩了什麼

lab-about-game = 遊戲
lab-about-bots = 電腦玩家
lab-about-games = 局數
lab-about-seed = 種子
lab-about-dice = 骰子
lab-about-engine = 引擎
lab-about-goal = 目標
lab-about-range = 可以改動
lab-about-folder = 資料夾
lab-about-left-out = 未計入的檔案
lab-about-option = 選項
lab-about-variant = 數值
lab-luck-fresh = 每局都是新的
lab-luck-duplicate = 互相比較的對局在每個座位都相同
lab-engine-readable = 易讀的規則
lab-engine-readable-since = 易讀的規則：{ $why }
lab-engine-batch = 批次引擎，一次玩許多局

lab-report-scan = { $game }的哪些數值重要
lab-scan-title = 每一步，影響最大的在前
lab-scan-text = { $steps } 步中有 { $changed } 步確定改變了什麼。每一列是該步影響最大的測量。
lab-scan-plot = 一步的改變：{ $measure }
lab-scan-unplayable = 不能玩的步
lab-note-scan = 括號內是 95 % 區間。每一步都用與標準遊戲同樣的骰子來玩。p 已就所有的步與測量一起校正（Holm）。效果是改變量相當於各局之間幾個標準差：0.2 算小，0.8 算大。

lab-report-sensitivity = 什麼影響{ $game }：所有數值同時變動
lab-sensitivity-title = 每個數值的作用：{ $measure }
lab-sensitivity-shares = 差異從何而來：{ $measure }
lab-sensitivity-plot = 從範圍的一端到另一端：{ $measure }
lab-note-sensitivity = 括號內是 95 % 區間。強度（mu*）是一個數值從範圍的一端到另一端時改變量的平均大小，不論其他數值在哪裡；方向（mu）帶有正負號；離散（sigma）是它多麼取決於其他數值，或不是一條直線。單獨的部分（S1）與連同其他數值的部分（ST）說明設定之間的差異有多少來自一個數值。每種設定都用同樣的骰子來玩；小的數字是各局之間的雜訊。
lab-head-range = 範圍
lab-head-strength = 強度
lab-head-direction = 方向
lab-head-spread = 離散
lab-head-alone = 單獨
lab-head-together = 連同其他

lab-report-tune = 調整後的{ $game }
lab-tune-title = 最接近的設定
lab-tune-text = { $settings } 種設定中有 { $kept } 種以 95 % 的把握達成所有目標。它們用新的骰子玩過。
lab-tune-trials = 試過的一切
lab-tune-plot = 離標準遊戲多遠，往上則是離目標多遠
lab-tune-plot-text = 每一點是一種設定。兩方面都沒有更好的以顏色標示，數字來自許多局。
lab-note-tune = 「偏離」以目標範圍的寬度為單位，0 表示全在範圍內；「改動」以數值的整個範圍為單位。設定先以少數幾局試過，列出的再以許多局玩過。
lab-head-numbers = 數值
lab-head-miss = 偏離
lab-head-moved = 改動
lab-head-verdict = 目標
lab-verdict-kept = 達成
lab-verdict-broken = 未達成
lab-verdict-open = 還無法判斷

lab-decisions-title = 決定
lab-decisions-text = 逐一檢視了 { $games } 局的每個決定。前景是根據大家看得見的資訊，對誰會獲勝的快速估計。
lab-decision-row = { $name }：{ $meaning }
lab-means-branching-factor = 所有決定平均可選的行動數
lab-means-decision-factor = 同上，只計行動多於一個的決定
lab-means-decision-moves = 行動多於一個的決定
lab-means-decisions-that-matter = 最佳與次佳相差超過一個百分點
lab-means-drama = 獲勝者落後時前景差距的平方根
lab-means-comebacks = 獲勝者曾低於均等份額的一半
lab-means-undecided = 最可能獲勝的兩位相差不到十個百分點
lab-means-score-difference = 終局時第一名與下一名之間
lab-places-title = 事情發生在哪裡
lab-places-text = 依地點計算每局的決定數；顏色越深越多。
lab-places-plot = 各地點每局的決定數

lab-report-people = { $game }：真人對局
lab-people-title = 真人與電腦玩家
lab-people-text = 真人 { $people } 局，電腦玩家 { $bots } 局，骰子與選擇都不同。標示的是確定不同者：區間互不相交。
lab-head-people = 真人
lab-head-bots = 電腦玩家
lab-head-file = 檔案
lab-head-step = 步
lab-head-effect = 效果
lab-head-problem = 原因
lab-standard = 標準遊戲
lab-standard-name = 標準
lab-workshop-name = 修改後

## 數字

lab-none = –
lab-interval = { $value }（{ $low } 至 { $high }）
lab-very-many = 超過一百萬
lab-points = { $sign }{ $value } 個百分點

lab-measure-seat = 座位 { $subject } 獲勝
lab-measure-first = 先手獲勝
lab-measure-bot = { $subject } 獲勝
lab-a-person = 真人
lab-measure-decisions = 決定次數
lab-measure-lead-changes = 領先易主次數
lab-measure-decided = 勝者開始一路領先之前的比例
lab-measure-how = 勝法：{ $subject }
lab-measure-shared = 並列獲勝
lab-measure-unfinished = 未結束就停止
lab-measure-branching-factor = 分支因子
lab-measure-decision-factor = 決定因子
lab-measure-decision-moves = 有選擇的決定
lab-measure-decisions-that-matter = 要緊的決定
lab-measure-drama = 戲劇性
lab-measure-comebacks = 逆轉
lab-measure-undecided = 未分勝負
lab-measure-score-difference = 分數差
lab-item-deed-count = { $item }：每局
lab-item-deed-order = { $item }：順位
lab-item-deed-win = { $item }：最多者獲勝
lab-length = 長度
lab-length-turn = 回合
lab-length-round = 輪
lab-length-year = 年

lab-head-who = 誰
lab-head-wins = 勝率
lab-head-games = 局數
lab-head-length = 長度
lab-head-mean = 平均
lab-head-measure = 測量
lab-head-value = 值
lab-head-rating = 評分
lab-head-deed-count = 每局
lab-head-deed-order = 順位
lab-head-deed-win = 最多者獲勝
lab-head-before = 之前
lab-head-after = 之後
lab-head-change = 改變
lab-head-p = p
lab-head-finding = 結論
lab-head-detectable = 可見下限
lab-head-more = 還需局數
lab-head-number = 數值
lab-head-standard = 標準
lab-head-variant = 變體

## 報告

lab-report-run = 實驗室裡的{ $game }
lab-report-compare = { $game }：變體比較
lab-report-tournament = { $game }：電腦玩家比賽
lab-note = 括號內的區間，在 100 次這樣的實驗中有 95 次會包含真值。
lab-note-compare = 括號內是 95% 區間。兩邊在每個座位都用相同的骰子。p 是假如什麼都沒變，卻仍出現這麼大差異的機率，已依測量與變體的數目校正；低於 0.05 就算改變。「可見下限」是這麼多局大概能看出的最小改變，「還需局數」是大概還要多少局才能看出目前這麼大的改變。
lab-wins = 誰會贏
lab-wins-text = 均分是 { $fair }。並列獲勝按比例計算。
lab-length-title = 要玩多久
lab-length-text = 平均值，以及 100 局中有 5、25、50、75、95 局短於多少。
lab-course = 如何、何時分出勝負
lab-course-text = 領先者是分數最高，或最接近獲勝的一方。
lab-decided-plot = 勝者開始一路領先之前，對局已進行的百分比
lab-topic-text = 一局中有多少，以及比其他座位都多的座位多常獲勝。
lab-topic-plot = { $topic }：最多者獲勝
lab-order-plot = { $topic }：順位
lab-count-plot = { $topic }：每局
lab-compare-title = { $name } 對 { $base }
lab-compare-topic = { $topic }：{ $name } 對 { $base }
lab-compare-text = { $measures } 項測量中有 { $changed } 項改變；{ $same } 項在每一局都相同，未列出。
lab-compare-plot = 比率的改變
lab-finding-changed = 有改變
lab-finding-same = 每局都相同
lab-finding-nothing = 資料太少，無從比較
lab-finding-unclear = 未顯示改變
lab-ratings = 評分
lab-ratings-text = Elo 尺度的評分與 95% 區間，由全部對局一次推算，平均為 1500。高出 100 分者，每 100 局約有 64 局名次在前；高出 200 分者約有 76 局。均分的勝率是 { $fair }。
lab-cross = 誰勝過誰
lab-cross-text = 橫列的電腦玩家名次高於直行的電腦玩家的比例；平手算一半。
lab-depth = 技巧深度
lab-depth-text = { $levels ->
        [1] 沒有電腦玩家明顯勝過另一個：只有一個層級。
       *[other] { $levels } 個層級：這些電腦玩家中最長的一串，每一個至少 100 局有 60 局名次在下一個之前。層級越多，值得學的越多。
    }
lab-head-level = 層級
lab-seats = 座位值多少
lab-numbers-ok = 這個變體可以玩。
