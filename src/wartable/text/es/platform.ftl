# Palabras comunes a todos los juegos. Los mensajes que empiezan por "cmd-" son una sola línea de texto.

list-separator = { ", " }

## La ayuda de la línea de órdenes

cmd-wartable = Tres juegos de guerra de mesa para jugar, comprender y estudiar.
cmd-menu = Elige un juego o sigue con una partida.
cmd-play = Juega una partida en esta terminal, nueva o guardada.
cmd-games = Muestra los juegos, para cuántos jugadores son y sus bots.
cmd-rules = Muestra las reglas de un juego.
cmd-odds = Muestra las probabilidades exactas de un juego.
cmd-odds-age-of-war = La probabilidad de cada castillo, desde el centro y quitándoselo a un rival.
cmd-odds-epic-dice-battles = La probabilidad de ganar una batalla campal o un asedio con dos fuerzas dadas.
cmd-odds-board-of-war = Qué sale de un ataque: ejército contra ejército, o un asedio.
cmd-replay = Recorre una partida guardada paso a paso.
cmd-verify = Comprueba si los dados de una partida fueron honestos.

cmd-usage = Uso:
cmd-options = Opciones
cmd-commands = Órdenes
cmd-help-option = Muestra esta ayuda.
cmd-version = Muestra la versión.
cmd-lang = Idioma: en, es o zh-Hant. También con WARTABLE_LANG; si no, el del sistema.
cmd-json = Escribe JSON, para programas.

cmd-play-seats = Quién se sienta en cada asiento, en orden: human, human=NOMBRE, bot:TIPO, separados por comas.
cmd-play-option = Una opción del juego, como nombre=valor; puede repetirse.
cmd-variant = Juega con otros números: un archivo TOML que los dice.
cmd-house-rule = Juega con otra lectura de una regla; se repite. `wartable games` las enumera.
cmd-play-seed = Dados a partir de este número: los mismos con el mismo número. Sin él, los dados son secretos y verificables.
cmd-play-save = El archivo donde guardar; si no, uno nuevo en tu carpeta de datos.
cmd-play-resume = Sigue con una partida guardada: este archivo o la última que dejaste.
cmd-play-no-undo = Nada se puede deshacer.
cmd-play-own-dice = Tiráis y robáis en una mesa de verdad y escribís lo que salió. Nadie puede comprobar esos dados.
cmd-play-plain = Líneas de texto, para lectores de pantalla y tuberías.
cmd-play-fast = Los bots no esperan entre jugadas.
cmd-replay-at = Muestra la posición tras ese número de sucesos.
cmd-replay-seat = Ve la partida como la vio ese asiento (1, 2 …); si no, como espectador.
cmd-replay-plain = Escribe el registro en lugar de recorrerlo.
cmd-odds-dice = Cuántos dados se lanzan primero; si no, todos.
cmd-odds-attacker = Quién ataca, línea por línea: "main: 4 footman 2 archer; flank1: 2 ninja; shields: 1".
cmd-odds-defender = Quién defiende, escrito igual.
cmd-odds-terrain = Las marcas del terreno, de 0 a 3; en un asedio no cuentan.
cmd-odds-siege = El defensor está tras las murallas.
cmd-odds-flanks = Qué flancos se pueden usar en el asedio: none, 1, 2 o both; si no, lo mejor para el defensor.
cmd-odds-attacking-power = La fuerza del ejército atacante.
cmd-odds-defending-power = La fuerza del ejército defensor; en un asedio, las casillas mejoradas del reino.
cmd-odds-kingdom = Asediar un reino en lugar de atacar a un ejército.
cmd-odds-squares = Cuántas casillas tiene el reino asediado.
cmd-odds-soldiers = Cuántos soldados tiene el ejército que asedia; sin ello cuentan como no mejorados.
cmd-odds-far = Atacar de lejos, como solo puede el General (K♥).
cmd-odds-attacker-marked = El Táctico (J♥) ha marcado al ejército atacante.
cmd-odds-defender-marked = El Táctico (J♥) ha marcado al ejército defensor.

cmd-metavar-options = OPCIONES
cmd-metavar-command = ORDEN
cmd-metavar-game = JUEGO
cmd-metavar-file = ARCHIVO
cmd-metavar-theme = TEMA
cmd-metavar-house-rule = ID
cmd-metavar-maybe-file = [ARCHIVO]
cmd-metavar-seats = ASIENTOS
cmd-metavar-setting = NOMBRE=VALOR
cmd-metavar-number = NÚMERO
cmd-metavar-force = FUERZA
cmd-metavar-flanks = FLANCOS
cmd-metavar-language = IDIOMA

## Lo que puede ir mal

