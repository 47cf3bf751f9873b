# 所有遊戲共用的文字。以「cmd-」開頭的訊息必須是單行純文字。

list-separator = 、

## 指令列說明

cmd-wartable = 三款戰爭桌遊：能玩、能懂、能研究。
cmd-menu = 選擇遊戲，或繼續未完的對局。
cmd-play = 在終端機裡開新局，或繼續存檔。
cmd-games = 列出遊戲、人數和電腦玩家。
cmd-rules = 顯示遊戲規則。
cmd-odds = 顯示遊戲的精確機率。
cmd-odds-age-of-war = 每座城堡從中央攻佔和奪取的機率。
cmd-odds-epic-dice-battles = 兩支指定兵力野戰或圍城的勝率。
cmd-odds-board-of-war = 一次攻擊的結果：軍隊對軍隊，或圍城。
cmd-replay = 逐步重看一場對局。
cmd-verify = 檢查對局檔案的骰子是否公正。

cmd-usage = 用法：
cmd-options = 選項
cmd-commands = 指令
cmd-help-option = 顯示這份說明。
cmd-version = 顯示版本。
cmd-lang = 語言：en、es 或 zh-Hant。也可設定 WARTABLE_LANG，否則依系統設定。
cmd-json = 輸出 JSON，供程式使用。

cmd-play-seats = 依序列出各座位，以逗號分隔：human、human=名字、bot:種類。
cmd-play-option = 遊戲選項，寫成 名稱=值，可重複。
cmd-variant = 使用其他數值：列出數值的 TOML 檔案。
cmd-house-rule = 採用一條規則的另一種解讀；可重複。`wartable games` 會列出所有家規。
cmd-play-seed = 以這個數字產生骰子，同一數字結果相同。不指定時，骰子保密且可驗證。
cmd-play-save = 存檔的檔案，否則在資料夾裡開新檔。
cmd-play-resume = 繼續存檔：這個檔案，或最後離開的那一局。
cmd-play-no-undo = 任何決定都不能收回。
cmd-play-own-dice = 你們在真實的桌上擲骰、抽牌，再輸入結果。沒有人能驗證這些骰子。
cmd-play-plain = 純文字行，適合螢幕報讀器和管線。
cmd-play-fast = 電腦玩家行動之間不停頓。
cmd-replay-at = 顯示這麼多個事件之後的局面。
cmd-replay-seat = 以這個座位（1、2…）當時的視角觀看，否則以旁觀者的視角。
cmd-replay-plain = 直接輸出紀錄，不逐步觀看。
cmd-odds-dice = 第一次擲幾顆骰子，否則全部。
cmd-odds-attacker = 進攻方各陣線的兵力："main: 4 footman 2 archer; flank1: 2 ninja; shields: 1"。
cmd-odds-defender = 防守方的兵力，寫法相同。
cmd-odds-terrain = 地區的點數，0 到 3；圍城時不計。
cmd-odds-siege = 防守方據城而守。
cmd-odds-flanks = 圍城時可用的側翼：none、1、2 或 both；不指定則取對防守方最有利者。
cmd-odds-attacking-power = 攻擊方軍隊的戰力。
cmd-odds-defending-power = 防守方軍隊的戰力；圍城時為該王國升級的格子數。
cmd-odds-kingdom = 圍攻王國，而不是攻擊軍隊。
cmd-odds-squares = 被圍攻的王國有幾個格子。
cmd-odds-soldiers = 圍攻的軍隊有幾名士兵；不寫就當作都沒有升級。
cmd-odds-far = 從遠處攻擊，只有將軍（K♥）做得到。
cmd-odds-attacker-marked = 戰術家（J♥）標記了攻擊方的軍隊。
cmd-odds-defender-marked = 戰術家（J♥）標記了防守方的軍隊。

cmd-metavar-options = 選項
cmd-metavar-command = 指令
cmd-metavar-game = 遊戲
cmd-metavar-file = 檔案
cmd-metavar-theme = 主題
cmd-metavar-house-rule = 代號
cmd-metavar-maybe-file = [檔案]
cmd-metavar-seats = 座位
cmd-metavar-setting = 名稱=值
cmd-metavar-number = 數字
cmd-metavar-force = 兵力
cmd-metavar-flanks = 側翼
cmd-metavar-language = 語言

## 可能的錯誤

