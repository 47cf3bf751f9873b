# Board of War。牌的符號（K♥、7）在各語言中都一樣。

game-title = Board of War
game-about = 棋盤上的王國、金幣與軍隊：靠財富、領土或中央取勝。
rules-version-1 = 加入軍隊的士兵不能隨隊繼續前進（BW-68）；圍城落敗損失戰力而非士兵，平手後王國仍可再圍（BW-53）；間諜從第 7 輪才開始作用（BW-57）
option-board = 棋盤
option-board-10 = 10×10
option-board-8 = 8×8（小棋盤）

## House rules

house-rule-one-army-captures = 只有一支軍隊能佔領
house-rule-one-army-captures-text = 在中央只有你最強的軍隊能佔領格子，一格接一格；一般規則是你在那裡的軍隊可以同時佔領。
house-rule-diplomat-per-merchant = 更忙碌的外交官
house-rule-diplomat-per-merchant-text = 你有幾個商人，外交官就收幾次金幣；一般規則是不論幾個都只收一次。
house-rule-diplomat-every-turn = 每個回合的外交官
house-rule-diplomat-every-turn-text = 每位玩家的回合開始時，外交官都收金幣；一般規則是只在你自己的回合開始時。

## 名詞

player-name = { $player }
where-barracks = 兵營

unit-merchant = 商人
unit-farmer = 農夫
unit-builder = 工匠
unit-soldier = 士兵
soldier-plain = 一名士兵
soldier-upgraded = 一名升級的士兵

bot-merchant = 商賈
bot-merchant-text = 一心賺金幣，避開戰鬥。
bot-mason = 石匠
bot-mason-text = 不停擴建，靠領土取勝。
bot-marshal = 元帥
bot-marshal-text = 召集士兵，直取中央。
bot-regent = 攝政
bot-regent-text = 哪條路離勝利最近就走哪條。
bot-search = 宰相
bot-search-text = 每一步都先想後果。

## 能力牌

sign-king-hearts = K♥
sign-king-diamonds = K♦
sign-king-spades = K♠
sign-king-clubs = K♣
sign-queen-hearts = Q♥
sign-queen-diamonds = Q♦
sign-queen-spades = Q♠
sign-queen-clubs = Q♣
sign-jack-hearts = J♥
sign-jack-diamonds = J♦
sign-jack-spades = J♠
sign-jack-clubs = J♣

court-card = { $sign } { $name }

court-general = 將軍
court-conqueror = 征服者
court-engineer = 工程師
court-diplomat = 外交官
court-strategist = 戰略家
court-architect = 建築師
court-almanac = 曆書
court-grand-merchant = 大商人
court-tactician = 戰術家
court-saboteur = 破壞者
court-crow = 烏鴉
court-spy = 間諜

court-general-text = 軍隊也能攻擊直線上 { $reach } 格外的目標，戰力除以 { $divisor }。這種攻擊輸了不會損失部隊。
court-conqueror-text = 每回合一次，一個工匠可以擴張 { $squares } 格。
court-engineer-text = 升級格子上的農夫收入 { $gold }，而不是 { $usual }。
court-diplomat-text = 只要你有商人：{ $everyturn ->
        [yes] 每位玩家的回合開始時
       *[no] 每回合
    }每個敵方商人給你 { $gold } 金幣{ $perown ->
        [yes] ，你有幾個商人就給幾次。
       *[no] 。
    }
court-strategist-text = 軍隊也能斜向移動和攻擊。
court-architect-text = 升級便宜 { $gold } 金幣：格子 { $square }，士兵 { $soldier }。
court-almanac-text = 每個農夫多收入 { $gold }。
court-grand-merchant-text = 從第 { $round } 輪起，商人收入 { $gold }，在升級的格子上 { $upgraded }。
court-tactician-text = 從第 { $round } 輪起：被標記的敵軍戰力除以 { $divisor }。
court-saboteur-text = 從第 { $round } 輪起：被標記的敵人有 { $count } 個工匠不能建設。
court-crow-text = 從第 { $round } 輪起：被標記的敵方農夫收入 { $gold }。
court-spy-text = 從第 { $round } 輪起：每回合一次，你標記的敵人失去 { $lost } 金幣，你得到 { $gained }；放上標記時立刻生效第一次。

## 選擇