error-generic = { $message }
error-siege-marked = el Táctico marca un ejército, y en un asedio no defiende ninguno (BW-66)
error-no-army = un ejército tiene al menos un soldado, o sea, una fuerza de 1 o más (BW-50)
error-wrong-squares = solo en un asedio se pierden casillas, y un reino tiene al menos tantas como mejoradas (BW-53)
error-wrong-soldiers = los soldados solo cuentan en un asedio, y una fuerza de { $attacker } son entre { $fewest } y { $most } (BW-50)
error-bug = algo ha fallado dentro de Wartable ({ $problem }); con WARTABLE_DEBUG=1 se ve dónde
error-illegal = { $sentence } ({ $rule })
error-unknown-game = no existe el juego «{ $game }»; los juegos son: { $known }
error-unknown-bot = { $reason ->
    [import] «{ $bot }»: { $known }
    [no-bot] «{ $bot }» no es un bot: no tiene { $known }
    [numbers] «{ $bot }» solo conoce los números normales de { $game }; con estos juegan: { $known }
   *[none] { $game } no tiene el bot «{ $bot }»; sus bots son: { $known }
}
error-unknown-language = no existe el idioma «{ $language }»; los idiomas son: { $known }
error-unknown-command = no existe la orden «{ $command }»; las órdenes son: { $known }
error-unknown-option = no existe la opción { $option }; --help las muestra todas
error-missing = falta { $parameter }; --help dice qué se necesita
error-bad-value = { $parameter }: { $problem }
error-bad-number = { $option }: «{ $value }» no es un número { $bounds ->
    [low] de al menos { $low }
    [high] de como mucho { $high }
    [both] de { $low } a { $high }
   *[none] que sirva ahí
}
error-bad-choice = { $option }: «{ $value }» no es ninguno de: { $known }
error-option-value = { $option } necesita un valor
error-left-over = «{ $argument }» sobra; --help dice qué se necesita
error-player-count = { $game } es para { $low } a { $high } jugadores, no para { $players }
error-options = { $reason ->
    [unknown] { $game } no tiene la opción «{ $name }»; sus opciones son: { $known }
    [choice] { $name } de { $game } no puede ser «{ $value }»; puede ser: { $known }
    [position] la partida ya ha terminado en esta posición: no puede empezar nada ahí
   *[other] opciones de { $game }: { $problem }
}
error-named-value = --option: «{ $value }» no es NOMBRE=VALOR
error-house-rule-unknown = { $game } no tiene ninguna regla de la casa «{ $name }»; { $count ->
    [0] no tiene ninguna
   *[other] las suyas son: { $known }
}
error-house-rule-against-variant = la variante da a { $number } un valor distinto del de la regla de la casa «{ $name }»
error-no-judge = nadie sabe decir cuánto vale una elección en { $game }, o no con los números de esta variante
error-no-positions = todavía no se pueden componer posiciones de { $game }
error-no-drill = todavía no hay ejercicios de { $game }
refusal-position-unreadable = esto no es una posición: copia el texto entero, desde su primer número
refusal-position-players = esta posición es para otro número de jugadores
refusal-position-impossible = esta posición no puede darse en una mesa
error-no-puzzles = todavía no hay problemas de { $game }
error-no-mistakes = Ningún error de esta partida da un problema.
error-no-such-puzzle = no existe el problema «{ $what }»; los números van de 1 a { $count }, los temas son: { $themes }
error-no-lessons = todavía no hay lecciones para { $game }
error-no-such-lesson = { $game } no tiene la lección { $number }: las lecciones de la { $first } a la { $last } se piden por su número, y la primera se juega en el navegador
error-no-such-step = esta lección no tiene el paso { $step }; sus pasos van del 1 al { $last }
error-variant-toml = la línea { $line } de la variante no es TOML: { $detail }
error-variant-long = línea { $line } de la variante: demasiado larga; letras: como mucho { $limit }
error-variant-lines = la variante es demasiado larga; líneas: como mucho { $limit }
error-variant-deep = línea { $line } de la variante: demasiados niveles; nombres en una clave: como mucho { $limit }
error-variant-digits = línea { $line } de la variante: un número es demasiado largo; cifras: como mucho { $limit }
error-variant-unknown = línea { $line } de la variante: no existe { $name }; existen: { $known }
error-variant-table = línea { $line } de la variante: { $name } es una tabla de números, no un solo valor
error-variant-id = línea { $line } de la variante: el id de { $old } no se puede cambiar
error-variant-no-id = línea { $line } de la variante: ¿cuál de { $name }? Falta su id
error-variant-twice = línea { $line } de la variante: { $name } se cambia dos veces
error-variant-kind =
    línea { $line } de la variante: { $name } tiene que ser { $expected ->
        [int] un número entero
        [str] un texto entre comillas
        [array] una lista
        [int-or-array] un número entero o una lista entre sus propios corchetes
       *[other] una tabla
    }
error-variant-number-least = línea { $line } de la variante: { $name } tiene que ser al menos { $limit }
error-variant-number-most = línea { $line } de la variante: { $name } puede ser como mucho { $limit }
error-variant-list-least = línea { $line } de la variante: la lista { $name } necesita al menos { $limit ->
        [one] { $limit } elemento
       *[other] { $limit } elementos
    }
error-variant-list-most = línea { $line } de la variante: la lista { $name } puede tener como mucho { $limit ->
        [one] { $limit } elemento
       *[other] { $limit } elementos
    }
error-variant-choice = línea { $line } de la variante: { $name } no conoce «{ $value }»
error-variant-other = línea { $line } de la variante: { $name }: { $detail }
error-variant-dice = línea { $line } de la variante: { $name } necesita { $needed ->
        [one] { $needed } dado
       *[other] { $needed } dados
    } y hay { $dice }
error-variant-no-castle = línea { $line } de la variante: el clan { $clan } se queda sin castillos
error-variant-ranks = línea { $line } de la variante: cada valor, desde el as, tiene que ser una unidad, y solo una
error-variant-deck = línea { $line } de la variante: el mazo tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } y se reparten { $dealt }
error-variant-centre = línea { $line } de la variante: un tablero de tamaño { $size } no deja sitio en medio para un centro de { $centre }
error-variant-room = línea { $line } de la variante: { $name } no cabe en un tablero de tamaño { $size }
error-variant-seating = línea { $line } de la variante: { $name } pone a dos jugadores en el mismo lado
error-variant-size = línea { $line } de la variante: en { $name } falta el tamaño elegido, { $size }
error-variant-discount = línea { $line } de la variante: { $name } es mayor que un precio
error-variant-power = línea { $line } de la variante: un soldado mejorado tiene que ser más fuerte que uno corriente
error-variant-neighbours = línea { $line } de la variante: { $one } y { $other } tienen que nombrarse mutuamente como vecinas, una sola vez
error-variant-starts = línea { $line } de la variante: { $players ->
        [one] { $players } jugador necesita
       *[other] { $players } jugadores necesitan
    } otras tantas regiones de salida distintas
