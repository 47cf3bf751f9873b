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
threat-clan-yours = { $player } 只差你手中的{ $castle }就征服{ $clan }家族：{ $points } 分，不再受攻擊。

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

deed-conquest = 從中央攻下的城堡
deed-theft = 奪來的城堡
deed-holding = 終局時持有的城堡
deed-clan = 征服的家族
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
number-clan-points = 征服家族的分數
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

## The second and third lesson

lesson-clans-whole = 你有織田家族的三座城堡。第四座小谷城在中央，卡上是 { $odani } 分；北之庄城是 { $kitanosho } 分。這次擲骰兩座都能開始攻打。要攻哪一座？
lesson-clans-whole-why = 卡上的分數少，家族的分數多：完整的織田家族算 { $clan } 分，而不是 { $before } 分。小谷城對你值 { $gain } 分，而且再也沒有人能搶走這個家族。
lesson-clans-steal = 又是缺小谷城，對你同樣值 { $gain } 分，但這次它在對手手上：奪取要多填一條大名戰線。你的步兵共 { $infantry } 點，也有一個大名。先填哪一條？
lesson-clans-steal-why = 先填需要很多骰子的那條：小谷城有 { $first } 的機率攻下。先填大名只有 { $later }，因為六顆骰子很少再擲出這麼多步兵。
lesson-clans-break = 對手領先，並握有值 { $points } 分的春日山城。上杉家族只差北之庄城：{ $clan } 分，而且永遠安全。怎麼辦？
lesson-clans-break-why = 奪取算兩次：你多 { $points } 分，對手少 { $points } 分，一來一往差 { $swing } 分，還拆散了家族。成功的機率只有 { $chance }；安土城有 { $azuchi }，但落後的人需要能改變局面的一步。
lesson-clans-take = 中央的小谷城和對手的岐阜城都值 { $points } 分，而奪取算兩次。你的步兵共 { $infantry } 點，也有一個大名。選哪一座？
lesson-clans-take-why = 小谷城只有一條戰線，這次擲骰就能填滿：城堡立刻是你的。岐阜城還要再擲，攻下的機率是 { $chance }。到手的城堡勝過可能到手的城堡。
lesson-clans-safe = 你領先。中央的安土城和熊本城都值 { $points } 分。你擲出三個大名和兩個弓兵。從哪裡開始？
lesson-clans-safe-why = 熊本城自成一個家族：一拿到手就再也不會被奪走。它也用上了這次擲骰中難得的東西：先填兩個大名，攻下的機率是 { $chance }；安土城先填弓兵是 { $azuchi }。
lesson-clans-last = 岐阜城是中央最後一座，拿到它織田家族就完整了：{ $clan } 分。但拿走它遊戲就結束。先算一算！
lesson-clans-last-why = 拿岐阜城會以 { $own } 比 { $rival } 結束，你就輸了。從對手奪下春日山城可以完成你的上杉家族：{ $better } 比 { $worse }。那時再拿岐阜城才值得。落後時絕不要讓遊戲結束。
lesson-clans-remember = 要算的是城堡對你值多少，而不是卡上寫多少：完整的家族分數更高又安全，奪取算兩次，這次擲骰就能完成的城堡最可靠。拿最後一座之前先算分。

lesson-stop-wait = { $dice } 顆骰子全是步兵，共 { $infantry } 點。第一條戰線決定整個回合的城堡。要從這裡開始攻一座城，還是棄掉一顆骰子、其餘重擲？
lesson-stop-wait-why = 這次擲骰沒有什麼難得的東西。保持自由：{ $dice } 顆骰子有 { $daimyo } 的機率出現大名。你有松山城；需要兩個大名的丸龜城能完成值 { $clan } 分的家族。
lesson-stop-begin = 五個弓兵！對手握有犬山城，那是你的德川家族（{ $clan } 分）缺的最後一座。它有一條戰線要兩個弓兵，一條要大名，因為是奪取還要再一個大名。開始，還是棄掉一顆骰子？
lesson-stop-begin-why = 成對的符號很少見：七顆骰子出現某一對的機率是 { $pair }。最難的一條已經在手上，所以開始吧。單個大名自然會來：犬山城現在有 { $chance } 的機率攻下。
lesson-stop-hard = 你在攻打熊本城，騎兵已填。還缺一條兩個大名、一條弓兵和一條步兵。這次擲骰有兩個大名、弓兵和騎兵。填哪一條？
lesson-stop-hard-why = 趁現在有，先填難的：熊本城有 { $pair } 的機率攻下。先填弓兵是 { $archery }：那一對還得用更少的骰子再擲一次。
lesson-stop-many = 你在奪取高梁城。大名和騎兵都填好了，剩下兩條步兵戰線。骰子是一點、兩點、三點和騎兵。填哪一條？
lesson-stop-many-why = 先填大的數字：高梁城有 { $many } 的機率攻下。先填小的是 { $few }。小的數字用少少的骰子也擲得到。
lesson-stop-dear = 你在奪取清洲城。還缺大名、弓兵和一條步兵，剩 { $dice } 顆骰子：四個一點和一個騎兵。填步兵，還是棄掉一顆骰子？
lesson-stop-dear-why = 用三個一點填一條太貴了：只剩 { $left } 顆骰子要填兩條，清洲城攻下的機率是 { $fill }。棄掉一顆則是 { $lose }。要用很多骰子的戰線，可以等更好的骰子。
lesson-stop-remember = 該記住的機率：{ $all } 顆骰子出現某一面的機率是 { $seven }，{ $some } 顆是 { $four }，一顆是 { $one }。最容易的是{ $easiest }（一回合 { $most }），最難的是{ $hardest }（{ $least }）。先填成對的和大數字，單個符號最後。