choice-expand = 擴張到 { $square }
choice-upgrade-square = 花 { $gold } 金幣升級 { $square }
choice-upgrade-soldier = 花 { $gold } 金幣升級 { $square } 的一名士兵
choice-upgrade-recruit = 花 { $gold } 金幣升級兵營裡的一名士兵
choice-deploy = 派{ $soldier }從兵營到 { $square }
choice-reinforce = 派{ $soldier }從兵營加入 { $square } 的軍隊
choice-step = 從 { $army } 移動到 { $square }
choice-merge = 從 { $army } 移動，與 { $square } 的我軍合併
choice-attack = 從 { $army } 攻擊 { $enemy } 在 { $square } 的軍隊：戰力 { $power } 對 { $enemypower }
choice-besiege = 從 { $army } 圍攻 { $enemy } 的 { $square }：戰力 { $power } 對升級格子 { $enemypower }
choice-mark-tactician = 戰術家：使 { $enemy } 在 { $square } 的軍隊戰力減半
choice-mark-saboteur = 破壞者：讓 { $enemy } 的工匠停工
choice-mark-crow = 烏鴉：讓 { $enemy } 在 { $square } 的農夫沒有收入
choice-mark-spy = 間諜：竊取 { $enemy } 的金幣
choice-end-actions = 行動結束，打牌
choice-raze = 奪去 { $square }（{ $what }）
choice-play = 打出 { $card }：{ $unit }
choice-place = 放在 { $square }
choice-place-upgraded = 放在已升級的 { $square }

stands-merchant = 有商人
stands-merchant-upgraded = 有商人，已升級
stands-farmer = 有農夫
stands-farmer-upgraded = 有農夫，已升級
stands-nothing = 空的
stands-nothing-upgraded = 空的，已升級

## 紀錄

log-dealt = { $player } 拿到 { $card }。
log-order = 行動順序：{ $players }。
log-drew = 你抽到 { $card }：{ $unit }。
entry-attacker = 攻方的骰子
entry-defender = 守方的骰子
entry-player = { $player }
entry-card = { $card }：{ $unit }
log-reshuffled = 棄牌堆洗成新的牌庫。
log-turn = 第 { $round } 輪：輪到 { $player }。
log-income = { $player } 收入 { $gold } 金幣。
log-diplomat = { $player } 的外交官收入 { $gold } 金幣。
log-spied = { $player } 的間諜使 { $enemy } 失去 { $lost } 金幣；{ $player } 得到 { $gained }。
log-counter = { $player } 在 { $square } 已停留 { $rounds } 輪。
log-captured = { $player } 佔領中央的 { $square }。
log-contests = { $player } 爭奪 { $owner } 佔領的 { $square }。
log-expanded = { $player } 擴張到 { $square }。
log-expanded-again = { $player } 憑征服者再擴張到 { $square }。
log-upgraded-square = { $player } 花 { $gold } 金幣升級 { $square }。
log-upgraded-soldier = { $player } 花 { $gold } 金幣升級 { $square } 的一名士兵。
log-upgraded-recruit = { $player } 花 { $gold } 金幣升級兵營裡的一名士兵。
log-deployed = { $player } 派一名士兵到 { $square }。
log-reinforced = { $player } 派一名士兵加入 { $square } 的軍隊。
log-stepped = { $player } 從 { $start } 移動到 { $square }。
log-merged = { $player } 從 { $start } 移動，與 { $square } 的軍隊合併。
log-attacks = { $player } 從 { $army } 攻擊 { $enemy } 在 { $square } 的軍隊。
log-besieges = { $player } 從 { $army } 圍攻 { $enemy } 的 { $square }。
log-fought = { $player } 擲出 { $die }，加 { $power }，共 { $total }；{ $enemy } 擲出 { $enemydie }，加 { $enemypower }，共 { $enemytotal }。
log-tie = 平手：什麼都沒發生。
log-tie-siege = 平手：什麼都沒發生，{ $player } 這回合不能再圍攻 { $enemy }。
log-far-loss = { $player } 從遠處攻擊，沒有損失。
log-army-weakened = { $player } 在 { $square } 的軍隊損失 { $loss } 點戰力。
log-army-thinned = { $player } 在 { $square } 的軍隊損失 { $loss } 名士兵。
log-army-lost = { $player } 在 { $square } 的軍隊全軍覆沒。
log-loses-squares = { $enemy } 失去 { $count } 個格子，由 { $player } 選擇。
log-razed = { $player } 失去 { $square }。
log-fallen = { $player } 的王國滅亡，退出遊戲。
log-marker-returned = { $card } 回到 { $player } 手中。
log-marked-tactician = { $player } 的戰術家使 { $enemy } 在 { $square } 的軍隊戰力減半。
log-marked-saboteur = { $player } 的破壞者讓 { $enemy } 的工匠停工。
log-marked-crow = { $player } 的烏鴉盯上 { $enemy } 在 { $square } 的農夫。
log-marked-spy = { $player } 的間諜監視 { $enemy }。
log-played = { $player } 打出 { $card }：{ $unit }。
log-played-in-vain = { $player } 打出 { $card }：{ $unit }。沒有空的格子，因此沒有效果。
log-placed = { $player } 把{ $unit }放在 { $square }。
log-won-gold = { $player } 以金幣獲勝。
log-won-expansion = { $player } 以擴張獲勝。
log-won-centre = { $player } 以佔領中央獲勝。
log-won-last-kingdom = { $player } 獲勝：棋盤上唯一的王國。

