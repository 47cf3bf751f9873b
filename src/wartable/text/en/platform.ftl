# Words that all games share. Messages that begin with "cmd-" must stay one line of plain text each.

list-separator = { ", " }

## The command line's help

cmd-wartable = Three war board games to play, to understand and to study.
cmd-menu = Choose a game, or go on with one.
cmd-play = Play a match in this terminal, new or resumed.
cmd-games = List the games, for how many players, and their bots.
cmd-rules = Show the rules of a game.
cmd-odds = Show the exact odds of a game.
cmd-odds-age-of-war = The chance of every castle, from the centre and stolen.
cmd-odds-epic-dice-battles = The chance of winning a battle or a siege with two given forces.
cmd-odds-board-of-war = What comes of an attack: an army against an army, or a siege.
cmd-replay = Step through a match file.
cmd-verify = Check whether the dice of a match file were honest.

cmd-usage = Usage:
cmd-options = Options
cmd-commands = Commands
cmd-help-option = Show this help.
cmd-version = Show the version.
cmd-lang = Language: en, es or zh-Hant. Also by WARTABLE_LANG; else as the system is set.
cmd-json = Print JSON, for programs.

cmd-play-seats = Who sits where, in order: human, human=NAME, bot:KIND, separated by commas.
cmd-play-option = An option of the game, as name=value; may be repeated.
cmd-variant = Play with other numbers: a TOML file of what they are.
cmd-house-rule = Play by another reading of a rule; repeat it. `wartable games` lists them.
cmd-play-seed = Dice from this number: the same again with the same number. Without it the dice are secret and verifiable.
cmd-play-save = The file to save in; a new one in your data folder otherwise.
cmd-play-resume = Go on with a saved match: this file, or the one you left last.
cmd-play-no-undo = Nothing can be taken back.
cmd-play-own-dice = You roll and draw at a real table and type what came up. Nobody can check such dice.
cmd-play-plain = Plain lines, for screen readers and pipes.
cmd-play-fast = Bots do not wait between their moves.
cmd-replay-at = Show the position after so many events.
cmd-replay-seat = See the match as this seat (1, 2 …) saw it; as a spectator otherwise.
cmd-replay-plain = Print the log instead of stepping through it.
cmd-odds-dice = How many dice are rolled first; all of them otherwise.
cmd-odds-attacker = Who attacks, line by line: "main: 4 footman 2 archer; flank1: 2 ninja; shields: 1".
cmd-odds-defender = Who defends, written likewise.
cmd-odds-terrain = The dots of the field, 0 to 3; without meaning in a siege.
cmd-odds-siege = The defender stands behind walls.
cmd-odds-flanks = Which flanks can be used in the siege: none, 1, 2 or both; else what is best for the defender.
cmd-odds-attacking-power = The power of the attacking army.
cmd-odds-defending-power = The power of the defending army; in a siege, the upgraded squares of the kingdom.
cmd-odds-kingdom = Besiege a kingdom instead of attacking an army.
cmd-odds-squares = How many squares the besieged kingdom has.
cmd-odds-soldiers = How many soldiers the besieging army has; without it they count as plain ones.
cmd-odds-far = Attack from a distance, as only the General (K♥) can.
cmd-odds-attacker-marked = The Tactician (J♥) has marked the attacking army.
cmd-odds-defender-marked = The Tactician (J♥) has marked the defending army.

cmd-metavar-options = OPTIONS
cmd-metavar-command = COMMAND
cmd-metavar-game = GAME
cmd-metavar-file = FILE
cmd-metavar-theme = THEME
cmd-metavar-house-rule = ID
cmd-metavar-maybe-file = [FILE]
cmd-metavar-seats = SEATS
cmd-metavar-setting = NAME=VALUE
cmd-metavar-number = NUMBER
cmd-metavar-force = FORCE
cmd-metavar-flanks = FLANKS
cmd-metavar-language = LANGUAGE

## What can go wrong

