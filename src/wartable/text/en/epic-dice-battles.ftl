# Epic Dice Battles. Regions keep their Japanese names; slots are the places for armies on a player's mat.

game-title = Epic Dice Battles
game-about = Armies, castles and hidden troops on a map of Japan, four seasons a year.
rules-version-1 = the owner of a castle could fight in the open instead of standing a siege (ED-56), fewer tokens could go along with dice of a blocked flank (ED-60), and no army could be raised at a castle with an enemy outside (ED-31)
rules-version-2 = four players started in Awa, Nagato, Suruga and Echigo (ED-5)

bot-warlord = Warlord
bot-warlord-text = Raises strong armies and strikes where the odds are good.
bot-search = Strategist
bot-search-text = Thinks the year through before it marches.

## Nouns

player-name = { $player }
slot-name = slot { $slot }
army-name = slot { $slot } (army { $number }, { $region })

line-main = main line
line-flank1 = flank 1
line-flank2 = flank 2

unit-footman = footman
unit-archer = archer
unit-cavalry = cavalry
unit-ninja = ninja
unit-samurai = samurai
unit-samurai-cavalry = samurai cavalry
unit-shield = body shield

count-none = nothing
count-footman = { $count ->
        [one] 1 footman
       *[other] { $count } footmen
    }
count-archer = { $count ->
        [one] 1 archer
       *[other] { $count } archers
    }
count-cavalry = { $count } cavalry
count-ninja = { $count ->
        [one] 1 ninja
       *[other] { $count } ninjas
    }
count-samurai = { $count } samurai
count-samurai-cavalry = { $count } samurai cavalry

price-rice = { $count } rice
price-money = { $count } money
price-honor = { $count } honor

region-satsuma = Satsuma
region-bungo = Bungo
region-iyo = Iyo
region-awa = Awa
region-nagato = Nagato
region-izumo = Izumo
region-bizen = Bizen
region-yamashiro = Yamashiro
region-kii = Kii
region-echizen = Echizen
region-owari = Owari
region-shinano = Shinano
region-suruga = Suruga
region-echigo = Echigo
region-musashi = Musashi
region-mutsu = Mutsu

victory-points = on points
victory-final-battle = in the final battle
victory-last-standing = as the last one standing

## Choices

choice-start = Start in { $region }

choice-act-rice = Produce rice: the marker goes up one step
choice-act-officer = Train an officer for spring
choice-act-trade = Trade { $rice } rice for { $money } money
choice-act-village = Send a die to free a village
choice-act-rest = Leave the other action dice unused

choice-buy = Buy: { $unit } ({ $price })
choice-end-buying = Buy nothing more
choice-put-die = Put the die into { $army }: { $line }
choice-open-flank = Let an officer open { $line } of { $army } with the die
choice-raise-army = Let an officer set up a new army in { $region }
choice-put-token = Lay it at { $army }
choice-scout = Spy on { $player }
choice-scout-nobody = Spy on nobody
choice-reveal-number = Show the army number of { $slot }
choice-reveal-tokens = Show the unit tokens of { $slot }
choice-renumber = Redistribute the army numbers in secret
choice-set-number = { $slot } becomes army { $number }
choice-build = Build a castle in { $region } for { $rice } rice
choice-end-spring = Build no more castles

choice-give-up-die = Give up a die of { $army }: { $line }
choice-give-up-token = Give up a token: { $unit }

choice-lead = Move army { $number } in { $region }
choice-move = Move to { $region }
choice-march = March to { $region } for { $rice } rice
choice-pass = Pass: move no more this autumn

choice-besiege = Besiege the castle in { $region }
choice-stay = Stay in { $region } without a siege
choice-name-battle = Fight the battle in { $region } next

choice-walls = Behind the walls: a siege
choice-field = Into the field: an open battle
choice-flanks-none = No flank can be used
choice-flanks-first = Only flank 1 can be used
choice-flanks-second = Only flank 2 can be used
choice-flanks-both = Both flanks can be used
choice-send-die = Send a die of the blocked flank to { $army }: { $line }
choice-send-alone = The die goes alone
choice-join-main = The dice of the blocked flank join the main line
choice-place-token = { $unit }: { $line }
choice-send-token = { $unit }: off to { $army }
choice-discard-token = { $unit }: discard it
choice-ready = Ready
choice-assign = The { $die } was rolled by: { $unit }
choice-assign-flank = The { $die } was rolled by: { $unit } from the flank
choice-lose = Lose: { $unit }
choice-storm = To the gate: { $unit }
choice-call-off = Call the siege off
choice-lay-army = { $army }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
choice-lay-flank = { $army }, { $line }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
choice-lay-shield = The shield goes to { $army }
choice-lay-token = { $unit }: to { $army }
choice-return-die = The die joins { $army }: { $line }

## The log

log-first-player = { $player } is the first player.
log-start = { $player } starts in { $region }.

log-year = The year { $year } begins. First player: { $player }.
log-act-rice = { $player } produces more rice.
log-act-officer = { $player } trains an officer.
log-act-trade = { $player } trades with a merchant.
log-act-village = { $player } sends a die to a village.
log-act-rest = { $player } leaves the other action dice unused.

