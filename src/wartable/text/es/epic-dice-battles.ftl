# Epic Dice Battles. Las regiones conservan su nombre japonés; los casilleros son los sitios de los ejércitos.

game-title = Epic Dice Battles
game-about = Ejércitos, castillos y tropas ocultas sobre un mapa de Japón, cuatro estaciones al año.
rules-version-1 = el dueño de un castillo podía luchar en campo abierto en vez de resistir el asedio (ED-56), menos fichas podían irse con los dados de un flanco bloqueado (ED-60) y no se podía levantar un ejército en un castillo con un enemigo fuera (ED-31)
rules-version-2 = con cuatro jugadores se empezaba en Awa, Nagato, Suruga y Echigo (ED-5)

bot-warlord = Señor de la guerra
bot-warlord-text = Levanta ejércitos fuertes y golpea donde tiene ventaja.
bot-search = Estratega
bot-search-text = Piensa el año entero antes de marchar.

## Nouns

player-name = { $player }
slot-name = casillero { $slot }
army-name = casillero { $slot } (ejército { $number }, { $region })

line-main = línea principal
line-flank1 = flanco 1
line-flank2 = flanco 2

unit-footman = ashigaru
unit-archer = arquero
unit-cavalry = caballería
unit-ninja = ninja
unit-samurai = samurái
unit-samurai-cavalry = samurái a caballo
unit-shield = escudo

count-none = nada
count-footman = { $count } ashigaru
count-archer = { $count ->
        [one] 1 arquero
       *[other] { $count } arqueros
    }
count-cavalry = { $count } de caballería
count-ninja = { $count ->
        [one] 1 ninja
       *[other] { $count } ninjas
    }
count-samurai = { $count ->
        [one] 1 samurái
       *[other] { $count } samuráis
    }
count-samurai-cavalry = { $count ->
        [one] 1 samurái a caballo
       *[other] { $count } samuráis a caballo
    }

price-rice = { $count } de arroz
price-money = { $count } de dinero
price-honor = { $count } de honor

region-satsuma = Satsuma
region-bungo = Bungo
region-iyo = Iyo
region-awa = Awa
region-nagato = Nagato
region-izumo = Izumo
region-bizen = Bizen
region-yamashiro = Yamashiro
region-kii = Kii
region-echizen = Echizen
region-owari = Owari
region-shinano = Shinano
region-suruga = Suruga
region-echigo = Echigo
region-musashi = Musashi
region-mutsu = Mutsu

victory-points = por puntos
victory-final-battle = en la batalla final
victory-last-standing = por quedar en pie al final

## Choices

choice-start = Empezar en { $region }

choice-act-rice = Producir arroz: el marcador sube un paso
choice-act-officer = Formar un oficial para la primavera
choice-act-trade = Cambiar { $rice } de arroz por { $money } de dinero
choice-act-village = Enviar un dado a liberar una aldea
choice-act-rest = Dejar sin usar los demás dados de acción

choice-buy = Comprar: { $unit } ({ $price })
choice-end-buying = No comprar nada más
choice-put-die = Poner el dado en { $army }: { $line }
choice-open-flank = Abrir con un oficial y el dado { $army }: { $line }
choice-raise-army = Formar con un oficial un ejército nuevo en { $region }
choice-put-token = Dejarlo en { $army }
choice-scout = Espiar a { $player }
choice-scout-nobody = No espiar a nadie
choice-reveal-number = Mostrar el número de ejército del { $slot }
choice-reveal-tokens = Mostrar las fichas de unidad del { $slot }
choice-renumber = Repartir de nuevo y en secreto los números de ejército
choice-set-number = El { $slot } pasa a ser el ejército { $number }
choice-build = Construir un castillo en { $region } por { $rice } de arroz
choice-end-spring = No construir más castillos

choice-give-up-die = Entregar un dado de { $army }: { $line }
choice-give-up-token = Entregar una ficha: { $unit }

choice-lead = Mover el ejército { $number }, en { $region }
choice-move = Mover a { $region }
choice-march = Marchar a { $region } por { $rice } de arroz
choice-pass = Pasar: no mover más este otoño

choice-besiege = Asediar el castillo de { $region }
choice-stay = Quedarse en { $region } sin asedio
choice-name-battle = Librar ahora la batalla de { $region }

choice-walls = Tras las murallas: un asedio
choice-field = Al campo: una batalla campal
choice-flanks-none = No se puede usar ningún flanco
choice-flanks-first = Solo se puede usar el flanco 1
choice-flanks-second = Solo se puede usar el flanco 2
choice-flanks-both = Se pueden usar los dos flancos
choice-send-die = Enviar un dado del flanco bloqueado a { $army }: { $line }
choice-send-alone = El dado va solo
choice-join-main = Los dados del flanco bloqueado se unen a la línea principal
choice-place-token = { $unit }: { $line }
choice-send-token = { $unit }: a { $army }
choice-discard-token = { $unit }: descartar
choice-ready = Listo
choice-assign = El { $die } es de: { $unit }
choice-assign-flank = El { $die } es de: { $unit }, desde el flanco
choice-lose = Perder: { $unit }
choice-storm = A la puerta: { $unit }
choice-call-off = Levantar el asedio
choice-lay-army = { $army }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
choice-lay-flank = { $army }, { $line }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
choice-lay-shield = El escudo va a { $army }
choice-lay-token = { $unit }: a { $army }
choice-return-die = El dado se une a { $army }: { $line }

## The log

log-first-player = { $player } es el jugador inicial.
log-start = { $player } empieza en { $region }.

log-year = Empieza el año { $year }. Jugador inicial: { $player }.
log-act-rice = { $player } produce más arroz.
log-act-officer = { $player } forma un oficial.
log-act-trade = { $player } comercia con un mercader.
log-act-village = { $player } envía un dado a una aldea.
log-act-rest = { $player } deja sin usar los demás dados de acción.