error-variant-year = línea { $line } de la variante: { $name } es posterior al último año, { $last }
error-variant-dies = línea { $line } de la variante: { $name } tiene que ser menor que { $other }
error-variant-guess = línea { $line } de la variante: al menos una unidad con ficha necesita un guess mayor que 0
error-variant-set-up = línea { $line } de la variante: la preparación necesita { $needed ->
        [one] { $needed } dado
       *[other] { $needed } dados
    } por jugador, y tropas que quepan en un ejército
error-undo = esto no se puede deshacer: ya se han lanzado dados, se ha visto un secreto o no se permite
error-replay = no es un archivo de partida que esta versión pueda leer: { $problem }
error-version = este archivo es de otra versión: tiene la versión { $file_version }, este Wartable lee la versión { $known_version }
error-earlier-rules = esta partida se jugó con reglas anteriores de { $title } (versión { $version }; la de hoy es la { $known_version }): { $rules }. No puede seguir, pero `wartable replay` lee su registro y `wartable verify` comprueba sus dados.
error-tampered = suceso { $event }: { $what }
error-seats = «{ $seat }» no es un asiento; escribe human, human=NOMBRE, bot:TIPO o bot:TIPO=NOMBRE
error-file = { $file }: { $problem }
error-file-exists = { $file } ya existe; sigue esa partida con --resume o elige otro archivo
error-nothing-to-resume = no hay ninguna partida sin terminar
error-needs-game = ¿qué juego? wartable games los muestra
error-new-or-resumed = { $option } es para una partida nueva, no para --resume
error-no-odds = { $game } no tiene probabilidades que mostrar
error-no-rules = no hay página de reglas de { $game }
error-no-openings = no hay página de aperturas de { $game }
error-no-such-event = la partida tiene { $events ->
        [one] { $events } suceso
       *[other] { $events } sucesos
    }, así que no hay posición { $index }
error-no-such-seat = no existe el asiento { $seat }; los asientos van de 1 a { $seats }
error-force-line = no hay ninguna línea «{ $line }»; una fuerza tiene main, flank1, flank2 y shields ({ $rule })
error-force-unit = no hay ninguna unidad «{ $unit }»; las unidades son: { $known } ({ $rule })
error-force-count = la cantidad de { $what } es 0 o más, no { $count } ({ $rule })
error-force-text = no se entiende «{ $text }»; escribe "main: 4 footman 2 archer; flank1: 2 ninja; shields: 1" ({ $rule })
error-force-ninja = un ninja solo combate en un flanco, no en la línea principal ({ $rule })
error-force-empty = una fuerza necesita al menos un dado ({ $rule })
error-force-flanks = los flancos tienen { $flanks } dados y la línea principal { $main }: los dos flancos juntos nunca tienen más ({ $rule })
error-force-dice = { $dice ->
        [one] { $dice } dado es demasiado
       *[other] { $dice } dados son demasiados
    }: un jugador tiene { $most } ({ $rule })
error-force-terrain = un terreno tiene de 0 a 3 marcas, no { $terrain } ({ $rule })
error-force-choice = solo en un asedio se eligen flancos, y son 1, 2, ambos o ninguno ({ $rule })

## Dados honestos

verify-honest =
    { $rolls ->
        [one] Honestos: el único suceso de azar se deduce de la semilla revelada, y la semilla cumple la promesa { $commitment }.
       *[other] Honestos: los { $rolls } sucesos de azar se deducen de la semilla revelada, y la semilla cumple la promesa { $commitment }.
    }
verify-added = { $added ->
        [0] Ningún jugador aportó a los dados: quien llevaba el servidor pudo buscar una semilla de antemano.
        [one] Un jugador aportó a los dados después de la promesa: quien llevaba el servidor no pudo elegirlos.
       *[other] { $added } jugadores aportaron a los dados después de la promesa: nadie pudo elegirlos por su cuenta.
    }
verify-seeded = Sin cambios: { $rolls ->
        [one] el único suceso de azar se deduce
       *[other] los { $rolls } sucesos de azar se deducen
    } de la semilla { $seed }. Pero nadie la prometió antes: quien la eligió podía conocer los dados.
verify-sealed = Aún sin demostrar: la semilla secreta de la promesa { $commitment } no se ha revelado. { $rolls ->
        [one] El único suceso de azar es posible
       *[other] Los { $rolls } sucesos de azar son posibles
    }.
verify-scripted = No se puede demostrar: { $rolls ->
        [one] el único suceso de azar se puso
       *[other] los { $rolls } sucesos de azar se pusieron
    } a mano.
verify-tampered = No son honestos: { $problem }.

tampered-promise-broken = la semilla revelada no cumple la promesa
tampered-other-result = el resultado del archivo no es el de sus sucesos
tampered-chance-not-due = un suceso de azar donde no tocaba
tampered-impossible-chance = un suceso de azar que no puede salir ahí
tampered-other-dice = los dados no son los de la semilla revelada
tampered-other-seat = le tocaba a otro asiento
tampered-illegal-action = una jugada que las reglas no permiten
tampered-no-event = no es un suceso de este juego
tampered-line-changed = la línea fue modificada, su comprobación no encaja

## En la mesa

bot-easy = Fácil
bot-easy-text = Pasa por alto muchas cosas: bueno para una primera partida.
bot-normal = Normal
bot-normal-text = Juega con sensatez y de vez en cuando se le escapa algo.
bot-hard = Difícil
bot-hard-text = Juega lo mejor que sabe y no se le escapa nada.
bot-random = Azar
bot-random-text = Hace cualquier cosa que permitan las reglas.
bot-greedy = Codicioso
bot-greedy-text = Toma lo que más vale este turno y no mira más allá.