error-generic = { $message }
error-siege-marked = the Tactician marks an army, and in a siege no army defends (BW-66)
error-no-army = an army has at least one soldier, and so a power of at least 1 (BW-50)
error-wrong-squares = squares are lost in a siege only, and a kingdom has at least as many as are upgraded (BW-53)
error-wrong-soldiers = soldiers count in a siege only, and a power of { $attacker } is { $fewest } to { $most } of them (BW-50)
error-bug = something went wrong inside Wartable ({ $problem }); set WARTABLE_DEBUG=1 to see where
error-illegal = { $sentence } ({ $rule })
error-unknown-game = there is no game “{ $game }”; the games are: { $known }
error-unknown-bot = { $reason ->
    [import] “{ $bot }”: { $known }
    [no-bot] “{ $bot }” is no bot: it has no { $known }
    [numbers] “{ $bot }” knows only the standard numbers of { $game }; with these play: { $known }
   *[none] { $game } has no bot “{ $bot }”; its bots are: { $known }
}
error-unknown-language = there is no language “{ $language }”; the languages are: { $known }
error-unknown-command = there is no command “{ $command }”; the commands are: { $known }
error-unknown-option = there is no option { $option }; --help lists them all
error-missing = { $parameter } is missing; --help says what is needed
error-bad-value = { $parameter }: { $problem }
error-bad-number = { $option }: “{ $value }” is not a number { $bounds ->
    [low] of at least { $low }
    [high] of at most { $high }
    [both] from { $low } to { $high }
   *[none] that can be used there
}
error-bad-choice = { $option }: “{ $value }” is none of: { $known }
error-option-value = { $option } needs a value
error-left-over = “{ $argument }” is one word too many; --help says what is needed
error-player-count = { $game } is for { $low } to { $high } players, not { $players }
error-options = { $reason ->
    [unknown] { $game } has no option “{ $name }”; its options are: { $known }
    [choice] { $name } of { $game } cannot be “{ $value }”; it can be: { $known }
    [position] the game is over at this position: nothing can begin there
   *[other] options of { $game }: { $problem }
}
error-named-value = --option: “{ $value }” is not NAME=VALUE
error-house-rule-unknown = { $game } has no house rule “{ $name }”; { $count ->
    [0] it has none
   *[other] its house rules are: { $known }
}
error-house-rule-against-variant = the variant gives { $number } another value than the house rule “{ $name }”
error-no-judge = nobody can say what a choice is worth in { $game }, or not with the numbers of this variant
error-no-positions = positions of { $game } cannot be set up yet
error-no-drill = there are no drills for { $game } yet
refusal-position-unreadable = this is not a position: copy the whole text, from its first number on
refusal-position-players = this position is for another number of players
refusal-position-impossible = this position cannot be on a table
error-no-puzzles = there are no puzzles for { $game } yet
error-no-mistakes = No mistake in this match makes a puzzle.
error-no-such-puzzle = there is no puzzle “{ $what }”; numbers go from 1 to { $count }, themes are: { $themes }
error-no-lessons = there are no lessons for { $game } yet
error-no-such-lesson = { $game } has no lesson { $number }: lessons { $first } to { $last } are asked for by number, and the first is played in the browser
error-no-such-step = this lesson has no step { $step }; its steps go from 1 to { $last }
error-variant-toml = line { $line } of the variant is not TOML: { $detail }
error-variant-long = line { $line } of the variant is too long; letters: at most { $limit }
error-variant-lines = the variant is too long; lines: at most { $limit }
error-variant-deep = line { $line } of the variant is nested too deeply; names in a key: at most { $limit }
error-variant-digits = line { $line } of the variant: a number is too long; digits: at most { $limit }
error-variant-unknown = line { $line } of the variant: there is no { $name }; there is: { $known }
error-variant-table = line { $line } of the variant: { $name } is a table of numbers, not a single value
error-variant-id = line { $line } of the variant: the id of { $old } cannot be changed
error-variant-no-id = line { $line } of the variant: which { $name }? It needs an id
error-variant-twice = line { $line } of the variant: { $name } is changed twice
error-variant-kind =
    line { $line } of the variant: { $name } has to be { $expected ->
        [int] a whole number
        [str] a text in quotes
        [array] a list
        [int-or-array] a whole number or a list in brackets of its own
       *[other] a table
    }
error-variant-number-least = line { $line } of the variant: { $name } has to be at least { $limit }
error-variant-number-most = line { $line } of the variant: { $name } can be at most { $limit }
error-variant-list-least = line { $line } of the variant: the list { $name } needs at least { $limit ->
        [one] { $limit } entry
       *[other] { $limit } entries
    }
error-variant-list-most = line { $line } of the variant: the list { $name } can have at most { $limit ->
        [one] { $limit } entry
       *[other] { $limit } entries
    }
error-variant-choice = line { $line } of the variant: { $name } does not know “{ $value }”
error-variant-other = line { $line } of the variant: { $name }: { $detail }
error-variant-dice = line { $line } of the variant: { $name } takes { $needed ->
        [one] { $needed } die
       *[other] { $needed } dice
    }, { $dice ->
        [one] and there is { $dice }
       *[other] and there are { $dice }
    }
error-variant-no-castle = line { $line } of the variant: the clan { $clan } is left without a castle
error-variant-ranks = line { $line } of the variant: every rank from the ace up has to be one unit, and only one
error-variant-deck = line { $line } of the variant: the deck has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, and { $dealt } are dealt
error-variant-centre = line { $line } of the variant: a board of size { $size } leaves no middle for a centre of { $centre }
error-variant-room = line { $line } of the variant: { $name } is more than a board of size { $size } has room for
error-variant-seating = line { $line } of the variant: { $name } puts two players at the same side
error-variant-size = line { $line } of the variant: { $name } lacks the size chosen, { $size }
error-variant-discount = line { $line } of the variant: { $name } is higher than a price
error-variant-power = line { $line } of the variant: an upgraded soldier has to be stronger than a plain one
error-variant-neighbours = line { $line } of the variant: { $one } and { $other } have to name each other as neighbours, once
error-variant-starts = line { $line } of the variant: { $players ->
        [one] { $players } player needs
       *[other] { $players } players need
    } as many different start regions
