# The lab's words. Messages that begin with "cmd-" must stay one line of plain text each.

## The command line's help

cmd-lab = Let bots play many games, measure them, and find the numbers of a game that matter.
cmd-lab-run = Play many games and report who wins, how long they take and how they are decided.
cmd-lab-compare = Compare variants of a game with the same dice: what changed, by how much, how sure it is.
cmd-lab-scan = Which numbers of a game matter: each a step down and a step up, with the same dice, ranked by what it moves.
cmd-lab-sensitivity = Which numbers of a game matter when all of them move at once (Morris), and which part each has in what differs (Sobol).
cmd-lab-tune = Find the numbers that make a game as you want it, and change it as little as can be.
cmd-lab-people = Measure the games that people played, from a folder of match files.
cmd-lab-tournament = Let every bot meet every other from every seat: ratings and a cross table.
cmd-lab-numbers = Show every number of a game that a variant may change, and check a variant.
cmd-lab-bots = The bots at the table, separated by commas; one alone sits at every seat; otherwise the strongest that plays at once.
cmd-lab-without = What a bot must do without: FIELD:VALUE of its actions, such as unit:archer, and @1 for the first bot named; repeat it.
cmd-lab-tournament-bots = The bots that take part, separated by commas; otherwise all of the game that play at once.
cmd-lab-players = For how many players; as many as there are bots, or as few as the game allows.
cmd-lab-games = How many games.
cmd-lab-decisions = Look at every decision of so many of the games: branching, drama, comebacks, a map of places, and a file with a row per decision.
cmd-lab-judged = With --decisions: have the coach say how much better the best choice was than the second; this takes long.
cmd-lab-rounds = How many times every table plays in every seating.
cmd-lab-compare-variant = A TOML file of changed numbers; repeat it. The first is compared with the others, one alone with the standard game.
cmd-lab-compare-house-rule = A house rule to compare with the standard game; repeat it.
cmd-lab-compare-standard = Let the standard game take part, before all variants.
cmd-lab-measure = The measures you ask about, by their ids, separated by commas: only these are shown, and only these are corrected for.
cmd-lab-number = A number of the game, or the beginning of its name, such as castle.kiyosu, or a pattern such as "*.points"; repeat it. Otherwise all.
cmd-lab-step = How far a step goes; otherwise 1, and a tenth of a number from 20 on.
cmd-lab-goal = What you want: MEASURE=LOW..HIGH, such as length=40..60 or how.gold=15%..25%; repeat it.
cmd-lab-tune-number = A number that may move, and how far: NAME=LOW..HIGH; repeat it.
cmd-lab-trials = How many settings are tried, with a quarter of the games.
cmd-lab-sensitivity-measure = The measures that are asked about, by the ids of --json; otherwise the length.
cmd-lab-paths = How many walks through the settings; each moves every number once.
cmd-lab-base = How thorough the second look is: a power of two, times the numbers that go on and two.
cmd-lab-beside = The folder of a run of bots, to show beside.
cmd-lab-people-players = Only games of so many players; otherwise the number that most of them have.
cmd-lab-seed = The number that decides all dice: the same again with the same number.
cmd-lab-out = The folder for the games and the report; an interrupted run goes on there.
cmd-lab-workers = How many processes play; as many as there are cores otherwise.
cmd-lab-engine = Who plays: batch is fast and knows simple bots, readable plays everything; auto takes the fastest that can.
cmd-lab-cluster = Play on this Ray cluster instead, for example ray://host:10001.
cmd-lab-duplicate = Every table gets the same dice and cards at every seat.
cmd-lab-max-seat-bias = Fail if a seat wins more or less often than its equal share by more than this, for example 0.03.
cmd-lab-max-first-bias = The same for whoever begins.
cmd-lab-max-unfinished = Fail if more than this part of the games comes to no end.
cmd-lab-max-change = Fail if a measure changes by more than this, for example length=2; may be repeated.
cmd-metavar-bots = BOTS
cmd-metavar-thing = THING
cmd-metavar-measures = MEASURES
cmd-metavar-band = NAME=LOW..HIGH
cmd-metavar-folder = FOLDER
cmd-metavar-address = ADDRESS
cmd-metavar-share = SHARE
cmd-metavar-limit = MEASURE=VALUE

