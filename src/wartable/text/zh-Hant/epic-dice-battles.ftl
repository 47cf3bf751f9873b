# Epic Dice Battles。欄位是玩家個人版圖上放軍隊的位置。

game-title = Epic Dice Battles
game-about = 在日本地圖上調度軍隊、城堡與隱藏的部隊，一年四季。
rules-version-1 = 城堡的主人可以出城野戰而不受圍城（ED-56）；受阻側翼的骰子離開時能帶走的標記較少（ED-60）；城外有敵人的城堡不能組建新軍隊（ED-31）
rules-version-2 = 四人遊戲的起始地區是阿波、長門、駿河、越後（ED-5）

bot-warlord = 軍閥
bot-warlord-text = 組建強大的軍隊，哪裡勝算高就打哪裡。
bot-search = 軍師
bot-search-text = 出兵前先把整年想過一遍。

## Nouns

player-name = { $player }
slot-name = 欄位 { $slot }
army-name = 欄位 { $slot }（{ $number } 號軍隊，{ $region }）

line-main = 主陣
line-flank1 = 側翼 1
line-flank2 = 側翼 2

unit-footman = 足輕
unit-archer = 弓兵
unit-cavalry = 騎兵
unit-ninja = 忍者
unit-samurai = 武士
unit-samurai-cavalry = 騎馬武士
unit-shield = 盾牌

count-none = 無
count-footman = { $count } 名足輕
count-archer = { $count } 名弓兵
count-cavalry = { $count } 名騎兵
count-ninja = { $count } 名忍者
count-samurai = { $count } 名武士
count-samurai-cavalry = { $count } 名騎馬武士

price-rice = { $count } 米
price-money = { $count } 金錢
price-honor = { $count } 榮譽

region-satsuma = 薩摩
region-bungo = 豐後
region-iyo = 伊予
region-awa = 阿波
region-nagato = 長門
region-izumo = 出雲
region-bizen = 備前
region-yamashiro = 山城
region-kii = 紀伊
region-echizen = 越前
region-owari = 尾張
region-shinano = 信濃
region-suruga = 駿河
region-echigo = 越後
region-musashi = 武藏
region-mutsu = 陸奧

victory-points = 以分數獲勝
victory-final-battle = 在決戰中獲勝
victory-last-standing = 成為最後的倖存者

## Choices

choice-start = 從{ $region }開始

choice-act-rice = 生產稻米：米產標記升一級
choice-act-officer = 訓練一名供春季使用的軍官
choice-act-trade = 與商人交易：{ $rice } 米換 { $money } 金錢
choice-act-village = 派一顆骰子去解放村莊
choice-act-rest = 其餘行動骰不使用

choice-buy = 購買：{ $unit }（{ $price }）
choice-end-buying = 不再購買
choice-put-die = 把骰子放進{ $army }：{ $line }
choice-open-flank = 由軍官用這顆骰子開啟{ $army }的{ $line }
choice-raise-army = 由軍官在{ $region }組建新軍隊
choice-put-token = 放到{ $army }
choice-scout = 偵察 { $player }
choice-scout-nobody = 不偵察任何人
choice-reveal-number = 公開{ $slot } 的軍隊號碼
choice-reveal-tokens = 公開{ $slot } 的兵種標記
choice-renumber = 秘密地重新分配軍隊號碼
choice-set-number = { $slot } 成為 { $number } 號軍隊
choice-build = 在{ $region }建造城堡，花 { $rice } 米
choice-end-spring = 不再建造城堡

choice-give-up-die = 放棄{ $army }的一顆骰子：{ $line }
choice-give-up-token = 放棄一枚標記：{ $unit }

choice-lead = 移動在{ $region }的 { $number } 號軍隊
choice-move = 移動到{ $region }
choice-march = 行軍到{ $region }，花 { $rice } 米
choice-pass = 結束：今年秋季不再移動

choice-besiege = 圍攻{ $region }的城堡
choice-stay = 駐留在{ $region }，不圍城
choice-name-battle = 接著打{ $region }的戰鬥

choice-walls = 守城：進行圍城戰
choice-field = 出城：進行野戰
choice-flanks-none = 兩個側翼都不能用
choice-flanks-first = 只有側翼 1 能用
choice-flanks-second = 只有側翼 2 能用
choice-flanks-both = 兩個側翼都能用
choice-send-die = 把不能用的側翼的一顆骰子轉到{ $army }：{ $line }
choice-send-alone = 骰子單獨前往
choice-join-main = 不能用的側翼的骰子加入主陣
choice-place-token = { $unit }：{ $line }
choice-send-token = { $unit }：轉到{ $army }
choice-discard-token = { $unit }：棄掉
choice-ready = 準備完成
choice-assign = 擲出 { $die } 的是：{ $unit }
choice-assign-flank = 擲出 { $die } 的是：側翼的{ $unit }
choice-lose = 失去：{ $unit }
choice-storm = 攻打城門：{ $unit }
choice-call-off = 撤圍
choice-lay-army = { $army }：{ $dice } 顆骰子
choice-lay-flank = { $army }，{ $line }：{ $dice } 顆骰子
choice-lay-shield = 盾牌放到{ $army }
choice-lay-token = { $unit }：放到{ $army }
choice-return-die = 骰子加入{ $army }：{ $line }

## The log

log-first-player = { $player } 是起始玩家。
log-start = { $player } 從{ $region }開始。

log-year = { $year } 年開始。起始玩家：{ $player }。
log-act-rice = { $player } 提高稻米產量。
log-act-officer = { $player } 訓練一名軍官。
log-act-trade = { $player } 與商人交易。
log-act-village = { $player } 派一顆骰子去村莊。
log-act-rest = { $player } 不使用其餘行動骰。

