# Words of the web pages only. What a game says of itself is in the game's own catalogue.

## Everywhere

web-home = To the lobby
web-pages = Pages
web-play = Play
web-learn = Learn
web-rules = Rules
web-skip = Skip to the content
web-language = Language
web-settings = Menu and settings
web-account = Your name and account
web-look = Look
web-look-system = As the system is set
web-look-light = Paper
web-look-dark = Night
web-sound = Sound
web-close = Close
web-watch = Watch
web-watch-more = Public games that are being played now. Come in and look on.
web-watch-none = No public game is being played right now. Start one that others may watch, or look at the puzzle of the day meanwhile.
web-watch-start = Play a public game
web-watch-delay = Spectators see what happens
web-watch-delay-0 = At once
web-watch-delay-60 = A minute later
web-watch-delay-300 = Five minutes later
web-watch-delay-900 = A quarter of an hour later
web-watch-delayed = This game has secrets: what you see is from { $minutes } min ago.
web-watch-others = More games
web-watch-live = Being played now
web-chat-spectators = Those who play read this only after the game.
web-keys = Keys
web-key-tab = to the next thing that can be chosen
web-key-enter = choose it
web-key-arrows = along the choices; step by step through a replay
web-key-space = past what others do, to your turn
web-key-escape = close what is open
web-key-help = this list
web-login-short = A login has at least two characters.
web-password-short = A password has at least eight characters.
web-turns = { $count ->
        [one] Your turn at { $count } table
       *[other] Your turn at { $count } tables
    }
web-all-pages = All pages
web-more-pages = More pages
web-volume = Volume
web-look-garden = Garden
web-look-stark = Strong contrast
web-gave-up-resigned = resigned
web-gave-up-timed-out = out of time
web-loading = One moment …
web-not-found = There is no such page
web-unreachable = The server cannot be reached. Please try again.
web-unofficial = Wartable is unofficial and free software. Its words and pictures are its own; it comes from no designer or publisher of these games. If you like a game, buy the box.

## The lobby

web-hero = War games for your table, wherever your friends are
web-hero-more = Roll the first dice in one click. Play bots, the person beside you, or friends far away. Every roll can be proven honest.
web-title-age-of-war = Age of War
web-about-age-of-war = Seven dice, fourteen castles. Fill every battle line of a castle to take it, before your dice run out.
web-facts-age-of-war = 2–6 players · 15–30 minutes · learned in three minutes
web-title-epic-dice-battles = Epic Dice Battles
web-about-epic-dice-battles = Sixteen provinces of old Japan. Recruit in spring, march in autumn, and keep your plans to yourself.
web-facts-epic-dice-battles = 2–5 players · an evening
web-title-board-of-war = Board of War
web-about-board-of-war = Merchants, builders and soldiers on a grid. Three ways to win, and a hand of cards to find one.
web-facts-board-of-war = 2–4 players · about an hour
web-play-now = Play now against a bot
web-level = How strong the bot is
web-create-table = Play with friends
web-learn-it = Learn it by playing
web-practise = Practise
web-continue = Go on playing
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Set one up and send the link to a friend.
web-finished = Finished games
web-more = Show more
web-open-seat = open seat
web-seats-open = { $seats ->
        [one] { $seats } seat open
       *[other] { $seats } seats open
    }
web-versus = { " · " }
web-won-by = won by { $players }
web-guest-name = Guest

## A table

