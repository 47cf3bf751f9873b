# Palabras que solo usan las páginas web. Lo que un juego dice de sí mismo está en su propio catálogo.

## En todas partes

web-you = tú
web-your-turn = Te toca
web-their-turn = juega
web-turn-of = Juega { $player }
web-game-over = La partida ha terminado
web-points-short = pts

## Age of War: el tablero

web-aow-card = { $castle }, clan { $clan }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-aow-clan = Clan { $clan }
web-aow-clan-worth = clan entero { $points }
web-aow-whole-clan = clan entero
web-aow-clan-track = { $open } de { $all } castillos siguen en el centro
web-aow-centre = El centro de la mesa
web-aow-holding = Delante de { $player }
web-aow-castles-and-clans = { $castles ->
        [one] { $castles } castillo
       *[other] { $castles } castillos
    }{ $clans ->
        [0] { "" }
        [one] , { $clans } clan
       *[other] , { $clans } clanes
    }
web-aow-tray = Los dados
web-aow-lost-die = dado perdido
web-aow-special-line = frente especial al robar: { $line }
web-aow-line-filled = completo
web-aow-line-can-be-filled = se puede completar ahora
web-aow-can-fill = Frentes que puedes completar ahora
web-aow-attacking = Ataque a { $castle }
web-aow-hint-open = Completa un frente iluminado: decide tu castillo de este turno. O pierde un dado y vuelve a lanzar.
web-aow-hint-target = Completa otro frente de este castillo, o pierde un dado y vuelve a lanzar.
web-aow-conquered = ¡Cae { $castle }!
web-aow-conquered-by = Lo conquista { $player }
web-aow-stolen = ¡{ $castle } cambia de manos!
web-aow-stolen-by = { $player } se lo quita a { $victim }
web-aow-clan-whole = ¡El clan { $clan } está completo!
web-aow-clan-whole-by = A salvo con { $player } hasta el final
