# Age of War. Los nombres de castillos y clanes se quedan en letras latinas.

game-title = Age of War
game-about = Siete dados y catorce castillos: ocupa todos los frentes de batalla de un castillo para conquistarlo.

## Nombres

noun-player = Jugador
noun-castle = Castillo
noun-castles = Castillos
noun-clan = Clan
noun-clans = Clanes
noun-points = Puntos

bot-collector = Coleccionista
bot-collector-text = Juega por clanes enteros y rompe los de los demás.
bot-strong = Fuerte
bot-strong-text = Juega cada turno para ganar, no por los puntos.
bot-perfect = Perfecto
bot-perfect-text = Ha resuelto el juego de dos y nunca regala nada.

castle-azuchi = Azuchi
castle-matsumoto = Matsumoto
castle-odani = Odani
castle-gifu = Gifu
castle-edo = Edo
castle-kiyosu = Kiyosu
castle-inuyama = Inuyama
castle-kasugayama = Kasugayama
castle-kitanosho = Kitanosho
castle-gassantoda = Gassantoda
castle-takahashi = Takahashi
castle-matsuyama = Matsuyama
castle-marugame = Marugame
castle-kumamoto = Kumamoto

clan-oda = Oda
clan-tokugawa = Tokugawa
clan-uesugi = Uesugi
clan-mori = Mori
clan-chosokabe = Chosokabe
clan-shimazu = Shimazu

face-infantry-1 = infantería 1
face-infantry-2 = infantería 2
face-infantry-3 = infantería 3
face-archery = arqueros
face-cavalry = caballería
face-daimyo = daimyo

line-infantry = infantería { $number }

## Preguntas

ask-open = Ocupa un frente o pierde un dado
ask-target = { $castle }: ocupa otro frente o pierde un dado
ask-rolling = Caen los dados
ask-over = La partida ha terminado
hint-open = El frente que ocupes decide tu castillo de este turno.
hint-target = Todos los frentes de este turno son de esta carta.
watch-open = { $player } elige un castillo
watch-target = { $player } ataca { $castle }

## Amenazas

threat-wins = { $player } gana la partida si toma { $castle }, el último castillo del centro.
threat-clan = A { $player } solo le falta { $castle } para el clan { $clan }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, a salvo de ataques.
threat-clan-held = A { $player } solo le falta { $castle } (ahora: { $holder }) para el clan { $clan }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, a salvo de ataques.
threat-clan-yours = A { $player } solo le falta { $castle }, que es tuyo, para el clan { $clan }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, a salvo de ataques.

## Opciones

choice-fill = { $castle }: { $line }
choice-lose-die = Perder un dado

## El registro

log-first-player = Empieza { $player }.
log-rolled = { $player } lanza: { $dice }.
log-filled = { $player } ocupa un frente de { $castle }: { $line }.
log-lost-die =
    { $left ->
        [0] { $player } pierde el último dado.
        [one] { $player } pierde un dado; queda uno.
       *[other] { $player } pierde un dado; quedan { $left }.
    }
log-turn-lost = { $player } no conquista nada este turno.
log-conquered = { $player } conquista { $castle }.
log-stolen = { $player } le quita { $castle } a { $victim }.
log-clan = { $player } tiene todo el clan { $clan }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, a salvo de ataques.
log-won = { $player } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
log-shared = { $player } comparte la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.

## Negativas

refusal-game-over = La partida ha terminado.
refusal-unknown-action = Tras cada tirada se ocupa un frente o se pierde un dado.
refusal-unknown-castle = No existe ese castillo.
refusal-other-castle = Este turno es para { $castle }: todos los frentes de un turno son de la misma carta.
refusal-own-castle = { $castle } ya es tuyo.
refusal-face-down = { $castle } es de un clan conquistado y no se puede atacar.
refusal-special-line-in-centre = { $castle } está en el centro: su frente de daimyo solo cuenta al quitárselo a un rival.
refusal-unknown-line = { $castle } no tiene ese frente.
refusal-line-filled = Este frente de { $castle } ya está ocupado.
refusal-unreadable = Esto no es una posición: { $text }
refusal-castles = Una posición dice quién tiene cada uno de los { $number } castillos.
refusal-seats = En esta mesa hay { $number } jugadores; un castillo o un turno es de otro.
refusal-centre-empty = No queda ningún castillo en el centro: la partida ha terminado.
refusal-dice = Hay { $number } dados en total, con los del castillo y los perdidos, y se lanza uno al menos.
refusal-no-castle = Hay dados en frentes, pero no se nombra ningún castillo.
refusal-no-line = { $castle } se elige ocupando uno de sus frentes.
refusal-castle-complete = Todos los frentes de { $castle } están ocupados: está conquistado.
refusal-dice-do-not-fill = Estos dados no ocupan ese frente de { $castle }.

