# 只有網頁用到的文字。各款遊戲自己的用語在各自的目錄裡。

## 各處通用

web-home = 回大廳
web-pages = 頁面
web-play = 遊玩
web-learn = 學習
web-rules = 規則
web-skip = 跳到內容
web-language = 語言
web-settings = 設定
web-account = 你的名字與帳號
web-look = 外觀
web-look-system = 跟隨系統
web-look-light = 紙白
web-look-dark = 夜藍
web-sound = 音效
web-close = 關閉
web-watch = 觀戰
web-watch-more = 正在進行的公開對局。進來看看吧。
web-watch-none = 目前沒有公開對局。
web-watch-delay = 觀戰者看到的時間
web-watch-delay-0 = 立即
web-watch-delay-60 = 一分鐘後
web-watch-delay-300 = 五分鐘後
web-watch-delay-900 = 一刻鐘後
web-watch-delayed = 這個遊戲有秘密：你看到的是 { $minutes } 分鐘前的情形。
web-watch-others = 其他對局
web-watch-live = 正在進行
web-chat-spectators = 對局者要到結束後才會看到這裡的話。
web-keys = 按鍵
web-key-tab = 到下一個可選項目
web-key-enter = 選擇
web-key-arrows = 在選項之間移動；逐步觀看重播
web-key-space = 略過他人的行動，直到輪到你
web-key-escape = 關閉開啟的視窗
web-key-help = 這份列表
web-login-short = 帳號至少要兩個字元。
web-password-short = 密碼至少要八個字元。
web-turns = { $count } 桌輪到你
web-all-pages = 所有頁面
web-volume = 音量
web-look-garden = 庭園
web-look-stark = 高對比
web-gave-up-resigned = 已認輸
web-gave-up-timed-out = 已超時
web-loading = 請稍候……
web-not-found = 沒有這個頁面
web-unreachable = 連不上伺服器，請再試一次。
web-unofficial = Wartable 是非官方的自由軟體，文字與圖畫都是自己的創作，並非出自這些遊戲的設計師或出版社。喜歡哪款遊戲，請支持正版。

## 大廳

web-hero = 朋友在哪裡，戰棋桌就在哪裡
web-hero-more = 一鍵擲出第一把骰子。和電腦玩家、身旁的人或遠方的朋友對戰；每一次擲骰都能證明公正。
web-title-age-of-war = 戰國時代
web-about-age-of-war = 七顆骰子，十四座城堡。在骰子用完之前，填滿一座城堡的所有戰線，把它攻下。
web-facts-age-of-war = 2–6 人 · 15–30 分鐘 · 三分鐘學會
web-title-epic-dice-battles = Epic Dice Battles
web-about-epic-dice-battles = 古日本的十六個領國。春天徵兵，秋天行軍，計謀只有自己知道。
web-facts-epic-dice-battles = 2–5 人 · 一個晚上
web-title-board-of-war = Board of War
web-about-board-of-war = 方格上的商人、工匠與士兵。三種勝利之路，一手牌替你找出其中一條。
web-facts-board-of-war = 2–4 人 · 約一小時
web-play-now = 立刻和電腦玩家玩一局
web-level = 電腦玩家的強度
web-create-table = 開一桌
web-learn-it = 邊玩邊學
web-terminal-only = 目前可在終端機遊玩；網頁版棋盤還在繪製中。
web-continue = 繼續遊玩
web-open-tables = 等待中的桌
web-no-open-tables = 現在沒有等待中的桌。開一桌，把連結傳給朋友吧。
web-finished = 已結束的對局
web-more = 顯示更多
web-open-seat = 空位
web-seats-open = 還有 { $seats } 個空位
web-versus = { " · " }
web-won-by = { $players } 獲勝
web-guest-name = 訪客

## 牌桌