error-variant-year = line { $line } of the variant: { $name } is after the last year, { $last }
error-variant-dies = line { $line } of the variant: { $name } has to be less than { $other }
error-variant-guess = line { $line } of the variant: at least one unit with a token needs a guess above 0
error-variant-set-up = line { $line } of the variant: the set-up needs { $needed ->
        [one] { $needed } die
       *[other] { $needed } dice
    } of a player, and troops that fit into one army
error-undo = this cannot be taken back: dice have rolled, a secret is out, or undo is off
error-replay = not a match file that this version can read: { $problem }
error-version = this file was made by another version: it has version { $file_version }, this Wartable reads version { $known_version }
error-earlier-rules = this match was played under earlier rules of { $title } (version { $version }, today’s is { $known_version }): { $rules }. It cannot go on, but `wartable replay` reads its log and `wartable verify` checks its dice.
error-tampered = event { $event }: { $what }
error-seats = “{ $seat }” is not a seat; write human, human=NAME, bot:KIND or bot:KIND=NAME
error-file = { $file }: { $problem }
error-file-exists = { $file } is there already; go on with it by --resume, or name another file
error-nothing-to-resume = there is no unfinished match to go on with
error-needs-game = which game? wartable games lists them
error-new-or-resumed = { $option } is for a new match, not for --resume
error-no-odds = { $game } has no odds to show
error-no-rules = there is no rules page for { $game }
error-no-openings = there is no page of openings for { $game }
error-no-such-event = the match has { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, so there is no position { $index }
error-no-such-seat = there is no seat { $seat }; the seats are 1 to { $seats }
error-force-line = there is no line “{ $line }”; a force has main, flank1, flank2 and shields ({ $rule })
error-force-unit = there is no unit “{ $unit }”; the units are: { $known } ({ $rule })
error-force-count = the number of { $what } is 0 or more, not { $count } ({ $rule })
error-force-text = cannot read “{ $text }”; write "main: 4 footman 2 archer; flank1: 2 ninja; shields: 1" ({ $rule })
error-force-ninja = a ninja fights in a flank only, not in the main line ({ $rule })
error-force-empty = a force needs at least one die ({ $rule })
error-force-flanks = the flanks have { $flanks } dice and the main line { $main }: both flanks together never have more ({ $rule })
error-force-dice = { $dice ->
        [one] { $dice } die is
       *[other] { $dice } dice are
    } too many: a player has { $most } ({ $rule })
error-force-terrain = a field has 0 to 3 dots, not { $terrain } ({ $rule })
error-force-choice = only in a siege are flanks chosen, and they are 1, 2, both or none ({ $rule })

## Honest dice

verify-honest =
    { $rolls ->
        [one] Honest: the one chance event follows from the revealed seed, and the seed from the promise { $commitment }.
       *[other] Honest: all { $rolls } chance events follow from the revealed seed, and the seed from the promise { $commitment }.
    }
verify-added = { $added ->
        [0] No player added to the dice: whoever ran the server could have looked for a seed beforehand.
        [one] One player added to the dice after the promise: whoever ran the server could not choose them.
       *[other] { $added } players added to the dice after the promise: nobody could choose them alone.
    }
verify-seeded = Unchanged: { $rolls ->
        [one] the { $rolls } chance event follows
       *[other] all { $rolls } chance events follow
    } from seed { $seed }. But nobody promised the seed beforehand: whoever chose it could know the dice.
verify-sealed = Not proven yet: the secret seed of the promise { $commitment } is not revealed. The { $rolls } chance events are possible ones.
verify-scripted = Not provable: the { $rolls } chance events were laid down by hand.
verify-tampered = Not honest: { $problem }.

tampered-promise-broken = the revealed seed breaks the promise
tampered-other-result = the result in the file is not the result of its events
tampered-chance-not-due = a chance event where none was due
tampered-impossible-chance = a chance event that cannot come up there
tampered-other-dice = the dice are not those of the revealed seed
tampered-other-seat = another seat was to act
tampered-illegal-action = an action that the rules do not allow
tampered-no-event = not an event of this game
tampered-line-changed = the line was changed, its check does not fit

## At the table

bot-easy = Easy
bot-easy-text = Overlooks a lot: right for a first game.
bot-normal = Normal
bot-normal-text = Plays sensibly, and misses something now and then.
bot-hard = Hard
bot-hard-text = Plays as well as it can and overlooks nothing.
bot-random = Random
bot-random-text = Does anything that the rules allow.
bot-greedy = Greedy
bot-greedy-text = Takes what is worth most this turn and looks no further.

ui-game = Game
ui-title = Title
ui-players = Players
ui-bots = Bots
ui-earlier-choice = { $player }: { $action }
ui-earlier-chance = Dice and cards: { $outcome }
ui-earlier-won = Won by { $players }.
ui-house-rule = House rule
ui-house-rules = House rules
ui-what-it-changes = What it changes
ui-house-rules-played = House rules at this table
ui-house-rule-played = House rule “{ $rule }”: { $text }
puzzle-title = Puzzle { $number }: { $theme }
puzzle-you = You
puzzle-rival = Rival
puzzle-rival-number = Player { $number }
puzzle-ask = Your choice (q to stop):
puzzle-right = Right: the best choice.
puzzle-wrong = Not the best: it costs { $lost } of the win.
puzzle-score = Solved: { $solved } of { $asked }.
learn-head = Lesson { $number }: { $title } ({ $step } of { $steps })
learn-wrong = Not this one: it costs { $lost } of the win. Try again.
learn-right = Right: { $worth } to win.
learn-play = Now play a real game: { $command }
lesson-clans-title = Clans, theft and value
lesson-stop-title = When to begin, and which line first
lesson-supply-title = Rice and what it is for
lesson-sieges-title = Sieges
lesson-victories-title = The three victories
lesson-block-title = How to block, and when to besiege
ui-player-number = Player { $number }
ui-seat-person = Seat { $number }: { $player }
ui-seat-bot = Seat { $number }: { $player } (bot: { $bot })
ui-dice-promised = Dice: secret and verifiable. Promise: { $commitment }
ui-dice-seeded = Dice: from seed { $seed }. Whoever knows the seed knows the dice.
ui-dice-own = Dice: your own. You type what came up; nobody can check them.
ui-seed-revealed = The secret seed was { $secret }; the promise was { $commitment }.
ui-replay-file = The match is in { $file }
ui-saved = Saved in { $file }
ui-resume-with = Go on with: { $command }
ui-asked = { $player }: { $question }
ui-entry = What came up? Numbers from the list to type: { $count }
ui-only-choice = Only one choice: { $choice }.
ui-suggested = (Enter)
ui-curtain = Hand over to { $player }. When nobody else is looking, press Enter.
ui-not-understood = “{ $answer }” is not a choice: type a number from 1 to { $count }, or ? for the rules.
ui-plain-keys = Type a number to choose, Enter for what is suggested, . for all that is suggested in this step; or p position, c choices, l log, s save, ? rules, w threats on or off, h these keys, q quit
ui-threats = { $count ->
        [one] 1 threat
       *[other] { $count } threats
    }
ui-threats-on = What others threaten to do is told.
ui-threats-off = What others threaten to do is not told.
ui-since = Since your last turn
ui-plain-odds = o odds
ui-plain-coach = ! coach
ui-plain-undo = u take back

ui-player = Player
ui-points = Points
ui-language = English
ui-motto = Three war games. Honest dice.
ui-player-range = { $low }–{ $high } players
ui-go-on = Go on
ui-who-plays = Who plays?
ui-person = Person
ui-bot = Bot: { $bot }
ui-yes = yes
ui-no = no
ui-name-asked = What is the name?
ui-press-enter-to-begin = Press Enter to begin
ui-press-enter-to-roll = Press Enter to roll
ui-promise-explained =
    The dice are already decided by a secret seed. This is its fingerprint (SHA-256).
    After the match the seed is shown, and everybody can check every roll.
ui-turn-of = { $player } to play
ui-thinking = { $player } is thinking …
ui-over = The match is over
ui-wait = Wait a moment
ui-standing = { $player }: { $figures }
ui-figure = { $label } { $value }
ui-chance-range = { $chance } ({ $low } to { $high })
ui-chance-win = won { $chance }
ui-chance-lose = { $chance }, lost { $lose }
refusal-not-legal = That is not allowed now.
ui-leave = Leave the match?
ui-leave-saved = It is saved and waits for you.
ui-leave-keys = y leave    n stay
ui-winner = { $players } wins!
ui-winners = A shared victory: { $players }
ui-seed-of-dice = The secret seed of the dice:
ui-verify-with = Check the dice:
ui-ending-keys = Enter look at the table    r replay    q leave
ui-event = Event { $index } of { $events }
ui-fast-on = Bots play without a pause.
ui-fast-off = Bots pause between their moves.
ui-too-small =
    This terminal has { $width }×{ $height } cells.
    Wartable needs { $needed_width }×{ $needed_height }: make the window larger, or play with --plain.
    q leaves.
ui-rules = Rules
ui-keys = Keys

ui-key-choose = choose
ui-key-suggested = suggested
ui-key-all-suggested = all
ui-key-odds = odds
ui-key-coach = coach
ui-key-threats = threats
ui-key-undo = take back
ui-key-rules = rules
ui-key-zoom = zoom
ui-key-fast = hurry
ui-key-result = result
ui-key-replay = replay
ui-key-look = look
ui-key-language = language
ui-key-leave = leave
ui-key-back = back
ui-key-scroll = scroll
ui-key-step = step
ui-key-step-ten = ten steps
ui-key-ends = begin and end
ui-key-row = row
ui-key-change = change
ui-key-seats = seats
ui-key-name = name
ui-key-begin = begin

ui-help-choose = move to a choice and take it
ui-help-hotkeys = take the choice with that key at once
ui-help-suggested = take the suggested choice, where there is one
ui-help-all-suggested = take every suggested choice of this step
ui-help-pane = turn to the board's next picture, where it has several
ui-help-odds = show or hide the odds of each choice
ui-help-coach = what every choice is worth, and why
ui-help-threats = tell what others threaten to do, or not
ui-help-undo = take your last decision back, as long as no die has rolled and no secret is out
ui-help-fast = bots with or without a pause
ui-help-zoom = the board alone, or with the side
ui-help-look = night or paper
ui-help-log = scroll the log
ui-help-outlook = scroll what threatens and what happened since your last turn
ui-help-board = scroll the board, where it is larger than its place
ui-help-save = save now (every decision is saved anyway)
ui-help-leave = leave; the match waits for you

## Online tables

cmd-serve = Open the tables in the browser, for you and for everybody who has the address.
cmd-serve-host = The address to listen on; 0.0.0.0 lets others in. Also by WARTABLE_HOST; else this machine only.
cmd-serve-port = The port to listen on. Also by WARTABLE_PORT; else 8421.
cmd-serve-database = A SQLite file, or the URL of a PostgreSQL database. Also by WARTABLE_DATABASE; else a file in your data folder.
cmd-serve-workers = Server processes; more than one needs PostgreSQL. Also by WARTABLE_WORKERS; else 1.
cmd-serve-bots = Processes in which bots think. Also by WARTABLE_BOT_WORKERS; else 1.
cmd-serve-origin = The address that people use, if a proxy stands in front. Also by WARTABLE_ORIGIN.
cmd-serve-proxy = Believe the proxy in front who is asking (X-Forwarded-For). Also by WARTABLE_TRUST_PROXY.
cmd-serve-no-browser = Do not open the browser. Also by WARTABLE_NO_BROWSER.
cmd-join = Sit down at an online table in this terminal.
cmd-join-name = Your name at the table.
cmd-join-token = An API token, to play under your account. Also by WARTABLE_TOKEN.
cmd-join-seat = The seat to take (1, 2 …); else the first open one.
cmd-join-watch = Watch only.
cmd-join-pair = Look for somebody to play this game with; LINK is then the address of the server.
cmd-mcp = Let an assistant play: a Model Context Protocol server, over standard input and output.
cmd-mcp-server = The Wartable server to play at. Also by WARTABLE_SERVER; else port 8421 of this machine.
cmd-mcp-name = The assistant's name at the table; else "Assistant".
cmd-mcp-http = Speak HTTP at this port of this machine, at /mcp, instead of standard input and output.
cmd-admin = Run a server: ban players, export data.
cmd-admin-database = The database of the server. Also by WARTABLE_DATABASE.
cmd-admin-players = List the players.
cmd-admin-ban = Ban a player: they can neither play nor watch.
cmd-admin-unban = Let a banned player back in.
cmd-admin-password = Give an account a new password, and log it out everywhere.
cmd-admin-close-table = Close a table for good; nobody has won.
cmd-admin-backup = Write the whole database into one file; the server may go on meanwhile.
cmd-admin-restore = Fill an empty database from a backup.
ui-table-closed = Table { $table } is closed.
ui-backed-up = { $path }: { $count ->
    [one] { $count } row
   *[other] { $count } rows
}.
ui-restored = { $count ->
    [one] { $count } row is
   *[other] { $count } rows are
} restored.
error-name = this name cannot be used: { $reason ->
    [mixed] it mixes letters of several scripts that look alike
    [empty] it needs a letter that can be seen
   *[other] it has letters that cannot be seen
}
error-backup = the backup cannot be restored: { $reason ->
    [full] the database is not empty
    [revision] it is of another version of the program
   *[other] the file is not a backup of Wartable
}
cmd-admin-export = Write tables as match files, or all that is kept about a player.
cmd-admin-export-player = All that is kept about this player, as JSON.
cmd-admin-export-table = This table only.
cmd-admin-export-shared = Only tables whose people all allow it (“Let others learn from my games”), without their names: for wartable lab people.
cmd-admin-export-to = The folder or file to write to.
cmd-metavar-host = HOST
cmd-metavar-origin = ADDRESS
cmd-metavar-database = DATABASE
cmd-metavar-link = LINK
cmd-metavar-name = NAME
cmd-metavar-token = TOKEN
cmd-metavar-player = PLAYER
cmd-metavar-table = TABLE
cmd-metavar-path = PATH

error-setting = this setting makes no sense: { $problem }
error-needs-postgres = { $workers } server processes need PostgreSQL: --database postgresql://…
error-refused = the server refuses: { $detail }
error-link = not a link to a table: { $link }
error-own-dice-seed = --own-dice takes the dice of a real table: no seed leads to them
error-entry = this cannot have come up: pick as many as there are dice, from what is shown
error-assistant-link = { $link } is no link to a table; one looks like { $server }/table/ID/INVITE
error-assistant-elsewhere = that table is at { $there }; this player is at { $server }
error-assistant-no-table = you sit at no table yet: open_table or join first
error-assistant-not-yours = you do not sit at table { $table }; your tables are { $tables }
error-assistant-tables = that would be too many tables; the most that one assistant plays at: { $most }
error-assistant-question = question { $question } no longer stands; it is question { $now } now: look again
error-assistant-choice = there is no choice { $choice }; choose 1 to { $count }
error-assistant-not-asked = you are asked nothing now: wait until it is your turn
error-unreachable = the server does not answer: { $problem }
error-unknown-player = there is no player { $player }
error-unknown-account = there is no account { $player }

ui-serving = Wartable is at { $address } – stop it with Ctrl-C.
ui-served = Stopped. The tables wait where they are.
ui-mcp-serving = The assistant's tools are at { $address }
ui-joined = You sit at seat { $seat }.
ui-watching = You are watching.
ui-waiting-for-players = Waiting for the others to sit down …
ui-looking = Looking for somebody to play with; after half a minute a bot comes …
ui-join-keys = Number: choose · Enter: the suggested one · !: coach · u: take back · /text: say something · q: leave
ui-id = Id
ui-name = Name
ui-login = Login
ui-banned-column = Banned
ui-banned = { $player } is banned.
ui-new-password = The new password of { $player }: { $password }
ui-unbanned = { $player } may play again.
ui-exported = { $count ->
    [one] One file written.
   *[other] { $count } files written.
}

log-undone = { $player } takes the last decision back.
log-corrected = { $player } corrects what came up.
chance-outcome = { $outcome }
chance-face = { $value }
log-resigned = { $player } resigns.
log-closed = The table is closed.
log-timed-out = { $player } has run out of time.
log-withheld = { $player } has pledged something to the dice and not told it: the dice are without it.

problem-unknown = The server refuses.
problem-malformed = This request makes no sense to the server.
problem-not-json = The server reads JSON only.
problem-not-an-action = This is not an action of the game.
problem-nothing-said = There is nothing to say in this.
problem-who-are-you = Say who you are first.
problem-bad-token = This API token is not known.
problem-not-your-seat = This seat is not yours.
problem-not-owner = Only whoever opened the table may do this.
problem-strange-origin = This request comes from another site.
problem-by-token = A key for programs plays. It does not change the ways into an account.
problem-banned = You are banned from this server.
problem-chat-full = So much was said and done at this table that there is no room for more.
problem-chat-off = There is no chat at this table.
problem-coach-off = There is no advice at this table.
problem-branched = This game began in the middle of another one: its dice were drawn at two tables.
problem-own-dice = These dice were rolled at a real table: nobody can check them.
problem-late-moment = A game can go on from an early moment of another (events: at most { $limit }).
problem-not-a-change = This cannot be changed in that way.
problem-not-a-number = A whole number from 0 to { $highest } belongs here.
problem-no-moment = Nobody had to decide at that moment of the game.
problem-no-puzzles-yet = There are none of these yet. Review a finished game: your mistakes become puzzles.
problem-unknown-table = There is no such table, or it is private.
problem-unknown-seat = This table has no such seat.
problem-unknown-token = You have no such token.
problem-unknown-player = There is no such player.
problem-private-player = This player keeps their games to themselves.
problem-blocked = You and somebody at this table want nothing to do with each other.
problem-own-block = You cannot block yourself.
problem-many-blocks = You have blocked as many players as you may. Unblock one first.
problem-many-tokens = You have as many tokens as you may. Destroy one first.
problem-not-blocked = You have not blocked this player.
cmd-admin-mute = Mute a player: they can play, but not write.
cmd-admin-unmute = Let a muted player write again.
cmd-admin-reports = List what players reported, or close reports.
cmd-admin-reports-close = Close this report. May be given several times.
cmd-admin-reports-all = Also those that were closed.
cmd-metavar-report = REPORT
error-unknown-report = there is no open report { $report }
ui-muted-column = Muted
ui-muted = { $player } can no longer write.
ui-unmuted = { $player } may write again.
ui-no-reports = There are no open reports.
ui-report = { $reporter } reports { $player }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } times)
}:
problem-muted = The host of this server has muted you: you can play, but not write.
problem-own-report = You cannot report yourself.
problem-many-reports = { $count } of your reports wait for the host. Wait for an answer first.
problem-unknown-line = This player did not say that there.
mail-recover-subject = A new password for Wartable
mail-recover = Hello { $name },

    somebody asked for a new password for your account. If it was you, follow this link within an hour:

    { $link }

    If it was not, do nothing: your password stays as it is.