## La posición en palabras

plain-clan = Clan { $clan }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por el clan entero:
plain-castle =
    { $points ->
        [one] { $castle }, { $points } punto: { $lines }.
       *[other] { $castle }, { $points } puntos: { $lines }.
    }
plain-line-separator = { " / " }
plain-owner = Ahora: { $player }.
plain-owner-safe = Ahora: { $player }, a salvo.
plain-standing = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, castillos: { $castles }, clanes: { $clans }.
plain-dice =
    { $lost ->
        [0] Dados: { $dice }.
       *[other] Dados: { $dice }. Perdidos: { $lost }.
    }
plain-target = Atacando { $castle }. Ocupado: { $filled }. Falta: { $open }.

score-part = { $name } { $points }

## Probabilidades

odds-centre = Desde el centro
odds-stolen = A un rival
odds-never-stolen = — { $castle } no se puede robar: su clan no tiene otro castillo, así que está a salvo en cuanto se toma (AW-31).
puzzle-theme-begin = ¿empezar aquí o perder un dado?
puzzle-theme-castle = ¿qué castillo?
puzzle-theme-steal = ¿robar o tomar del centro?
puzzle-theme-last = el último castillo del centro
puzzle-theme-finish = ¿cómo terminar?
odds-best = después, el mejor: { $castle }

## Por qué una opción vale lo que vale

reason-conquers = conquista { $castle }
reason-odds = { $castle } cae en el { $odds } de los casos
reason-nothing = en este turno ya no puede caer ningún castillo
reason-gain = { $points ->
    [0] no vale puntos
    [one] vale 1 punto
   *[other] vale { $points } puntos
}
reason-clan = completa el clan { $clan }, que queda a salvo
reason-steal = se le quita a { $player }
reason-deny = le niega el clan { $clan } a { $player }
reason-ends = termina la partida

## Lo que cuenta el laboratorio

deed-conquest = Castillos tomados del centro
deed-theft = Castillos robados
deed-holding = Castillos en poder al final
deed-clan = Clanes completados
victory-points = por puntos

## Looking back

moment-when = { $count ->
        [one] { $count } castillo en el centro
       *[other] { $count } castillos en el centro
    }

## Drills

drill-centre = del centro
drill-stolen = de un rival

## Numbers on a form

numbers-dice = Dados
number-dice = Dados de un turno
numbers-clans = Clanes
number-clan-points = Puntos por el clan entero
numbers-castles = Castillos
number-castle-points = Puntos
number-castle-line = Infantería de la línea { $place }

# Setting a position up
editor-castles = Quién tiene los castillos
editor-centre = centro
editor-dice = Dados
editor-castle = Castillo de este turno
editor-no-castle = ninguno
editor-unrolled = sin tirar
editor-faces = Lo que muestran los dados
editor-die = Dado { $number }

## The second and third lesson