error-generic = { $message }
error-siege-marked = 戰術家只能標記軍隊，而圍城時沒有軍隊防守（BW-66）
error-no-army = 軍隊至少有一名士兵，戰力至少是 1（BW-50）
error-wrong-squares = 只有圍城時才會失去格子，而王國的格子不會少於已升級的格子（BW-53）
error-wrong-soldiers = 只有圍城時才計算士兵，而 { $attacker } 點戰力是 { $fewest } 到 { $most } 名（BW-50）
error-bug = Wartable 內部出錯（{ $problem }）；設定 WARTABLE_DEBUG=1 可看到位置
error-illegal = { $sentence }（{ $rule }）
error-unknown-game = 沒有「{ $game }」這款遊戲；可選的遊戲：{ $known }
error-unknown-bot = { $reason ->
    [import] 「{ $bot }」：{ $known }
    [no-bot] 「{ $bot }」不是電腦玩家：它沒有 { $known }
    [numbers] 「{ $bot }」只懂 { $game } 的標準數字；懂這些數字的有：{ $known }
   *[none] { $game } 沒有電腦玩家「{ $bot }」；可選的有：{ $known }
}
error-unknown-language = 沒有「{ $language }」這種語言；可選的語言：{ $known }
error-unknown-command = 沒有「{ $command }」這個指令；可用的指令：{ $known }
error-unknown-option = 沒有 { $option } 這個選項；--help 會列出全部
error-missing = 缺少「{ $parameter }」；--help 會說明需要什麼
error-bad-value = { $parameter }：{ $problem }
error-bad-number = { $option }：「{ $value }」不是{ $bounds ->
    [low] 至少為 { $low } 的數字
    [high] 至多為 { $high } 的數字
    [both] { $low } 到 { $high } 之間的數字
   *[none] 可用的數字
}
error-bad-choice = { $option }：「{ $value }」不在其中：{ $known }
error-option-value = { $option } 需要一個值
error-left-over = 多了「{ $argument }」；--help 會說明需要什麼
error-player-count = { $game } 適合 { $low } 到 { $high } 人，不能 { $players } 人玩
error-options = { $reason ->
    [unknown] { $game } 沒有選項「{ $name }」；它的選項有：{ $known }
    [choice] { $game } 的 { $name } 不能是「{ $value }」；可以是：{ $known }
    [position] 這個局面的對局已經結束，不能從那裡開始
   *[other] { $game } 的選項：{ $problem }
}
error-named-value = --option：「{ $value }」不是 名稱=值
error-house-rule-unknown = { $game } 沒有「{ $name }」這項家規；{ $count ->
    [0] 這個遊戲沒有家規
   *[other] 它的家規有：{ $known }
}
error-house-rule-against-variant = 變體給 { $number } 的值與家規「{ $name }」不同
error-no-judge = 沒有人能判斷 { $game } 的每個選擇值多少，或者無法用這個變體的數值判斷
error-no-positions = { $game } 還不能擺設局面
error-no-drill = { $game } 還沒有練習
refusal-position-unreadable = 這不是局面：請從第一個數字起複製整段文字
refusal-position-players = 這個局面的玩家人數不同
refusal-position-impossible = 牌桌上不可能出現這個局面
error-no-puzzles = { $game } 還沒有題目
error-no-mistakes = 這場對局中沒有失誤可以成為題目。
error-no-such-puzzle = 沒有「{ $what }」這一題；題號從 1 到 { $count }，主題有：{ $themes }
error-no-lessons = { $game } 還沒有課程
error-no-such-lesson = { $game } 沒有第 { $number } 課：第 { $first } 到第 { $last } 課以編號指定，第一課在瀏覽器裡進行
error-no-such-step = 這一課沒有第 { $step } 步；步數從 1 到 { $last }
error-variant-toml = 變體第 { $line } 行不是 TOML：{ $detail }
error-variant-long = 變體第 { $line } 行：超過 { $limit } 個字元
error-variant-lines = 變體太長：最多 { $limit } 行
error-variant-deep = 變體第 { $line } 行：層數太多；一個鍵最多 { $limit } 個名稱
error-variant-digits = 變體第 { $line } 行：數字最多 { $limit } 位
error-variant-unknown = 變體第 { $line } 行：沒有 { $name }；有的是：{ $known }
error-variant-table = 變體第 { $line } 行：{ $name } 是一組數值，不是單一的值
error-variant-id = 變體第 { $line } 行：{ $old } 的 id 不能更改
error-variant-no-id = 變體第 { $line } 行：是哪一個 { $name }？需要寫出 id
error-variant-twice = 變體第 { $line } 行：{ $name } 被改了兩次
error-variant-kind =
    變體第 { $line } 行：{ $name } 必須是{ $expected ->
        [int] 整數
        [str] 加引號的文字
        [array] 清單
        [int-or-array] 整數，或另加方括號的清單
       *[other] 一組數值
    }