web-you = 你
web-variant-note = 這一桌使用的數值與標準遊戲不同。
web-house-rules-hint = 規則書有兩種讀法的地方，你們可以選擇另一種。
web-variant = 使用其他數值
web-variant-hint = 變體是一段 TOML 文字，只寫出要更改的部分。文件中給設計者的頁面說明了寫法。
web-variant-file = 從檔案讀取變體
web-variant-text = 變體的文字
web-same-name = { $name }（{ $number }）
web-bot = 電腦玩家
web-your-turn = 輪到你了
web-turn-of = 輪到 { $player }
web-points-short = 分
web-players = 玩家
web-online = 在線上
web-away = 離開
web-days = { $days } 天
web-spectators = { $count } 人觀戰
web-reconnecting = 連線中斷，正在重新連線……
web-connection-lost = 沒有送出：連線中斷了，稍後會自動恢復。
web-no-table = 沒有這一桌，或者是私人桌
web-beside = 紀錄與聊天
web-log = 紀錄
web-log-empty = 還沒有發生任何事。
web-chat = 聊天
web-chat-empty = 還沒有人說話。
web-chat-say = 說點什麼
web-chat-players-only = 只看玩家
web-send = 送出
web-skip-ahead = 快轉
web-tempo = 他人的行動
web-tempo-instant = 立即
web-tempo-fast = 快
web-tempo-normal = 從容
web-tempo-step = 逐步
web-quick = 只有一個選擇時自動進行
web-only-choice = 只有一個選擇：{ $choice }。
web-sending = 傳送中……
web-reconnecting-sending = 連線中斷，重新連線中……之後會告訴你這一步是否算數。
web-move-counted = 已重新連線：你的這一步算數。
web-more-tools = 更多
web-board = 棋盤
web-desk = 棋盤下方
web-desk-mine = 我的
web-desk-others = 其他人
web-take-back = 收回
web-resign = 認輸
web-resign-sure = 要放棄這局嗎？
web-resign-bot = 電腦玩家會替你繼續玩。
web-resign-out = 你的座位將退出這局。
web-play-on = 繼續玩
web-rematch = 再來一局
web-to-rematch = 前往下一局
web-replay = 重播
web-curtain = 請把裝置交給 { $player }
web-curtain-more = 接下來的內容只給一個人看。
web-curtain-lift = 我是 { $player }，給我看

## 第一次擲骰之前

web-seats = 座位
web-sit-here = 坐這裡
web-stand-up = 起身
web-free-seat = 清出座位
web-start = 開始遊戲
web-start-waits = 所有座位都有人之後才能開始。
web-owner-starts = 由開桌的人開始遊戲。
web-invite = 邀請朋友
web-invite-more = 有這個連結的人都能進來、入座或觀戰。
web-invite-link = 邀請連結
web-copy = 複製
web-copied = 已複製，傳給朋友吧。
web-copy-failed = 瀏覽器不允許複製，請自己選取連結再複製。
web-invited = 有人邀請你
web-invited-more = 先告訴大家怎麼稱呼你，然後進來吧。
web-your-name = 你的名字
web-come-in = 進入
web-invited-by = { $host }邀請你玩{ $game }
web-sit-and-play = 入座開玩
web-only-watch = 只觀戰
web-clock-other = 自訂計時
web-term-rated = 計入評分
web-term-unrated = 純娛樂
web-term-odds = 顯示機率
web-term-no-odds = 不顯示機率
web-term-coach = 可以請教教練
web-term-undo = 可以悔棋
web-rematch-accept = 接受再戰
web-resigned = 已認輸：{ $players }
web-share-it = 分享
web-code = 給手機掃的 QR 碼
web-code-alt = 邀請連結的 QR 碼
web-starts-when-full = 所有座位坐滿後自動開始。
web-allow-coach = 可以請教教練
web-rated-forbids = 計分對局中沒有機率與教練，也不能悔棋。
web-varied-forbids = 使用自訂規則或其他數值的對局不能計入評分。
web-pair = 快速配對
web-pair-more = 說說你想玩什麼，就會和想玩同樣遊戲的人同桌：評分越接近，配得越快。
web-pair-waiting = 現在有 { $count } 人在找這個遊戲的對手。
web-pair-bots = 如果沒有人來
web-pair-bots-30 = 半分鐘後由電腦玩家代替
web-pair-bots-120 = 兩分鐘後由電腦玩家代替
web-pair-bots-never = 繼續等，不要電腦玩家
web-pair-unrated = 沒有帳號，這局不計入評分。
web-pair-find = 找一局
web-pair-looking = 正在找人一起玩……
web-pair-bot-now = 現在就和電腦玩家玩
web-pair-found = 你的對局準備好了。
web-pair-to-table = 到桌邊去