## 拒絕

refusal-game-over = 遊戲已經結束。
refusal-unknown-action = 現在可以建設、移動、攻擊、放標記，或進入打牌。
refusal-unknown-square = 這個 { $size }×{ $size } 的棋盤上沒有 { $square } 這一格。
refusal-raze-first = 請先選擇被圍攻的王國失去哪些格子：還有 { $count } 格。
refusal-actions-over = 你已經進入打牌：這回合不能再建設或調動軍隊。
refusal-already-own = { $square } 已經屬於你的王國。
refusal-other-kingdom = { $square } 屬於別的王國。
refusal-centre-not-for-kingdoms = { $square } 在中央：王國不能擴張到那裡。
refusal-not-beside-kingdom = { $square } 不與你的王國相鄰。
refusal-enemy-army-there = { $square } 上有敵軍。
refusal-second-expansion = 你的工匠這回合都已建設過。只有 { $card } 能多擴張一格。
refusal-no-builder = 你場上沒有工匠。
refusal-builder-sabotaged = { $card } 讓你最後一個工匠不能建設。
refusal-builders-done = 你的 { $count } 個工匠這回合都已建設過。
refusal-not-own-square = { $square } 不是你王國的格子。
refusal-already-upgraded = { $square } 已經升級過了。
refusal-no-plain-soldier = { $where }沒有可以升級的士兵。
refusal-not-enough-gold = 需要 { $price } 金幣，你只有 { $gold }。
refusal-barracks-empty = 兵營裡沒有這樣的士兵。
refusal-too-far-to-deploy = 士兵離開兵營時，只能到你王國的格子，或加入王國內或緊鄰王國的軍隊；{ $square } 不符合。
refusal-no-army = 你在 { $square } 沒有軍隊。
refusal-army-has-moved = { $square } 的軍隊這回合已經移動過。
refusal-army-has-attacked = { $square } 的軍隊這回合已經攻擊過。
refusal-enemy-army-in-the-way = { $square } 上有敵軍：只能攻擊，不能進入。
refusal-enemy-kingdom = { $square } 屬於敵方王國：軍隊不能進入。
refusal-nothing-to-attack = { $square } 上沒有可以攻擊的目標。
refusal-siege-tied = 圍攻 { $enemy } 以平手收場：你的軍隊這回合都不能再圍攻那個王國。
refusal-diagonal = { $square } 在斜向；只有 { $card } 能走斜向。
refusal-too-far = { $army } 的軍隊搆不到 { $square }。
refusal-jack-too-early = { $card } 從第 { $round } 輪起才有效。
refusal-marker-has-moved = 這回合你已經移動過 { $card } 的標記。
refusal-marker-lies-there = { $card } 的標記已經在那裡。
refusal-not-for-tactician = { $card } 只能標記敵軍。
refusal-not-for-saboteur = { $card } 只能標記有工匠的敵人。
refusal-not-for-crow = { $card } 只能標記敵方農夫。
refusal-not-for-spy = { $card } 只能標記仍在遊戲中的敵人。
refusal-end-actions-first = 請先結束建設與調動，再打牌。
refusal-card-played = 你已經打出牌了：請把棋子放到格子上。
refusal-card-not-in-hand = 你手上沒有 { $card }。
refusal-nothing-to-place = 現在沒有要放置的商人或農夫。
refusal-square-occupied = { $square } 已經有商人或農夫。
refusal-nothing-to-raze = 現在沒有要奪去的格子。
refusal-not-of-besieged = { $square } 不是被圍攻王國的格子。