log-spring = 春季：徵兵。
log-bought = 你購買：{ $unit }。
log-bought-for = 你為{ $slot } 的{ $line }購買：{ $unit }。
log-bought-shield = 你為{ $slot } 購買一面盾牌。
log-raised-army = 你在{ $region }組建新軍隊：{ $unit }。
log-put-token = 標記放到{ $slot }。
log-renumbered = 你重新分配軍隊號碼。
log-set-number = { $slot } 成為 { $number } 號軍隊。
log-spied = { $player } 的忍者偵察完畢。
log-number-shown = { $player }：{ $slot } 是 { $number } 號軍隊。
log-tokens-shown = { $player }：{ $slot } 有 { $units }。
log-spent = { $player } 花了{ $price }。
log-spent-nothing = { $player } 什麼都沒買。
log-new-army = { $player } 在{ $region }有了新的 { $number } 號軍隊。
log-reinforced = { $player }，{ $slot }：{ $gains }。
gain-dice = 骰子 +{ $count }
gain-tokens = 標記 +{ $count }
gain-shields = 盾牌 +{ $count }
log-built = { $player } 在{ $region }建造城堡。

log-harvest = { $player } 收成 { $rice } 米，供養軍隊付出 { $paid } 米。
log-hungry = { $player } 還欠 { $missing } 米。
log-gave-up-die = { $player } 放棄{ $slot } 的一顆骰子。
log-gave-up-token = { $player } 放棄{ $slot } 的一枚標記：{ $unit }。
log-gave-up-some-token = { $player } 放棄{ $slot } 的一枚標記。

log-autumn = 秋季：軍隊移動。
log-moved = { $player } 把 { $number } 號軍隊移動到{ $region }。
log-marched = { $player } 讓 { $number } 號軍隊行軍到{ $region }。
log-passed = { $player } 不再移動。
log-besieges = { $player } 圍攻{ $region }。
log-stays = { $player } 駐留在{ $region }。
log-named = { $player } 指定{ $region }的戰鬥。

log-battle = { $region }的戰鬥：{ $players }。
log-siege = { $region }圍城戰：{ $attacker } 進攻，{ $defender } 防守。
log-final-battle = 決戰：{ $players }。
log-walls = { $player } 據城防守。
log-field = { $player } 出城迎戰。
log-flanks-none = { $player } 不開放任何側翼。
log-flanks-first = { $player } 開放側翼 1。
log-flanks-second = { $player } 開放側翼 2。
log-flanks-both = { $player } 開放兩個側翼。
log-sent-die = 一顆骰子轉到{ $slot }，{ $line }。
log-sent-alone = 骰子單獨前往。
log-joined-main = 不能用的側翼的骰子加入主陣。
log-placed-token = { $unit }：{ $line }。
log-sent-token = { $unit }：轉到{ $slot }。
log-discarded-token = { $unit }：棄掉。
log-ready = { $player } 準備完成。
log-line-up = { $player } 列陣：{ $main }。
log-line-up-flanks = { $player } 列陣：{ $main }；側翼 1：{ $flank1 }；側翼 2：{ $flank2 }。
log-rolled-arrows = { $player } 射擊：{ $dice }。
log-rolled-stars = { $player } 投擲手裡劍：{ $dice }。
log-rolled-flank-melee = { $player } 在側翼交戰：{ $dice }。
log-rolled-main = { $player } 交戰：{ $dice }。
log-rolled-gate = { $player } 攻打城門（{ $unit }）：{ $dice }。
log-assigned = { $player }：{ $die } 屬於{ $unit }。
log-absorbed = { $player } 的盾牌擋下 { $hits } 次命中。
log-fallen = { $player } 失去 { $units }。
log-storm = { $player } 派去攻打城門：{ $unit }。
log-gate-damaged = 城門受損。
log-gate-broken = 城門被攻破。
log-called-off = { $player } 撤圍。
log-battle-won = { $player } 守住戰場，剩下 { $units }。
log-ruin = 戰場上無人倖存。
log-laid-army = { $player }：{ $slot } 得到 { $dice } 顆骰子。
log-laid-flank = { $player }：{ $slot } 的{ $line }有 { $dice } 顆骰子。
log-laid-shield = { $player } 把一面盾牌放到{ $slot }。
log-laid-token = { $unit }：放到{ $slot }。
log-castle-destroyed = { $player } 在{ $region }的城堡被摧毀。
log-army-gone = { $player } 的 { $number } 號軍隊消失了。
log-honor = { $player } 得到 { $honor } 榮譽。
log-villages = { $player } 在村莊的骰子擲出 { $dice }。
log-returned = { $player }：一顆骰子回到{ $slot }，{ $line }。
log-out = { $player } 出局。

log-points = { $player }：{ $points } 分。
log-won = { $player } { $how }。
log-shared = { $player } 共享勝利：{ $how }。

## Refusals

