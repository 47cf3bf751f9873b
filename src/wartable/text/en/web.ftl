# Words of the web pages only. What a game says of itself is in the game's own catalogue.

## Everywhere

web-you = you
web-your-turn = Your turn
web-their-turn = playing
web-turn-of = { $player } is playing
web-game-over = The game is over
web-points-short = pts

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
web-aow-attacking = Attacking { $castle }
web-aow-hint-open = Fill one glowing line. It names your castle for this turn. Or lose a die and roll again.
web-aow-hint-target = Fill one more line of this castle, or lose a die and roll again.
web-aow-conquered = { $castle } falls!
web-aow-conquered-by = Conquered by { $player }
web-aow-stolen = { $castle } changes hands!
web-aow-stolen-by = { $player } takes it from { $victim }
web-aow-clan-whole = The { $clan } clan is whole!
web-aow-clan-whole-by = Safe with { $player } until the end