web-tournaments = 賽事
web-tournaments-more = 給社團和客廳：兩人對局，人人積分，結束時領先的人獲勝。
web-tournaments-none = 還沒有賽事。來開第一場吧。
web-tournament-new = 新的賽事
web-tournament-name = 名稱
web-tournament-usual-name = 晚間賽
web-tournament-game = 遊戲
web-tournament-kind = 賽制
web-tournament-swiss = 瑞士制
web-tournament-arena = 競技場
web-tournament-swiss-more = 固定輪數；每輪由積分相同的人對上，並盡量不重複交手。
web-tournament-arena-more = 時間內能下幾局就下幾局；等待的人會立刻配對。
web-tournament-rounds = 輪數
web-tournament-minutes = 分鐘
web-tournament-fill = 用電腦玩家補足到（0：不補）
web-tournament-open = 開設賽事
web-tournament-count = 參加人數：{ $count }
web-tournament-is-open = 可加入
web-tournament-is-playing = 進行中
web-tournament-is-over = 已結束
web-tournament-round = 第 { $round }／{ $rounds } 輪
web-tournament-left = 剩餘分鐘：{ $minutes }
web-tournament-lasts = 分鐘：{ $minutes }
web-tournament-to-table = 前往你的對局
web-tournament-join = 參加
web-tournament-start = 開始賽事
web-tournament-leave = 退出
web-tournament-wait = 有人空出來就會為你配對。
web-tournament-standings = 名次
web-tournament-nobody = 還沒有人參加。
web-tournament-rank = 名次
web-tournament-points = 積分
web-tournament-buchholz = 布赫茲分
web-tournament-buchholz-more = 所有交手對手的積分總和：積分相同時，遇過較強對手的人在前。
web-tournament-played = 局數
web-tournament-games = 對局
web-tournament-round-number = 第 { $round } 輪
web-tournament-bye = 輪空得一分
web-tournament-see-game = { $first } 對 { $second }：{ $score }。看這一局
web-own-dice = 使用我們自己的骰子和卡牌
web-own-dice-hint = 你們在真實的桌上擲骰、抽牌，再點選結果。沒有人能驗證這些骰子，所以永遠不計入排名。
web-own-dice-note = 你們自己的骰子和卡牌：無法驗證，不計入排名。
web-term-own-dice = 使用真實桌上的骰子，無法驗證
web-entry = 出現的結果
web-entry-dice = 擲 { $count } 顆骰子，點選擲出的結果
web-entry-one = 點選出現的結果
web-entry-left = 還要點選：{ $count }
web-entry-picked = 已點選
web-entry-remove = 拿掉：{ $face }
web-entry-correct = 剛才點錯了：重新輸入
web-entry-waiting = { $player }正在輸入結果。
web-start-when-full = 所有座位坐滿後自動開始

## 公正的骰子

web-honest-dice = 公正的骰子
web-dice-promise = 骰子的承諾
web-dice-promise-more = 所有骰子的秘密種子已經選定，這是它的指紋。每位玩家的瀏覽器都會加進自己的內容，在全部定下來之前誰也看不到，所以沒有人能挑選骰子。遊戲結束後會公開種子，你的瀏覽器可以拿它檢查每一次擲骰。
web-nonce-given = 會加進骰子
web-starting = 正在定下骰子，遊戲馬上開始。
web-promise = 承諾
web-seed = 種子
web-check-dice = 檢查骰子
web-check-broken-promise = 不公正：公開的種子並不是當初承諾的那一個。
web-check-other-promise = 不公正：這個承諾不是遊戲開始前所顯示的那一個。
web-check-other-pledge = 不公正：{ $player } 加進骰子的內容與當初的承諾不符。
web-check-other-dice = 不公正：事件 { $event } 的骰子與種子不符。

## 開桌