log-spring = Primavera: se reclutan tropas.
log-bought = Compras: { $unit }.
log-bought-for = Compras para el { $slot }, { $line }: { $unit }.
log-bought-shield = Compras un escudo para el { $slot }.
log-raised-army = Formas un ejército nuevo en { $region }: { $unit }.
log-put-token = La ficha va al { $slot }.
log-renumbered = Repartes de nuevo tus números de ejército.
log-set-number = El { $slot } pasa a ser el ejército { $number }.
log-spied = Un ninja de { $player } ha estado espiando.
log-number-shown = { $player }: el { $slot } es el ejército { $number }.
log-tokens-shown = { $player }: el { $slot } tiene { $units }.
log-spent = { $player } ha gastado { $price }.
log-spent-nothing = { $player } no ha comprado nada.
log-new-army = { $player } tiene un ejército nuevo, el { $number }, en { $region }.
log-reinforced = { $player }, { $slot }: { $gains }.
gain-dice = dados +{ $count }
gain-tokens = fichas +{ $count }
gain-shields = escudos +{ $count }
log-built = { $player } construye un castillo en { $region }.

log-harvest = { $player } cosecha { $rice } de arroz y paga { $paid } por sus ejércitos.
log-hungry = A { $player } le falta arroz: { $missing }.
log-gave-up-die = { $player } entrega un dado del { $slot }.
log-gave-up-token = { $player } entrega una ficha del { $slot }: { $unit }.
log-gave-up-some-token = { $player } entrega una ficha del { $slot }.

log-autumn = Otoño: los ejércitos se mueven.
log-moved = { $player } mueve el ejército { $number } a { $region }.
log-marched = { $player } marcha con el ejército { $number } a { $region }.
log-passed = { $player } pasa.
log-besieges = { $player } asedia { $region }.
log-stays = { $player } se queda en { $region }.
log-named = { $player } nombra la batalla de { $region }.

