# Las palabras del laboratorio. Los mensajes que empiezan por "cmd-" son una sola línea de texto sin más.

## Ayuda de la línea de órdenes

cmd-lab = Deja que los bots jueguen muchas partidas, las mide y encuentra los números que importan de un juego.
cmd-lab-run = Juega muchas partidas e informa de quién gana, cuánto duran y cómo se deciden.
cmd-lab-compare = Compara variantes de un juego con los mismos dados: qué cambió, cuánto y con qué seguridad.
cmd-lab-scan = Qué números de un juego importan: cada uno un paso abajo y un paso arriba, con los mismos dados, ordenados por lo que mueven.
cmd-lab-sensitivity = Qué números de un juego importan cuando todos se mueven a la vez (Morris), y qué parte tiene cada uno en lo que difiere (Sobol).
cmd-lab-tune = Encuentra los números que hacen el juego como lo quieres, cambiándolo lo menos posible.
cmd-lab-people = Mide las partidas que jugó la gente, de una carpeta de archivos de partida.
cmd-lab-tournament = Enfrenta a todos los bots desde todos los asientos: puntuaciones y tabla cruzada.
cmd-lab-numbers = Muestra todos los números de un juego que una variante puede cambiar, y comprueba una variante.
cmd-lab-bots = Los bots de la mesa, separados por comas; si es uno solo, ocupa todos los asientos; si no se dice, el más fuerte de los que juegan al instante.
cmd-lab-without = Sin qué debe jugar un bot: CAMPO:VALOR de sus acciones, como unit:archer, y @1 para el primer bot nombrado; se puede repetir.
cmd-lab-tournament-bots = Los bots que participan, separados por comas; si no se dice, todos los del juego que juegan al instante.
cmd-lab-players = Para cuántos jugadores; tantos como bots, o los menos que permita el juego.
cmd-lab-games = Cuántas partidas.
cmd-lab-decisions = Mirar cada decisión de tantas partidas: ramificación, drama, remontadas, un mapa de lugares y un archivo con una fila por decisión.
cmd-lab-judged = Con --decisions: que el entrenador diga cuánto mejor era la mejor opción que la segunda; lleva mucho tiempo.
cmd-lab-rounds = Cuántas veces juega cada mesa en cada colocación.
cmd-lab-compare-variant = Un archivo TOML con números cambiados; se repite. El primero se compara con los demás; si es uno solo, con el juego normal.
cmd-lab-compare-house-rule = Una regla de la casa que se compara con el juego normal; se repite.
cmd-lab-compare-standard = Que participe el juego normal, antes de todas las variantes.
cmd-lab-measure = Las medidas por las que preguntas, por su id y separadas por comas: solo esas se muestran, y solo por esas se corrige.
cmd-lab-number = Un número del juego, o el comienzo de su nombre, como castle.kiyosu, o un patrón como "*.points"; se puede repetir. Si no, todos.
cmd-lab-step = De cuánto es un paso; si no, 1, y una décima parte a partir de 20.
cmd-lab-goal = Lo que quieres: MEDIDA=MIN..MAX, como length=40..60 o how.gold=15%..25%; se puede repetir.
cmd-lab-tune-number = Un número que puede moverse, y cuánto: NOMBRE=MIN..MAX; se puede repetir.
cmd-lab-trials = Cuántos ajustes se prueban, con la cuarta parte de las partidas.
cmd-lab-sensitivity-measure = Las medidas por las que se pregunta, con los identificadores de --json; si no, la duración.
cmd-lab-paths = Cuántos recorridos por los ajustes; cada uno mueve cada número una vez.
cmd-lab-base = Lo minuciosa que es la segunda mirada: una potencia de dos, por los números que siguen más dos.
cmd-lab-beside = La carpeta de una serie de bots, para mostrarla al lado.
cmd-lab-people-players = Solo partidas de tantos jugadores; si no, el número que tienen las más.
cmd-lab-seed = El número que decide todos los dados: con el mismo número, lo mismo otra vez.
cmd-lab-out = La carpeta de las partidas y del informe; allí sigue lo que se interrumpió.
cmd-lab-workers = Cuántos procesos juegan; si no se dice, tantos como núcleos.
cmd-lab-engine = Quién juega: batch es rápido y conoce bots sencillos, readable juega todo; auto toma el más rápido que pueda.
cmd-lab-cluster = Juega en este clúster de Ray, por ejemplo ray://host:10001.
cmd-lab-duplicate = Todas las mesas reciben los mismos dados y cartas en cada asiento.
cmd-lab-max-seat-bias = Falla si un asiento gana más o menos que su parte igual por encima de esto, por ejemplo 0.03.
cmd-lab-max-first-bias = Lo mismo para quien empieza.
cmd-lab-max-unfinished = Falla si más de esta parte de las partidas no llega a su fin.
cmd-lab-max-change = Falla si una medida cambia más que esto, por ejemplo length=2; se puede repetir.
cmd-metavar-bots = BOTS
cmd-metavar-thing = COSA
cmd-metavar-measures = MEDIDAS
cmd-metavar-band = NOMBRE=MIN..MAX
cmd-metavar-folder = CARPETA
cmd-metavar-address = DIRECCIÓN
cmd-metavar-share = PARTE
cmd-metavar-limit = MEDIDA=VALOR