error-variant-number-least = 變體第 { $line } 行：{ $name } 至少要是 { $limit }
error-variant-number-most = 變體第 { $line } 行：{ $name } 最多只能是 { $limit }
error-variant-list-least = 變體第 { $line } 行：清單 { $name } 至少要有 { $limit } 項
error-variant-list-most = 變體第 { $line } 行：清單 { $name } 最多只能有 { $limit } 項
error-variant-choice = 變體第 { $line } 行：{ $name } 不認得「{ $value }」
error-variant-other = 變體第 { $line } 行：{ $name }：{ $detail }
error-variant-dice = 變體第 { $line } 行：{ $name } 需要 { $needed } 顆骰子，但只有 { $dice } 顆
error-variant-no-castle = 變體第 { $line } 行：{ $clan } 家族沒有城堡了
error-variant-ranks = 變體第 { $line } 行：從 A 開始，每個點數都必須是一種單位，而且只能是一種
error-variant-deck = 變體第 { $line } 行：牌庫只有 { $cards } 張牌，卻要發 { $dealt } 張
error-variant-centre = 變體第 { $line } 行：邊長 { $size } 的棋盤中間放不下邊長 { $centre } 的中央區
error-variant-room = 變體第 { $line } 行：邊長 { $size } 的棋盤放不下 { $name }
error-variant-seating = 變體第 { $line } 行：{ $name } 讓兩位玩家坐在同一邊
error-variant-size = 變體第 { $line } 行：{ $name } 沒有所選的邊長 { $size }
error-variant-discount = 變體第 { $line } 行：{ $name } 高於某項價格
error-variant-power = 變體第 { $line } 行：升級的士兵必須比一般士兵強
error-variant-neighbours = 變體第 { $line } 行：{ $one } 和 { $other } 必須互列為鄰區，各一次
error-variant-starts = 變體第 { $line } 行：{ $players } 位玩家需要同樣數目、各不相同的起始地區
error-variant-year = 變體第 { $line } 行：{ $name } 晚於最後一年 { $last }
error-variant-dies = 變體第 { $line } 行：{ $name } 必須小於 { $other }
error-variant-guess = 變體第 { $line } 行：至少要有一種帶標記的單位，其 guess 大於 0
error-variant-set-up = 變體第 { $line } 行：遊戲準備需要每位玩家 { $needed } 顆骰子，而且部隊要放得進一支軍隊
error-undo = 無法收回：骰子已擲出、秘密已公開，或這一局不允許
error-replay = 這個版本讀不了這個對局檔案：{ $problem }
error-version = 這個檔案來自其他版本：檔案版本是 { $file_version }，這個 Wartable 讀取版本 { $known_version }
error-earlier-rules = 這一局是依「{ $title }」較早的規則進行的（版本 { $version }，現在是版本 { $known_version }）：{ $rules }。它無法繼續，但 `wartable replay` 可以讀它的紀錄，`wartable verify` 可以檢查它的骰子。
error-tampered = 第 { $event } 個事件：{ $what }
error-seats = 「{ $seat }」不是座位；請寫 human、human=名字、bot:種類 或 bot:種類=名字
error-file = { $file }：{ $problem }
error-file-exists = { $file } 已經存在；請用 --resume 繼續，或改用別的檔名
error-nothing-to-resume = 沒有未完成的對局可以繼續
error-needs-game = 要玩哪一款遊戲？wartable games 會列出全部
error-new-or-resumed = { $option } 只能用於新的對局，不能和 --resume 一起用
error-no-odds = { $game } 沒有機率可以顯示
error-no-rules = { $game } 沒有規則頁
error-no-openings = { $game } 沒有開局頁
error-no-such-event = 這場對局有 { $events } 個事件，沒有第 { $index } 個局面
error-no-such-seat = 沒有座位 { $seat }；座位從 1 到 { $seats }
error-force-line = 沒有「{ $line }」這條陣線；兵力分為 main、flank1、flank2 和 shields（{ $rule }）
error-force-unit = 沒有「{ $unit }」這種單位；單位有：{ $known }（{ $rule }）
error-force-count = { $what } 的數量必須是 0 以上的整數，不能是 { $count }（{ $rule }）
error-force-text = 看不懂「{ $text }」；請寫成 "main: 4 footman 2 archer; flank1: 2 ninja; shields: 1"（{ $rule }）
error-force-ninja = 忍者只能在側翼作戰，不能在主陣（{ $rule }）
error-force-empty = 兵力至少要有一顆骰子（{ $rule }）
error-force-flanks = 側翼有 { $flanks } 顆骰子，主陣有 { $main } 顆：兩個側翼合計不得多於主陣（{ $rule }）
error-force-dice = { $dice } 顆骰子太多了：每位玩家只有 { $most } 顆（{ $rule }）
error-force-terrain = 地區的點數是 0 到 3，不能是 { $terrain }（{ $rule }）
error-force-choice = 只有圍城時才選擇側翼，而且只能選 1、2、兩者或都不選（{ $rule }）

## 公正的骰子

verify-honest = 公正：全部 { $rolls } 個隨機事件都由公開的種子推得，種子也符合事先的承諾 { $commitment }。
verify-added = { $added ->
        [0] 沒有玩家加進內容：架設伺服器的人可能事先挑過種子。
       *[other] 承諾之後有 { $added } 位玩家加進內容：沒有人能獨自挑選骰子。
    }
verify-seeded = 未經更動：全部 { $rolls } 個隨機事件都由種子 { $seed } 推得。但種子並未事先承諾，選定種子的人可以預知骰子。
verify-sealed = 尚無法證明：承諾 { $commitment } 的秘密種子還沒公開。其中 { $rolls } 個隨機事件都是可能出現的。
verify-scripted = 無法證明：其中 { $rolls } 個隨機事件是人工排定的。
verify-tampered = 不公正：{ $problem }。

tampered-promise-broken = 公開的種子不符合事先的承諾
tampered-other-result = 檔案中的結果與其事件不符
tampered-chance-not-due = 此處不該有隨機事件
tampered-impossible-chance = 此處不可能出現的隨機事件
tampered-other-dice = 骰子與公開的種子不符
tampered-other-seat = 當時輪到的是別的座位
tampered-illegal-action = 規則不允許的行動
tampered-no-event = 不是這款遊戲的事件
tampered-line-changed = 這一行被改過，與檢查碼不符

## 牌桌上

bot-easy = 簡單
bot-easy-text = 常常漏看：適合第一次玩。
bot-normal = 普通
bot-normal-text = 下得合理，偶爾會漏看。
bot-hard = 困難
bot-hard-text = 全力以赴，什麼都不會漏看。
bot-random = 隨機
bot-random-text = 規則允許的事都隨便做。
bot-greedy = 貪心
bot-greedy-text = 只拿這一回合最值錢的，不想以後。