mail-confirm-subject = Your e-mail address at Wartable
mail-confirm = Hello { $name },

    follow this link within a day, and your account has this address:

    { $link }

    If you do not know what this is about, do nothing.
notify-turn-title = Your turn
notify-turn = { $others ->
        [0] It is your turn in { $game }.
       *[other] It is your turn in { $game } with { $players }.
    }
notify-start-title = The game has started
notify-start = { $others ->
        [0] { $game } has started.
       *[other] { $game } with { $players } has started.
    }
notify-invitation-title = Another game?
notify-invitation = { $others ->
        [0] You are asked for another game of { $game }.
        [one] { $players } asks you for another game of { $game }.
       *[other] { $players } ask you for another game of { $game }.
    }
notify-over-title = The game is over
notify-over = { $others ->
        [0] { $game } is over.
       *[other] { $game } with { $players } is over.
    }
notify-tournament-title = The tournament has started
notify-tournament = The tournament { $name } has started.
notify-several = { $count ->
        [one] { $count } thing has happened at Wartable
       *[other] { $count } things have happened at Wartable
    }
notify-mail = { $told }

    ---
    You get this e-mail because you chose so in your settings: { $settings }
    No more of them, with one click: { $stop }
problem-unknown-zone = There is no time zone “{ $zone }”.
problem-bad-browser = No message is sent to this browser: { $why ->
        [scheme] its address is not one of https
        [name] the name of its push service is not known
        [inside] its push service lies inside a network
        [keys] its keys are wrong
       *[address] its address is not an address
    }.