## What can go wrong

error-lab-experiment = { $reason ->
        [judged] --judged looks at decisions: say with --decisions of how many games
        [limit] { $option }: “{ $value }” is not MEASURE=NUMBER, as in length=2
        [share] “{ $value }” is more than the whole: { $name } is a share, from 0 to 1 or 0% to 100%
        [no-share] “{ $value }” has percent, and { $name } is no share of a whole
        [twice] { $name } is there twice
        [whole] { $name } is a whole number: “{ $band }” has others
        [unplayable] none of the { $count } settings can be played
        [together] { $numbers } cannot be played: { $problem }. Narrow a range
        [base] { $base } is no power of two
        [band] “{ $band }” is not NAME=LOW..HIGH
        [folder] there is no folder { $folder }
        [people] { $folder } has no finished game of this kind
        [without] nobody to do without “{ $without }”: write unit:archer, or unit:archer@1 for the first bot
        [thing] no action of this game has “{ $thing }”; the parts of actions are: { $known }
        [number] there is no number “{ $name }”; the nearest are: { $known }; wartable lab numbers lists them all
        [seats] the number of bots does not fit the number of players
        [measure] there is no measure “{ $name }”; the nearest are: { $known }; --json lists them all
        [variants] name at least one variant or house rule to compare with the standard game
        [players] say for how many players, or name as many bots
       *[bots] a tournament needs at least two bots, each named once
    }
lab-no-batch = { $why ->
        [game] this game has no batch engine
        [compiler] the batch engine needs numba: pip install 'wartable[lab]'
        [rules] the batch engine does not play these numbers, or not from this beginning
       *[bots] the batch engine does not know { $bots }; it plays { $known }
    }
lab-not-counted = { $why ->
        [going-on] the game is not over
        [options] played with other options or numbers
        [same] the same game as { $file }
        [players] a game of { $players } players
        [game] a match of another game: { $game }
       *[large] too large for a match file
    }
error-lab-other = { $folder } holds the games of another experiment; name another folder
error-lab-extra = this needs { $package }, which is not installed: pip install 'wartable[{ $extra }]'
error-lab-worker = a process of the lab died; what was played is kept: give the same command again to go on
error-lab-cluster = cluster { $address }: { $problem }

## While it runs

lab-playing = Playing { $name }
lab-looking = Looking at the decisions of { $name }
lab-interrupted = Stopped. What was played is kept in { $folder }: give the same command again to go on.
lab-written = Report: { $report }    games: { $games }
lab-written-report = Report: { $report }
lab-written-tune = Report: { $report }    best setting: { $variant }
lab-limit-kept = kept: { $name } is { $value }, the limit is { $limit }
lab-limit-broken = broken: { $name } is { $value }, the limit is { $limit }
lab-limit-open = open: { $name } is about { $value }, the limit is { $limit }; about { $games ->
        [one] { $games } game
       *[other] { $games } games
    } would tell

## What was played

lab-about-game = Game
lab-about-bots = Bots
lab-about-games = Games
lab-about-seed = Seed
lab-about-dice = Dice
lab-about-engine = Engine
lab-about-goal = Goal
lab-about-range = May move
lab-about-folder = Folder
lab-about-left-out = Files left out
lab-about-option = Option
lab-about-variant = Numbers
lab-luck-fresh = new ones in every game
lab-luck-duplicate = the same at every seat for all who are compared
lab-engine-readable = the readable rules
lab-engine-readable-since = the readable rules: { $why }
lab-engine-batch = the batch engine, many games at once