## 機率

odds-title = { $siege ->
        [yes] 圍城
       *[no] 軍隊對軍隊
    }：{ $attacker } 對 { $defender }
odds-outcome = 結果
odds-chance = 機率
odds-win = 攻擊方勝
odds-tie = 平手
odds-lose = 攻擊方敗
odds-loss-power = 攻擊方損失 { $count } 點戰力
odds-loss-soldiers = 攻擊方損失 { $count } 名士兵
odds-gain-power = 防守方損失 { $count } 點戰力
odds-gain-squares = 防守方失去 { $count } 個格子
odds-defender-gone = 防守方全滅
odds-attacker-gone = 攻擊方全滅

## 終端機上的牌桌

noun-player = 玩家
board-round = 第 { $round } 輪 · 牌庫剩 { $cards } 張
board-hand = 手牌：{ $cards }
pane-board = 棋盤
pane-cards = 你的牌
pane-rivals = 對手
pick-attack = 軍隊 { $square }：攻擊
pick-step = 軍隊 { $square }：行軍到
pick-mark = 把 { $card } 的標記放到
pick-else = 或者
pick-fight = { $square } { $way }，{ $enemy } 的軍隊，{ $power } 對 { $enemypower }
pick-siege = { $square } { $way }，圍攻 { $enemy }，{ $power } 對升級格子 { $enemypower }
pick-square = { $square }：{ $what }
pick-card = { $card }：{ $unit }
pick-joins = { $square }，加入那裡的軍隊
pick-plain = { $square }
pick-needed = { $square } { $sign }
pick-way = { $square } { $way }
note-far = 敗了也沒有損失。
way-up = 上
way-down = 下
way-right = 右
way-left = 左
way-up-right = 右上
way-down-right = 右下
way-up-left = 左上
way-down-left = 左下
needed-sign = 擴張獲勝所需
about-attack = 勝 { $win }，平手 { $tie }，敗 { $lose }。
legend-kingdom = { $letter } 的王國
legend-army = { $letter } 的軍隊，戰力 { $power }
legend-needed = 擴張獲勝所需
legend-centre = 中央
legend-captured = 已被 { $letter } 佔領
legend-rounds = 在這個中央格停留一輪
legend-marked = 有 J 的標記
legend-gold = 金幣＋收入（{ $goal } 獲勝）
legend-land = 擴張所需的格子
legend-captured-squares = 佔領的中央格
plain-kingdom = { $player }：金幣 { $gold }／{ $goldgoal }（收入 { $income }），領土 { $land }／{ $landgoal }，中央 { $centre }／{ $centregoal }。
plain-fallen = { $player }已出局。
plain-squares = 格子：{ $squares }
plain-merchants = 商人位於 { $squares }
plain-farmers = 農夫位於 { $squares }
plain-upgrades = 已升級：{ $squares }
plain-beside = 盤外：工匠 { $builders }，兵營士兵 { $soldiers }
plain-army = 軍隊位於 { $square }，戰力 { $power }{ $stayed ->
        [0] 。
       *[other] ，已駐守此中央格 { $stayed } 輪。
    }
plain-marker = J 的標記放在{ $player } { $square }
plain-captured = 中央的 { $square } 屬於{ $player }。
plain-missing = 擴張勝利還缺：{ $squares }

## 實驗室統計的項目

deed-court = 發到的能力牌
deed-unit = 打出的單位
deed-work = 工匠的工作
deed-fight = 發動的攻擊
work-expansion = 擴張
work-square = 升級的格子
work-soldier = 升級的士兵
fight-army = 攻擊軍隊
fight-siege = 圍攻王國
victory-gold = 金幣
victory-expansion = 擴張
victory-centre = 中央
victory-last-kingdom = 最後的王國

## 網頁上的棋盤

field-label = 棋盤
square-open = { $square }：空地
square-kingdom = { $square }：{ $player } 的王國
square-centre = { $square }：中央
square-captured = { $square }：中央，由 { $player } 佔領
square-upgraded = 已升級
square-army = { $player } 的軍隊，戰力 { $power }{ $upgraded ->
        [0] { "" }
       *[other] ，含 { $upgraded } 名升級的士兵
    }
square-stayed = 已駐守 { $rounds } 輪
square-marked = 被 { $player } 的 { $card } 標記
square-needed = { $player } 擴張勝利還缺這一格
square-touched = 你上一回合之後有變化