problem-unknown-browser = This browser takes no messages of yours.
problem-unknown-link = This link belongs to nobody who gets e-mail.
problem-wrong-code = Login or recovery code is wrong. Each code works once.
problem-wrong-password = The password is wrong.
problem-no-mail = This server sends no e-mail. Use a recovery code.
problem-stale-link = This link is no longer good. Ask for another.
problem-bad-passkey = This passkey is not known here.
problem-too-late = That took too long. Please try again.
problem-passkeys = Your account has as many passkeys as it may. Remove one first.
problem-last-way-in = This passkey is the only way into your account. Make another first.
problem-unknown-passkey = You have no such passkey.
problem-no-workshop = This server has no workshop.
problem-no-experiment = There is no such experiment.
problem-experiments = { $limit ->
        [one] { $limit } experiment of yours is still being played.
       *[other] { $limit } experiments of yours are still being played.
    } Wait for one, or stop it.
problem-experiment-runs = This is still being played: there is no report yet.
problem-nothing-changed = Change a number first: this is the standard game.
problem-how-many-games = Ask for one of these numbers of games: { $known }.
problem-workshop-bot = { $bot } cannot play this here. Choose one of these: { $known }.
problem-not-found = There is nothing here.
problem-stale = Something has happened since; look again.
problem-not-your-turn = It is not your turn.
problem-seat-taken = Somebody sits there already.
problem-seat-open = Nobody sits there.
problem-seats-open = Some seats are still open.
problem-not-started = The game has not begun.
problem-already-started = The game has begun already.
problem-starting = The game is about to begin.
problem-pledge-first = Others sit here: pledge first, and tell it when the start is called.
problem-other-pledge = This is not what the seat pledged.
problem-contributed = This seat has added to the dice already.
problem-table-over = The game is over.
problem-not-over = The game is not over yet.
problem-bot-plays = A bot plays on at this seat.
problem-undo = This cannot be taken back: dice have rolled, a secret is out, or the table does not allow it.
problem-correct = Nothing was entered since the last decision.
problem-old-version = This table was played under earlier rules (version { $version }; today’s is version { $known }), so it cannot go on. Once it is finished, its match file can still be downloaded, read and verified.
problem-too-large = This is too large for the server.
problem-bad-seat = A seat names a bot if it is a bot's seat, and only then.
problem-no-rating = With undo, advice, house rules or a variant a table cannot be rated.
problem-too-many = Too fast. Try again in { $seconds } s.
problem-login-taken = This login is taken.
problem-wrong-login = Login or password is wrong.
problem-already-account = You have an account already.
problem-no-account = You are a guest: make an account first, and it has a password.
problem-bad-webhook = This webhook cannot be used: { $why ->
        [scheme] it must be a plain http or https address
        [name] its name is not known
        [inside] it lies inside a network
       *[address] it is not an address
    }.