log-battle = Batalla en { $region }: { $players }.
log-siege = Asedio de { $region }: ataca { $attacker }, defiende { $defender }.
log-final-battle = La batalla final: { $players }.
log-walls = { $player } se defiende tras las murallas.
log-field = { $player } sale al campo.
log-flanks-none = { $player } no deja abierto ningún flanco.
log-flanks-first = { $player } deja abierto el flanco 1.
log-flanks-second = { $player } deja abierto el flanco 2.
log-flanks-both = { $player } deja abiertos los dos flancos.
log-sent-die = Un dado se va al { $slot }, { $line }.
log-sent-alone = El dado va solo.
log-joined-main = Los dados del flanco bloqueado se unen a la línea principal.
log-placed-token = { $unit }: { $line }.
log-sent-token = { $unit }: al { $slot }.
log-discarded-token = { $unit }: ficha descartada.
log-ready = { $player } ha terminado de formar.
log-line-up = { $player } forma con { $main }.
log-line-up-flanks = { $player } forma con { $main }; flanco 1: { $flank1 }; flanco 2: { $flank2 }.
log-rolled-arrows = { $player } dispara: { $dice }.
log-rolled-stars = { $player } lanza estrellas: { $dice }.
log-rolled-flank-melee = { $player } lucha en el flanco: { $dice }.
log-rolled-main = { $player } lucha: { $dice }.
log-rolled-gate = { $player } asalta la puerta ({ $unit }): { $dice }.
log-assigned = { $player }: el { $die } es de { $unit }.
log-absorbed = Los escudos de { $player } absorben { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
log-fallen = { $player } pierde { $units }.
log-storm = { $player } envía a la puerta: { $unit }.
log-gate-damaged = La puerta está dañada.
log-gate-broken = La puerta está rota.
log-called-off = { $player } levanta el asedio.
log-battle-won = { $player } domina el campo con { $units }.
log-ruin = No queda nadie en el campo.
log-laid-army = { $player }: el { $slot } recibe { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }.
log-laid-flank = { $player }: el { $slot } tiene { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } en: { $line }.
log-laid-shield = { $player } deja un escudo en el { $slot }.
log-laid-token = { $unit }: al { $slot }.
log-castle-destroyed = El castillo de { $player } en { $region } es destruido.
log-army-gone = El ejército { $number } de { $player } desaparece.
log-honor = { $player } gana { $honor } de honor.
log-villages = Los dados de { $player } en las aldeas muestran { $dice }.
log-returned = { $player }: un dado vuelve al { $slot }, { $line }.
log-out = { $player } queda fuera.

log-points = { $player }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
log-won = { $player } gana { $how }.
log-shared = { $player } comparte la victoria, { $how }.

## Refusals

refusal-game-over = La partida ha terminado.
refusal-unknown-action = Esto no es una acción del juego.
refusal-unknown-region = No hay ninguna región «{ $text }».
refusal-not-now = Esto no se puede hacer ahora.
refusal-not-a-start = { $region } no es una región inicial para tantos jugadores.
refusal-start-taken = { $region } ya está ocupada.
refusal-rice-at-top = El marcador de arroz está en lo más alto.
refusal-no-rice-to-trade = No hay arroz suficiente para comerciar.
refusal-cannot-pay = No puedes pagar { $unit }: cuesta { $price }.
refusal-limit-reached = Tus castillos no permiten comprar más fichas este año.
refusal-supply-empty = No te queda ningún dado en la reserva.
refusal-supply-short = Un ejército nuevo necesita dos dados, y en tu reserva hay menos.
refusal-no-army = No tienes ningún ejército y ahora no puedes formar uno: hacen falta un oficial y un castillo sin ejército rival.
refusal-no-place = Ninguno de tus ejércitos tiene sitio para esto: { $unit }.
refusal-cannot-reinforce = No puedes reforzar ningún ejército: la línea de suministro está cortada o cuesta más arroz del que te quedaría.
refusal-no-such-army = No hay ningún ejército en el casillero { $slot }.
refusal-army-full = El casillero { $slot } ya tiene { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }.
refusal-flanks-too-large = Los flancos juntos nunca tienen más dados que la línea principal.
refusal-flank-closed = Este flanco del casillero { $slot } está cerrado: hace falta un oficial para abrirlo.
refusal-no-support-line = Ninguna línea de suministro llega al ejército { $number }.
refusal-support-too-dear = La línea de suministro al ejército { $number } cuesta { $rice } de arroz, más de lo que te queda.
refusal-no-officer = Para esto hace falta un oficial.
refusal-too-many-armies = Ya tienes { $armies ->
        [one] { $armies } ejército
       *[other] { $armies } ejércitos
    }.
refusal-not-your-castle = No tienes ningún castillo en { $region }.
refusal-opponent-there = Hay un ejército rival en { $region }.
refusal-no-room-for-token = El casillero { $slot } tiene tantas fichas como dados.
refusal-cannot-spy = Ahí no hay nada oculto.
refusal-nothing-hidden = Eso del casillero { $slot } no está oculto.
refusal-no-officer-to-renumber = Hace falta un oficial, y solo una vez por primavera, para repartir de nuevo los números.
refusal-nothing-to-renumber = Con un solo ejército y nada revelado no hay nada que repartir.
refusal-number-not-free = El número { $number } no se puede dar a este casillero.
refusal-castle-stands = En { $region } ya hay un castillo.
refusal-no-army-there = No tienes ningún ejército en { $region }.
refusal-line-empty = No hay ningún dado en esta línea.
refusal-no-such-token = Este ejército no tiene esa ficha: { $unit }.
refusal-no-such-number = No tienes ningún ejército { $number }.
refusal-army-tired = El ejército { $number } ya no puede moverse este otoño.
refusal-not-a-neighbour = { $region } no es una región vecina.
refusal-march-without-rice = Una marcha cuesta { $rice } de arroz; tienes { $have }.
refusal-march-too-short = { $region } no es una marcha: mover allí es gratis.
refusal-march-blocked = Un ejército rival cierra el paso a { $region }.
refusal-out-of-reach = { $region } está a más de { $fields ->
        [one] { $fields } región
       *[other] { $fields } regiones
    }.
refusal-not-asked = No se te pregunta por ese castillo.
refusal-no-battle-there = No hay ninguna batalla pendiente en { $region }.
refusal-ninja-in-main-line = Los ninjas solo están en los flancos, nunca en la línea principal.
refusal-no-blocked-dice = Ya no queda ningún dado de un flanco bloqueado por decidir.
refusal-cannot-go-along = { $unit }: no está entre las fichas que pueden acompañar al dado.
refusal-token-along-first = Di antes qué ficha acompaña al dado que has enviado.
refusal-blocked-dice-first = Decide antes sobre los dados del flanco bloqueado ({ $dice }).
refusal-tokens-left = Quedan fichas por asignar.
refusal-other-token = No le toca a esta ficha: { $unit }.
refusal-no-free-die = No hay ningún dado libre ahí: { $line }.
refusal-cannot-send-token = Esta ficha tiene un dado aquí, o ese ejército no tiene sitio.
refusal-no-room-there = El ejército del casillero { $slot } no puede recibir el dado.
refusal-other-die = Antes va el dado que muestra { $die }.
refusal-no-such-unit = No hay ninguna unidad así: { $unit }.
refusal-cannot-lay = Los supervivientes no se pueden repartir así.

## Odds

odds-siege = Un asedio.
odds-field = Una batalla en una región con { $dots ->
        [one] 1 marca
       *[other] { $dots } marcas
    }.
odds-flanks-none = No se puede usar ningún flanco.
odds-flanks-1 = Se puede usar el flanco 1.
odds-flanks-2 = Se puede usar el flanco 2.
odds-flanks-both = Se pueden usar los dos flancos.
odds-outcome = Resultado
odds-chance = Probabilidad
odds-attacker = Gana el atacante
odds-defender = Gana el defensor
odds-ruin = No queda nadie
odds-exact = Exacto.
odds-simulated = Simulado: cada cifra se desvía como mucho { $error } en 19 de cada 20 casos.

## Lo que cuenta el laboratorio

deed-start = Regiones de salida
deed-purchase = Unidades y escudos comprados
deed-winter = Acciones de invierno
deed-castle = Castillos construidos
deed-battle = Batallas libradas
winter-rice = producir arroz
winter-officer = formar un oficial
winter-trade = comerciar
winter-village = liberar una aldea
winter-rest = dados sin usar
battle-open = en campo abierto
battle-siege = asedio
battle-final = batalla final

## The board in the terminal

pane-map = mapa
pane-mat = tu tablero
pane-rivals = rivales
pane-battle = batalla
pane-table = mesa

season-setup = Preparación
season-winter = Invierno: acciones
season-spring = Primavera: tropas
season-summer = Verano: provisiones
season-autumn = Otoño: movimiento
season-battles = Otoño: batallas
season-villages = Otoño: aldeas
season-end = El final

board-year = { $year }, { $left ->
        [0] el último año
        [one] 1 año más
       *[other] { $left } años más
    }
board-first = Jugador inicial: { $player }
board-riches = arroz { $rice }+{ $income } din. { $money } honor { $honor }
board-out = fuera de la partida
board-castle-of = castillo de { $player }
board-armies-of = { $player }: ejército { $numbers }
board-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-terrain = { $region }: { $terrain }
board-road = { $one }–{ $other }
terrain-0 = campo abierto
terrain-1 = el flanco 1 no se puede usar
terrain-2 = el flanco 2 no se puede usar
terrain-3 = desfiladero, sin flancos
legend-signs = { $castle }A castillo de A  A12 ejércitos
legend-dots = • sin flanco 1 •• 2 ••• ninguno
legend-roads = otros caminos: { $roads }

army-number = ejército { $number }
mat-army = ejército { $number }, { $region }
mat-summary = Arroz { $rice }, dinero { $money }, honor { $honor }. Verano: +{ $harvest } de arroz, los ejércitos comen { $food }. Oficiales { $officers }, fichas por comprar { $tokens }. Dados: { $actions } de acción, { $villages } en aldeas, { $supply } en la reserva.
mat-free = Casilleros sin ejército: { $slots }
mat-food = come { $rice }
mat-units-shields = { $units }; { $shields ->
        [one] 1 escudo
       *[other] { $shields } escudos
    }
mat-support = suministro { $rice } de arroz
mat-no-support = sin línea de suministro
mat-seen = Los demás saben: { $what }
known-number-up = el número (boca arriba)
known-number-seen = el número (visto en { $year })
known-number-unsure = el número { $number } (visto en { $year }, quizá cambiado)
known-tokens-up = { $units } (boca arriba)
known-tokens-seen = { $units } (visto en { $year })

rival-summary = Arroz { $rice }, dinero { $money }, honor { $honor }, oficiales { $officers }, reserva { $supply }
rival-tokens = { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    }{ $shields ->
        [0] { "" }
        [one] , 1 escudo
       *[other] , { $shields } escudos
    }
rival-number-up = { $army } (boca arriba)
rival-number-seen = { $army } (visto en { $year })
rival-number-unsure = { $army } (visto en { $year }, quizá cambiado)
rival-tokens-up = { $units } (boca arriba)
rival-tokens-seen = { $units } (visto en { $year })

about-footman = Ashigaru: un dado sin ficha, nada especial.
about-archer = Arquero: dispara desde la línea principal, acierta con { $arrow }+.
about-cavalry = Caballería: +{ $modifier } en el cuerpo a cuerpo.
about-ninja = Ninja: solo en flancos; lanza estrellas, acierta con { $star }+. Al comprarlo espía a un rival.
about-samurai = Samurái: +{ $modifier }, y nunca cuenta menos de { $floor }.
about-samurai-cavalry = Samurái a caballo: +{ $modifier }, nunca cuenta menos de { $floor }, mata a { $kills }.
about-shield = Escudo: absorbe { $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    } de flecha en una batalla; no necesita dado ni arroz.

short-main = princ.
short-flank1 = fl. 1
short-flank2 = fl. 2

fight-open = Batalla de { $region }
fight-siege = Asedio de { $region }
fight-final = La batalla final
fight-attacks = ataca
fight-attacks-left = ataca a { $player }
fight-defends = defiende
fight-reserve = defiende (guarnición)
fight-gate = Puerta: daño { $damage } de { $needed }
fight-shields = { $shields ->
        [one] 1 escudo
       *[other] { $shields } escudos
    }, aún absorben { $hits }
fight-left = por colocar: { $units }
fight-over = La batalla ha terminado
fight-blocked = (bloqueado)
fight-dice = dados:
fight-hits = → { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }
fight-hits-from = Aciertos con { $needed }+: { $hits }
fight-kills = → { $kills ->
        [one] 1 muerte
       *[other] { $kills } muertes
    }
fight-to-lose = tiene que perder { $hits }
phase-walls = murallas o campo
phase-flanks = qué flancos
phase-deploy = en secreto: quién va dónde
phase-arrows = disparos, descarga { $volley }
phase-gate = ante la puerta
phase-stars = estrellas en el flanco { $flank }
phase-flank-melee = cuerpo a cuerpo en el flanco { $flank }
phase-main = combate principal, ronda { $round }
phase-regroup = los supervivientes
phase-follow-up = el campo está ganado

meaning-arrows = Las flechas aciertan con { $needed }+. Un escudo absorbe { $absorbs } impactos.
meaning-arrows-at-walls = Las flechas de los sitiadores aciertan con { $needed }+, solo en la primera descarga.
meaning-stars = Las estrellas aciertan con { $needed }+. Los escudos no ayudan.
meaning-gate = { $succeeds }+ daña la puerta; con { $dies } o menos la unidad muere.
meaning-melee = { $succeeds }+ mata; con { $dies } o menos la unidad muere.
meaning-flank-bonus = En esta ronda las unidades de un flanco tienen +{ $bonus }.
modifier-of = { $unit } { $what }
modifier-plus = +{ $modifier }
modifier-floor = mínimo { $floor }
modifier-kills = mata a { $kills }
roll-dies = { $result }: muere
roll-nothing = { $result }: no pasa nada
roll-kills = { $result }: mata a { $kills }

ask-player = { $player }: { $question }
ask-start = ¿Dónde empiezas? Ahí van tu primer castillo y tu primer ejército.
ask-winter = ¿Cuál es tu siguiente acción? Dados: { $dice }. Tienes { $rice } de arroz y { $money } de dinero.
ask-buy = ¿Qué compras? Tienes { $rice } de arroz, { $money } de dinero y { $honor } de honor. Oficiales: { $officers }.
ask-die = ¿Dónde va el dado? ({ $unit })
ask-token = ¿Qué ejército recibe la ficha? ({ $unit })
ask-shield = ¿Qué ejército recibe el escudo?
ask-scout = Tu ninja puede espiar. ¿A quién?
ask-reveal = ¿Qué hay que descubrir?
ask-number = ¿Qué número recibe este casillero?
ask-build = ¿Construyes castillos? Tienes { $rice } de arroz.
ask-give-up-die = Te falta arroz: { $missing }. ¿Qué dado entregas?
ask-give-up-token = ¿Qué ficha se va con él? ({ $army })
ask-lead = ¿Qué ejército mueves?
ask-march = ¿Adónde va el ejército { $number } desde { $region }? Tienes { $rice } de arroz.
ask-siege = Tu ejército está ante el castillo de { $region }. ¿Lo asedias?
ask-battle = ¿Qué batalla es la siguiente?
ask-walls = Te atacan en { $region }. ¿Defiendes las murallas o el campo?
ask-flanks = Asedio de { $region }: ¿qué flancos se pueden usar?
ask-follow-up = El campo de { $region } es tuyo. ¿Asedias el castillo ahora mismo?
ask-blocked = ¿Adónde van los dados del flanco bloqueado? Dados: { $dice }.
ask-along = ¿Qué ficha acompaña al dado?
hint-ninja = Un ninja necesita un dado en un flanco. En un ejército que no lo tiene se descarta en su primera batalla.
hint-ninja-leaves = Sin un dado en un flanco y sin otro ejército con sitio, tu ninja se descarta.
ask-place = ¿Dónde se coloca esta unidad? ({ $unit })
ask-ready = Todos tienen su sitio. ¿Empezamos?
ask-gate = ¿Quién asalta la puerta? Daño: { $damage } de { $needed }.
ask-assign = ¿De quién es el { $die }? Dados por repartir: { $dice }.
ask-lose = ¿A quién pierdes? Bajas: { $hits }.
ask-lay-army = { $dice ->
        [one] ¿Cuántos dados, de { $dice }, van
       *[other] ¿Cuántos de los { $dice } dados van
    } al { $army }?
ask-lay-flank = { $dice ->
        [one] ¿Cuántos dados, de { $dice }, del { $army } van
       *[other] ¿Cuántos de los { $dice } dados del { $army } van
    } al flanco { $flank }?
ask-lay-shield = ¿Qué ejército recibe el escudo? Escudos: { $shields }.
ask-lay-token = ¿Qué ejército recibe la ficha? ({ $unit })
ask-village = Una aldea es libre. ¿Dónde va el dado? Dados: { $dice }.

pick-no-token = Sin ficha
pick-token = Con ficha (este año { $tokens ->
        [one] queda { $tokens }
       *[other] quedan { $tokens }
    })
pick-buy = { $unit }: { $price }
pick-new-army = Un oficial forma un ejército nuevo
pick-line = { $line }
pick-open-flank = { $line }: lo abre un oficial
pick-officer = Con un oficial
pick-build = Construir un castillo por { $rice } de arroz
pick-lead = Mover
pick-move = Mover, gratis
pick-march = Marchar por { $rice } de arroz
pick-army-dice = { $army } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    })
pick-army-token = { $army }: { $unit }
pick-supported = { $army }, línea de suministro { $rice } de arroz
pick-slot = { $slot }: dados { $dice }, fichas { $tokens }
pick-number = número
pick-tokens = fichas
pick-field = { $region } ({ $there })
pick-send-die = A otro ejército
pick-send-to = Al { $army }
pick-assign = { $unit } → { $does }
pick-assign-flank = { $unit }, desde el flanco → { $does }
pick-lose = { $unit } (de { $left })
pick-storm = A la puerta
pick-else = O bien
note-support = línea de suministro: { $rice } de arroz
note-support-least = al menos { $rice } de arroz más por la línea de suministro
note-officer = requiere un oficial
note-ninja-without-flank = sin dados en un flanco: el ninja se descarta en su primera batalla
pick-dice = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }

odds-won = { $won } ganada, { $lost } perdida
odds-guessed = ≈{ $won } ganada, ≈{ $lost } perdida
odds-noted = { $note } { $won }, baja { $lost }
odds-range = { $odds } (de { $low } a { $high })
chance-gate = daño

noun-rice = arroz
noun-money = dinero
noun-honor = honor
noun-points = puntos
noun-controlled = Control
noun-partial = Parcial
noun-armies = Ejércitos
noun-most-rice = Más arroz
score-part = { $count } × { $worth }

plain-regions = Regiones:
plain-region = { $region }: { $terrain }.
plain-roads = Caminos a { $regions }.
plain-castle = Castillo: { $player }.
plain-armies = Ejércitos ({ $player }): { $numbers }.
plain-mat = { $player }: { $rice } de arroz y { $income } más cada verano, { $money } de dinero, { $honor } de honor; dados de acción { $actions }, oficiales { $officers }, dados en aldeas { $villages }, fichas por comprar { $tokens }, dados en la reserva { $supply }; puntos ahora { $points }.
plain-out = { $player } está fuera de la partida.
plain-dice-main = { $dice } en la línea principal
plain-dice-flank1 = { $dice } en el flanco 1
plain-dice-flank2 = { $dice } en el flanco 2
plain-battle = { $title } – { $phase }
plain-side = { $player }: { $role }
plain-line = { $line }: { $units }
plain-between = { " " }
plain-own-slot = { $slot }: { $army }. Dados: { $dice }. Unidades: { $units }. Come { $rice } de arroz.
plain-rival-slot = { $slot }. Dados: { $dice }. Fichas: { $tokens }. Escudos: { $shields }.