refusal-game-over = 遊戲已經結束。
refusal-unknown-action = 這不是本遊戲的動作。
refusal-unknown-region = 沒有「{ $text }」這個地區。
refusal-not-now = 現在不能這樣做。
refusal-not-a-start = 以目前的人數，{ $region }不是起始地區。
refusal-start-taken = { $region }已經有人選了。
refusal-rice-at-top = 米產標記已到最高級。
refusal-no-rice-to-trade = 米不夠，不能交易。
refusal-cannot-pay = 你付不起{ $unit }：價格是 { $price }。
refusal-limit-reached = 以你的城堡，今年不能再買標記了。
refusal-supply-empty = 你沒有備用骰了。
refusal-supply-short = 新軍隊需要兩顆骰子，你的備用骰不夠。
refusal-no-army = 你沒有軍隊，現在也不能組建：需要一名軍官，以及一座沒有對手軍隊的城堡。
refusal-no-place = 你的軍隊都沒有空位放這個：{ $unit }。
refusal-cannot-reinforce = 沒有軍隊可以增援：補給線被阻斷，或所需的米超過你付款後剩下的米。
refusal-no-such-army = 欄位 { $slot } 沒有軍隊。
refusal-army-full = 欄位 { $slot } 已經有 { $dice } 顆骰子。
refusal-flanks-too-large = 兩個側翼的骰子合計不得多於主陣。
refusal-flank-closed = 欄位 { $slot } 的這個側翼是關閉的，要有軍官才能開啟。
refusal-no-support-line = 沒有補給線通到 { $number } 號軍隊。
refusal-support-too-dear = 到 { $number } 號軍隊的補給線要 { $rice } 米，你剩下的不夠。
refusal-no-officer = 這需要一名軍官。
refusal-too-many-armies = 你已經有 { $armies } 支軍隊。
refusal-not-your-castle = 你在{ $region }沒有城堡。
refusal-opponent-there = { $region }有對手的軍隊。
refusal-no-room-for-token = 欄位 { $slot } 的標記和骰子一樣多了。
refusal-cannot-spy = 那裡沒有隱藏的內容。
refusal-nothing-hidden = 欄位 { $slot } 的這項內容沒有隱藏。
refusal-no-officer-to-renumber = 要有軍官才能重新分配軍隊號碼，每個春季限一次。
refusal-nothing-to-renumber = 只有一支軍隊，也沒有公開的內容，不必重新分配。
refusal-number-not-free = 不能把 { $number } 號給這個欄位。
refusal-castle-stands = { $region }已經有城堡。
refusal-no-army-there = 你在{ $region }沒有軍隊。
refusal-line-empty = 這條陣線沒有骰子。
refusal-no-such-token = 這支軍隊沒有這種標記：{ $unit }。
refusal-no-such-number = 你沒有 { $number } 號軍隊。
refusal-army-tired = { $number } 號軍隊今年秋季不能再移動。
refusal-not-a-neighbour = { $region }不是相鄰的地區。
refusal-march-without-rice = 行軍要 { $rice } 米，你有 { $have } 米。
refusal-march-too-short = 到{ $region }不必行軍：移動過去是免費的。
refusal-march-blocked = 往{ $region }的路上有對手的軍隊。
refusal-out-of-reach = { $region }超過 { $fields } 個地區遠。
refusal-not-asked = 問的不是那座城堡。
refusal-no-battle-there = { $region }沒有要打的戰鬥。
refusal-ninja-in-main-line = 忍者只能在側翼，不能在主陣。
refusal-no-blocked-dice = 沒有不能用的側翼的骰子要決定了。
refusal-cannot-go-along = { $unit }：不在能隨骰子同行的標記之中。
refusal-token-along-first = 先決定哪枚標記隨剛才轉走的骰子同行。
refusal-blocked-dice-first = 先決定不能用的側翼的骰子（{ $dice } 顆）。
refusal-tokens-left = 還有標記沒有分配。
refusal-other-token = 還沒輪到這枚標記：{ $unit }。
refusal-no-free-die = 那裡沒有空的骰子：{ $line }。
refusal-cannot-send-token = 這枚標記在這裡有骰子，或者那支軍隊沒有空位。
refusal-no-room-there = 欄位 { $slot } 的軍隊放不下這顆骰子。
refusal-other-die = 要先決定 { $die } 點的骰子。
refusal-no-such-unit = 那裡沒有這種單位：{ $unit }。
refusal-cannot-lay = 倖存者不能這樣分配。

## Odds

odds-siege = 圍城戰。
odds-field = 在 { $dots } 點地區的野戰。
odds-flanks-none = 兩個側翼都不能用。
odds-flanks-1 = 側翼 1 能用。
odds-flanks-2 = 側翼 2 能用。
odds-flanks-both = 兩個側翼都能用。
odds-outcome = 結果
odds-chance = 機率
odds-attacker = 攻方獲勝
odds-defender = 守方獲勝
odds-ruin = 無人倖存
odds-exact = 精確值。
odds-simulated = 模擬估計：二十次中有十九次，誤差不超過 { $error }。

## 實驗室統計的項目

deed-start = 起始地區
deed-purchase = 購買的單位與盾牌
deed-winter = 冬季行動
deed-castle = 建造的城堡
deed-battle = 打過的戰鬥
winter-rice = 生產稻米
winter-officer = 訓練軍官
winter-trade = 交易
winter-village = 解放村莊
winter-rest = 未用的骰子
battle-open = 野戰
battle-siege = 圍城
battle-final = 決戰

## The board in the terminal

pane-map = 地圖
pane-mat = 個人版圖
pane-rivals = 對手
pane-battle = 戰鬥
pane-table = 全局

season-setup = 遊戲準備
season-winter = 冬季：行動
season-spring = 春季：徵兵
season-summer = 夏季：補給
season-autumn = 秋季：移動
season-battles = 秋季：戰鬥
season-villages = 秋季：村莊
season-end = 終局

board-year = { $year } 年，{ $left ->
        [0] 最後一年
       *[other] 還剩 { $left } 年
    }
board-first = 起始玩家：{ $player }
board-riches = 米 { $rice }+{ $income } 金錢 { $money } 榮譽 { $honor }
board-out = 已出局
board-castle-of = { $player } 的城堡
board-armies-of = { $player }：{ $numbers } 號軍隊
board-points = { $points } 分
board-terrain = { $region }：{ $terrain }
board-road = { $one }–{ $other }
terrain-0 = 開闊地
terrain-1 = 側翼 1 不能用
terrain-2 = 側翼 2 不能用
terrain-3 = 隘口，側翼都不能用
legend-signs = { $castle }A A 的城堡　A12 A 的軍隊
legend-dots = • 無側翼 1　•• 無側翼 2　••• 皆無
legend-roads = 另有道路：{ $roads }