problem-bug = The server made a mistake. It is written down.
problem-too-slow = This takes too long to work out (limit: { $seconds } s), and was given up.
problem-closed = This table was closed before the game ended.
problem-tables = You have enough unfinished tables (at most { $limit }). Finish or leave one first.
problem-tournaments = You have as many unfinished tournaments as one may have ({ $limit }).
problem-tournament-over = The tournament is over.
problem-tournament-full = Nobody else can take part. The most that may: { $limit }
problem-tournament-empty = It takes at least two to start.
problem-unknown-tournament = There is no such tournament.
problem-pairing-full = Too many people are looking for a game right now. Try again in a moment.
problem-spectators-full = As many people watch this table as can ({ $limit }). Try again later.
problem-guest-rated = Rated games are for accounts. Make one first: your games come along.
problem-database-away = The database does not answer. Try again in a moment.
problem-busy = The table is too busy. Try again.

## The coach and the review

cmd-coach = Say what every choice of the player to act is worth, and why.
cmd-coach-at = Look at the moment after so many events; the end of the file otherwise.
cmd-review = Grade every decision of a finished match, and tell luck from skill.
cmd-review-html = Write the review as an HTML page with the curve.
cmd-puzzle = Solve positions with one clearly best choice; a new one every day.
cmd-puzzle-number = The puzzle of this number; otherwise today’s.
cmd-puzzle-theme = Only puzzles of one theme.
cmd-puzzle-from = ask about the mistakes of people in a match file
cmd-learn = Learn a game by positions: choose, and read why.
cmd-learn-lesson = The lesson of this number; the first one is played in the browser.