ui-game = Juego
ui-title = Título
ui-players = Jugadores
ui-bots = Bots
ui-earlier-choice = { $player }: { $action }
ui-earlier-chance = Dados y cartas: { $outcome }
ui-earlier-won = Ganó: { $players }.
ui-house-rule = Regla de la casa
ui-house-rules = Reglas de la casa
ui-what-it-changes = Qué cambia
ui-house-rules-played = Reglas de la casa en esta mesa
ui-house-rule-played = Regla de la casa «{ $rule }»: { $text }
puzzle-title = Problema { $number }: { $theme }
puzzle-you = Tú
puzzle-rival = Rival
puzzle-rival-number = Jugador { $number }
puzzle-ask = Tu elección (q para dejarlo):
puzzle-right = Correcto: es la mejor opción.
puzzle-wrong = No es la mejor: cuesta un { $lost } de la victoria.
puzzle-score = Resueltos: { $solved } de { $asked }.
learn-head = Lección { $number }: { $title } ({ $step } de { $steps })
learn-wrong = Esta no: cuesta un { $lost } de la victoria. Prueba otra vez.
learn-right = Correcto: { $worth } de ganar.
learn-play = Ahora, una partida de verdad: { $command }
lesson-clans-title = Clanes, robos y valor
lesson-stop-title = Cuándo empezar y qué frente primero
lesson-supply-title = El arroz y para qué sirve
lesson-sieges-title = Asedios
lesson-victories-title = Las tres victorias
lesson-block-title = Cómo frenar y cuándo asediar
ui-player-number = Jugador { $number }
ui-seat-person = Asiento { $number }: { $player }
ui-seat-bot = Asiento { $number }: { $player } (bot: { $bot })
ui-dice-promised = Dados: secretos y verificables. Promesa: { $commitment }
ui-dice-seeded = Dados: de la semilla { $seed }. Quien conoce la semilla conoce los dados.
ui-dice-own = Dados: los vuestros. Escribís lo que salió; nadie puede comprobarlos.
ui-seed-revealed = La semilla secreta era { $secret }; la promesa era { $commitment }.
ui-replay-file = La partida está en { $file }
ui-saved = Guardado en { $file }
ui-resume-with = Sigue con: { $command }
ui-asked = { $player }: { $question }
ui-entry = ¿Qué salió? Números de la lista por escribir: { $count }
ui-only-choice = Solo hay una opción: { $choice }.
ui-suggested = (Intro)
ui-curtain = Le toca a { $player }. Cuando nadie más mire, pulsa Intro.
ui-not-understood = «{ $answer }» no es una opción: escribe un número del 1 al { $count }, o ? para ver las reglas.
ui-plain-keys = Escribe un número para elegir, Intro para lo sugerido, . para todo lo sugerido en este paso; o p posición, c opciones, l registro, s guardar, ? reglas, w amenazas sí o no, h estas teclas, q salir
ui-threats = { $count ->
        [one] 1 amenaza
       *[other] { $count } amenazas
    }
ui-threats-on = Se dice con qué amenazan los demás.
ui-threats-off = No se dice con qué amenazan los demás.
ui-since = Desde tu último turno
ui-plain-odds = o probabilidades
ui-plain-coach = ! consejo
ui-plain-undo = u deshacer

ui-player = Jugador
ui-points = Puntos
ui-language = Español
ui-motto = Tres juegos de guerra. Dados honestos.
ui-player-range = { $low }–{ $high } jugadores
ui-go-on = Seguir
ui-who-plays = ¿Quién juega?
ui-person = Persona
ui-bot = Bot: { $bot }
ui-yes = sí
ui-no = no
ui-name-asked = ¿Cómo se llama?
ui-press-enter-to-begin = Pulsa Intro para empezar
ui-press-enter-to-roll = Pulsa Intro para lanzar
ui-promise-explained =
    Los dados ya están decididos por una semilla secreta. Esta es su huella (SHA-256).
    Tras la partida se muestra la semilla y cualquiera puede comprobar cada tirada.
ui-turn-of = Juega { $player }
ui-thinking = { $player } está pensando…
ui-over = La partida ha terminado
ui-wait = Un momento
ui-standing = { $player }: { $figures }
ui-figure = { $label } { $value }
ui-chance-range = { $chance } (de { $low } a { $high })
ui-chance-win = victoria { $chance }
ui-chance-lose = { $chance }, derrota { $lose }
refusal-not-legal = Eso no se puede hacer ahora.
ui-leave = ¿Dejar la partida?
ui-leave-saved = Queda guardada y te espera.
ui-leave-keys = s dejarla    n seguir
ui-winner = ¡Gana { $players }!
ui-winners = Victoria compartida: { $players }
ui-seed-of-dice = La semilla secreta de los dados:
ui-verify-with = Comprueba los dados:
ui-ending-keys = Intro ver la mesa    r repetición    q salir
ui-event = Suceso { $index } de { $events }
ui-fast-on = Los bots juegan sin pausa.
ui-fast-off = Los bots hacen pausas entre jugadas.
ui-too-small =
    Esta terminal tiene { $width }×{ $height } celdas.
    Wartable necesita { $needed_width }×{ $needed_height }: agranda la ventana o juega con --plain.
    q sale.
ui-rules = Reglas
ui-keys = Teclas

ui-key-choose = elegir
ui-key-suggested = sugerido
ui-key-all-suggested = todo
ui-key-odds = probab.
ui-key-coach = consejo
ui-key-threats = amenazas
ui-key-undo = deshacer
ui-key-rules = reglas
ui-key-zoom = ampliar
ui-key-fast = deprisa
ui-key-result = resultado
ui-key-replay = repetición
ui-key-look = aspecto
ui-key-language = idioma
ui-key-leave = salir
ui-key-back = volver
ui-key-scroll = desplazar
ui-key-step = paso
ui-key-step-ten = diez pasos
ui-key-ends = principio y fin
ui-key-row = fila
ui-key-change = cambiar
ui-key-seats = asientos
ui-key-name = nombre
ui-key-begin = empezar