log-spring = Spring: troops are bought.
log-bought = You buy: { $unit }.
log-bought-for = You buy for { $slot }, { $line }: { $unit }.
log-bought-shield = You buy a body shield for { $slot }.
log-raised-army = You set up a new army in { $region }: { $unit }.
log-put-token = The token goes to { $slot }.
log-renumbered = You redistribute your army numbers.
log-set-number = { $slot } becomes army { $number }.
log-spied = A ninja of { $player } has looked around.
log-number-shown = { $player }: { $slot } is army { $number }.
log-tokens-shown = { $player }: { $slot } has { $units }.
log-spent = { $player } has spent { $price }.
log-spent-nothing = { $player } has bought nothing.
log-new-army = { $player } has a new army { $number } in { $region }.
log-reinforced = { $player }, { $slot }: { $gains }.
gain-dice = dice +{ $count }
gain-tokens = tokens +{ $count }
gain-shields = shields +{ $count }
log-built = { $player } builds a castle in { $region }.

log-harvest = { $player } harvests { $rice } rice and pays { $paid } for the armies.
log-hungry = { $player } lacks { $missing } rice.
log-gave-up-die = { $player } gives up a die of { $slot }.
log-gave-up-token = { $player } gives up a token of { $slot }: { $unit }.
log-gave-up-some-token = { $player } gives up a token of { $slot }.

log-autumn = Autumn: armies move.
log-moved = { $player } moves army { $number } to { $region }.
log-marched = { $player } marches army { $number } to { $region }.
log-passed = { $player } passes.
log-besieges = { $player } besieges { $region }.
log-stays = { $player } stays in { $region }.
log-named = { $player } names the battle in { $region }.