## El tablero en el navegador

noun-player = Jugador
country-label = Mapa de Japón
country-hint = Haz clic en una región para leer cómo es.
country-battle = Una batalla
country-touched = Nuevo desde tu último turno
country-move = Tu ejército puede moverse ahí
country-march = Tu ejército puede marchar ahí
legend-label = Signos del mapa
legend-road = camino
legend-lane = ruta marítima
calendar-label = Calendario
calendar-left = { $left ->
        [0] el último año
        [one] queda 1 año más
       *[other] quedan { $left } años más
    }
short-winter = Invierno
short-spring = Primavera
short-summer = Verano
short-autumn = Otoño
purse-harvest = +{ $rice } cada verano
purse-officers = oficiales
purse-villages = dados en aldeas
purse-supply = dados en la reserva
army-shields = { $shields ->
        [one] 1 escudo
       *[other] { $shields } escudos
    }
certainty-open = a la vista
certainty-remembered = de memoria
certainty-doubtful = de memoria, puede haber cambiado
mat-label = Tu tablero
mat-title = Tu tablero
mat-summer = { $left ->
    [one] Próximo verano: +{ $harvest } de arroz, los ejércitos comen { $food }, queda { $left }
   *[other] Próximo verano: +{ $harvest } de arroz, los ejércitos comen { $food }, quedan { $left }
}
mat-hunger = { $missing ->
    [one] Próximo verano: +{ $harvest } de arroz, los ejércitos comen { $food }, falta { $missing }
   *[other] Próximo verano: +{ $harvest } de arroz, los ejércitos comen { $food }, faltan { $missing }
}
mat-room = Sitio para { $slots ->
        [one] 1 ejército más
       *[other] { $slots } ejércitos más
    }
mat-room-officer = Sitio para { $slots ->
        [one] 1 ejército más
       *[other] { $slots } ejércitos más
    }: preguntar adónde va la próxima unidad
mat-buy-here = Lo que se compra va aquí: { $army }, { $line }
rival-label = Tablero de { $player }
rival-castles = { $castles ->
        [one] 1 castillo
       *[other] { $castles } castillos
    }
rival-armies = { $armies ->
        [one] 1 ejército
       *[other] { $armies } ejércitos
    }
market-label = Lo que se puede comprar
market-title = ¿Qué compras?
market-limit = { $tokens ->
        [0] ninguna ficha más este año
        [one] 1 ficha más este año
       *[other] { $tokens } fichas más este año
    }