turn-act = 建設與行軍
turn-raze = 選擇 { $player } 失去的 { $count } 個格子
turn-play = 打出一張牌
turn-place = 把{ $unit }放到一個格子上
hint-builder = 工匠待命：點一個發亮的格子把它納入王國，或升級你已有的東西。什麼都不做也可以。
hint-barracks = 把一名士兵從兵營派上棋盤，或派進附近的軍隊。
hint-army = 軍隊可以走一步、攻擊一次，先後不限。點一個發亮的格子。
hint-jack = 把你的 J 的標記放到敵人身上。它會留在那裡，直到你移動它。
hint-raze = 圍攻成功。格子上的東西會跟著格子一起失去。
hint-play = 牌上的單位立刻進場，從你的下一回合起可以行動。接著抽一張新牌。
hint-place = 在升級的格子上，收入加倍。
turn-chance = 請稍候：發牌與擲骰。
hint-act = 可用的工匠：{ $builders }，金幣：{ $gold }。什麼都不做也可以；做完就打出一張牌。
hint-conqueror = 征服者再擴張一格：點一個發亮的格子。
watch-act = { $player } 正在建設與行軍
watch-raze = { $player } 正在選擇格子
watch-play = { $player } 正在打牌
watch-place = { $player } 正在放置棋子
piece-conqueror = 征服者：再 { $count } 格

## Threats

square-name = { $square }
threat-gold = { $player } 下回合可以獲勝：金幣 { $gold }／{ $goal }。
threat-expansion = { $player } 下回合可以獲勝：擴張，還缺 { $squares }。
threat-expansion-held = { $player } 下回合可以獲勝：擴張，還缺 { $squares }（{ $held }）。
threat-centre = { $player } 下回合可以獲勝：中央，即將佔領 { $squares }。
threat-centre-held = { $player } 下回合可以獲勝：中央（{ $held }）。
threat-last-kingdom = { $player } 下回合可以獲勝：奪去 { $enemy } 最後的格子。
threat-last-kingdom-yours = { $player } 下回合可以獲勝：奪去你最後的格子。
threat-held = { $holder }佔著 { $square }
holder-army = { $player } 的軍隊
holder-kingdom = { $player } 的王國
holder-your-army = 你的軍隊
holder-your-kingdom = 你的王國

orders-pieces = 可以行動的棋子
orders-choices = 可以做的事
orders-why-not = 為什麼這裡不行？
piece-builder = 工匠 { $count }
piece-barracks = 兵營 { $count }
piece-army = 軍隊 { $square }
piece-jack = 標記 { $sign }
verb-attack = 攻擊
verb-expand = 擴張到
verb-upgrade-square = 升級格子（{ $gold } 金幣）
verb-upgrade-soldier = 升級士兵（{ $gold } 金幣）
verb-deploy = 派士兵到
verb-deploy-upgraded = 派升級的士兵到
verb-step = 行軍到
verb-mark = 標記
verb-raze = 奪去
verb-play = 打出
verb-place = 放在

house-label = { $player } 的王國
house-hand = 手牌 { $count } 張
house-beside = 盤外
house-builders = 工匠
house-built = { $count } 個已建設
house-barracks = 兵營裡的士兵
track-income = 下一回合開始時得到 { $gold } 金幣
track-show-missing = 在棋盤上標出還缺的格子
track-counter = { $square }：已駐守 { $rounds } 輪
track-contested = 爭奪中

cards-hand = 你的手牌，只有你看得到
cards-court = 你的能力牌，大家都看得到
court-sleeps = 第 { $round } 輪起生效
court-marker-player = 放在 { $player } 身上
court-marker-square = 放在 { $player } 的 { $square }
unit-merchant-text = 每回合收入 { $gold } 金幣，在升級的格子上 { $upgraded }。
unit-farmer-text = 每回合收入 { $gold } 金幣，在升級的格子上 { $upgraded }。
unit-builder-text = 每回合擇一：免費納入一格，或花 { $square } 或 { $soldier } 金幣升級。
unit-soldier-text = 作戰、圍攻、駐守中央。

fight-power = 骰子 + 戰力
fight-walls = 骰子 + 升級的格子
fight-over = { $player } 在 { $square } 攻擊 { $enemy }
fight-siege-of = { $player } 在 { $square } 圍攻 { $enemy }
fight-won = { $player } 獲勝。
fight-lost = { $player } 落敗。
fight-continue = 繼續
place-take-back = 收回
square-threatened = 有人下回合可以靠這一格獲勝
scoring-how = 以{ $victory }取勝，第 { $round } 輪