web-new-table = 開一桌{ $game }
web-how-many = 幾個人玩？
web-seat-number = 座位 { $number }
web-seat-me = 我
web-seat-open = 空位，留給拿到連結的朋友
web-seat-here = 共用這台裝置的人
web-seat-name = 座位 { $number } 的名字
web-their-name = 對方的名字
web-clock = 計時
web-clock-none = 不計時，慢慢想
web-clock-minute = 每回合一分鐘
web-clock-game = 每人十分鐘，每回合再加十秒
web-clock-day = 每回合一天
web-public = 公開：列在大廳，任何人都能加入或觀戰
web-allow-odds = 顯示機率
web-allow-undo = 還沒擲骰之前可以收回決定
web-allow-chat = 聊天
web-rated = 計入排名
web-resign-means-out = 認輸或超時的人退出遊戲（否則由電腦玩家接手）
web-open-table = 開桌

## 重播

web-no-replay = 無法顯示這場重播
web-share = 複製連結
web-seen-by = 視角
web-seen-by-all = 所有人
web-steps = 逐步檢視這局
web-step = 步驟
web-first = 到開頭
web-last = 到結尾
web-back = 上一步
web-forward = 下一步
web-next = 繼續
web-run = 播放
web-pause = 暫停

## 學習

web-learn-title = 邊玩邊學
web-learn-progress = 課程進度
web-learn-do-it = 換你了：選發亮的地方。
web-learn-not-yet = 真正對局時是個好主意。這裡請選發亮的地方。
web-learn-done = 現在來一局真的
web-learn-again = 再學一次
web-learn-you = 你
web-learn-ben = 阿本
web-lesson = 第 { $number } 課
web-lesson-head = 第 { $number } 課：{ $title }
web-lesson-task = 換你了：你選哪一個？
web-lesson-right = 正確：{ $choice }，勝率 { $worth }。
web-lesson-wrong = 不是這個。{ $choice }：勝率 { $worth }，比最好的少 { $cost } 個百分點。
web-lesson-show = 告訴我
web-lesson-end = 重點整理
web-lesson-next = 下一課：{ $title }
web-lesson-done = 已完成
web-learn-aow-table = 桌上有六個家族的十四座城堡。角落的數字是城堡的分數，名字下面是它的戰線：用骰子把戰線全部填滿，城堡就是你的。
web-learn-aow-two-things = 輪到你了：擲出七顆骰子。每次擲骰之後只做一件事：填滿一條戰線，或者棄掉一顆骰子。然後把剩下的骰子重擲。
web-learn-aow-first-line = 你擲出兩顆弓兵，犬山城正好有一條戰線要兩個弓兵。把它填滿吧。這也決定了你的城堡：這回合只能攻打犬山城。
web-learn-aow-lose = 那兩顆骰子留在卡上，另外五顆重擲了。犬山城還缺一個大名（頭盔），可是沒擲到。那就棄掉一顆骰子，其餘重擲。
web-learn-aow-conquer = 擲到大名了！填滿最後一條戰線。
web-learn-aow-rival = 犬山城歸你，放在你面前。現在換阿本擲骰，他想攻打小谷城：步兵 10。步兵的點數可以相加，一頂斗笠算一點：3 + 3 + 3 + 2 是 11，一次就夠了。
web-learn-aow-steal = 阿本拿下了小谷城，但還不算安全：對手面前的城堡可以奪取，代價是多填一條大名戰線，就是標著加號的那條。你這次擲骰達到 10 了，填吧！
web-learn-aow-special = 現在用大名填滿那條額外的戰線。
web-learn-aow-stolen = 奪下來了！如果骰子用完城堡還沒完成，你就什麼都拿不到，卡上的骰子收回，下次從頭再來。
web-learn-aow-clan = 換到另一局的尾聲。中央只剩丸龜城，而你已經有同家族的松山城。阿本以 15 比 14 領先。填滿最後一條戰線！
web-learn-aow-end = 征服長宗我部家族：卡片翻成正面朝下，誰也搶不走，算 4 分而不是 3 分。中央已空，遊戲結束：16 比 15，你贏了。規則就是這些。

## 規則頁的範例

web-example = 範例
web-example-player = 小安
web-example-rival = 阿本
web-example-begin = 第一次擲骰。
web-example-roll = 再擲一次
web-example-fills = { $count ->
        [0] 這次擲骰填不了任何戰線：只能棄掉一顆骰子。
       *[other] 這次擲骰可以從 { $count } 條戰線中選一條填滿。
    }

