# Board of War. Los signos de las cartas (K♥, 7) son iguales en todos los idiomas.

game-title = Board of War
game-about = Reinos sobre un tablero, oro y ejércitos: gana por riqueza, por territorio o por el centro.
rules-version-1 = quien se unía a un ejército no podía seguir la marcha con él (BW-68), un asedio perdido costaba fuerza en vez de soldados y uno empatado no cerraba el reino (BW-53), y el Espía empezaba en la ronda 7 (BW-57)
option-board = Tablero
option-board-10 = 10×10
option-board-8 = 8×8, el tablero pequeño

## House rules

house-rule-one-army-captures = Captura un solo ejército
house-rule-one-army-captures-text = En el centro solo captura casillas tu ejército más fuerte, una tras otra; lo normal es que capturen a la vez todos los que tengas allí.
house-rule-diplomat-per-merchant = Un Diplomático más activo
house-rule-diplomat-per-merchant-text = El Diplomático cobra una vez por cada mercader tuyo; lo normal es que cobre una sola vez, tengas los que tengas.
house-rule-diplomat-every-turn = El Diplomático en cada turno
house-rule-diplomat-every-turn-text = El Diplomático cobra al empezar el turno de cada jugador; lo normal es que cobre solo al empezar el tuyo.

## Sustantivos

player-name = { $player }
where-barracks = el cuartel

unit-merchant = mercader
unit-farmer = granjero
unit-builder = constructor
unit-soldier = soldado
soldier-plain = un soldado
soldier-upgraded = un soldado mejorado

bot-merchant = Mercader
bot-merchant-text = Juega por el oro y evita los combates.
bot-mason = Albañil
bot-mason-text = Construye sin parar y gana por territorio.
bot-marshal = Mariscal
bot-marshal-text = Recluta soldados y va a por el centro.
bot-regent = Regente
bot-regent-text = Toma el camino más corto hacia la victoria.
bot-search = Canciller
bot-search-text = Piensa por adelantado cada paso.

## Las cartas de habilidad

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

court-general = El General
court-conqueror = El Conquistador
court-engineer = El Ingeniero
court-diplomat = El Diplomático
court-strategist = La Estratega
court-architect = La Arquitecta
court-almanac = El Almanaque
court-grand-merchant = La Gran Mercadera
court-tactician = El Táctico
court-saboteur = El Saboteador
court-crow = El Cuervo
court-spy = El Espía

court-general-text = Los ejércitos también atacan a { $reach } casillas en línea recta, con la fuerza dividida entre { $divisor }. Perder un ataque así no cuesta nada.
court-conqueror-text = Una vez por turno, un constructor se expande { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    }.
court-engineer-text = Los granjeros en casillas mejoradas ganan { $gold } en vez de { $usual }.
court-diplomat-text = Si tienes algún mercader: { $gold } de oro { $everyturn ->
        [yes] al empezar el turno de cada jugador
       *[no] por turno
    } por cada mercader enemigo{ $perown ->
        [yes] , tantas veces como mercaderes tengas.
       *[no] .
    }
court-strategist-text = Los ejércitos también se mueven y atacan en diagonal.
court-architect-text = Las mejoras cuestan { $gold } menos: casillas { $square }, soldados { $soldier }.
court-almanac-text = Cada granjero gana { $gold } más.
court-grand-merchant-text = Desde la ronda { $round } los mercaderes ganan { $gold }, y { $upgraded } en casillas mejoradas.
court-tactician-text = Desde la ronda { $round }: la fuerza de un ejército enemigo marcado se divide entre { $divisor }.
court-saboteur-text = Desde la ronda { $round }: { $count ->
        [one] un constructor de un enemigo marcado no puede
       *[other] { $count } constructores de un enemigo marcado no pueden
    } construir.
court-crow-text = Desde la ronda { $round }: un granjero enemigo marcado gana { $gold }.
court-spy-text = Desde la ronda { $round }: una vez por turno, el enemigo que has marcado pierde { $lost } de oro y tú ganas { $gained }; la primera vez, en cuanto pones el marcador.

## Opciones

choice-expand = Expandirse a { $square }
choice-upgrade-square = Mejorar { $square } por { $gold } de oro
choice-upgrade-soldier = Mejorar un soldado en { $square } por { $gold } de oro
choice-upgrade-recruit = Mejorar un soldado del cuartel por { $gold } de oro
choice-deploy = Enviar { $soldier } del cuartel a { $square }
choice-reinforce = Enviar { $soldier } del cuartel al ejército de { $square }
choice-step = Marchar de { $army } a { $square }
choice-merge = Marchar de { $army } y unirse a tu ejército de { $square }
choice-attack = Desde { $army }, atacar al ejército de { $enemy } en { $square }: fuerza { $power } contra { $enemypower }
choice-besiege = Desde { $army }, asediar a { $enemy } en { $square }: fuerza { $power } contra { $enemypower ->
        [one] { $enemypower } casilla mejorada
       *[other] { $enemypower } casillas mejoradas
    }