market-hint = Señala una unidad para leer qué hace. Un clic compra una para la línea marcada, un número varias; o llévala.
market-hint-touch = Un toque compra una para la línea marcada; una pulsación larga o (i) dice qué hace; o llévala.
market-about = Sobre: { $unit }
market-cannot = Ahora no; elígela para saber por qué
scoring-how = Decidido { $how }
scoring-all = Mostrar todo de una vez
story-label = Cómo va la batalla
result-label = Cómo terminó la batalla
result-title = La batalla ha terminado.
result-continue = Continuar
fight-unknown = Aún no se sabe qué ejército del tablero está aquí.
fight-from-flank = desde el flanco:
odds-before = Antes de la batalla:
odds-now = Ahora:
orders-choices = Opciones
orders-follow-fighting = Decidir toda esta batalla según lo sugerido
orders-follow-feeding = Alimentar según lo sugerido
orders-follow-regroup = Reagrupar según lo sugerido
hint-pick = Elige un ejército: haz clic en él en el mapa, o llévalo adonde deba ir.
hint-march = Elige adónde va. Las flechas continuas son gratis; las de puntos, marchas. Va al instante, y se puede retirar la jugada.
hint-map = Se pueden elegir las regiones con borde dorado: una vez para mirar, otra para hacerlo.
hint-mat = Lo que puede recibirlo está en dorado, en tu tablero y en el mapa.
hint-winter = Cada dado de acción es una acción; la misma se puede repetir.

## El entrenador

reason-battle = la batalla se gana en el { $odds } de los casos
reason-battle-guess = la batalla se gana más o menos en el { $odds } de los casos
reason-gate = la puerta sufre daño en el { $damage } de los casos, la unidad muere en el { $death }
reason-guards = protege { $region }, adonde puede llegar { $player }
reason-castle-won = un castillo más al acabar el año en el { $odds } de las continuaciones
reason-castle-lost = un castillo menos al acabar el año en el { $odds } de las continuaciones
reason-points = { $points ->
        [one] alrededor de { $points } punto
       *[other] unos { $points } puntos
    } al acabar el año
reason-rival-points = { $player } pierde { $points ->
        [one] alrededor de { $points } punto
       *[other] unos { $points } puntos
    }
reason-troops-lost = { $dice ->
        [one] se pierde alrededor de { $dice } dado
       *[other] se pierden unos { $dice } dados
    }
reason-plan = después: { $plan }

## El tutorial

lesson-map = Este es Japón con sus dieciséis regiones. Caminos de puntos y rutas marítimas de rayas unen a los vecinos. Montañas y puntos bajo un nombre dicen qué flancos no se pueden usar en una batalla allí.
lesson-goal = El calendario está en la esquina: cada año tiene cuatro estaciones. Al final, cada región que controlas vale 2 puntos, cada ejército 1, y la mayor producción de arroz 1. Gana quien tenga más puntos.
lesson-start = Primero cada uno toma una región inicial con un castillo y un ejército. La tuya es Bizen, en el centro: haz clic una vez para mirarla y otra para empezar allí.
lesson-mat = Bajo el mapa está tu tablero: arroz, dinero y honor, y tu Primer Ejército con dos dados. Ben ha empezado en Musashi.
lesson-winter = Invierno: tienes tres dados de acción, una acción cada uno. Más arroz cada año siempre viene bien. Produce arroz.
lesson-officer = El marcador subió a 4. En primavera un oficial puede abrir un flanco o crear un ejército nuevo. Forma uno.
lesson-village = Tu último dado: envíalo a una aldea. Al final del otoño se tira, y con suerte te trae honor.
lesson-spring = Ben ha gastado sus tres dados en arroz. Ahora es primavera y se compran tropas. Cada región con castillo te permite comprar dos fichas de unidad al año; los ashigaru van sin ficha, por 1 de arroz.
lesson-samurai = Señala una unidad y lee qué hace. Compra un samurái: 1 de dinero y 1 de honor.
lesson-line = Una unidad es un dado con una ficha. El dado va a una línea de un ejército: ponlo en la línea principal dorada de tu tablero. La ficha va con él.
lesson-footman = Ahora un ashigaru, por 1 de arroz.
lesson-raise = Este dado será un segundo ejército: tu oficial lo forma en tu castillo. Elige Bizen.
lesson-archer = Se puede comprar una ficha más. Toma un arquero: 1 de dinero. Basta un clic: su dado y su ficha van adonde pusiste el samurái. También pueden ir a ejércitos distintos: lleva allí la unidad.
lesson-secret = Ben ve tus dados y cuántas fichas hay, pero no cuáles. Tampoco ve qué casillero es qué ejército del mapa. Una batalla lo descubre todo, y lo visto se recuerda con su año.
lesson-end-buying = Has gastado tu dinero. Eso es todo por esta primavera.
lesson-summer = El verano pasó solo: cosechaste 4 de arroz y tus ejércitos comieron 1. En tus castillos comen menos; si falta arroz, se pierden dados. Ben también ha comprado tropas.
lesson-lead = Otoño: por turnos cada uno mueve un ejército. Mover a una región vecina es gratis; una marcha de hasta tres regiones cuesta 1 de arroz. Toma el ejército 2 y elige Yamashiro.
lesson-lead-there = El ejército 2 está listo: elige Yamashiro.
lesson-pass = Ben ha pasado. El ejército 1 guarda el castillo, así que pasa tú también.
lesson-village-free = El dado de la aldea muestra un 5: la aldea queda libre y ganas 1 de honor. Desde 4 tiene éxito; con 1 o 2 se habría perdido. El dado se une a tu línea principal.
lesson-trade = Un año nuevo, y Ben es ahora el primer jugador. Ya ha hecho sus acciones. Comercia con el mercader: 2 de arroz se vuelven 2 de dinero.
lesson-rest = Los otros dados pueden quedar sin usar. Déjalos.
lesson-second-spring = Otra vez primavera. Podrías comprar tropas con el dinero, pero veamos otra cosa: no compres nada.
lesson-castle = Donde hay un ejército tuyo solo, 2 de arroz construyen un castillo. Yamashiro pasa a ser tuya: 2 puntos y dos fichas más cada año.
lesson-points = Así va un año: actuar, comprar, alimentar, marchar. Ahora, la parte que da nombre al juego.
lesson-later = Siete años después. Tu ejército en Owari tiene dos arqueros, una caballería, un samurái y dos ashigaru. El castillo de Ben en Suruga no tiene ejército: lo defienden dos arqueros de su guarnición.
lesson-attack = Mueve el ejército 1 a Suruga, al lado. En una mesa con ayuda, el mapa mostraría tus probabilidades.
lesson-attack-there = A Suruga.
lesson-besiege = Estás ante el castillo. ¡Asédialo!
lesson-ready = Nadie tiene dados en un flanco, así que todos están en la línea principal. Antes de una batalla ambos bandos deciden en secreto quién va dónde; aquí no queda nada que decidir.
lesson-shots = Primero los arqueros. Ben acertó una vez (5 o más) y tú otra: contra muros hace falta un 6. Quien recibe el impacto elige quién cae. Entrega un ashigaru.
lesson-gate = Ahora alguien corre hacia la puerta: con 4 o más la daña, con 2 o menos la unidad muere. Un samurái suma 1 y nunca cuenta menos de 3. Envíalo.
lesson-gate-again = Un 5: la puerta está dañada. El último arquero de Ben tiró y falló. ¡Otra vez!
lesson-dice = La puerta está rota: combate cuerpo a cuerpo. Primero se tiran todos los dados y luego decides quién tiró cuál. Con 4 o más mata, con 2 o menos muere. Da el 1 al samurái: cuenta 3 y vive.
lesson-cavalry = La caballería suma 1: su 3 se vuelve un 4 y mata. El resto va solo.
lesson-end = El castillo de Suruga está destruido, y podrás construir allí la próxima primavera. Conoces las estaciones y has ganado una batalla. Todo lo demás se explica en el tablero cuando llega.