ui-game = 遊戲
ui-title = 名稱
ui-players = 人數
ui-bots = 電腦玩家
ui-earlier-choice = { $player }：{ $action }
ui-earlier-chance = 骰子與卡牌：{ $outcome }
ui-earlier-won = 獲勝者：{ $players }。
ui-house-rule = 家規
ui-house-rules = 家規
ui-what-it-changes = 改變的內容
ui-house-rules-played = 這一桌的家規
ui-house-rule-played = 家規「{ $rule }」：{ $text }
puzzle-title = 第 { $number } 題：{ $theme }
puzzle-you = 你
puzzle-rival = 對手
puzzle-rival-number = 玩家 { $number }
puzzle-ask = 你的選擇（q 結束）：
puzzle-right = 正確：這是最好的選擇。
puzzle-wrong = 不是最好的：損失 { $lost } 的勝率。
puzzle-score = 答對：{ $solved }／{ $asked }。
learn-head = 第 { $number } 課：{ $title }（{ $step }／{ $steps }）
learn-wrong = 不是這個：損失 { $lost } 的勝率。再試一次。
learn-right = 正確：勝率 { $worth }。
learn-play = 現在來一局真的：{ $command }
lesson-clans-title = 家族、奪取與價值
lesson-stop-title = 何時開始，先填哪一條
lesson-supply-title = 米的用處
lesson-sieges-title = 圍城
lesson-victories-title = 三種勝利
lesson-block-title = 如何阻擋，何時圍攻
ui-player-number = 玩家 { $number }
ui-seat-person = 座位 { $number }：{ $player }
ui-seat-bot = 座位 { $number }：{ $player }（電腦玩家：{ $bot }）
ui-dice-promised = 骰子：保密且可驗證。承諾：{ $commitment }
ui-dice-seeded = 骰子：來自種子 { $seed }。知道種子的人就知道骰子。
ui-dice-own = 骰子：你們自己的。由你們輸入結果；沒有人能驗證。
ui-seed-revealed = 秘密種子是 { $secret }；事先的承諾是 { $commitment }。
ui-replay-file = 這場對局存於 { $file }
ui-saved = 已存於 { $file }
ui-resume-with = 繼續對局：{ $command }
ui-asked = { $player }：{ $question }
ui-entry = 出現了什麼？要輸入清單上的編號數量：{ $count }
ui-only-choice = 只有一個選擇：{ $choice }。
ui-suggested = （Enter）
ui-curtain = 請交給 { $player }。確定沒有別人在看，再按 Enter。
ui-not-understood = 「{ $answer }」不是可選項：請輸入 1 到 { $count } 的數字，或輸入 ? 看規則。
ui-plain-keys = 輸入數字選擇，Enter 採用建議，. 採用這一步的所有建議；或 p 局面、c 選項、l 紀錄、s 存檔、? 規則、w 威脅提示開關、h 按鍵說明、q 離開
ui-threats = { $count } 個威脅
ui-threats-on = 會提示其他玩家的威脅。
ui-threats-off = 不提示其他玩家的威脅。
ui-since = 你上一回合之後
ui-plain-odds = o 機率
ui-plain-coach = ! 教練
ui-plain-undo = u 收回

ui-player = 玩家
ui-points = 分數
ui-language = 繁體中文
ui-motto = 三款戰爭遊戲，公正的骰子。
ui-player-range = { $low }–{ $high } 人
ui-go-on = 繼續
ui-who-plays = 誰來玩？
ui-person = 真人
ui-bot = 電腦玩家：{ $bot }
ui-yes = 是
ui-no = 否
ui-name-asked = 叫什麼名字？
ui-press-enter-to-begin = 按 Enter 開始
ui-press-enter-to-roll = 按 Enter 擲骰
ui-promise-explained =
    骰子已由一個秘密種子決定。以下是種子的指紋（SHA-256）。
    對局結束後會公開種子，人人都能檢查每一次擲骰。
ui-turn-of = 輪到 { $player }
ui-thinking = { $player } 正在思考…
ui-over = 對局結束
ui-wait = 請稍候
ui-standing = { $player }：{ $figures }
ui-figure = { $label } { $value }
ui-chance-range = { $chance }（{ $low } 至 { $high }）
ui-chance-win = 勝 { $chance }
ui-chance-lose = { $chance }，敗 { $lose }
refusal-not-legal = 現在不能這麼做。
ui-leave = 要離開對局嗎？
ui-leave-saved = 對局已存檔，隨時可以回來。
ui-leave-keys = y 離開    n 留下
ui-winner = { $players } 獲勝！
ui-winners = 共享勝利：{ $players }
ui-seed-of-dice = 骰子的秘密種子：
ui-verify-with = 親自檢查骰子：
ui-ending-keys = Enter 看局面    r 重播    q 離開
ui-event = 第 { $index } 個事件，共 { $events } 個
ui-fast-on = 電腦玩家不再停頓。
ui-fast-off = 電腦玩家行動之間會停頓。
ui-too-small =
    這個終端機只有 { $width }×{ $height } 格。
    Wartable 需要 { $needed_width }×{ $needed_height }：請放大視窗，或用 --plain 來玩。
    按 q 離開。
ui-rules = 規則
ui-keys = 按鍵

ui-key-choose = 選擇
ui-key-suggested = 建議
ui-key-all-suggested = 全部
ui-key-odds = 機率
ui-key-coach = 教練
ui-key-threats = 威脅
ui-key-undo = 收回
ui-key-rules = 規則
ui-key-zoom = 放大
ui-key-fast = 加快
ui-key-result = 結果
ui-key-replay = 重播
ui-key-look = 外觀
ui-key-language = 語言
ui-key-leave = 離開
ui-key-back = 返回
ui-key-scroll = 捲動
ui-key-step = 一步
ui-key-step-ten = 十步
ui-key-ends = 開頭和結尾
ui-key-row = 移動
ui-key-change = 更換
ui-key-seats = 座位
ui-key-name = 名字
ui-key-begin = 開始

