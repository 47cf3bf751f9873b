# Palabras que solo usan las páginas web. Lo que un juego dice de sí mismo está en su propio catálogo.

## En todas partes

web-home = A la sala
web-pages = Páginas
web-play = Jugar
web-learn = Aprender
web-rules = Reglas
web-skip = Ir al contenido
web-language = Idioma
web-settings = Menú y ajustes
web-account = Tu nombre y tu cuenta
web-look = Aspecto
web-look-system = Como el sistema
web-look-light = Papel
web-look-dark = Noche
web-sound = Sonido
web-close = Cerrar
web-watch = Mirar
web-watch-more = Partidas públicas que se juegan ahora. Entra y mira.
web-watch-none = Ahora mismo no se juega ninguna partida pública. Empieza una que otros puedan ver o resuelve mientras tanto el problema del día.
web-watch-start = Jugar una partida pública
web-watch-delay = Quienes miran ven lo que pasa
web-watch-delay-0 = Al momento
web-watch-delay-60 = Un minuto después
web-watch-delay-300 = Cinco minutos después
web-watch-delay-900 = Un cuarto de hora después
web-watch-delayed = Este juego tiene secretos: lo que ves es de hace { $minutes } min.
web-watch-others = Más partidas
web-watch-live = Se juega ahora
web-chat-spectators = Quienes juegan no leen esto hasta el final de la partida.
web-keys = Teclas
web-key-tab = a lo siguiente que se puede elegir
web-key-enter = elegirlo
web-key-arrows = por las opciones; paso a paso por una repetición
web-key-space = saltar las jugadas ajenas hasta tu turno
web-key-escape = cerrar lo que está abierto
web-key-help = esta lista
web-login-short = Un nombre de usuario tiene al menos dos caracteres.
web-password-short = Una contraseña tiene al menos ocho caracteres.
web-turns = { $count ->
        [one] Te toca en { $count } mesa
       *[other] Te toca en { $count } mesas
    }
web-all-pages = Todas las páginas
web-more-pages = Más páginas
web-volume = Volumen
web-look-garden = Jardín
web-look-stark = Contraste fuerte
web-gave-up-resigned = se rindió
web-gave-up-timed-out = sin tiempo
web-loading = Un momento…
web-not-found = Esa página no existe
web-unreachable = No se puede contactar con el servidor. Inténtalo de nuevo.
web-unofficial = Wartable es software libre y no es oficial. Sus textos y dibujos son propios; no procede de los autores ni de las editoriales de los juegos. Si te gusta un juego, compra la caja.

## La sala

web-hero = Juegos de guerra para tu mesa, estén donde estén tus amigos
web-hero-more = Lanza los primeros dados con un clic. Juega contra bots, con quien tienes al lado o con amigos lejanos. Se puede demostrar que cada tirada es honesta.
web-title-age-of-war = Age of War
web-about-age-of-war = Siete dados, catorce castillos. Completa todos los frentes de un castillo para tomarlo antes de quedarte sin dados.
web-facts-age-of-war = 2–6 jugadores · 15–30 minutos · se aprende en tres minutos
web-title-epic-dice-battles = Epic Dice Battles
web-about-epic-dice-battles = Dieciséis provincias del Japón antiguo. Recluta en primavera, marcha en otoño y guarda tus planes para ti.
web-facts-epic-dice-battles = 2–5 jugadores · una tarde entera
web-title-board-of-war = Board of War
web-about-board-of-war = Mercaderes, constructores y soldados sobre una cuadrícula. Tres maneras de ganar y una mano de cartas para dar con una.
web-facts-board-of-war = 2–4 jugadores · una hora más o menos
web-play-now = Jugar ya contra un bot
web-level = Nivel del bot
web-create-table = Jugar con amigos
web-learn-it = Aprender jugando
web-practise = Practicar
web-continue = Seguir jugando
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora no hay mesas abiertas. Prepara una y envía el enlace a un amigo.
web-finished = Partidas terminadas
web-more = Mostrar más
web-open-seat = asiento libre
web-seats-open = { $seats ->
        [one] { $seats } asiento libre
       *[other] { $seats } asientos libres
    }
web-versus = { " · " }
web-won-by = victoria de { $players }
web-guest-name = Invitado

## Una mesa