## Reglas de la casa: otras lecturas de una regla

house-rule-owner-may-sally = Murallas o campo
house-rule-owner-may-sally-text = Quien es atacado con un ejército en su propio castillo elige: un asedio, o una batalla campal tras la cual el vencedor puede asediar a la guarnición.
house-rule-shields-last-one-volley = Los escudos duran una descarga
house-rule-shields-last-one-volley-text = Un escudo que absorbió una flecha desaparece tras esa descarga, también en un asedio.
house-rule-lost-die-is-gone = Perdido en la aldea, perdido para siempre
house-rule-lost-die-is-gone-text = Un dado perdido en una aldea sale de la partida y no vuelve a la reserva.

## Threats

threat-siege = { $count ->
    [one] { $player } puede asediar { $regions } el próximo otoño (ejército { $armies }).
   *[other] { $player } puede asediar { $regions } el próximo otoño (ejércitos { $armies }).
}
threat-siege-now = { $count ->
    [one] { $player } puede asediar { $regions } este otoño (ejército { $armies }).
   *[other] { $player } puede asediar { $regions } este otoño (ejércitos { $armies }).
}

## Looking back

moment-when = { $year } · { $season }
moment-army = { $year } · { $season } · ejército { $number }

## Numbers on a form

numbers-units = Unidades
number-unit-rice = Precio en arroz
number-unit-money = Precio en dinero
number-unit-honor = Precio en honor
number-unit-modifier = Se suma al dado
number-unit-floor = Nunca cuenta menos de
number-unit-kills = Un éxito cuenta
number-unit-dearness = Orden en que los programas la sacrifican
number-unit-guess = Con qué frecuencia la suponen los programas
numbers-shields = Escudos
number-shield-rice = Precio en arroz
number-shield-money = Precio en dinero
number-shield-honor = Precio en honor
number-shield-absorbs = Flechazos que detiene
numbers-battle = Batallas
number-battle-arrow = Un arquero acierta desde
number-battle-arrow-walls = Un arquero sitiador acierta desde
number-battle-star = La estrella de un ninja acierta desde
number-battle-dies = Una unidad muere hasta
number-battle-succeeds = Una unidad tiene éxito desde
number-battle-flank = Ventaja de un flanco
number-battle-gate = Daño que rompe una puerta
number-battle-reserve = Arqueros de la reserva del castillo
numbers-calendar = El calendario
number-last-year = Último año
number-first-year-two = Primer año, dos jugadores
number-first-year-three = Primer año, tres jugadores
number-first-year-four = Primer año, cuatro jugadores
number-first-year-five = Primer año, cinco jugadores
numbers-regions = Regiones
number-region-dots = Puntos del terreno
numbers-limits = Dados y límites
number-dice = Dados de un jugador
number-action-dice = Dados de acción en invierno
number-reserve-dice = Dados para la reserva del castillo
number-armies = Ejércitos como máximo
number-army-dice = Dados de un ejército como máximo
numbers-start = Al empezar
number-start-rice = Arroz
number-start-money = Dinero
number-start-honor = Honor
number-start-marker = Marcador de arroz
number-start-troops = Soldados del Primer Ejército
numbers-seasons = Las estaciones
number-marker-top = Invierno: tope de la escala de arroz
number-trade-rice = Invierno: arroz que cuesta un intercambio
number-trade-money = Invierno: dinero que da un intercambio
number-tokens-controlled = Primavera: fichas por región controlada
number-tokens-partial = Primavera: fichas por región controlada en parte
number-castle-rice = Primavera: arroz por un castillo
number-small-army-dice = Verano: dados de un ejército pequeño como máximo
number-small-army = Verano: arroz por un ejército pequeño
number-large-army = Verano: arroz por un ejército mayor
number-tokens-per-rice = Verano: fichas que alimenta un arroz
number-castle-discount = Verano: arroz de menos junto a un castillo propio
number-march-rice = Otoño: arroz por una marcha
number-march-fields = Otoño: regiones de una marcha como máximo
numbers-villages = Aldeas
number-village-lost = El dado se pierde hasta
number-village-freed = La aldea queda libre desde
number-village-honor = Honor por una aldea libre
numbers-points = Puntos
number-points-controlled = Una región controlada
number-points-partial = Una región controlada en parte
number-points-army = Un ejército
number-points-marker = El marcador de arroz más alto

## Puzzles