## 名字與帳號

web-account-is = 你的帳號：{ $login }
web-guest-is = 你目前是訪客，這個瀏覽器會記得你。
web-name-shown = 別人看到的名字
web-save = 儲存
web-match-file = 下載對局檔案
web-saved = 已儲存。
web-account-make = 想要的話，可以開個帳號
web-account-why = 有了帳號，任何裝置都能玩，對局與評分也會保留。以訪客身分玩過的對局會一起帶過來。
web-login = 帳號
web-password = 密碼
web-log-in = 登入
web-sign-up = 建立帳號
web-log-out = 登出
web-log-out-everywhere = 登出所有裝置
web-password-change = 更換密碼
web-password-old = 目前的密碼
web-password-new = 新密碼
web-password-changed = 密碼已更換，其他裝置都已登出。
web-welcome-back = 歡迎回來。
web-account-made = 帳號建立好了。
web-notifications = 通知
web-notifications-more = 你不在時告訴你發生了什麼：每張桌子在你看過之前只說一次，而且只說仍然屬實的事。
web-push-on = 這個瀏覽器會收到訊息。
web-push-end = 不再傳訊息到這個瀏覽器
web-push-begin = 傳訊息到這個瀏覽器
web-push-denied = 你在這個瀏覽器的設定中禁止了訊息。
web-push-none = 這個瀏覽器不接收訊息。在 iPhone 或 iPad 上，請先把 Wartable 加到主畫面。
web-push-refused = 這個瀏覽器目前無法接收訊息。
web-mail-none = 電子郵件需要有已確認信箱的帳號，而且伺服器要能寄信。
web-mail-ended = 你不會再收到關於對局的信件。
web-mail-settings = 選擇要告訴你哪些事
web-notify-by-push = 瀏覽器
web-notify-by-mail = 電子郵件
web-notify-choice = { $event }：{ $channel }
web-notify-turn = 輪到我了
web-notify-start = 對局開始
web-notify-invitation = 有人邀我再來一局
web-notify-over = 對局結束
web-notify-tournament = 賽事開始
web-quiet = 勿擾時段
web-quiet-from = 從
web-quiet-to = 到
web-quiet-more = 以 { $zone } 的時間為準。這段時間發生的事，若之後仍屬實才會告訴你。
web-browsers = 會收到訊息的瀏覽器
web-browser = 某個瀏覽器
web-browser-drop = 停止
web-browser-drop-of = 不再傳訊息到 { $name }
web-offline = 沒有連線。恢復後對局會繼續。
web-offline-since = 這是 { $when } 時的情況。
web-turn-elsewhere = 另一桌輪到你了。
web-webhook = Webhook
web-webhook-more = 每次輪到你時會呼叫的網址：可以接到手機、聊天室或你的程式。
web-webhook-address = 網址
web-tokens = 給程式用的金鑰
web-tokens-more = 有了金鑰，你自己的程式就能在你的牌桌上玩。
web-token-label = 做什麼用的？
web-token-make = 建立金鑰
web-token-once = 只會顯示這一次：
web-token-destroy = 銷毀
web-ratings = 評分
web-watch-again = 再看一次
web-since = 你上一回合之後
web-since-count = 你上一回合之後（{ $count }）
web-since-about-you = { $count } 件與你有關
web-since-rest = 還有 { $count } 件小事
web-since-only-rest = { $player }：{ $count } 件小事
web-question = 現在要做的事
web-scoring = 勝負是怎麼決定的
web-ratings-more = 玩過評分對局的帳號與電腦玩家，依人數分列。評分是幾乎可以確定的實力：每玩一局、疑問越少，評分就越高。
web-no-ratings = 還沒有人玩完這個人數的評分對局。
web-rank = 名次
web-rated-who = 玩家
web-rating = 評分
web-rated-games = 局數
web-for-players = { $players } 人
web-odds = 機率

## 教練

web-coach = 教練
web-coach-exact = 精確
web-coach-estimate = 估計
web-coach-would = 教練：{ $choice }（{ $share }）
web-coach-waits = 輪到你時教練才會說話。
web-coach-all = 全部 { $count } 個選擇
web-coach-fewer = 只看最好的
web-win-bar = 獲勝機率
web-coach-worth = 勝率 { $share }