ui-help-choose = 移到一個選項並採用
ui-help-hotkeys = 立即採用該鍵的選項
ui-help-suggested = 採用建議的選項（若有）
ui-help-all-suggested = 採用這一步的所有建議
ui-help-pane = 切換到版面的下一個畫面（如果有多個）
ui-help-odds = 顯示或隱藏每個選項的機率
ui-help-coach = 每個選擇值多少，以及原因
ui-help-threats = 提示或不提示其他玩家的威脅
ui-help-undo = 收回上一個決定，只要還沒擲骰、沒有秘密公開
ui-help-fast = 電腦玩家是否停頓
ui-help-zoom = 只看棋盤，或連同側欄
ui-help-look = 夜色或紙色
ui-help-log = 捲動紀錄
ui-help-outlook = 捲動威脅與你上一回合之後的事
ui-help-board = 捲動棋盤（放不下時）
ui-help-save = 立即存檔（每個決定都會自動存檔）
ui-help-leave = 離開，對局會等你回來

## Online tables

cmd-serve = 在瀏覽器開桌，自己玩，也讓知道網址的人一起玩。
cmd-serve-host = 監聽的位址；0.0.0.0 讓別人也能進來。也可用 WARTABLE_HOST 設定；預設只限本機。
cmd-serve-port = 監聽的連接埠。也可用 WARTABLE_PORT 設定；預設 8421。
cmd-serve-database = SQLite 檔案，或 PostgreSQL 資料庫的 URL。也可用 WARTABLE_DATABASE 設定；預設為資料夾中的檔案。
cmd-serve-workers = 伺服器行程數；超過一個需要 PostgreSQL。也可用 WARTABLE_WORKERS 設定；預設 1。
cmd-serve-bots = 供電腦玩家思考的行程數。也可用 WARTABLE_BOT_WORKERS 設定；預設 1。
cmd-serve-origin = 前面有代理伺服器時，大家使用的網址。也可用 WARTABLE_ORIGIN 設定。
cmd-serve-proxy = 相信前面的代理伺服器所說的來源（X-Forwarded-For）。也可用 WARTABLE_TRUST_PROXY 設定。
cmd-serve-no-browser = 不要開啟瀏覽器。也可用 WARTABLE_NO_BROWSER 設定。
cmd-join = 在這個終端機加入線上的一桌。
cmd-join-name = 你在桌上的名字。
cmd-join-token = API 權杖，以你的帳號遊玩。也可用 WARTABLE_TOKEN 設定。
cmd-join-seat = 要坐的座位（1、2 …）；預設為第一個空位。
cmd-join-watch = 只觀戰。
cmd-join-pair = 找人一起玩這個遊戲；此時「連結」是伺服器的位址。
cmd-mcp = 讓 AI 助理上桌：透過標準輸入與輸出的 Model Context Protocol 伺服器。
cmd-mcp-server = 要在哪個 Wartable 伺服器遊玩。也可用 WARTABLE_SERVER 設定；預設為本機的 8421 埠。
cmd-mcp-name = 助理在桌上的名字；預設為「Assistant」。
cmd-mcp-http = 改用本機這個連接埠的 HTTP（路徑 /mcp），不用標準輸入與輸出。
cmd-admin = 管理伺服器：封鎖玩家、匯出資料。
cmd-admin-database = 伺服器的資料庫。也可用 WARTABLE_DATABASE 設定。
cmd-admin-players = 列出玩家。
cmd-admin-ban = 封鎖玩家：不能遊玩，也不能觀戰。
cmd-admin-unban = 讓被封鎖的玩家回來。
cmd-admin-password = 替帳號設定新密碼，並登出所有裝置。
cmd-admin-close-table = 永久關閉一張桌子；沒有人獲勝。
cmd-admin-backup = 將整個資料庫寫入一個檔案；伺服器可以繼續運作。
cmd-admin-restore = 用備份填入空的資料庫。
ui-table-closed = 桌子 { $table } 已關閉。
ui-backed-up = { $path } 共有 { $count } 列。
ui-restored = 已還原 { $count } 列。
error-name = 不能使用這個名字：{ $reason ->
    [mixed] 它混用了幾種文字中看起來相似的字母
    [empty] 它需要一個看得見的字
   *[other] 它有看不見的字
}
error-backup = 無法還原備份：{ $reason ->
    [full] 資料庫不是空的
    [revision] 它屬於另一個版本的程式
   *[other] 這個檔案不是 Wartable 的備份
}
cmd-admin-export = 把牌桌寫成對局檔，或匯出某位玩家的所有資料。
cmd-admin-export-player = 這位玩家的所有資料，以 JSON 格式。
cmd-admin-export-table = 只要這一桌。
cmd-admin-export-shared = 只匯出所有人都同意（「讓其他人從我的對局中學習」）的桌，不含姓名：供 wartable lab people 使用。
cmd-admin-export-to = 要寫入的資料夾或檔案。
cmd-metavar-host = 主機
cmd-metavar-origin = 網址
cmd-metavar-database = 資料庫
cmd-metavar-link = 連結
cmd-metavar-name = 名字
cmd-metavar-token = 權杖
cmd-metavar-player = 玩家
cmd-metavar-table = 牌桌
cmd-metavar-path = 路徑