army-number = { $number } 號軍隊
mat-army = { $number } 號軍隊，{ $region }
mat-summary = 米 { $rice }，金錢 { $money }，榮譽 { $honor }。夏季收成 { $harvest } 米，軍隊需要 { $food } 米。軍官 { $officers }，還能買標記 { $tokens } 枚。行動骰 { $actions }，在村莊 { $villages }，備用骰 { $supply }。
mat-free = 沒有軍隊的欄位：{ $slots }
mat-food = 需要 { $rice } 米
mat-units-shields = { $units }；{ $shields } 面盾牌
mat-support = 補給線 { $rice } 米
mat-no-support = 沒有補給線
mat-seen = 其他人知道：{ $what }
known-number-up = 號碼（已公開）
known-number-seen = 號碼（{ $year } 年看過）
known-number-unsure = { $year } 年時是 { $number } 號，可能已變更
known-tokens-up = { $units }（已公開）
known-tokens-seen = { $units }（{ $year } 年看過）

rival-summary = 米 { $rice }，金錢 { $money }，榮譽 { $honor }，軍官 { $officers }，備用骰 { $supply }
rival-tokens = { $tokens } 枚標記{ $shields ->
        [0] { "" }
       *[other] ，{ $shields } 面盾牌
    }
rival-number-up = { $army }（公開）
rival-number-seen = { $army }（{ $year } 年看過）
rival-number-unsure = { $army }（{ $year } 年看過，可能已變更）
rival-tokens-up = { $units }（公開）
rival-tokens-seen = { $units }（{ $year } 年看過）

about-footman = 足輕：沒有標記的骰子，沒有特殊能力。
about-archer = 弓兵：在主陣射擊，{ $arrow }+ 命中。
about-cavalry = 騎兵：近戰 +{ $modifier }。
about-ninja = 忍者：只能在側翼；投擲手裡劍，{ $star }+ 命中。購買時可偵察一名對手。
about-samurai = 武士：+{ $modifier }，且結果最低算 { $floor }。
about-samurai-cavalry = 騎馬武士：+{ $modifier }，結果最低算 { $floor }，一次擊殺 { $kills } 個。
about-shield = 盾牌：在一場戰鬥中擋下 { $hits } 次箭矢命中；不需要骰子，也不需要米。

short-main = 主陣
short-flank1 = 側翼1
short-flank2 = 側翼2

fight-open = { $region }之戰
fight-siege = { $region }圍城戰
fight-final = 決戰
fight-attacks = 進攻
fight-attacks-left = 攻擊 { $player }
fight-defends = 防守
fight-reserve = 防守（城堡守軍）
fight-gate = 城門：損傷 { $damage }／{ $needed }
fight-shields = { $shields } 面盾牌，還能擋 { $hits } 次
fight-left = 還沒就位：{ $units }
fight-over = 戰鬥結束
fight-blocked = （不能用）
fight-dice = 骰子：
fight-hits = → 命中 { $hits } 次
fight-hits-from = { $needed }+ 命中：{ $hits } 次
fight-kills = → 擊殺 { $kills } 個
fight-to-lose = 必須失去 { $hits } 個
phase-walls = 守城或野戰
phase-flanks = 哪些側翼能用
phase-deploy = 秘密布陣
phase-arrows = 射擊，第 { $volley } 輪
phase-gate = 攻打城門
phase-stars = 側翼 { $flank } 的手裡劍
phase-flank-melee = 側翼 { $flank } 的近戰
phase-main = 主戰，第 { $round } 輪
phase-regroup = 整編倖存者
phase-follow-up = 已拿下戰場

meaning-arrows = 箭矢 { $needed }+ 命中。一面盾牌擋下 { $absorbs } 次。
meaning-arrows-at-walls = 圍城方的箭矢 { $needed }+ 才命中，而且只在第一輪。
meaning-stars = 手裡劍 { $needed }+ 命中，盾牌無效。
meaning-gate = { $succeeds }+ 損傷城門；{ $dies } 以下該單位陣亡。
meaning-melee = { $succeeds }+ 擊殺；{ $dies } 以下該單位陣亡。
meaning-flank-bonus = 這一輪，從側翼來的單位再 +{ $bonus }。
modifier-of = { $unit } { $what }
modifier-plus = +{ $modifier }
modifier-floor = 最低算 { $floor }
modifier-kills = 擊殺 { $kills } 個
roll-dies = { $result }：陣亡
roll-nothing = { $result }：無效果
roll-kills = { $result }：擊殺 { $kills } 個

ask-player = { $player }：{ $question }
ask-start = 要從哪裡開始？你的第一座城堡和第一支軍隊會放在那裡。
ask-winter = 下一個行動是什麼？還有 { $dice } 顆行動骰。你有 { $rice } 米、{ $money } 金錢。
ask-buy = 要買什麼？你有 { $rice } 米、{ $money } 金錢、{ $honor } 榮譽。軍官：{ $officers }。
ask-die = 骰子放到哪裡？（{ $unit }）
ask-token = 標記放到哪支軍隊？（{ $unit }）
ask-shield = 盾牌放到哪支軍隊？
ask-scout = 你的忍者可以偵察。要偵察誰？
ask-reveal = 要公開什麼？
ask-number = 這個欄位是幾號軍隊？
ask-build = 要建造城堡嗎？你有 { $rice } 米。
ask-give-up-die = 你還欠 { $missing } 米。要放棄哪一顆骰子？
ask-give-up-token = 要一併放棄哪一枚標記？（{ $army }）
ask-lead = 要移動哪支軍隊？
ask-march = { $number } 號軍隊要從{ $region }前往哪裡？你有 { $rice } 米。
ask-siege = 你的軍隊在{ $region }的城堡前。要圍城嗎？
ask-battle = 接著打哪一場戰鬥？
ask-walls = 你在{ $region }遭到攻擊。要守城還是野戰？
ask-flanks = { $region }圍城戰：哪些側翼能用？
ask-follow-up = { $region }的戰場是你的了。要立刻圍城嗎？
ask-blocked = 不能用的側翼的骰子去哪裡？還有 { $dice } 顆。
ask-along = 哪枚標記隨這顆骰子同行？
hint-ninja = 忍者需要側翼裡的骰子。軍隊的側翼沒有骰子，忍者在第一場戰鬥就會棄掉。
hint-ninja-leaves = 側翼沒有骰子，其他軍隊也沒有空位，你的忍者會棄掉。
ask-place = 這個單位站在哪裡？（{ $unit }）
ask-ready = 所有單位都已就位。準備好了嗎？
ask-gate = 派誰攻打城門？損傷：{ $damage }／{ $needed }。
ask-assign = { $die } 是誰擲出的？剩下的骰子：{ $dice }。
ask-lose = 要失去誰？損失：{ $hits }。
ask-lay-army = { $dice } 顆骰子中，幾顆放到{ $army }？
ask-lay-flank = { $army }的 { $dice } 顆骰子中，幾顆放到側翼 { $flank }？
ask-lay-shield = 盾牌放到哪支軍隊？還有 { $shields } 面。
ask-lay-token = 標記放到哪支軍隊？（{ $unit }）
ask-village = 村莊解放了。骰子放到哪裡？還有 { $dice } 顆。

