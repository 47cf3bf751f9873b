# Age of War. Castle and clan names stay romanised in English and Spanish.

game-title = Age of War
game-about = Seven dice, fourteen castles: fill every battle line of a castle to take it.

## Nouns

noun-player = Player
noun-castle = Castle
noun-castles = Castles
noun-clan = Clan
noun-clans = Clans
noun-points = Points

bot-collector = Collector
bot-collector-text = Plays for whole clans, and breaks up those of others.
bot-strong = Strong
bot-strong-text = Plays every turn for the victory, not for points.
bot-perfect = Perfect
bot-perfect-text = Has solved the game for two and never gives anything away.

castle-azuchi = Azuchi
castle-matsumoto = Matsumoto
castle-odani = Odani
castle-gifu = Gifu
castle-edo = Edo
castle-kiyosu = Kiyosu
castle-inuyama = Inuyama
castle-kasugayama = Kasugayama
castle-kitanosho = Kitanosho
castle-gassantoda = Gassantoda
castle-takahashi = Takahashi
castle-matsuyama = Matsuyama
castle-marugame = Marugame
castle-kumamoto = Kumamoto

clan-oda = Oda
clan-tokugawa = Tokugawa
clan-uesugi = Uesugi
clan-mori = Mori
clan-chosokabe = Chosokabe
clan-shimazu = Shimazu

face-infantry-1 = infantry 1
face-infantry-2 = infantry 2
face-infantry-3 = infantry 3
face-archery = archery
face-cavalry = cavalry
face-daimyo = daimyo

line-infantry = infantry { $number }

## Questions

ask-open = Fill a battle line, or lose a die
ask-target = { $castle }: fill another line, or lose a die
ask-rolling = The dice are falling
ask-over = The game is over
hint-open = The line you fill names your castle for this turn.
hint-target = Every line of this turn is on this card.
watch-open = { $player } chooses a castle
watch-target = { $player } attacks { $castle }

## Threats

threat-wins = { $player } wins the game by taking { $castle }, the last castle of the centre.
threat-clan = { $player } needs only { $castle } for the { $clan } clan: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, safe from attack.
threat-clan-held = { $player } needs only { $castle }, held by { $holder }, for the { $clan } clan: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, safe from attack.
threat-clan-yours = { $player } needs only { $castle }, which you hold, for the { $clan } clan: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, safe from attack.

## Choices

choice-fill = { $castle }: { $line }
choice-lose-die = Lose a die

## The log

log-first-player = { $player } begins.
log-rolled = { $player } rolls { $dice }.
log-filled = { $player } fills a line of { $castle }: { $line }.
log-lost-die =
    { $left ->
        [0] { $player } loses the last die.
        [one] { $player } loses a die; one is left.
       *[other] { $player } loses a die; { $left } are left.
    }
log-turn-lost = { $player } takes nothing this turn.
log-conquered = { $player } conquers { $castle }.
log-stolen = { $player } takes { $castle } from { $victim }.
log-clan = { $player } holds the whole { $clan } clan: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, safe from attack.
log-won = { $player } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-shared = { $player } shares the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refusals

refusal-game-over = The game is over.
refusal-unknown-action = After a roll you fill one line or lose one die.
refusal-unknown-castle = There is no such castle.
refusal-other-castle = This turn is for { $castle }: every line of a turn is on one card.
refusal-own-castle = { $castle } is already yours.
refusal-face-down = { $castle } belongs to a conquered clan and cannot be attacked.
refusal-special-line-in-centre = { $castle } lies in the centre: its daimyo line is only for stealing.
refusal-unknown-line = { $castle } has no such line.
refusal-line-filled = This line of { $castle } is already filled.
refusal-unreadable = This is not a position: { $text }
refusal-castles = A position names who holds each of the { $number } castles.
refusal-seats = There are { $number } players at this table; a castle or a turn is given to somebody else.
refusal-centre-empty = No castle is left in the centre: the game is over.
refusal-dice = There are { $number } dice in all, those on the castle and the lost ones included, and one at least is rolled.
refusal-no-castle = Dice lie on lines, but no castle is named.
refusal-no-line = { $castle } is chosen by filling one of its lines.
refusal-castle-complete = All lines of { $castle } are filled: it is conquered.
refusal-dice-do-not-fill = These dice do not fill this line of { $castle }.