ui-help-choose = ir a una opción y tomarla
ui-help-hotkeys = tomar al momento la opción de esa tecla
ui-help-suggested = tomar la opción sugerida, si la hay
ui-help-all-suggested = elegir todo lo sugerido en este paso
ui-help-pane = pasar a la siguiente imagen del tablero, si hay varias
ui-help-odds = mostrar u ocultar la probabilidad de cada opción
ui-help-coach = cuánto vale cada opción y por qué
ui-help-threats = decir o no con qué amenazan los demás
ui-help-undo = deshacer tu última decisión, mientras no se haya lanzado ningún dado ni visto un secreto
ui-help-fast = bots con o sin pausa
ui-help-zoom = solo el tablero, o con el lateral
ui-help-look = noche o papel
ui-help-log = desplazar el registro
ui-help-outlook = desplazar las amenazas y lo ocurrido desde tu último turno
ui-help-board = desplazar el tablero, si no cabe entero
ui-help-save = guardar ahora (cada decisión se guarda sola)
ui-help-leave = salir; la partida te espera

## Online tables

cmd-serve = Abre las mesas en el navegador, para ti y para quien tenga la dirección.
cmd-serve-host = La dirección en la que se escucha; 0.0.0.0 deja entrar a otros. También con WARTABLE_HOST; si no, solo este equipo.
cmd-serve-port = El puerto en el que se escucha. También con WARTABLE_PORT; si no, 8421.
cmd-serve-database = Un archivo de SQLite o la URL de una base de datos PostgreSQL. También con WARTABLE_DATABASE; si no, un archivo en tu carpeta de datos.
cmd-serve-workers = Procesos del servidor; más de uno requiere PostgreSQL. También con WARTABLE_WORKERS; si no, 1.
cmd-serve-bots = Procesos en los que piensan los bots. También con WARTABLE_BOT_WORKERS; si no, 1.
cmd-serve-origin = La dirección que usa la gente, si hay un proxy delante. También con WARTABLE_ORIGIN.
cmd-serve-proxy = Creer al proxy de delante sobre quién pregunta (X-Forwarded-For). También con WARTABLE_TRUST_PROXY.
cmd-serve-no-browser = No abrir el navegador. También con WARTABLE_NO_BROWSER.
cmd-join = Siéntate a una mesa en línea desde esta terminal.
cmd-join-name = Tu nombre en la mesa.
cmd-join-token = Un token de la API, para jugar con tu cuenta. También con WARTABLE_TOKEN.
cmd-join-seat = El asiento que quieres (1, 2 …); si no, el primero libre.
cmd-join-watch = Solo mirar.
cmd-join-pair = Buscar con quién jugar a este juego; ENLACE es entonces la dirección del servidor.
cmd-mcp = Deja jugar a un asistente: un servidor del Model Context Protocol, por la entrada y la salida estándar.
cmd-mcp-server = El servidor de Wartable en el que se juega. También con WARTABLE_SERVER; si no, el puerto 8421 de esta máquina.
cmd-mcp-name = El nombre del asistente en la mesa; si no, «Assistant».
cmd-mcp-http = Hablar HTTP en este puerto de este equipo, en /mcp, en vez de usar la entrada y la salida estándar.
cmd-admin = Administra un servidor: expulsar jugadores, exportar datos.
cmd-admin-database = La base de datos del servidor. También con WARTABLE_DATABASE.
cmd-admin-players = Muestra los jugadores.
cmd-admin-ban = Expulsa a un jugador: no podrá jugar ni mirar.
cmd-admin-unban = Deja volver a un jugador expulsado.
cmd-admin-password = Dar a una cuenta una contraseña nueva y cerrar todas sus sesiones.
cmd-admin-close-table = Cierra una mesa para siempre; nadie ha ganado.
cmd-admin-backup = Escribe toda la base de datos en un archivo; el servidor puede seguir mientras tanto.
cmd-admin-restore = Llena una base de datos vacía con una copia de seguridad.
ui-table-closed = La mesa { $table } está cerrada.
ui-backed-up = { $path }: { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}.
ui-restored = { $count ->
    [one] Se ha restaurado { $count } fila
   *[other] Se han restaurado { $count } filas
}.
error-name = este nombre no se puede usar: { $reason ->
    [mixed] mezcla letras parecidas de varias escrituras
    [empty] necesita una letra que se vea
   *[other] tiene letras que no se ven
}
error-backup = la copia de seguridad no se puede restaurar: { $reason ->
    [full] la base de datos no está vacía
    [revision] es de otra versión del programa
   *[other] el archivo no es una copia de seguridad de Wartable
}
cmd-admin-export = Escribe mesas como archivos de partida, o todo lo que se guarda de un jugador.
cmd-admin-export-player = Todo lo que se guarda de este jugador, como JSON.
cmd-admin-export-table = Solo esta mesa.
cmd-admin-export-shared = Solo las mesas cuyas personas lo permiten todas («Que otros aprendan de mis partidas»), sin sus nombres: para wartable lab people.
cmd-admin-export-to = La carpeta o el archivo de destino.
cmd-metavar-host = HOST
cmd-metavar-origin = DIRECCIÓN
cmd-metavar-database = BASE
cmd-metavar-link = ENLACE
cmd-metavar-name = NOMBRE
cmd-metavar-token = TOKEN
cmd-metavar-player = JUGADOR
cmd-metavar-table = MESA
cmd-metavar-path = RUTA

error-setting = este ajuste no tiene sentido: { $problem }
error-needs-postgres = para { $workers ->
        [one] { $workers } proceso
       *[other] { $workers } procesos
    } de servidor hace falta PostgreSQL: --database postgresql://…