## 教學

lesson-board = 這是小棋盤。你的王國是你這一邊的兩個藍色格子，阿本坐在對面。你們各有三張手牌，別人看不到。
lesson-ways = 獲勝的方法有三種，先達成其中一種的人獲勝：1,000 金幣；佔齊所有虛線格子；或佔領中央的四個金色格子。每個人的進度都列在棋盤旁邊。
lesson-abilities = 手牌下面是三張能力牌，整局有效，大家都看得到。你的是：征服者擴張得快，建築師讓升級變便宜，間諜從第 6 輪起行動。
lesson-turn = 每個回合先動用你的棋子，順序不拘，再打出一張牌。你還沒有棋子，所以只要打一張牌。
lesson-builder = 三張牌選一張：商人、工匠、士兵。先打工匠，因為王國要擴大。請打出 6。
lesson-ben = 阿本打出農夫，放在他的王國裡。棋盤上的小角標和旁邊的列表，會一直告訴你上一回合之後發生了什麼事。現在是第 2 輪，你的工匠準備好了。
lesson-expand = 每個工匠每回合做一件事。把王國旁邊的一格納入王國不用花錢。請選發亮的格子。
lesson-conqueror = 通常這樣就結束了。但你有征服者：每回合一次，一個工匠可以再多納入一格。請選它。
lesson-merchant = 工匠做完了。王國還需要收入：打出 A，一個商人。
lesson-place = 商人和農夫住在你王國的格子上，一格一個。請放在發亮的格子上。
lesson-income = 第 3 輪：你的商人賺了 10 金幣。現在往中央擴張兩格。請選第一格。
lesson-upgrade = 有 40 金幣時（有建築師只要 30），工匠也可以改為升級一個格子：上面的單位收入加倍，王國也更難圍攻。現在先選第二格。
lesson-soldier = 沒有要建的了。金幣和土地不是一切：打出 8，一名士兵。
lesson-deploy = 第 4 輪。士兵在棋盤旁的兵營待命。他的第一步是走進你的王國：請派到發亮的格子。
lesson-army = 這就是軍隊！數字是戰力：每名士兵 1，升級的士兵 2。軍隊每回合走一步。在金色格子上要停留整整兩輪才能佔領，小圓點會幫你計數。前幾輪就介紹到這裡。
lesson-later = 很久以後。你已經佔領兩個金色格子，第三格上的軍隊停留了一輪。你的另一支軍隊戰力 4，已經來到阿本的門前。
lesson-siege = 軍隊可以攻擊相鄰的格子。雙方各擲一顆骰子：你加上戰力，阿本加上升級格子的數目。輸的一方損失兩者的差。進攻吧！
lesson-raze = 你擲出 3，加 4；阿本擲出 4，加 1：七比五。阿本失去兩個格子，由你選擇。先拿走他升級的農地，最讓他心痛。
lesson-raze-more = 再一個：他的商人。
lesson-end = 阿本的收入沒了，城牆也沒了。如果格子上有敵軍，就是和那支軍隊作戰，輸的一方損失戰力。該知道的就是這些：建設、賺錢、行軍，並隨時留意三條路的進度。

## 教練

reason-attack = 進攻有 { $odds } 會成功
reason-army-lost = 有 { $odds } 會失去整支軍隊
reason-defender-gone = 有 { $odds } 會讓守方一無所有
reason-card-merchant = 商人每回合賺 { $gold } 金，在升級格上賺 { $upgraded } 金
reason-card-farmer = 農夫每回合賺 { $gold } 金，在升級格上賺 { $upgraded } 金
reason-card-builder = 工匠每回合免費擴張一格，或以 { $square } 或 { $soldier } 金升級
reason-card-soldier = 士兵可作戰、圍攻並佔領中央
reason-income = 每回合多 { $gold } 金
reason-land = { $squares ->
        [0] 目標領土已全部到手
       *[other] 離擴張勝利還差 { $squares } 格
    }