lab-report-scan = Which numbers matter in { $game }
lab-scan-title = Every step, what moves the game most first
lab-scan-text = { $changed } of { $steps } steps change something for certain. Each row has the measure that its step moves most.
lab-scan-plot = What a step changes: { $measure }
lab-scan-unplayable = Steps that cannot be played
lab-note-scan = In parentheses: 95 % intervals. Every step was played with the same dice as the standard game. p is corrected for all steps and measures together (Holm). The effect is the change in standard deviations from game to game: 0.2 is little, 0.8 is much.

lab-report-sensitivity = What moves { $game }, all numbers at once
lab-sensitivity-title = What each number does: { $measure }
lab-sensitivity-shares = Where the differences come from: { $measure }
lab-sensitivity-plot = From one end of the range to the other: { $measure }
lab-note-sensitivity = In parentheses: 95 % intervals. Strength (mu*) is the mean size of what changes when a number goes from one end of its range to the other, wherever the others are; direction (mu) has its sign; spread (sigma) is how much it depends on the others, or is no straight line. The part alone (S1) and the part together with others (ST) say how much of the differences between settings comes from a number. Every setting was played with the same dice; small figures are noise of the games.
lab-head-range = Range
lab-head-strength = Strength
lab-head-direction = Direction
lab-head-spread = Spread
lab-head-alone = Alone
lab-head-together = Together

lab-report-tune = { $game }, tuned
lab-tune-title = The nearest settings
lab-tune-text = { $kept } of { $settings } settings keep all goals, with 95 % confidence. They were played with fresh dice.
lab-tune-trials = All that was tried
lab-tune-plot = How far from the standard game, and upwards how far from the goals
lab-tune-plot-text = Each point is a setting. Those that nothing beats in both are marked, as they came out with many games.
lab-note-tune = “Off” counts widths of the goals' bands, 0 is inside all; “moved” counts whole ranges of numbers. Settings were tried with few games, and those listed were played again with many.
lab-head-numbers = Numbers
lab-head-miss = Off
lab-head-moved = Moved
lab-head-verdict = Goals
lab-verdict-kept = kept
lab-verdict-broken = missed
lab-verdict-open = cannot be told yet

lab-decisions-title = Decisions
lab-decisions-text = { $games ->
    [one] One game was looked at decision by decision.
   *[other] { $games } games were looked at decision by decision.
} Prospects are a quick guess at who wins from what everybody sees.
lab-decision-row = { $name }: { $meaning }
lab-means-branching-factor = actions to choose from, over all decisions
lab-means-decision-factor = the same where there was more than one
lab-means-decision-moves = decisions with more than one action
lab-means-decisions-that-matter = best and second more than a point apart
lab-means-drama = root of the winner's deficit in prospects while behind
lab-means-comebacks = the winner once had less than half an equal share
lab-means-undecided = the two likeliest winners within ten points
lab-means-score-difference = between the best and the next at the end
lab-places-title = Where it happens
lab-places-text = Decisions a game, by the place they are about; the darker, the more.
lab-places-plot = Decisions a game, by place

lab-report-people = { $game }, played by people
lab-people-title = People beside bots
lab-people-text = { $people } games of people and { $bots } of bots, with other dice and other choices. Marked is what differs for certain: the intervals do not touch.
lab-head-people = People
lab-head-bots = Bots
lab-head-file = File
lab-head-step = Step
lab-head-effect = Effect
lab-head-problem = Why not
lab-standard = the standard game
lab-standard-name = standard
lab-workshop-name = changed

## Figures

lab-none = –
lab-interval = { $value } ({ $low } to { $high })
lab-very-many = over a million
lab-points = { $sign }{ $value } pp

