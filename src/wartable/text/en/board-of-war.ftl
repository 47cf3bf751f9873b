# Board of War. Signs of cards (K♥, 7) stay as they are in every language.

game-title = Board of War
game-about = Kingdoms on a grid, gold and armies: win by wealth, by land or by the centre.
rules-version-1 = whoever joined an army could not march on with it (BW-68), a lost siege cost power instead of soldiers and a tied one left the kingdom open (BW-53), the Spy began its work in round 7 (BW-57)
option-board = Board
option-board-10 = 10×10
option-board-8 = 8×8, the small board

## House rules

house-rule-one-army-captures = One army captures
house-rule-one-army-captures-text = In the centre only your strongest army captures squares, one after the other; usually all your armies there do at the same time.
house-rule-diplomat-per-merchant = A busier Diplomat
house-rule-diplomat-per-merchant-text = The Diplomat is paid once for each merchant of your own; usually once, however many you have.
house-rule-diplomat-every-turn = The Diplomat in every turn
house-rule-diplomat-every-turn-text = The Diplomat is paid at the start of everybody's turn; usually only of your own.

## Nouns

player-name = { $player }
where-barracks = the barracks

unit-merchant = merchant
unit-farmer = farmer
unit-builder = builder
unit-soldier = soldier
soldier-plain = a soldier
soldier-upgraded = an upgraded soldier

bot-merchant = Merchant
bot-merchant-text = Plays for gold and keeps out of fights.
bot-mason = Mason
bot-mason-text = Builds and builds, and wins by land.
bot-marshal = Marshal
bot-marshal-text = Raises soldiers and makes for the centre.
bot-regent = Regent
bot-regent-text = Takes whichever way to victory is shortest.
bot-search = Chancellor
bot-search-text = Thinks ahead before every step.

## The ability cards

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

court-general = The General
court-conqueror = The Conqueror
court-engineer = The Engineer
court-diplomat = The Diplomat
court-strategist = The Strategist
court-architect = The Architect
court-almanac = The Almanac
court-grand-merchant = The Grand Merchant
court-tactician = The Tactician
court-saboteur = The Saboteur
court-crow = The Crow
court-spy = The Spy