coach-title = { $player } to choose:
coach-nothing = nobody has anything to decide there
coach-wins = wins
coach-choice = choice
coach-why = why
coach-thinking = The coach is thinking …
coach-estimate = { $share } ± { $error }
coach-separator = { "; " }
coach-line = { $number }. { $worth }: { $choice }. { $why }
coach-keys = ↑↓ choose   ⏎ play   esc back

figure-percent = { $whole }%
figure-percent-tenths = { $whole }.{ $tenth }%
figure-tenths = { $whole }.{ $tenth }
figure-tenths-plus = +{ $whole }.{ $tenth }
figure-tenths-minus = −{ $whole }.{ $tenth }
reason-wins-soon = a victory soon in { $odds } of the continuations
reason-rival-wins-soon = { $player } wins soon in { $odds } of the continuations
reason-best = no other choice is better
reason-only = there is no other choice
reason-as-good = as good as the best choice
reason-behind = { $gap } behind the best choice

review-title = Review of { $game } · { $judge }
review-judge-exact = judged by the solved game
review-judge-estimate = judged by an estimate
review-thinking = Judging
review-written = The review is in { $file }.
review-curve = Chance to win, event by event
review-luck-and-skill = Luck and skill
review-player = player
review-start = start
review-luck = luck
review-skill = own play
review-others = others’ play
review-result = result
review-books = Start, luck, own play and the others’ play add up to the result. Own play counts what was lost against the best choice.
review-error = The judge estimates: luck and skill are known to about ± { $error }. A grade counts only what is beyond the error.
review-lessons = Decisions that cost something
review-when = { $moment }{" · "}
review-decision = { $when }{ $player }: { $made } ({ $value }) – { $grade }. Better: { $best } ({ $bestvalue }). It costs { $loss }.

grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## Solving

cmd-solve = Solve a game: work out every position and write the table.
cmd-solve-tolerance = How exact the values are, 1e-10 to 1e-3; 1e-9 otherwise.
cmd-solve-device = Where to solve: on the processor (cpu), a graphics card (gpu), or whatever is faster (auto).
cmd-solve-out = The file to write; age-of-war.table in this folder otherwise.

solve-at-work = Solving
solve-done = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } solved in { $seconds } s ({ $device }). The first player wins { $first_player } of games played best. The table is in { $file }.

error-not-solvable = { $game } cannot be solved; { $known } can
error-no-device-cpu = working on the processor needs numba; install it with: pip install "wartable[solver]"
error-no-device-gpu = there is no graphics card here that PyTorch and Triton can use
error-batch-castles = the batch engine has room for { $most ->
        [one] { $most } castle
       *[other] { $most } castles
    }, not { $many }
error-batch-lines = the batch engine has room for { $most } battle lines, special ones included, not { $many }
error-table-kind = { $file }: this is no table of solved positions
error-table-version = { $file }: this table was written by another version
error-table-cards = { $file }: this table was made for other cards
error-table-size = { $file }: this table is cut short or too long
error-table-checksum = { $file }: this table is damaged, it does not match its checksum

## Links to a table, where they are pasted

preview-review = Review: { $game } · { $players }
preview-won = Won by { $players }. Every decision with what it was worth.
preview-title = { $host } invites you to { $game }
preview-tournament = { $name } · { $game }
preview-entrants = { $count ->
        [0] A tournament. Nobody takes part yet: be the first.
        [one] A tournament. { $count } player takes part.
       *[other] A tournament. { $count } players take part.
    }
preview-seats = { $open ->
        [0] Every seat is taken: come and watch.
       *[other] Free seats: { $open } of { $seats }.
    }

# Setting a position up
editor-player = { $player }
editor-now = The turn
editor-turn = To move