error-setting = 這個設定不合理：{ $problem }
error-needs-postgres = 要執行 { $workers } 個伺服器程序，需使用 PostgreSQL：--database postgresql://…
error-refused = 伺服器拒絕：{ $detail }
error-link = 這不是牌桌的連結：{ $link }
error-own-dice-seed = --own-dice 使用真實桌上的骰子：沒有種子能得出它們
error-entry = 不可能出現這個結果：請從顯示的選項中，選出與骰子一樣多的數目
error-assistant-link = { $link } 不是牌桌的連結；連結的樣子是 { $server }/table/ID/INVITE
error-assistant-elsewhere = 那一桌在 { $there }；這位玩家在 { $server }
error-assistant-no-table = 你還沒有入座：請先用 open_table 或 join
error-assistant-not-yours = 你不在 { $table } 這一桌；你的桌是 { $tables }
error-assistant-tables = 一個助理最多同時在 { $most } 桌遊玩
error-assistant-question = 第 { $question } 個問題已經過去，現在是第 { $now } 個：請再看一次
error-assistant-choice = 沒有選項 { $choice }；請選 1 到 { $count }
error-assistant-not-asked = 現在沒有要你決定的事：請等輪到你
error-unreachable = 伺服器沒有回應：{ $problem }
error-unknown-player = 沒有玩家 { $player }
error-unknown-account = 沒有 { $player } 這個帳號

ui-serving = Wartable 在 { $address }，按 Ctrl-C 停止。
ui-served = 已停止。牌桌都留在原處等你。
ui-mcp-serving = 助理的工具在 { $address }
ui-joined = 你坐在座位 { $seat }。
ui-watching = 你正在觀戰。
ui-waiting-for-players = 等其他人入座 …
ui-looking = 正在找人一起玩；半分鐘後由電腦玩家代替 …
ui-join-keys = 數字：選擇 · Enter：建議的選項 · !：教練 · u：收回 · /文字：說話 · q：離開
ui-id = 識別碼
ui-name = 名字
ui-login = 帳號
ui-banned-column = 封鎖
ui-banned = 已封鎖 { $player }。
ui-new-password = { $player } 的新密碼：{ $password }
ui-unbanned = { $player } 可以再次遊玩。
ui-exported = 寫入了 { $count } 個檔案。

log-undone = { $player } 收回上一個決定。
log-corrected = { $player }更正了剛才的結果。
chance-outcome = { $outcome }
chance-face = { $value }
log-resigned = { $player } 認輸。
log-closed = 這一桌已關閉。
log-timed-out = { $player } 的時間用完了。
log-withheld = { $player } 承諾要加進骰子的內容沒有公開：骰子不含這一份。

problem-unknown = 伺服器拒絕。
problem-malformed = 伺服器看不懂這個請求。
problem-not-json = 伺服器只讀 JSON。
problem-not-an-action = 這不是遊戲裡的行動。
problem-nothing-said = 這裡面沒有內容。
problem-who-are-you = 請先說你是誰。
problem-bad-token = 沒有這個 API 權杖。
problem-not-your-seat = 這不是你的座位。
problem-not-owner = 只有開桌的人可以這麼做。
problem-strange-origin = 這個請求來自其他網站。
problem-by-token = 給程式用的金鑰只能用來玩，不能變更登入帳號的方式。
problem-banned = 你已被這台伺服器封鎖。
problem-chat-full = 這張桌子的發言與行動太多，已經放不下了。
problem-chat-off = 這一桌沒有聊天。
problem-coach-off = 這一桌不提供建議。
problem-branched = 這一局是從另一局的中途開始的：骰子分別在兩桌擲出。
problem-own-dice = 這些骰子是在真實的桌上擲的：沒有人能驗證。
problem-late-moment = 只能從另一局較早的時刻接著玩（最多第 { $limit } 個事件）。
problem-not-a-change = 不能這樣更改。
problem-not-a-number = 這裡只能填 0 到 { $highest } 的整數。
problem-no-moment = 對局的那一刻沒有人需要做決定。
problem-no-puzzles-yet = 這類題目目前還沒有。請檢討一場結束的對局：你的失誤會變成題目。
problem-unknown-table = 沒有這一桌，或是它不公開。
problem-unknown-seat = 這一桌沒有這個座位。
problem-unknown-token = 你沒有這個權杖。
problem-unknown-player = 沒有這位玩家。
problem-private-player = 這位玩家不公開自己的對局。
problem-blocked = 你和這一桌的某個人不想與對方往來。
problem-own-block = 你不能把自己加入黑名單。
problem-many-blocks = 你的黑名單已滿，請先移除一位。
problem-many-tokens = 你的權杖數量已達上限，請先銷毀一個。
problem-not-blocked = 這位玩家不在你的黑名單裡。
cmd-admin-mute = 將玩家禁言：可以遊玩，但不能發言。
cmd-admin-unmute = 讓被禁言的玩家再次發言。
cmd-admin-reports = 列出玩家的檢舉，或將其結案。
cmd-admin-reports-close = 將這項檢舉結案。可以重複使用。
cmd-admin-reports-all = 也列出已結案的檢舉。
cmd-metavar-report = 檢舉
error-unknown-report = 沒有未結案的檢舉 { $report }
ui-muted-column = 禁言
ui-muted = { $player } 不能再發言了。
ui-unmuted = { $player } 可以再次發言。
ui-no-reports = 沒有未結案的檢舉。
ui-report = { $reporter } 檢舉 { $player }{ $times ->
    [1] {""}
   *[other] （{ $times } 次）
}：
problem-muted = 這台伺服器的管理者已將你禁言：你可以遊玩，但不能發言。
problem-own-report = 你不能檢舉自己。
problem-many-reports = 你有 { $count } 項檢舉還在等管理者處理，請先等待。
problem-unknown-line = 這位玩家沒有在那裡說過這句話。
mail-recover-subject = Wartable 的新密碼
mail-recover = { $name }，您好：

    有人要求為您的帳號設定新密碼。若是您本人，請在一小時內開啟此連結：

    { $link }

    若不是您，請不必理會：您的密碼不會改變。
