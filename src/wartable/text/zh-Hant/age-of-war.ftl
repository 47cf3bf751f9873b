# Age of War

game-title = 戰國時代
game-about = 七顆骰子，十四座城堡：填滿一座城堡的所有戰線，就能攻佔它。

## 名詞

noun-player = 玩家
noun-castle = 城堡
noun-castles = 城堡
noun-clan = 家族
noun-clans = 家族
noun-points = 分數

bot-collector = 收藏家
bot-collector-text = 爭取完整的家族，並拆散別人的家族。
bot-strong = 強手
bot-strong-text = 每一回合都為勝利而下，而不是為分數。
bot-perfect = 完美
bot-perfect-text = 已解開兩人遊戲，從不白送任何東西。

castle-azuchi = 安土城
castle-matsumoto = 松本城
castle-odani = 小谷城
castle-gifu = 岐阜城
castle-edo = 江戶城
castle-kiyosu = 清洲城
castle-inuyama = 犬山城
castle-kasugayama = 春日山城
castle-kitanosho = 北之庄城
castle-gassantoda = 月山富田城
castle-takahashi = 高梁城
castle-matsuyama = 松山城
castle-marugame = 丸龜城
castle-kumamoto = 熊本城

clan-oda = 織田
clan-tokugawa = 德川
clan-uesugi = 上杉
clan-mori = 毛利
clan-chosokabe = 長宗我部
clan-shimazu = 島津

face-infantry-1 = 步兵 1
face-infantry-2 = 步兵 2
face-infantry-3 = 步兵 3
face-archery = 弓兵
face-cavalry = 騎兵
face-daimyo = 大名

line-infantry = 步兵 { $number }

## 提問

ask-open = 填一條戰線，或棄掉一顆骰子
ask-target = { $castle }：再填一條戰線，或棄掉一顆骰子
ask-rolling = 骰子正在落下
ask-over = 遊戲已經結束
hint-open = 你填的戰線決定這回合的城堡。
hint-target = 這回合的戰線都在這張卡上。
watch-open = { $player } 正在選擇城堡
watch-target = { $player } 正在攻打{ $castle }

## 威脅

threat-wins = { $player } 只要攻下中央最後的{ $castle }就會獲勝。
threat-clan = { $player } 只差{ $castle }就征服{ $clan }家族：{ $points } 分，不再受攻擊。
threat-clan-held = { $player } 只差 { $holder } 手中的{ $castle }就征服{ $clan }家族：{ $points } 分，不再受攻擊。

## 選擇

choice-fill = { $castle }：{ $line }
choice-lose-die = 棄掉一顆骰子

## 紀錄

log-first-player = 由 { $player } 先開始。
log-rolled = { $player } 擲出{ $dice }。
log-filled = { $player } 填滿{ $castle }的一條戰線：{ $line }。
log-lost-die =
    { $left ->
        [0] { $player } 棄掉最後一顆骰子。
       *[other] { $player } 棄掉一顆骰子，還剩 { $left } 顆。
    }
log-turn-lost = { $player } 這回合一無所獲。
log-conquered = { $player } 攻佔{ $castle }。
log-stolen = { $player } 從 { $victim } 手中奪走{ $castle }。
log-clan = { $player } 征服{ $clan }家族：{ $points } 分，不再受攻擊。
log-won = { $player } 以 { $points } 分獲勝。
log-shared = { $player } 以 { $points } 分並列獲勝。

## 拒絕

refusal-game-over = 遊戲已經結束。
refusal-unknown-action = 每次擲骰後只能填一條戰線，或棄掉一顆骰子。
refusal-unknown-castle = 沒有這座城堡。
refusal-other-castle = 這回合的目標是{ $castle }：一回合內的戰線都必須在同一張卡上。
refusal-own-castle = { $castle }已經是你的。
refusal-face-down = { $castle }屬於已被征服的家族，不能攻擊。
refusal-special-line-in-centre = { $castle }在中央：大名戰線只有奪取時才算。
refusal-unknown-line = { $castle }沒有這條戰線。
refusal-line-filled = { $castle }的這條戰線已經填滿。
refusal-unreadable = 這不是一個局面：{ $text }
refusal-castles = 局面要說明 { $number } 座城堡各由誰持有。
refusal-seats = 這一桌有 { $number } 位玩家；有城堡或回合屬於別人。
refusal-centre-empty = 中央已沒有城堡：遊戲結束了。
refusal-dice = 骰子一共 { $number } 顆，包括城堡上的和失去的，至少要擲一顆。
refusal-no-castle = 戰線上有骰子，卻沒有指明城堡。
refusal-no-line = 要填{ $castle }的一條戰線，才算選擇它。
refusal-castle-complete = { $castle }的戰線都填滿了：它已被攻下。
refusal-dice-do-not-fill = 這些骰子填不滿{ $castle }的這條戰線。

## 以文字表示的局面

plain-clan = { $clan }家族，整個家族 { $points } 分：
plain-castle = { $castle }，{ $points } 分：{ $lines }。
plain-line-separator = { " / " }
plain-owner = 由 { $player } 佔有。
plain-owner-safe = 由 { $player } 佔有，不受攻擊。
plain-standing = { $player }：{ $points } 分，城堡 { $castles } 座，家族 { $clans } 個。
plain-dice =
    { $lost ->
        [0] 骰子：{ $dice }。
       *[other] 骰子：{ $dice }。已棄 { $lost } 顆。
    }
plain-target = 正在攻打{ $castle }。已填：{ $filled }。未填：{ $open }。

score-part = { $name } { $points }

## 機率

odds-centre = 從中央
odds-stolen = 奪取
odds-never-stolen = — { $castle }不能被奪取：它的家族只有這一座城堡，一被攻佔就安全了（AW-31）。
puzzle-theme-begin = 從這裡開始，還是失去一顆骰子？
puzzle-theme-castle = 選哪座城堡？
puzzle-theme-steal = 奪取，還是從中央拿？
puzzle-theme-last = 中央的最後一座城堡
puzzle-theme-finish = 怎麼完成？
odds-best = 之後最佳：{ $castle }

## 選擇的價值從何而來

reason-conquers = 直接攻下{ $castle }
reason-odds = 攻下{ $castle }的機率為 { $odds }
reason-nothing = 本回合已無法攻下任何城堡
reason-gain = { $points ->
    [0] 不值分數
   *[other] 值 { $points } 分
}
reason-clan = 征服{ $clan }家族，從此安全
reason-steal = 從{ $player }手中奪走
reason-deny = 阻止{ $player }征服{ $clan }家族
reason-ends = 遊戲隨即結束

## 實驗室統計的項目

fact-conquest = 從中央攻下的城堡
fact-theft = 奪來的城堡
fact-holding = 終局時持有的城堡
fact-clan = 征服的家族
victory-points = 分數

## Looking back

moment-when = 中央還有 { $count } 座城堡

## Drills

drill-centre = 從中央
drill-stolen = 從對手

## Numbers on a form

numbers-dice = 骰子
number-dice = 每回合的骰子數
numbers-clans = 家族
number-clan-points = 集齊家族的分數
numbers-castles = 城堡
number-castle-points = 分數
number-castle-line = 第 { $place } 條戰線的步兵

# Setting a position up
editor-castles = 誰持有城堡
editor-centre = 中央
editor-dice = 骰子
editor-castle = 本回合的城堡
editor-no-castle = 無
editor-unrolled = 尚未擲出
editor-faces = 骰面
editor-die = 第 { $number } 顆骰子