pick-no-token = 沒有標記
pick-token = 有標記（今年還能買 { $tokens } 枚）
pick-buy = { $unit }：{ $price }
pick-new-army = 由軍官組建新軍隊
pick-line = { $line }
pick-open-flank = { $line }：由軍官開啟
pick-officer = 使用軍官
pick-build = 建造城堡，{ $rice } 米
pick-lead = 移動
pick-move = 移動，免費
pick-march = 行軍，{ $rice } 米
pick-army-dice = { $army }（{ $dice } 顆骰子）
pick-army-token = { $army }：{ $unit }
pick-supported = { $army }，補給線 { $rice } 米
pick-slot = { $slot }：{ $dice } 顆骰子，{ $tokens } 枚標記
pick-number = 號碼
pick-tokens = 標記
pick-field = { $region }（{ $there }）
pick-send-die = 轉到另一支軍隊
pick-send-to = 轉到{ $army }
pick-assign = { $unit } → { $does }
pick-assign-flank = 側翼的{ $unit } → { $does }
pick-lose = { $unit }（共 { $left } 個）
pick-storm = 攻打城門
pick-else = 或者
note-support = 補給線：{ $rice } 米
note-support-least = 補給線至少再 { $rice } 米
note-officer = 需要一名軍官
note-ninja-without-flank = 側翼沒有骰子：忍者在第一場戰鬥就會棄掉
pick-dice = { $dice } 顆骰子

odds-won = 勝 { $won }，敗 { $lost }
odds-guessed = 勝 ≈{ $won }，敗 ≈{ $lost }
odds-noted = { $note } { $won }，陣亡 { $lost }
odds-range = { $odds }（{ $low } 到 { $high }）
chance-gate = 損傷

noun-rice = 米
noun-money = 金錢
noun-honor = 榮譽
noun-points = 分數
noun-controlled = 控制
noun-partial = 部分控制
noun-armies = 軍隊
noun-most-rice = 米產最高
score-part = { $count } × { $worth }

plain-regions = 地區：
plain-region = { $region }：{ $terrain }。
plain-roads = 相鄰：{ $regions }。
plain-castle = { $player } 的城堡。
plain-armies = { $player } 的軍隊：{ $numbers } 號。
plain-mat = { $player }：{ $rice } 米，每年夏季再加 { $income }；{ $money } 金錢，{ $honor } 榮譽；行動骰 { $actions }，軍官 { $officers }，在村莊的骰子 { $villages }，還能買的標記 { $tokens }，備用骰 { $supply }；目前 { $points } 分。
plain-out = { $player } 已出局。
plain-dice-main = 主陣 { $dice } 顆
plain-dice-flank1 = 側翼 1 有 { $dice } 顆
plain-dice-flank2 = 側翼 2 有 { $dice } 顆
plain-battle = { $title } – { $phase }
plain-side = { $player }：{ $role }
plain-line = { $line }：{ $units }
plain-between = { "" }
plain-own-slot = { $slot }：{ $army }。骰子：{ $dice }。單位：{ $units }。需要 { $rice } 米。
plain-rival-slot = { $slot }。骰子：{ $dice }。標記：{ $tokens } 枚。盾牌：{ $shields } 面。

## 瀏覽器中的棋盤

noun-player = 玩家
country-label = 日本地圖
country-hint = 點一個地區，看看它是什麼。
country-battle = 有戰事
country-touched = 你上次行動後有變化
country-move = 你的軍隊可以移動到這裡
country-march = 你的軍隊可以行軍到這裡
legend-label = 地圖圖例
legend-road = 道路
legend-lane = 海路
calendar-label = 曆法
calendar-left = { $left ->
        [0] 最後一年
       *[other] 還有 { $left } 年
    }
short-winter = 冬
short-spring = 春
short-summer = 夏
short-autumn = 秋
purse-harvest = 每年夏天 +{ $rice }
purse-officers = 軍官
purse-villages = 在村莊的骰子
purse-supply = 備用骰
army-shields = { $shields } 面盾牌
certainty-open = 正面朝上
certainty-remembered = 憑記憶
certainty-doubtful = 憑記憶，可能已改變
mat-label = 你的個人版圖
mat-title = 你的個人版圖
mat-summer = 明夏：米 +{ $harvest }，軍隊吃掉 { $food }，剩 { $left }
mat-hunger = 明夏：米 +{ $harvest }，軍隊要吃 { $food }，缺 { $missing }
mat-room = 還能容納 { $slots } 支軍隊
mat-room-officer = 還能容納 { $slots } 支軍隊：下一個單位要問放在哪裡
mat-buy-here = 買的東西放在這裡：{ $army }，{ $line }
rival-label = { $player } 的個人版圖
rival-castles = { $castles } 座城堡
rival-armies = { $armies } 支軍隊
market-label = 可以購買的東西
market-title = 要買什麼？
market-limit = { $tokens ->
        [0] 今年不能再買標記
       *[other] 今年還能買 { $tokens } 枚標記
    }