## The position in words

plain-clan = { $clan } clan, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the whole clan:
plain-castle =
    { $points ->
        [one] { $castle }, { $points } point: { $lines }.
       *[other] { $castle }, { $points } points: { $lines }.
    }
plain-line-separator = { " / " }
plain-owner = Holder: { $player }.
plain-owner-safe = Holder: { $player }, safe.
plain-standing = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, castles: { $castles }, clans: { $clans }.
plain-dice =
    { $lost ->
        [0] Dice: { $dice }.
       *[other] Dice: { $dice }. Lost: { $lost }.
    }
plain-target = Attacking { $castle }. Filled: { $filled }. Still to fill: { $open }.

score-part = { $name } { $points }

## Odds

odds-centre = From the centre
odds-stolen = Stolen
odds-never-stolen = — { $castle } cannot be stolen: its clan has no other castle, so it is safe as soon as it is taken (AW-31).
puzzle-theme-begin = begin here, or lose a die?
puzzle-theme-castle = which castle?
puzzle-theme-steal = steal, or take from the centre?
puzzle-theme-last = the last castle of the centre
puzzle-theme-finish = how to finish?
odds-best = best then: { $castle }

## Why a choice is worth what it is

reason-conquers = it conquers { $castle }
reason-odds = { $castle } falls in { $odds } of cases
reason-nothing = no castle can fall any more this turn
reason-gain = { $points ->
    [0] worth no points
    [one] worth 1 point
   *[other] worth { $points } points
}
reason-clan = it completes the { $clan } clan, which is then safe
reason-steal = taken from { $player }
reason-deny = it keeps the { $clan } clan from { $player }
reason-ends = it ends the game

## What the lab counts

deed-conquest = Castles taken from the centre
deed-theft = Castles stolen
deed-holding = Castles held at the end
deed-clan = Clans completed
victory-points = on points

## Looking back

moment-when = { $count ->
        [one] { $count } castle in the centre
       *[other] { $count } castles in the centre
    }

## Drills

drill-centre = from the centre
drill-stolen = from an opponent

## Numbers on a form

numbers-dice = Dice
number-dice = Dice of a turn
numbers-clans = Clans
number-clan-points = Points for the whole clan
numbers-castles = Castles
number-castle-points = Points
number-castle-line = Infantry of line { $place }

# Setting a position up
editor-castles = Who holds the castles
editor-centre = centre
editor-dice = Dice
editor-castle = Castle of this turn
editor-no-castle = none
editor-unrolled = not rolled
editor-faces = What the dice show
editor-die = Die { $number }

## The second and third lesson