## 覆盤

web-review = 覆盤
web-no-review = 這裡沒有覆盤
web-review-working = 裁判正在判斷第 { $done } 個決定，共 { $total } 個…
web-review-waiting = 正在請裁判…
web-review-event = 第 { $event } 個事件後（共 { $events } 個）：
web-review-moment = 這一刻
web-review-no-choice = 這一刻沒有需要評判的選擇。
web-review-filter = 顯示
web-review-mine = 我的失誤
web-review-mistakes = 所有人的失誤
web-review-every = 所有決定
web-review-next = 下一個失誤
web-review-previous = 上一個失誤
web-review-place = 第 { $place } 個失誤，共 { $count } 個
web-review-sentence = { $choice }：{ $worth }。更好的是{ $better }：{ $best }。損失 { $cost } 個百分點。
web-review-fine = { $choice }：{ $worth }。
web-key-mistakes = 覆盤時到下一個、上一個失誤
web-review-flawless = 無可挑剔。
web-review-thresholds = 依損失的勝率評級：最佳不超過 0.1%，良好不超過 1%，不精確不超過 3%，失誤不超過 8%，再多就是大失誤。
web-what-if = 如果……？從這裡繼續
web-what-if-as = 如果……？以 { $player } 的身分繼續
web-what-if-own = 以自己的座位繼續
web-what-if-more = 從這一刻開一張新桌，對手是電腦玩家。
web-what-if-of = 這一局是從另一局的第 { $event } 個事件後接續的。
web-what-if-source = 前往那一局

## Age of War：棋盤

web-aow-card = { $castle }，{ $clan }家族，{ $points } 分
web-aow-clan = { $clan }家族
web-aow-clan-worth = 整個家族 { $points } 分
web-aow-whole-clan = 整個家族
web-aow-clan-track = { $all } 座城堡中還有 { $open } 座在中央
web-aow-centre = 桌面中央
web-aow-holding = { $player } 面前
web-aow-castles-and-clans = { $castles } 座城堡{ $clans ->
        [0] { "" }
       *[other] ，{ $clans } 個家族
    }
web-aow-tray = 骰子
web-aow-lost-die = 棄掉的骰子
web-aow-special-line = 奪取時的特殊戰線：{ $line }
web-aow-line-filled = 已填滿
web-aow-line-can-be-filled = 現在可以填
web-aow-can-fill = 現在可以填的戰線
web-aow-show-cards = 顯示這些卡片
web-threats = { $count } 個威脅
web-aow-conquered = { $castle }陷落！
web-aow-conquered-by = { $player } 攻佔了這座城堡
web-aow-stolen = { $castle }易主！
web-aow-stolen-by = { $player } 從 { $victim } 手中奪下
web-aow-clan-whole = 征服{ $clan }家族！
web-aow-clan-whole-by = 由 { $player } 牢牢守住，直到終局
web-aow-all-cards = 全部城堡卡

## Puzzles

web-puzzles = 題目
web-puzzle-task = 最好的選擇是什麼？請在版面上指出來。
web-puzzle-yes = 正確。
web-puzzle-no = 不是最好的。
web-puzzle-right = { $choice }：勝率 { $worth }。
web-puzzle-wrong = { $choice }：{ $worth }。{ $better }：{ $best }。損失 { $cost } 個百分點。
web-puzzle-next = 下一題
web-puzzle-skip = 換一題
web-puzzle-daily = 今日題目
web-puzzle-theme = 主題
web-puzzle-any = 全部（{ $count }）
web-puzzle-own = 我自己的失誤（{ $count }）
web-puzzle-people = 來自玩家的對局（{ $count }）
web-puzzle-game = 這一題所出的對局
web-puzzle-practise = 用我的失誤出題
web-puzzle-difficulty = 難度 { $difficulty }
web-puzzle-solved-by = { $asked } 人中有 { $solved } 人答對
web-puzzle-streak = 連續答對
web-puzzle-days = 連續天數
web-puzzle-rating = 你的評分
web-puzzle-best = 最佳 { $count }
web-puzzle-solved = { $asked } 題中答對 { $solved } 題
web-puzzle-yours = 你的
web-puzzle-more = 主題、連勝與每個選擇的價值
web-puzzle-worths = 每個選擇的價值
web-puzzle-solve = 解題