market-hint = 指向一個單位可以看它的作用。點一下就買到標出的陣線，按數字鍵可一次買幾個；或直接拖過去。
market-hint-touch = 點一下就買到標出的陣線；長按或點 (i) 可以看它的作用；或直接拖過去。
market-about = 關於：{ $unit }
market-cannot = 現在不行；選它可以知道原因
scoring-how = { $how }
scoring-all = 一次全部顯示
story-label = 戰鬥經過
result-label = 戰鬥結果
result-title = 戰鬥結束了。
result-continue = 繼續
fight-unknown = 這裡是版圖上的哪支軍隊，還沒有揭開。
fight-from-flank = 來自側翼：
odds-before = 戰鬥之前：
odds-now = 現在：
orders-choices = 選項
orders-follow-fighting = 這場戰鬥全部照建議決定
orders-follow-feeding = 照建議供糧
orders-follow-regroup = 照建議整編
hint-pick = 選一支軍隊：在地圖上點它，或把它拖到要去的地方。
hint-march = 選擇目的地。實線箭頭免費，虛線是行軍。選了就立刻出發，可以收回。
hint-map = 金色邊框的地區可以選：第一下查看，再一下執行。
hint-mat = 能接收的地方都是金色的：在你的個人版圖上，也在地圖上。
hint-winter = 每顆行動骰是一個行動；同一個行動可以重複。

## 教練

reason-battle = 這場戰鬥有 { $odds } 的機率獲勝
reason-battle-guess = 這場戰鬥約有 { $odds } 的機率獲勝
reason-gate = 有 { $damage } 的機率損壞城門，有 { $death } 的機率陣亡
reason-guards = 守住 { $player } 到得了的{ $region }
reason-castle-won = 後續模擬中有 { $odds } 到年底多一座城
reason-castle-lost = 後續模擬中有 { $odds } 到年底少一座城
reason-points = 到年底約 { $points } 分
reason-rival-points = { $player } 約失 { $points } 分
reason-troops-lost = 約損失 { $dice } 顆骰子
reason-plan = 接著：{ $plan }

## 教學

lesson-map = 這是日本，共有十六個地區。點線是道路，虛線是海路，連接相鄰的地區。地名下方的山和點，表示在那裡作戰時哪個側翼不能使用。
lesson-goal = 角落是曆法：每年有四季。終局時，每個由你控制的地區 2 分，每支軍隊 1 分，米產量最高者 1 分。分數最高者獲勝。
lesson-start = 首先每人選一個起始地區，放上一座城堡和一支軍隊。你的是中央的備前：點一下查看，再點一下就從那裡開始。
lesson-mat = 地圖下方是你的個人版圖：米、錢與榮譽，還有兩顆骰子的第一軍。阿本從武藏開始。
lesson-winter = 冬季：你有三顆行動骰，每顆一個行動。每年多一點米總是好的。選擇生產米。
lesson-officer = 標記升到 4。春天時，軍官可以開啟一個側翼，或組成新的軍隊。訓練一名。
lesson-village = 最後一顆骰子：派去村莊。秋末會擲這顆骰子，運氣好就會帶來榮譽。
lesson-spring = 阿本把三顆骰子都用在米上。現在是春季，購買部隊。每個有城堡的地區讓你每年買兩枚單位標記；足輕不需要標記，只要 1 米。
lesson-samurai = 指向單位可以看它的作用。買一名武士：1 金錢和 1 榮譽。
lesson-line = 一個單位是一顆骰子加一枚標記。骰子放進軍隊的一條陣線：放到你個人版圖上金色的主陣。標記會跟著過去。
lesson-footman = 再買一名足輕，1 米。
lesson-raise = 這顆骰子要成為第二支軍隊：由軍官在你的城堡組成。選擇備前。
lesson-archer = 還可以再買一枚標記。買一名弓兵：1 金錢。點一下就好：骰子和標記會放到你剛才放武士的地方。也可以放到不同的軍隊：把單位拖過去。
lesson-secret = 阿本看得到你的骰子和標記的數量，但看不到是哪些標記，也不知道哪個欄位是地圖上的哪支軍隊。戰鬥會全部揭開，看過的東西會連同年份記下來。
lesson-end-buying = 錢用完了。這個春天就到這裡。
lesson-summer = 夏季自動結束：你收成 4 米，軍隊吃掉 1 米。在自己城堡的軍隊吃得少；米不夠就會失去骰子。阿本也買了部隊。
lesson-lead = 秋季：你們輪流移動一支軍隊。移動到相鄰地區免費，行軍最多三個地區，要 1 米。拿起 2 號軍隊，選山城。
lesson-lead-there = 2 號軍隊準備好了：選山城。
lesson-pass = 阿本不再移動。1 號軍隊守著城堡，你也結束移動。
lesson-village-free = 村莊的骰子是 5：村莊解放，你得到 1 榮譽。4 以上成功；1 或 2 就會失去。這顆骰子加入你的主陣。
lesson-trade = 新的一年，現在阿本是起始玩家，已經行動完畢。和商人交易：2 米換 2 金錢。
lesson-rest = 其他骰子可以不用。留著吧。
lesson-second-spring = 又是春季。你可以用錢買部隊，不過先看別的：什麼都不買。
lesson-castle = 你的軍隊單獨所在的地區，花 2 米就能建造城堡。山城歸你了：2 分，而且每年多兩枚標記。
lesson-points = 一年就是這樣：行動、購買、補給、行軍。接下來是遊戲名稱所說的部分。
lesson-later = 七年後。你在尾張的軍隊有兩名弓兵、一名騎兵、一名武士和兩名足輕。阿本在駿河的城堡沒有軍隊，由兩名弓兵的城堡守軍防守。
lesson-attack = 把 1 號軍隊移到隔壁的駿河。在開啟協助的桌上，地圖會顯示你的勝算。
lesson-attack-there = 前往駿河。
lesson-besiege = 你來到城堡前。圍城！
lesson-ready = 沒有人在側翼有骰子，所以全部都在主陣。戰鬥之前雙方會秘密決定誰站哪裡；這次沒有要決定的。
lesson-shots = 先由弓兵射擊。阿本命中一次（5 以上），你也命中一次：對城牆需要 6。被命中的一方自己選擇誰倒下。放棄一名足輕。
lesson-gate = 現在要有人衝向城門：4 以上造成損傷，2 以下單位陣亡。武士加 1，而且結果至少算 3。派武士去。
lesson-gate-again = 擲出 5：城門受損。阿本最後的弓兵射偏了。再來一次！
lesson-dice = 城門已破：近身戰。先擲出所有骰子，然後你決定哪顆是誰擲的。4 以上擊殺，2 以下陣亡。把 1 給武士：算作 3，活下來。
lesson-cavalry = 騎兵加 1：3 變成 4，擊殺。其餘會自動進行。
lesson-end = 駿河的城堡被摧毀了，明年春天你可以在那裡建造城堡。你已經認識四季，也贏了一場戰鬥。其他的，遇到時棋盤上都會說明。