error-refused = el servidor se niega: { $detail }
error-link = no es un enlace a una mesa: { $link }
error-own-dice-seed = --own-dice usa los dados de una mesa de verdad: ninguna semilla lleva a ellos
error-entry = esto no puede haber salido: elige tantos como dados hay, entre lo que se muestra
error-assistant-link = { $link } no es un enlace a una mesa; uno es como { $server }/table/ID/INVITACIÓN
error-assistant-elsewhere = esa mesa está en { $there }; este jugador está en { $server }
error-assistant-no-table = aún no estás en ninguna mesa: primero open_table o join
error-assistant-not-yours = no estás en la mesa { $table }; tus mesas son { $tables }
error-assistant-tables = serían demasiadas mesas; el máximo para un asistente: { $most }
error-assistant-question = la pregunta { $question } ya no vale; ahora es la pregunta { $now }: vuelve a mirar
error-assistant-choice = no hay opción { $choice }; elige de 1 a { $count }
error-assistant-not-asked = ahora no se te pregunta nada: espera a que te toque
error-unreachable = el servidor no responde: { $problem }
error-unknown-player = no hay ningún jugador { $player }
error-unknown-account = no existe la cuenta { $player }

ui-serving = Wartable está en { $address } – se detiene con Ctrl-C.
ui-served = Detenido. Las mesas esperan tal como están.
ui-mcp-serving = Las herramientas del asistente están en { $address }
ui-joined = Ocupas el asiento { $seat }.
ui-watching = Estás mirando.
ui-waiting-for-players = Esperando a que se sienten los demás …
ui-looking = Buscando con quién jugar; tras medio minuto viene un bot …
ui-join-keys = Número: elegir · Intro: la sugerida · !: consejo · u: retirar · /texto: decir algo · q: salir
ui-id = Id
ui-name = Nombre
ui-login = Usuario
ui-banned-column = Expulsado
ui-banned = { $player } queda expulsado.
ui-new-password = La nueva contraseña de { $player }: { $password }
ui-unbanned = { $player } puede volver a jugar.
ui-exported = { $count ->
    [one] Un archivo escrito.
   *[other] { $count } archivos escritos.
}

log-undone = { $player } retira su última decisión.
log-corrected = { $player } corrige lo que salió.
chance-outcome = { $outcome }
chance-face = { $value }
log-resigned = { $player } abandona.
log-closed = La mesa se ha cerrado.
log-timed-out = A { $player } se le acabó el tiempo.
log-withheld = { $player } comprometió una aportación a los dados y no la dijo: los dados van sin ella.

problem-unknown = El servidor se niega.
problem-malformed = El servidor no entiende esta petición.
problem-not-json = El servidor solo lee JSON.
problem-not-an-action = Esto no es una acción del juego.
problem-nothing-said = Aquí no hay nada que decir.
problem-who-are-you = Primero di quién eres.
problem-bad-token = Este token de la API no se conoce.
problem-not-your-seat = Este asiento no es tuyo.
problem-not-owner = Solo puede hacerlo quien abrió la mesa.
problem-strange-origin = Esta petición viene de otro sitio.
problem-by-token = Una clave para programas sirve para jugar. No cambia las formas de entrar en una cuenta.
problem-banned = Estás expulsado de este servidor.
problem-chat-full = En esta mesa se ha dicho y hecho tanto que ya no cabe más.
problem-chat-off = En esta mesa no hay chat.
problem-coach-off = En esta mesa no hay consejos.
problem-branched = Esta partida empezó en medio de otra: sus dados se tiraron en dos mesas.
problem-own-dice = Estos dados se tiraron en una mesa de verdad: nadie puede comprobarlos.
problem-late-moment = Una partida puede seguir desde un momento temprano de otra (sucesos: como mucho { $limit }).
problem-not-a-change = Eso no se puede cambiar así.
problem-not-a-number = Aquí va un número entero de 0 a { $highest }.
problem-no-moment = En ese momento de la partida nadie tenía que decidir.
problem-no-puzzles-yet = Todavía no hay ninguno de estos. Revisa una partida terminada: tus errores se convierten en problemas.
problem-unknown-table = Esa mesa no existe o es privada.
problem-unknown-seat = Esta mesa no tiene ese asiento.
problem-unknown-token = No tienes ese token.
problem-unknown-player = Ese jugador no existe.
problem-private-player = Este jugador no muestra sus partidas.
problem-blocked = Tú y alguien de esta mesa no queréis saber nada el uno del otro.
problem-own-block = No puedes bloquearte a ti mismo.
problem-many-blocks = Has bloqueado a tantos jugadores como se puede. Desbloquea antes a alguno.
problem-many-tokens = Ya tienes tantos tokens como se puede. Destruye antes alguno.
problem-not-blocked = No has bloqueado a este jugador.
cmd-admin-mute = Silencia a un jugador: podrá jugar, pero no escribir.
cmd-admin-unmute = Deja volver a escribir a un jugador silenciado.
cmd-admin-reports = Muestra las denuncias de los jugadores, o las cierra.
cmd-admin-reports-close = Cierra esta denuncia. Se puede dar varias veces.
cmd-admin-reports-all = También las ya cerradas.
cmd-metavar-report = DENUNCIA
error-unknown-report = no hay ninguna denuncia abierta { $report }
ui-muted-column = Silenciado
ui-muted = { $player } ya no puede escribir.
ui-unmuted = { $player } puede volver a escribir.
ui-no-reports = No hay denuncias abiertas.
ui-report = { $reporter } denuncia a { $player }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } veces)
}:
problem-muted = El responsable de este servidor te ha silenciado: puedes jugar, pero no escribir.
problem-own-report = No puedes denunciarte a ti mismo.
problem-many-reports = { $count } de tus denuncias esperan respuesta. Espera a que se atiendan.
problem-unknown-line = Este jugador no dijo eso ahí.
mail-recover-subject = Una contraseña nueva para Wartable
mail-recover = Hola, { $name }:

    alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, abre este enlace en el plazo de una hora:

    { $link }

    Si no has sido tú, no hagas nada: tu contraseña sigue igual.
mail-confirm-subject = Tu dirección de correo en Wartable
mail-confirm = Hola, { $name }:

    abre este enlace en el plazo de un día y tu cuenta tendrá esta dirección:

    { $link }

    Si no sabes de qué se trata, no hagas nada.