lab-measure-seat = Seat { $subject } wins
lab-measure-first = Whoever begins wins
lab-measure-bot = { $subject } wins
lab-a-person = A person
lab-measure-decisions = Decisions
lab-measure-lead-changes = Changes of the lead
lab-measure-decided = Part of the game before the winner leads for good
lab-measure-how = Won: { $subject }
lab-measure-shared = Shared victories
lab-measure-unfinished = Stopped without an end
lab-measure-branching-factor = Branching factor
lab-measure-decision-factor = Decision factor
lab-measure-decision-moves = Decision moves
lab-measure-decisions-that-matter = Decisions that matter
lab-measure-drama = Drama
lab-measure-comebacks = Comebacks
lab-measure-undecided = Undecided
lab-measure-score-difference = Score difference
lab-item-deed-count = { $item }: per game
lab-item-deed-order = { $item }: place in the order
lab-item-deed-win = { $item }: wins when ahead in it
lab-length = Length
lab-length-turn = Turns
lab-length-round = Rounds
lab-length-year = Years

lab-head-who = Who
lab-head-wins = Wins
lab-head-games = Games
lab-head-length = Length
lab-head-mean = Mean
lab-head-measure = Measure
lab-head-value = Value
lab-head-rating = Rating
lab-head-deed-count = Per game
lab-head-deed-order = Place in the order
lab-head-deed-win = Wins when ahead in it
lab-head-before = Before
lab-head-after = After
lab-head-change = Change
lab-head-p = p
lab-head-finding = Finding
lab-head-detectable = Visible from
lab-head-more = More games
lab-head-number = Number
lab-head-standard = Standard
lab-head-variant = Variant

## The report

lab-report-run = { $game } in the lab
lab-report-compare = { $game }: variants compared
lab-report-tournament = { $game }: a tournament of bots
lab-note = In parentheses: the interval that holds the true value in 95 of 100 such experiments.
lab-note-compare = In parentheses: 95 % intervals. Both sides were played with the same dice at every seat. p is the chance of a difference like this if nothing had changed, corrected for the number of measures and variants; below 0.05 it counts as a change. “Visible from” is the smallest change that so many games would probably show, “more games” how many more would probably show a change of the size seen.
lab-wins = Who wins
lab-wins-text = An equal share would be { $fair }. A shared victory counts in parts.
lab-length-title = How long it takes
lab-length-text = The mean, and how many games are shorter than that: 5, 25, 50, 75 and 95 of 100.
lab-course = How and when it is decided
lab-course-text = The lead is taken by points, or by how near a victory is.
lab-decided-plot = Per cent of the game before the winner leads for good
lab-topic-text = How much of it there is in a game, and how often a seat that has more of it than any other wins.
lab-topic-plot = { $topic }: wins when ahead in it
lab-order-plot = { $topic }: place in the order
lab-count-plot = { $topic }: per game
lab-compare-title = { $name } against { $base }
lab-compare-topic = { $topic }: { $name } against { $base }
lab-compare-text = { $changed } of { $measures } measures changed; { $same } were the same in every game and are not listed.
lab-compare-plot = Change of the rates
lab-finding-changed = changed
lab-finding-same = every game the same
lab-finding-nothing = too little to compare
lab-finding-unclear = no change shown
lab-ratings = Ratings
lab-ratings-text = Ratings with 95 % intervals on the scale of Elo, fitted to all games at once; their average is 1500. Who is 100 points above another comes out before it in 64 of 100 games, with 200 points in 76. An equal share of the victories would be { $fair }.
lab-cross = Who comes out before whom
lab-cross-text = How often the bot of the row comes out before the bot of the column; a tie counts half.
lab-depth = Skill depth
lab-depth-text = { $levels ->
        [one] No bot clearly beats another: there is one level.
       *[other] { $levels } levels: the longest row of these bots in which each comes out before the next at least 60 times in 100. The more levels, the more there is to learn.
    }
lab-head-level = Level
lab-seats = What the seats are worth
lab-numbers-ok = This variant can be played.