## 家規：規則的另一種讀法

house-rule-owner-may-sally = 守城或野戰
house-rule-owner-may-sally-text = 軍隊在自己的城堡遭到攻擊時，城主選擇圍城戰或野戰；野戰之後，勝方可以接著圍攻城堡守軍。
house-rule-shields-last-one-volley = 盾牌只撐一次射擊
house-rule-shields-last-one-volley-text = 擋過箭的盾牌在那次射擊後就棄掉，圍城戰也一樣。
house-rule-lost-die-is-gone = 在村莊失去的骰子一去不回
house-rule-lost-die-is-gone-text = 在村莊失去的骰子離開遊戲，不回到備用骰。

## Threats

threat-siege = { $count ->
   *[other] { $player } 下個秋季可以圍攻{ $regions }（軍隊 { $armies }）。
}
threat-siege-now = { $count ->
   *[other] { $player } 今年秋季可以圍攻{ $regions }（軍隊 { $armies }）。
}

## Looking back

moment-when = { $year } 年 · { $season }
moment-army = { $year } 年 · { $season } · { $number } 號軍隊

## Numbers on a form

numbers-units = 兵種
number-unit-rice = 價格（米）
number-unit-money = 價格（金錢）
number-unit-honor = 價格（榮譽）
number-unit-modifier = 骰子加值
number-unit-floor = 結果至少算作
number-unit-kills = 一次成功算作
number-unit-dearness = 程式放棄它的次序
number-unit-guess = 程式猜測它的頻率
numbers-shields = 盾牌
number-shield-rice = 價格（米）
number-shield-money = 價格（金錢）
number-shield-honor = 價格（榮譽）
number-shield-absorbs = 可擋的箭矢命中數
numbers-battle = 戰鬥
number-battle-arrow = 弓兵命中的最低點數
number-battle-arrow-walls = 攻城弓兵命中的最低點數
number-battle-star = 忍者手裡劍命中的最低點數
number-battle-dies = 單位陣亡的最高點數
number-battle-succeeds = 單位成功的最低點數
number-battle-flank = 側翼加值
number-battle-gate = 攻破城門的傷害
number-battle-reserve = 城堡守軍的弓兵數
numbers-calendar = 曆法
number-last-year = 最後一年
number-first-year-two = 起始年，兩位玩家
number-first-year-three = 起始年，三位玩家
number-first-year-four = 起始年，四位玩家
number-first-year-five = 起始年，五位玩家
numbers-regions = 地區
number-region-dots = 地形點數
numbers-limits = 骰子與上限
number-dice = 每位玩家的骰子數
number-action-dice = 冬季行動骰
number-reserve-dice = 城堡守軍的骰子數
number-armies = 軍隊上限
number-army-dice = 一支軍隊的骰子上限
numbers-start = 開局
number-start-rice = 米
number-start-money = 金錢
number-start-honor = 榮譽
number-start-marker = 米產標記
number-start-troops = 第一軍的士兵數
numbers-seasons = 四季
number-marker-top = 冬：米產標記的頂端
number-trade-rice = 冬：交易付出的米
number-trade-money = 冬：交易得到的金錢
number-tokens-controlled = 春：每個控制地區的標記數
number-tokens-partial = 春：每個部分控制地區的標記數
number-castle-rice = 春：建城的米
number-small-army-dice = 夏：小型軍隊的骰子上限
number-small-army = 夏：小型軍隊的米
number-large-army = 夏：大型軍隊的米
number-tokens-per-rice = 夏：一米供養的標記數
number-castle-discount = 夏：在己方城堡少付的米
number-march-rice = 秋：行軍的米
number-march-fields = 秋：行軍的地區上限
numbers-villages = 村莊
number-village-lost = 骰子失去的最高點數
number-village-freed = 解放村莊的最低點數
number-village-honor = 解放村莊的榮譽
numbers-points = 分數
number-points-controlled = 控制的地區
number-points-partial = 部分控制的地區
number-points-army = 一支軍隊
number-points-marker = 最高的米產標記

## Puzzles

