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
plain-owner = Held by { $player }.
plain-owner-safe = Held by { $player }, safe.
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

fact-conquest = Castles taken from the centre
fact-theft = Castles stolen
fact-holding = Castles held at the end
fact-clan = Clans completed
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