notify-turn-title = Te toca
notify-turn = { $others ->
        [0] Te toca en { $game }.
       *[other] Te toca en { $game } con { $players }.
    }
notify-start-title = La partida ha empezado
notify-start = { $others ->
        [0] { $game } ha empezado.
       *[other] { $game } con { $players } ha empezado.
    }
notify-invitation-title = ¿Otra partida?
notify-invitation = { $others ->
        [0] Te piden otra partida de { $game }.
        [one] { $players } te pide otra partida de { $game }.
       *[other] { $players } te piden otra partida de { $game }.
    }
notify-over-title = La partida ha terminado
notify-over = { $others ->
        [0] { $game } ha terminado.
       *[other] { $game } con { $players } ha terminado.
    }
notify-tournament-title = El torneo ha empezado
notify-tournament = El torneo { $name } ha empezado.
notify-several = { $count ->
        [one] Ha pasado { $count } cosa en Wartable
       *[other] Han pasado { $count } cosas en Wartable
    }
notify-mail = { $told }

    ---
    Recibes este correo porque así lo elegiste en tus ajustes: { $settings }
    Ninguno más, con un clic: { $stop }
problem-unknown-zone = No hay ninguna zona horaria «{ $zone }».
problem-bad-browser = No se envía ningún mensaje a este navegador: { $why ->
        [scheme] su dirección no es https
        [name] no se conoce el nombre de su servicio de avisos
        [inside] su servicio de avisos está dentro de una red
        [keys] sus claves están mal
       *[address] su dirección no es una dirección
    }.
problem-unknown-browser = Este navegador no recibe mensajes tuyos.
problem-unknown-link = Este enlace no es de nadie que reciba correo.
problem-wrong-code = El usuario o el código de recuperación no es correcto. Cada código sirve una sola vez.
problem-wrong-password = La contraseña no es correcta.
problem-no-mail = Este servidor no envía correo. Usa un código de recuperación.
problem-stale-link = Este enlace ya no sirve. Pide otro.
problem-bad-passkey = Aquí no se conoce esta llave de acceso.
problem-too-late = Ha tardado demasiado. Inténtalo de nuevo.
problem-passkeys = Tu cuenta ya tiene todas las llaves de acceso que puede tener. Quita una antes.
problem-last-way-in = Esta llave es la única entrada a tu cuenta. Crea otra antes.
problem-unknown-passkey = No tienes esa llave de acceso.
problem-no-workshop = Este servidor no tiene taller.
problem-no-experiment = No existe ese experimento.
problem-experiments = { $limit ->
        [one] Todavía se está jugando { $limit } experimento tuyo.
       *[other] Todavía se están jugando { $limit } experimentos tuyos.
    } Espera a que termine uno o detenlo.
problem-experiment-runs = Todavía se está jugando: aún no hay informe.
problem-nothing-changed = Cambia antes algún número: este es el juego normal.
problem-how-many-games = Pide una de estas cantidades de partidas: { $known }.
problem-workshop-bot = { $bot } no puede jugar esto aquí. Elige uno de estos: { $known }.
problem-not-found = Aquí no hay nada.
problem-stale = Entretanto ha pasado algo; mira otra vez.
problem-not-your-turn = No es tu turno.
problem-seat-taken = Ahí ya hay alguien sentado.
problem-seat-open = Ahí no hay nadie sentado.
problem-seats-open = Todavía hay asientos libres.
problem-not-started = La partida no ha empezado.
problem-already-started = La partida ya ha empezado.
problem-starting = La partida está a punto de empezar.
problem-pledge-first = Hay más gente en la mesa: compromete primero tu aportación y dila cuando se llame a empezar.
problem-other-pledge = Esto no es lo que se comprometió desde este asiento.
problem-contributed = Este asiento ya ha aportado a los dados.
problem-table-over = La partida ha terminado.
problem-not-over = La partida aún no ha terminado.
problem-bot-plays = En este asiento sigue jugando un bot.
problem-undo = Esto no se puede retirar: ya se tiraron dados, se reveló un secreto o la mesa no lo permite.
problem-correct = No se ha anotado nada desde la última decisión.
problem-old-version = Esta mesa se jugó con reglas anteriores (versión { $version }; la de hoy es la { $known }), así que no puede seguir. Si ha terminado, su archivo de partida aún se puede descargar, leer y comprobar.
problem-too-large = Esto es demasiado grande para el servidor.
problem-bad-seat = Indica un bot solo en los asientos de bots, y en todos ellos.
problem-no-rating = Con retirada de jugadas, consejos, reglas de la casa o una variante, una mesa no puede puntuar.
problem-too-many = Demasiado rápido. Inténtalo de nuevo en { $seconds } s.
problem-login-taken = Ese usuario ya existe.
problem-wrong-login = El usuario o la contraseña no son correctos.
problem-already-account = Ya tienes una cuenta.
problem-no-account = Eres un invitado: crea antes una cuenta, que sí tiene contraseña.
problem-bad-webhook = Este webhook no sirve: { $why ->
        [scheme] tiene que ser una dirección http o https sin más
        [name] no se conoce ese nombre
        [inside] está dentro de una red privada
       *[address] no es una dirección
    }.
problem-bug = El servidor cometió un error. Ha quedado anotado.
problem-too-slow = Esto tarda demasiado en calcularse (límite: { $seconds } s) y se ha abandonado.
problem-closed = Esta mesa se cerró antes de terminar la partida.
problem-tables = Ya tienes bastantes mesas sin terminar (como mucho { $limit }). Termina o deja una antes.
problem-tournaments = Ya tienes tantos torneos sin terminar como se puede ({ $limit }).
problem-tournament-over = El torneo ha terminado.
problem-tournament-full = No puede participar nadie más. El máximo: { $limit }
problem-tournament-empty = Para empezar hacen falta al menos dos.
problem-unknown-tournament = No existe ese torneo.
problem-pairing-full = Ahora mismo demasiada gente busca partida. Prueba de nuevo en un momento.
problem-spectators-full = Ya mira esta mesa toda la gente que puede ({ $limit }). Prueba más tarde.
problem-guest-rated = Las partidas puntuadas son para cuentas. Crea una antes: tus partidas te acompañan.
problem-database-away = La base de datos no responde. Inténtalo de nuevo enseguida.
problem-busy = La mesa está demasiado ocupada. Inténtalo de nuevo.