court-general-text = Armies can also attack { $reach } squares away in a straight line, their power divided by { $divisor }. Losing such an attack costs nothing.
court-conqueror-text = Once a turn one builder expands by { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
court-engineer-text = Farmers on upgraded squares earn { $gold } instead of { $usual }.
court-diplomat-text = With a merchant of your own: { $gold } gold { $everyturn ->
        [yes] at the start of everybody's turn
       *[no] a turn
    } for each enemy merchant{ $perown ->
        [yes] , and as often as you have merchants.
       *[no] .
    }
court-strategist-text = Armies move and attack diagonally too.
court-architect-text = Upgrades cost { $gold } less: squares { $square }, soldiers { $soldier }.
court-almanac-text = Each farmer earns { $gold } more.
court-grand-merchant-text = From round { $round } merchants earn { $gold }, on upgraded squares { $upgraded }.
court-tactician-text = From round { $round }: the power of a marked enemy army is divided by { $divisor }.
court-saboteur-text = From round { $round }: { $count ->
        [one] one builder
       *[other] { $count } builders
    } of a marked enemy cannot build.
court-crow-text = From round { $round }: a marked enemy farmer earns { $gold }.
court-spy-text = From round { $round }: once a turn the enemy you have marked loses { $lost } gold and you gain { $gained }, the first time as soon as you lay the marker.

## Choices

choice-expand = Expand to { $square }
choice-upgrade-square = Upgrade { $square } for { $gold } gold
choice-upgrade-soldier = Upgrade a soldier on { $square } for { $gold } gold
choice-upgrade-recruit = Upgrade a soldier in the barracks for { $gold } gold
choice-deploy = Send { $soldier } from the barracks to { $square }
choice-reinforce = Send { $soldier } from the barracks into the army on { $square }
choice-step = March from { $army } to { $square }
choice-merge = March from { $army } into your army on { $square }
choice-attack = From { $army }, attack the army of { $enemy } on { $square }: power { $power } against { $enemypower }
choice-besiege = From { $army }, besiege { $enemy } at { $square }: power { $power } against { $enemypower } upgraded
choice-mark-tactician = Tactician: halve the army of { $enemy } on { $square }
choice-mark-saboteur = Saboteur: idle a builder of { $enemy }
choice-mark-crow = Crow: starve the farmer of { $enemy } on { $square }
choice-mark-spy = Spy: rob { $enemy }
choice-end-actions = Done: on to the cards
choice-raze = Take { $square } away ({ $what })
choice-play = Play { $card }: { $unit }
choice-place = Put it on { $square }
choice-place-upgraded = Put it on { $square }, which is upgraded

stands-merchant = a merchant
stands-merchant-upgraded = a merchant, upgraded
stands-farmer = a farmer
stands-farmer-upgraded = a farmer, upgraded
stands-nothing = empty
stands-nothing-upgraded = empty, upgraded

## The log

log-dealt = { $player } is dealt { $card }.
log-order = Turn order: { $players }.
log-drew = You draw { $card }: { $unit }.
entry-attacker = The attacker's die
entry-defender = The defender's die
entry-player = { $player }
entry-card = { $card }: { $unit }
log-reshuffled = The discard pile becomes the new deck.
log-turn = Round { $round }: { $player } is to move.
log-income = { $player } collects { $gold } gold.
log-diplomat = { $player }'s Diplomat collects { $gold } gold.
log-spied = { $player }'s Spy takes { $lost } gold from { $enemy }; { $player } gains { $gained }.
log-counter = { $player } holds { $square } for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
log-captured = { $player } captures { $square } in the centre.
log-contests = { $player } contests { $square }, which { $owner } has captured.
log-expanded = { $player } expands to { $square }.
log-expanded-again = { $player } expands to { $square } as well: the Conqueror.
log-upgraded-square = { $player } upgrades { $square } for { $gold } gold.
log-upgraded-soldier = { $player } upgrades a soldier on { $square } for { $gold } gold.
log-upgraded-recruit = { $player } upgrades a soldier in the barracks for { $gold } gold.
log-deployed = { $player } sends a soldier to { $square }.
log-reinforced = { $player } sends a soldier into the army on { $square }.
log-stepped = { $player } marches from { $start } to { $square }.
log-merged = { $player } marches from { $start } into the army on { $square }.
log-attacks = { $player } attacks the army of { $enemy } on { $square } from { $army }.
log-besieges = { $player } besieges { $enemy } at { $square } from { $army }.
log-fought = { $player } rolls { $die } and has { $power }: { $total }. { $enemy } rolls { $enemydie } and has { $enemypower }: { $enemytotal }.
log-tie = A tie: nothing happens.
log-tie-siege = A tie: nothing happens, and { $player } cannot besiege { $enemy } again this turn.
log-far-loss = { $player } fought from afar and loses nothing.
log-army-weakened = The army of { $player } on { $square } loses { $loss } power.
log-army-thinned = The army of { $player } on { $square } loses { $loss ->
        [one] a soldier
       *[other] { $loss } soldiers
    }.
log-army-lost = The army of { $player } on { $square } is gone.
log-loses-squares = { $enemy } loses { $count ->
        [one] a square; { $player } chooses it
       *[other] { $count } squares; { $player } chooses them
    }.
log-razed = { $player } loses { $square }.
log-fallen = The kingdom of { $player } has fallen and is out of the game.
log-marker-returned = { $card } returns to { $player }.
log-marked-tactician = { $player }'s Tactician halves the army of { $enemy } on { $square }.
log-marked-saboteur = { $player }'s Saboteur keeps a builder of { $enemy } from building.
log-marked-crow = { $player }'s Crow sits with the farmer of { $enemy } on { $square }.
log-marked-spy = { $player }'s Spy watches { $enemy }.
log-played = { $player } plays { $card }: { $unit }.
log-played-in-vain = { $player } plays { $card }: { $unit }. No square is free, so it has no effect.
log-placed = { $player } puts the { $unit } on { $square }.
log-won-gold = { $player } wins by gold.
log-won-expansion = { $player } wins by expansion.
log-won-centre = { $player } wins by the centre.
log-won-last-kingdom = { $player } wins: the last kingdom on the board.

## Refusals

refusal-game-over = The game is over.
refusal-unknown-action = In this part of the turn you build, move, attack, mark, or go on to your cards.
refusal-unknown-square = There is no square { $square } on this board of { $size }×{ $size }.
refusal-raze-first = First choose the squares that the besieged kingdom loses: { $count } more.
refusal-actions-over = You have gone on to your cards: building and marching are over for this turn.
refusal-already-own = { $square } already belongs to your kingdom.
refusal-other-kingdom = { $square } belongs to another kingdom.
refusal-centre-not-for-kingdoms = { $square } is in the centre: no kingdom expands there.
refusal-not-beside-kingdom = { $square } is not next to your kingdom.
refusal-enemy-army-there = An enemy army stands on { $square }.
refusal-second-expansion = Your builders have all built this turn. Only { $card } expands by a second square.
refusal-no-builder = You have no builder in play.
refusal-builder-sabotaged = { $card } keeps your last builder from building.
refusal-builders-done = { $count ->
        [one] Your builder has
       *[other] All your { $count } builders have
    } built this turn.
refusal-not-own-square = { $square } is not a square of your kingdom.
refusal-already-upgraded = { $square } is already upgraded.
refusal-no-plain-soldier = There is no soldier to upgrade: { $where }.
refusal-not-enough-gold = This costs { $price } gold; you have { $gold }.
refusal-barracks-empty = No such soldier is in the barracks.
refusal-too-far-to-deploy = From the barracks a soldier goes to a square of your kingdom or into an army in it or next to it; { $square } is neither.
refusal-no-army = You have no army on { $square }.
refusal-army-has-moved = The army on { $square } has already moved this turn.
refusal-army-has-attacked = The army on { $square } has already attacked this turn.
refusal-enemy-army-in-the-way = An enemy army stands on { $square }: attack it instead.
refusal-enemy-kingdom = { $square } belongs to an enemy kingdom: no army enters it.
refusal-nothing-to-attack = There is nothing to attack on { $square }.
refusal-siege-tied = The siege of { $enemy } ended in a tie: no army of yours can besiege that kingdom again this turn.
refusal-diagonal = { $square } is a diagonal away; only { $card } goes diagonally.
refusal-too-far = { $square } is out of reach of the army on { $army }.
refusal-jack-too-early = { $card } works from round { $round } on.
refusal-marker-has-moved = You have already moved the marker of { $card } this turn.
refusal-marker-lies-there = The marker of { $card } already lies there.
refusal-not-for-tactician = { $card } marks an enemy army.
refusal-not-for-saboteur = { $card } marks an enemy who has a builder.
refusal-not-for-crow = { $card } marks an enemy farmer.
refusal-not-for-spy = { $card } marks an enemy who is still in the game.
refusal-end-actions-first = First say that you have done building and marching, then play a card.
refusal-card-played = You have already played your card: put its piece on a square.
refusal-card-not-in-hand = You do not hold the card { $card }.
refusal-nothing-to-place = There is no merchant or farmer to put on a square now.
refusal-square-occupied = A merchant or farmer already stands on { $square }.
refusal-nothing-to-raze = There are no squares to take away now.
refusal-not-of-besieged = { $square } is not a square of the besieged kingdom.

## Odds

odds-title = { $siege ->
        [yes] Siege
       *[no] Army against army
    }: { $attacker } against { $defender }
odds-outcome = Outcome
odds-chance = Chance
odds-win = Attacker wins
odds-tie = Tie
odds-lose = Attacker loses
odds-loss-power = The attacker loses { $count } power
odds-loss-soldiers = The attacker loses { $count ->
        [one] one soldier
       *[other] { $count } soldiers
    }
odds-gain-power = The defender loses { $count } power
odds-gain-squares = The defender loses { $count ->
        [one] one square
       *[other] { $count } squares
    }
odds-defender-gone = The defender is wiped out
odds-attacker-gone = The attacker is wiped out

## The table in the terminal

noun-player = Player
board-round = Round { $round } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the deck
board-hand = Hand: { $cards }
pane-board = board
pane-cards = cards
pane-rivals = rivals
pick-attack = Army { $square }: attack
pick-step = Army { $square }: march to
pick-mark = Lay the marker of { $card } on
pick-else = Or
pick-fight = { $square } { $way }, army of { $enemy }, { $power } against { $enemypower }
pick-siege = { $square } { $way }, siege of { $enemy }, { $power } against { $enemypower } upgraded
pick-square = { $square }: { $what }
pick-card = { $card }: { $unit }
pick-joins = { $square } into your army there
pick-plain = { $square }
pick-needed = { $square } { $sign }
pick-way = { $square } { $way }
note-far = Losing costs nothing.
way-up = up
way-down = down
way-right = right
way-left = left
way-up-right = up and right
way-down-right = down and right
way-up-left = up and left
way-down-left = down and left
needed-sign = needed for expansion
about-attack = Win { $win }, tie { $tie }, lose { $lose }.
legend-kingdom = kingdom of { $letter }
legend-army = army of { $letter }, power { $power }
legend-needed = you need it for expansion
legend-centre = centre
legend-captured = captured by { $letter }
legend-rounds = one round on this centre square
legend-marked = marked by a Jack
legend-gold = gold + income ({ $goal } wins)
legend-land = squares for expansion
legend-captured-squares = captured centre squares
plain-kingdom = { $player }: gold { $gold } of { $goldgoal } (income { $income }), land { $land } of { $landgoal }, centre { $centre } of { $centregoal }.
plain-fallen = { $player } is out of the game.
plain-squares = Squares: { $squares }
plain-merchants = Merchants on { $squares }
plain-farmers = Farmers on { $squares }
plain-upgrades = Upgraded: { $squares }
plain-beside = Beside the board: builders { $builders }, soldiers in the barracks { $soldiers }
plain-army = Army on { $square }, power { $power }{ $stayed ->
        [0] .
       *[other] , { $stayed ->
        [one] { $stayed } round
       *[other] { $stayed } rounds
    } on this centre square.
    }
plain-marker = The Jack's marker: { $player } { $square }
plain-captured = { $square } in the centre: captured, { $player }.
plain-missing = You still need for expansion: { $squares }

## What the lab counts

deed-court = Ability cards dealt
deed-unit = Units played
deed-work = Works of the builders
deed-fight = Attacks made
work-expansion = expansion
work-square = upgraded square
work-soldier = upgraded soldier
fight-army = against an army
fight-siege = siege of a kingdom
victory-gold = gold
victory-expansion = expansion
victory-centre = the centre
victory-last-kingdom = the last kingdom

## The board on the web

field-label = The board
square-open = { $square }: open ground
square-kingdom = { $square }: kingdom of { $player }
square-centre = { $square }: centre
square-captured = { $square }: centre, captured by { $player }
square-upgraded = upgraded
square-army = army of { $player }, power { $power }{ $upgraded ->
        [0] { "" }
        [one] , one upgraded soldier
       *[other] , { $upgraded } upgraded soldiers
    }
square-stayed = { $rounds ->
        [one] here for one round
       *[other] here for { $rounds } rounds
    }
square-marked = marked by { $card } of { $player }
square-needed = { $player } still needs it for expansion
square-touched = changed since your last turn

turn-act = Build and march
turn-raze = { $count ->
        [one] Choose a square that { $player } loses
       *[other] Choose { $count } squares that { $player } loses
    }
turn-play = Play one card
turn-place = Put your { $unit } on a square
hint-builder = Your builder is ready: choose a glowing square to take it in, or upgrade what you have. Nothing is compulsory.
hint-barracks = Send a soldier from the barracks onto the board, or into an army nearby.
hint-army = An army moves one step and attacks once, in either order. Choose a glowing square.
hint-jack = Lay your Jack's marker on an enemy. It stays there until you move it.
hint-raze = The siege is won. What stands on a lost square is lost with it.
hint-play = It comes into play at once, and can act from your next turn on. Then you draw a new card.
hint-place = On an upgraded square it earns double.
turn-chance = One moment: cards and dice.
hint-act = Builders ready: { $builders }, gold: { $gold }. Nothing is compulsory: play a card when you have done.
hint-conqueror = The Conqueror takes in one more square: choose a glowing one.
watch-act = { $player } builds and marches
watch-raze = { $player } chooses squares
watch-play = { $player } plays a card
watch-place = { $player } puts a piece on a square
piece-conqueror = Conqueror: { $count ->
        [one] one more square
       *[other] { $count } more squares
    }

## Threats

square-name = { $square }
threat-gold = { $player } can win next turn: gold, { $gold } of { $goal }.
threat-expansion = { $player } can win next turn: expansion, missing { $squares }.
threat-expansion-held = { $player } can win next turn: expansion, missing { $squares } ({ $held }).
threat-centre = { $player } can win next turn: the centre, capturing { $squares }.
threat-centre-held = { $player } can win next turn: the centre ({ $held }).
threat-last-kingdom = { $player } can win next turn: the last squares of { $enemy }.
threat-last-kingdom-yours = { $player } can win next turn: your last squares.
threat-held = { $holder } holds { $square }
holder-army = the army of { $player }
holder-kingdom = the kingdom of { $player }
holder-your-army = your army
holder-your-kingdom = your kingdom

orders-pieces = Your pieces that can act
orders-choices = What can be done
orders-why-not = Why not here?
piece-builder = Builders { $count }
piece-barracks = Barracks { $count }
piece-army = Army { $square }
piece-jack = Marker { $sign }
verb-attack = Attack
verb-expand = Expand to
verb-upgrade-square = Upgrade a square for { $gold }
verb-upgrade-soldier = Upgrade a soldier for { $gold }
verb-deploy = Send a soldier to
verb-deploy-upgraded = Send an upgraded soldier to
verb-step = March to
verb-mark = Mark
verb-raze = Take away
verb-play = Play
verb-place = Put it on

house-label = Kingdom of { $player }
house-hand = { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
house-beside = Beside the board
house-builders = Builders
house-built = { $count ->
        [one] one has built
       *[other] { $count } have built
    }
house-barracks = Soldiers in the barracks
track-income = { $gold } gold at the start of the next turn
track-show-missing = Outline the missing squares on the board
track-counter = { $square }: held for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
track-contested = contested

cards-hand = Your hand, for your eyes only
cards-court = Your abilities, open to all
court-sleeps = Asleep until round { $round }
court-marker-player = On { $player }
court-marker-square = On { $player }, { $square }
unit-merchant-text = Earns { $gold } gold each turn, { $upgraded } on an upgraded square.
unit-farmer-text = Earns { $gold } gold each turn, { $upgraded } on an upgraded square.
unit-builder-text = Each turn: a new square for nothing, or an upgrade for { $square } or { $soldier } gold.
unit-soldier-text = Fights, besieges, and holds the centre.

fight-power = die + power
fight-walls = die + upgraded squares
fight-over = { $player } attacks { $enemy } at { $square }
fight-siege-of = { $player } besieges { $enemy } at { $square }
fight-won = Won by { $player }.
fight-lost = Lost by { $player }.
fight-continue = Continue
place-take-back = Take back
square-threatened = by this square somebody can win next turn
scoring-how = Victory by { $victory }, in round { $round }

## The tutorial

lesson-board = This is the small board. Your kingdom is the two blue squares at your edge; Ben sits opposite. You each hold three cards that nobody else sees.
lesson-ways = There are three ways to win, and the first to complete one wins: 1,000 gold; all the squares with a dashed outline; or all four golden squares in the centre. Every player's progress stands beside the board.
lesson-abilities = Below your hand lie three ability cards, for the whole game and open to all. Yours: the Conqueror adds squares quickly, the Architect makes upgrades cheaper, and the Spy wakes up in round 6.
lesson-turn = In a turn you first use your pieces, in any order, and then play one card. You have no pieces yet, so a card is all there is to do.
lesson-builder = One of three cards: a merchant, a builder, a soldier. Begin with the builder: your kingdom must grow. Play the 6.
lesson-ben = Ben has played a farmer and put it on his kingdom. Small corners on the board, and the list beside it, always show what happened since your last turn. It is round 2, and your builder is ready.
lesson-expand = Each turn a builder does one thing. A new square next to your kingdom costs nothing. Take the glowing one.
lesson-conqueror = Usually that was it. But you have the Conqueror: once a turn, a builder takes in a second square. Take it.
lesson-merchant = Your builder has worked. A kingdom also needs income: play the ace, a merchant.
lesson-place = Merchants and farmers live on squares of your kingdom, one on each. Put it on the glowing square.
lesson-income = Round 3: your merchant has earned 10 gold. Now two squares towards the centre. Take the first.
lesson-upgrade = With 40 gold a builder could upgrade a square instead (30 with your Architect): what stands there earns double, and the kingdom is harder to besiege. For now, take the second square.
lesson-soldier = Nothing more to build. Gold and land are not everything: play the 8, a soldier.
lesson-deploy = Round 4. The soldier waits in the barracks beside the board. Its first step leads onto your kingdom: send it to the glowing square.
lesson-army = An army! The number is its power: 1 for each soldier, 2 for an upgraded one. It moves one step a turn. On a golden square it must stay two whole rounds to capture it, and pips count them. So much for the first rounds.
lesson-later = Much later. You have captured two golden squares, and the army on the third has stayed there for one round. Your other army, of power 4, stands before Ben's gate.
lesson-siege = An army attacks a neighbouring square. Both sides roll a die: you add your power, Ben adds his upgraded squares. The difference is what the loser loses. Attack!
lesson-raze = You rolled 3 and have 4, Ben rolled 4 and has 1: seven to five. Ben loses two squares, and you choose which. His upgraded farm hurts most.
lesson-raze-more = One more: his merchant.
lesson-end = Ben's income is gone, and his walls with it. Where an enemy army stands you fight that army instead, and the loser loses power. That is all you need: build, earn, march, and keep an eye on all three tracks.

## The coach

reason-attack = the attack succeeds in { $odds } of cases
reason-army-lost = the whole army is lost in { $odds }
reason-defender-gone = nothing is left of the defender in { $odds }
reason-card-merchant = a merchant earns { $gold } gold each turn, { $upgraded } on an upgraded square
reason-card-farmer = a farmer earns { $gold } gold each turn, { $upgraded } on an upgraded square
reason-card-builder = a builder takes a new square each turn for nothing, or upgrades for { $square } or { $soldier } gold
reason-card-soldier = a soldier fights, besieges and holds the centre
reason-income = { $gold } more gold each turn
reason-land = { $squares ->
        [0] the whole goal is yours
        [one] one square short of an expansion victory
       *[other] { $squares } squares short of an expansion victory
    }
reason-centre = it stands on a centre square
reason-wins = it wins the game, by { $victory }
reason-wins-next = next turn it is a victory by { $victory }, unless somebody prevents it
reason-robs = { $player } earns { $gold } gold less each turn
reason-takes-land = { $player } loses { $squares ->
        [one] a square
       *[other] { $squares } squares
    }
reason-denies = it keeps { $player } from a victory by { $victory } next turn
reason-besieged = { $player } can then besiege the kingdom: about { $razed } squares are lost
reason-attacked = { $player } can then attack the army on { $square } and wins in { $odds } of cases
reason-wards-off = it keeps { $player } from a siege that takes about { $razed } squares
reason-spares = it keeps { $player } from an attack on the army on { $square } that is won in { $odds } of cases
reason-plan = then: { $plan }
reason-quiet = it neither gains nor denies anything at once

## Looking back

moment-when = Round { $round }

## Numbers on a form

numbers-board = The board
number-board-size = Edge of the board, size { $place }
number-board-centre = Edge of the centre
number-board-start = Squares at the start
number-board-goal-rows = Rows of an expansion victory
number-board-goal-columns = Columns of an expansion victory
numbers-deck = The deck
number-deck-copies = Cards of each rank
number-deck-hand = Cards in a hand
number-deck-merchant = Rank { $place } that is a merchant
number-deck-farmer = Rank { $place } that is a farmer
number-deck-builder = Rank { $place } that is a builder
number-deck-soldier = Rank { $place } that is a soldier
numbers-gold = Gold and prices
number-start-gold = Gold at the start
number-merchant = A merchant earns
number-merchant-upgraded = A merchant on an upgraded square earns
number-farmer = A farmer earns
number-farmer-upgraded = A farmer on an upgraded square earns
number-square-price = Price of upgrading a square
number-soldier-price = Price of upgrading a soldier
numbers-fighting = Fighting
number-die = Faces of the die
number-soldier-power = Power of a soldier
number-upgraded-power = Power of an upgraded soldier
number-upgrade-defence = Defence per upgraded square
numbers-court = Ability cards
number-general-reach = General: reach in squares
number-general-divisor = General: divides the power
number-conqueror-squares = Conqueror: squares a builder adds
number-engineer-farmer = Engineer: a farmer on an upgraded square earns
number-diplomat-gold = Diplomat: gold for each enemy merchant
number-architect-discount = Architect: off both upgrades
number-almanac-farmer = Almanac: more for each farmer
number-grand-merchant-round = Grand Merchant: from round
number-grand-merchant = Grand Merchant: a merchant earns
number-grand-merchant-upgraded = Grand Merchant: a merchant on an upgraded square earns
number-jacks-round = Jacks: from round
number-tactician-divisor = Tactician: divides the marked army's power
number-saboteur-builders = Saboteur: builders that cannot build
number-crow-farmer = Crow: the marked farmer earns
number-spy-loss = Spy: gold the marked enemy loses
number-spy-gain = Spy: gold its owner gains
numbers-victory = Winning
number-victory-gold = Gold that wins
number-capture-rounds = Rounds on a centre square

## Puzzles

puzzle-theme-race = block or race?
puzzle-theme-attack = attack or not?
puzzle-theme-march = where does the army go?
puzzle-theme-build = what to build?
puzzle-theme-card = which card?
puzzle-theme-jack = where does the Jack go?

# Setting a position up
editor-phase = What comes now
editor-phase-act = actions
editor-phase-play = a card is played
editor-phase-fight = an attack is rolled
editor-phase-raze = squares are lost
editor-phase-place = a piece is placed
editor-phase-draw = a card is drawn
editor-round = Round
editor-gold = Gold
editor-builders = Builders
editor-barracks = Soldiers in the barracks
editor-barracks-upgraded = Upgraded soldiers in the barracks
editor-card = Card { $number }
editor-king = King
editor-queen = Queen
editor-jack = Jack
editor-nobody = nobody
editor-nothing = nothing
editor-no = no
editor-yes = yes
editor-holder = Belongs to
editor-piece = Piece
editor-upgraded = Upgraded
editor-army = Army of
editor-soldiers = Soldiers
editor-veterans = Upgraded soldiers
editor-square = Square { $square }

## The second and third lesson

lesson-victories-gold = The first victory is gold: { $gold }. You have { $own } and earn { $income } a turn. You have just played a merchant. On which square does it go?
lesson-victories-gold-why = On an upgraded square it earns { $upgraded } a turn, elsewhere { $plain }. That is your Grand Merchant, who works from round { $round } on. Upgrade squares early and put your people there: they earn in every turn that is left.
lesson-victories-abilities = Look at your ability cards: the Engineer and the Almanac. You have an upgraded square without anybody on it. Which card do you play?
lesson-victories-abilities-why = With your cards a farmer on an upgraded square earns { $farmer } a turn, a merchant { $merchant }. Your King and Queen tell you which road to gold is yours.
lesson-victories-land = The second victory is expansion: all { $goal } squares with a dashed outline. You lack { $missing } and have { $builders } builders, but the Saboteur keeps { $idle } of them idle. Which card do you play?
lesson-victories-land-why = With { $builders } builders, one of them idle, all { $missing } squares are yours next turn. Count the squares that are missing against the builders that can build: who reaches it first wins.
lesson-victories-centre = The third victory is the centre. Two golden squares are yours; your armies stand on the other two and have stayed there for { $stayed } of { $rounds } rounds. What do you do with them?
lesson-victories-centre-why = Nothing! At the start of your next turn both squares are captured, and you have won. An army that steps away begins to count again. Reinforcements do no harm.
lesson-victories-count = Gold: { $own } of { $goal }, and { $income } a turn. Land: { $land } of { $all }. Which card brings you closer to a victory?
lesson-victories-count-why = Count the turns of every road. Gold takes { $turns } turns at this income, and a merchant shortens that. Expansion lacks { $missing } squares: a builder would serve a road that you will not walk to its end.
lesson-victories-remember = Three roads: { $gold } gold, { $goal } squares, or the four golden squares, each held for two whole rounds. Early on, build and earn; later count the turns of each road, yours and your rival's, and walk the shortest one.

lesson-block-jack = It is round { $round }: the Jacks wake up. Yours is the Saboteur, and the marker still lies with you. Before the cards: what do you do?
lesson-block-jack-why = A marker costs nothing and works in every round: of your rival's { $builders } builders { $idle } now stays idle. Lay it as soon as it wakes, and move it when somebody else comes close to winning.
lesson-block-weak = Your rival captures the centre: an army of power { $rival } stands on a golden square beside your army of power { $own }. Attack it?
lesson-block-weak-why = The attack would succeed in { $chance } of cases, and in { $gone } your army is gone. To block, an army must survive: bring soldiers together first, then attack.
lesson-block-centre = Two armies in the centre, side by side: yours has power { $own }, your rival's { $rival }. Attack, walk on, or wait?
lesson-block-centre-why = You win in { $chance } of cases, and the loser loses as much power as the difference. Whoever is stronger in the centre should fight before the other grows.
lesson-block-besiege = Your rival has { $land } of { $goal } squares. Your army of power { $power } stands at the border; only { $walls } squares of that kingdom are upgraded. Besiege it?
lesson-block-besiege-why = It succeeds in { $chance } of cases and takes about { $squares } squares: you choose which, and with them go the people and upgrades on them. Weak walls beside a strong army: besiege.
lesson-block-walls = Your rival earns a lot of gold. Your army of power { $power } stands beside a kingdom with { $walls } upgraded squares. Besiege it?
lesson-block-walls-why = Every upgraded square adds one to the defence. The siege would succeed in { $chance } of cases, and in { $gone } the whole army is lost. Against such walls come with more power, or not at all.
lesson-block-now = Your rival lacks { $missing } square and wins next turn. Your army of power { $power } stands at the border, against { $walls } upgraded squares. You have gold, and a builder. What first?
lesson-block-now-why = Now or never, so first the upgrade, then the siege: with one more power it succeeds in { $stronger } of cases instead of { $plain }. When somebody wins next turn, everything you have goes into stopping it.
lesson-block-remember = Look at all three roads of your rivals every turn. Block land by sieges, the centre by a strong army in it, gold by taking squares with people. Attack with more power than they have, or wait; and if it is now or never, with everything.