choice-mark-tactician = Táctico: reducir a la mitad el ejército de { $enemy } en { $square }
choice-mark-saboteur = Saboteador: parar a un constructor de { $enemy }
choice-mark-crow = Cuervo: arruinar al granjero de { $enemy } en { $square }
choice-mark-spy = Espía: robar a { $enemy }
choice-end-actions = Listo: pasar a las cartas
choice-raze = Quitar { $square } ({ $what })
choice-play = Jugar { $card }: { $unit }
choice-place = Ponerlo en { $square }
choice-place-upgraded = Ponerlo en { $square }, que está mejorada

stands-merchant = un mercader
stands-merchant-upgraded = un mercader, mejorada
stands-farmer = un granjero
stands-farmer-upgraded = un granjero, mejorada
stands-nothing = vacía
stands-nothing-upgraded = vacía, mejorada

## El registro

log-dealt = { $player } recibe { $card }.
log-order = Orden de turno: { $players }.
log-drew = Robas { $card }: { $unit }.
entry-attacker = El dado de quien ataca
entry-defender = El dado de quien defiende
entry-player = { $player }
entry-card = { $card }: { $unit }
log-reshuffled = El descarte pasa a ser el nuevo mazo.
log-turn = Ronda { $round }: le toca a { $player }.
log-income = { $player } cobra { $gold } de oro.
log-diplomat = El Diplomático de { $player } cobra { $gold } de oro.
log-spied = El Espía de { $player } le quita { $lost } de oro a { $enemy }; { $player } gana { $gained }.
log-counter = { $player } resiste en { $square }: { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
log-captured = { $player } captura { $square } en el centro.
log-contests = { $player } disputa { $square }, capturada por { $owner }.
log-expanded = { $player } se expande a { $square }.
log-expanded-again = { $player } se expande también a { $square }: el Conquistador.
log-upgraded-square = { $player } mejora { $square } por { $gold } de oro.
log-upgraded-soldier = { $player } mejora un soldado en { $square } por { $gold } de oro.
log-upgraded-recruit = { $player } mejora un soldado del cuartel por { $gold } de oro.
log-deployed = { $player } envía un soldado a { $square }.
log-reinforced = { $player } envía un soldado al ejército de { $square }.
log-stepped = { $player } marcha de { $start } a { $square }.
log-merged = { $player } marcha de { $start } y se une al ejército de { $square }.
log-attacks = { $player } ataca desde { $army } al ejército de { $enemy } en { $square }.
log-besieges = { $player } asedia desde { $army } a { $enemy } en { $square }.
log-fought = { $player } saca { $die } y tiene { $power }: { $total }. { $enemy } saca { $enemydie } y tiene { $enemypower }: { $enemytotal }.
log-tie = Empate: no pasa nada.
log-tie-siege = Empate: no pasa nada, y { $player } no puede volver a asediar a { $enemy } en este turno.
log-far-loss = { $player } luchaba de lejos y no pierde nada.
log-army-weakened = El ejército de { $player } en { $square } pierde { $loss } de fuerza.
log-army-thinned = El ejército de { $player } en { $square } pierde { $loss ->
        [one] un soldado
       *[other] { $loss } soldados
    }.
log-army-lost = El ejército de { $player } en { $square } desaparece.
log-loses-squares = { $enemy } pierde { $count ->
        [one] una casilla; { $player } elige cuál
       *[other] { $count } casillas; { $player } elige cuáles
    }.
log-razed = { $player } pierde { $square }.
log-fallen = El reino de { $player } ha caído y queda fuera de la partida.
log-marker-returned = { $card } vuelve a manos de { $player }.
log-marked-tactician = El Táctico de { $player } reduce a la mitad el ejército de { $enemy } en { $square }.
log-marked-saboteur = El Saboteador de { $player } impide construir a un constructor de { $enemy }.
log-marked-crow = El Cuervo de { $player } se posa junto al granjero de { $enemy } en { $square }.
log-marked-spy = El Espía de { $player } vigila a { $enemy }.
log-played = { $player } juega { $card }: { $unit }.
log-played-in-vain = { $player } juega { $card }: { $unit }. No hay casilla libre, así que no tiene efecto.
log-placed = { $player } pone el { $unit } en { $square }.
log-won-gold = { $player } gana por oro.
log-won-expansion = { $player } gana por expansión.
log-won-centre = { $player } gana por el centro.
log-won-last-kingdom = { $player } gana: es el último reino del tablero.

## Rechazos

refusal-game-over = La partida ha terminado.
refusal-unknown-action = En esta parte del turno puedes construir, mover, atacar, marcar o pasar a las cartas.
refusal-unknown-square = No existe la casilla { $square } en este tablero de { $size }×{ $size }.
refusal-raze-first = Antes elige las casillas que pierde el reino asediado: { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }.
refusal-actions-over = Ya has pasado a las cartas: en este turno no se construye ni se marcha más.
refusal-already-own = { $square } ya es de tu reino.
refusal-other-kingdom = { $square } es de otro reino.
refusal-centre-not-for-kingdoms = { $square } está en el centro: ningún reino se expande ahí.
refusal-not-beside-kingdom = { $square } no es contigua a tu reino.
refusal-enemy-army-there = En { $square } hay un ejército enemigo.
refusal-second-expansion = Tus constructores ya han construido en este turno. Solo { $card } añade una segunda casilla.
refusal-no-builder = No tienes ningún constructor en juego.
refusal-builder-sabotaged = { $card } impide construir a tu último constructor.
refusal-builders-done = { $count ->
        [one] Tu constructor ya ha
       *[other] Tus { $count } constructores ya han
    } construido en este turno.
refusal-not-own-square = { $square } no es una casilla de tu reino.
refusal-already-upgraded = { $square } ya está mejorada.
refusal-no-plain-soldier = No hay ningún soldado que mejorar: { $where }.
refusal-not-enough-gold = Cuesta { $price } de oro y tienes { $gold }.
refusal-barracks-empty = En el cuartel no hay ningún soldado así.
refusal-too-far-to-deploy = Del cuartel se sale a una casilla de tu reino o a un ejército que esté en él o junto a él; { $square } no lo es.
refusal-no-army = No tienes ningún ejército en { $square }.
refusal-army-has-moved = El ejército de { $square } ya se ha movido en este turno.
refusal-army-has-attacked = El ejército de { $square } ya ha atacado en este turno.
refusal-enemy-army-in-the-way = En { $square } hay un ejército enemigo: tienes que atacarlo.
refusal-enemy-kingdom = { $square } es de un reino enemigo: ningún ejército entra en ella.
refusal-nothing-to-attack = En { $square } no hay nada que atacar.
refusal-siege-tied = El asedio a { $enemy } acabó en empate: ningún ejército tuyo puede volver a asediar ese reino en este turno.
refusal-diagonal = { $square } está en diagonal; solo { $card } permite ir en diagonal.
refusal-too-far = { $square } está fuera del alcance del ejército de { $army }.
refusal-jack-too-early = { $card } funciona a partir de la ronda { $round }.
refusal-marker-has-moved = Ya has movido el marcador de { $card } en este turno.
refusal-marker-lies-there = El marcador de { $card } ya está ahí.
refusal-not-for-tactician = { $card } marca un ejército enemigo.
refusal-not-for-saboteur = { $card } marca a un enemigo que tenga algún constructor.
refusal-not-for-crow = { $card } marca un granjero enemigo.
refusal-not-for-spy = { $card } marca a un enemigo que siga en la partida.
refusal-end-actions-first = Antes de jugar una carta, indica que has terminado de construir y marchar.
refusal-card-played = Ya has jugado tu carta: pon su pieza en una casilla.
refusal-card-not-in-hand = No tienes la carta { $card }.
refusal-nothing-to-place = Ahora no hay ningún mercader ni granjero que colocar.
refusal-square-occupied = En { $square } ya hay un mercader o un granjero.
refusal-nothing-to-raze = Ahora no hay casillas que quitar.
refusal-not-of-besieged = { $square } no es una casilla del reino asediado.

## Probabilidades

odds-title = { $siege ->
        [yes] Asedio
       *[no] Ejército contra ejército
    }: { $attacker } contra { $defender }
odds-outcome = Resultado
odds-chance = Probabilidad
odds-win = Gana el atacante
odds-tie = Empate
odds-lose = Pierde el atacante
odds-loss-power = El atacante pierde { $count } de fuerza
odds-loss-soldiers = El atacante pierde { $count ->
        [one] un soldado
       *[other] { $count } soldados
    }
odds-gain-power = El defensor pierde { $count } de fuerza
odds-gain-squares = El defensor pierde { $count ->
        [one] una casilla
       *[other] { $count } casillas
    }
odds-defender-gone = El defensor queda aniquilado
odds-attacker-gone = El atacante queda aniquilado

## La mesa en la terminal

noun-player = Jugador
board-round = Ronda { $round } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en el mazo
board-hand = Mano: { $cards }
pane-board = tablero
pane-cards = cartas
pane-rivals = rivales
pick-attack = Ejército { $square }: atacar
pick-step = Ejército { $square }: marchar a
pick-mark = Poner el marcador de { $card } sobre
pick-else = O bien
pick-fight = { $square } { $way }, ejército de { $enemy }, { $power } contra { $enemypower }
pick-siege = { $square } { $way }, asedio a { $enemy }, { $power } contra { $enemypower ->
        [one] { $enemypower } casilla mejorada
       *[other] { $enemypower } casillas mejoradas
    }
pick-square = { $square }: { $what }
pick-card = { $card }: { $unit }
pick-joins = { $square }, con tu ejército de allí
pick-plain = { $square }
pick-needed = { $square } { $sign }
pick-way = { $square } { $way }
note-far = Perder no cuesta nada.
way-up = arriba
way-down = abajo
way-right = a la derecha
way-left = a la izquierda
way-up-right = arriba a la derecha
way-down-right = abajo a la derecha
way-up-left = arriba a la izquierda
way-down-left = abajo a la izquierda
needed-sign = falta para la expansión
about-attack = Ganas { $win }, empate { $tie }, pierdes { $lose }.
legend-kingdom = reino de { $letter }
legend-army = ejército de { $letter }, fuerza { $power }
legend-needed = te falta para la expansión
legend-centre = centro
legend-captured = capturada por { $letter }
legend-rounds = una ronda en esta casilla del centro
legend-marked = con el marcador de una jota
legend-gold = oro + ingresos (gana con { $goal })
legend-land = casillas para la expansión
legend-captured-squares = casillas del centro capturadas
plain-kingdom = { $player }: oro { $gold } de { $goldgoal } (ingresos { $income }), terreno { $land } de { $landgoal }, centro { $centre } de { $centregoal }.
plain-fallen = { $player } está fuera de la partida.
plain-squares = Casillas: { $squares }
plain-merchants = Mercaderes en { $squares }
plain-farmers = Granjeros en { $squares }
plain-upgrades = Mejoradas: { $squares }
plain-beside = Junto al tablero: constructores { $builders }, soldados en el cuartel { $soldiers }
plain-army = Ejército en { $square }, fuerza { $power }{ $stayed ->
        [0] .
       *[other] , { $stayed ->
        [one] { $stayed } ronda
       *[other] { $stayed } rondas
    } en esta casilla del centro.
    }
plain-marker = El marcador de la jota: { $player } { $square }
plain-captured = { $square }, en el centro: capturada, { $player }.
plain-missing = Para la expansión aún te faltan: { $squares }

## Lo que cuenta el laboratorio

deed-court = Cartas de habilidad repartidas
deed-unit = Unidades jugadas
deed-work = Obras de los constructores
deed-fight = Ataques realizados
work-expansion = expansión
work-square = casilla mejorada
work-soldier = soldado mejorado
fight-army = contra un ejército
fight-siege = asedio de un reino
victory-gold = oro
victory-expansion = expansión
victory-centre = el centro
victory-last-kingdom = el último reino

## El tablero en la web

field-label = El tablero
square-open = { $square }: terreno libre
square-kingdom = { $square }: reino de { $player }
square-centre = { $square }: centro
square-captured = { $square }: centro, capturado por { $player }
square-upgraded = mejorada
square-army = ejército de { $player }, fuerza { $power }{ $upgraded ->
        [0] { "" }
        [one] , un soldado mejorado
       *[other] , { $upgraded } soldados mejorados
    }
square-stayed = { $rounds ->
        [one] una ronda aquí
       *[other] { $rounds } rondas aquí
    }
square-marked = marcado por { $card } de { $player }
square-needed = { $player } aún la necesita para la expansión
square-touched = cambió desde tu último turno

turn-act = Construye y marcha
turn-raze = { $count ->
        [one] Elige la casilla que pierde { $player }
       *[other] Elige { $count } casillas que pierde { $player }
    }
turn-play = Juega una carta
turn-place = Pon tu { $unit } en una casilla
hint-builder = Tu constructor está listo: elige una casilla que brille para sumarla a tu reino, o mejora lo que tienes. Nada es obligatorio.
hint-barracks = Envía un soldado del cuartel al tablero, o a un ejército cercano.
hint-army = Un ejército da un paso y ataca una vez, en el orden que quieras. Elige una casilla que brille.
hint-jack = Pon el marcador de tu jota sobre un enemigo. Allí se queda hasta que lo muevas.
hint-raze = El asedio triunfa. Lo que haya en una casilla perdida se pierde con ella.
hint-play = Entra en juego enseguida y podrá actuar desde tu próximo turno. Después robas una carta.
hint-place = En una casilla mejorada gana el doble.
turn-chance = Un momento: cartas y dados.
hint-act = Constructores listos: { $builders }; oro: { $gold }. Nada es obligatorio: juega una carta cuando acabes.
hint-conqueror = El Conquistador toma una casilla más: elige una que brille.
watch-act = { $player } construye y marcha
watch-raze = { $player } elige casillas
watch-play = { $player } juega una carta
watch-place = { $player } pone una pieza en una casilla
piece-conqueror = Conquistador: { $count ->
        [one] una casilla más
       *[other] { $count } casillas más
    }

## Threats

square-name = { $square }
threat-gold = { $player } puede ganar en su próximo turno: oro, { $gold } de { $goal }.
threat-expansion = { $player } puede ganar en su próximo turno: expansión; casillas que faltan: { $squares }.
threat-expansion-held = { $player } puede ganar en su próximo turno: expansión; casillas que faltan: { $squares } ({ $held }).
threat-centre = { $player } puede ganar en su próximo turno: el centro, al capturar { $squares }.
threat-centre-held = { $player } puede ganar en su próximo turno: el centro ({ $held }).
threat-last-kingdom = { $player } puede ganar en su próximo turno: las últimas casillas de { $enemy }.
threat-last-kingdom-yours = { $player } puede ganar en su próximo turno: tus últimas casillas.
threat-held = { $holder } ocupa { $square }
holder-army = el ejército de { $player }
holder-kingdom = el reino de { $player }
holder-your-army = tu ejército
holder-your-kingdom = tu reino

orders-pieces = Tus piezas que pueden actuar
orders-choices = Lo que se puede hacer
orders-why-not = ¿Por qué aquí no?
piece-builder = Constructores { $count }
piece-barracks = Cuartel { $count }
piece-army = Ejército { $square }
piece-jack = Marcador { $sign }
verb-attack = Atacar
verb-expand = Expandirse a
verb-upgrade-square = Mejorar una casilla por { $gold }
verb-upgrade-soldier = Mejorar un soldado por { $gold }
verb-deploy = Enviar un soldado a
verb-deploy-upgraded = Enviar un soldado mejorado a
verb-step = Marchar a
verb-mark = Marcar
verb-raze = Quitar
verb-play = Jugar
verb-place = Ponerlo en

house-label = Reino de { $player }
house-hand = { $count ->
        [one] Una carta en la mano
       *[other] { $count } cartas en la mano
    }
house-beside = Junto al tablero
house-builders = Constructores
house-built = { $count ->
        [one] uno ya ha construido
       *[other] { $count } ya han construido
    }
house-barracks = Soldados en el cuartel
track-income = { $gold } de oro al empezar el próximo turno
track-show-missing = Marcar en el tablero las casillas que faltan
track-counter = { $square }: { $rounds ->
        [one] una ronda mantenida
       *[other] { $rounds } rondas mantenidas
    }
track-contested = en disputa

cards-hand = Tu mano, solo para tus ojos
cards-court = Tus habilidades, a la vista de todos
court-sleeps = Inactiva hasta la ronda { $round }
court-marker-player = Sobre { $player }
court-marker-square = Sobre { $player }, { $square }
unit-merchant-text = Gana { $gold } de oro por turno; { $upgraded } en una casilla mejorada.
unit-farmer-text = Gana { $gold } de oro por turno; { $upgraded } en una casilla mejorada.
unit-builder-text = Cada turno: una casilla nueva gratis, o una mejora por { $square } o { $soldier } de oro.
unit-soldier-text = Combate, asedia y defiende el centro.

fight-power = dado + fuerza
fight-walls = dado + casillas mejoradas
fight-over = { $player } ataca a { $enemy } en { $square }
fight-siege-of = { $player } asedia a { $enemy } en { $square }
fight-won = Gana { $player }.
fight-lost = Pierde { $player }.
fight-continue = Continuar
place-take-back = Deshacer
square-threatened = con esta casilla alguien puede ganar en su próximo turno
scoring-how = Victoria por { $victory }, en la ronda { $round }

## El tutorial

lesson-board = Este es el tablero pequeño. Tu reino son las dos casillas azules de tu borde; Ben se sienta enfrente. Cada uno tiene tres cartas que nadie más ve.
lesson-ways = Hay tres maneras de ganar, y gana quien complete una primero: 1000 de oro; todas las casillas con contorno discontinuo; o las cuatro casillas doradas del centro. Junto al tablero se ve cuánto ha avanzado cada jugador.
lesson-abilities = Bajo tu mano hay tres cartas de habilidad, para toda la partida y a la vista de todos. Las tuyas: el Conquistador suma casillas deprisa, la Arquitecta abarata las mejoras y el Espía despierta en la ronda 6.
lesson-turn = En un turno primero usas tus piezas, en el orden que quieras, y después juegas una carta. Aún no tienes piezas: solo queda jugar una carta.
lesson-builder = Una de tres cartas: un mercader, un constructor, un soldado. Empieza por el constructor: tu reino debe crecer. Juega el 6.
lesson-ben = Ben ha jugado un granjero y lo ha puesto en su reino. Unas pequeñas esquinas en el tablero, y la lista de al lado, muestran siempre lo que pasó desde tu último turno. Es la ronda 2 y tu constructor está listo.
lesson-expand = Cada turno un constructor hace una cosa. Una casilla nueva junto a tu reino no cuesta nada. Toma la que brilla.
lesson-conqueror = Normalmente eso sería todo. Pero tienes al Conquistador: una vez por turno, un constructor suma una segunda casilla. Tómala.
lesson-merchant = Tu constructor ya ha trabajado. Un reino también necesita ingresos: juega el as, un mercader.
lesson-place = Mercaderes y granjeros viven en casillas de tu reino, uno en cada una. Ponlo en la casilla que brilla.
lesson-income = Ronda 3: tu mercader ha ganado 10 de oro. Ahora, dos casillas hacia el centro. Toma la primera.
lesson-upgrade = Con 40 de oro (30 gracias a tu Arquitecta) un constructor podría mejorar una casilla: lo que hay en ella gana el doble, y el reino es más difícil de asediar. Por ahora, toma la segunda casilla.
lesson-soldier = No queda nada que construir. El oro y la tierra no lo son todo: juega el 8, un soldado.
lesson-deploy = Ronda 4. El soldado espera en el cuartel, junto al tablero. Su primer paso lo lleva a tu reino: envíalo a la casilla que brilla.
lesson-army = ¡Un ejército! El número es su fuerza: 1 por soldado, 2 por soldado mejorado. Da un paso por turno. En una casilla dorada debe quedarse dos rondas enteras para capturarla, y unos puntos las cuentan. Hasta aquí, las primeras rondas.
lesson-later = Mucho después. Has capturado dos casillas doradas, y el ejército de la tercera lleva allí una ronda. Tu otro ejército, de fuerza 4, está ante la puerta de Ben.
lesson-siege = Un ejército ataca una casilla vecina. Ambos tiran un dado: tú sumas tu fuerza, Ben sus casillas mejoradas. La diferencia es lo que pierde el perdedor. ¡Ataca!
lesson-raze = Sacaste 3 y tienes 4; Ben sacó 4 y tiene 1: siete a cinco. Ben pierde dos casillas, y eliges tú cuáles. Su granja mejorada es lo que más le duele.
lesson-raze-more = Una más: su mercader.
lesson-end = Los ingresos de Ben han desaparecido, y con ellos sus murallas. Si en la casilla hay un ejército enemigo, se combate contra él, y se pierde fuerza por fuerza. Eso es todo lo que necesitas: construye, gana oro, marcha y no pierdas de vista los tres caminos.

## El entrenador

reason-attack = el ataque triunfa en el { $odds } de los casos
reason-army-lost = se pierde todo el ejército en el { $odds }
reason-defender-gone = no queda nada del defensor en el { $odds }
reason-card-merchant = un mercader gana { $gold } de oro cada turno, { $upgraded } sobre una casilla mejorada
reason-card-farmer = un granjero gana { $gold } de oro cada turno, { $upgraded } sobre una casilla mejorada
reason-card-builder = un constructor toma cada turno una casilla nueva gratis, o hace una mejora por { $square } o { $soldier } de oro
reason-card-soldier = un soldado lucha, asedia y ocupa el centro
reason-income = { $gold } de oro más cada turno
reason-land = { $squares ->
        [0] todo el objetivo es tuyo
        [one] falta una casilla para la victoria por expansión
       *[other] faltan { $squares } casillas para la victoria por expansión
    }
reason-centre = queda sobre una casilla del centro
reason-wins = gana la partida, por { $victory }
reason-wins-next = el próximo turno hay victoria por { $victory }, si nadie lo impide
reason-robs = { $player } gana { $gold } de oro menos cada turno
reason-takes-land = { $player } pierde { $squares ->
        [one] una casilla
       *[other] { $squares } casillas
    }
reason-denies = evita que { $player } gane por { $victory } el próximo turno
reason-besieged = { $player } puede asediar después el reino: se pierden unas { $razed } casillas
reason-attacked = { $player } puede atacar después al ejército de { $square } y gana en el { $odds } de los casos
reason-wards-off = evita que { $player } haga un asedio que quita unas { $razed } casillas
reason-spares = evita que { $player } ataque al ejército de { $square }, lo que triunfa en el { $odds } de los casos
reason-plan = después: { $plan }
reason-quiet = de momento ni gana ni impide nada

## Looking back

moment-when = Ronda { $round }

## Numbers on a form

numbers-board = El tablero
number-board-size = Lado del tablero, tamaño { $place }
number-board-centre = Lado del centro
number-board-start = Casillas al empezar
number-board-goal-rows = Filas de la victoria por expansión
number-board-goal-columns = Columnas de la victoria por expansión
numbers-deck = El mazo
number-deck-copies = Cartas de cada valor
number-deck-hand = Cartas en la mano
number-deck-merchant = Valor { $place } que es mercader
number-deck-farmer = Valor { $place } que es granjero
number-deck-builder = Valor { $place } que es constructor
number-deck-soldier = Valor { $place } que es soldado
numbers-gold = Oro y precios
number-start-gold = Oro al empezar
number-merchant = Gana un mercader
number-merchant-upgraded = Gana un mercader en una casilla mejorada
number-farmer = Gana un granjero
number-farmer-upgraded = Gana un granjero en una casilla mejorada
number-square-price = Precio de mejorar una casilla
number-soldier-price = Precio de mejorar un soldado
numbers-fighting = Combate
number-die = Caras del dado
number-soldier-power = Fuerza de un soldado
number-upgraded-power = Fuerza de un soldado mejorado
number-upgrade-defence = Defensa por casilla mejorada
numbers-court = Cartas de habilidad
number-general-reach = General: alcance en casillas
number-general-divisor = General: divide la fuerza
number-conqueror-squares = Conquistador: casillas que suma un constructor
number-engineer-farmer = Ingeniero: gana un granjero en una casilla mejorada
number-diplomat-gold = Diplomático: oro por cada mercader enemigo
number-architect-discount = Arquitecta: descuento en las mejoras
number-almanac-farmer = Almanaque: más por cada granjero
number-grand-merchant-round = Gran Mercadera: desde la ronda
number-grand-merchant = Gran Mercadera: gana un mercader
number-grand-merchant-upgraded = Gran Mercadera: gana un mercader en una casilla mejorada
number-jacks-round = Jotas: desde la ronda
number-tactician-divisor = Táctico: divide la fuerza del ejército marcado
number-saboteur-builders = Saboteador: constructores parados
number-crow-farmer = Cuervo: gana el granjero marcado
number-spy-loss = Espía: oro que pierde el enemigo marcado
number-spy-gain = Espía: oro que gana su dueño
numbers-victory = Victoria
number-victory-gold = Oro que da la victoria
number-capture-rounds = Rondas en una casilla del centro

## Puzzles

puzzle-theme-race = ¿bloquear o correr?
puzzle-theme-attack = ¿atacar o no?
puzzle-theme-march = ¿adónde va el ejército?
puzzle-theme-build = ¿qué construir?
puzzle-theme-card = ¿qué carta?
puzzle-theme-jack = ¿adónde va la jota?

# Setting a position up
editor-phase = Qué toca ahora
editor-phase-act = acciones
editor-phase-play = se juega una carta
editor-phase-fight = se tira un ataque
editor-phase-raze = se pierden casillas
editor-phase-place = se coloca una pieza
editor-phase-draw = se roba una carta
editor-round = Ronda
editor-gold = Oro
editor-builders = Constructores
editor-barracks = Soldados en el cuartel
editor-barracks-upgraded = Soldados mejorados en el cuartel
editor-card = Carta { $number }
editor-king = Rey
editor-queen = Reina
editor-jack = Jota
editor-nobody = nadie
editor-nothing = nada
editor-no = no
editor-yes = sí
editor-holder = Pertenece a
editor-piece = Pieza
editor-upgraded = Mejorada
editor-army = Ejército de
editor-soldiers = Soldados
editor-veterans = Soldados mejorados
editor-square = Casilla { $square }

## The second and third lesson

lesson-victories-gold = La primera victoria es el oro: { $gold }. Tienes { $own } y ganas { $income } por turno. Acabas de jugar un mercader. ¿En qué casilla lo pones?
lesson-victories-gold-why = En una casilla mejorada gana { $upgraded } por turno; en otra, { $plain }. Es gracias a tu Gran Mercadera, que actúa desde la ronda { $round }. Mejora casillas pronto y pon allí a tu gente: ganan en cada turno que queda.
lesson-victories-abilities = Mira tus cartas de habilidad: el Ingeniero y el Almanaque. Tienes una casilla mejorada donde no vive nadie. ¿Qué carta juegas?
lesson-victories-abilities-why = Con tus cartas, un granjero en una casilla mejorada gana { $farmer } por turno; un mercader, { $merchant }. Tu Rey y tu Reina te dicen qué camino hacia el oro es el tuyo.
lesson-victories-land = La segunda victoria es la expansión: las { $goal } casillas con contorno discontinuo. Te faltan { $missing } y tienes { $builders } constructores, pero el Saboteador deja parado a { $idle }. ¿Qué carta juegas?
lesson-victories-land-why = Con { $builders } constructores, uno de ellos parado, las { $missing } casillas son tuyas el próximo turno. Compara las casillas que faltan con los constructores que pueden trabajar: gana quien llega primero.
lesson-victories-centre = La tercera victoria es el centro. Dos casillas doradas son tuyas; tus ejércitos están en las otras dos y llevan allí { $stayed } de { $rounds } rondas. ¿Qué haces con ellos?
lesson-victories-centre-why = ¡Nada! Al empezar tu próximo turno ambas casillas quedan capturadas y has ganado. Un ejército que se aparta vuelve a contar desde el principio. Los refuerzos no estorban.
lesson-victories-count = Oro: { $own } de { $goal }, y { $income } por turno. Tierra: { $land } de { $all }. ¿Qué carta te acerca más a una victoria?
lesson-victories-count-why = Cuenta los turnos de cada camino. El oro pide { $turns } turnos con estos ingresos, y un mercader los acorta. Para la expansión faltan { $missing } casillas: un constructor serviría a un camino que no vas a terminar.
lesson-victories-remember = Tres caminos: { $gold } de oro, { $goal } casillas, o las cuatro casillas doradas, cada una mantenida dos rondas enteras. Al principio construye y gana; después cuenta los turnos de cada camino, los tuyos y los de tu rival, y toma el más corto.

lesson-block-jack = Es la ronda { $round }: despiertan las Jotas. La tuya es el Saboteador, y su marcador sigue contigo. Antes de las cartas: ¿qué haces?
lesson-block-jack-why = Un marcador no cuesta nada y actúa en cada ronda: de los { $builders } constructores de tu rival, { $idle } se queda parado. Ponlo en cuanto despierte, y muévelo cuando otro se acerque a ganar.
lesson-block-weak = Tu rival captura el centro: un ejército de fuerza { $rival } está en una casilla dorada junto a tu ejército de fuerza { $own }. ¿Lo atacas?
lesson-block-weak-why = El ataque saldría bien en el { $chance } de los casos, y en el { $gone } tu ejército desaparece. Para frenar, un ejército tiene que sobrevivir: reúne primero soldados y ataca después.
lesson-block-centre = Dos ejércitos en el centro, uno al lado del otro: el tuyo tiene fuerza { $own }; el de tu rival, { $rival }. ¿Atacar, seguir andando o esperar?
lesson-block-centre-why = Ganas en el { $chance } de los casos, y quien pierde pierde tanta fuerza como la diferencia. Quien es más fuerte en el centro debe luchar antes de que el otro crezca.
lesson-block-besiege = Tu rival tiene { $land } de { $goal } casillas. Tu ejército de fuerza { $power } está en la frontera; en ese reino solo hay { $walls } casillas mejoradas. ¿Lo asedias?
lesson-block-besiege-why = Sale bien en el { $chance } de los casos y quita unas { $squares } casillas: eliges tú cuáles, y con ellas se van su gente y sus mejoras. Murallas débiles junto a un ejército fuerte: asedia.
lesson-block-walls = Tu rival gana mucho oro. Tu ejército de fuerza { $power } está junto a un reino con { $walls } casillas mejoradas. ¿Lo asedias?
lesson-block-walls-why = Cada casilla mejorada suma uno a la defensa. El asedio saldría bien en el { $chance } de los casos, y en el { $gone } se pierde todo el ejército. Contra murallas así, ven con más fuerza o no vengas.
lesson-block-now = A tu rival le falta { $missing } casilla y gana el próximo turno. Tu ejército de fuerza { $power } está en la frontera, contra { $walls } casillas mejoradas. Tienes oro y un constructor. ¿Qué va primero?
lesson-block-now-why = Ahora o nunca: primero la mejora y luego el asedio. Con uno más de fuerza sale bien en el { $stronger } de los casos en lugar del { $plain }. Cuando alguien gana el próximo turno, todo lo que tienes va a impedirlo.
lesson-block-remember = Mira cada turno los tres caminos de tus rivales. La tierra se frena con asedios, el centro con un ejército fuerte en él, el oro quitando casillas con gente. Ataca con más fuerza que ellos o espera; y si es ahora o nunca, con todo.