mail-confirm-subject = 您在 Wartable 的電子郵件地址
mail-confirm = { $name }，您好：

    請在一天內開啟此連結，您的帳號便會使用這個地址：

    { $link }

    若您不知道這是什麼，請不必理會。
notify-turn-title = 輪到你了
notify-turn = { $others ->
        [0] 《{ $game }》輪到你了。
       *[other] 你與{ $players }的《{ $game }》輪到你了。
    }
notify-start-title = 對局開始了
notify-start = { $others ->
        [0] 《{ $game }》開始了。
       *[other] 你與{ $players }的《{ $game }》開始了。
    }
notify-invitation-title = 再來一局？
notify-invitation = { $others ->
        [0] 有人邀你再來一局《{ $game }》。
       *[other] { $players }邀你再來一局《{ $game }》。
    }
notify-over-title = 對局結束了
notify-over = { $others ->
        [0] 《{ $game }》結束了。
       *[other] 你與{ $players }的《{ $game }》結束了。
    }
notify-tournament-title = 賽事開始了
notify-tournament = 賽事「{ $name }」開始了。
notify-several = Wartable 有 { $count } 件事發生
notify-mail = { $told }

    ---
    你在設定中選擇了接收這些信件：{ $settings }
    按一下即可不再接收：{ $stop }
problem-unknown-zone = 沒有「{ $zone }」這個時區。
problem-bad-browser = 無法傳送訊息給這個瀏覽器：{ $why ->
        [scheme] 它的位址不是 https
        [name] 找不到它的推送服務名稱
        [inside] 它的推送服務位於內部網路
        [keys] 它的金鑰有誤
       *[address] 它的位址不是位址
    }。
problem-unknown-browser = 這個瀏覽器不接收你的訊息。
problem-unknown-link = 這個連結不屬於任何接收信件的人。
problem-wrong-code = 帳號或復原碼錯誤。每個復原碼只能使用一次。
problem-wrong-password = 密碼錯誤。
problem-no-mail = 這個伺服器不寄電子郵件。請使用復原碼。
problem-stale-link = 此連結已失效。請重新索取。
problem-bad-passkey = 這裡不認得這個通行金鑰。
problem-too-late = 時間過久，請再試一次。
problem-passkeys = 你的帳號已有最多數量的通行金鑰。請先移除一個。
problem-last-way-in = 這是進入帳號的唯一方式。請先建立另一個。
problem-unknown-passkey = 你沒有這個通行金鑰。
problem-no-workshop = 這個伺服器沒有工坊。
problem-no-experiment = 沒有這個實驗。
problem-experiments = 你有 { $limit } 個實驗還在進行。請等其中一個完成，或停止它。
problem-experiment-runs = 還在進行中，尚無報告。
problem-nothing-changed = 請先改一個數字：這就是標準遊戲。
problem-how-many-games = 請選擇以下的局數之一：{ $known }。
problem-workshop-bot = { $bot } 不能在這裡玩這個。請選擇：{ $known }。
problem-not-found = 這裡什麼都沒有。
problem-stale = 局面已經改變，請再看一次。
problem-not-your-turn = 還沒輪到你。
problem-seat-taken = 那裡已經有人坐了。
problem-seat-open = 那裡沒有人坐。
problem-seats-open = 還有空位。
problem-not-started = 遊戲還沒開始。
problem-already-started = 遊戲已經開始了。
problem-starting = 遊戲馬上就要開始。
problem-pledge-first = 這桌還有別人：請先提交承諾，等宣布開始時再公開內容。
problem-other-pledge = 這不是這個座位當初承諾的內容。
problem-contributed = 這個座位已經加過骰子了。
problem-table-over = 遊戲已經結束。
problem-not-over = 遊戲還沒結束。
problem-bot-plays = 這個座位由電腦玩家接手。
problem-undo = 無法收回：骰子已擲、秘密已公開，或這一桌不允許。
problem-correct = 上一個決定之後還沒有輸入任何結果。
problem-old-version = 這一桌是依較早的規則進行的（版本 { $version }，現在是版本 { $known }），無法繼續。若已結束，對局檔案仍可下載、閱讀與驗證。
problem-too-large = 內容太大，伺服器無法接受。
problem-bad-seat = 電腦玩家座位必須指定電腦玩家，其他座位則不可。
problem-no-rating = 允許收回、建議、家規或使用變體的牌桌不能計入評分。
problem-too-many = 太快了，請在 { $seconds } 秒後再試。
problem-login-taken = 這個帳號已有人使用。
problem-wrong-login = 帳號或密碼錯誤。
problem-already-account = 你已經有帳號了。
problem-no-account = 你是訪客：先建立帳號，才有密碼。
problem-bad-webhook = 這個 webhook 無法使用：{ $why ->
        [scheme] 必須是單純的 http 或 https 網址
        [name] 查無此主機名稱
        [inside] 它位於內部網路
       *[address] 這不是網址
    }。
problem-bug = 伺服器出錯了，已經記錄下來。
problem-too-slow = 計算超過 { $seconds } 秒，已經放棄。
problem-closed = 這一桌在遊戲結束前就關閉了。
problem-tables = 您已有 { $limit } 張未結束的桌子，請先結束或離開一張。
problem-tournaments = 你未結束的賽事已達上限（{ $limit }）。
problem-tournament-over = 賽事已結束。
problem-tournament-full = 無法再加入：已經有 { $limit } 人。
problem-tournament-empty = 至少要兩人才能開始。
problem-unknown-tournament = 沒有這場賽事。
problem-pairing-full = 現在找對局的人太多了。請稍後再試。
problem-spectators-full = 觀看這一桌的人已達上限（{ $limit }）。請稍後再試。
problem-guest-rated = 計分遊戲需要帳號。請先建立帳號，您的遊戲會一併帶過去。
problem-database-away = 資料庫沒有回應，請稍後再試。
problem-busy = 這一桌太忙了，請再試一次。