lesson-clans-whole = You hold three castles of the Oda clan. The fourth, Odani, lies in the centre and shows { $odani } on its card; Kitanosho shows { $kitanosho }. Your roll fits both. Which castle do you attack?
lesson-clans-whole-why = The card says little, the clan a lot: whole, the Oda clan counts { $clan } instead of { $before }. Odani was worth { $gain } to you, and nobody can take this clan from you again.
lesson-clans-steal = Odani is missing once more, and again worth { $gain } to you, but now your rival holds it: a theft needs one more line, a daimyo. Your infantry adds up to { $infantry }, and there is a daimyo. Which line first?
lesson-clans-steal-why = First the line that needs many dice: Odani then falls in { $first } of cases. With the daimyo first it would be { $later }, for six dice rarely show so much infantry again.
lesson-clans-break = Your rival leads and holds Kasugayama, worth { $points }. Only Kitanosho is missing for the Uesugi clan: { $clan } points, safe for good. What do you do?
lesson-clans-break-why = A theft counts twice: { $points } more for you and { $points } less for your rival, a swing of { $swing }. It also breaks the clan. It succeeds in { $chance } of cases only; Azuchi would fall in { $azuchi }, but who is behind needs what changes the game.
lesson-clans-take = Odani in the centre and Gifu at your rival's are worth { $points } each, and a theft counts twice. Your infantry adds up to { $infantry }, and there is a daimyo. Which one?
lesson-clans-take-why = Odani has one line, and this roll fills it: the castle is yours at once. Gifu would have needed more rolls and fallen in { $chance } of cases. A castle in the hand is worth more than one that may come.
lesson-clans-safe = You lead. Azuchi and Kumamoto lie in the centre and are worth { $points } each. You rolled three daimyos and two archery. Where do you begin?
lesson-clans-safe-why = Kumamoto is a clan of its own: once taken it can never be stolen. It also uses what is rare in your roll: after the pair of daimyos it falls in { $chance } of cases, Azuchi after an archery line in { $azuchi }.
lesson-clans-last = Gifu is the last castle in the centre, and it would make your Oda clan whole: { $clan } points. But whoever takes it ends the game. Count first!
lesson-clans-last-why = With Gifu it would end { $own } to { $rival }, and you would lose. Kasugayama from your rival completes your Uesugi clan: { $better } to { $worse }. Only then is Gifu worth taking. Never end a game that you are losing.
lesson-clans-remember = Count what a castle is worth to you, not what its card shows: a whole clan counts more and is safe, a theft counts twice, a castle that this roll completes is certain. And count before you take the last one.

lesson-stop-wait = { $dice } dice, and nothing but infantry, { $infantry } in all. A first line names your castle for the whole turn. Begin one of these castles, or lose a die and roll the others again?
lesson-stop-wait-why = This roll has nothing that is hard to get. You stay free, and { $dice } dice show a daimyo in { $daimyo } of rolls. You hold Matsuyama: Marugame, which wants two daimyos, would complete a clan of { $clan } points.
lesson-stop-begin = Five archery dice! Your rival holds Inuyama, the last castle of your Tokugawa clan ({ $clan } points). It wants two archery on one line, a daimyo, and another daimyo because it is a theft. Begin, or lose a die?
lesson-stop-begin-why = Two of a kind are rare: seven dice show a certain pair in { $pair } of rolls. The hard line is here, so begin. Single daimyos come by themselves: Inuyama now falls in { $chance } of cases.
lesson-stop-hard = You attack Kumamoto; cavalry is filled. Two daimyos on one line, archery and infantry are still missing. This roll has two daimyos, archery and cavalry. Which line?
lesson-stop-hard-why = The hard line first, while it is there: Kumamoto falls in { $pair } of cases. With archery first it is { $archery }: the pair would have to come again, and with fewer dice.
lesson-stop-many = You attack Takahashi, a theft. The daimyo and the cavalry are filled; two infantry lines are left. Your dice show a one, a two, a three and cavalry. Which line?
lesson-stop-many-why = The greater number first: Takahashi falls in { $many } of cases. With the small line first it is { $few }. A small number comes even with few dice.
lesson-stop-dear = You steal Kiyosu. Daimyo, archery and an infantry line are left, and { $dice } dice: four ones and cavalry. Fill the infantry line, or lose a die?
lesson-stop-dear-why = Three ones for one line are too dear: { $left } dice would be left for two lines, and Kiyosu falls in { $fill } of cases. Lose one die and it is { $lose }. A line that takes many dice can wait for better ones.
lesson-stop-remember = Odds to know: { $all } dice show a certain face in { $seven } of rolls, { $some } dice in { $four }, one die in { $one }. The easiest castle is { $easiest } ({ $most } in a turn), the hardest { $hardest } ({ $least }). Pairs and great numbers first, single symbols last.