lesson-clans-whole = Tienes tres castillos del clan Oda. El cuarto, Odani, está en el centro y su carta muestra { $odani }; la de Kitanosho, { $kitanosho }. Tu tirada sirve para los dos. ¿Qué castillo atacas?
lesson-clans-whole-why = La carta dice poco; el clan, mucho: completo, el clan Oda vale { $clan } en lugar de { $before }. Para ti Odani valía { $gain }, y nadie podrá quitarte ya este clan.
lesson-clans-steal = Otra vez falta Odani, que para ti vuelve a valer { $gain }, pero ahora lo tiene tu rival: un robo pide un frente más, un daimyo. Tu infantería suma { $infantry } y hay un daimyo. ¿Qué frente va primero?
lesson-clans-steal-why = Primero el frente que pide muchos dados: así Odani cae en el { $first } de los casos. Con el daimyo primero sería el { $later }, pues seis dados rara vez vuelven a mostrar tanta infantería.
lesson-clans-break = Tu rival va ganando y tiene Kasugayama, que vale { $points }. Para el clan Uesugi solo le falta Kitanosho: { $clan } puntos, a salvo para siempre. ¿Qué haces?
lesson-clans-break-why = Un robo cuenta doble: { $points } más para ti y { $points } menos para tu rival, una diferencia de { $swing }. Además rompe el clan. Sale bien solo en el { $chance } de los casos; Azuchi caería en el { $azuchi }, pero quien va por detrás necesita lo que cambia la partida.
lesson-clans-take = Odani, en el centro, y Gifu, de tu rival, valen { $points } cada uno, y un robo cuenta doble. Tu infantería suma { $infantry } y hay un daimyo. ¿Cuál?
lesson-clans-take-why = Odani tiene un solo frente, y esta tirada lo completa: el castillo es tuyo al momento. Gifu pedía más tiradas y habría caído en el { $chance } de los casos. Más vale castillo en mano que castillo por venir.
lesson-clans-safe = Vas ganando. Azuchi y Kumamoto están en el centro y valen { $points } cada uno. Han salido tres daimyos y dos arqueros. ¿Por dónde empiezas?
lesson-clans-safe-why = Kumamoto es un clan por sí solo: una vez tomado, nadie puede robarlo. Y aprovecha lo que es raro en tu tirada: tras la pareja de daimyos cae en el { $chance } de los casos; Azuchi, tras un frente de arqueros, en el { $azuchi }.
lesson-clans-last = Gifu es el último castillo del centro y completaría tu clan Oda: { $clan } puntos. Pero quien lo toma termina la partida. ¡Cuenta antes!
lesson-clans-last-why = Con Gifu acabaría { $own } a { $rival }, y perderías. Kasugayama, de tu rival, completa tu clan Uesugi: { $better } a { $worse }. Solo entonces vale la pena tomar Gifu. Nunca termines una partida que vas perdiendo.
lesson-clans-remember = Cuenta lo que un castillo vale para ti, no lo que muestra su carta: un clan completo vale más y queda a salvo, un robo cuenta doble, y un castillo que esta tirada completa es seguro. Y cuenta antes de tomar el último.

lesson-stop-wait = { $dice } dados y nada más que infantería, { $infantry } en total. El primer frente decide tu castillo para todo el turno. ¿Empiezas uno de estos, o pierdes un dado y lanzas los demás?
lesson-stop-wait-why = En esta tirada no hay nada difícil de conseguir. Sigues libre, y { $dice } dados muestran un daimyo en el { $daimyo } de las tiradas. Tienes Matsuyama: Marugame, que pide dos daimyos, completaría un clan de { $clan } puntos.
lesson-stop-begin = ¡Cinco arqueros! Tu rival tiene Inuyama, el último castillo de tu clan Tokugawa ({ $clan } puntos). Pide dos arqueros en un frente, un daimyo, y otro daimyo por ser un robo. ¿Empiezas, o pierdes un dado?
lesson-stop-begin-why = Dos iguales son raros: siete dados muestran una pareja determinada en el { $pair } de las tiradas. El frente difícil ya está, así que empieza. Los daimyos sueltos llegan solos: Inuyama cae ahora en el { $chance } de los casos.
lesson-stop-hard = Atacas Kumamoto; la caballería ya está. Faltan dos daimyos en un frente, arqueros e infantería. En esta tirada hay dos daimyos, arqueros y caballería. ¿Qué frente?
lesson-stop-hard-why = Primero el frente difícil, mientras está: Kumamoto cae en el { $pair } de los casos. Con los arqueros primero, en el { $archery }: la pareja tendría que volver a salir, y con menos dados.
lesson-stop-many = Atacas Takahashi, un robo. El daimyo y la caballería ya están; quedan dos frentes de infantería. Tus dados muestran un uno, un dos, un tres y caballería. ¿Qué frente?
lesson-stop-many-why = Primero el número mayor: Takahashi cae en el { $many } de los casos. Con el frente pequeño primero, en el { $few }. Un número pequeño sale incluso con pocos dados.
lesson-stop-dear = Robas Kiyosu. Quedan daimyo, arqueros y un frente de infantería, y { $dice } dados: cuatro unos y caballería. ¿Completas la infantería, o pierdes un dado?
lesson-stop-dear-why = Tres unos para un frente son demasiado caros: quedarían { $left } dados para dos frentes, y Kiyosu cae en el { $fill } de los casos. Si pierdes un dado, en el { $lose }. Un frente que pide muchos dados puede esperar a otros mejores.
lesson-stop-remember = Probabilidades que hay que saber: { $all } dados muestran una cara determinada en el { $seven } de las tiradas, { $some } dados en el { $four }, un dado en el { $one }. El castillo más fácil es { $easiest } ({ $most } en un turno); el más difícil, { $hardest } ({ $least }). Primero parejas y números grandes; al final, símbolos sueltos.