reason-centre = 站上中央格
reason-wins = 立即以{ $victory }獲勝
reason-wins-next = 下回合若無人阻止，便以{ $victory }獲勝
reason-robs = { $player } 每回合少賺 { $gold } 金
reason-takes-land = { $player } 失去 { $squares } 格
reason-denies = 阻止 { $player } 下回合以{ $victory }獲勝
reason-besieged = 之後 { $player } 可以圍攻王國：平均失去 { $razed } 格
reason-attacked = 之後 { $player } 可以攻擊 { $square } 的軍隊，獲勝機率為 { $odds }
reason-wards-off = 讓 { $player } 不能圍攻王國，否則平均失去 { $razed } 格
reason-spares = 讓 { $player } 不能攻擊 { $square } 的軍隊，否則其獲勝機率為 { $odds }
reason-plan = 接著：{ $plan }
reason-quiet = 眼下既無所得，也未阻止什麼

## Looking back

moment-when = 第 { $round } 輪

## Numbers on a form

numbers-board = 棋盤
number-board-size = 棋盤邊長，尺寸 { $place }
number-board-centre = 中央的邊長
number-board-start = 開局格數
number-board-goal-rows = 擴張勝利的橫列數
number-board-goal-columns = 擴張勝利的直行數
numbers-deck = 牌庫
number-deck-copies = 每個點數的張數
number-deck-hand = 手牌張數
number-deck-merchant = 商人的第 { $place } 個點數
number-deck-farmer = 農夫的第 { $place } 個點數
number-deck-builder = 工匠的第 { $place } 個點數
number-deck-soldier = 士兵的第 { $place } 個點數
numbers-gold = 金幣與價格
number-start-gold = 開局金幣
number-merchant = 商人的收入
number-merchant-upgraded = 升級格子上商人的收入
number-farmer = 農夫的收入
number-farmer-upgraded = 升級格子上農夫的收入
number-square-price = 升級格子的價格
number-soldier-price = 升級士兵的價格
numbers-fighting = 戰鬥
number-die = 骰子面數
number-soldier-power = 士兵的戰力
number-upgraded-power = 升級士兵的戰力
number-upgrade-defence = 每個升級格子的防禦
numbers-court = 能力牌
number-general-reach = 將軍：攻擊距離（格）
number-general-divisor = 將軍：戰力除以
number-conqueror-squares = 征服者：一個工匠擴張的格數
number-engineer-farmer = 工程師：升級格子上農夫的收入
number-diplomat-gold = 外交官：每個敵方商人的金幣
number-architect-discount = 建築師：升級折扣
number-almanac-farmer = 曆書：每個農夫多收入
number-grand-merchant-round = 大商人：從第幾輪起
number-grand-merchant = 大商人：商人的收入
number-grand-merchant-upgraded = 大商人：升級格子上商人的收入
number-jacks-round = J 牌：從第幾輪起
number-tactician-divisor = 戰術家：被標記軍隊的戰力除以
number-saboteur-builders = 破壞者：停工的工匠數
number-crow-farmer = 烏鴉：被標記農夫的收入
number-spy-loss = 間諜：被標記敵人損失的金幣
number-spy-gain = 間諜：主人獲得的金幣
numbers-victory = 勝利
number-victory-gold = 獲勝所需金幣
number-capture-rounds = 占領中央格子的輪數

## Puzzles

puzzle-theme-race = 攔阻還是搶先？
puzzle-theme-attack = 要不要進攻？
puzzle-theme-march = 軍隊往哪裡走？
puzzle-theme-build = 建造什麼？
puzzle-theme-card = 出哪張牌？
puzzle-theme-jack = J 放在哪裡？

# Setting a position up
editor-phase = 目前階段
editor-phase-act = 行動
editor-phase-play = 打出一張牌
editor-phase-fight = 擲攻擊骰
editor-phase-raze = 失去格子
editor-phase-place = 放置棋子
editor-phase-draw = 抽牌
editor-round = 輪次
editor-gold = 金幣
editor-builders = 建築工
editor-barracks = 兵營中的士兵
editor-barracks-upgraded = 兵營中的升級士兵
editor-card = 第 { $number } 張牌
editor-king = K
editor-queen = Q
editor-jack = J
editor-nobody = 無人
editor-nothing = 無
editor-no = 否
editor-yes = 是
editor-holder = 屬於
editor-piece = 棋子
editor-upgraded = 已升級
editor-army = 軍隊屬於
editor-soldiers = 士兵
editor-veterans = 升級士兵
editor-square = { $square } 格

## The second and third lesson