puzzle-theme-feed = 養兵還是作戰？
puzzle-theme-buy = 再買還是停手？
puzzle-theme-place = 部隊放在哪裡？
puzzle-theme-march = 往哪裡行軍？
puzzle-theme-siege = 攻城還是等待？
puzzle-theme-battle = 誰上陣，誰倒下？
puzzle-theme-hidden = 對方藏著什麼？

# Setting a position up
editor-as-it-is = 保持現狀
editor-year = 年份
editor-season = 季節
editor-first = 起始玩家
editor-rice = 米
editor-money = 金錢
editor-honor = 榮譽
editor-rice-marker = 米產標記
editor-action-dice = 行動骰
editor-officers = 軍官
editor-villages = 村莊的骰子
editor-tokens-left = 還可購買的標記
editor-castles = 城堡
editor-no-castle = 無城堡
editor-no-army = 無軍隊
editor-region = 所在地區
editor-number = 編號
editor-army = { $player }：欄位 { $slot } 的軍隊

## The second and third lesson

lesson-supply-grow = 冬季。你有 { $rice } 米，夏季會收成 { $marker }，軍隊會吃掉 { $eaten }。第一顆行動骰用在哪裡？
lesson-supply-grow-why = 米產標記升一級，之後每個夏季都有收穫，還有 { $years } 年。這裡也不要交易：春季你的米可以建 { $castles } 座城堡，每座 { $price } 米，正好給每支沒有城堡的軍隊一座。
lesson-supply-trade = 另一局的後期：你有 { $rice } 米，夏季再收 { $marker }，軍隊吃 { $eaten }。你一點錢也沒有。現在呢？
lesson-supply-trade-why = 沒有人吃的米贏不了什麼：{ $given } 米換 { $money } 金錢。春季你可以買 { $tokens } 枚單位標記，沒有錢就買不到好的單位。
lesson-supply-castle = 春季，都買完了。還剩 { $rice } 米，一座城堡要 { $price } 米。夏季將至，軍隊要吃飯。要在信濃建城嗎？
lesson-supply-castle-why = 夏季先收成再吃飯，所以手上的米就用掉。這個地區算 { $points } 分，每年多買 { $tokens } 枚標記，而且那裡的軍隊只吃 { $less } 米，而不是 { $eats } 米。
lesson-supply-stop = 春季。你有 { $rice } 米，沒有錢。足輕要 { $footman } 米，而且你的軍隊都離城堡很遠，還要付補給線的米。買一個，還是停？
lesson-supply-stop-why = 停：城堡在你的春季最後才建。你的米夠建 { $castles } 座，每座 { $price } 米。買了足輕就少一座城堡。
lesson-supply-most = 還剩 { $years } 年。終局時米產標記最高者得 { $points } 分，平手則沒有人得分。你在 { $own }，對手在 { $rival }。行動骰用在哪裡？
lesson-supply-most-why = 兩人都是 { $own }：對手失去那一分。訓練軍官最差：你的備用骰子剩 { $dice } 顆，軍官什麼也組不成。
lesson-supply-remember = { $dice } 顆骰子以內的軍隊吃 { $small } 米，更大的吃 { $large } 米；每 { $tokens } 枚標記多吃一米；在自己的城堡少吃 { $less } 米。前期的米變成米產標記和城堡，後期的米變成錢。閒置的米贏不了什麼。

lesson-sieges-strong = 秋季。你 { $dice } 顆骰子的軍隊來到越後的城堡前。裡面沒有軍隊，由 { $reserve } 名弓兵的城堡守軍防守。圍城，還是駐留？
lesson-sieges-strong-why = 圍城有 { $chance } 會成功。對手失去 { $points } 分，明年春季你可以在那裡建自己的城堡。
lesson-sieges-alone = 你只有一名足輕站在山城前，裡面是 { $reserve } 名弓兵的城堡守軍。圍城，還是駐留？
lesson-sieges-alone-why = 圍城有 { $chance } 會成功。但站在那裡也有價值：只要你的軍隊還在，這個地區對對手只算 { $part } 分，而不是 { $whole } 分，也讓他少買標記。
lesson-sieges-gate = 圍攻紀伊：你有 { $own } 名足輕，裡面有 { $inside } 名。城門受損 { $gate } 次就破。單位擲出 { $least } 以上造成損傷，{ $dies } 以下陣亡。派足輕去，還是撤圍？
lesson-sieges-gate-why = 足輕有 { $hit } 會損傷城門，有 { $dead } 會陣亡。你人手夠。先派便宜的去城門，把好的留給門後的戰鬥。
lesson-sieges-off = 圍攻山城：你只剩 { $own } 名足輕，城門完好，每次嘗試之前有 { $reserve } 名弓兵射擊，{ $arrow } 以上命中。要繼續嗎？
lesson-sieges-off-why = 足輕得在箭下損傷城門 { $gate } 次，每次 { $hit }。撤圍就能活下來：一支軍隊算 { $counts } 分，而且只要站在那裡，這個地區就只有一部分屬於對手。
lesson-sieges-inside = 對手 { $rival } 顆骰子的軍隊來到伊予，在你的城堡前。你有一支 { $inside } 顆骰子的軍隊在城內。你最強的軍隊有 { $own } 顆骰子，就在隔壁。派去哪裡？
lesson-sieges-inside-why = 來到城內友軍身邊的軍隊，也從城內作戰。敵人必須攻破城門，每次嘗試之前你的 { $archers } 名弓兵都會射擊；對方的弓兵只射一次，而且要擲出 { $wall } 才命中。城內沒有軍隊時，趕來的軍隊就在野外作戰。
lesson-sieges-remember = 要用很多骰子圍城，絕不要只用一顆。城門損傷 { $gate } 次就破：便宜的單位先上。每座沒有軍隊的城堡都有 { $reserve } 名弓兵守備。贏不了就撤圍：留下來仍能讓對手少拿一半的地區分。遇到強敵，就在自己的城牆後迎戰。