## El entrenador y el análisis

cmd-coach = Dice cuánto vale cada opción de quien tiene que decidir, y por qué.
cmd-coach-at = Mira el momento tras tantos sucesos; si no, el final del archivo.
cmd-review = Califica cada decisión de una partida terminada y separa la suerte de la destreza.
cmd-review-html = Escribe el análisis como página HTML con la curva.
cmd-puzzle = Resuelve posiciones con una opción claramente mejor; cada día una nueva.
cmd-puzzle-number = El problema de este número; si no, el de hoy.
cmd-puzzle-theme = Solo problemas de un tema.
cmd-puzzle-from = preguntar por los errores de las personas de un archivo de partida
cmd-learn = Aprende un juego con posiciones: elige y lee por qué.
cmd-learn-lesson = La lección de este número; la primera se juega en el navegador.

coach-title = Decide { $player }:
coach-nothing = ahí nadie tiene nada que decidir
coach-wins = gana
coach-choice = opción
coach-why = por qué
coach-thinking = El entrenador está pensando…
coach-estimate = { $share } ± { $error }
coach-separator = { "; " }
coach-line = { $number }. { $worth }: { $choice }. { $why }
coach-keys = ↑↓ elegir   ⏎ jugar   esc volver

figure-percent = { $whole } %
figure-percent-tenths = { $whole },{ $tenth } %
figure-tenths = { $whole },{ $tenth }
figure-tenths-plus = +{ $whole },{ $tenth }
figure-tenths-minus = −{ $whole },{ $tenth }
reason-wins-soon = victoria próxima en el { $odds } de las continuaciones
reason-rival-wins-soon = { $player } gana pronto en el { $odds } de las continuaciones
reason-best = ninguna otra opción es mejor
reason-only = no hay otra opción
reason-as-good = tan buena como la mejor opción
reason-behind = un { $gap } por detrás de la mejor opción

review-title = Análisis de { $game } · { $judge }
review-judge-exact = según el juego resuelto
review-judge-estimate = según una estimación
review-thinking = Analizando
review-written = El análisis está en { $file }.
review-curve = Probabilidad de ganar, suceso a suceso
review-luck-and-skill = Suerte y destreza
review-player = jugador
review-start = inicio
review-luck = suerte
review-skill = juego propio
review-others = juego ajeno
review-result = resultado
review-books = El inicio, la suerte, el juego propio y el ajeno suman el resultado. El juego propio cuenta lo perdido frente a la mejor opción.
review-error = El juez estima: la suerte y la destreza se conocen con un margen de ± { $error }. Una nota solo cuenta lo que queda fuera de ese margen.
review-lessons = Decisiones que costaron algo
review-when = { $moment }{" · "}
review-decision = { $when }{ $player }: { $made } ({ $value }) – { $grade }. Mejor: { $best } ({ $bestvalue }). Cuesta { $loss }.

grade-best = óptima
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave

## Resolver

cmd-solve = Resolver un juego: calcular todas las posiciones y escribir la tabla.
cmd-solve-tolerance = Exactitud de los valores, de 1e-10 a 1e-3; si no se indica, 1e-9.
cmd-solve-device = Dónde calcular: en el procesador (cpu), en una tarjeta gráfica (gpu) o donde sea más rápido (auto).
cmd-solve-out = El archivo que se escribe; si no se indica, age-of-war.table en esta carpeta.

solve-at-work = Resolviendo
solve-done = { $positions ->
        [one] { $positions } posición resuelta
       *[other] { $positions } posiciones resueltas
    } en { $seconds } s ({ $device }). Con el mejor juego, el primer jugador gana el { $first_player } de las partidas. La tabla está en { $file }.

error-not-solvable = { $game } no se puede resolver; { $known } sí
error-no-device-cpu = para trabajar en el procesador hace falta numba; instálalo con: pip install "wartable[solver]"
error-no-device-gpu = aquí no hay ninguna tarjeta gráfica que PyTorch y Triton puedan usar
error-batch-castles = el motor por lotes tiene sitio para { $most ->
        [one] { $most } castillo
       *[other] { $most } castillos
    }, no para { $many }
error-batch-lines = el motor por lotes tiene sitio para { $most ->
        [one] { $most } frente de batalla
       *[other] { $most } frentes de batalla
    }, contando los especiales, no para { $many }
error-table-kind = { $file }: no es una tabla de posiciones resueltas
error-table-version = { $file }: esta tabla es de otra versión
error-table-cards = { $file }: esta tabla se hizo para otras cartas
error-table-size = { $file }: esta tabla está cortada o sobra algo
error-table-checksum = { $file }: esta tabla está dañada, no coincide con su suma de comprobación

## Links to a table, where they are pasted

preview-review = Análisis: { $game } · { $players }
preview-won = Victoria de { $players }. Cada decisión, con lo que valía.
preview-title = { $host } te invita a { $game }
preview-tournament = { $name } · { $game }
preview-entrants = { $count ->
        [0] Un torneo. Aún no participa nadie: sé el primero.
        [one] Un torneo. Participa { $count } jugador.
       *[other] Un torneo. Participan { $count } jugadores.
    }
preview-seats = { $open ->
        [0] Todos los asientos están ocupados: ven a mirar.
       *[other] Asientos libres: { $open } de { $seats }.
    }

# Setting a position up
editor-player = { $player }
editor-now = El turno
editor-turn = Juega