web-you = tú
web-variant-note = En esta mesa se juega con números distintos de los del juego normal.
web-house-rules-hint = Donde el reglamento se puede leer de dos maneras, vuestro grupo puede elegir la otra lectura.
web-variant = Jugar con otros números
web-variant-hint = Una variante es un texto TOML que solo nombra lo que cambia. La página de la documentación para diseñadores enseña a escribirla.
web-variant-file = Una variante de un archivo
web-variant-text = La variante como texto
web-same-name = { $name } ({ $number })
web-bot = bot
web-your-turn = Te toca
web-turn-of = Juega { $player }
web-points-short = pts
web-players = Jugadores
web-online = conectado
web-away = ausente
web-days = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
web-spectators = { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
web-reconnecting = Conexión perdida, reconectando…
web-connection-lost = No se ha enviado: no hay conexión. Volverá por sí sola.
web-no-table = Esa mesa no existe o es privada
web-beside = Registro y chat
web-log = Registro
web-log-empty = Todavía no ha pasado nada.
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-chat-players-only = Solo los jugadores
web-send = Enviar
web-skip-ahead = Adelantar
web-tempo = Jugadas ajenas
web-tempo-instant = al instante
web-tempo-fast = rápidas
web-tempo-normal = con calma
web-tempo-step = paso a paso
web-quick = Hacer sola la única jugada posible
web-only-choice = Solo hay una opción: { $choice }.
web-sending = Enviando …
web-reconnecting-sending = Sin conexión, reconectando … Después sabrás si tu jugada contó.
web-move-counted = Conexión restablecida: tu jugada contó.
web-more-tools = Más
web-board = El tablero
web-desk = Debajo del tablero
web-desk-mine = Lo tuyo
web-desk-others = Los demás
web-desk-news = Novedades ({ $count })
web-take-back = Deshacer
web-resign = Abandonar
web-resign-sure = ¿Abandonas esta partida?
web-resign-bot = Un bot sigue jugando por ti.
web-resign-out = Tu asiento queda fuera de la partida.
web-resign-ends = La partida termina y gana tu rival.
web-play-on = Seguir jugando
web-rematch = Revancha
web-to-rematch = Ir a la revancha
web-replay = Repetición
web-curtain = Pasa el dispositivo a { $player }
web-curtain-more = Lo que viene es solo para un par de ojos.
web-curtain-lift = Soy { $player }: enséñamelo

## Antes de la primera tirada

web-seats = Asientos
web-sit-here = Sentarse aquí
web-stand-up = Levantarse
web-free-seat = Liberar el asiento
web-start = Empezar la partida
web-start-waits = La partida puede empezar cuando todos los asientos estén ocupados.
web-owner-starts = Empieza la partida quien abrió la mesa.
web-invite = Invita a un amigo
web-invite-more = Quien tenga este enlace puede entrar, sentarse o mirar.
web-invite-link = Enlace de invitación
web-copy = Copiar
web-copied = Copiado. Envíaselo a un amigo.
web-copy-failed = El navegador no ha permitido copiar: selecciona el enlace y cópialo tú.
web-invited = Tienes una invitación
web-invited-more = Di cómo quieres que te llamen y entra.
web-your-name = Tu nombre
web-come-in = Entrar
web-invited-by = { $host } te invita a { $game }
web-sit-and-play = Sentarse y jugar
web-only-watch = Solo mirar
web-clock-other = Con un reloj propio
web-term-rated = Cuenta para la clasificación
web-term-unrated = Por diversión
web-term-odds = Se muestran las probabilidades
web-term-no-odds = Sin probabilidades
web-term-coach = Se puede consultar al entrenador
web-term-undo = Se puede deshacer
web-rematch-accept = Aceptar la revancha
web-resigned = Se rindió: { $players }
web-share-it = Compartir
web-code = Código QR para un móvil
web-code-alt = El enlace de invitación como código QR
web-starts-when-full = La partida empieza sola cuando todos los asientos están ocupados.
web-allow-coach = Se puede consultar al entrenador
web-rated-forbids = En una partida clasificatoria nadie tiene probabilidades ni entrenador, y nada se deshace.
web-varied-forbids = Una partida con reglas de la casa u otros números no puede contar para la clasificación.
web-pair = Emparejamiento rápido
web-pair-more = Di a qué quieres jugar y te sientas con quien quiera lo mismo: cuanto más parecida la puntuación, antes.
web-pair-waiting = { $count ->
    [one] Ahora mismo una persona busca este juego.
   *[other] Ahora mismo { $count } personas buscan este juego.
}
web-pair-bots = Si no viene nadie
web-pair-bots-30 = Un bot tras medio minuto
web-pair-bots-120 = Un bot tras dos minutos
web-pair-bots-never = Seguir esperando, sin bot
web-pair-unrated = Sin una cuenta, la partida no cuenta para la clasificación.
web-pair-find = Buscar partida
web-pair-looking = Buscando con quién jugar…
web-pair-bot-now = Jugar ya contra un bot
web-pair-found = Tu partida está lista.
web-pair-to-table = A la mesa

web-tournaments = Torneos
web-tournaments-more = Para clubes y salones: partidas de dos, puntos para todos, y gana quien va por delante al final.
web-tournaments-none = Aún no hay torneos. Abre el primero.
web-tournament-new = Un torneo nuevo
web-tournament-name = Nombre
web-tournament-usual-name = Torneo de la tarde
web-tournament-game = Juego
web-tournament-kind = Cómo se juega
web-tournament-swiss = Rondas suizas
web-tournament-arena = Arena
web-tournament-swiss-more = Un número de rondas; en cada una se enfrentan quienes tienen los mismos puntos, y nadie se enfrenta dos veces si se puede evitar.
web-tournament-arena-more = Tantas partidas como puedas hasta que acabe el tiempo; a quien espera se le empareja enseguida.
web-tournament-rounds = Rondas
web-tournament-minutes = Minutos
web-tournament-fill = Completar con bots hasta (0: sin bots)
web-tournament-open = Abrir el torneo
web-tournament-count = Participantes: { $count }
web-tournament-is-open = Abierto
web-tournament-is-playing = En juego
web-tournament-is-over = Terminado
web-tournament-round = Ronda { $round } de { $rounds }
web-tournament-left = Minutos restantes: { $minutes }
web-tournament-lasts = Minutos: { $minutes }
web-tournament-to-table = A tu partida
web-tournament-join = Participar
web-tournament-start = Empezar el torneo
web-tournament-leave = Dejar de participar
web-tournament-wait = Se te empareja en cuanto alguien quede libre.
web-tournament-standings = Clasificación
web-tournament-nobody = Aún no participa nadie. Participa tú y envía el enlace a quienes deban unirse.
web-tournament-rank = Puesto
web-tournament-points = Puntos
web-tournament-buchholz = Buchholz
web-tournament-buchholz-more = Los puntos de todos los rivales: a igualdad de puntos va delante quien se enfrentó a los más fuertes.
web-tournament-played = Partidas
web-tournament-games = Partidas
web-tournament-round-number = Ronda { $round }
web-tournament-bye = un punto sin jugar
web-tournament-see-game = { $first } contra { $second }: { $score }. Ver la partida
web-own-dice = Con nuestros propios dados y cartas
web-own-dice-hint = Tiráis y robáis en una mesa de verdad y tocáis lo que salió. Nadie puede comprobar esos dados: la partida nunca cuenta para la clasificación.
web-own-dice-note = Vuestros dados y cartas: no verificable, nunca clasificatoria.
web-term-own-dice = Con dados de una mesa de verdad, que nadie puede comprobar
web-entry = Lo que salió
web-entry-dice = Tira los dados ({ $count }) y toca lo que salió
web-entry-one = Toca lo que salió
web-entry-left = Por tocar: { $count }
web-entry-picked = Tocado hasta ahora
web-entry-remove = Quitar: { $face }
web-entry-correct = Fue un desliz: anotarlo de nuevo
web-entry-waiting = { $player } dice lo que salió.
web-start-when-full = Empezar sola cuando todos los asientos estén ocupados

## Dados honestos

web-honest-dice = Dados honestos
web-dice-promise = La promesa de los dados
web-dice-promise-more = La semilla secreta de todos los dados ya está elegida. Esta es su huella. El navegador de cada jugador aporta algo propio que nadie ve hasta que todo está fijado: así nadie puede elegir los dados. Al acabar se muestra la semilla, y tu navegador puede comprobar con ella cada tirada.
web-nonce-given = aporta a los dados
web-starting = Se están fijando los dados; la partida empieza enseguida.
web-promise = Promesa
web-seed = Semilla
web-check-dice = Comprobar los dados
web-check-broken-promise = No son honestos: la semilla revelada no es la prometida.
web-check-other-promise = No son honestos: la promesa no es la que se mostró antes de la partida.
web-check-other-pledge = No son honestos: lo que { $player } aportó a los dados no es lo que se comprometió.
web-check-other-dice = No son honestos: los dados del suceso { $event } no son los de la semilla.

## Preparar una mesa

web-new-table = Una mesa de { $game }
web-how-many = ¿Cuántos juegan?
web-seat-number = Asiento { $number }
web-seat-me = Yo
web-seat-open = Libre, para un amigo con el enlace
web-seat-here = Alguien en este dispositivo
web-seat-name = Nombre en el asiento { $number }
web-their-name = Su nombre
web-clock = Reloj
web-clock-none = Sin reloj: todo el tiempo que quieras
web-clock-minute = Un minuto por turno
web-clock-game = Diez minutos cada uno y diez segundos más por turno
web-clock-day = Un día por turno
web-public = Pública: aparece en la sala y cualquiera puede unirse o mirar
web-allow-odds = Mostrar las probabilidades
web-allow-undo = Se puede deshacer mientras no se haya lanzado ningún dado
web-allow-chat = Chat
web-rated = Cuenta para la clasificación
web-resign-means-out = Quien abandona o agota su tiempo queda fuera (si no, sigue un bot)
web-open-table = Abrir la mesa

## Repetición

web-no-replay = No se puede mostrar esta repetición
web-share = Copiar el enlace
web-seen-by = Visto por
web-seen-by-all = todos
web-steps = Recorrer la partida
web-step = Paso
web-first = Al principio
web-last = Al final
web-back = Atrás
web-forward = Adelante
web-next = Siguiente
web-run = Reproducir
web-pause = Pausa

## Aprender

web-learn-title = Aprende jugando
web-learn-progress = Avance de la lección
web-learn-do-it = Te toca: elige lo que brilla.
web-learn-not-yet = Buena idea para una partida de verdad. Aquí, elige lo que brilla.
web-learn-done = Ahora, una partida de verdad
web-learn-again = Otra vez
web-learn-you = Tú
web-learn-ben = Ben
web-lesson = Lección { $number }
web-lesson-head = Lección { $number }: { $title }
web-lesson-task = Te toca: ¿qué eliges?
web-lesson-right = Correcto: { $choice }, { $worth } de ganar.
web-lesson-wrong = Esta no. { $choice }: { $worth } de ganar, { $cost } puntos menos que la mejor.
web-lesson-show = Muéstramelo
web-lesson-end = Para recordar
web-lesson-next = Sigue: { $title }
web-lesson-done = hecha
web-learn-aow-table = En la mesa hay catorce castillos de seis clanes. Un castillo vale los puntos de su esquina. Bajo su nombre están sus frentes de batalla: complétalos todos con dados y el castillo es tuyo.
web-learn-aow-two-things = Es tu turno: se lanzan siete dados. Después de cada tirada haces exactamente una cosa: ocupar un frente o perder un dado. Luego se vuelven a lanzar los demás.
web-learn-aow-first-line = Han salido dos arqueros, e Inuyama pide dos en un mismo frente. Complétalo. Con eso eliges también tu castillo: este turno es solo para Inuyama.
web-learn-aow-lose = Los dos dados se quedan en la carta; los otros cinco se han vuelto a lanzar. A Inuyama le falta un daimyo, el yelmo, y no ha salido. Así que pierde un dado y lanza el resto.
web-learn-aow-conquer = ¡Un daimyo! Completa el último frente.
web-learn-aow-rival = Inuyama es tuyo y está delante de ti. Ahora lanza Ben, que quiere Odani: infantería 10. La infantería se suma, cada sombrero es uno: 3 + 3 + 3 + 2 son 11, suficiente en una sola tirada.
web-learn-aow-steal = Ben ha tomado Odani, pero aún no está a salvo: los castillos de un rival se pueden robar. El precio es un frente más, un daimyo, marcado con un signo más. Tu tirada llega a 10. ¡Complétalo!
web-learn-aow-special = Ahora el frente adicional: complétalo con el daimyo.
web-learn-aow-stolen = ¡Robado! Si te quedas sin dados antes de completar un castillo, no te llevas nada, y sus frentes se vacían para el siguiente intento.
web-learn-aow-clan = Más tarde, en otra partida. En el centro solo queda Marugame, y tú ya tienes Matsuyama, el otro castillo de su clan. Ben va ganando 15 a 14. ¡Completa el último frente!
web-learn-aow-end = El clan Chosokabe está completo: sus cartas se ponen boca abajo, nadie puede quitártelas y valen 4 en lugar de 3. El centro está vacío y la partida termina: 16 a 15 para ti. Eso es todo lo que hay que saber.

## Ejemplos de las páginas de reglas

web-example = Ejemplo
web-example-player = Ana
web-example-rival = Ben
web-example-begin = La primera tirada.
web-example-roll = Lanzar otra vez
web-example-fills = { $count ->
        [0] Esta tirada no ocupa ningún frente: se pierde un dado.
        [one] Esta tirada puede ocupar { $count } frente.
       *[other] Esta tirada puede ocupar uno cualquiera de { $count } frentes.
    }

## Tu nombre y tu cuenta

web-account-is = Tu cuenta: { $login }
web-guest-is = Juegas como invitado. Este navegador te recuerda.
web-name-shown = Cómo te ven los demás
web-save = Guardar
web-match-file = Descargar el archivo de la partida
web-saved = Guardado.
web-account-make = Una cuenta, si quieres
web-account-why = Con una cuenta juegas desde cualquier dispositivo y conservas tus partidas y tu clasificación. Lo que jugaste como invitado se queda contigo.
web-login = Usuario
web-password = Contraseña
web-log-in = Entrar
web-sign-up = Crear una cuenta
web-log-out = Salir
web-log-out-everywhere = En todos los dispositivos
web-password-change = Otra contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-changed = Tu contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.
web-welcome-back = Hola de nuevo.
web-account-made = Tu cuenta está creada.
web-notifications = Avisos
web-notifications-more = Entérate de lo que pasa mientras no estás: una vez por mesa hasta que mires, y solo si sigue siendo cierto.
web-push-on = Este navegador recibe mensajes.
web-push-end = No más mensajes a este navegador
web-push-begin = Enviar mensajes a este navegador
web-push-denied = Has prohibido los mensajes en los ajustes de este navegador.
web-push-none = Este navegador no recibe mensajes. En un iPhone o iPad, pon antes Wartable en la pantalla de inicio.
web-push-refused = Este navegador no puede recibir mensajes ahora.
web-mail-none = Para el correo hace falta una cuenta con una dirección confirmada, en un servidor que envíe correo.
web-mail-ended = Ya no recibes correo sobre tus partidas.
web-mail-settings = Elige de qué quieres enterarte
web-notify-by-push = Navegador
web-notify-by-mail = Correo
web-notify-choice = { $event }: { $channel }
web-notify-turn = Me toca
web-notify-start = Empieza una partida
web-notify-invitation = Alguien pide otra partida
web-notify-over = Termina una partida
web-notify-tournament = Empieza un torneo
web-quiet = Horas de silencio
web-quiet-from = Desde
web-quiet-to = Hasta
web-quiet-more = En la hora de { $zone }. Lo que pase entonces se cuenta después, si sigue siendo cierto.
web-browsers = Navegadores que reciben mensajes
web-browser = Un navegador
web-browser-drop = Parar
web-browser-drop-of = No más mensajes a { $name }
web-offline = Sin conexión. Las partidas siguen cuando vuelva.
web-offline-since = Como estaba el { $when }.
web-turn-elsewhere = Te toca en otra mesa.
web-webhook = Webhook
web-webhook-more = Una dirección a la que se llama cada vez que te toca: para tu teléfono, tu chat o tu programa.
web-webhook-address = Dirección
web-tokens = Claves para programas
web-tokens-more = Con una clave, tu propio programa juega en tus mesas.
web-token-label = ¿Para qué es?
web-token-make = Crear una clave
web-token-once = Solo se muestra una vez:
web-token-destroy = Destruir
web-ratings = Clasificación
web-watch-again = ver otra vez
web-since-count = Desde tu último turno ({ $count })
web-since-about-you = { $count } sobre ti
web-since-rest = { $count ->
        [one] { $count } cosa menor
       *[other] { $count } cosas menores
    }
web-since-only-rest = { $player }: { $count ->
        [one] { $count } cosa menor
       *[other] { $count } cosas menores
    }
web-question = Qué hacer
web-scoring = Cómo se decidió la partida
web-ratings-more = Cuentas y bots que jugaron partidas puntuadas, según el número de jugadores. La puntuación es lo que alguien vale casi con seguridad: sube con cada partida que deja menos dudas.
web-no-ratings = Nadie ha terminado todavía una partida puntuada con tantos jugadores. Sé el primero: las partidas puntuadas son para cuentas.
web-rank = Puesto
web-rated-who = Jugador
web-rating = Puntuación
web-rated-games = Partidas
web-for-players = { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
web-odds = Probabilidades

## El entrenador

web-coach = Entrenador
web-coach-exact = exacto
web-coach-estimate = una estimación
web-coach-would = Entrenador: { $choice } ({ $share })
web-coach-waits = El entrenador habla cuando te toca.
web-coach-all = { $count ->
        [one] La única opción
       *[other] Las { $count } opciones
    }
web-coach-fewer = Solo las mejores
web-win-bar = Probabilidades de ganar
web-coach-worth = { $share } de ganar

## El análisis

web-review = Análisis
web-no-review = Aquí no hay ningún análisis
web-review-working = El juez va por la decisión { $done } de { $total }…
web-review-waiting = Llamando al juez…
web-review-event = Tras el suceso { $event } de { $events }:
web-review-moment = Este momento
web-review-no-choice = En este momento no se juzga ninguna elección.
web-review-filter = Mostrar
web-review-mine = mis errores
web-review-mistakes = los errores de todos
web-review-every = todas las decisiones
web-review-next = Siguiente error
web-review-previous = Error anterior
web-review-place = Error { $place } de { $count }
web-review-sentence = { $choice }: { $worth }. Mejor: { $better }, { $best }. Cuesta { $cost } puntos.
web-review-fine = { $choice }: { $worth }.
web-key-mistakes = error siguiente y anterior en un análisis
web-review-flawless = Nada que reprochar.
web-review-thresholds = Según la probabilidad de ganar que costó: óptima hasta 0,1 %, buena hasta 1 %, imprecisión hasta 3 %, error hasta 8 %, error grave por encima.
web-what-if = ¿Y si…? Seguir desde aquí
web-what-if-as = ¿Y si…? Seguir como { $player }
web-what-if-own = Seguir con tu asiento
web-what-if-more = Una mesa nueva desde este momento, contra bots.
web-what-if-of = Esta partida continuó otra, tras el suceso { $event }.
web-what-if-source = Ir a esa partida

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
web-aow-line-filled = ocupado
web-aow-line-can-be-filled = se puede ocupar ahora
web-aow-can-fill = Frentes que puedes ocupar ahora
web-aow-show-cards = Ver estas cartas
web-aow-conquered = ¡Cae { $castle }!
web-aow-conquered-by = Lo conquista { $player }
web-aow-stolen = ¡{ $castle } cambia de manos!
web-aow-stolen-by = { $player } se lo quita a { $victim }
web-aow-clan-whole = ¡El clan { $clan } está completo!
web-aow-clan-whole-by = A salvo con { $player } hasta el final
web-aow-all-cards = Todas las cartas de castillo

## Puzzles

web-puzzles = Problemas
web-puzzle-task = ¿Cuál es la mejor opción? Señálala en el tablero.
web-puzzle-yes = Correcto.
web-puzzle-no = No es la mejor.
web-puzzle-right = { $choice }: { $worth } de ganar.
web-puzzle-wrong = { $choice }: { $worth }. { $better }: { $best }. Cuesta { $cost } puntos.
web-puzzle-next = Siguiente problema
web-puzzle-skip = Otro
web-puzzle-daily = Problema del día
web-puzzle-theme = Tema
web-puzzle-any = todos ({ $count })
web-puzzle-own = mis propios errores ({ $count })
web-puzzle-people = de partidas de otras personas ({ $count })
web-puzzle-game = La partida de donde viene
web-puzzle-practise = Problemas con mis errores
web-puzzle-difficulty = dificultad { $difficulty }
web-puzzle-solved-by = resuelto por { $solved } de { $asked }
web-puzzle-streak = Seguidos
web-puzzle-days = Días seguidos
web-puzzle-rating = Tu puntuación
web-puzzle-best = mejor { $count }
web-puzzle-solved = { $solved } de { $asked } resueltos
web-puzzle-yours = la tuya
web-puzzle-more = Temas, racha y lo que vale cada opción
web-puzzle-worths = Lo que vale cada opción
web-puzzle-solve = Resolver problemas

## Perfiles

web-profile = Perfil
web-profile-see = Ver mi perfil
web-profile-more = Lo que otros ven de ti: tu nombre, tus puntuaciones y las partidas públicas que has terminado.
web-private = Mostrar a otros solo mi nombre
web-private-more = Entonces nadie más ve tus partidas, puntuaciones y estadísticas, y no apareces en ninguna clasificación.
web-share-games = Que otros aprendan de mis partidas
web-share-games-more = Sus posiciones se convierten en problemas, y quien aloja el servidor puede contarlas en estudios del juego; tu nombre nunca se muestra. Solo partidas en las que todas las personas de la mesa lo permiten.
web-profile-closed = Este jugador no muestra sus partidas ni sus puntuaciones.
web-profile-only-you = Solo tú puedes ver esta página: has elegido mostrar a otros solo tu nombre.
web-profile-games = Partidas
web-profile-no-games = Ninguna partida terminada coincide.
web-block = Bloquear
web-block-of = Bloquear a { $name }
web-unblock = Desbloquear
web-unblock-of = Desbloquear a { $name }
web-blocked = Jugadores bloqueados
web-blocked-more = Ninguno puede sentarse a una mesa del otro, y ninguno lee lo que escribe el otro.
web-blocked-nobody = No has bloqueado a nadie.
web-blocked-is = Has bloqueado a este jugador.
web-report = Denunciar
web-report-of = Denunciar a { $name }
web-report-line = Denunciar esta línea de { $name }: «{ $text }»
web-report-more = La lee quien lleva este servidor. Una línea se guarda con lo que se dijo antes.
web-report-reason = ¿Qué ha pasado?
web-report-sent = Gracias. El responsable del servidor lo leerá.
web-cancel = Cancelar
web-guest = Invitado
web-has-account = Cuenta
web-here-since = aquí desde el { $day }
web-strength = Nivel
web-progress = De partida en partida
web-progress-more = La precisión es la parte de decisiones óptimas o buenas; la suerte es lo que valieron dados y cartas, en probabilidad de ganar. Ambas salen de las partidas revisadas.
web-accuracy = Precisión
web-luck = Suerte
web-graph = { $title }: de { $first } a { $last }
web-graph-empty = Todavía no hay nada que mostrar.
web-openings = Aperturas favoritas
web-openings-more = El castillo conquistado en primer lugar.
web-opened = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
web-won-share = { $share } ganadas
web-game = Juego
web-result = Resultado
web-result-won = Ganada
web-result-lost = Perdida
web-result-closed = Cerrada
web-counts = Puntuación
web-counts-yes = puntuada
web-counts-no = sin puntuar
web-opponent = Rival
web-all = Todas
web-provisional = Provisional: menos de diez partidas puntuadas
web-provisional-means = El signo de interrogación indica una puntuación provisional: se basa en menos de diez partidas puntuadas.

## Entradas a una cuenta

web-passkey-log-in = Entrar con una llave de acceso
web-passkey-sign-up = Registrarse con una llave de acceso
web-passkey-failed = La llave de acceso no se pudo usar. Inténtalo de nuevo.
web-passkeys = Llaves de acceso
web-passkeys-more = Una llave de acceso vive en tu dispositivo o en tu gestor de contraseñas: nada que recordar y nada que se pueda robar.
web-passkey-add = Añadir una llave
web-passkey-drop = Quitar
web-codes = Códigos de recuperación
web-codes-more = Cada uno de estos códigos te deja volver a tu cuenta una vez, si pierdes contraseña y llave. Apúntalos ahora: solo se muestran esta vez.
web-codes-kept = Los he guardado
web-codes-copy = Copiar
web-codes-fresh = Crear códigos nuevos
web-codes-fresh-more = Te dejan volver cuando has perdido todo lo demás. Los que tienes dejan de servir cuando creas otros.
web-codes-password = Tu contraseña, para crear códigos nuevos
web-email = Correo electrónico
web-email-more = Para una contraseña nueva si olvidas la tuya. Vale cuando hayas abierto el enlace que enviamos.
web-email-address = Dirección
web-email-sent = Un enlace va en camino a { $address }.
web-email-wrong = Esto no parece una dirección de correo.
web-email-confirmed = Tu cuenta ya tiene esta dirección.
web-forgot = ¿Has olvidado tu contraseña?
web-recover = Volver a tu cuenta
web-recover-code = Con un código de recuperación
web-recover-code-field = Código de recuperación
web-recover-mail = Por correo electrónico
web-recover-mail-more = Si la cuenta tiene una dirección, enviamos un enlace.
web-recover-send = Enviar un enlace
web-recover-sent = Si la cuenta tiene una dirección, un enlace va en camino.
web-recover-no-mail = Este servidor no envía correo; quien lo gestiona puede darte una contraseña nueva.
web-recover-link = Elige una contraseña nueva
web-recover-do = Guardar la contraseña y entrar

## Drills and the explorer

web-opening-pages = Aperturas
web-opening-targets = Castillos para la primera tirada, del mejor al peor
web-opening-expansion = El tablero al empezar, con las casillas de una victoria por expansión
web-opening-best-cards = Las cartas de habilidad que más ganaron
web-drill = Ejercicio: diez tiradas
web-drill-roll = Tirada { $roll } de { $rolls }
web-drill-task = ¿Qué haces con esta tirada?
web-drill-right = La mejor: { $choice }, { $worth } de ganar.
web-drill-wrong = Mejor: { $better }. Cuesta { $cost } puntos.
web-drill-done = Diez tiradas hechas
web-drill-sum = { $best } de { $rolls } fueron la mejor opción. Las demás cuestan { $cost } puntos en total.
web-drill-again = Diez más
web-drill-so-far = Hasta ahora
web-drill-heart = Probabilidades que conviene saber de memoria
web-drill-what = siete dados, a por él
web-drill-not-legal = Las reglas no lo permiten aquí.
web-explore = Explorador
web-explore-value = Lo que vale la posición
web-explore-exact = Probabilidad de ganar, exacta
web-explore-estimate = Probabilidad de ganar, estimada
web-explore-chance = Que hable el azar
web-explore-begin = Desde el principio
web-explore-over = Con eso termina la partida.
web-play-out = Jugarla hasta el final
web-play-out-against = contra
web-play-out-friends = amigos (por invitación)
web-explore-text = La posición en una línea
web-explore-show = Mostrarla
web-explore-edit = Componer una posición
web-explore-place = Ver
web-explore-pending = Todavía no está en la posición, porque las reglas lo rechazan. Cambia lo que falta o descártalo.
web-explore-drop = Descartar

## Los datos propios

web-data = Tus datos
web-data-more = Todo lo que se guarda sobre ti, en un solo archivo; las partidas en curso se añaden cuando terminan.
web-data-export = Descargar mis datos
web-data-delete = Borrar mi cuenta y mis datos
web-data-delete-more = Las partidas en curso se abandonan. Las terminadas quedan para quienes jugaron contigo, sin tu nombre y sin lo que dijiste. Todo lo demás desaparece y nadie puede recuperarlo.
web-data-password = Tu contraseña, para estar seguros
web-data-sure = Sí, borrarlo todo
web-data-gone = Aquí ya no queda nada tuyo.

## The workshop

web-workshop = Taller
web-workshop-title = Taller: { $game }
web-workshop-more = Cambia algunos números y deja que los bots jueguen al juego cambiado y al normal con los mismos dados. El informe dice qué cambia y con qué seguridad.
web-workshop-choose = ¿Qué juego quieres cambiar?
web-workshop-rule = Regla { $rule }
web-workshop-reset = Volver a { $value }
web-workshop-changed = { $count ->
        [0] No has cambiado ningún número.
        [one] Has cambiado { $count } número.
       *[other] Has cambiado { $count } números.
    }
web-workshop-in-group = { $count ->
        [one] { $count } cambiado
       *[other] { $count } cambiados
    }
web-workshop-find = Buscar un número
web-workshop-bot = Quién juega
web-workshop-bot-auto = El mejor bot que juega al instante
web-workshop-games = Partidas de cada uno
web-workshop-play = Jugar { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
web-workshop-standard-again = Volver al juego normal
web-workshop-playing = { $done } de { $games ->
        [one] { $games } partida jugada
       *[other] { $games } partidas jugadas
    }
web-workshop-stop = Parar y mostrar lo que hay
web-workshop-fewer = Terminó antes de la última partida: { $games ->
        [one] se jugó { $games } partida de cada uno.
       *[other] se jugaron { $games } partidas de cada uno.
    }
web-workshop-report = Informe
web-workshop-toml = Descargar como TOML
web-workshop-page = Descargar el informe
web-workshop-table = Abrir una mesa con él
web-workshop-further = Seguir cambiando
web-workshop-link = Copiar el enlace
web-workshop-mine = Tus experimentos
web-workshop-failed = No salió nada
web-workshop-status-playing = jugándose
web-workshop-status-stopping = parando
web-workshop-status-done = listo
web-workshop-status-failed = fallido
web-workshop-plots = Dibujos
web-workshop-drop = Descartarlo