web-you = you
web-variant-note = This table is played with other numbers than the standard game.
web-house-rules-hint = Where the rulebook can be read in two ways, your group may choose the other reading.
web-variant = Play with other numbers
web-variant-hint = A variant is a TOML text that names only what it changes. The designers' page of the documentation shows how to write one.
web-variant-file = A variant from a file
web-variant-text = The variant as text
web-same-name = { $name } ({ $number })
web-bot = bot
web-your-turn = Your turn
web-turn-of = { $player } is playing
web-points-short = pts
web-players = Players
web-online = connected
web-away = away
web-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-spectators = { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-reconnecting = Connection lost, reconnecting …
web-connection-lost = Not sent: the connection is down. It comes back by itself.
web-no-table = There is no such table, or it is private
web-beside = Log and chat
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-players-only = Only the players
web-send = Send
web-skip-ahead = Skip ahead
web-tempo = Others' moves
web-tempo-instant = at once
web-tempo-fast = fast
web-tempo-normal = calm
web-tempo-step = step by step
web-quick = Take the only choice by itself
web-only-choice = Only one choice: { $choice }.
web-sending = Sending …
web-reconnecting-sending = Connection lost, reconnecting … Then you hear whether your move counted.
web-move-counted = Connected again: your move counted.
web-more-tools = More
web-board = The board
web-desk = Below the board
web-desk-mine = Yours
web-desk-others = The others
web-desk-news = News ({ $count })
web-take-back = Take back
web-resign = Resign
web-resign-sure = Give up this game?
web-resign-bot = A bot plays on for you.
web-resign-out = Your seat is out of the game.
web-resign-ends = The game ends, and your opponent wins.
web-play-on = Play on
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Replay
web-curtain = Hand the device to { $player }
web-curtain-more = What comes next is for one pair of eyes only.
web-curtain-lift = I am { $player }: show me

## Before the first roll

web-seats = Seats
web-sit-here = Sit here
web-stand-up = Stand up
web-free-seat = Free the seat
web-start = Start the game
web-start-waits = The game can start when every seat is taken.
web-owner-starts = Whoever opened the table starts the game.
web-invite = Invite a friend
web-invite-more = Whoever has this link can come in, take a seat or watch.
web-invite-link = Invite link
web-copy = Copy
web-copied = Copied. Send it to a friend.
web-copy-failed = The browser did not allow copying: select the link and copy it yourself.
web-invited = You are invited
web-invited-more = Say how you want to be called, and come in.
web-your-name = Your name
web-come-in = Come in
web-invited-by = { $host } invites you to { $game }
web-sit-and-play = Sit down and play
web-only-watch = Only watch
web-clock-other = A clock of its own
web-term-rated = Counts for the ratings
web-term-unrated = Just for fun
web-term-odds = Odds are shown
web-term-no-odds = Without odds
web-term-coach = The coach may be asked
web-term-undo = Decisions may be taken back
web-rematch-accept = Accept the rematch
web-resigned = Gave up: { $players }
web-share-it = Share
web-code = QR code for a phone
web-code-alt = The invite link as a QR code
web-starts-when-full = The game starts by itself when every seat is taken.
web-allow-coach = The coach may be asked
web-rated-forbids = In a rated game nobody has odds or the coach, and nothing is taken back.
web-varied-forbids = A game with house rules or other numbers cannot count for the ratings.
web-pair = Quick pairing
web-pair-more = Say what you want to play, and you sit down with whoever else does: the nearer in rating, the sooner.
web-pair-waiting = { $count ->
    [one] One person is looking for this game right now.
   *[other] { $count } people are looking for this game right now.
}
web-pair-bots = If nobody comes
web-pair-bots-30 = A bot after half a minute
web-pair-bots-120 = A bot after two minutes
web-pair-bots-never = Wait on, without a bot
web-pair-unrated = Without an account the game does not count for the ratings.
web-pair-find = Find a game
web-pair-looking = Looking for somebody to play with…
web-pair-bot-now = Play a bot now
web-pair-found = Your game is ready.
web-pair-to-table = To the table

web-tournaments = Tournaments
web-tournaments-more = For clubs and living rooms: games between two, points for everybody, and whoever is ahead when it ends has won.
web-tournaments-none = There are no tournaments yet. Open the first.
web-tournament-new = A new tournament
web-tournament-name = Name
web-tournament-usual-name = Evening tournament
web-tournament-game = Game
web-tournament-kind = How it is played
web-tournament-swiss = Swiss rounds
web-tournament-arena = Arena
web-tournament-swiss-more = So many rounds; in each, those with as many points meet, and nobody meets twice if it can be helped.
web-tournament-arena-more = As many games as you can until the time is up; whoever waits is paired at once.
web-tournament-rounds = Rounds
web-tournament-minutes = Minutes
web-tournament-fill = Fill up with bots to (0: no bots)
web-tournament-open = Open the tournament
web-tournament-count = Taking part: { $count }
web-tournament-is-open = Open to join
web-tournament-is-playing = Being played
web-tournament-is-over = Over
web-tournament-round = Round { $round } of { $rounds }
web-tournament-left = Minutes left: { $minutes }
web-tournament-lasts = Minutes: { $minutes }
web-tournament-to-table = To your game
web-tournament-join = Take part
web-tournament-start = Start the tournament
web-tournament-leave = Take part no more
web-tournament-wait = You are paired as soon as somebody is free.
web-tournament-standings = Standings
web-tournament-nobody = Nobody takes part yet. Take part yourself, and send the link to those who should join.
web-tournament-rank = Rank
web-tournament-points = Points
web-tournament-buchholz = Buchholz
web-tournament-buchholz-more = The points of everybody whom one has met: with equal points, who met the stronger is ahead.
web-tournament-played = Games
web-tournament-games = Games
web-tournament-round-number = Round { $round }
web-tournament-bye = a free point
web-tournament-see-game = { $first } against { $second }: { $score }. See the game
web-own-dice = With our own dice and cards
web-own-dice-hint = You roll and draw at a real table and tap what came up. Nobody can check such dice: the game never counts for the ratings.
web-own-dice-note = Your own dice and cards: not verifiable, never rated.
web-term-own-dice = With dice of a real table, which nobody can check
web-entry = What came up
web-entry-dice = Roll the dice ({ $count }) and tap what came up
web-entry-one = Tap what came up
web-entry-left = Still to tap: { $count }
web-entry-picked = Tapped so far
web-entry-remove = Take away: { $face }
web-entry-correct = That was a slip: enter it again
web-entry-waiting = { $player } says what came up.
web-start-when-full = Start by itself when every seat is taken

## Honest dice

web-honest-dice = Honest dice
web-dice-promise = The promise of the dice
web-dice-promise-more = The secret seed of all dice is already chosen. This is its fingerprint. Each player's browser adds something of its own, which nobody sees before all of it is fixed: so nobody can choose the dice. After the game the seed is shown, and your browser can check every roll against it.
web-nonce-given = adds to the dice
web-starting = The dice are being settled; the game begins at once.
web-promise = Promise
web-seed = Seed
web-check-dice = Check the dice
web-check-broken-promise = Not honest: the revealed seed is not the promised one.
web-check-other-promise = Not honest: the promise is not the one that was shown before the game.
web-check-other-pledge = Not honest: what { $player } added to the dice is not what was pledged.
web-check-other-dice = Not honest: the dice of event { $event } are not those of the seed.

## Setting up a table

web-new-table = A table of { $game }
web-how-many = How many play?
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Open, for a friend with the link
web-seat-here = Somebody at this device
web-seat-name = Name at seat { $number }
web-their-name = Their name
web-clock = Clock
web-clock-none = No clock; take all the time you like
web-clock-minute = One minute per turn
web-clock-game = Ten minutes each, and ten seconds more per turn
web-clock-day = One day per turn
web-public = Public: listed in the lobby, anybody may join or watch
web-allow-odds = Show the odds
web-allow-undo = Decisions may be taken back, as long as no die has rolled
web-allow-chat = Chat
web-rated = Counts for the ratings
web-resign-means-out = Whoever resigns or runs out of time is out (else a bot plays on)
web-open-table = Open the table

## Replay

web-no-replay = This replay cannot be shown
web-share = Copy the link
web-seen-by = Seen by
web-seen-by-all = everybody
web-steps = Step through the game
web-step = Step
web-first = To the beginning
web-last = To the end
web-back = Back
web-forward = Forward
web-next = Next
web-run = Play
web-pause = Pause

## Learning

web-learn-title = Learn by playing
web-learn-progress = Progress of the lesson
web-learn-do-it = Your move: choose what glows.
web-learn-not-yet = Good idea for a real game. Here, choose what glows.
web-learn-done = Now play a real game
web-learn-again = Once more
web-learn-you = You
web-learn-ben = Ben
web-lesson = Lesson { $number }
web-lesson-head = Lesson { $number }: { $title }
web-lesson-task = Your move: what do you choose?
web-lesson-right = Right: { $choice }, { $worth } to win.
web-lesson-wrong = Not this one. { $choice }: { $worth } to win, { $cost } points less than the best.
web-lesson-show = Show me
web-lesson-end = What to remember
web-lesson-next = Next: { $title }
web-lesson-done = done
web-learn-aow-table = Fourteen castles of six clans lie on the table. A castle is worth the points in its corner. Below its name are its battle lines: fill them all with dice, and the castle is yours.
web-learn-aow-two-things = It is your turn: seven dice are rolled. After every roll you do exactly one thing. Fill one battle line, or lose one die. Then the remaining dice are rolled again.
web-learn-aow-first-line = You rolled two archery dice, and Inuyama asks for two on one line. Fill that line. It also names your castle: this turn is for Inuyama only.
web-learn-aow-lose = The two dice stay on the card; the other five were rolled again. Inuyama still needs a daimyo, the helmet, and there is none. So lose a die and roll the rest.
web-learn-aow-conquer = A daimyo! Fill the last line.
web-learn-aow-rival = Inuyama is yours and lies in front of you. Now Ben rolls and wants Odani: infantry 10. Infantry dice add up, each hat is one: 3 + 3 + 3 + 2 is 11, enough in a single roll.
web-learn-aow-steal = Ben took Odani, but nothing is safe yet: castles in front of an opponent can be stolen. The price is one more line, a daimyo, marked with a plus. Your roll reaches 10. Fill it!
web-learn-aow-special = Now the extra line: fill it with the daimyo.
web-learn-aow-stolen = Stolen! If your dice run out before a castle is complete, you get nothing, and its lines are cleared for the next attempt.
web-learn-aow-clan = Later in another game. Only Marugame is left in the centre, and you already hold Matsuyama, the other castle of its clan. Ben leads with 15 points to 14. Fill the last line!
web-learn-aow-end = The Chosokabe clan is whole: its cards turn face down, nobody can take them, and they count 4 instead of 3. The centre is empty, so the game is over: 16 to 15 for you. That is all there is to know.

## Examples of the rules pages

web-example = Example
web-example-player = Ana
web-example-rival = Ben
web-example-begin = The first roll.
web-example-roll = Roll again
web-example-fills = { $count ->
        [0] This roll fills no line at all: a die is lost.
        [one] This roll can fill { $count } line.
       *[other] This roll can fill any one of { $count } lines.
    }

## Your name and account

web-account-is = Your account: { $login }
web-guest-is = You play as a guest. This browser remembers you.
web-name-shown = How others see you
web-save = Save
web-match-file = Download the match file
web-saved = Saved.
web-account-make = An account, if you like
web-account-why = With an account you play from any device and keep your games and ratings. What you played as a guest comes along.
web-login = Login
web-password = Password
web-log-in = Log in
web-sign-up = Make an account
web-log-out = Log out
web-log-out-everywhere = On all devices
web-password-change = Another password
web-password-old = Password so far
web-password-new = New password
web-password-changed = Your password is changed. Other devices are logged out.
web-welcome-back = Welcome back.
web-account-made = Your account is made.
web-notifications = Notifications
web-notifications-more = Be told what happens while you are away: once for each table until you have looked, and only if it is still true.
web-push-on = This browser gets messages.
web-push-end = No more messages to this browser
web-push-begin = Send messages to this browser
web-push-denied = You have forbidden messages in the settings of this browser.
web-push-none = This browser takes no messages. On an iPhone or iPad, put Wartable on the home screen first.
web-push-refused = This browser cannot take messages now.
web-mail-none = E-mail needs an account with a confirmed address, on a server that sends e-mail.
web-mail-ended = You get no more e-mail about your games.
web-mail-settings = Choose what you are told
web-notify-by-push = Browser
web-notify-by-mail = E-mail
web-notify-choice = { $event }: { $channel }
web-notify-turn = It is my turn
web-notify-start = A game starts
web-notify-invitation = Somebody asks for another game
web-notify-over = A game is over
web-notify-tournament = A tournament starts
web-quiet = Quiet hours
web-quiet-from = From
web-quiet-to = To
web-quiet-more = In the time of { $zone }. What happens then is told afterwards, if it is still true.
web-browsers = Browsers that get messages
web-browser = A browser
web-browser-drop = Stop
web-browser-drop-of = No more messages to { $name }
web-offline = No connection. Games go on when it is back.
web-offline-since = As it was on { $when }.
web-turn-elsewhere = It is your turn at another table.
web-webhook = Webhook
web-webhook-more = An address that is called whenever it becomes your turn: for your phone, your chat, your program.
web-webhook-address = Address
web-tokens = Keys for programs
web-tokens-more = With a key your own program plays at your tables.
web-token-label = What is it for?
web-token-make = Make a key
web-token-once = This is shown only once:
web-token-destroy = Destroy
web-ratings = Ratings
web-watch-again = watch again
web-since-count = Since your last turn ({ $count })
web-since-about-you = { $count } about you
web-since-rest = { $count ->
        [one] { $count } smaller thing
       *[other] { $count } smaller things
    }
web-since-only-rest = { $player }: { $count ->
        [one] { $count } smaller thing
       *[other] { $count } smaller things
    }
web-question = What to do
web-scoring = How the game was decided
web-ratings-more = Accounts and bots that played rated games, by number of players. A rating is what somebody is almost surely worth: it rises with every game that leaves less doubt.
web-no-ratings = Nobody has finished a rated game with so many players yet. Be the first: rated games are for accounts.
web-rank = Rank
web-rated-who = Player
web-rating = Rating
web-rated-games = Games
web-for-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-odds = Odds

## The coach

web-coach = Coach
web-coach-exact = exact
web-coach-estimate = an estimate
web-coach-would = Coach: { $choice } ({ $share })
web-coach-waits = The coach speaks when it is your turn.
web-coach-all = { $count ->
        [one] The only choice
       *[other] All { $count } choices
    }
web-coach-fewer = Only the best
web-win-bar = Chances to win
web-coach-worth = { $share } to win

## The review

web-review = Review
web-no-review = There is no review here
web-review-working = The judge is at decision { $done } of { $total } …
web-review-waiting = The judge is called …
web-review-event = After event { $event } of { $events }:
web-review-moment = This moment
web-review-no-choice = No choice is judged at this moment.
web-review-filter = Show
web-review-mine = my mistakes
web-review-mistakes = everybody’s mistakes
web-review-every = all decisions
web-review-next = Next mistake
web-review-previous = Previous mistake
web-review-place = Mistake { $place } of { $count }
web-review-sentence = { $choice }: { $worth }. Better: { $better }, { $best }. It costs { $cost } points.
web-review-fine = { $choice }: { $worth }.
web-key-mistakes = next and previous mistake in a review
web-review-flawless = Nothing to complain about.
web-review-thresholds = By the chance to win that it cost: best up to 0.1%, good up to 1%, inaccuracy up to 3%, mistake up to 8%, blunder beyond.
web-what-if = What if? Play on from here
web-what-if-as = What if? Play on as { $player }
web-what-if-own = Play on as yourself
web-what-if-more = A new table from this moment on, against bots.
web-what-if-of = This game went on from another one, after event { $event }.
web-what-if-source = To that game

## Age of War: the board

web-aow-card = { $castle }, { $clan } clan, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-aow-clan = { $clan } clan
web-aow-clan-worth = whole clan { $points }
web-aow-whole-clan = whole clan
web-aow-clan-track = { $open } of { $all } castles still in the centre
web-aow-centre = The centre of the table
web-aow-holding = In front of { $player }
web-aow-castles-and-clans = { $castles ->
        [one] { $castles } castle
       *[other] { $castles } castles
    }{ $clans ->
        [0] { "" }
        [one] , { $clans } clan
       *[other] , { $clans } clans
    }
web-aow-tray = The dice
web-aow-lost-die = lost die
web-aow-special-line = special line when stealing: { $line }
web-aow-line-filled = filled
web-aow-line-can-be-filled = can be filled now
web-aow-can-fill = Lines you can fill now
web-aow-show-cards = Show these cards
web-aow-conquered = { $castle } falls!
web-aow-conquered-by = Conquered by { $player }
web-aow-stolen = { $castle } changes hands!
web-aow-stolen-by = { $player } takes it from { $victim }
web-aow-clan-whole = The { $clan } clan is whole!
web-aow-clan-whole-by = Safe with { $player } until the end
web-aow-all-cards = All castle cards

## Puzzles

web-puzzles = Puzzles
web-puzzle-task = What is the best choice? Point at it on the board.
web-puzzle-yes = Right.
web-puzzle-no = Not the best.
web-puzzle-right = { $choice }: { $worth } to win.
web-puzzle-wrong = { $choice }: { $worth }. { $better }: { $best }. It costs { $cost } points.
web-puzzle-next = Next puzzle
web-puzzle-skip = Another one
web-puzzle-daily = Puzzle of the day
web-puzzle-theme = Theme
web-puzzle-any = all ({ $count })
web-puzzle-own = my own mistakes ({ $count })
web-puzzle-people = from people's games ({ $count })
web-puzzle-game = The game it is from
web-puzzle-practise = Puzzles from my mistakes
web-puzzle-difficulty = difficulty { $difficulty }
web-puzzle-solved-by = solved by { $solved } of { $asked }
web-puzzle-streak = In a row
web-puzzle-days = Days in a row
web-puzzle-rating = Your rating
web-puzzle-best = best { $count }
web-puzzle-solved = { $solved } of { $asked } solved
web-puzzle-yours = yours
web-puzzle-more = Themes, streak and what every choice is worth
web-puzzle-worths = What every choice is worth
web-puzzle-solve = Solve puzzles

## Profiles

web-profile = Profile
web-profile-see = See my profile
web-profile-more = What others see of you: your name, your ratings, and the public games you have finished.
web-private = Show others my name only
web-private-more = Nobody but you then sees your games, ratings and statistics, and you stand on no leaderboard.
web-share-games = Let others learn from my games
web-share-games-more = Positions in them become puzzles, and the host may count them in studies of the game; your name is never shown. Only games in which all people at the table allow it.
web-profile-closed = This player keeps games and ratings to themselves.
web-profile-only-you = Only you can see this page: you have chosen to show others your name only.
web-profile-games = Games
web-profile-no-games = No finished game fits.
web-block = Block
web-block-of = Block { $name }
web-unblock = Unblock
web-unblock-of = Unblock { $name }
web-blocked = Blocked players
web-blocked-more = Neither of you can sit down at a table of the other, and neither reads what the other writes.
web-blocked-nobody = You have blocked nobody.
web-blocked-is = You have blocked this player.
web-report = Report
web-report-of = Report { $name }
web-report-line = Report this line of { $name }: “{ $text }”
web-report-more = Whoever runs this server reads it. A line is kept with what was said before it.
web-report-reason = What is wrong?
web-report-sent = Thank you. The host will read it.
web-cancel = Cancel
web-guest = Guest
web-has-account = Account
web-here-since = here since { $day }
web-strength = Strength
web-progress = From game to game
web-progress-more = Accuracy is the share of decisions that were best or good; luck is what dice and cards were worth, in chances to win. Both come from the games that were reviewed.
web-accuracy = Accuracy
web-luck = Luck
web-graph = { $title }: from { $first } to { $last }
web-graph-empty = Nothing to show yet.
web-openings = Favourite openings
web-openings-more = The castle that was taken first.
web-opened = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-won-share = { $share } won
web-game = Game
web-result = Result
web-result-won = Won
web-result-lost = Lost
web-result-closed = Closed
web-counts = Rated
web-counts-yes = rated
web-counts-no = not rated
web-opponent = Against
web-all = All
web-provisional = Provisional: fewer than ten rated games
web-provisional-means = A question mark means that a rating is provisional: it stands on fewer than ten rated games.

## Ways into an account

web-passkey-log-in = Log in with a passkey
web-passkey-sign-up = Sign up with a passkey
web-passkey-failed = The passkey did not come about. Please try again.
web-passkeys = Passkeys
web-passkeys-more = A passkey lives in your device or password manager: no password to remember, and none that can be stolen.
web-passkey-add = Add a passkey
web-passkey-drop = Remove
web-codes = Recovery codes
web-codes-more = Each of these codes lets you back into your account once, if you lose password and passkey. Write them down now: they are shown only this once.
web-codes-kept = I have kept them
web-codes-copy = Copy
web-codes-fresh = Make new codes
web-codes-fresh-more = They let you back in when all else is lost. The codes you have end when you make new ones.
web-codes-password = Your password, to make new codes
web-email = E-mail
web-email-more = For a new password when you forget yours. It counts when you have followed the link that we send.
web-email-address = Address
web-email-sent = A link is on its way to { $address }.
web-email-wrong = This does not look like an e-mail address.
web-email-confirmed = Your account has this address now.
web-forgot = Forgot your password?
web-recover = Back into your account
web-recover-code = By recovery code
web-recover-code-field = Recovery code
web-recover-mail = By e-mail
web-recover-mail-more = If the account has an address, a link goes there.
web-recover-send = Send a link
web-recover-sent = If the account has an address, a link is on its way.
web-recover-no-mail = This server sends no e-mail; whoever runs it can give you a new password.
web-recover-link = Choose a new password
web-recover-do = Set the password and log in

## Drills and the explorer

web-opening-pages = Openings
web-opening-targets = Castles for a first roll, best first
web-opening-expansion = The board at the start, with the squares of an expansion victory
web-opening-best-cards = The ability cards that won most
web-drill = Drill: ten rolls
web-drill-roll = Roll { $roll } of { $rolls }
web-drill-task = What do you do with this roll?
web-drill-right = Best: { $choice }, { $worth } to win.
web-drill-wrong = Better: { $better }. It costs { $cost } points.
web-drill-done = Ten rolls done
web-drill-sum = { $best } of { $rolls } were the best choice. The others cost { $cost } points together.
web-drill-again = Ten more
web-drill-so-far = So far
web-drill-heart = Odds to know by heart
web-drill-what = seven dice, aimed at it
web-drill-not-legal = The rules do not allow that here.
web-explore = Explorer
web-explore-value = What the position is worth
web-explore-exact = Chance to win, exact
web-explore-estimate = Chance to win, estimated
web-explore-chance = Let chance speak
web-explore-begin = From the beginning
web-explore-over = That ends the game.
web-play-out = Play it out
web-play-out-against = against
web-play-out-friends = friends (by invitation)
web-explore-text = The position in one line
web-explore-show = Show it
web-explore-edit = Set up a position
web-explore-place = Look at
web-explore-pending = Not in the position yet, since the rules refuse it. Change what goes with it, or drop it.
web-explore-drop = Drop it

## One's own data

web-data = Your data
web-data-more = All that is kept about you, in one file; games that still run follow when they have ended.
web-data-export = Download my data
web-data-delete = Delete my account and data
web-data-delete-more = Games that run are given up. Finished games stay for those who played them with you, without your name and without what you said. All else is gone, and nobody can bring it back.
web-data-password = Your password, to be sure
web-data-sure = Yes, delete everything
web-data-gone = You are forgotten here.

## The workshop

web-workshop = Workshop
web-workshop-title = Workshop: { $game }
web-workshop-more = Change some numbers, and let bots play the changed game and the standard one with the same dice. The report says what changed, and how sure that is.
web-workshop-choose = Which game do you want to change?
web-workshop-rule = Rule { $rule }
web-workshop-reset = Back to { $value }
web-workshop-changed = { $count ->
        [0] No number is changed.
        [one] { $count } number is changed.
       *[other] { $count } numbers are changed.
    }
web-workshop-in-group = { $count } changed
web-workshop-find = Find a number
web-workshop-bot = Who plays
web-workshop-bot-auto = The best bot that plays at once
web-workshop-games = Games of each
web-workshop-play = Play { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-workshop-standard-again = Back to the standard game
web-workshop-playing = { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played
web-workshop-stop = Stop and show what there is
web-workshop-fewer = It ended before the last game: { $games ->
        [one] { $games } game of each was played.
       *[other] { $games } games of each were played.
    }
web-workshop-report = Report
web-workshop-toml = Download as TOML
web-workshop-page = Download the report
web-workshop-table = Open a table with it
web-workshop-further = Change further
web-workshop-link = Copy the link
web-workshop-mine = Your experiments
web-workshop-failed = Nothing came of it
web-workshop-status-playing = being played
web-workshop-status-stopping = being stopped
web-workshop-status-done = done
web-workshop-status-failed = failed
web-workshop-plots = Drawings
web-workshop-drop = Drop it