## 個人頁面

web-profile = 個人頁面
web-profile-see = 查看我的個人頁面
web-profile-more = 其他人看得到的你：名字、評分，以及你玩完的公開對局。
web-private = 只讓其他人看到我的名字
web-private-more = 這樣只有你自己看得到你的對局、評分與統計，你也不會出現在排行榜上。
web-share-games = 讓其他人從我的對局中學習
web-share-games-more = 其中的局面會成為題目，站長也可以把它們計入遊戲的研究；絕不顯示你的名字。只限那一桌所有人都同意的對局。
web-profile-closed = 這位玩家不公開自己的對局與評分。
web-profile-only-you = 只有你看得到這個頁面：你選擇只讓其他人看到你的名字。
web-profile-games = 對局
web-profile-no-games = 沒有符合的已結束對局。
web-block = 加入黑名單
web-block-of = 將 { $name } 加入黑名單
web-unblock = 移出黑名單
web-unblock-of = 將 { $name } 移出黑名單
web-blocked = 黑名單
web-blocked-more = 雙方都不能坐到對方的桌子，也看不到對方寫的話。
web-blocked-nobody = 你的黑名單是空的。
web-blocked-is = 這位玩家在你的黑名單裡。
web-report = 檢舉
web-report-of = 檢舉 { $name }
web-report-line = 檢舉 { $name } 的這句話：「{ $text }」
web-report-more = 伺服器的管理者會讀到。被檢舉的話會連同之前的對話一起保存。
web-report-reason = 發生了什麼事？
web-report-sent = 謝謝，管理者會讀到。
web-cancel = 取消
web-guest = 訪客
web-has-account = 帳號
web-here-since = { $day } 加入
web-strength = 實力
web-progress = 逐局變化
web-progress-more = 準確度是最佳或良好決定所占的比例；運氣是骰子與卡牌帶來的勝率。兩者都來自已覆盤的對局。
web-accuracy = 準確度
web-luck = 運氣
web-graph = { $title }：從 { $first } 到 { $last }
web-graph-empty = 還沒有資料。
web-openings = 最愛的開局
web-openings-more = 最先攻下的城堡。
web-opened = { $games } 局
web-won-share = 勝率 { $share }
web-game = 遊戲
web-result = 結果
web-result-won = 勝
web-result-lost = 負
web-result-closed = 已關閉
web-counts = 評分
web-counts-yes = 計入評分
web-counts-no = 不計評分
web-opponent = 對手
web-all = 全部
web-provisional = 暫定：評分對局少於十局
web-provisional-means = 問號表示評分仍是暫定的：評分對局少於十局。

## 進入帳號的方式

web-passkey-log-in = 用通行金鑰登入
web-passkey-sign-up = 用通行金鑰註冊
web-passkey-failed = 無法使用通行金鑰，請再試一次。
web-passkeys = 通行金鑰
web-passkeys-more = 通行金鑰存在你的裝置或密碼管理器裡：不必記密碼，也沒有密碼會被偷。
web-passkey-add = 新增通行金鑰
web-passkey-drop = 移除
web-codes = 復原碼
web-codes-more = 若你同時失去密碼與通行金鑰，每個復原碼可讓你回到帳號一次。請現在抄下來：只會顯示這一次。
web-codes-kept = 我已保存
web-codes-copy = 複製
web-codes-fresh = 產生新的復原碼
web-codes-fresh-more = 其他方式都失去時，復原碼讓你回到帳號。產生新的之後，舊的就會失效。
web-codes-password = 你的密碼（用來產生新的復原碼）
web-email = 電子郵件
web-email-more = 忘記密碼時用來設定新密碼。開啟我們寄出的連結後才會生效。
web-email-address = 地址
web-email-sent = 連結已寄往 { $address }。
web-email-wrong = 這看起來不是電子郵件地址。
web-email-confirmed = 你的帳號現在使用這個地址。
web-forgot = 忘記密碼？
web-recover = 回到你的帳號
web-recover-code = 用復原碼
web-recover-code-field = 復原碼
web-recover-mail = 用電子郵件
web-recover-mail-more = 若帳號有電子郵件地址，連結會寄到那裡。
web-recover-send = 寄出連結
web-recover-sent = 若帳號有電子郵件地址，連結已寄出。
web-recover-no-mail = 這個伺服器不寄電子郵件；管理者可以給你新密碼。
web-recover-link = 選一個新密碼
web-recover-do = 設定密碼並登入