lesson-victories-gold = 第一種勝利是金幣：{ $gold }。你有 { $own }，每回合收入 { $income }。你剛打出一個商人。要放在哪一格？
lesson-victories-gold-why = 在升級的格子上每回合賺 { $upgraded }，別處只賺 { $plain }。這是你的大商人，從第 { $round } 輪起生效。早點升級格子，把人放上去：剩下的每個回合都會賺。
lesson-victories-abilities = 看看你的能力牌：工程師和曆書。你有一個升級的格子還沒有人住。打哪一張牌？
lesson-victories-abilities-why = 有了這些牌，升級格子上的農夫每回合賺 { $farmer }，商人賺 { $merchant }。你的國王和王后會告訴你哪一條賺錢的路適合你。
lesson-victories-land = 第二種勝利是擴張：佔齊 { $goal } 個虛線格子。你還缺 { $missing } 格，有 { $builders } 個工匠，但破壞者讓其中 { $idle } 個不能建設。打哪一張牌？
lesson-victories-land-why = 有 { $builders } 個工匠，其中一個停工，下回合 { $missing } 格就全是你的。把缺的格子和能建設的工匠比一比：先到的人獲勝。
lesson-victories-centre = 第三種勝利是中央。兩個金色格子已經是你的；你的軍隊站在另外兩格，停留了 { $stayed } 輪，需要 { $rounds } 輪。要怎麼動？
lesson-victories-centre-why = 不要動！你下個回合開始時兩格都會佔領，你就贏了。離開的軍隊要從頭計算。增援沒有關係。
lesson-victories-count = 金幣：{ $own }／{ $goal }，每回合 { $income }。土地：{ $land }／{ $all }。哪一張牌讓你更接近勝利？
lesson-victories-count-why = 算一算每條路要幾個回合。照這個收入，金幣還要 { $turns } 回合，商人能縮短。擴張還缺 { $missing } 格：工匠只是幫一條你走不完的路。
lesson-victories-remember = 三條路：{ $gold } 金幣、{ $goal } 格土地，或四個金色格子，每格停留整整兩輪。前期建設和賺錢；之後算出自己和對手每條路的回合數，走最短的那條。

lesson-block-jack = 現在是第 { $round } 輪：侍從開始行動。你的是破壞者，標記還在你手上。打牌之前要做什麼？
lesson-block-jack-why = 標記不用花錢，而且每輪都有效：對手的 { $builders } 個工匠現在有 { $idle } 個停工。一醒來就放下，等別人快要獲勝時再移過去。
lesson-block-weak = 對手正在佔領中央：戰力 { $rival } 的軍隊站在金色格子上，旁邊是你戰力 { $own } 的軍隊。要進攻嗎？
lesson-block-weak-why = 進攻有 { $chance } 會成功，有 { $gone } 會失去整支軍隊。要阻擋，軍隊得先活著：先集合士兵再進攻。
lesson-block-centre = 中央有兩支軍隊相鄰：你的戰力 { $own }，對手的 { $rival }。進攻、繼續走，還是等？
lesson-block-centre-why = 你有 { $chance } 會贏，輸的一方損失兩者相差的戰力。在中央較強的人，應該在對方壯大之前開戰。
lesson-block-besiege = 對手有 { $goal } 格中的 { $land } 格。你戰力 { $power } 的軍隊站在邊界；那個王國只有 { $walls } 個升級的格子。要圍攻嗎？
lesson-block-besiege-why = 有 { $chance } 會成功，大約拿走 { $squares } 格：由你選擇，上面的人和升級也一起消失。弱牆旁邊的強軍：圍攻。
lesson-block-walls = 對手賺很多金幣。你戰力 { $power } 的軍隊旁邊，是有 { $walls } 個升級格子的王國。要圍攻嗎？
lesson-block-walls-why = 每個升級的格子讓防守加一。圍攻有 { $chance } 會成功，有 { $gone } 會失去整支軍隊。面對這樣的城牆，要嘛帶更多戰力來，要嘛別來。
lesson-block-now = 對手只缺 { $missing } 格，下回合就會獲勝。你戰力 { $power } 的軍隊站在邊界，對方有 { $walls } 個升級的格子。你有金幣，也有一個工匠。先做什麼？
lesson-block-now-why = 機會只有現在：先升級士兵，再圍攻。多一點戰力，成功的機率從 { $plain } 變成 { $stronger }。有人下回合要獲勝時，就用上你的一切去阻止。
lesson-block-remember = 每回合都要看對手的三條路。用圍攻阻擋土地，用強軍站住中央，用拿走有人的格子阻擋金幣。戰力比對方強才進攻，否則等待；如果機會只有現在，就全力以赴。