## Lo que puede ir mal

error-lab-experiment = { $reason ->
        [judged] --judged mira decisiones: di con --decisions de cuántas partidas
        [limit] { $option }: «{ $value }» no es MEDIDA=NÚMERO, como en length=2
        [share] «{ $value }» es más que el todo: { $name } es una parte, de 0 a 1 o de 0% a 100%
        [no-share] «{ $value }» tiene tantos por ciento, y { $name } no es parte de un todo
        [twice] { $name } está dos veces
        [whole] { $name } es un número entero: «{ $band }» tiene otros
        [unplayable] ninguno de los { $count } ajustes se puede jugar
        [together] { $numbers } no se puede jugar: { $problem }. Estrecha un recorrido
        [base] { $base } no es una potencia de dos
        [band] «{ $band }» no es NOMBRE=MIN..MAX
        [folder] no hay ninguna carpeta { $folder }
        [people] { $folder } no tiene ninguna partida terminada de este juego
        [without] nadie a quien quitarle «{ $without }»: escribe unit:archer, o unit:archer@1 para el primer bot
        [thing] ninguna acción de este juego tiene «{ $thing }»; las partes de las acciones son: { $known }
        [number] no hay ningún número «{ $name }»; los más parecidos son: { $known }; wartable lab numbers los muestra todos
        [seats] el número de bots no encaja con el número de jugadores
        [measure] no hay ninguna medida «{ $name }»; las más parecidas son: { $known }; --json las muestra todas
        [variants] nombra al menos una variante o una regla de la casa para compararla con el juego normal
        [players] di para cuántos jugadores, o nombra otros tantos bots
       *[bots] un torneo necesita al menos dos bots, cada uno nombrado una vez
    }
lab-no-batch = { $why ->
        [game] este juego no tiene motor por lotes
        [compiler] el motor por lotes necesita numba: pip install 'wartable[lab]'
        [rules] el motor por lotes no juega con estos números, o no desde este comienzo
       *[bots] el motor por lotes no conoce a { $bots }; juega con { $known }
    }
lab-not-counted = { $why ->
        [going-on] la partida no ha terminado
        [options] jugada con otras opciones o números
        [same] la misma partida que { $file }
        [players] una partida de { $players } jugadores
        [game] una partida de otro juego: { $game }
       *[large] demasiado grande para un archivo de partida
    }
error-lab-other = { $folder } contiene las partidas de otro experimento; nombra otra carpeta
error-lab-extra = hace falta { $package }, que no está instalado: pip install 'wartable[{ $extra }]'
error-lab-worker = un proceso del laboratorio murió; lo jugado está guardado: repite la misma orden para seguir
error-lab-cluster = clúster { $address }: { $problem }

## Mientras se juega

lab-playing = Jugando { $name }
lab-looking = Mirando las decisiones de { $name }
lab-interrupted = Detenido. Lo jugado está guardado en { $folder }: repite la misma orden para seguir.
lab-written = Informe: { $report }    partidas: { $games }
lab-written-report = Informe: { $report }
lab-written-tune = Informe: { $report }    mejor ajuste: { $variant }
lab-limit-kept = se cumple: { $name } es { $value }, el límite es { $limit }
lab-limit-broken = se incumple: { $name } es { $value }, el límite es { $limit }
lab-limit-open = sin decidir: { $name } es más o menos { $value }, el límite es { $limit }; { $games ->
        [one] { $games } partida lo diría
       *[other] unas { $games } partidas lo dirían
    }

## Lo que se jugó

lab-about-game = Juego
lab-about-bots = Bots
lab-about-games = Partidas
lab-about-seed = Semilla
lab-about-dice = Dados
lab-about-engine = Motor
lab-about-goal = Meta
lab-about-range = Puede moverse
lab-about-folder = Carpeta
lab-about-left-out = Archivos que no cuentan
lab-about-option = Opción
lab-about-variant = Números
lab-luck-fresh = nuevos en cada partida
lab-luck-duplicate = los mismos en cada asiento para todo lo que se compara
lab-engine-readable = las reglas legibles
lab-engine-readable-since = las reglas legibles: { $why }
lab-engine-batch = el motor por lotes, muchas partidas a la vez