puzzle-theme-feed = ¿alimentar o luchar?
puzzle-theme-buy = ¿comprar más o parar?
puzzle-theme-place = ¿adónde van las tropas?
puzzle-theme-march = ¿adónde marchar?
puzzle-theme-siege = ¿sitiar o esperar?
puzzle-theme-battle = ¿quién lucha, quién cae?
puzzle-theme-hidden = ¿qué esconden?

# Setting a position up
editor-as-it-is = tal como está
editor-year = Año
editor-season = Estación
editor-first = Primer jugador
editor-rice = Arroz
editor-money = Dinero
editor-honor = Honor
editor-rice-marker = Marcador de arroz
editor-action-dice = Dados de acción
editor-officers = Oficiales
editor-villages = Dados en aldeas
editor-tokens-left = Fichas por comprar
editor-castles = Castillos
editor-no-castle = sin castillo
editor-no-army = ningún ejército
editor-region = Está en
editor-number = Número
editor-army = { $player }: ejército de la casilla { $slot }

## The second and third lesson

lesson-supply-grow = Invierno. Tienes { $rice } de arroz, el verano traerá { $marker } y tus ejércitos comerán { $eaten }. ¿Adónde va el primer dado de acción?
lesson-supply-grow-why = Un paso del marcador de arroz rinde cada verano, durante { $years } años más. Y aquí no comercies: en primavera tu arroz construye { $castles } castillos, a { $price } de arroz cada uno, uno por cada ejército que está donde no hay castillo.
lesson-supply-trade = Más tarde, en otra partida: { $rice } de arroz, { $marker } más en verano, y tus ejércitos comen { $eaten }. No tienes nada de dinero. ¿Y ahora?
lesson-supply-trade-why = El arroz que nadie come no gana nada: { $given } se vuelven { $money } de dinero. En primavera puedes comprar { $tokens } fichas de unidad, y sin dinero ninguna de las buenas.
lesson-supply-castle = Primavera, y todo está comprado. Quedan { $rice } de arroz y un castillo cuesta { $price }. Llega el verano y tus ejércitos tendrán hambre. ¿Construyes en Shinano?
lesson-supply-castle-why = El verano trae arroz antes de que nadie coma, así que gasta lo que tienes. La región vale { $points } puntos y te deja comprar { $tokens } fichas más cada año, y tu ejército allí come { $less } en lugar de { $eats }.
lesson-supply-stop = Primavera. Tienes { $rice } de arroz y nada de dinero. Un ashigaru cuesta { $footman }, y la línea de apoyo aún más, pues todos tus ejércitos están lejos de tus castillos. ¿Compras uno, o paras?
lesson-supply-stop-why = Para: los castillos se construyen al final de tu primavera. Tu arroz alcanza para { $castles }, a { $price } cada uno. Con un ashigaru sería un castillo menos.
lesson-supply-most = Quedan { $years } años. Al final, el marcador de arroz más alto vale { $points } punto, y un empate no vale para nadie. Tú estás en { $own }; tu rival, en { $rival }. ¿Adónde va el dado de acción?
lesson-supply-most-why = Los dos en { $own }: tu rival pierde ese punto. Un oficial sería lo peor: en tu reserva quedan { $dice } dados, así que no podría formar nada.
lesson-supply-remember = Un ejército de hasta { $dice } dados come { $small } de arroz; uno mayor, { $large }; cada { $tokens } fichas, uno más; en tu propio castillo, { $less } menos. Al principio el arroz se vuelve marcador y castillos; más tarde, dinero. Lo que queda tirado no gana nada.

lesson-sieges-strong = Otoño. Tu ejército de { $dice } dados está ante el castillo de Echigo. Dentro no hay ejército: lo defienden { $reserve } arqueros de su guarnición. ¿Lo asedias, o te quedas?
lesson-sieges-strong-why = El asedio triunfa en el { $chance } de los casos. Tu rival pierde { $points } puntos, y la próxima primavera puedes construir allí un castillo tuyo.
lesson-sieges-alone = Un solo ashigaru tuyo está ante Yamashiro, y dentro hay { $reserve } arqueros de la guarnición. ¿Lo asedias, o te quedas?
lesson-sieges-alone-why = El asedio triunfaría en el { $chance } de los casos. Pero estar allí vale algo: mientras tu ejército se queda, la región le cuenta { $part } a tu rival en lugar de { $whole } y le deja comprar menos.
lesson-sieges-gate = El asedio de Kii: tienes { $own } ashigaru; dentro hay { $inside }. La puerta cede tras { $gate } golpes. Una unidad la golpea con { $least } o más y muere con { $dies } o menos. ¿Envías un ashigaru, o levantas el asedio?
lesson-sieges-gate-why = Golpea en el { $hit } de los casos y muere en el { $dead }. Tienes suficientes. Envía a los baratos a la puerta y guarda a los buenos para el combate que viene detrás.
lesson-sieges-off = El asedio de Yamashiro: de tu ejército queda { $own } ashigaru, la puerta está entera y { $reserve } arqueros tiran antes de cada intento, acertando con { $arrow } o más. ¿Sigues?
lesson-sieges-off-why = Tendría que golpear la puerta { $gate } veces, con { $hit } cada vez, bajo las flechas. Si lo levantas, vive: un ejército vale { $counts }, y mientras está allí la región es solo en parte de tu rival.
lesson-sieges-inside = Tu rival está en Iyo, ante tu castillo, con un ejército de { $rival } dados. Dentro hay un ejército tuyo de { $inside } dados. Tu ejército más fuerte tiene { $own } dados y está al lado. ¿Adónde va?
lesson-sieges-inside-why = Un ejército que llega junto a otro que está dentro también lucha desde dentro. El enemigo tiene que pasar por la puerta mientras tus { $archers } arqueros tiran antes de cada intento; los suyos tiran una vez y solo aciertan con un { $wall }. Donde no hay nadie dentro, quien llega lucha en campo abierto.
lesson-sieges-remember = Asedia con muchos dados, nunca con uno. { $gate } golpes rompen la puerta: primero las unidades baratas. { $reserve } arqueros guardan cada castillo sin ejército. Levanta lo que no se puede ganar: quien se queda quita aún media región. Y recibe a un enemigo fuerte desde tus propios muros.