## 教練與覆盤

cmd-coach = 說明輪到的玩家每個選擇值多少，以及原因。
cmd-coach-at = 查看第幾個事件之後的局面；未指定則為檔案結尾。
cmd-review = 為已結束對局的每個決定評分，並區分運氣與實力。
cmd-review-html = 將覆盤寫成附勝率曲線的 HTML 網頁。
cmd-puzzle = 解題：每題都有一個明顯最好的選擇，每天一題新的。
cmd-puzzle-number = 第幾題；未指定則為今天的題目。
cmd-puzzle-theme = 只要某個主題的題目。
cmd-puzzle-from = 以對局檔案中玩家的失誤出題
cmd-learn = 用局面學遊戲：選擇，再看為什麼。
cmd-learn-lesson = 這個編號的課；第一課在瀏覽器裡進行。

coach-title = 輪到 { $player } 選擇：
coach-nothing = 該處沒有人需要做決定
coach-wins = 勝率
coach-choice = 選擇
coach-why = 原因
coach-thinking = 教練正在思考…
coach-estimate = { $share } ± { $error }
coach-separator = ；
coach-line = { $number }. { $worth }：{ $choice }。{ $why }
coach-keys = ↑↓ 選擇   ⏎ 採用   esc 返回

figure-percent = { $whole }%
figure-percent-tenths = { $whole }.{ $tenth }%
figure-tenths = { $whole }.{ $tenth }
figure-tenths-plus = +{ $whole }.{ $tenth }
figure-tenths-minus = −{ $whole }.{ $tenth }
reason-wins-soon = 後續模擬中有 { $odds } 很快獲勝
reason-rival-wins-soon = 後續模擬中有 { $odds } 是 { $player } 很快獲勝
reason-best = 沒有更好的選擇
reason-only = 沒有其他選擇
reason-as-good = 與最佳選擇一樣好
reason-behind = 比最佳選擇少 { $gap }

review-title = { $game }覆盤 · { $judge }
review-judge-exact = 依已解出的完美答案判定
review-judge-estimate = 依估計判定
review-thinking = 分析中
review-written = 覆盤已寫入 { $file }。
review-curve = 逐事件的勝率
review-luck-and-skill = 運氣與實力
review-player = 玩家
review-start = 起始
review-luck = 運氣
review-skill = 自己的決定
review-others = 他人的決定
review-result = 結果
review-books = 起始、運氣、自己與他人的決定，相加即為結果。「自己的決定」計算與最佳選擇相比的損失。
review-error = 判定為估計值：運氣與實力的誤差約為 ± { $error }。評等只計入超出誤差的部分。
review-lessons = 付出代價的決定
review-when = { $moment }{" · "}
review-decision = { $when }{ $player }：{ $made }（{ $value }）——{ $grade }。更好的選擇：{ $best }（{ $bestvalue }）。損失 { $loss }。

grade-best = 最佳
grade-good = 良好
grade-inaccuracy = 不精確
grade-mistake = 失誤
grade-blunder = 大失誤

## 求解

cmd-solve = 求解一款遊戲：算出每個局面並寫成表格。
cmd-solve-tolerance = 數值的精確度，1e-10 到 1e-3；預設為 1e-9。
cmd-solve-device = 在哪裡計算：處理器（cpu）、顯示卡（gpu），或較快的那個（auto）。
cmd-solve-out = 要寫入的檔案；預設為目前資料夾的 age-of-war.table。

solve-at-work = 求解中
solve-done = 已解出 { $positions } 個局面，耗時 { $seconds } 秒（{ $device }）。雙方都採最佳玩法時，先手勝率為 { $first_player }。表格在 { $file }。

error-not-solvable = 無法求解 { $game }；可以求解的是 { $known }
error-no-device-cpu = 用處理器計算需要 numba；安裝指令：pip install "wartable[solver]"
error-no-device-gpu = 這裡沒有 PyTorch 和 Triton 能用的顯示卡
error-batch-castles = 批次引擎最多容納 { $most } 座城堡，不能有 { $many } 座
error-batch-lines = 批次引擎最多容納 { $most } 條戰線（含特殊戰線），不能有 { $many } 條
error-table-kind = { $file }：這不是已解局面的表格
error-table-version = { $file }：這個表格來自其他版本
error-table-cards = { $file }：這個表格是為其他卡牌製作的
error-table-size = { $file }：這個表格被截斷或多了內容
error-table-checksum = { $file }：這個表格已損壞，與校驗碼不符

## Links to a table, where they are pasted

preview-review = 覆盤：{ $game } · { $players }
preview-won = { $players } 獲勝。每個決定的價值都在這裡。
preview-title = { $host }邀請你玩{ $game }
preview-tournament = { $name } · { $game }
preview-entrants = { $count ->
        [0] 賽事。還沒有人參加：來當第一個吧。
       *[other] 賽事。已有 { $count } 人參加。
    }
preview-seats = { $open ->
        [0] 座位已滿：歡迎觀戰。
       *[other] 空位：{ $open }／{ $seats }。
    }

# Setting a position up
editor-player = { $player }
editor-now = 目前回合
editor-turn = 輪到