lab-report-scan = Qué números importan en { $game }
lab-scan-title = Cada paso, primero el que más mueve el juego
lab-scan-text = { $changed } de { $steps } pasos cambian algo con seguridad. Cada fila muestra la medida que su paso mueve más.
lab-scan-plot = Lo que cambia un paso: { $measure }
lab-scan-unplayable = Pasos que no se pueden jugar
lab-note-scan = Entre paréntesis: intervalos del 95 %. Cada paso se jugó con los mismos dados que el juego normal. p está corregida por todos los pasos y medidas juntos (Holm). El efecto es el cambio en desviaciones típicas de una partida a otra: 0,2 es poco, 0,8 es mucho.

lab-report-sensitivity = Qué mueve { $game }, todos los números a la vez
lab-sensitivity-title = Lo que hace cada número: { $measure }
lab-sensitivity-shares = De dónde vienen las diferencias: { $measure }
lab-sensitivity-plot = De un extremo a otro del recorrido: { $measure }
lab-note-sensitivity = Entre paréntesis: intervalos del 95 %. La fuerza (mu*) es el tamaño medio de lo que cambia cuando un número va de un extremo al otro de su recorrido, estén donde estén los demás; la dirección (mu) lleva su signo; la dispersión (sigma) es cuánto depende de los demás, o se aparta de una recta. La parte sola (S1) y la parte junto con otros (ST) dicen cuánto de las diferencias entre ajustes viene de un número. Cada ajuste se jugó con los mismos dados; las cifras pequeñas son ruido de las partidas.
lab-head-range = Recorrido
lab-head-strength = Fuerza
lab-head-direction = Dirección
lab-head-spread = Dispersión
lab-head-alone = Solo
lab-head-together = Con otros

lab-report-tune = { $game }, ajustado
lab-tune-title = Los ajustes más cercanos
lab-tune-text = { $kept } de { $settings } ajustes cumplen todas las metas, con un 95 % de confianza. Se jugaron con dados nuevos.
lab-tune-trials = Todo lo que se probó
lab-tune-plot = Cuán lejos del juego normal y, hacia arriba, cuán lejos de las metas
lab-tune-plot-text = Cada punto es un ajuste. Los que nada supera en ambas cosas están marcados, tal como salieron con muchas partidas.
lab-note-tune = «Lejos» cuenta anchuras de las bandas de las metas, 0 es dentro de todas; «movido» cuenta recorridos enteros de números. Los ajustes se probaron con pocas partidas, y los de la lista se jugaron de nuevo con muchas.
lab-head-numbers = Números
lab-head-miss = Lejos
lab-head-moved = Movido
lab-head-verdict = Metas
lab-verdict-kept = cumplidas
lab-verdict-broken = falladas
lab-verdict-open = aún no se sabe

lab-decisions-title = Decisiones
lab-decisions-text = { $games ->
    [one] Se miró una partida decisión por decisión.
   *[other] Se miraron { $games } partidas decisión por decisión.
} Las perspectivas son una estimación rápida de quién gana, a partir de lo que todos ven.
lab-decision-row = { $name }: { $meaning }
lab-means-branching-factor = acciones posibles, en todas las decisiones
lab-means-decision-factor = lo mismo donde había más de una
lab-means-decision-moves = decisiones con más de una acción
lab-means-decisions-that-matter = la mejor y la segunda a más de un punto
lab-means-drama = raíz de la desventaja de quien ganó mientras iba detrás
lab-means-comebacks = quien ganó tuvo menos de media parte igual
lab-means-undecided = los dos favoritos a menos de diez puntos
lab-means-score-difference = entre el mejor y el siguiente al final
lab-places-title = Dónde ocurre
lab-places-text = Decisiones por partida, según el lugar del que tratan; cuanto más oscuro, más.
lab-places-plot = Decisiones por partida, según el lugar

lab-report-people = { $game }, jugado por personas
lab-people-title = Personas al lado de bots
lab-people-text = { $people } partidas de personas y { $bots } de bots, con otros dados y otras decisiones. Marcado está lo que difiere con seguridad: los intervalos no se tocan.
lab-head-people = Personas
lab-head-bots = Bots
lab-head-file = Archivo
lab-head-step = Paso
lab-head-effect = Efecto
lab-head-problem = Por qué no
lab-standard = el juego normal
lab-standard-name = normal
lab-workshop-name = cambiado

## Cifras

lab-none = –
lab-interval = { $value } ({ $low } a { $high })
lab-very-many = más de un millón
lab-points = { $sign }{ $value } pp