## Drills and the explorer

web-opening-pages = 開局
web-opening-targets = 第一次擲骰適合的城堡，由好到差
web-opening-expansion = 開局時的棋盤，標出擴張勝利所需的格子
web-opening-best-cards = 獲勝最多的能力牌
web-drill = 練習：十次擲骰
web-drill-roll = 第 { $roll } 次，共 { $rolls } 次
web-drill-task = 這次擲骰你怎麼做？
web-drill-right = 最好：{ $choice }，勝率 { $worth }。
web-drill-wrong = 更好的是{ $better }。損失 { $cost } 個百分點。
web-drill-done = 十次完成
web-drill-sum = { $rolls } 次中有 { $best } 次是最好的選擇，其餘共損失 { $cost } 個百分點。
web-drill-again = 再來十次
web-drill-so-far = 目前為止
web-drill-heart = 該記住的機率
web-drill-what = 七顆骰子，全力攻它
web-drill-not-legal = 規則在這裡不允許這麼做。
web-explore = 局面探索
web-explore-value = 局面的價值
web-explore-chance = 讓運氣決定
web-explore-begin = 從頭開始
web-explore-over = 遊戲到此結束。
web-play-out = 從這裡下到最後
web-play-out-against = 對手
web-play-out-friends = 朋友（邀請）
web-explore-text = 一行文字的局面
web-explore-show = 顯示
web-explore-edit = 擺設局面
web-explore-place = 查看
web-explore-pending = 規則不允許，所以尚未套用。請一併更改相關內容，或放棄更改。
web-explore-drop = 放棄更改

## 自己的資料

web-data = 你的資料
web-data-more = 關於你的所有資料，存成一個檔案；進行中的對局結束後才會列入。
web-data-export = 下載我的資料
web-data-delete = 刪除我的帳號與資料
web-data-delete-more = 進行中的對局會認輸。已結束的對局會留給與你同局的人，但不含你的名字與你說過的話。其餘全部刪除，無法復原。
web-data-password = 請輸入密碼以確認
web-data-sure = 是的，全部刪除
web-data-gone = 這裡已不再有你的資料。

## The workshop

web-workshop = 工坊
web-workshop-title = 工坊：{ $game }
web-workshop-more = 改幾個數字，讓電腦玩家用同樣的骰子玩修改後的遊戲和標準遊戲。報告會說明有什麼改變、有多確定。
web-workshop-choose = 你想修改哪個遊戲？
web-workshop-rule = 規則 { $rule }
web-workshop-reset = 改回 { $value }
web-workshop-changed = { $count ->
        [0] 沒有修改任何數字。
       *[other] 修改了 { $count } 個數字。
    }
web-workshop-in-group = 修改了 { $count } 個
web-workshop-find = 尋找數字
web-workshop-bot = 由誰來玩
web-workshop-bot-auto = 能立即出手的最強電腦玩家
web-workshop-games = 各玩幾局
web-workshop-play = 玩 { $games } 局
web-workshop-standard-again = 回到標準遊戲
web-workshop-playing = 已玩 { $done } / { $games } 局
web-workshop-stop = 停止並顯示目前結果
web-workshop-fewer = 在最後一局之前就結束了：各玩了 { $games } 局。
web-workshop-report = 報告
web-workshop-toml = 下載 TOML
web-workshop-page = 下載報告
web-workshop-table = 用它開一桌
web-workshop-further = 繼續修改
web-workshop-link = 複製連結
web-workshop-mine = 你的實驗
web-workshop-failed = 沒有結果
web-workshop-status-playing = 進行中
web-workshop-status-stopping = 正在停止
web-workshop-status-done = 完成
web-workshop-status-failed = 失敗
web-workshop-plots = 圖表
web-workshop-drop = 刪除