log-battle = Battle in { $region }: { $players }.
log-siege = Siege of { $region }: { $attacker } attacks, { $defender } defends.
log-final-battle = The final battle: { $players }.
log-walls = { $player } defends from behind the walls.
log-field = { $player } comes out into the field.
log-flanks-none = { $player } leaves no flank open.
log-flanks-first = { $player } leaves flank 1 open.
log-flanks-second = { $player } leaves flank 2 open.
log-flanks-both = { $player } leaves both flanks open.
log-sent-die = A die goes off to { $slot }, { $line }.
log-sent-alone = The die goes alone.
log-joined-main = The dice of the blocked flank join the main line.
log-placed-token = { $unit }: { $line }.
log-sent-token = { $unit }: off to { $slot }.
log-discarded-token = { $unit }: discarded.
log-ready = { $player } is ready.
log-line-up = { $player } lines up { $main }.
log-line-up-flanks = { $player } lines up { $main }; flank 1: { $flank1 }; flank 2: { $flank2 }.
log-rolled-arrows = { $player } shoots: { $dice }.
log-rolled-stars = { $player } throws stars: { $dice }.
log-rolled-flank-melee = { $player } fights in the flank: { $dice }.
log-rolled-main = { $player } fights: { $dice }.
log-rolled-gate = { $player } storms the gate ({ $unit }): { $dice }.
log-assigned = { $player }: the { $die } belongs to the { $unit }.
log-absorbed = The shields of { $player } absorb { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
log-fallen = { $player } loses { $units }.
log-storm = { $player } sends to the gate: { $unit }.
log-gate-damaged = The gate is damaged.
log-gate-broken = The gate is broken.
log-called-off = { $player } calls the siege off.
log-battle-won = { $player } holds the field with { $units }.
log-ruin = Nobody is left on the field.
log-laid-army = { $player }: { $slot } gets { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
log-laid-flank = { $player }: { $slot } has { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } in { $line }.
log-laid-shield = { $player } lays a shield at { $slot }.
log-laid-token = { $unit }: to { $slot }.
log-castle-destroyed = The castle of { $player } in { $region } is destroyed.
log-army-gone = Army { $number } of { $player } is gone.
log-honor = { $player } gains { $honor } honor.
log-villages = The dice of { $player } at the villages show { $dice }.
log-returned = { $player }: a die comes back to { $slot }, { $line }.
log-out = { $player } is out.

log-points = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-won = { $player } wins { $how }.
log-shared = { $player } shares the victory, { $how }.

## Refusals

refusal-game-over = The game is over.
refusal-unknown-action = This is not an action of the game.
refusal-unknown-region = There is no region “{ $text }”.
refusal-not-now = This cannot be done now.
refusal-not-a-start = { $region } is not a start region for so many players.
refusal-start-taken = { $region } is taken.
refusal-rice-at-top = The rice marker is at the top of its ladder.
refusal-no-rice-to-trade = There is not enough rice to trade.
refusal-cannot-pay = You do not have the price of { $unit }: { $price }.
refusal-limit-reached = Your castles allow no more tokens this year.
refusal-supply-empty = There is no die left in your supply.
refusal-supply-short = A new army needs two dice, and your supply has fewer.
refusal-no-army = You have no army, and cannot set one up now: that takes an officer and a castle without an opponent's army.
refusal-no-place = None of your armies has room for this: { $unit }.
refusal-cannot-reinforce = None of your armies can be reinforced: the support line is blocked, or costs more rice than you would have left.
refusal-no-such-army = There is no army in slot { $slot }.
refusal-army-full = Slot { $slot } has { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } already.
refusal-flanks-too-large = The flanks together never have more dice than the main line.
refusal-flank-closed = This flank of slot { $slot } is closed: it takes an officer to open it.
refusal-no-support-line = No support line reaches army { $number }.
refusal-support-too-dear = The support line to army { $number } costs { $rice } rice, more than you have left.
refusal-no-officer = This takes an officer.
refusal-too-many-armies = You have { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } already.
refusal-not-your-castle = You have no castle in { $region }.
refusal-opponent-there = An opponent's army stands in { $region }.
refusal-no-room-for-token = Slot { $slot } has as many tokens as dice.
refusal-cannot-spy = Nothing is hidden there.
refusal-nothing-hidden = Nothing of slot { $slot } is hidden like that.
refusal-no-officer-to-renumber = It takes an officer, once a spring, to redistribute the army numbers.
refusal-nothing-to-renumber = With one army and nothing revealed there is nothing to redistribute.
refusal-number-not-free = Army number { $number } cannot be given to this slot.
refusal-castle-stands = A castle stands in { $region } already.
refusal-no-army-there = You have no army in { $region }.
refusal-line-empty = There is no die in this line.
refusal-no-such-token = This army has no such token: { $unit }.
refusal-no-such-number = You have no army { $number }.
refusal-army-tired = Army { $number } cannot move any more this autumn.
refusal-not-a-neighbour = { $region } is not a neighbouring field.
refusal-march-without-rice = A march costs { $rice } rice; you have { $have }.
refusal-march-too-short = { $region } is no march: moving there is free.
refusal-march-blocked = An opponent's army stands in the way to { $region }.
refusal-out-of-reach = { $region } is more than { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } away.
refusal-not-asked = This castle is not the one you are asked about.
refusal-no-battle-there = No battle is to be fought in { $region }.
refusal-ninja-in-main-line = Ninjas stand in flanks only, never in the main line.
refusal-no-blocked-dice = No die of a blocked flank is left to decide on.
refusal-cannot-go-along = { $unit }: not among the tokens that can go along with the die.
refusal-token-along-first = First say which token goes along with the die that you sent away.
refusal-blocked-dice-first = First decide on the dice of the blocked flank ({ $dice }).
refusal-tokens-left = There are tokens left to assign.
refusal-other-token = It is not the turn of this token: { $unit }.
refusal-no-free-die = No die is free there: { $line }.
refusal-cannot-send-token = This token has a die here, or that army has no room.
refusal-no-room-there = The army in slot { $slot } cannot take the die.
refusal-other-die = The die that shows { $die } comes first.
refusal-no-such-unit = No such unit is there: { $unit }.
refusal-cannot-lay = The survivors cannot be laid out like that.

## Odds

odds-siege = A siege.
odds-field = A battle in a field with { $dots ->
        [one] 1 dot
       *[other] { $dots } dots
    }.
odds-flanks-none = No flank can be used.
odds-flanks-1 = Flank 1 can be used.
odds-flanks-2 = Flank 2 can be used.
odds-flanks-both = Both flanks can be used.
odds-outcome = Outcome
odds-chance = Chance
odds-attacker = Attacker wins
odds-defender = Defender wins
odds-ruin = Nobody is left
odds-exact = Exact.
odds-simulated = Simulated: each figure is within { $error } in 19 of 20 cases.

## What the lab counts

deed-start = Start regions
deed-purchase = Units and shields bought
deed-winter = Winter actions
deed-castle = Castles built
deed-battle = Battles fought
winter-rice = produce rice
winter-officer = train an officer
winter-trade = trade
winter-village = free a village
winter-rest = dice left unused
battle-open = in the open field
battle-siege = siege
battle-final = final battle

## The board in the terminal

pane-map = map
pane-mat = your mat
pane-rivals = rivals
pane-battle = battle
pane-table = table

season-setup = Set-up
season-winter = Winter: actions
season-spring = Spring: troops
season-summer = Summer: supply
season-autumn = Autumn: movement
season-battles = Autumn: battles
season-villages = Autumn: villages
season-end = The end

board-year = { $year }, { $left ->
        [0] the last year
        [one] 1 more year
       *[other] { $left } more years
    }
board-first = First player: { $player }
board-riches = rice { $rice }+{ $income } money { $money } honor { $honor }
board-out = out of the game
board-castle-of = castle of { $player }
board-armies-of = { $player }: army { $numbers }
board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-terrain = { $region }: { $terrain }
board-road = { $one }–{ $other }
terrain-0 = open field
terrain-1 = flank 1 cannot be used
terrain-2 = flank 2 cannot be used
terrain-3 = narrow pass, no flanks
legend-signs = { $castle }A castle of A  A12 its armies
legend-dots = • no flank 1 •• no 2 ••• neither
legend-roads = also roads: { $roads }

army-number = army { $number }
mat-army = army { $number }, { $region }
mat-summary = Rice { $rice }, money { $money }, honor { $honor }. Summer: +{ $harvest } rice, the armies eat { $food }. Officers { $officers }, tokens still to buy { $tokens }. Dice: { $actions } for actions, { $villages } at villages, { $supply } in the supply.
mat-free = Slots without an army: { $slots }
mat-food = eats { $rice }
mat-units-shields = { $units }; { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
mat-support = support line { $rice } rice
mat-no-support = no support line
mat-seen = The others know: { $what }
known-number-up = the number (face up)
known-number-seen = the number (seen in { $year })
known-number-unsure = number { $number } (seen in { $year }, may have changed)
known-tokens-up = { $units } (face up)
known-tokens-seen = { $units } (seen in { $year })

rival-summary = Rice { $rice }, money { $money }, honor { $honor }, officers { $officers }, supply { $supply }
rival-tokens = { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }{ $shields ->
        [0] { "" }
        [one] , 1 shield
       *[other] , { $shields } shields
    }
rival-number-up = { $army } (face up)
rival-number-seen = { $army } (seen in { $year })
rival-number-unsure = { $army } (seen in { $year }, may have changed)
rival-tokens-up = { $units } (face up)
rival-tokens-seen = { $units } (seen in { $year })

about-footman = Footman: a die without a token, nothing special.
about-archer = Archer: shoots from the main line, { $arrow }+ hits.
about-cavalry = Cavalry: +{ $modifier } in close combat.
about-ninja = Ninja: only in flanks; throws stars, { $star }+ hits. When bought it spies on an opponent.
about-samurai = Samurai: +{ $modifier }, and never counts below { $floor }.
about-samurai-cavalry = Samurai cavalry: +{ $modifier }, never counts below { $floor }, kills { $kills }.
about-shield = Body shield: absorbs { $hits } arrow hits in one battle; needs no die and no rice.

short-main = main
short-flank1 = flank 1
short-flank2 = flank 2

fight-open = Battle in { $region }
fight-siege = Siege of { $region }
fight-final = The final battle
fight-attacks = attacks
fight-attacks-left = attacks { $player }
fight-defends = defends
fight-reserve = defends (castle reserve)
fight-gate = Gate: damage { $damage } of { $needed }
fight-shields = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } left to absorb
fight-left = still to place: { $units }
fight-over = The battle is over
fight-blocked = (blocked)
fight-dice = dice:
fight-hits = → { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
fight-hits-from = { $needed }+ hits: { $hits }
fight-kills = → { $kills ->
        [one] 1 kill
       *[other] { $kills } kills
    }
fight-to-lose = has to lose { $hits }
phase-walls = walls or field
phase-flanks = which flanks
phase-deploy = in secret: who stands where
phase-arrows = shooting, volley { $volley }
phase-gate = at the gate
phase-stars = stars in flank { $flank }
phase-flank-melee = close combat in flank { $flank }
phase-main = main combat, round { $round }
phase-regroup = the survivors
phase-follow-up = the field is won

meaning-arrows = Arrows hit on { $needed }+. A shield absorbs { $absorbs } hits.
meaning-arrows-at-walls = Arrows of the besiegers hit on { $needed }+, in the first volley only.
meaning-stars = Stars hit on { $needed }+. Shields do not help.
meaning-gate = { $succeeds }+ damages the gate, { $dies } or less: the unit dies.
meaning-melee = { $succeeds }+ kills, { $dies } or less: the unit dies.
meaning-flank-bonus = In this round units from a flank have +{ $bonus }.
modifier-of = { $unit } { $what }
modifier-plus = +{ $modifier }
modifier-floor = at least { $floor }
modifier-kills = kills { $kills }
roll-dies = { $result }: dies
roll-nothing = { $result }: nothing happens
roll-kills = { $result }: kills { $kills }

ask-player = { $player }: { $question }
ask-start = Where do you start? Your first castle and army go there.
ask-winter = What is your next action? Dice left: { $dice }. You have { $rice } rice, { $money } money.
ask-buy = What do you buy? You have { $rice } rice, { $money } money, { $honor } honor. Officers: { $officers }.
ask-die = Where does the die go? ({ $unit })
ask-token = Which army gets the token? ({ $unit })
ask-shield = Which army gets the shield?
ask-scout = Your ninja may spy. On whom?
ask-reveal = What shall be turned up?
ask-number = Which number does this slot get?
ask-build = Do you build castles? You have { $rice } rice.
ask-give-up-die = You lack { $missing } rice. Which die do you give up?
ask-give-up-token = Which token goes with it? ({ $army })
ask-lead = Which army do you move?
ask-march = Where does army { $number } go from { $region }? You have { $rice } rice.
ask-siege = Your army stands before the castle of { $region }. Do you besiege it?
ask-battle = Which battle comes next?
ask-walls = You are attacked in { $region }. Do you defend the walls or the field?
ask-flanks = Siege of { $region }: which flanks can be used?
ask-follow-up = The field of { $region } is yours. Do you besiege the castle at once?
ask-blocked = Where do the dice of the blocked flank go? Dice: { $dice }.
ask-along = Which token goes along with the die?
hint-ninja = A ninja needs a die in a flank. In an army without one it is discarded at its first battle.
hint-ninja-leaves = Without a die in a flank and without another army that has room, your ninja is discarded.
ask-place = Where does this unit stand? ({ $unit })
ask-ready = Everybody has a place. Are you ready?
ask-gate = Who storms the gate? Damage: { $damage } of { $needed }.
ask-assign = Who rolled the { $die }? Dice left: { $dice }.
ask-lose = Whom do you lose? Losses: { $hits }.
ask-lay-army = { $dice ->
        [one] How many dice of { $dice } go
       *[other] How many of the { $dice } dice go
    } to { $army }?
ask-lay-flank = { $dice ->
        [one] How many dice of { $dice } of { $army } stand
       *[other] How many of the { $dice } dice of { $army } stand
    } in flank { $flank }?
ask-lay-shield = Which army gets the shield? Shields: { $shields }.
ask-lay-token = Which army gets the token? ({ $unit })
ask-village = A village is free. Where does the die go? Dice: { $dice }.

pick-no-token = Without a token
pick-token = With a token ({ $tokens } left this year)
pick-buy = { $unit }: { $price }
pick-new-army = An officer sets up a new army
pick-line = { $line }
pick-open-flank = { $line }: an officer opens it
pick-officer = With an officer
pick-build = Build a castle for { $rice } rice
pick-lead = Move
pick-move = Move, free
pick-march = March for { $rice } rice
pick-army-dice = { $army } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
pick-army-token = { $army }: { $unit }
pick-supported = { $army }, support line { $rice } rice
pick-slot = { $slot }: dice { $dice }, tokens { $tokens }
pick-number = number
pick-tokens = tokens
pick-field = { $region } ({ $there })
pick-send-die = Off to another army
pick-send-to = Off to { $army }
pick-assign = { $unit } → { $does }
pick-assign-flank = { $unit } from the flank → { $does }
pick-lose = { $unit } (of { $left })
pick-storm = To the gate
pick-else = Or
note-support = support line: { $rice } rice
note-support-least = at least { $rice } rice more for the support line
note-officer = takes an officer
note-ninja-without-flank = no die in a flank: the ninja is discarded at its first battle
pick-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }

odds-won = { $won } won, { $lost } lost
odds-guessed = ≈{ $won } won, ≈{ $lost } lost
odds-noted = { $note } { $won }, lost { $lost }
odds-range = { $odds } ({ $low } to { $high })
chance-gate = damage

noun-rice = rice
noun-money = money
noun-honor = honor
noun-points = points
noun-controlled = Controlled
noun-partial = Partly
noun-armies = Armies
noun-most-rice = Most rice
score-part = { $count } × { $worth }

plain-regions = Regions:
plain-region = { $region }: { $terrain }.
plain-roads = Roads to { $regions }.
plain-castle = Castle: { $player }.
plain-armies = Armies ({ $player }): { $numbers }.
plain-mat = { $player }: { $rice } rice and { $income } more each summer, { $money } money, { $honor } honor; action dice { $actions }, officers { $officers }, dice at villages { $villages }, tokens still to buy { $tokens }, dice in the supply { $supply }; points now { $points }.
plain-out = { $player } is out of the game.
plain-dice-main = { $dice } in the main line
plain-dice-flank1 = { $dice } in flank 1
plain-dice-flank2 = { $dice } in flank 2
plain-battle = { $title } – { $phase }
plain-side = { $player }: { $role }
plain-line = { $line }: { $units }
plain-between = { " " }
plain-own-slot = { $slot }: { $army }. Dice: { $dice }. Units: { $units }. Eats { $rice } rice.
plain-rival-slot = { $slot }. Dice: { $dice }. Tokens: { $tokens }. Shields: { $shields }.

## The board in the browser

noun-player = Player
country-label = Map of Japan
country-hint = Click a region to read what it is.
country-battle = A battle
country-touched = New since your last turn
country-move = Your army can move there
country-march = Your army can march there
legend-label = Signs of the map
legend-road = road
legend-lane = sea lane
calendar-label = Calendar
calendar-left = { $left ->
        [0] the last year
        [one] 1 more year
       *[other] { $left } more years
    }
short-winter = Winter
short-spring = Spring
short-summer = Summer
short-autumn = Autumn
purse-harvest = +{ $rice } each summer
purse-officers = officers
purse-villages = dice at villages
purse-supply = dice in the supply
army-shields = { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }
certainty-open = face up
certainty-remembered = from memory
certainty-doubtful = from memory, may have changed
mat-label = Your mat
mat-title = Your mat
mat-summer = Next summer: +{ $harvest } rice, the armies eat { $food }, { $left } left
mat-hunger = Next summer: +{ $harvest } rice, the armies eat { $food }, { $missing } missing
mat-room = Room for { $slots ->
        [one] 1 more army
       *[other] { $slots } more armies
    }
mat-room-officer = Room for { $slots ->
        [one] 1 more army
       *[other] { $slots } more armies
    }: ask where the next unit goes
mat-buy-here = What is bought goes here: { $army }, { $line }
rival-label = Mat of { $player }
rival-castles = { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }
rival-armies = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
market-label = What can be bought
market-title = What do you buy?
market-limit = { $tokens ->
        [0] no more tokens this year
        [one] 1 more token this year
       *[other] { $tokens } more tokens this year
    }
market-hint = Point at a unit to read about it. A click buys one for the marked line, a number key several; or carry it there.
market-hint-touch = A tap buys one for the marked line; a long press or (i) says what a unit does; or carry it there.
market-about = About: { $unit }
market-cannot = Not now; choose it to hear why
scoring-how = Decided { $how }
scoring-all = Show all at once
story-label = How the battle goes
result-label = How the battle ended
result-title = The battle is over.
result-continue = Continue
fight-unknown = Which army of the mat stands here is still hidden.
fight-from-flank = from the flank:
odds-before = Before the battle:
odds-now = Now:
orders-choices = Choices
orders-follow-fighting = Decide all of this battle as suggested
orders-follow-feeding = Feed as suggested
orders-follow-regroup = Regroup as suggested
hint-pick = Pick an army: click it on the map, or carry it to where it should go.
hint-march = Choose where it goes. Solid arrows are free, dotted ones are marches. It goes at once, and can be taken back.
hint-map = The regions with a golden border can be chosen: once to look, once more to do it.
hint-mat = Whatever can take it is golden, on your mat and on the map.
hint-winter = Each action die is one action; the same one may be taken again.

## The coach

reason-battle = the battle is won in { $odds } of cases
reason-battle-guess = the battle is won in about { $odds } of cases
reason-gate = the gate is damaged in { $damage } of cases, the unit dies in { $death }
reason-guards = it guards { $region }, which { $player } can reach
reason-castle-won = one more castle by the end of the year in { $odds } of the continuations
reason-castle-lost = one castle fewer by the end of the year in { $odds } of the continuations
reason-points = about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by the end of the year
reason-rival-points = { $player } loses about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-troops-lost = { $dice ->
        [one] about { $dice } die is lost
       *[other] about { $dice } dice are lost
    }
reason-plan = then: { $plan }

## The tutorial

lesson-map = This is Japan with its sixteen regions. Dotted roads and dashed sea lanes join neighbours. Mountains and dots under a name say which flanks cannot be used in a battle there.
lesson-goal = The calendar stands in the corner: each year has four seasons. At its end every region you control counts 2 points, every army 1, and the highest rice production 1. Most points win.
lesson-start = First each of you takes a start region with a castle and an army. Yours is Bizen, in the middle: click it once to look at it, and once more to start there.
lesson-mat = Below the map lies your mat: rice, money and honor, and your First Army with two dice. Ben has started in Musashi.
lesson-winter = Winter: you have three action dice, one action each. More rice every year is always good. Produce rice.
lesson-officer = The marker went up to 4. In spring an officer can open a flank or set up a new army. Train one.
lesson-village = Your last die: send it to a village. At the end of autumn it is rolled, and with luck it brings you honor.
lesson-spring = Ben has spent his three dice on rice. Now it is spring, and troops are bought. Each castle region lets you buy two unit tokens a year; footmen come without a token, for 1 rice.
lesson-samurai = Point at a unit and read what it does. Buy a samurai: 1 money and 1 honor.
lesson-line = A unit is a die with a token. The die goes into a line of an army: put it into the golden main line on your mat. Its token goes with it.
lesson-footman = Now a footman, for 1 rice.
lesson-raise = This die shall be a second army: your officer sets it up at your castle. Choose Bizen.
lesson-archer = One more token may be bought. Take an archer: 1 money. One click is enough: its die and its token go where you put the samurai. They may go to different armies too: carry the unit there.
lesson-secret = Ben sees your dice and how many tokens lie there, but not which. Nor does he see which slot is which army on the map. A battle turns it all up, and what was seen is remembered with its year.
lesson-end-buying = You have spent your money. That is all for this spring.
lesson-summer = Summer passed by itself: you harvested 4 rice, and your armies ate 1. Armies at your own castles eat less; if rice is missing, dice are lost. Ben has bought troops too.
lesson-lead = Autumn: in turn each of you moves one army. A move to a neighbour is free, a march of up to three fields costs 1 rice. Take army 2 and choose Yamashiro.
lesson-lead-there = Army 2 is ready to go: choose Yamashiro.
lesson-pass = Ben has passed. Army 1 guards the castle, so pass too.
lesson-village-free = The die at the village shows 5: the village is free, and you gain 1 honor. From 4 on it succeeds; 1 or 2 would have lost it. The die joins your main line.
lesson-trade = A new year, and Ben is first player now. He has taken his actions. Trade with the merchant: 2 rice become 2 money.
lesson-rest = The other dice may stay unused. Leave them.
lesson-second-spring = Spring again. You could buy troops with the money, but let us see something else: buy nothing.
lesson-castle = Where an army of yours stands alone, 2 rice build a castle. Yamashiro becomes yours: 2 points, and two more tokens every year.
lesson-points = So a year goes: act, buy, feed, march. Now the part the game is named after.
lesson-later = Seven years later. Your army in Owari has two archers, a cavalry, a samurai and two footmen. Ben's castle in Suruga stands without an army: two archers of its reserve defend it.
lesson-attack = Move army 1 to Suruga, next door. On a table with help on, the map would show your chances.
lesson-attack-there = On to Suruga.
lesson-besiege = You stand before the castle. Besiege it!
lesson-ready = Nobody has dice in a flank, so everybody stands in the main line. Before a battle both sides decide in secret who stands where; here nothing is left to decide.
lesson-shots = First the archers. Ben hit once (5 or more), you hit once: against walls it takes a 6. Whoever is hit chooses who falls. Give up a footman.
lesson-gate = Now somebody runs at the gate: 4 or more damages it, 2 or less and the unit dies. A samurai adds 1 and never counts below 3. Send him.
lesson-gate-again = A 5: the gate is damaged. Ben's last archer shot and missed. Once more!
lesson-dice = The gate is broken: close combat. All dice are rolled first, and then you decide who rolled which. 4 or more kills, 2 or less dies. Give the 1 to the samurai: he counts 3 and lives.
lesson-cavalry = Cavalry adds 1: its 3 becomes a 4 and kills. The rest goes by itself.
lesson-end = The castle of Suruga is destroyed, and you can build there next spring. You know the seasons and you have won a battle. Everything else is explained on the board when it comes up.

## House rules: other readings of a rule

house-rule-owner-may-sally = Walls or field
house-rule-owner-may-sally-text = Whoever is attacked with an army at the own castle chooses: a siege, or an open battle after which the winner may besiege the castle reserve.
house-rule-shields-last-one-volley = Shields last one volley
house-rule-shields-last-one-volley-text = A shield that absorbed an arrow is gone after that volley, also in a siege.
house-rule-lost-die-is-gone = Lost at the village, lost for good
house-rule-lost-die-is-gone-text = A die lost at a village leaves the game and does not go back to the supply.

## Threats

threat-siege = { $count ->
    [one] { $player } can besiege { $regions } next autumn (army { $armies }).
   *[other] { $player } can besiege { $regions } next autumn (armies { $armies }).
}
threat-siege-now = { $count ->
    [one] { $player } can besiege { $regions } this autumn (army { $armies }).
   *[other] { $player } can besiege { $regions } this autumn (armies { $armies }).
}

## Looking back

moment-when = { $year } · { $season }
moment-army = { $year } · { $season } · army { $number }

## Numbers on a form

numbers-units = Units
number-unit-rice = Price in rice
number-unit-money = Price in money
number-unit-honor = Price in honor
number-unit-modifier = Added to the die
number-unit-floor = Never counts below
number-unit-kills = A success counts
number-unit-dearness = Order in which programs give it up
number-unit-guess = How often programs guess it
numbers-shields = Body shields
number-shield-rice = Price in rice
number-shield-money = Price in money
number-shield-honor = Price in honor
number-shield-absorbs = Arrow hits it takes
numbers-battle = Battles
number-battle-arrow = An archer hits from
number-battle-arrow-walls = A besieger's archer hits from
number-battle-star = A ninja's star hits from
number-battle-dies = A unit dies up to
number-battle-succeeds = A unit succeeds from
number-battle-flank = Bonus of a flank
number-battle-gate = Damage that breaks a gate
number-battle-reserve = Archers of the castle reserve
numbers-calendar = The calendar
number-last-year = Last year
number-first-year-two = First year, two players
number-first-year-three = First year, three players
number-first-year-four = First year, four players
number-first-year-five = First year, five players
numbers-regions = Regions
number-region-dots = Terrain dots
numbers-limits = Dice and limits
number-dice = Dice of a player
number-action-dice = Action dice in winter
number-reserve-dice = Dice for the castle reserve
number-armies = Armies at most
number-army-dice = Dice in an army at most
numbers-start = At the start
number-start-rice = Rice
number-start-money = Money
number-start-honor = Honor
number-start-marker = Rice marker
number-start-troops = Soldiers of the First Army
numbers-seasons = The seasons
number-marker-top = Winter: top of the rice ladder
number-trade-rice = Winter: rice a trade takes
number-trade-money = Winter: money a trade gives
number-tokens-controlled = Spring: tokens per controlled region
number-tokens-partial = Spring: tokens per partially controlled region
number-castle-rice = Spring: rice for a castle
number-small-army-dice = Summer: dice of a small army at most
number-small-army = Summer: rice for a small army
number-large-army = Summer: rice for a larger army
number-tokens-per-rice = Summer: tokens that one rice feeds
number-castle-discount = Summer: less rice at an own castle
number-march-rice = Autumn: rice for a march
number-march-fields = Autumn: regions of a march at most
numbers-villages = Villages
number-village-lost = The die is lost up to
number-village-freed = The village is free from
number-village-honor = Honor for a free village
numbers-points = Points
number-points-controlled = A controlled region
number-points-partial = A partially controlled region
number-points-army = An army
number-points-marker = The highest rice marker

## Puzzles

puzzle-theme-feed = feed or fight?
puzzle-theme-buy = buy more, or stop?
puzzle-theme-place = where do the troops go?
puzzle-theme-march = where to march?
puzzle-theme-siege = besiege or wait?
puzzle-theme-battle = who fights, who falls?
puzzle-theme-hidden = what do they hold?

# Setting a position up
editor-as-it-is = as it is
editor-year = Year
editor-season = Season
editor-first = First player
editor-rice = Rice
editor-money = Money
editor-honor = Honor
editor-rice-marker = Rice marker
editor-action-dice = Action dice
editor-officers = Officers
editor-villages = Dice at villages
editor-tokens-left = Tokens left to buy
editor-castles = Castles
editor-no-castle = no castle
editor-no-army = no army
editor-region = Stands in
editor-number = Number
editor-army = { $player }: army in slot { $slot }

## The second and third lesson

lesson-supply-grow = Winter. You have { $rice } rice, the coming summer brings { $marker }, and your armies will eat { $eaten }. Where does the first action die go?
lesson-supply-grow-why = A step of the rice marker pays every summer, for { $years } more years. And do not trade here: in spring your rice builds { $castles } castles, at { $price } rice each, one for every army that stands where no castle is.
lesson-supply-trade = Later in another game: { $rice } rice, { $marker } more in summer, and your armies eat { $eaten }. You have no money at all. What now?
lesson-supply-trade-why = Rice that nobody eats wins nothing: { $given } of it become { $money } money. In spring you may buy { $tokens } unit tokens, and without money not one of the good ones.
lesson-supply-castle = Spring, and all is bought. { $rice } rice are left, and a castle costs { $price }. Summer is coming, and your armies will be hungry. Build in Shinano?
lesson-supply-castle-why = Summer brings rice before anybody eats, so spend what you have. The region counts { $points } points and lets you buy { $tokens } tokens more every year, and your army there eats { $less } instead of { $eats }.
lesson-supply-stop = Spring. You have { $rice } rice and no money. A footman costs { $footman }, and the support line more, for all your armies stand away from your castles. Buy one, or stop?
lesson-supply-stop-why = Stop: castles are built last in your spring. Your rice is enough for { $castles } of them, at { $price } each. With a footman it would be one castle fewer.
lesson-supply-most = { $years } years are left. At the end the highest rice marker counts { $points } point, and a tie counts for nobody. You stand at { $own }, your rival at { $rival }. Where does the action die go?
lesson-supply-most-why = Both at { $own }: your rival loses that point. An officer would be the worst choice: { $dice } dice are left in your supply, so he could set up nothing.
lesson-supply-remember = An army of up to { $dice } dice eats { $small } rice, a larger one { $large }; every { $tokens } tokens cost one more; at your own castle it is { $less } less. Early rice becomes the marker and castles, later rice becomes money. What lies around wins nothing.

lesson-sieges-strong = Autumn. Your army of { $dice } dice stands before the castle of Echigo. No army is inside: { $reserve } archers of its reserve defend it. Besiege it, or stay?
lesson-sieges-strong-why = The siege succeeds in { $chance } of cases. Your rival loses { $points } points, and next spring you can build a castle of your own there.
lesson-sieges-alone = A single footman of yours stands before Yamashiro, and inside are { $reserve } archers of the reserve. Besiege it, or stay?
lesson-sieges-alone-why = The siege would succeed in { $chance } of cases. But standing there is worth something: as long as your army stays, the region counts { $part } for your rival instead of { $whole }, and lets them buy less.
lesson-sieges-gate = The siege of Kii: you have { $own } footmen, inside is { $inside }. The gate breaks after { $gate } hits. A unit hits it with { $least } or more, and dies with { $dies } or less. Send a footman, or call the siege off?
lesson-sieges-gate-why = He hits in { $hit } of cases and dies in { $dead }. You have enough of them. Send the cheap ones to the gate, and keep the good ones for the fight behind it.
lesson-sieges-off = The siege of Yamashiro: { $own } footman is left of your army, the gate is whole, and { $reserve } archers shoot before every try, each hitting with { $arrow } or more. Go on?
lesson-sieges-off-why = He would have to hit the gate { $gate } times, at { $hit } each, under arrows. Called off, he lives: an army counts { $counts }, and while it stands there the region is only partly your rival's.
lesson-sieges-inside = Your rival stands in Iyo, before your castle, with an army of { $rival } dice. An army of yours with { $inside } dice is inside. Your strongest army has { $own } dice and is next door. Where does it go?
lesson-sieges-inside-why = An army that comes to one inside fights from inside as well. The enemy has to come through the gate, with your { $archers } archers shooting before every try; theirs shoot once, and hit only with a { $wall }. Where nobody is inside, whoever comes fights in the open.
lesson-sieges-remember = Besiege with many dice, never with one. { $gate } hits break the gate: the cheap units first. { $reserve } archers guard every castle without an army. Call off what cannot be won: who stays still takes half the region. And meet a strong enemy from behind your own walls.