lab-measure-seat = Gana el asiento { $subject }
lab-measure-first = Gana quien empieza
lab-measure-bot = Gana { $subject }
lab-a-person = una persona
lab-measure-decisions = Decisiones
lab-measure-lead-changes = Cambios de líder
lab-measure-decided = Parte de la partida antes de que el ganador lidere hasta el final
lab-measure-how = Victoria: { $subject }
lab-measure-shared = Victorias compartidas
lab-measure-unfinished = Paradas sin final
lab-measure-branching-factor = Factor de ramificación
lab-measure-decision-factor = Factor de decisión
lab-measure-decision-moves = Jugadas con decisión
lab-measure-decisions-that-matter = Decisiones que importan
lab-measure-drama = Drama
lab-measure-comebacks = Remontadas
lab-measure-undecided = Sin decidir
lab-measure-score-difference = Diferencia de puntos
lab-item-deed-count = { $item }: por partida
lab-item-deed-order = { $item }: puesto en el orden
lab-item-deed-win = { $item }: gana quien más tiene
lab-length = Duración
lab-length-turn = Turnos
lab-length-round = Rondas
lab-length-year = Años

lab-head-who = Quién
lab-head-wins = Gana
lab-head-games = Partidas
lab-head-length = Duración
lab-head-mean = Media
lab-head-measure = Medida
lab-head-value = Valor
lab-head-rating = Puntuación
lab-head-deed-count = Por partida
lab-head-deed-order = Puesto en el orden
lab-head-deed-win = Gana quien más tiene
lab-head-before = Antes
lab-head-after = Después
lab-head-change = Cambio
lab-head-p = p
lab-head-finding = Conclusión
lab-head-detectable = Visible desde
lab-head-more = Partidas más
lab-head-number = Número
lab-head-standard = Normal
lab-head-variant = Variante

## El informe

lab-report-run = { $game } en el laboratorio
lab-report-compare = { $game }: comparación de variantes
lab-report-tournament = { $game }: torneo de bots
lab-note = Entre paréntesis, el intervalo que contiene el valor verdadero en 95 de cada 100 experimentos como este.
lab-note-compare = Entre paréntesis, intervalos del 95 %. Ambas partes se jugaron con los mismos dados en cada asiento. p es la probabilidad de una diferencia así si nada hubiera cambiado, corregida por el número de medidas y variantes; por debajo de 0,05 cuenta como cambio. «Visible desde» es el menor cambio que tantas partidas probablemente mostrarían; «partidas más», cuántas más harían falta para mostrar un cambio del tamaño visto.
lab-wins = Quién gana
lab-wins-text = La parte igual sería { $fair }. Una victoria compartida cuenta por partes.
lab-length-title = Cuánto dura
lab-length-text = La media, y por debajo de qué duración quedan 5, 25, 50, 75 y 95 de cada 100 partidas.
lab-course = Cómo y cuándo se decide
lab-course-text = Lidera quien tiene más puntos, o quien está más cerca de una victoria.
lab-decided-plot = Porcentaje de la partida antes de que el ganador lidere hasta el final
lab-topic-text = Cuánto hay en una partida, y con qué frecuencia gana el asiento que tiene más que los demás.
lab-topic-plot = { $topic }: gana quien más tiene
lab-order-plot = { $topic }: puesto en el orden
lab-count-plot = { $topic }: por partida
lab-compare-title = { $name } frente a { $base }
lab-compare-topic = { $topic }: { $name } frente a { $base }
lab-compare-text = Cambiaron { $changed } de { $measures } medidas; { $same } fueron iguales en todas las partidas y no se muestran.
lab-compare-plot = Cambio de las frecuencias
lab-finding-changed = cambió
lab-finding-same = todas las partidas iguales
lab-finding-nothing = demasiado poco que comparar
lab-finding-unclear = sin cambio demostrado
lab-ratings = Puntuaciones
lab-ratings-text = Puntuaciones en la escala Elo con intervalos del 95 %, ajustadas a todas las partidas a la vez; su media es 1500. Quien tiene 100 puntos más que otro queda por delante en 64 de cada 100 partidas; con 200 puntos, en 76. La parte igual de las victorias sería { $fair }.
lab-cross = Quién queda por delante de quién
lab-cross-text = Con qué frecuencia el bot de la fila queda por delante del de la columna; un empate cuenta la mitad.
lab-depth = Profundidad
lab-depth-text = { $levels ->
        [one] Ningún bot supera claramente a otro: hay un solo nivel.
       *[other] { $levels } niveles: la serie más larga de estos bots en la que cada uno queda por delante del siguiente al menos 60 veces de cada 100. Cuantos más niveles, más hay que aprender.
    }
lab-head-level = Nivel
lab-seats = Cuánto vale cada asiento
lab-numbers-ok = Esta variante se puede jugar.
