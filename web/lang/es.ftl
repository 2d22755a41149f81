### Wye, Español. See https://projectfluent.org/fluent/guide for the syntax.

## The players' colours

# The players' colours, which a theme of the board renames.
-negras =
    { THEME() ->
        [red-blue] rojas
       *[other] negras
    }
-blancas =
    { THEME() ->
        [red-blue] azules
       *[other] blancas
    }

## Problems

copy-link = Copiar enlace
all-problems = Todos los problemas
any-board = Y y Hex
boards = Tableros
deck-title = Tus errores
deck-due = { $due ->
        [0] Hoy no hay nada que practicar; { $all } en el mazo
       *[other] { $due } de { $all } para practicar hoy
    }
deck-empty = Analiza tus partidas: sus errores vienen aquí y vuelven hasta que los domines.
deck-task = Juegan { $player }. En tu partida jugaste { $move }, que costó un { $cost }. Encuentra una jugada mejor.
deck-right = { $days ->
        [1] { $move } es correcta. La posición vuelve mañana.
       *[other] { $move } es correcta. La posición vuelve en { $days } días.
    }
deck-wrong = { $move } no es mejor. Prueba otra jugada o mira la respuesta.
deck-answer = { $move } era mejor. La posición vuelve mañana.
deck-show = Ver la respuesta
deck-next = Siguiente
deck-drop = Sacar del mazo
deck-done = Eso era todo por hoy.
trainer-title = Aperturas
trainer-text = Primeras piedras e intercambios: ¿qué dirían las tablas?
trainer-due = { $due ->
        [0] Hoy no hay nada que repetir; { $all } respondidas
       *[other] { $due } de { $all } para repetir hoy
    }
trainer-board = Tablero
trainer-waits = La pregunta llega en cuanto se haya cargado el motor.
# $first has placed the first stone, which $second may take over.
trainer-asked = Las { $first } han empezado en { $stone }. ¿Deben las { $second } quedarse con la piedra o seguir jugando?
trainer-take = Quedarse con la piedra
trainer-leave = Seguir jugando
trainer-fair = Empiezan las { $player }, y el otro jugador puede quedarse con la piedra. Coloca la más igualada.
# $strong whether the stone wins more than half of its games
trainer-unfair = Sin intercambio, { $stone } gana el { $share }: { $strong ->
        [true] demasiado fuerte.
       *[other] demasiado débil.
    } Prueba otra piedra o mira la respuesta.
trainer-fairest = { $right ->
        [true] Correcto:
       *[other] La respuesta:
    } { $stone } es una de las piedras más igualadas. Sin intercambio gana el { $share }.
trainer-taken = { $right ->
        [true] Correcto.
       *[other] No.
    } Sin intercambio, { $stone } gana el { $share }: { $strong ->
        [true] es mejor quedarse con la piedra.
       *[other] es mejor seguir jugando.
    }
trainer-returns = { $days ->
        [1] La pregunta vuelve mañana.
       *[other] La pregunta vuelve en { $days } días.
    }
daily-problem = Problema del día
next-unsolved = Siguiente sin resolver
solve = Resolver
motif = Motivo
any-motif = Cualquier motivo
motif-joins = Une dos cadenas
motif-bridge = Puentes
motif-double = Amenazas dobles
motif-cut = Corta el paso
motif-must = La única defensa
motif-template = Plantillas de borde
motif-ladder = Escaleras y sus escapes
play-from-here = Jugar desde aquí
problem-board = Tablero del problema
difficulty-easy = Fácil
difficulty-medium = Medio
difficulty-hard = Difícil
difficulty-expert = Muy difícil
problem-title = Problema { $place }
board-of = { $game } { $size }
solved-of = { $done } de { $all } resueltos
solved-alone = resuelto
solved-helped = resuelto con una pista
unsolved = sin resolver
streak =
    { $days } { $days ->
        [one] día seguido
       *[other] días seguidos
    }
find-move = Juegan { $player } y ganan: encuentra la única jugada ganadora.
told-area = Pista: la jugada está en la zona marcada.
told-move = Pista: la jugada es { $move }.
right-move = Correcto: { $move } es la única jugada ganadora.
right-end = Correcto: { $move } gana.
right-so-far = Correcto: { $move }.
defended = Correcto: { $move }. Las { $player } se defienden con { $answer }: encuentra la jugada que sigue ganando.
right-line = Las { $player } ganan contra cualquier defensa, por ejemplo:
wrong-move =
    { $move } no gana. { $ready ->
        [true] Buscando la respuesta…
       *[other] La respuesta llega cuando el motor se haya cargado.
    }
refuted = { $move } no gana: las { $player } responden { $answer } y ganan.
unrefuted = { $move } no gana: está demostrado, pero el motor no encuentra una forma corta de mostrarlo.
link-copied = El enlace está copiado.
no-problem = Este enlace no corresponde a ningún problema de esta versión. Elige otro.
own-problem = Una posición por resolver
proving = El motor está demostrando el problema…
unproven = En esta posición el motor no puede demostrar que gane exactamente una jugada, así que no es un problema. Elige otro.

## My games, links, friends and the card at the end of a game

continue-game = Continuar
welcome-back = Hola de nuevo
ladder = La escalera de { $title }
beaten-of = { $beaten } de { $all } vencidos
rung =
    { $beaten ->
        [true] { $title }, vencido
       *[other] { $title }, aún no vencido
    }
delete-game = Borrar
drop-hint = También puedes soltar un archivo en cualquier lugar de la página.
find-games = Buscar una partida
restore = Restaurar
skip = Ir al contenido
results = Resultado
results-any = Todas
results-open = En curso
results-won = Ganadas
results-lost = Perdidas
results-other = Empates y partidas de otros
friend-link-title = Enlace para tu amigo
friend-steps = Envía este enlace a tu amigo. Él lo abre, responde con una jugada y te devuelve otro enlace.
games-note = Tus partidas se guardan solo en este navegador. Descárgalas para tener una copia.
keep-game = Guardar la partida del tablero
more-games = Mostrar más
no-games = Aún no hay partidas. Cada partida que juegas aparece aquí por sí sola, para que puedas continuarla o volver a verla.
pick-file = Elegir un archivo…
pick-games = Añadir partidas de un archivo…
rematch = Revancha
review-game = Revisar
scan-code = Código QR
send-link = Enviar…
start-game = Empezar una partida
player = Jugador
share-link = Enlace
friend = Tu amigo
friend-to-move = Ahora envía el enlace a tu amigo.
friend-sent = A la espera del enlace de tu amigo.
send-link-told = Enviar el enlace
friend-link-longer = { "" }
friend-link-same = { "" }
friend-link-older = Este enlace es anterior a la partida que hay aquí. La partida queda como está.
friend-link-other = Este enlace contradice la partida que hay aquí, que queda como está. Las jugadas del enlace:
none-found = Ninguna partida de aquí tiene estas palabras.
watching-told = Partida compartida. Continúa:
play-as = Con { CAPITAL($player) }
won-by =
    { $winnerSelf ->
        [true] Has ganado
       *[other] Ha ganado { $winner }
    }
drawn = Tablas
count-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
in-moves =
    { $reason ->
        [resign] { $self ->
            [true] Te has rendido
           *[other] { $loser } se ha rendido
        } tras { count-moves }.
        [time] { $self ->
            [true] Se te ha acabado el tiempo
           *[other] A { $loser } se le ha acabado el tiempo
        } tras { count-moves }.
        [fault] { $self ->
            [true] Descalificación
           *[other] Descalificación de { $loser }
        } tras { count-moves }.
       *[other] En { count-moves }.
    }
try-level = Jugar contra { $title }
game-won =
    { $reason ->
        [resign] Ganada por abandono
        [time] Ganada por tiempo
        [fault] Ganada por descalificación
       *[other] Ganada en { count-moves }
    }
game-lost =
    { $reason ->
        [resign] Perdida por abandono
        [time] Perdida por tiempo
        [fault] Perdida por descalificación
       *[other] Perdida en { count-moves }
    }
game-won-by =
    { CAPITAL($winner) } ganó en { $count } { $count ->
        [one] jugada
       *[other] jugadas
    }
game-drawn =
    Tablas en { $count } { $count ->
        [one] jugada
       *[other] jugadas
    }
game-open =
    Sin terminar, { $count } { $count ->
        [one] jugada
       *[other] jugadas
    }
two-at-board = Dos personas
day = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }
unreadable-game = Esta versión no puede mostrar esta partida.

## The places of the page

place-games = Partidas
place-home = Inicio
place-lab = Lab
place-learn = Aprender
place-play = Jugar
place-problems = Problemas
places = Lugares

## The board

red-blue = Rojo y azul
turn-on = Girar el tablero
tip-turn = Girar el tablero (F)
mirror = Reflejar el tablero
take-over = elígela para quedártela
takes-label = toma { $count }
marks = Marcas
clear-marks = Borrar todas
# $cell where an arrow or a line begins
marking-end = Desde { $cell }: elige el otro extremo.
marks-circle = círculo
marks-triangle = triángulo
marks-square = cuadrado
marks-cross = cruz
marks-shade = sombreado
marks-letter = letra
marks-number = número
marks-arrow = flecha
marks-line = línea
# Of a cell, for screen readers.
marked = marcas: { $marks }
# $way an arrow or a line
marked-way = { $way } hasta { $cell }
set-up-position = Colocar una posición
# What a chosen cell gets: a stone of a player, or nothing.
set-up-stone = La casilla elegida recibe
# Whose turn it is: one of the players.
set-up-turn = Le toca a
clear-board = Vaciar el tablero
make-problem = Convertirla en problema
open-problem = Abrir el problema
problem-made = Gana exactamente una jugada. El enlace al problema está listo: quien lo abra tendrá que encontrarla.
problem-none = No es un problema: aquí ninguna jugada gana ({ $player }).
problem-several = No es un problema: ganan { $one } y { $other }. Solo puede ganar una jugada.

## The review of a game, learning from mistakes, and the openings

learning =
    { $self ->
        [true] Aprende de tus errores
       *[other] Aprende de estos errores
    }
learning-back = Volver a la posición
openings = Aperturas
win-rate = gana el { $share }
signs-inaccuracy = ?!
signs-mistake = ?
signs-blunder = ??
grades-inaccuracy =
    { $count ->
        [one] 1 imprecisión
       *[other] { $count } imprecisiones
    }
grades-mistake =
    { $count ->
        [one] 1 error
       *[other] { $count } errores
    }
grades-blunder =
    { $count ->
        [one] 1 error grave
       *[other] { $count } errores graves
    }
mistake = { $number }. { $move } cuesta un { $cost }, mejor era { $better }
accuracy = { $player }: un { $loss } perdido por jugada de media · { $counts }
no-mistakes = sin errores
given = 1. { $move } gana el { $chance } para quien se la quede: con la regla del pastel se intercambia.
curve-at = { $move } · { $player } { $chance }
curve-start = Inicio
learn = Aprende de tus errores
learn-from = Aprender de los errores de { $player }
mistake-count = Error { $number } de { $total }
show-answer = Ver la respuesta
next-mistake = Siguiente
end-learning = Terminar
verdicts-ask = Busca una jugada mejor que { $move }.
verdicts-judging = ¿Es mejor { $tried }? El motor lo estudia …
verdicts-best = Correcto: { $tried } es la mejor jugada.
verdicts-good = Correcto: { $tried } es tan buena como { $better }.
verdicts-worse = No es mejor: { $tried } cuesta un { $cost } de las opciones de ganar. Inténtalo otra vez.
verdicts-told = La respuesta es { $better }.
verdicts-done = Has encontrado { $found } de { $total } jugadas mejores.
even-stones =
    { $hasBest ->
        [true] { $even ->
            [true] Primeras piedras más justas, sin intercambio: { $best }.
           *[other] Ninguna primera piedra es justa, por lo que se sabe; las más cercanas, sin intercambio: { $best }.
        }
       *[other] Ninguna primera piedra es justa: de cada una está demostrado si gana.
    }
# A winning chance, and how far it may be wrong: 0 where it is proven.
winning-chance =
    { $error ->
        [0] { $share }
       *[other] { $share } ± { $error }
    }
answers =
    { $taking } gana el { $taken }{ $even ->
        [true] : igualada
       *[other] {""}
    }. { $hasBest ->
        [true] Mejor respuesta: { $best }
       *[other] Seguir sin él gana el { $answered }, con la mejor respuesta
    }.
openings-offer =
    { $ply ->
        [0] ¿Cuán igualada es cada primera piedra?
       *[other] ¿Conviene intercambiar esta piedra?
    }
stones-legend =
    { $proven ->
        [all] Número: % de victorias de la piedra sin intercambio.
       *[other] { $even ->
            [true] Azul: igualada, por lo que se sabe.
           *[other] Azul: la más cercana a la igualdad.
        } Número: % de victorias de la piedra sin intercambio.
    }
answers-legend = Número: % de victorias de la respuesta.
no-answers = Solo se midió el intercambio, no las respuestas a esta piedra.
# $proven: how many of the numbers are proven; $positions and $error are of the others.
openings-source =
    { $proven ->
        [all] Demostrado.
        [some] 0 y 100 están demostrados; los demás salen de una búsqueda de Wye de { $positions } posiciones, ± { $error } como mucho.
       *[none] Según una búsqueda de Wye de { $positions } posiciones, ± { $error } como mucho.
    }

## The welcome, the lessons and the dialog for a new game: learn

try-again = Otra vez
back = Atrás
first-game = Juega tu primera partida
go-on-with = Sigue aquí
next = Siguiente
search-on = Seguir buscando
search-waits = El ordenador aún se está cargando. La búsqueda puede empezar en un momento.
lesson-steps = Ejercicios
to-lab = El laboratorio
to-lab-text = Experimentos con las búsquedas de los bots
to-problems = Problemas
to-problems-text = Encuentra la única jugada que gana
visits = Visitas
won = Victorias
chapters-steps = Antes de la primera partida
chapters-links = Bordes y escaleras
chapters-judgement = Criterio
chapters-further = Para curiosos
chapters-hex = Hex
lessons-goal-title = Tres lados
lessons-corners-title = Esquinas y tablas
lessons-bridges-title = Puentes
lessons-double-title = Dos formas de ganar
lessons-blocking-title = Bloquear
lessons-first-title = Primeras piedras e intercambio
lessons-edges-title = Plantillas de borde: la tercera fila
lessons-templates-title = Plantillas de borde: la cuarta fila
lessons-ladders-title = Escaleras
lessons-escapes-title = Escapes de escalera
lessons-must-title = La zona obligada
lessons-centre-title = Centro y esquina
lessons-reading-title = Calcular
lessons-game-title = Una partida, jugada a jugada
lessons-masters-title = Dos piedras por turno
lessons-bends-title = Tableros curvos
lessons-handicaps-title = Hándicap
lessons-machine-title = Cómo piensa el ordenador
lessons-hex-title = Hex: el objetivo
lessons-hexbridges-title = Hex: puentes y bordes
lessons-hexladders-title = Hex: escaleras y escapes
lessons-hexfirst-title = Hex: primeras piedras e intercambio
tasks-chain-text = Dos jugadores ponen piedras por turno; las piedras nunca se mueven. Ganas con una sola cadena que toque los tres lados. Falta una piedra: ¿dónde?
tasks-chain-done = Una cadena, tres lados: has ganado.
tasks-gap-text = Tu piedra de la izquierda y tu cadena de la derecha y de abajo están a una casilla. ¿Qué casilla las une?
tasks-gap-done = Ahora es una sola cadena y toca los tres lados.
tasks-arms-text = Tres brazos, y cada uno llega a un lado. ¿Qué casilla los convierte en una cadena?
tasks-arms-done = Esta es la Y que da nombre al juego.
tasks-race-text = Las { -blancas } acaban de jugar a4 para separar tus piedras. Únelas por abajo; después, dos casillas llevan al lado derecho.
tasks-race-done = d4 y e5 llevaban al lado derecho, y las { -blancas } solo podían tomar una.
tasks-corner-text = Una esquina pertenece a sus dos lados. Tu cadena de la izquierda toca dos lados. ¿Qué casilla añade el tercero?
tasks-corner-done = La esquina es parte del lado izquierdo y del derecho: has ganado.
tasks-low-text = Lo mismo abajo. Tu cadena toca el lado derecho y el de abajo. ¿Qué casilla pertenece además al izquierdo?
tasks-low-done = La esquina a5 está a la izquierda y abajo.
tasks-full-text = Quedan dos casillas vacías. En un tablero lleno, exactamente un jugador ha unido los tres lados, así que una partida de Y nunca acaba en tablas. Toma la casilla con la que ganas tú.
tasks-full-done = Has ganado. Con esta casilla habrían ganado las { -blancas }.
tasks-tip-text = Las { -blancas } han tomado la esquina a6. Llega abajo de todos modos. Arriba, dos casillas llevarán entonces al lado derecho: la esquina y su vecina.
tasks-tip-done = a1 y b2 tocan el lado derecho: una de las dos era tuya.
tasks-bridge-text = Tus piedras b3 y d4 comparten dos casillas vecinas vacías: un puente. Si las { -blancas } toman una, tú tomas la otra. Las { -blancas } acaban de jugar c4. ¡Responde!
tasks-bridge-done = Tus piedras están unidas. El buen juego construye con puentes: valen como una unión y llegan más lejos.
tasks-rim-text = Una piedra en la segunda fila desde el borde tiene un puente con el borde: dos casillas debajo de ella. Las { -blancas } acaban de tomar una.
tasks-rim-done = Desde la segunda fila nadie puede separarte del borde.
tasks-ford-text = Las { -blancas } se han metido entre b4 y d5. Mantenlas unidas. Después, dos casillas llevan de d5 al lado derecho.
tasks-ford-done = Un puente defendido, y el siguiente hizo el resto.
tasks-span-text = Tu cadena toca la izquierda y la derecha. Busca la casilla que la une con c5; entonces dos casillas llevan abajo.
tasks-span-done = a6 o b6: el puente hacia abajo no se podía cortar.
tasks-row-text = Tres puentes seguidos: de a1 a b3, de b3 a d4 y de d4 al lado de abajo. Las { -blancas } atacan uno tras otro y han empezado en a2. Conserva los tres.
tasks-row-done = Los puentes que no comparten casillas son seguros juntos: cada uno tiene su propia respuesta.
tasks-two-text = Un puente ya une a3 con c4. ¿Qué jugada deja a las { -blancas } sin defensa?
tasks-two-done = Las { -blancas } solo pueden tomar una casilla del puente y tú tomas la otra: has ganado.
tasks-fork-text = Una piedra puede tener dos puentes: con tu cadena de la izquierda y con el lado de abajo. Ella misma toca el lado derecho. ¿Dónde?
tasks-fork-done = Dos puentes sin casillas comunes: las { -blancas } no pueden atacar los dos a la vez.
tasks-open-text = a2 toca la izquierda; d5, el lado de abajo. Busca la piedra del lado derecho que tiene un puente con cada una.
tasks-open-done = Tres piedras y dos puentes: una Y entera.
tasks-arch-text = Tu cadena toca el lado derecho. Busca la piedra que la lleva a la izquierda y abajo.
tasks-arch-done = a5 toca la izquierda; a4 o b5 la unen con tu cadena, y a6 o b6 con el lado de abajo.
tasks-pairs-text = Dos uniones ya son parejas: a3 o b3 une a2 con a4, y a1, b2 y c3 llevan a la derecha. Forma la tercera pareja, hacia abajo.
tasks-pairs-done = Cuando todo lo que falta viene en parejas, la partida está ganada.
tasks-classic-text = La cadena de las { -negras } toca dos lados y solo le falta el de abajo. Una piedra justo debajo llega tarde. Bloquea a distancia y responde por donde vayan.
tasks-classic-done = La piedra lejana respondió a cada paso. Las { -negras } ya no pueden llegar abajo.
tasks-mirror-text = Lo mismo al otro lado: c3 baja por la derecha. ¿Qué bloqueo aguanta?
tasks-mirror-done = Otra vez fue la piedra dos filas más abajo, y no la vecina.
tasks-narrow-text = La cadena de las { -blancas } baja entre b4 y d4. Sepárala del lado de abajo: justo debajo de ella ya no hay tiempo.
tasks-narrow-done = Tus dos flancos y la piedra del borde trabajan juntos: cada camino acaba en uno de ellos.
tasks-wall-text = Las { -negras } bajan entre b4 y d4 y tienen una piedra en la esquina. ¿Qué bloqueo aguanta, y con qué respuestas?
tasks-wall-done = Cuatro intentos, cuatro respuestas. Un buen bloqueo no necesita suerte.
tasks-along-text = La cadena de las { -blancas } toca dos lados. Sepárala del de abajo con la ayuda de a4 por un lado y de e6 por el otro.
tasks-along-done = Cada paso de las { -blancas } encontró su respuesta, y tu muro se convirtió en una cadena ganadora.
tasks-opening-text = Sin intercambio, una primera piedra fuerte gana. En este tablero pequeño solo pierden tres primeras piedras. ¡Evítalas!
tasks-opening-done = Las esquinas son demasiado débiles: allí una piedra solo tiene dos vecinas.
tasks-takeover-text = Para que sea justo, el segundo jugador puede intercambiar, es decir, quedarse con la primera piedra. Uno corta el pastel y el otro elige. Las { -negras } han tomado el centro. ¿Qué haces?
tasks-takeover-done = La piedra es tuya y ahora juegan las { -negras }. Por eso conviene abrir con una piedra ni demasiado fuerte ni demasiado débil.
tasks-leave-text = Ahora las { -negras } han abierto en la esquina. ¿Vale esa piedra un intercambio?
tasks-leave-done = No: la esquina es débil y el centro le gana.
tasks-side-text = ¿Y una piedra junto a la esquina?
tasks-side-done = En un tablero tan pequeño incluso ella es demasiado fuerte: quédatela. En tableros grandes, las primeras piedras justas están cerca de los lados.
tasks-third-text = Tu cadena está en la tercera fila desde el borde, entre b4 y d4. Las { -blancas } bloquean justo debajo, en c5. Rodea el bloqueo y sigue hasta el borde.
tasks-third-done = Desde la tercera fila, una piedra con bastante sitio siempre llega al borde. Una figura así se llama plantilla de borde.
tasks-middle-text = Esta vez las { -blancas } bloquean en el mismo borde, en c6. Dos respuestas mantienen la unión. Elige una y sigue.
tasks-middle-done = Intenten lo que intenten las { -blancas } dentro de la plantilla, tienes respuesta.
tasks-room-text = Ahora estás en el otro bando. b4 y d4 están tan cerca que a la plantilla le falta sitio. ¿Qué piedra separa a las { -negras } del borde?
tasks-room-done = Una plantilla necesita todas sus casillas. Una sola piedra enemiga entre ellas puede bastar para romperla.
tasks-border-text = La cadena de c4 necesita llegar abajo. Tus piedras b4, d4 y c6 están cerca. ¿Qué piedra cierra el borde?
tasks-border-done = Conoce las plantillas de tu rival y sabrás dónde bloquear.
tasks-fourth-text = b3 está en la cuarta fila. Las { -blancas } bloquean en b4. Una respuesta mantiene la unión. Llévala hasta el borde.
tasks-fourth-done = También la cuarta fila llega al borde, si hay mucho sitio a ambos lados.
tasks-under-text = Las { -blancas } bloquean al otro lado, en c4. Usa el sitio que queda.
tasks-under-done = Otra vez la respuesta pasó junto al bloqueo y no contra él.
tasks-below-text = Las { -blancas } bloquean más abajo, en b5. Dos respuestas aguantan. Busca una y llévala hasta el borde.
tasks-below-done = Pasaste el bloqueo por el lado ancho.
tasks-breach-text = Ahora bloqueas tú. Entre a3 y c3, y con tan poco sitio, una piedra detiene a la cuarta fila.
tasks-breach-done = c5 estorbaba a los dos caminos: al de la izquierda y al de la derecha.
tasks-ladder-text = Las { -blancas } están debajo de ti, en a6 y b6. Avanza por la segunda fila: cada paso amenaza el borde y obliga a responder. e5 espera al final.
tasks-ladder-done = Eso era una escalera, y e5 su escape: el último paso tenía dos caminos al borde.
tasks-follow-text = Las { -negras } han empezado una escalera, y ninguna piedra espera al final. Responde a cada paso en el borde.
tasks-follow-done = Sin escape, una escalera no da nada a quien ataca.
tasks-blocked-text = Las { -blancas } esperan en e6, donde acabaría la escalera que empieza en b5. Hay una piedra mejor: ¿cuál?
tasks-blocked-done = Mira el final de una escalera antes de empezarla. Esta piedra no la necesita: tiene dos caminos abajo, c6 y d6, y dos de vuelta, b5 y c4.
tasks-upward-text = Las escaleras corren por todos los lados. Un paso junto al borde izquierdo amenaza con tocarlo en a2 y acerca el lado derecho. Búscalo.
tasks-upward-done = Si las { -blancas } toman a2, tienes b2 a la derecha, y a la izquierda se llega más abajo.
tasks-endstone-text = La misma escalera, pero ahora tu escape es la piedra de la esquina, f6.
tasks-endstone-done = Toda piedra en el camino que esté unida con el borde acaba bien una escalera.
tasks-lowstone-text = Un escape puede estar incluso en el mismo borde: aquí es e6. Avanza con la escalera hasta llegar a él.
tasks-lowstone-done = El último paso toca e6, y e6 toca el borde.
tasks-midway-text = Un tramo más corto: ¿qué piedra empieza la escalera hacia e5?
tasks-midway-done = Cuenta los pasos antes de empezar y busca el escape.
tasks-breaker-text = Las { -negras } amenazan con una escalera hasta e5. Te toca a ti. Deténla donde empieza.
tasks-breaker-done = El mejor momento de parar una escalera con escape es antes de que empiece.
tasks-must-text = Las { -blancas } amenazan con ganar de más de una forma. Debes jugar donde coinciden todas las amenazas; cualquier otra jugada pierde. ¿Qué casilla es?
tasks-must-done = c6 unió tus piedras; después, a4 y a5 eran una pareja.
tasks-meeting-text = Las { -negras } están a punto de llegar a la izquierda. Una piedra lo impide y te deja una pareja arriba y otra abajo.
tasks-meeting-done = Una buena defensa es un ataque: ninguna de tus parejas se podía parar.
tasks-only-text = Las { -blancas } quieren separarte del lado derecho. Busca la casilla que lo impide y cuenta tus parejas.
tasks-only-done = d4 o e5, a5 o b6: todo lo que faltaba venía en parejas.
tasks-far-text = Las { -negras } bajan por la derecha. Imagina que pasas: ¿por dónde seguirían? Donde coinciden todos esos caminos debes bloquear.
tasks-far-done = Lo que ganaría tu rival si pasaras muestra dónde debes jugar.
tasks-heart-text = Cinco filas, un tablero vacío y sin intercambio: solo tres primeras piedras ganan. ¿Dónde están?
tasks-heart-done = Las tres casillas del medio: desde allí todos los lados están cerca.
tasks-reply-text = Las { -negras } han empezado en la esquina a1. ¿Dónde respondes?
tasks-reply-done = En el medio, como si la esquina estuviera vacía.
tasks-hub-text = Dos piedras cada uno. ¿Qué jugada trabaja hacia todos los lados a la vez?
tasks-hub-done = c4 mira a la izquierda, a la derecha y abajo. Cerca del medio, una piedra hace muchas cosas.
tasks-cross-text = Las { -negras } tienen e5 en la esquina y dos piedras a la izquierda. Toma el punto desde el que llegas al resto del tablero.
tasks-cross-done = La esquina e5 ha servido de poco a las { -negras }.
tasks-ahead-text = Ganas en cinco jugadas como mucho. Antes de jugar, busca la jugada tras la cual cada ataque de las { -blancas } tiene respuesta.
tasks-ahead-done = Bien calculado. Pregúntate antes de cada jugada: ¿cuál es la mejor respuesta, y qué juego entonces?
tasks-deep-text = El borde izquierdo está cerca, y el derecho también. ¿Qué piedra prepara los dos?
tasks-deep-done = La piedra tranquila de arriba valía más que cualquier paso directo.
tasks-quiet-text = El camino más corto está cerrado. Una jugada tranquila hace que todas tus piedras trabajen juntas.
tasks-quiet-done = Las jugadas tranquilas ganan cuando cada unión tiene después dos casillas.
tasks-last-text = La más larga: seis jugadas. Asegura primero lo de abajo y deja lo de arriba para después.
tasks-last-done = Has calculado un final entero.
tasks-game-1-text = Una partida en seis filas: las { -negras } abrieron en d5, tú tomaste b4 en el medio y ellas bloquearon en c3. Ganan tres jugadas. ¿Cuál elegirías?
tasks-game-1-done = La partida siguió con a2, que prepara arriba el lado izquierdo y el derecho. Las { -negras } respondieron b3.
tasks-game-2-text = Las { -negras } se han metido entre a2 y b4. Responde o cortarán tus piedras.
tasks-game-2-done = a3 une a2 con b4. Las { -negras } tomaron la esquina a1.
tasks-game-3-text = Las { -negras } han tomado a1. Hay varias jugadas buenas; b2 toca enseguida el lado derecho.
tasks-game-3-done = En la partida se jugó b2: la izquierda y la derecha son tuyas. Las { -negras } bajaron a c6 para separarte del lado de abajo.
tasks-game-4-text = La izquierda y la derecha son tuyas; solo falta abajo. Las { -negras } esperan en c6. ¿Por dónde pasas?
tasks-game-4-done = La partida siguió con a5, por el borde. Las { -negras } respondieron b5.
tasks-game-5-text = Las { -negras } se han metido en medio, en b5. Mantén unidas tus piedras o pasa por el otro lado.
tasks-game-5-done = a4 une a5 con la cadena. Las { -negras } tomaron la esquina a6.
tasks-game-6-text = Queda una jugada, y gana.
tasks-game-6-done = b6 llega abajo: una cadena, tres lados. Esa fue una partida entera.
tasks-master-text = En Y para maestros el primer turno tiene una piedra y cada turno posterior dos. Por eso un puente ya no es seguro: las { -blancas } podrían tomar sus dos casillas. ¿Qué dos casillas unen los tres lados? Empieza por cualquiera.
tasks-master-done = Dos piedras, tres lados: ganas. Dos piedras por turno es una opción de Y, Y curvo y Hex.
tasks-master-again = Queda una piedra, y ya no puede unir los tres lados.
tasks-master-2-text = Otra vez dos piedras. ¿Cuáles dos completan la cadena?
tasks-master-2-done = Cuenta dos piedras por turno, también para tu rival.
tasks-master-3-text = Nadie puede ganar en este turno, pero las { -blancas } amenazan con hacerlo con sus dos piedras siguientes. ¿Qué dos piedras lo impiden?
tasks-master-3-done = Quien necesita tres piedras o más debe esperar un turno. Que sean las { -blancas }.
tasks-bend-text = El mismo juego en un tablero de lados curvos: tres de sus casillas tienen cinco vecinas en vez de seis. Los lados son más largos, así que el centro cuenta menos y el borde más. ¿Qué piedra une tus piedras del borde?
tasks-bend-done = El borde llega a los tres lados, respondan lo que respondan las { -blancas }.
tasks-bend-2-text = Otra vez lo mismo: ¿qué piedra gana contra cualquier respuesta?
tasks-bend-2-done = Los puentes y las dobles amenazas funcionan como en cualquier tablero de Y.
tasks-handicap-text = Un hándicap compensa la fuerza: las { -negras } empiezan con piedras de más y nadie intercambia. La primera de estas dos está en una esquina, donde hace poco. Coloca la segunda de modo que ganes.
tasks-handicap-done = Una piedra de más vale jugada y media, porque nadie puede intercambiar.
tasks-handicap-2-text = Ahora llevas las { -blancas }, y las dos piedras { -negras } están en esquinas. ¿Qué piedra gana a pesar de todo?
tasks-handicap-2-done = Las piedras de más solo cuentan donde colaboran. El hándicap es una opción de Y, Y curvo y Hex.
tasks-search-text = La búsqueda de Monte Carlo en árbol repite cuatro pasos. Baja por su árbol con jugadas que han ganado a menudo o se han probado poco, añade una posición, juega desde allí una partida al azar y anota el resultado en el camino. Cuanto más busca, más visitas recibe la jugada ganadora.
tasks-edge-text = Hex se juega en un rombo: las { -negras } unen arriba y abajo, las { -blancas } izquierda y derecha. Las { -blancas } acaban de jugar b4, y tú puedes ganar en una jugada.
tasks-edge-done = Arriba y abajo están unidos: has ganado.
tasks-link-text = Dos cadenas y un hueco. ¿Qué casilla une arriba y abajo?
tasks-link-done = Gana una cadena de arriba abajo.
tasks-even-text = Quedan dos casillas. Las { -blancas } quieren izquierda y derecha; las { -negras }, arriba y abajo. Tampoco en Hex hay tablas: lo consigue exactamente uno de los dos.
tasks-even-done = Izquierda y derecha están unidas, así que arriba y abajo no.
tasks-halt-text = Las { -negras } bajan y solo les falta el lado de abajo. Como en Y, un bloqueo pegado a la cadena llega tarde. ¿Dónde aguanta?
tasks-halt-done = También en Hex los bloqueos guardan la distancia.
tasks-hexford-text = Las { -blancas } acaban de jugar c3, entre tus piedras. Únelas; entonces dos casillas llevan abajo.
tasks-hexford-done = Un puente, y otro con el borde.
tasks-hexspan-text = Las { -blancas } se han metido en el puente de la izquierda. Responde y busca la pareja de abajo.
tasks-hexspan-done = a5 y b5 eran la pareja.
tasks-hexrim-text = Tú unes izquierda y derecha. Las { -negras } acaban de tomar e2. Conserva el borde derecho y después lo que lleva a la izquierda.
tasks-hexrim-done = Cada unión tenía sus dos casillas.
tasks-hexpairs-text = Busca la piedra tras la cual todo lo que falta de arriba abajo viene en parejas.
tasks-hexpairs-done = Tres parejas, tres respuestas.
tasks-hexladder-text = Avanza por la segunda fila. Cada paso amenaza el lado de abajo; e4 espera como escape. Después únete con el de arriba.
tasks-hexladder-done = La escalera llegó a e4, y e4 tiene su puente con el lado de abajo.
tasks-hexescape-text = Lo mismo con una piedra en el medio: d4 es tu escape.
tasks-hexescape-done = d4 tenía su puente con el lado de abajo, y así también la escalera.
tasks-hexclimb-text = Sigue desde a4. Esta vez nada espera al final de la escalera: pon tú el escape a tiempo.
tasks-hexclimb-done = e4 era el escape: amenazaba dos cosas a la vez.
tasks-hexread-text = Tus piedras están arriba y abajo. Busca la que las une mediante parejas.
tasks-hexread-done = Cuatro jugadas por delante, y cada una tenía su respuesta.
tasks-diagonal-text = Sin intercambio, en cuatro filas solo ganan cuatro primeras piedras. Mira la diagonal corta, de d1 a a4.
tasks-diagonal-done = La diagonal corta va entre las esquinas de los jugadores. Su centro es el lugar más fuerte de Hex.
tasks-hexswap-text = Las { -negras } han abierto en el medio. ¿Intercambias o respondes?
tasks-hexswap-done = En Hex la piedra intercambiada se refleja, para que valga lo mismo para ti.
tasks-hexleave-text = ¿Y la esquina aguda a1?
tasks-hexleave-done = Es demasiado débil para un intercambio. Mejor toma el centro.
tasks-hexmirror-text = ¿Y la esquina obtusa c1, en un extremo de la diagonal corta?
tasks-hexmirror-done = En este tablero pequeño gana, así que quédatela.
lesson-board = Tablero de la lección
lesson-count = Ejercicio { $step } de { $count }
all-lessons = Todas las lecciones
play-position = Jugar esta posición hasta el final
next-lesson = Lección siguiente
begin = Empezar
task-seat =
    Llevas las { $player ->
        [1] { -negras }.
       *[other] { -blancas }.
    }
task-goes-on = Bien. Tu rival se resiste: sigue.
refuted-win = Tu rival responde { $move } y gana.
refuted-join = Tu rival responde { $move } y corta la unión.
refuted-cut = Tu rival responde { $move } y une sus piedras.
refuted-slow = Al final también basta, pero otra jugada lo consigue enseguida.
task-step =
    Ejercicio { $step }{ $solved ->
        [true] , resuelto
       *[other] { "" }
    }
lesson-step =
    Paso { $step }: { $title }{ $solved ->
        [true] , resuelto
       *[other] { "" }
    }

## The welcome, the lessons and the dialog for a new game: the welcome

welcome = Te damos la bienvenida
welcome-text = Y es un juego para dos: gana quien une los tres lados con una sola cadena de piedras.
welcome-again = Mostrar la bienvenida
way-learn = Aprende en un minuto
way-learn-text = Lecciones cortas que se juegan en el tablero
way-easy = Juega una partida fácil
way-easy-text = Un tablero pequeño y un rival amable
way-familiar = Conozco Hex
way-familiar-text = Mira qué cambia y juega
familiar-text = Y es Hex en un triángulo. Los dos jugadores buscan lo mismo, una cadena que toque los tres lados, así que los lados no tienen color. Los puentes, las escaleras y el intercambio funcionan como en Hex.
invitation = Tu amigo te invita a una partida
way-answer = Responde con una jugada
way-answer-text = Luego envía a tu amigo el enlace que ofrece la página.
start-game-told = Jugar a { $title } { $size }
engine-ready = Todo listo para jugar

## The welcome, the lessons and the dialog for a new game: a new game

level-label = Nivel
more-choices = Más opciones
running-kept = Tu partida actual queda guardada en Partidas.
rivals-computer = Ordenador
rivals-friend = Amigo en este aparato
rivals-link = Amigo por enlace
rivals-bots = Dos bots

## The room of the game: strips, notice, list of moves, buttons of the moment

backward = Anterior
forward = Siguiente
lens-options = Vista y avisos
more = Más
tip-analyse = Analizar (espacio)
tip-hint = Pista (H)
tip-keys = Atajos (?)
tip-new = Nueva partida (N)
tip-undo = Deshacer (Ctrl+Z)
your-move =
    { $kind ->
        [offers] Te toca: una piedra { $offers }.
        [player] Te toca. Juegas con { $player }.
       *[plain] Te toca.
    }
or-move = o «{ $move }»
to-move =
    { $kind ->
        [offers] Turno de { $player }: una piedra { $offers }.
       *[plain] Turno de { $player }.
    }
why = ¿Por qué?
tap-again = Toca otra vez para jugar { $move }.
verbs-swap =
    { $self ->
        [true] Intercambias
       *[other] { $name } intercambia
    }: { $kind ->
        [traded] los jugadores cambian de lados.
        [moved] la piedra es ahora de las { $owner }, en la casilla simétrica { $cell }.
       *[taken] la piedra es ahora de las { $owner }.
    }
reasons-swap-title = La regla del pastel
reasons-swap-text = Empezar es una ventaja. La regla del pastel la compensa, como cuando un niño corta un pastel y el otro elige: tras la primera piedra, el segundo jugador puede quedarse con ella en vez de poner una. Si los jugadores unen lados distintos, la piedra pasa a su casilla simétrica, donde vale lo mismo para su nuevo dueño. Por eso conviene abrir con una piedra ni demasiado fuerte ni demasiado débil.
takes =
    { $self ->
        [true] Tomas { $count }.
       *[other] { $name } toma { $count }.
    }
# $begun: whether a stone was placed in this turn before.
stones-left =
    { $left ->
        [one] { $begun ->
            [true] Queda una piedra en este turno.
           *[other] Una piedra en este turno.
        }
       *[other] { $left } piedras en este turno.
    }
may-take =
    { $most ->
        [0] Toma la última.
        [1] Toma la última.
       *[other] Toma de 1 a { $most }.
    }
take-back = Deshacer
play-now = Jugar ya
pause-bot = Pausar
play-on = Seguir
rival = { $title }: fuerza y ajustes
page-title = { $news } – { $page }
your-turn = Te toca

## Levels of play

levels = Niveles
others = Otros
level = Nivel { $level }
level-of = Nivel { $level } de { $count }
stronger = Vas muy bien. ¿Pruebas ahora con { $title }?
weaker = { $title } es algo más fácil. ¿Pruebas con ese rival?
standing =
    { $elo ->
        [none] { level-of } · { $sizes ->
            [one] fuerza medida en el tamaño { $smaller }
           *[other] fuerza medida en los tamaños { $smaller } y { $larger }
        }
        [0] { level-of }
       *[other] { level-of } · unos { $elo } puntos Elo sobre el nivel 1
    }

## The page

board = Tablero
broken = Texto ilegible
budget = El bot piensa durante
cancel = Cancelar
controls = Controles
copy = Copiar
dismiss = Cerrar
game = Juego
licences = Licencias
new-game = Nueva partida
opponent = Rival
pause = Pausar
reset-score = Borrar marcador
resign = Abandonar
resign-question = ¿Abandonar esta partida?
retry = Reintentar
seat = Tu color
settings = Ajustes del bot
size = Tamaño
size-cells = { $size } ({ $cells } puntos)
size-large = Una partida en un tablero tan grande tiene cientos de jugadas. Los bots piensan lo mismo que en otros, así que ven menos.
start = Empezar
studying = Mostrar valores exactos
ponder = Pensar en mi turno
undo = Deshacer
workers = Hilos
you = Tú
two-people = Dos personas en este tablero
random = Al azar
bot-for = Bot que juega con { $player }

# The opponents of the levels, each in one sentence of character: an ant, a snail, a mouse, a sparrow, a squirrel, a
# rabbit, a cat, a fox, a wolf, a tiger, a bear, an elephant, a whale, a dragon.
character-1 = Da un paso tras otro y nunca levanta la vista.
character-2 = Tarda en ver una amenaza y corre a esconderse.
character-3 = Mordisquea el borde y espera encontrar un hueco.
character-4 = Salta de idea en idea; algunas son buenas.
character-5 = Esconde fichas por todo el tablero y encuentra algunas.
character-6 = Salta hacia delante y a veces cae en una trampa.
character-7 = Observa en silencio hasta que dejas un camino abierto.
character-8 = Te despista y corta a tus espaldas.
character-9 = Caza en grupo: sus fichas se apoyan unas a otras.
character-10 = Ataca donde se cruzan dos amenazas.
character-11 = Levanta muros anchos y no cede.
character-12 = Recuerda cada punto débil y vuelve a él.
character-13 = Ve todo el tablero desde las profundidades.
character-14 = Más viejo que el juego. Pocos lo han vencido.
# $wins and $losses: games between the person and the bot $title
so-far = Tú { $wins } : { $losses } { $title }
# Of the person's worst mistake, after a lost game.
turning-point = El punto de inflexión fue la jugada { $number }: { $move } costó { $cost } de las opciones de victoria. Mejor: { $better }.

## The page: two bots

watching = Dos bots
step = Una jugada
pace = Por jugada

## The page: clocks

clock = Reloj
increment = Incremento por jugada
minutes =
    { $minutes ->
        [0] Ninguno
       *[other] { $minutes } { $minutes ->
                [one] minuto
               *[other] minutos
            }
    }
increment-of =
    { $seconds ->
        [0] Ninguno
       *[other] { $seconds } segundos
    }
clock-of =
    Reloj de { $player }{ $runs ->
        [true] , en marcha
       *[other] { "" }
    }
clock-face =
    { $exact ->
        [true] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[other] { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
    }
time-left =
    { $self ->
        [true] Te quedan
       *[other] { $player }: quedan
    } { $seconds } segundos.

## The page: settings

preferences = Configuración
language = Idioma
theme = Apariencia
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
colours = Tema del tablero
wood = Madera
slate = Pizarra
meadow = Prado
turn = Rotación
mirrored = Reflejado
contrast = Contraste alto
patterns = Tramas en las piedras
coordinates = Coordenadas
numbers = Números de jugada
confirm = Tocar dos veces para jugar
sound = Sonido
close = Cerrar
turn-by =
    { $shape ->
        [flat] { $degrees }° · paralelogramo
        [wide] { $degrees }° · rombo ancho
        [tall] { $degrees }° · rombo alto
       *[none] { $degrees }°
    }

## The page: keys

move = Jugada
play = Jugar
keys = Atajos
single-keys = Activar los atajos de una sola tecla
all-keys =
    ← ↑ → ↓ | en el tablero: ir de casilla en casilla; fuera: recorrer la partida y sus variantes
    Inicio Fin | en el tablero: ir a los extremos de la fila; fuera: al principio y al final de la partida
    RePág AvPág | jugada anterior, jugada siguiente
    Intro Espacio | en el tablero: jugar en la casilla
    Espacio | fuera: empezar o parar el análisis
    Ctrl+Z Ctrl+Y | deshacer, rehacer
    H N F | pista, nueva partida, girar el tablero
    M | marcar casillas; botón derecho del ratón: un círculo, arrastrando una flecha
    / | escribir una jugada, como a1
    ? | mostrar esta lista
    Esc | cerrar el diálogo, parar el análisis
    Tab | ir al control siguiente
unplayable = Ahora no se puede jugar «{ $text }».

## The page: analysis

alarm = Avisarme de los errores graves
analyse = Analizar
analysis = Análisis
balance = Probabilidad de ganar
candidates = Candidatas
hint = Pista
shade = Sombreado
survey = Revisar la partida
survey-stop = Parar
shades-visits = Visitas
shades-owners = Dominio
shades-glance = Red, a simple vista
shades-none = Ninguno
choice =
    { $order ->
        [1] mejor opción
        [2] segunda opción
        [3] tercera opción
        [4] cuarta opción
        [5] quinta opción
       *[other] { $order }.ª opción
    }
favoured = { $choice } de la red, { $share }
glance = A simple vista, la red prefiere { $move } ({ $share }); probabilidad de ganar: { $player } { $chance }. Número: parte de su preferencia en %. La barra muestra la búsqueda.
glance-takeover = La red no tiene en cuenta el intercambio.
favours = { $player } { $share }
will-own = de { $player } en el { $share } de las simulaciones
hint-area = pista: en esta zona
hint-move = pista
# $first: whether it is the first stone and may be swapped: an even one, or proven to win or to lose.
legend =
    { $first ->
        [even] La mejor primera piedra: { $move }, tan equilibrada como la que más: gana el { $chance } si nadie intercambia.
        [proven] De cada primera piedra está demostrado si gana, así que ninguna es equilibrada; { $move } vale tanto como cualquiera.
       *[no] La mejor: { $move }, gana el { $chance }.
    } { $faint ->
        [true] Los números tenues son inseguros.{" "}
       *[other] {""}
    }{ $playouts ->
        [one] { $playouts } simulación
       *[other] { $playouts } simulaciones
    }.
legend-none = El análisis empieza en tu turno.
legend-paused = El análisis empieza cuando la partida está en pausa.
legend-over = La partida ha terminado.
surveyed = { $done } de { $total } posiciones
curve = Probabilidad de ganar de { $player } tras cada jugada: { $chances }
alarm-told = Esa jugada ha reducido tu probabilidad de ganar en cerca del { $cost }.
hint-waits = Buscando una pista…
hint-told = Pista: { $move }.
# The best move is another one than the $first told.
hint-changed = Pista: { $move } tras mirar más a fondo, y ya no { $first }.
hint-lost = Todas las jugadas pierden contra el mejor juego; { $move } lo pone más difícil.
hint-somewhere = Pista: hay una buena jugada en la zona marcada.

## What is proven: reasons for mistakes, hints, and what is on the board

prove = ¿Qué hay en el tablero?
proofs-wait = El motor lo estudia …
proofs-found = demostrado: { $count }
carrier-cell = la necesita una conexión de { $player }
cells-counted = { $count } casillas
sides-left = el lado izquierdo
sides-right = el lado derecho
sides-top = el lado superior
sides-bottom = el lado inferior
sides-upper-left = el lado superior izquierdo
sides-upper-right = el lado superior derecho
sides-lower-left = el lado inferior izquierdo
sides-lower-right = el lado inferior derecho
reason-wins =
    { $linked ->
        [true] { $count ->
            [2] { $better } gana: queda unida con { $other } por el puente sobre { $cells }.
           *[other] { $better } gana: queda unida con { $other } sobre { $cells }.
        }
       *[other] { $better } gana con seguridad.
    }
reason-double = { $better } gana con una doble amenaza: dos caminos para cada enlace que falta.
reason-doubled = Tras { $move } el rival gana con una doble amenaza, { $answer }: dos caminos para cada enlace que falta.
reason-must = El rival amenaza con ganar y { $move } no lo evita: solo pueden evitarlo { $cells }.
reason-loses =
    { $answer ->
        [none] Tras { $move } el rival gana con seguridad.
       *[other] Tras { $move } el rival gana con seguridad, empezando por { $answer }.
    }
reason-broken-bridge =
    { $answer ->
        [none] { $move } deja cortar el puente entre { $one } y { $other }; { $better } lo conserva.
       *[other] { $move } deja cortar el puente entre { $one } y { $other } con { $answer }; { $better } lo conserva.
    }
reason-broken-template =
    { $answer ->
        [none] { $move } deja cortar la plantilla de borde entre { $one } y { $other }; { $better } la conserva.
       *[other] { $move } deja cortar la plantilla de borde entre { $one } y { $other } con { $answer }; { $better } la conserva.
    }
reason-broken-connection =
    { $answer ->
        [none] { $move } deja cortar la conexión entre { $one } y { $other }; { $better } la conserva.
       *[other] { $move } deja cortar la conexión entre { $one } y { $other } con { $answer }; { $better } la conserva.
    }
reason-cut =
    { $answer ->
        [none] Tras { $move } el rival puede cortar entre { $one } y { $other }; { $better } asegura la conexión.
       *[other] Tras { $move } el rival puede cortar entre { $one } y { $other } con { $answer }; { $better } asegura la conexión.
    }
reason-joins =
    { $answer ->
        [none] Tras { $move } el rival conecta { $one } con { $other }; { $better } lo impide.
       *[other] Tras { $move } el rival conecta { $one } con { $other } por { $answer }; { $better } lo impide.
    }
reason-ladder-joins = Tras { $move } el rival conecta { $one } con { $other } por una escalera que empieza en { $answer }, pues { $third } es su escape; { $better } lo impide.
reason-ladder-escape = { $better } es un escape: una escalera desde { $one } que empieza en { $answer } amenaza con conectarla con { $other }; tras { $move } no hay ninguna.
reason-ladder-fails = { $move } empieza una escalera desde { $one } hacia { $other } que no conecta; { $better } asegura la conexión.
reason-dead = { $move } es una casilla muerta: una piedra allí no cambia nada.
reason-numbers = Piedras que les faltan a { $first } y { $second }: { $one } y { $other } tras { $move }, { $betterOne } y { $betterOther } tras { $better }.
# Where nothing is proven: $best and $worse are win rates.
reason-searched = Según la búsqueda, { $better } gana el { $best }; { $move }, el { $worse }.
advice-wins = Hay una jugada que gana con seguridad.
advice-double = Hay una doble amenaza en el tablero.
advice-doubled = El rival amenaza con { $answer }, que gana con una doble amenaza: dos caminos para cada enlace que falta.
advice-must = El rival amenaza con ganar: solo pueden evitarlo { $cells }.
advice-cut = La cadena de { $one } necesita { $other }.
advice-joins = El rival quiere conectar { $one } con { $other }.
advice-ladder-joins = El rival tiene una escalera desde { $one } con escape.
advice-ladder-escape = Una escalera desde { $one } necesita un escape.
# Moves that the search expects, in turn.
advice-line = Se espera: { $line }.
feature-reaches = { $player }: { $one } llega hasta { $other }.
feature-bridge = { $player }: un puente entre { $one } y { $other }, por { $cells }.
feature-template =
    { $count ->
        [one] { $player }: una plantilla de borde de una casilla entre { $one } y { $other }.
       *[other] { $player }: una plantilla de borde de { $count } casillas entre { $one } y { $other }.
    }
feature-connection =
    { $count ->
        [one] { $player }: { $one } y { $other } están conectados por una casilla.
       *[other] { $player }: { $one } y { $other } están conectados por { $count } casillas.
    }
feature-open = { $player }: { $one } y { $other } dependen de quién juegue antes; { $answer } los conecta.
feature-severed = { $player }: corte entre { $one } y { $other }.
feature-ladder = { $player }: una escalera desde { $one } hacia { $other }, que empieza en { $answer }.
feature-escape = { $player }: { $other } es un escape de escalera para { $one }; la escalera empieza en { $answer }.
feature-region = { $player }: amenaza de ganar; la región obligada: { $cells }.
feature-double = { $player }: { $answer } gana, con dos caminos para cada enlace que falta.
feature-dead = Casillas muertas: { $cells }.
feature-captured = { $player }: casillas capturadas: { $cells }.

## The page: moves and records

comment = Comentario sobre esta posición
delete = Borrar
done = Listo
download = Descargar
export-all = Descargar todas las partidas
file = O un archivo
first-move = Primera posición
import = Importar
import-all = Añadir partidas de un archivo descargado
import-game = Importar una partida
last-move = Última posición
moves = Jugadas
next-move = Jugada siguiente
notes = Comentarios y variantes
open = Abrir
pasted = SGF, enlace de HexWorld o jugadas
previous-move = Jugada anterior
rename = Renombrar
promote = Convertir en línea principal
prune = Borrar desde aquí
see-uct = Ver cómo piensa UCT en esta posición
share = Compartir
share-game = Compartir esta partida

## The page: first steps and about

about = Acerca de
about-text = Wye es software libre con licencia MIT. Carga una sola vez un motor en Python; después todo funciona en tu propio navegador, incluso sin conexión, y nada de lo que haces sale de él.
strength = Fuerza de los niveles
strength-text = Puntos Elo sobre el nivel 1, con intervalos de confianza del 95 %. Con 200 puntos de ventaja se ganan tres partidas de cada cuatro; con 400, diez de cada once.
searched = Tras { $playouts } partidas al azar:
version = Versión { $version }
unmeasured = Los niveles aún no se han medido.
elo =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
of-size = tamaño { $size }

## The page: versions and storage

update-waits = Hay una nueva versión de esta página. Tu partida está guardada.
update-now = Actualizar
update-later = Más tarde
forget = Borrar todos los datos
forget-question = ¿Borrar todo lo guardado?
forget-text = Se borrará todo lo que este navegador guarda para la página: tus partidas, el marcador, la configuración, los análisis, el progreso en los problemas, las ejecuciones del laboratorio, tus propios bots y los archivos para jugar sin conexión. Después la página se carga de nuevo desde la red.

## The page: labels of cells for screen readers

empty = vacía
pending-cell = en espera
last-move-told = última jugada
winning = ganadora
proposed = toca otra vez para jugar
move-number = jugada { $number }
token = ficha
taken = tomada por { $player }
exact-win = gana
exact-loss = pierde
exact-draw = tablas
percent = { PERCENT($share) }
exact-label = valor exacto: { $word }
estimate-label = estimación: { $share }

## The page: status

opening-link = Abriendo la posición enlazada.
opening-new = Preparando una nueva partida.
engine-absent = El motor no ha arrancado, así que la partida tiene que esperar.
plays =
    { $self ->
        [true] Juegas { $move }.
       *[other] { $name }: { $move }.
    }
chance = { CAPITAL($result) }: juegan { $player }.
draw = Tablas.
is-thinking = { $title } está pensando.
is-waiting = { $title } está en pausa.
is-paused = En pausa. Juega { $title }.
will-move = { $title } jugará cuando el motor esté listo.
kept =
    { $count ->
        [one] Tu jugada { $moves } está fijada
       *[other] Tus jugadas { $moves } están fijadas
    }; el motor aún se está cargando.
outcome =
    { $reason ->
        [resign] { $winnerSelf ->
                [true] Has ganado
               *[other] Victoria de { $winner }
            }: { $loserSelf ->
                [true] has abandonado
               *[other] abandono de { $loser }
            }.
        [time] { $winnerSelf ->
                [true] Has ganado
               *[other] Victoria de { $winner }
            }: { $loserSelf ->
                [true] se te ha acabado el tiempo
               *[other] tiempo agotado de { $loser }
            }.
        [fault] { $winnerSelf ->
                [true] Has ganado
               *[other] Victoria de { $winner }
            }: descalificación{ $loserSelf ->
                [true] { "" }
               *[other] { " " }de { $loser }
            }.
       *[other] { $winnerSelf ->
                [true] Has ganado
               *[other] Victoria de { $winner }
            }: { $title }.
    }
forfeits-resign = { CAPITAL($player) } abandonan
forfeits-time = Tiempo agotado: { $player }
forfeits-fault = Descalificación: { $player }

## The page: thinking and loading

effort =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $playouts ->
        [one] { $playouts } simulación
       *[other] { $playouts } simulaciones
    }{ $workers ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $workers } hilos
    }
let-move = Que juegue { $title }
resume = Reanudar
pace-of =
    { $seconds ->
        [0] Máxima
       *[other] { $seconds } s
    }
thinks-for = { $title } piensa durante
loading-bytes = Cargando: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
starting-python = Iniciando el motor
starting-workers = iniciando…

## The page: the list of moves

move-text =
    { $number ->
        [0] { $move }
       *[other] { $number } { $move }
    }
comment-sign = { " " }…
by-chance = azar

## The page: games from and to files, and those kept in this browser

drawing = Imagen (SVG)
bitmap = Imagen (PNG)
copied = { $title }: copiado.
downloaded = { $title }: descargado.
not-copied = El navegador impide copiar. Descárgalo.
copy-by-hand = Este navegador no deja copiar a la página. El texto está seleccionado: cópialo con Ctrl+C o con una pulsación larga.
save-by-hand = Si este navegador no guarda ningún archivo, copia el texto: está seleccionado.
not-ready = El motor aún no está listo. Inténtalo de nuevo en un momento.
several-games = El texto contiene { $count } partidas. ¿Cuál quieres abrir?
game-choice =
    { $hasName ->
        [true] { $order }. { $name }
       *[other] Partida { $order }
    } ({ $title }, { $moves } { $moves ->
        [one] jugada
       *[other] jugadas
    })
set-up = El texto describe una posición sin su historia. Las jugadas que aquí llevan a ella son inventadas.
games =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
kept-game = { $name }: guardada en este navegador.
renamed = { $name }: renombrada.
deleted = { $name }: borrada.
no-library = Este archivo no contiene partidas guardadas: se esperaba uno de «Descargar todas las partidas».
library-fault = { $reason } La partida actual y las guardadas no han cambiado.

## The page: game

tossed = Antes de cada jugada, una moneda decide quién la hace.
aims-upright = arriba – abajo
aims-level = izquierda – derecha
aims-falling = arriba izq. – abajo der.
aims-rising = abajo izq. – arriba der.
goals-upright = Las { -negras } unen arriba y abajo, las { -blancas } izquierda y derecha.
goals-level = Las { -blancas } unen arriba y abajo, las { -negras } izquierda y derecha.
goals-falling = Las { -negras } unen los lados superior izquierdo e inferior derecho, las { -blancas } el superior derecho y el inferior izquierdo.
goals-rising = Las { -blancas } unen los lados superior izquierdo e inferior derecho, las { -negras } el superior derecho y el inferior izquierdo.
game-of-size = { $title }, tamaño { $size }
budget-kinds-seconds = Tiempo por jugada
budget-kinds-playouts = Simulaciones por jugada
budget-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
budget-playouts = { $playouts } simulaciones
score = { $first } { $wins }, { $second } { $losses }
draws = { $count } tablas
bounds = de { $least } a { $most }

## The page: faults

load-failed = Wye no ha podido cargar { $file }: { $reason } La partida empezará cuando llegue el archivo.
denied-python = El motor no puede arrancar: este navegador no tiene WebAssembly o tiene uno antiguo. Usa una versión actual de Firefox, Chrome, Edge o Safari y desactiva su modo de aislamiento o más estricto para este sitio.
unreachable = no se ha podido contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
answered = el servidor ha respondido con el error { $status }. Inténtalo de nuevo dentro de un momento.
damaged = lo que ha llegado no es ese archivo o está incompleto. Si tu red te pide iniciar sesión, hazlo primero y luego inténtalo de nuevo.
stalled = hace 15 segundos que no llega nada. Comprueba tu conexión e inténtalo de nuevo.
broken-told =
    { $kind ->
        [link] Este enlace no contiene ninguna partida legible. Tu partida no ha cambiado. El texto del enlace:
       *[other] La partida guardada en este navegador no se puede leer. Aquí tienes un tablero nuevo; el texto guardado era:
    }
not-loaded = No se ha podido cargar. Vuelve a abrir esta sección cuando tengas conexión.
not-kept = Este navegador no guarda nada de esta página o ya no tiene sitio para ella. Sigue jugando, pero quizá la próxima visita no encuentre esta partida; usa «Compartir» para guardar una copia.
other-window = Esta página está abierta también en otra ventana. Puedes jugar en ambas; tu próxima visita continúa la partida con la última jugada.
slept = El dispositivo estuvo suspendido un rato. Mientras tanto, los relojes de la partida no corrieron.
replaced = El motor dejó de responder y se ha reiniciado. Tu partida continúa.
fewer-workers = Solo se pudieron iniciar { $running } de { $wanted } hilos.
engine-failed = El motor falló dos veces seguidas: { $reason } Tu partida está guardada.
engine-error = El motor lo rechazó: { $message }

## The engine: names

said-Ant-1 = Hormiga 1
said-Snail-2 = Caracol 2
said-Mouse-3 = Ratón 3
said-Sparrow-4 = Gorrión 4
said-Squirrel-5 = Ardilla 5
said-Rabbit-6 = Conejo 6
said-Cat-7 = Gato 7
said-Fox-8 = Zorro 8
said-Wolf-9 = Lobo 9
said-Tiger-10 = Tigre 10
said-Bear-11 = Oso 11
said-Elephant-12 = Elefante 12
said-Whale-13 = Ballena 13
said-Dragon-14 = Dragón 14
said-Tic_tac_toe = Tres en raya
said-Bent-Y = Y curvo
said-Random_turn-Y = Y de turno al azar
said-Random_turn-Hex = Hex de turno al azar
said-black = { -negras }
said-white = { -blancas }
said-swap = intercambiar
said-pass = pasar
said-heads = cara
said-tails = cruz
said-Connect-all-three-sides-with-one-chain-of-your-stones = Une los tres lados con una sola cadena de tus piedras.
said-Whoever-takes-the-last-token-wins = Gana quien toma la última ficha.
said-Get-three-in-a-row = Consigue tres en raya.
said-three-sides-connected = tres lados unidos
said-two-sides-connected = dos lados unidos
said-three-in-a-line = tres en línea
said-board-full = tablero lleno
said-last-token-taken = última ficha tomada
said-resignation = abandono
said-out-of-time = tiempo agotado
said-forfeit = descalificación
said-Moves = Jugadas
said-My-games = Partidas
said-HexWorld-link = Enlace de HexWorld
said-Pie-rule = Regla del pastel
said-After-the-first-stone-the-second-player-may-take-it-over = Tras la primera piedra, el segundo jugador puede quedarse con ella.
said-Two-stones-a-turn = Dos piedras por turno
said-The-first-turn-has-one-stone-every-later-one-two-there-is-no-swap = El primer turno tiene una piedra y cada uno de los siguientes, dos; no hay intercambio.
said-Handicap = Ventaja
said-The-first-player-begins-with-so-many-extra-stones-there-is-no-swap = El primer jugador empieza con tantas piedras de más; no hay intercambio.
said-Swap-sides = Cambiar de lados
said-The-stone-that-is-taken-over-stays-in-place-and-the-players-trade-sides = La piedra se queda en su sitio y los jugadores intercambian sus lados.
said-Largest-take = Máximo por turno
said-The-most-tokens-that-a-player-may-take-at-once = Cuántas fichas puede tomar un jugador de una vez, como máximo.
said-Net = Red
said-Tree-search-guided-by-a-small-network-that-has-learnt-by-playing-against-itself-The-strongest = Búsqueda en árbol guiada por una pequeña red que ha aprendido jugando contra sí misma. El más fuerte.
said-Tree-search-with-millions-of-random-games-per-second = Búsqueda en árbol con millones de partidas aleatorias por segundo.
said-Tree-search-with-a-bandit-at-each-node-and-random-games-at-the-leaves = Búsqueda en árbol con un bandido en cada nodo y partidas aleatorias en las hojas.
said-UCT-that-shares-what-it-learns-among-moves = UCT que comparte lo aprendido entre las jugadas.
said-MCTS-with-chance = MCTS con azar
said-UCT-for-games-with-chance = UCT para juegos con azar.
said-Heuristic = Heurística
said-Tree-search-guided-by-shortest-paths-bridges-and-groups = Búsqueda en árbol guiada por caminos mínimos, puentes y grupos.
said-Alpha_beta = Alfa-beta
said-Looks-ahead-and-cuts-branches-that-cannot-matter = Calcula y poda las ramas que no pueden importar.
said-Looks-ahead-at-every-move = Calcula todas las jugadas.
said-Assumes-that-its-opponent-moves-at-random = Supone que su rival juega al azar.
said-Looks-ahead-and-averages-over-chance = Calcula y promedia sobre el azar.
said-One-bandit-with-the-legal-moves-as-its-arms = Un solo bandido, cuyos brazos son las jugadas legales.
said-Flat-Monte-Carlo = Monte Carlo plano
said-Plays-the-same-number-of-random-games-after-every-move = Juega el mismo número de partidas aleatorias tras cada jugada.
said-Random = Azar
said-Plays-any-legal-move = Hace cualquier jugada legal.
said-Descents-per-batch = Descensos por lote
said-Words-of-64-playouts-per-leaf = Palabras de 64 simulaciones por hoja
said-RAVE-weight-visits-sqrt-cells-at-which-a-move-s-own-results-equal-AMAF = Peso de RAVE: visitas / sqrt(casillas) con las que los resultados propios de una jugada igualan a AMAF
said-Noise-on-a-move-s-score-its-standard-deviation-sqrt-visits-plus-RAVE-weight-sqrt-cells = Ruido en el valor de una jugada: desviación típica * sqrt(visitas + peso de RAVE) * sqrt(casillas)
said-Positions-that-the-network-judges-at-a-time = Posiciones que la red juzga a la vez
said-Exploration-c = Exploración (c)
said-First_play-urgency-by-how-much-less-than-its-position-a-move-is-worth-that-was-never-tried = Urgencia de la primera visita: cuánto menos que su posición vale una jugada que nunca se probó
said-Largest-tree-in-MiB-a-full-tree-drops-the-nodes-with-the-fewest-visits = Tamaño máximo del árbol en MiB; lleno, pierde los nodos con menos visitas
said-Playouts-with-replies-whoever-loses-one-half-of-a-link-gets-the-other = Simulaciones con respuestas: quien pierde la mitad de un enlace recibe la otra
said-Weight-of-what-the-patterns-on-the-board-say-of-who-wins = Peso de lo que los patrones del tablero dicen sobre quién gana
said-Weight-of-the-learned-patterns-around-a-move = Peso de los patrones aprendidos en torno a una jugada
said-Handicap-chance-to-see-a-move-beside-the-last-stone-k-cells-away-it-is-this-to-the-power-of-k = Hándicap: probabilidad de ver una jugada junto a la última piedra; a k casillas es esta elevada a k
said-Handicap-size-of-the-errors-in-judging-the-moves-before-one-is-chosen = Hándicap: magnitud de los errores al valorar las jugadas antes de elegir
said-Exploration-Cp = Exploración (Cp)
said-Exploration = Exploración
said-Playouts-per-iteration-0-as-many-as-the-game-plays-at-once = Simulaciones por iteración (0: tantas como el juego hace a la vez)
said-Largest-tree-in-nodes-a-full-tree-grows-no-further = Tamaño máximo del árbol en nodos; lleno, deja de crecer
said-RAVE-weight-playouts-k-of-a-move-at-which-AMAF-still-counts-for-half-in-sqrt-k-3-N-plus-k = Peso de RAVE: simulaciones k de una jugada con las que AMAF aún cuenta la mitad, en sqrt(k / (3 N + k))
said-Weight-of-both-players-shortest-paths = Peso de los caminos mínimos de ambos jugadores
said-Weight-of-both-players-two_distances = Peso de las distancias dobles de ambos jugadores
said-Weight-of-bridges-to-one-s-own-stones-and-sides = Peso de los puentes a piedras y lados propios
said-Weight-of-nearness-to-the-centre = Peso de la cercanía al centro
said-Weight-of-connecting-chains = Peso de conectar cadenas
said-Weight-of-empty-neighbouring-cells = Peso de las casillas vecinas vacías
said-Weight-of-nearness-to-one-s-own-sides = Peso de la cercanía a los lados propios
said-Progressive-bias-weight-of-a-move-s-promise-visits-plus-1 = Sesgo progresivo: peso de la promesa de una jugada / (visitas + 1)
said-Progressive-widening-moves-tried-2-per-visit = Ensanchamiento progresivo: (jugadas probadas)^2 por visita
said-Playouts-random-cells-from-which-the-most-promising-is-played = Simulaciones: casillas al azar entre las que se juega la más prometedora
said-Playouts-length-in-moves-size-of-the-board = Simulaciones: longitud en jugadas / tamaño del tablero
said-Search-depth-in-moves-at-most = Profundidad máxima de búsqueda, en jugadas
said-Search-depth-in-moves-at-most-not-counting-moves-of-chance = Profundidad máxima de búsqueda, en jugadas, sin contar las del azar
said-Shortcuts-winning-moves-are-played-at-once-and-proven-results-are-backed-up = Atajos: se juega al instante lo que gana y se retropropagan los resultados demostrados
said-Expansion = Expansión
said-one-child = un hijo
said-all-children = todos los hijos
said-Backpropagation = Retropropagación
said-each-playout-counts-as-a-visit = cada simulación cuenta como una visita
said-one-visit-and-the-sum-of-its-playouts = una visita y la suma de sus simulaciones
said-one-visit-and-the-mean-of-its-playouts = una visita y la media de sus simulaciones
said-Final-move = Jugada final
said-most-visits = más visitas
said-most-visits-of-equals-the-first-tried = más visitas; entre iguales, la primera probada
said-highest-value = mayor valor
said-highest-upper-confidence-bound = mayor cota superior de confianza
said-Iterative-deepening-one-move-deeper-each-time = Profundización iterativa: cada vez una jugada más
said-Quiet-positions-looks-beyond-the-depth-while-a-move-changes-the-evaluation-by-more-than-this = Posiciones tranquilas: busca más allá de la profundidad mientras una jugada cambie la evaluación en más de esto
said-Order-of-moves = Orden de las jugadas
said-natural = natural
said-random = al azar
said-history-heuristic = heurística de historia
said-best-first = primero la mejor
said-worst-first = primero la peor

## The engine: refusals

said-Unknown-game-game-expected-known = Juego desconocido, «{ $game }»: se esperaba { $known }.
said-Size-size-is-not-a-size-of-title-expected-smallest-to-largest = { $title } no tiene el tamaño { $size }: se esperaba de { $smallest } a { $largest }.
said-Size-size-is-not-a-size-of-title-expected-known = { $title } no tiene el tamaño { $size }: se esperaba { $known }.
said-owner-has-no-name-expected-none = { $owner } no tiene «{ $name }»: no se esperaba nada.
said-owner-has-no-name-expected-known = { $owner } no tiene «{ $name }»: se esperaba { $known }.
said-part-is-not-understood-expected-name-value = «{ $part }» no se entiende: se esperaba nombre=valor.
said-Option-name-of-title-is-value-wrong = La opción «{ $name }» de { $title } es { $value }: { $wrong }
said-expected-a-text = se esperaba un texto.
said-expected-least-to-most-values = se esperaban de { $least } a { $most } valores.
said-expected-on-or-off = se esperaba sí o no.
said-expected-known = se esperaba { $known }.
said-expected-a-number-from-least-to-most = se esperaba un número de { $least } a { $most }.
said-expected-a-whole-number-from-least-to-most = se esperaba un número entero de { $least } a { $most }.
said-title-is-no-game-for-two-expected-known = { $title } no es un juego para dos: se esperaba { $known }.
said-title-has-no-network-expected-known = { $title } no tiene red: se esperaba { $known }.
said-title-is-not-decided-by-Y-expected-Y-or-Hex = { $title } no se decide por las reglas de Y: se esperaba Y o Hex.
said-title-is-too-large-for-exact-values-expected-known = { $title } es demasiado grande para dar valores exactos: se esperaba { $known }.
said-title-with-empty-empty-cells-is-too-large-to-be-solved-expected-most-at-most = { $title } con { $empty } casillas vacías es demasiado grande para resolverlo: se esperaban { $most } como mucho.
said-This-is-too-large-to-be-solved-expected-at-most-largest-positions-to-examine-Choose-a-position-with-fewer-empty-cells = Es demasiado grande para resolverlo: se esperaban como mucho { $largest } posiciones que examinar. Elige una posición con menos casillas vacías.
said-move-is-not-a-move-expected-a-cell-from-first-to-last = «{ $move }» no es una jugada: se esperaba una casilla de { $first } a { $last }.
said-A-swap-is-not-explained-expected-a-move-on-a-cell = Un intercambio no se explica: se esperaba una jugada en una casilla.
said-move-is-not-a-move-expected-known = «{ $move }» no es una jugada: se esperaba { $known }.
said-move-is-not-a-move-expected-kind-the-swap-of-this-game = «{ $move }» no es una jugada: se esperaba { $kind }, el intercambio de esta partida.
said-move-cannot-be-played-here-expected-one-of-count-legal-moves = «{ $move }» no se puede jugar aquí: se esperaba una de las jugadas legales ({ $count }).
said-In-title-nobody-can-pass-expected-a-move = En { $title } nadie puede pasar: se esperaba una jugada.
said-Both-players-have-passed-expected-a-move = Los dos jugadores han pasado: se esperaba una jugada.
said-The-game-is-over-expected-no-further-move = La partida ha terminado: no se esperaba ninguna jugada más.
said-The-game-is-over-expected-a-position-with-a-move-to-make = La partida ha terminado: se esperaba una posición en la que se pueda jugar.
said-There-is-nothing-to-take-back-expected-a-position-after-some-move = No hay ninguna jugada que deshacer: se esperaba una posición posterior a una jugada.
said-Unknown-bot-bot-expected-known = Bot desconocido, «{ $bot }»: se esperaba { $known }.
said-The-bot-bot-does-not-play-title-expected-one-that-does = El bot «{ $bot }» no juega a { $title }: se esperaba uno que lo haga.
said-Setting-name-of-bot-is-value-wrong = El ajuste «{ $name }» de { $bot } es { $value }: { $wrong }
said-Invalid-budget-text-expected-playouts-as-500-or-seconds-as-0-5s = Límite no válido, «{ $text }»: se esperaban simulaciones, como 500, o segundos, como 0.5s.
said-Invalid-bot-text-expected-a-form-like-wye-wye-0-5s-or-wye-2-0-5s = Bot no válido, «{ $text }»: se esperaba algo como wye, wye@0.5s o wye*2@0.5s.
said-A-budget-is-either-seconds-or-playouts-expected-exactly-one-of-them = El límite de un bot se da en segundos o en simulaciones: se esperaba exactamente uno de los dos.
said-A-budget-of-seconds-seconds-wrong = Un límite de { $seconds } segundos: { $wrong }
said-A-budget-of-playouts-playouts-wrong = Un límite de { $playouts } simulaciones: { $wrong }
said-title-has-no-levels-expected-a-bot-by-its-name = { $title } no tiene niveles: se esperaba el nombre de un bot.
said-There-is-no-bot-in-the-file-bot-expected-a-file-that-can-be-read = No hay ningún bot en el archivo «{ $bot }»: se esperaba un archivo que se pueda leer.
said-file-line-line-the-file-is-no-text-expected-UTF_8-or-the-encoding-that-its-first-lines-name = { $file }, línea { $line }: el archivo no es texto: se esperaba UTF-8 o la codificación que nombran sus primeras líneas.
said-file-line-line-the-file-has-count-characters-expected-most-at-most = { $file }, línea { $line }: el archivo tiene { $count } caracteres: se esperaban { $most } como mucho.
said-file-line-line-this-is-not-Python-reason-expected-valid-code = { $file }, línea { $line }: esto no es Python ({ $reason }): se esperaba código válido.
said-file-line-line-there-is-no-search-that-yields-expected-def-search-state-dice-playouts-with-a-yield-in-it = { $file }, línea { $line }: no hay ningún search que entregue jugadas: se esperaba def search(state, dice, playouts) con algún yield.
said-file-line-line-search-given-cannot-be-called-expected-def-search-state-dice-playouts-where-further-parameters-have-defaults = { $file }, línea { $line }: no se puede llamar a search({ $given }): se esperaba def search(state, dice, playouts), con valores iniciales para los demás parámetros.
said-file-line-line-search-has-ended-without-a-move-expected-a-yield-before-its-end = { $file }, línea { $line }: search ha terminado sin jugada: se esperaba un yield antes del final.
said-file-line-line-yield-said-names-no-move-with-its-value-expected-one-of-state-legal-and-a-number-from-0-to-1 = { $file }, línea { $line }: yield { $said } no da una jugada con su valor: se esperaba una de state.legal() y un número de 0 a 1.
said-file-line-line-the-time-is-over-expected-an-answer-within-seconds-seconds = { $file }, línea { $line }: se acabó el tiempo: se esperaba una respuesta en { $seconds } segundos.
said-file-line-line-functions-call-each-other-too-deeply-expected-a-recursion-that-ends = { $file }, línea { $line }: las funciones se llaman unas a otras demasiadas veces: se esperaba una recursión que termine.
said-file-line-line-kind-reason-expected-code-that-raises-nothing = { $file }, línea { $line }: { $kind } ({ $reason }): se esperaba código que no lance ninguna excepción.
said-file-line-line-wrong = { $file }, línea { $line }: { $wrong }
said-Level-number-expected-1-to-count = Nivel { $number }: se esperaba de 1 a { $count }.
said-The-levels-of-game-size-expected-1-to-count-in-turn = Los niveles de { $game } { $size }: se esperaban de 1 a { $count } en orden.
said-count-processes-expected-1-to-most = { $count } procesos: se esperaban de 1 a { $most }.
said-The-bot-bot-cannot-use-several-processes-expected-known = El bot «{ $bot }» no puede usar varios procesos: se esperaba { $known }.
said-The-engine-is-thinking-already-expected-a-stop-first = El motor ya está pensando: se esperaba que antes parase.
said-The-root-tells-of-moves-that-are-not-legal-expected-that-of-the-same-position = La raíz habla de jugadas que no son legales: se esperaba la de la misma posición.
said-form-line-line-column-column-wrong = { $form }, línea { $line }, columna { $column }: { $wrong }
said-The-text-is-empty-expected-a-game = El texto está vacío: se esperaba una partida.
said-The-text-has-count-characters-expected-most-at-most = El texto tiene { $count } caracteres: se esperaban { $most } como mucho.
said-The-record-has-count-characters-expected-most-at-most = La partida tiene { $count } caracteres: se esperaban { $most } como mucho.
said-text-is-not-a-game-record-expected-something-like-y11_pie-f6-swap-c4 = «{ $text }» no es una partida: se esperaba algo como «y11-pie:f6.swap.c4».
said-The-marks-text-of-the-link-are-none-of-its-board-expected-something-like-circle_c3-label_a1_A = Las marcas «{ $text }» del enlace no son de su tablero: se esperaba algo como «circle-c3.label-a1-A».
said-The-record-begins-with-head-wrong = La partida empieza por «{ $head }». { $wrong }
said-Move-number-of-the-record-cannot-be-played-wrong = La jugada { $number } de la partida no se puede hacer. { $wrong }
said-found-sign-expected-a-move = se encontró «{ $sign }» y se esperaba una jugada.
said-found-sign-expected-expected = se encontró «{ $sign }» y se esperaba { $expected }.
said-the-text-ends-expected-expected = el texto acaba y se esperaba { $expected }.
said-The-list-tells-only-who-won-a-resignation-is-assumed = La lista solo dice quién ganó: se supone que el otro abandonó.
said-There-are-no-moves-in-this-link-expected-one-of-this-page-or-of-HexWorld-SGF-or-the-moves-themselves = En este enlace no hay jugadas: se esperaba uno de esta página o de HexWorld, SGF o las jugadas mismas.
said-The-result-said-was-left-out = El resultado «{ $said }» se ha omitido.
said-found-number-found-expected-number = se encontró el número { $found } y se esperaba { $number }.
said-two-moves-of-one-colour-in-a-row-expected-a-pass-between-them = dos jugadas seguidas de un color: se esperaba un pase entre ellas.
said-found-no-move-expected-one-at-least = no se encontró ninguna jugada y se esperaba al menos una.
said-form-game-number-wrong = { $form }, partida { $number }: { $wrong }
said-expected-a-game-as-My-games-keeps-it = se esperaba una partida como las guarda Partidas.
said-There-is-no-game-in-this-file-expected-one-at-least = En este archivo no hay ninguna partida: se esperaba al menos una.
said-this-is-no-game-of-Hex-expected-one = esto no es una partida de Hex: se esperaba una.
said-expected-the-size-of-the-board-as-in-11-a1b2 = se esperaba el tamaño del tablero, como en «#11,a1b2».
said-the-board-has-two-sizes-expected-a-board-with-as-many-rows-as-columns = el tablero tiene dos tamaños: se esperaba uno con tantas filas como columnas.
said-found-sign-expected-before-the-moves = se encontró «{ $sign }» y se esperaba «,» antes de las jugadas.
said-found-sign-expected-a-move-like-c4-or-s = se encontró «{ $sign }» y se esperaba una jugada como «c4» o «:s».
said-file-holds-no-levels-expected-a-new-file-or-one-with-levels = { $file } no contiene niveles: se esperaba un archivo nuevo o uno con niveles.
said-file-holds-no-first-stones-expected-a-new-file-or-one-with-some = { $file } no contiene primeras piedras: se esperaba un archivo nuevo o uno con algunas.
said-the-first-node-has-no-GM-expected-GM-11-for-Hex-or-GM-Y = al primer nodo le falta GM: se esperaba GM[11] para Hex o GM[Y].
said-the-first-node-has-no-SZ-expected-SZ-and-the-size = al primer nodo le falta SZ: se esperaba SZ y el tamaño.
said-GM-kind-is-another-game-expected-GM-11-for-Hex-or-GM-Y = GM[{ $kind }] es otro juego: se esperaba GM[11] para Hex o GM[Y].
said-SZ-size-is-not-a-size-expected-a-whole-number = SZ[{ $size }] no es un tamaño: se esperaba un número entero.
said-expected-a-value-in-brackets-for-property-name = se esperaba un valor entre corchetes para la propiedad { $name }.
said-property-name-occurs-twice-in-one-node-expected-it-once = la propiedad { $name } aparece dos veces en un nodo: se esperaba una.
said-stones-are-taken-away-after-the-start-expected-stones-that-are-added = se retiran piedras tras el comienzo: se esperaban piedras que se añaden.
said-property-name-has-value-expected-cells-from-first-to-last-each-once = la propiedad { $name } tiene «{ $value }»: se esperaban casillas de { $first } a { $last }, cada una una sola vez.
said-title-is-assumed = Se supone { $title }.
said-Size-size-is-assumed = Se supone el tamaño { $size }.
said-Games-of-other-kinds-were-skipped-count = Partidas de otros juegos omitidas: { $count }.
said-Properties-without-a-value-were-left-out-count = Propiedades sin valor omitidas: { $count }.
said-Values-of-PL-that-are-no-player-were-left-out-count = Valores de PL que no son un jugador omitidos: { $count }.
said-Moves-after-the-end-of-the-game-were-left-out-count = Jugadas después del final de la partida omitidas: { $count }.
said-Marks-that-are-on-no-cell-were-left-out-count = Marcas que no están en ninguna casilla omitidas: { $count }.
said-Labels-were-cut-to-most-characters-count = Etiquetas acortadas a { $most } caracteres: { $count }.
said-title-cannot-be-written-as-SGF-expected-known = { $title } no se puede escribir en SGF: se esperaba { $known }.
said-this-is-not-JSON-expected-one-object = esto no es JSON: se esperaba un objeto.
said-the-text-is-nested-too-deeply-or-a-number-is-too-long-expected-one-object = el texto está anidado demasiado o un número es demasiado largo: se esperaba un objeto.
said-this-is-not-an-object-expected-one-with-size-turn-players-and-layout = esto no es un objeto: se esperaba uno con size, turn, players y layout.
said-name-is-missing-expected-size-turn-players-and-layout = falta { $name }: se esperaban size, turn, players y layout.
said-size-is-found-expected-an-integer = size es { $found }: se esperaba un número entero.
said-turn-is-found-expected-0-or-1 = turn es { $found }: se esperaba 0 o 1.
said-players-is-found-expected-two-different-letters = players es { $found }: se esperaban dos letras distintas.
said-layout-is-found-expected-text = layout es { $found }: se esperaba texto.
said-the-layout-has-count-rows-expected-size-separated-by = las filas de layout son { $count }: se esperaban { $size }, separadas por «/».
said-row-number-of-the-layout-has-count-cells-expected-number = las casillas de la fila { $number } de layout son { $count }: se esperaban { $number }.
said-the-layout-has-sign-at-cell-expected-first-second-or-empty = layout tiene «{ $sign }» en { $cell }: se esperaba «{ $first }», «{ $second }» o «{ $empty }».
said-the-game-was-over-before-the-last-stone-expected-a-position-that-can-occur-in-a-game = la partida acabó antes de la última piedra: se esperaba una posición que pueda darse en una partida.
said-title-has-no-positions-to-set-up-expected-known = { $title } no tiene posiciones que colocar: se esperaba { $known }.
said-The-game-is-over-in-this-position-expected-one-in-which-nobody-has-won = La partida ya ha acabado en esta posición: se esperaba una en la que nadie haya ganado.
said-Here-a-turn-has-several-stones-or-the-stone-may-be-taken-over-expected-neither = Aquí un turno tiene varias piedras, o la piedra se puede tomar: no se esperaba ni lo uno ni lo otro.
said-Moves-of-playouts = Jugadas de las simulaciones
said-Selection = Selección
said-all-at-random = todas al azar
said-Worth-of-a-draw-for-both-players-in-backpropagation = Valor de unas tablas para ambos jugadores en la retropropagación
said-Thompson-sampling = muestreo de Thompson
said-PUCT-with-equal-priors = PUCT con probabilidades previas iguales
said-a-winning-one-if-there-is-one = una ganadora si la hay
said-UCB1_tuned = UCB1-tuned
said-game-over = fin de la partida
said-too-many-moves = demasiadas jugadas
said-move-is-not-a-move-expected-one-of-known = «{ $move }» no es una jugada: se esperaba una de { $known }.
said-file-line-line-after-most-moves-the-game-was-not-over-expected-a-winner-by-then-since-such-a-game-is-a-draw-here = { $file }, línea { $line }: tras { $most } jugadas la partida no había acabado: se esperaba un ganador antes, pues aquí una partida así es un empate.
said-file-line-line-winner-returns-said-expected-1-2-0-for-a-draw-or-None = { $file }, línea { $line }: winner devuelve { $said }: se esperaba 1, 2, 0 para tablas, o None.
said-There-is-no-game-in-the-file-file-expected-one-that-has-been-opened = No hay ningún juego en el archivo «{ $file }»: se esperaba uno que se haya abierto.
said-file-line-line-function-returns-said-expected-a-number-from-0-to-1 = { $file }, línea { $line }: { $function } devuelve { $said }: se esperaba un número de 0 a 1.
said-file-line-line-moves-returns-said-expected-a-list-of-at-least-one-of-MOVES-as-the-game-is-not-over = { $file }, línea { $line }: moves devuelve { $said }: se esperaba una lista con al menos una de MOVES, pues la partida no ha terminado.
said-file-line-line-MOVES-has-names-expected-moves-whose-texts-differ-each-with-1-to-12-letters-digits-plus-_-or-_ = { $file }, línea { $line }: MOVES tiene { $names }: se esperaban jugadas de textos distintos, cada uno de 1 a 12 letras, cifras, +, - o _.
said-file-line-line-this-is-no-game-expected-the-functions-moves-apply-and-winner-and-MOVES-a-list-of-1-to-most-moves = { $file }, línea { $line }: esto no es un juego: se esperaban las funciones moves, apply y winner, y MOVES, una lista de 1 a { $most } jugadas.
said-There-is-no-evaluation-in-file-expected-a-file-with-def-evaluate-state = En «{ $file }» no hay ninguna evaluación: se esperaba un archivo con def evaluate(state).

## Common

number = { $value }

### The lab

## The course

lab-course-short = Curso
lab-course-title = Un curso en ocho lecciones
lab-course-intro = Primero predice y luego mira. Cada lección abre sus experimentos con los valores de los que habla.
lab-course-predict = Predice
lab-course-see = Observa
lab-course-exercise = Ejercicio
lab-course-sources = Bibliografía
lab-course-experiments = Experimentos
lab-lesson-ahead-title = Mirar hacia delante
lab-lesson-ahead-text = Minimax mira unas jugadas hacia delante, juzga las posiciones de allí y deja que cada jugador elija el mejor valor para sí. Lo que halla es exacto si todo camino acaba con la partida; si no, vale lo que la evaluación.
lab-lesson-ahead-predict = En el tres en raya con líneas abiertas el primer jugador tiene el centro y una esquina (b2, c3); el segundo tiene la esquina opuesta (a1) y le toca jugar. ¿Qué casilla elegirá minimax a profundidad 3? Escríbelo antes del último paso.
lab-lesson-ahead-see = Los valores pasan de las hojas a la raíz, y la línea de pseudocódigo cambia con cada nodo. En el montón de Nim todas las jugadas valen lo mismo: la evaluación olvida quién tomó la última ficha.
lab-lesson-ahead-exercise = Corrige sobre papel la evaluación de Nim: ¿por quién debe preguntar? Después compara con la búsqueda sin el error.
lab-lesson-ahead-sources = Claude Shannon, Programming a computer for playing chess (1950).
lab-lesson-cuts-title = Omitir lo que no puede importar
lab-lesson-cuts-text = Alfa-beta lleva una ventana de alfa a beta. En cuanto alfa alcanza a beta, alguien tiene más arriba una opción mejor y aquí se omiten las demás jugadas. El valor de la raíz es el mismo.
lab-lesson-cuts-predict = ¿Qué parte de las hojas de minimax visitará alfa-beta con jugadas sin ordenar y cuál con la mejor primero?
lab-lesson-cuts-see = Con la mejor jugada primero las hojas son b^⌈d/2⌉ + b^⌊d/2⌋ − 1, más o menos la raíz cuadrada de todas; un mal orden apenas omite nada. En cada corte la ventana explica por qué. En «Por qué alfa-beta es correcto» hay una línea equivocada: la primera promesa rota se puede seguir hasta la raíz.
lab-lesson-cuts-exercise = Resuelve el acertijo del banco sin fallos con tres semillas distintas. Di en voz alta en cada corte quién tiene algo mejor y dónde.
lab-lesson-cuts-sources = Donald Knuth y Ronald Moore, An analysis of alpha-beta pruning (1975).
lab-lesson-chance-title = Rivales que fallan, y dados
lab-lesson-chance-text = Expectimax promedia donde minimax toma el mínimo. Espera más de un rival que falla y es castigado por uno que no; expectiminimax mezcla ambos según la parte de fallos.
lab-lesson-chance-predict = ¿Cuántas respuestas de cien tienen que ser al azar para que expectimax espere más que minimax?
lab-lesson-chance-see = Las líneas de ambas estrategias se cruzan cerca de la mitad. Expectiminimax queda por encima de las dos, pero debe conocer esa parte.
lab-lesson-chance-exercise = Busca un árbol (una semilla) en el que no se crucen nunca y explica con sus hojas por qué.
lab-lesson-chance-sources = Donald Michie, Game-playing and game-learning automata (1966).
lab-lesson-bandits-title = Explorar o usar lo que se sabe
lab-lesson-bandits-text = Un bandido tiene brazos con probabilidades desconocidas. Quien tira siempre del mejor hasta ahora puede perderse uno mejor; quien los prueba todos para siempre lo paga. UCB1 suma a cada media la mitad de un intervalo que se estrecha con los tirones.
lab-lesson-bandits-predict = ¿Qué estrategia tendrá el menor arrepentimiento tras el último tirón?
lab-lesson-bandits-see = El arrepentimiento de UCB1 y de Thompson crece como el logaritmo de los tirones; el de la elección uniforme, en línea recta.
lab-lesson-bandits-exercise = Tira tú de los brazos, veinte veces, y gana a epsilon-greedy. Después acerca los brazos (0,45; 0,5; 0,55): ¿por qué todos tardan más?
lab-lesson-bandits-sources = Peter Auer, Nicolò Cesa-Bianchi y Paul Fischer, Finite-time analysis of the multiarmed bandit problem (2002).
lab-lesson-trees-title = Un árbol de bandidos
lab-lesson-trees-text = UCT trata cada nodo como un bandido: selección por la cota, expansión de un hijo, una partida al azar y su resultado devuelto a la raíz. El árbol crece donde los valores son altos.
lab-lesson-trees-predict = ¿Desde qué partida elegirá la búsqueda siempre la jugada que hace al final?
lab-lesson-trees-see = En cada paso las barras muestran valor y bonificación de los hijos comparados y el tablero muestra la posición. Con la perspectiva equivocada cada nodo cree que su rival ayuda: la búsqueda se confía y pierde. En «Por qué el bucle es correcto» el mismo fallo rompe la promesa de la retropropagación en el primer nodo que eligió el rival.
lab-lesson-trees-exercise = Párate tras diez iteraciones y calcula a mano la siguiente selección. Después avanza y compara con la fórmula. Después haz crecer tú un árbol y mira qué habría elegido UCT.
lab-lesson-trees-sources = Levente Kocsis y Csaba Szepesvári, Bandit based Monte-Carlo planning (2006).
lab-lesson-convergence-title = Con qué rapidez y con qué seguridad
lab-lesson-convergence-text = Con suficientes partidas UCT converge a minimax. La jugada acierta mucho antes que el valor, porque el valor es una media de todo lo que se probó. RAVE toma prestados resultados de jugadas parecidas y al principio es más rápido.
lab-lesson-convergence-predict = ¿Desde cuántas partidas acierta la jugada en al menos el 95 % de las búsquedas?
lab-lesson-convergence-see = Los anillos de jugadas equivocadas desaparecen pronto, mientras que los puntos se acercan despacio al valor exacto. Hasta las 100 partidas incluso se alejan de él, porque la mayor de unas pocas medias con ruido es demasiado alta al principio. En el segundo experimento, con ambos ejes logarítmicos, la distancia cae casi en línea recta desde las 500 partidas: una potencia de las partidas.
lab-lesson-convergence-exercise = Lee la pendiente de esa línea en dos puntos. ¿Cuántas partidas volverían a reducir la distancia a la mitad?
lab-lesson-convergence-sources = Sylvain Gelly y David Silver, Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
lab-lesson-strength-title = Medir quién es mejor
lab-lesson-strength-text = Un resultado es un número con un intervalo. Las partidas por parejas con colores cambiados anulan la ventaja de empezar; una prueba secuencial se detiene en cuanto basta la evidencia y dice de antemano con qué frecuencia se equivocará.
lab-lesson-strength-predict = De 40 partidas por jugada, ¿es mejor gastar más en iteraciones o en partidas por iteración?
lab-lesson-strength-see = Entre dos resultados decide el intervalo de su diferencia: puede dejar fuera el 0 aunque sus propios intervalos se solapen un poco. Las puntuaciones de un torneo se mueven decenas de puntos hasta que se juegan muchas partidas. La prueba falla más o menos tanto como prometió.
lab-lesson-strength-exercise = Diseña un encuentro que distinga dos bots separados por 50 puntos Elo. ¿Cuántas parejas de partidas necesita la prueba por término medio?
lab-lesson-strength-sources = Abraham Wald, Sequential tests of statistical hypotheses (1945); Ralph Bradley y Milton Terry, Rank analysis of incomplete block designs (1952).
lab-lesson-decisions-title = Decidir con azar
lab-lesson-decisions-text = Sin rival pero con azar, un juego es un proceso de decisión de Markov. La iteración de valores, la de políticas y Q-learning hallan su mejor política, con modelo o sin él; la búsqueda en árbol mira hacia delante desde un solo estado.
lab-lesson-decisions-predict = ¿Acierta la política antes que los valores o al revés?
lab-lesson-decisions-see = La política se asienta pronto. La iteración de valores acierta en todas las casillas tras doce barridos. Q-learning, al que nadie dijo las reglas, aún tiene una jugada equivocada en dos casillas tras 300 paseos, y como su tasa de aprendizaje es fija sus valores nunca se detienen: más paseos por sí solos no lo asientan.
lab-lesson-decisions-exercise = Cambia la recompensa de una jugada hasta que el robot corra a propósito al mal final. ¿Con qué recompensa gira la primera flecha?
lab-lesson-decisions-sources = Richard Bellman, Dynamic programming (1957); Christopher Watkins, Learning from delayed rewards (1989).

## The bench minimax

lab-minimax-predict = Si alfa-beta toma las jugadas en su orden natural, ¿qué parte de las hojas de minimax visita a la mayor profundidad, en promedio sobre todas las ejecuciones?
lab-minimax-legend = Los valores son probabilidades de ganar del jugador 1: máx los quiere altos; mín, bajos. Entre corchetes, la ventana de alfa a beta con la que se entra en un nodo. ≥ y ≤ señalan cotas: tras una poda el valor verdadero puede estar más allá. Una arista discontinua y tachada es una jugada descartada, con su motivo al lado.
lab-minimax-plot-legend = Número medio de hojas con su intervalo del 95 %, según la profundidad de la búsqueda. En la escala logarítmica un crecimiento exponencial es una recta, y su pendiente es el logaritmo del factor de ramificación. Línea discontinua: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, el mínimo posible (Knuth y Moore).
lab-minimax-seen = Todos los órdenes encuentran el valor de minimax; solo cambia el trabajo. Con la mejor jugada primero, alfa-beta visita el mínimo que demuestran Knuth y Moore, 53 de 729 hojas en el árbol habitual: su factor de ramificación efectivo es aproximadamente la raíz cuadrada del de minimax, así que con el mismo trabajo se llega a casi el doble de profundidad. Sin ordenar se descartan unos dos tercios, y con la peor jugada primero, casi nada. La heurística de historia no aprende nada de hojas aleatorias, pero sí algo en el tres en raya. En el preajuste con el error, toda jugada de Nim vale 0 y se elige la primera: la evaluación dice que el jugador 1 ha perdido siempre que el montón está vacío. Debería preguntar quién tomó la última ficha, porque ese jugador ha ganado.
lab-minimax-paragraphs =
    Minimax mira algunas jugadas hacia delante y valora con una evaluación las posiciones a las que llega. El jugador 1, máx, elige el valor mayor, y el jugador 2, mín, el menor, de modo que los valores suben de las hojas a la raíz. Alfa-beta lleva consigo una ventana: por las elecciones hechas en el camino hasta este nodo, máx ya tiene asegurado al menos alfa, y mín, como mucho beta. En cuanto alfa alcanza a beta, uno de los dos tiene más arriba una opción al menos tan buena como este nodo, así que las demás jugadas no importan aquí: esto es una poda.

    Con b jugadas en cada nodo y profundidad d, minimax visita b^d hojas. Alfa-beta visita b^⌈d/2⌉ + b^⌊d/2⌋ − 1 con la mejor jugada primero en cada nodo, y en el peor caso todas las b^d, así que un buen orden de las jugadas vale más que un ordenador más rápido. La memoria es proporcional a b por d, porque la búsqueda solo guarda un camino.

    El valor es exacto si todos los caminos llegan al final de la partida. Si la búsqueda se detiene antes, el valor solo es tan bueno como la evaluación. Una búsqueda puede detenerse a una profundidad fija, tras un tiempo fijo (la profundización iterativa devuelve entonces el resultado de la última profundidad terminada) o donde la posición es tranquila, es decir, donde la última jugada apenas cambió la evaluación. Alfa-beta encuentra siempre en la raíz el mismo valor que minimax, con menos trabajo.

    En el tres en raya la evaluación cuenta líneas abiertas: 3 puntos por una con dos marcas, 1 por una con una sola, y se restan los puntos del rival. Una ventaja de L puntos es la probabilidad 1/2 + L / (2 (|L| + 6)): una ventaja de 6 vale 0,75 y una de 1 unos 0,571.
lab-minimax-pseudocode =
    valor(nodo, profundidad, alfa, beta):
        si la partida ha terminado o profundidad = 0: devolver la evaluación
        si mueve el jugador 1:
            por cada jugada:
                alfa = max(alfa, valor(hijo, profundidad - 1, alfa, beta))
                con podas, si alfa >= beta: descartar las demás jugadas
            devolver el mayor valor encontrado
        si mueve el jugador 2:
            por cada jugada:
                beta = min(beta, valor(hijo, profundidad - 1, alfa, beta))
                con podas, si alfa >= beta: descartar las demás jugadas
            devolver el menor valor encontrado
lab-minimax-sources =
    Claude Shannon: Programming a computer for playing chess (1950).
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
lab-minimax-options-tenth = menos de un décimo
lab-minimax-options-quarter = entre un décimo y un cuarto
lab-minimax-options-half = entre un cuarto y la mitad
lab-minimax-options-more = la mitad o más
lab-minimax-why-tenth = Alfa-beta solo visita tan pocas hojas si la mejor jugada va primero en casi todos los nodos, y sin ordenar rara vez hay tanta suerte.
lab-minimax-why-quarter = Solo se poda después de una buena jugada. Con qué frecuencia va pronto una así en el orden natural depende del árbol: aquí va pronto con menos frecuencia, o con más, de la que requiere tu respuesta.
lab-minimax-why-half = Es lo habitual en árboles pequeños con hojas aleatorias. Aquí el orden natural es mejor o peor que uno al azar, o el árbol es tan profundo o tan poco profundo que las podas ahorran otra proporción.
lab-minimax-why-more = El orden no tiene que ser perfecto: basta una buena jugada entre las primeras para podar, y una poda en lo alto del árbol elimina ramas enteras.
lab-minimax-measured =
    En el orden natural alfa-beta visita el { NUMBER($share, maximumSignificantDigits: 4) } % de las hojas de minimax (hojas: { NUMBER($leaves, maximumSignificantDigits: 4) }){ $best ->
        [none] { "" }
       *[other] ; con la mejor jugada primero, { NUMBER($best, maximumSignificantDigits: 4) }
    }.
lab-minimax-across-title = Profundidad
lab-minimax-up-title = Hojas
lab-minimax-least = mínimo posible
lab-minimax-puzzle-task = Aquí hay un árbol pequeño con los valores de sus hojas. Marca las jugadas que alfa-beta descartará si las prueba de arriba abajo: elige un nodo con un clic, o con las flechas e Intro. Lo que queda debajo de un nodo marcado se descarta con él.
lab-minimax-puzzle-marked = Hojas que descartas: { $marked } de { $all }.
lab-minimax-puzzle-right = Correcto: estas son exactamente las hojas que alfa-beta descarta.
lab-minimax-puzzle-told = Hojas que alfa-beta descarta: { $out }; de ellas has encontrado { $hits }. Hojas que has marcado y alfa-beta sí visita: { $misses }. Cada poda muestra alfa ≥ beta.
lab-minimax-puzzle-out = descartada
lab-minimax-puzzle-visited = visitada
lab-minimax-puzzle-missed = descartada, sin marcar
lab-minimax-puzzle-unmarked = sin marcar
lab-minimax-puzzle-cut-here = poda:
lab-minimax-puzzle-leaf = hoja
lab-minimax-puzzle-yours = tu respuesta
lab-minimax-puzzle-search = alfa-beta

## The bench chance

lab-chance-predict = ¿Cuántas respuestas del rival, de cada cien, tienen que ser al azar para que expectimax pueda esperar un resultado mejor que minimax, en promedio sobre todos los árboles?
lab-chance-legend = El mismo árbol tres veces. Minimax supone que el rival da la respuesta peor para ti. Expectimax supone una respuesta al azar, así que cuenta la media. Expectiminimax supone que antes de cada respuesta una moneda decide si el rival da la mejor o una al azar. Junto a cada jugada del azar está su probabilidad. Los valores son probabilidades de ganar del jugador 1.
lab-chance-plot-legend = Ventaja media sobre lo que minimax puede esperar en el mismo árbol, con su intervalo del 95 %: por encima de 0 se gana más que con minimax; por debajo, menos. Los rivales van de perfectos (izquierda) a aleatorios (derecha); expectiminimax sabe cuántas respuestas son al azar. La tabla da los propios resultados, de la derrota (0) a la victoria (1).
lab-chance-seen = Expectimax cruza la línea de minimax. Contra un rival perfecto minimax espera un resultado mejor, porque expectimax cuenta con errores que nunca llegan; contra uno aleatorio lo espera expectimax, porque minimax se protege de respuestas que casi nunca se dan. En árboles de dos jugadas de profundidad el resultado varía linealmente con la proporción de respuestas al azar, y las líneas se cortan cerca de la mitad. Expectiminimax nunca queda por debajo de ninguna de las dos, pero tiene que conocer esa proporción. En el preajuste de la trampa, expectimax renuncia a unas tablas seguras por la posibilidad de que el rival se equivoque: solo compensa si unas 46 respuestas o más de cada cien son al azar. Minimax toma la primera de varias jugadas con la misma garantía, aunque otra de ellas tienda una trampa sin riesgo.
lab-chance-paragraphs =
    El valor de una jugada depende de cómo responde el rival. Minimax toma el menor valor de las respuestas, que es una garantía contra cualquier rival. Expectimax toma su media, como si el rival jugara al azar. Expectiminimax tiene tres clases de nodos: nodos máx, nodos mín y nodos de azar con las probabilidades de sus resultados. Aquí el azar es una moneda que decide antes de cada respuesta si se da la mejor o una al azar.

    Los tres visitan todos los nodos: con b jugadas por nodo y profundidad d, el tiempo crece como b^d, y cada moneda de un camino lo duplica. La memoria es proporcional a b por d, para un solo camino; las búsquedas de aquí recuerdan además las posiciones que han encontrado, para no buscar ninguna dos veces. En un nodo de azar todos los resultados cuentan en la media, así que solo se puede podar allí si se conocen cotas de los valores (star-minimax, de Ballard).

    Si la búsqueda llega al final de la partida, cada uno es óptimo contra el rival que supone: minimax contra uno perfecto, expectimax contra uno aleatorio, expectiminimax si las probabilidades son correctas. Expectimax pierde cuando su jugada tiene una media alta, pero permite una respuesta terrible, y el rival la encuentra.
lab-chance-pseudocode =
    valor(nodo):
        si la partida ha terminado: devolver el resultado
        si mueves tú: devolver el mayor valor de las jugadas
        si mueve un rival perfecto: devolver el menor valor de las respuestas
        si mueve un rival aleatorio: devolver la media de las respuestas
        si se lanza una moneda: devolver (1 - p) * valor(mejor respuesta) + p * valor(respuesta al azar)
lab-chance-sources =
    Donald Michie: Game-playing and game-learning automata (1966).
    Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).
lab-chance-options-low = 33 o menos
lab-chance-options-middle = de 34 a 66
lab-chance-options-high = 67 o más
lab-chance-options-never = nunca puede
lab-chance-why-low = Un rival que casi siempre responde bien encuentra las respuestas a las que expectimax da poco peso; en estos árboles le cuestan más de lo que le dan los pocos errores del rival.
lab-chance-why-middle = Aquí uno de los dos supuestos erróneos cuesta claramente más que el otro, así que las líneas no se cortan cerca del centro: compara la distancia entre ellas en el extremo izquierdo y en el derecho.
lab-chance-why-high = Minimax paga su garantía con una media más baja. Incluso con menos respuestas al azar, eso cuesta más de lo que ahorra la garantía.
lab-chance-why-never = Contra un rival aleatorio ninguna jugada es mejor que la de expectimax, así que expectimax debe ir por delante en el extremo derecho, salvo que ambas búsquedas esperen allí lo mismo.
lab-chance-measured =
    { $share ->
        [none] Expectimax nunca espera un resultado mejor que minimax.
       *[other] Expectimax espera un resultado mejor que minimax a partir de un { NUMBER($share, maximumSignificantDigits: 4) } %{ $error ->
            [none] {""}
           *[other] {" "}(± { NUMBER($error, maximumSignificantDigits: 2) })
        } de respuestas al azar.
    } Árboles en los que ambos empiezan con jugadas distintas: { $other } de { $trees }.
lab-chance-coin = La moneda hace que el { $share } % de las respuestas sea al azar.
lab-chance-walk = búsqueda
lab-chance-across-title = Respuestas al azar del rival, %
lab-chance-up-title = Ventaja sobre minimax

## The bench maxn

lab-maxn-predict = ¿Qué jugador saca más del montón o del árbol entero si cada uno toma lo que más le conviene?
lab-maxn-legend = Cada nodo nombra a su jugador y, si hay un montón, las fichas que quedan; una tupla muestra lo que sacan allí los jugadores 1, 2 y 3. Una rama tachada es una jugada que la poda omite.
lab-maxn-plot-legend = Los nodos de la búsqueda para cada montón, o para tu propio árbol, sin poda y con ella.
lab-maxn-seen = Con dos jugadores un montón se gana o se pierde. Con tres, un jugador que no puede ganar decide todavía quién gana: cuando dos jugadas le valen lo mismo, las reglas no dicen cuál hace, y el valor de la raíz depende de eso. Con montones de 5, 6 y 7 las dos reglas de desempate nombran a ganadores distintos. Una parte para quien jugó antes del ganador da a todos una razón para interesarse, y casi todos esos empates desaparecen.
lab-maxn-paragraphs =
    Con más de dos jugadores, o con sumas que no son cero, no basta un número: el valor de una posición es una tupla, con una parte para cada jugador. En cada nodo su jugador elige el hijo con la mayor parte propia. Para dos jugadores cuyas partes suman una constante esto es minimax.

    Dos cosas empeoran. Los cortes profundos de alfa-beta ya no valen, porque entre dos nodos del mismo jugador eligen otros que no quieren lo contrario. Solo queda la poda superficial: si las partes suman 1 y este jugador tiene segura p, al jugador de arriba le queda como mucho 1 − p. Y las jugadas iguales importan: quien rompe un empate puede decidir la partida de los demás.
lab-maxn-pseudocode =
    valor(nodo):
      si la partida ha acabado: devuelve las partes de todos
      para cada jugada del jugador p:
        v = valor(hijo)
        si v[p] > mejor[p]: mejor = v
        si mejor[p] >= 1 - la parte que tiene el de arriba: omite el resto
      devuelve mejor
lab-maxn-sources =
    Carol Luckhardt, Keki Irani: An algorithmic solution of N-person games (1986).
    Richard Korf: Multi-player alpha-beta pruning (1991).
lab-maxn-options-1 = el jugador 1
lab-maxn-options-2 = el jugador 2
lab-maxn-options-3 = el jugador 3
lab-maxn-options-ties = depende de cómo se rompan los empates
lab-maxn-why-1 = El jugador 1 gana al instante solo con un montón que una jugada puede tomar; con los mayores los demás también deciden.
lab-maxn-why-2 = El jugador 2 gana si puede tomar al instante lo que deje el jugador 1, sea lo que sea, o si han de dejárselo.
lab-maxn-why-3 = El jugador 3 gana si los dos anteriores tienen que dejarle un montón que pueda tomar.
lab-maxn-why-ties = Aquí las dos reglas de desempate llevan al mismo ganador: a los jugadores que deciden no les da igual.
lab-maxn-before = La búsqueda empieza en la raíz.
lab-maxn-label = { $left ->
        [-1] { $player }
       *[other] { $player } · { $left }
    }
lab-maxn-enter = { $left ->
        [-1] Mueve el jugador { $player }.
        [0] La partida ha acabado: no queda ninguna ficha.
        [one] Mueve el jugador { $player }; queda { $left } ficha.
       *[other] Mueve el jugador { $player }; quedan { $left } fichas.
    }
lab-maxn-leaf = { $left ->
        [-1] La hoja da las partes { $value }.
       *[other] El montón está vacío: el jugador { $winner } tomó la última ficha. Las partes son { $value }.
    }
lab-maxn-value = El jugador { $player } elige la mayor parte propia de sus jugadas: { $value }.
lab-maxn-cut = El jugador { $player } tiene tanto que al de arriba no le queda nada mejor: se omiten las jugadas { $moves }.
lab-maxn-nodes = todos los nodos
lab-maxn-pruned = con poda
lab-maxn-across = Fichas del montón
lab-maxn-up = Nodos
lab-maxn-verdict = { $heap ->
        [0] Las partes de la raíz son { $first } si de las jugadas iguales se hace la primera, y { $last } si se hace la última.
       *[other] De un montón de { $heap } las partes son { $first } si de las jugadas iguales se hace la primera, y { $last } si se hace la última.
    }

## The bench windows

lab-windows-predict = ¿Es correcto el valor de la raíz en todos los árboles?
lab-windows-legend = Un valor con ≤ o ≥ es una cota, una rama tachada es una jugada omitida y ✗ marca una promesa rota. Se muestra la búsqueda del primer árbol en que se rompe una promesa o, si no hay ninguno, la del árbol 1.
lab-windows-plot-legend = De cada árbol, las hojas visitadas como parte de todas y el valor hallado; ✗ marca uno falso.
lab-windows-seen = Un nodo solo debe esto a su padre: el valor exacto si está dentro de la ventana, y una cota si no. Si los hijos cumplen esta promesa, la cumple el nodo, y en la raíz la ventana no tiene límites.
lab-windows-paragraphs =
    Alfa es lo que max tiene seguro en el camino a un nodo; beta, lo que tiene seguro min. Un valor fuera de la ventana no se elegirá: a quien perjudica tiene algo mejor más arriba. Por eso no hace falta conocerlo con exactitud, y la búsqueda puede parar en cuanto la ventana queda vacía.

    Es una prueba por inducción. Una hoja da su valor. En un nodo interior los hijos han cumplido la promesa con las ventanas que recibieron; el mejor de sus valores queda entonces del lado correcto de alfa y beta. Aquí se compara cada nodo con su valor minimax al dejarlo, y una línea de la búsqueda se puede estropear.
lab-windows-pseudocode =
    valor(nodo, alfa, beta):
      en una hoja: devolver su valor
      para cada jugada:
        v = valor(hijo, alfa, beta)
        max: mejor = max(mejor, v), alfa = max(alfa, mejor)
        min: mejor = min(mejor, v), beta = min(beta, mejor)
        si alfa >= beta:
          omitir el resto
      devolver mejor
lab-windows-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
lab-windows-options-right = sí, en todos los árboles
lab-windows-options-wrong = no, no en todos
lab-windows-why-wrong = Cada nodo cumplió su promesa, o la rompió donde arriba no importaba, y así la raíz tiene el valor de minimax.
lab-windows-why-right = Una promesa rota ha llegado a una raíz: síguela árbol arriba paso a paso.
lab-windows-before = Árbol { $run }: su raíz se busca con una ventana sin límites.
lab-windows-enter = El nodo { $node } se busca con la ventana de { $alpha } a { $beta }.
lab-windows-leaf = La hoja { $node } vale { $value }.
lab-windows-cut =
    En el nodo { $node } la ventana de { $alpha } a { $beta } está vacía: { $count ->
        [one] se omite la jugada { $moves }.
       *[other] se omiten las jugadas { $moves }.
    }
lab-windows-leave = El nodo { $node } da { $value }.
lab-windows-exact = { $value } está dentro de la ventana y el valor minimax es { $true }: la promesa se cumple.
lab-windows-upper = { $value } ≤ alfa = { $alpha }, una cota superior, y el valor minimax es { $true }: la promesa se cumple.
lab-windows-lower = { $value } ≥ beta = { $beta }, una cota inferior, y el valor minimax es { $true }: la promesa se cumple.
lab-windows-broken = { $value } con la ventana de { $alpha } a { $beta }, pero el valor minimax es { $true }: la promesa se ha roto.
lab-windows-shares = Hojas visitadas, %
lab-windows-verdict = Árboles con un valor falso en la raíz: { $wrong } de { $runs }; promesas rotas: { $broken } de { $checks }.

## The bench invariants

lab-invariants-predict = ¿Qué bucle rompe su promesa con estos ajustes?
lab-invariants-legend = Un nodo muestra la puntuación total de su jugador sobre sus visitas. Solo se dibujan el camino de esta iteración y lo que hay a su lado.
lab-invariants-plot-legend = El trabajo de una búsqueda hasta cada iteración, por fases: la media de todas las series.
lab-invariants-seen = De un bucle que cumple su promesa uno se puede fiar sin vigilarlo. Una línea equivocada rompe enseguida la promesa de su propio bucle, mucho antes de que empeore la jugada; con pocas iteraciones esta puede incluso seguir siendo buena.
lab-invariants-paragraphs =
    Un bucle es correcto si una afirmación es cierta antes de su primera vuelta y cada vuelta la mantiene: un invariante. Un bucle termina si un número que no puede bajar de 0 disminuye con cada vuelta. Aquí se comprueban ambas cosas en cada vuelta.

    Iteraciones: la raíz tiene tantas visitas como simulaciones se hicieron; quedan menos iteraciones. Selección: el hijo tomado tiene la cota mayor; quedan menos jugadas en la partida. Expansión: los hijos y las jugadas sin probar son juntos las jugadas legales, ninguna dos veces; quedan menos sin probar. Retropropagación: un nodo tiene las visitas de sus hijos y las propias, y en ellas la puntuación de su jugador; quedan menos nodos por encima.

    Si una partida tiene d jugadas como máximo y una posición b, una iteración compara b hijos como máximo en cada uno de d niveles, juega d jugadas como máximo y actualiza d + 1 nodos como máximo: O(b d) pasos y un nodo más en la memoria. La tabla de las fases muestra el mejor caso visto, la media y el peor.
lab-invariants-pseudocode =
    para cada una de n iteraciones:
      mientras el nodo no tenga jugadas sin probar:
        tomar el hijo con el mayor
          Q/N + 2 Cp sqrt(ln N(padre) / N)
      tomar una jugada sin probar
        y hacer de ella un hijo
      jugar hasta el final de la partida
      para cada nodo del camino, desde la hoja hacia arriba:
        sumar las simulaciones a N y la puntuación de su jugador a Q
lab-invariants-sources =
    Robert Floyd: Assigning meanings to programs (1967).
    Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012).
lab-invariants-options-none = ninguno
lab-invariants-options-selection = la selección
lab-invariants-options-expansion = la expansión
lab-invariants-options-backup = la retropropagación
lab-invariants-why-none = Se rompió un bucle: ve con los pasos a la primera promesa rota.
lab-invariants-why-selection = El hijo tomado tuvo cada vez la cota mayor.
lab-invariants-why-expansion = Ninguna jugada llegó a ser hijo dos veces.
lab-invariants-why-backup = Cada nodo tuvo lo que suman sus hijos y sus propias simulaciones.
lab-invariants-check = comprobación
lab-invariants-iteration = iteración
lab-invariants-broken = promesa rota
lab-invariants-before = Ninguna iteración ha empezado: el árbol es solo su raíz.
lab-invariants-iterations = Iteraciones: visitas de la raíz: { $visits }; contadas: { $wanted }.
lab-invariants-selection = Selección: el hijo tomado tiene la cota { $own }; la mayor es { $highest }.
lab-invariants-expansion = Expansión: hijos del nodo: { $tried }; jugadas sin probar: { $untried }; jugadas legales: { $legal }.
lab-invariants-backup = Retropropagación: visitas del nodo: { $visits }, total: { $total }; de sus hijos y sus propias simulaciones: { $wanted } y { $score }.
lab-invariants-holds = La promesa se cumple.
lab-invariants-fails = La promesa se ha roto.
lab-invariants-iterations-left = Iteraciones que quedan: { $left }.
lab-invariants-selection-left = Jugadas que quedan en la partida, como máximo: { $left }.
lab-invariants-expansion-left = Jugadas aún sin probar: { $left }.
lab-invariants-backup-left = Nodos por encima: { $left }.
lab-invariants-equal = { $visits } { $sign } { $wanted }
lab-invariants-greatest = { $own } { $sign } { $highest }
lab-invariants-tried = { $tried } + { $untried } { $sign } { $legal }
lab-invariants-sums = N = { $visits } | { $wanted }, Q = { $total } | { $score }
lab-invariants-across = Iteraciones
lab-invariants-up = Pasos hasta aquí
lab-invariants-views-loops = Bucles
lab-invariants-views-phases = Fases
lab-invariants-verdict = { $broken ->
        [0] Las { $checks } comprobaciones se cumplieron.
       *[other] De { $checks } comprobaciones fallaron { $broken }, la primera en la iteración { $first }.
    }

## The bench exercise

lab-exercise-legend = Las hojas muestran sus valores para el jugador 1, que mueve en la raíz: max toma el mayor valor y min el menor. Un nodo se nombra por las jugadas que llevan a él.
lab-exercise-paragraphs =
    Cada estudiante tiene sus propios números: salen del nombre y de la semilla. Entrega y copia la línea bajo los puntos; el profesor la comprueba con la orden wye lab --check, que vuelve a calcular los puntos. Un enlace al ejercicio con solutions=on muestra todas las respuestas, en los árboles y en la tabla. No es ningún secreto: todo se calcula en el navegador de quien lee, así que también un estudiante que lo sepa puede abrir un enlace así.
lab-exercise-pseudocode =
    valores: max toma el mayor, min el menor valor de los hijos
    cortes: de izquierda a derecha, con ventana de -∞ a ∞
      max sube alfa, min baja beta
      alfa >= beta: omite el resto de este nodo
    selección: el mayor Q/N + 2 Cp sqrt(ln ΣN / N)
lab-exercise-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
lab-exercise-title = Tus respuestas
lab-exercise-task = tarea
lab-exercise-values-task = Tarea 1: lleva los valores hacia arriba. ¿Qué valor tiene cada nodo interior?
lab-exercise-cuts-task = Tarea 2: busca en este árbol con alfa-beta, de izquierda a derecha. ¿Qué hojas se visitan y con qué ventana (alfa, beta) llega la búsqueda a cada nodo interior?
lab-exercise-cuts-hint = Una ventana se escribe como -inf, 5 o -∞, 5, y - donde la búsqueda no llega. A la raíz llega con -inf, inf.
lab-exercise-selection-task = Tarea 3: tras { $all } visitas UCB1 selecciona con Cp = { $c }. ¿Qué jugada y con qué cota?
lab-exercise-code-task = Tarea 4: completa las líneas de código en el hueco ___. Cada una se ejecuta contra pruebas ocultas.
lab-exercise-code-hint = Además de los nombres bajo una línea puedes usar números, + - * / **, comparaciones, and, or, not, … if … else …, { $functions }.
lab-exercise-code-choice = { $names }: los valores de los hijos y a quién le toca, 1 o 2
lab-exercise-code-cut = { $names }: la ventana
lab-exercise-code-bound = { $names }: la suma de los resultados, las visitas, las del padre y Cp
lab-exercise-code-backup = { $names }: el resultado para el jugador 1, de 0 a 1, y de quién es el total, 1 o 2
lab-exercise-solved = Este enlace muestra las soluciones.
lab-exercise-fails = Con { $case } tu línea da { $got } en vez de { $wanted }.
lab-exercise-unreadable = Esto no da ningún número: se esperaba una fórmula de { $names }, con { $functions }.
lab-exercise-arms = Victorias por visitas
lab-exercise-value = Valor de { $node }
lab-exercise-visited = ¿Se visita la hoja { $node }?
lab-exercise-window = Ventana en { $node }
lab-exercise-selected = Jugada que selecciona UCB1
lab-exercise-bound = Su cota, con dos decimales
lab-exercise-hand-in = Entregar
lab-exercise-grade = { $points } de { $of } puntos
lab-exercise-line = Línea para entregar

## The bench bandits

lab-bandits-predict = ¿Qué estrategia tendrá el menor arrepentimiento tras la última tirada, en promedio sobre todas las ejecuciones?
lab-bandits-task = Aquí están los mismos brazos en un orden desconocido. Tira de ellos y compara tu arrepentimiento con el de las estrategias tras el mismo número de tiradas.
lab-bandits-legend = Punto: recompensa media hasta ahora. Barra: su intervalo de confianza, media ± sqrt(2 ln n / T). Trazo discontinuo: la probabilidad verdadera. La flecha señala el brazo del que se tira a continuación.
lab-bandits-plot-legend = Arrepentimiento medio de cada estrategia con su intervalo del 95 %. Línea discontinua: c ln n. A la larga, ninguna estrategia que funcione bien con cualquier elección de brazos puede tener menos arrepentimiento (Lai y Robbins).
lab-bandits-seen = La elección uniforme paga lo mismo en cada tirada: su arrepentimiento es una recta. Las curvas de UCB1 y del muestreo de Thompson se aplanan: con las tiradas en escala logarítmica tienden a rectas, porque su arrepentimiento crece como ln n. Épsilon-voraz explora siempre al mismo ritmo, así que a la larga su arrepentimiento crece en línea recta, por bueno que parezca al principio. El ritmo de la línea discontinua solo vale en el límite: con pocas tiradas, el arrepentimiento de una estrategia puede quedar por debajo.
lab-bandits-paragraphs =
    Un bandido tiene brazos que pagan con probabilidades desconocidas. Un jugador que tira siempre del brazo con la mejor media hasta entonces puede no descubrir nunca que otro es mejor; uno que no deja de probarlos todos malgasta tiradas en los malos. El arrepentimiento mide esa pérdida: la recompensa esperada de tirar siempre del mejor brazo, menos la recompensa esperada de las tiradas hechas.

    UCB1 suma a cada media la semiamplitud de un intervalo de confianza y tira del brazo cuyo extremo superior es más alto. Así, tira de un brazo porque es bueno o porque se sabe poco de él; cada tirada estrecha el intervalo de ese brazo. El muestreo de Thompson mantiene una distribución de probabilidad para la probabilidad de pago de cada brazo, extrae un valor de cada distribución y tira del brazo con el valor más alto.

    Cada elección de UCB1 requiere un tiempo proporcional al número de brazos, y la memoria también lo es: dos números por brazo. El arrepentimiento esperado de UCB1 es como mucho 8 ln n por la suma de 1 / diferencia sobre los brazos peores, más una constante, para cualesquiera recompensas de 0 a 1; la diferencia de un brazo es la distancia de su media a la mejor. Como el arrepentimiento solo crece como ln n, la proporción de tiradas del mejor brazo tiende a 1. La búsqueda en árbol con UCT aplica la misma regla en cada nodo.
lab-bandits-pseudocode =
    tirar una vez de cada brazo
    para n = número de brazos, n + 1, ...:
        tirar del brazo con el mayor valor de media + sqrt(2 ln n / tiradas)
        actualizar sus tiradas y su media
lab-bandits-sources =
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).
    William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).
lab-bandits-why-ucb1 = UCB1 es prudente: sus intervalos valen para cualesquiera recompensas de 0 a 1, así que son más anchos de lo que requieren brazos que pagan 0 o 1, y tira de los brazos peores más a menudo de lo necesario.
lab-bandits-why-thompson = El muestreo de Thompson suele ser difícil de superar, porque prueba cada brazo exactamente con la frecuencia con que lo cree el mejor. Con pocas tiradas, o en promedio sobre pocas ejecuciones, la suerte puede poner en cabeza a otra estrategia.
lab-bandits-why-epsilon-greedy = Épsilon-voraz nunca deja de explorar: una proporción fija de sus tiradas va a brazos al azar, por mucho que sepa; y al principio puede quedarse con un brazo peor que pagó bien por suerte.
lab-bandits-why-uniform = La elección uniforme no aprende nada de las recompensas: paga la diferencia media en cada tirada.
lab-bandits-ranking = Arrepentimiento, de menor a mayor: { $told }.
lab-bandits-stride =
    { $count ->
        [one] tirada
       *[other] { $count } tiradas
    }
lab-bandits-arm = Brazo { $arm }
lab-bandits-pull-arm = Tirar del brazo { $arm }
lab-bandits-pulls = Tiradas
lab-bandits-you = tú
lab-bandits-untried = Aún no se ha tirado de ningún brazo.
lab-bandits-pulled = Tirada { $count }: el brazo { $arm } paga { $reward }; su media es ahora { $mean }. Arrepentimiento hasta ahora: { $regret }.
lab-bandits-next = A continuación: brazo { $arm }.
lab-bandits-across-title = Tiradas
lab-bandits-up-title = Arrepentimiento

## The bench uct

lab-uct-predict = ¿A partir de qué simulación haría la búsqueda siempre la jugada que hace al final?
lab-uct-legend = Barras: por cada hijo que se compara, su valor Q/N y, a continuación, su bonificación; se selecciona el hijo de la barra más larga. Tablero: la posición del nodo; las piedras en relieve son jugadas del árbol; las planas, de la simulación; están numeradas desde la raíz. Casillas sombreadas: proporción de las visitas, con el valor en tanto por ciento. Árbol: cada nodo con sus visitas y su valor para el jugador cuya jugada lleva a él; cuanto más ancha la arista, mayor la proporción de las visitas.
lab-uct-plot-legend = Proporción de las visitas que tiene cada jugada de la raíz, según las simulaciones; como mucho, de las cuatro jugadas con más visitas al final.
lab-uct-seen = Al principio cada jugada recibe una visita, de modo que las proporciones son iguales y los valores son puro ruido. Después la bonificación de una jugada disminuye con sus visitas y el árbol crece donde los valores son altos: de forma desigual. Los valores quedan mucho tiempo lejos de los exactos, pues promedian también juego débil; el orden de las jugadas es correcto mucho antes. Con la perspectiva equivocada cada nodo cree que el rival ayuda: la búsqueda gana confianza y pierde al Nim con 5, 6 y 9 fichas. Con 3, 7 y 11 gana de todos modos: allí su sesgo favorece por casualidad la jugada correcta.
lab-uct-paragraphs =
    Cada iteración tiene cuatro fases. La selección baja por el árbol y toma en cada nodo el hijo con la mayor cota superior de confianza. La expansión añade un hijo al árbol. La simulación juega desde allí una partida al azar. La retropropagación suma una visita al contador N de cada nodo del camino y, a su total Q, la puntuación del jugador cuya jugada lleva a ese nodo.

    La cota es la suma de dos partes: el valor Q/N, que hace que la búsqueda repita las buenas jugadas, y la bonificación 2 Cp sqrt(ln N(padre) / N), que hace que pruebe las que tienen pocas visitas. Es la regla UCB1 de los bandidos, aplicada en cada nodo.

    Una iteración requiere un tiempo proporcional a la profundidad del árbol por el número de hijos, más una simulación; con un hijo por iteración la memoria crece como mucho un nodo. Al aumentar las simulaciones, los valores convergen a los del juego perfecto y, con exploración suficiente, la probabilidad de una jugada errónea en la raíz decrece como una potencia de su número (Kocsis y Szepesvári). Pero la búsqueda puede tardar mucho en ver una trampa en lo profundo del árbol.

    Muchos programas se equivocan de perspectiva. Una puntuación buena para un jugador es mala para el otro, así que cada nodo debe contarla para el jugador que elige ese nodo. El error que aquí se puede activar toma cada puntuación desde el punto de vista del jugador de la raíz y la invierte después en cada nivel desde la hoja. Así, la puntuación que recibe un nodo depende, erróneamente, de cuánto más abajo está la hoja.
lab-uct-pseudocode =
    por cada iteración:
      nodo = raíz
      mientras nodo esté expandido del todo:
        nodo = hijo de la mayor cota
      nodo = hijo nuevo, jugada sin probar
      puntos = partida al azar desde nodo
      por cada nodo hasta la raíz:
        N = N + 1
        Q = Q + puntos de quien lo eligió
    hacer la jugada con más visitas
lab-uct-task = Haz crecer el árbol: elige una jugada en cada nodo. Una jugada probada lleva a su nodo; una nueva se hace nodo y allí empieza una simulación.
lab-uct-hand-next = Siguiente elección en { $node }.
lab-uct-hand-choices = Elecciones
lab-uct-hand-agreed = como UCT
lab-uct-hand-untried = sin probar
lab-uct-hand-bounds = Valor + bonificación
lab-uct-hand-new-same = Probaste { $move }, que era nueva; así hace UCT mientras haya una jugada sin probar.
lab-uct-hand-new-other = Seguiste a { $move }; UCT habría probado antes una jugada nueva.
lab-uct-hand-same = Elegiste { $move } con la cota { $own }, la mayor; así hace UCT.
lab-uct-hand-other = Elegiste { $move } con la cota { $own }; UCT habría elegido { $wanted } con { $highest }.
lab-uct-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008), sobre las demostraciones.
lab-uct-why-early = Tras una décima parte de las simulaciones las jugadas tienen aquí pocas visitas. Sus valores aún son demasiado ruidosos para distinguir las mejores, así que la favorita cambia más tarde.
lab-uct-why-half = Cuándo deja de cambiar la favorita depende de la distancia entre los valores de las mejores jugadas. Aquí es mayor y la elección llegó antes, o es menor y llegó después.
lab-uct-why-late = Una jugada claramente mejor recibe pronto la mayoría de las visitas. Para adelantarla, otra necesitaría aún más, y eso casi nunca ocurre tarde.
lab-uct-options-early = desde la primera décima parte de las simulaciones
lab-uct-options-half = más tarde, pero en la primera mitad
lab-uct-options-late = solo en la segunda mitad
lab-uct-settled =
    La elección es { $move } a partir de la iteración { $settled } de { $all }.{ $exact ->
        [none] { "" }
       *[other] { " " }Con juego perfecto esta jugada vale { $exact }: 1 es una victoria; 0,5, tablas; 0, una derrota.
    }
lab-uct-step = paso
lab-uct-phase = fase
lab-uct-stride =
    { $count ->
        [one] iteración
       *[other] { $count } iteraciones
    }
lab-uct-at = Paso { $at }: { $told }
lab-uct-before = el árbol es solo la raíz; no ha empezado ninguna iteración.
lab-uct-select =
    iteración { $iteration }, selección. { $hasParts ->
        [true] Se elige { $move }: { $parts }
       *[other] Se elige { $move } al azar entre las jugadas sin visitas
    }.
lab-uct-expand = iteración { $iteration }, expansión. Nodos añadidos al árbol: { $moves }.
lab-uct-simulate =
    iteración { $iteration }, simulación{ $games ->
        [1] { "" }
       *[other] { " " }{ $game } de { $games }
    }. { $over ->
        [true] La partida ha terminado en este nodo.
       *[other] Jugada al azar de { $player }: { $move }.
    }
lab-uct-won = Victoria de { $player }.
lab-uct-drawn = Son tablas.
lab-uct-backup =
    iteración { $iteration }, retropropagación. { $games ->
        [0] Llega
        [1] La puntuación de { $player } es { $score }; llega
       *[other] La puntuación de { $player } es { $score } en { $games } simulaciones; llega
    } a { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }, de { $leaf } hasta la raíz. { $proofs }Ahora se jugaría { $choice }.
lab-uct-proof = Demostrado en { $node }: victoria de { $player }.
lab-uct-bound = cota = Q/N + 2 Cp sqrt(ln N(padre) / N)
lab-uct-turned = El error: la puntuación se invierte en cada nivel, mueva quien mueva allí.
lab-uct-root = raíz
lab-uct-unvisited = sin visitas
lab-uct-proven = demostrado
lab-uct-node =
    { $name }, { $visits ->
        [0] sin visitas
       *[other] valor { $value }, visitas { $visits }
    }{ $hasWinner ->
        [true] , demostrado: victoria de { $winner }
       *[other] { "" }
    }
lab-uct-bars = Valor + bonificación
lab-uct-bars-of = Valor + bonificación, { $some } de { $all } hijos
lab-uct-across-title = Simulaciones
lab-uct-up-title = Proporción de las visitas, %

## The bench rave

lab-rave-predict = Tras todas las simulaciones, ¿cuál de los dos pone en primer lugar una de las mejores jugadas: los resultados propios de las jugadas o AMAF?
lab-rave-legend = Números: probabilidad de ganar, en tanto por ciento, de quien mueve; primero según las simulaciones que empiezan con la jugada (resultados propios), luego según todas aquellas en las que la hace en algún momento (AMAF) y, por último, según ambos, mezclados por su peso. Anillo continuo: una de las mejores jugadas según los valores exactos. Anillo discontinuo: una jugada que no está entre las mejores, pero tiene un valor más alto que todas ellas. Anillo interior: la jugada que elige la búsqueda.
lab-rave-plot-legend = Las estimaciones de la jugada que la búsqueda elige al final, según las simulaciones. El peso es el de AMAF. Línea discontinua: el valor exacto.
lab-rave-seen = Tras diez simulaciones, la mayoría de las jugadas no tiene ningún resultado propio, y una sola simulación perdida no dice nada, pero AMAF ya tiene un valor para cada casilla. Por eso la búsqueda vuelve a probar una buena jugada aunque perdiera su primera simulación. Más tarde AMAF engaña: cuando el jugador hace la mejor jugada en casi todas las simulaciones, cualquier otra casilla parece buena, porque suele ocuparla después de ella. El valor AMAF más alto corresponde entonces a menudo a una casilla buena más tarde, pero no ahora. Para entonces el peso ha pasado a los resultados propios. Si k es enorme, AMAF no cede nunca y la búsqueda puede quedarse con una jugada perdedora.
lab-rave-paragraphs =
    Una simulación prueba una sola jugada de la raíz, pero en ella el jugador hace muchas. «Todas las jugadas como primera» (all moves as first, AMAF) la cuenta para cada una de ellas, como si se hubiera hecho la primera. En Hex y en Y el orden de las jugadas suele importar poco, así que cien simulaciones dicen algo sobre cada casilla.

    El orden sí importa cuando una jugada es buena solo ahora, o solo después de otra. AMAF no distingue estos casos por muchas simulaciones que haya: tiene poca varianza, pero un sesgo que no desaparece. Los resultados propios de una jugada no tienen ese sesgo, pero necesitan muchas visitas. RAVE mezcla ambos y da a AMAF el peso sqrt(k / (3 N + k)), donde N es el número de visitas de la jugada. Tras k visitas ambos pesan lo mismo.

    Una iteración consta de un descenso, una simulación y la actualización de los contadores de todas las jugadas en cada nodo del camino, así que su tiempo es O(profundidad · casillas). Cada nodo en el que se sigue buscando guarda contadores de todas sus jugadas, de modo que n nodos ocupan una memoria O(n · casillas), más que en UCT. Al crecer N el peso de AMAF tiende a 0, así que el valor de una jugada que se visita una y otra vez viene de sus propios resultados, como en UCT. Pero no es seguro que RAVE encuentre la mejor jugada: puede que una que AMAF cree mala por error no se visite nunca, y entonces ningún resultado propio corrige a AMAF.
lab-rave-pseudocode =
    cada jugada: una simulación imaginaria
    repetir:
      descender por mezcla + bonificación
      partida aleatoria desde la hoja
      para cada posición del camino:
        propio: resultado de la jugada allí
        AMAF: de todas desde allí
      peso = sqrt(k / (3 visitas + k))
      mezcla = (1 - peso) * propio
             + peso * AMAF
    hacer la jugada más visitada
lab-rave-sources =
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).
    Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
    Bernd Brügmann: Monte Carlo Go (1993), que introdujo AMAF.
lab-rave-why-own = Aquí AMAF también pone en primer lugar una de las mejores jugadas, o el resultado propio más alto procede de unas pocas simulaciones con suerte y es de una jugada que no está entre las mejores.
lab-rave-why-amaf = Aquí los resultados propios también ponen en primer lugar una de las mejores jugadas, o AMAF se equivoca: juzga una casilla por simulaciones en las que antes se hicieron otras jugadas, así que su favorita puede ser buena más tarde, pero mala ahora.
lab-rave-why-both = Los dos se equivocan de manera distinta, los resultados propios por suerte y AMAF por su sesgo, así que no es seguro que ambos pongan en primer lugar una de las mejores jugadas.
lab-rave-why-neither = Tras tantas simulaciones al menos uno de los dos ha encontrado una de las mejores jugadas: los resultados propios, si se ha visitado mucho; AMAF, si el orden de las jugadas importa poco.
lab-rave-options-own = solo los resultados propios
lab-rave-options-amaf = solo AMAF
lab-rave-options-both = ambos
lab-rave-options-neither = ninguno
lab-rave-named =
    El resultado propio más alto es el de { $own }, { $isOwn ->
        [true] que está entre las mejores jugadas
       *[other] que no está entre las mejores
    }; el valor AMAF más alto, el de { $amaf }, { $isAmaf ->
        [true] que está entre las mejores jugadas
       *[other] que no está entre las mejores
    }. La búsqueda elige { $chosen }, { $isChosen ->
        [true] que está entre las mejores jugadas
       *[other] que no está entre las mejores
    }.
lab-rave-unit = consulta a la búsqueda
lab-rave-titles-own = Resultados propios
lab-rave-titles-amaf = AMAF
lab-rave-titles-mixed = Ambos, según el peso
lab-rave-rings-best = una de las mejores
lab-rave-rings-misled = engaña
lab-rave-rings-picked = elegida
lab-rave-series-own = propios
lab-rave-series-amaf = AMAF
lab-rave-series-mixed = ambos
lab-rave-series-weight = peso
lab-rave-series-exact = exacto
lab-rave-columns = jugada | visitas | propio | AMAF | peso de AMAF | mezcla | exacto
lab-rave-before = Antes de la primera simulación no se sabe nada de ninguna jugada.
lab-rave-look = Paso { $step }, simulaciones: { $playouts }. La búsqueda elige { $chosen }. Los resultados propios ponen en primer lugar { $own }; AMAF, { $amaf }.
lab-rave-misled = AMAF engaña: pone { $moves } por encima de todas las mejores jugadas.
lab-rave-lost = { $move }: se ha demostrado que pierde y ya no tiene valor
lab-rave-untried = resultado propio: { $none }
lab-rave-across-title = Simulaciones
lab-rave-up-title = Probabilidad de ganar y peso

## The bench convergence

lab-convergence-predict = ¿A partir de cuántas simulaciones es correcta la jugada del primer bot en al menos el 95 % de sus búsquedas?
lab-convergence-legend = Cada punto es una búsqueda, situada en el valor de la jugada que elige; un aro es una búsqueda cuya jugada no está entre las mejores. Línea discontinua: el valor exacto. Bajo el eje: la media y el rango de todas las búsquedas. Sobre los puntos: las jugadas elegidas y el número de búsquedas que las eligen, con ✓ si están entre las mejores. En el tablero: el valor exacto de cada jugada, con el fondo más intenso cuantas más búsquedas del primer bot la eligen.
lab-convergence-plot-legend = Arriba: el valor de la jugada elegida, media de todas las búsquedas con su intervalo del 95 %; línea discontinua: el valor exacto. En medio: la distancia media a él. Abajo: la proporción de búsquedas cuya jugada es errónea, con su intervalo del 95 %.
lab-convergence-seen = La jugada es correcta mucho antes de que lo sea el valor. El valor es una media de todas las simulaciones del árbol, también de las primeras y de las que exploran, así que se acerca al exacto a pasos pequeños y solo lo alcanza en el límite. Con demostraciones el valor da un salto: en cuanto se demuestra el resultado, la búsqueda termina con el valor exacto. En el tablero vacío del tres en raya cualquier primera jugada empata, así que ninguna puede ser errónea, y aun así el valor sigue lejos de 0,5 tras 20.000 simulaciones; con la mitad de exploración queda más cerca. En Hex de tamaño 4 el valor es exacto tras 10 simulaciones, pero solo por suerte: la mayor de varias medias ruidosas es demasiado alta, nueve de cada diez búsquedas eligen una jugada errónea y el valor baja antes de subir. Las demostraciones no cambian nada allí, porque ningún final de partida está cerca. Un montón de 13 tiene cuatro fichas más que uno de 9, con lo que su árbol es dos jugadas más profundo, y ambos bots necesitan para él unas diez veces más simulaciones.
lab-convergence-paragraphs =
    Estas posiciones están resueltas: se conocen sus valores exactos, así que se puede medir el error de una búsqueda. Cada bot busca la misma posición muchas veces, cada vez con otra semilla, y da su jugada y el valor de esta tras 10, 20, 50 y más simulaciones.

    Con exploración suficiente, UCT converge al valor exacto, y la probabilidad de una jugada errónea decrece como una potencia del número de simulaciones (Kocsis y Szepesvári). Las constantes pueden ser grandes: en el peor caso el número de simulaciones crece más deprisa que cualquier exponencial de la profundidad (Coquelin y Munos). La razón es que las recompensas de un nodo cambian mientras el árbol que tiene debajo aún aprende. Sus primeras simulaciones, engañosas, siguen en la media, y solo muchas más pueden compensarlas.

    Una búsqueda de N simulaciones requiere un tiempo O(N · D), donde D es la longitud de una partida: cada simulación baja por el árbol y luego juega hasta el final. En cada nodo de la bajada compara además todas las jugadas. La memoria crece como mucho un nodo por simulación, así que es O(N). Las demostraciones cuestan poco más: un nodo queda decidido en cuanto una jugada gana o todas pierden, y las jugadas decididas no se vuelven a buscar.

    La media de una búsqueda no solo tiene ruido, sino también un sesgo. Más búsquedas con otras semillas estrechan el intervalo, pero lo estrechan alrededor de un valor equivocado; solo más simulaciones en cada búsqueda lo acercan al exacto.
lab-convergence-pseudocode =
    por cada bot, cada semilla:
      para n = 10, 20, 50, ... simulaciones:
        jugada, valor = búsqueda(n)
        errónea = exacto(jugada) < valor exacto
    media sobre las semillas, intervalo del 95 %
lab-convergence-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).
lab-convergence-why-early = Las partidas aleatorias por sí solas dicen aquí poco sobre la mejor jugada. El árbol debe encontrar antes, para cada jugada, la mejor respuesta del rival, y eso requiere más simulaciones que estas.
lab-convergence-why-late = Cuántas simulaciones hacen falta depende de lo profundas que estén las refutaciones y de lo próximos que sean los valores de las jugadas. Aquí la búsqueda encontró la mejor jugada antes de lo que pensabas, o necesita aún más simulaciones.
lab-convergence-why-never = El valor no tiene que ser exacto para que la jugada sea correcta: basta con que una de las mejores reciba más visitas que ninguna otra, y eso ocurre antes.
lab-convergence-early = a partir de { $playouts } o menos
lab-convergence-late = a partir de más de { $from }, pero no más de { $to }
lab-convergence-never = ni siquiera tras { $playouts }
lab-convergence-settled = La jugada de { $bot } es correcta en el 95 % de sus búsquedas a partir de { $playouts } simulaciones; su valor queda entonces a { $distance } del exacto en promedio.
lab-convergence-unsettled = Tras { $playouts } simulaciones la jugada de { $bot } sigue siendo errónea en el { $wrong } % de sus búsquedas, y su valor está a { $distance } del exacto en promedio.
lab-convergence-marks = número de simulaciones
lab-convergence-before = No ha empezado ninguna búsqueda. El valor exacto es { $exact }.
lab-convergence-after = Paso { $step }: { $playouts } simulaciones.
lab-convergence-estimated = { $bot } estima { $value } de media; búsquedas que eligen una de las mejores jugadas: { $right } de { $count }.
lab-convergence-share = { $bot }: erróneas { $wrong } / { $count } = { $percentage } %
lab-convergence-quality = calidad
lab-convergence-best = de las mejores
lab-convergence-worse = errónea
lab-convergence-exact = valor exacto
lab-convergence-across-title = Simulaciones
lab-convergence-up-title = Valor de la jugada elegida
lab-convergence-distance-title = Distancia al valor exacto
lab-convergence-wrong-title = Jugadas erróneas, %

## The bench sweep

lab-sweep-predict = ¿Cuál de estos dos puntos de la cuadrícula pierde menos partidas? (Con los valores iniciales, ambos gastan 40 simulaciones por jugada.)
lab-sweep-legend = Cada recuadro es un punto de la cuadrícula: partidas perdidas / empatadas / ganadas hasta ahora, y una barra con las perdidas a la izquierda, las empatadas en medio y las ganadas a la derecha. El marco señala el punto en el que se juega.
lab-sweep-plot-legend = Arriba: el mapa de calor; cuanto más intenso el color, mayor el número, y bajo cada número está su intervalo del 95 % (Wilson). Abajo: los mismos números en líneas, una por columna, con intervalos del 95 %. Los segundos se miden en este equipo en este momento, así que otra ejecución dará otros.
lab-sweep-seen = Con los valores iniciales, más simulaciones por iteración parecen mejores que más iteraciones. No es una ley: esta búsqueda cuenta una iteración como una sola visita, pero suma las victorias de todas sus simulaciones, de modo que cuatro simulaciones hacen la exploración cuatro veces menos importante, y hace la jugada de mayor cota superior, que tras pocas visitas suele ser una que apenas se ha probado. En el preajuste en que cada simulación es una visita la comparación se invierte: 10 iteraciones de 16 simulaciones pierden el 11,5 %, pero 50 iteraciones de 4 simulaciones solo el 3 %, porque cada iteración deja que el árbol aprenda y crezca. Los detalles pequeños importan lo mismo: tras 10 iteraciones casi todas las jugadas tienen una visita, así que el resultado depende de la regla que elige entre las igualmente visitadas. Si se juega la que se probó primero, 10 × 16 con la media pierde cerca del 20 % contra el azar, como en el estudio; si se juega la de mayor valor, solo cerca del 8 %. En el estudio de Y, Monte Carlo plano apenas pierde alguna partida contra el azar a partir de 100 iteraciones; a partir de 500 ganó las 100 partidas.
lab-sweep-paragraphs =
    Un barrido prueba todas las combinaciones de dos ajustes: partidas contra el mismo rival en cada punto, desde las mismas aperturas y con las mismas semillas, de modo que los puntos difieren solo en sus ajustes. Se puede variar cualquier ajuste de un bot, por ejemplo sims (las simulaciones de una iteración), c, backup o final; iterations son las simulaciones de una jugada divididas entre las de una iteración.

    Una proporción de tantas partidas es incierta: un 10 % de 200 partidas puede corresponder a una proporción verdadera del 7 o del 15 %. Si los intervalos de dos puntos no se solapan, la diferencia difícilmente es casual. Esa prueba es estricta: puede haber una diferencia real aunque los intervalos se solapen un poco. Decide el intervalo de la propia diferencia; si contiene el 0, estas partidas no lo deciden. El cuádruple de partidas reduce un intervalo a la mitad. Entre muchos puntos algunos parecen los mejores por azar, así que repite el mejor con otra semilla antes de creerlo.

    Con n iteraciones de s simulaciones cada una y partidas de longitud D, una jugada requiere un tiempo O(n · s · D) y una memoria O(n), como mucho un nodo por iteración. Así que, con el mismo número de simulaciones, hacer más por iteración ahorra memoria y algo del tiempo de bajar por el árbol, pero el árbol aprende con menos frecuencia. Sean cuales sean los dos números, UCT solo encuentra con seguridad la mejor jugada en el límite de muchas iteraciones.

    La paralelización en las hojas juega varias simulaciones desde una hoja. La búsqueda depende de cómo las cuenta. Si cada simulación es una visita, la bonificación de una jugada disminuye con sus simulaciones. Si una iteración es una visita con la media de sus simulaciones, la bonificación es tan grande como con una sola y solo disminuye el ruido. Si es una visita con su suma, los valores son hasta s veces mayores, así que en la práctica la exploración se divide entre s. Monte Carlo plano no tiene árbol: reparte sus simulaciones entre todas las jugadas legales, de modo que 2000 entre 28 casillas son 71 por jugada. Sus valores convergen a los del juego al azar, así que quizá no encuentre nunca una jugada que solo es la mejor contra las mejores respuestas.
lab-sweep-pseudocode =
    por cada valor del primer ajuste:
      por cada valor del segundo:
        jugar partidas, una semilla cada una
        proporción de perdidas, empatadas,
          ganadas, con intervalos del 95 %
lab-sweep-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).
    Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).
lab-sweep-why-rows = Más iteraciones solo ayudan si el árbol puede aprovecharlas. Si una visita recibe la suma de sus simulaciones, o si se juega la jugada de mayor cota superior, la búsqueda puede acabar con una jugada que apenas se ha probado; entonces más simulaciones por iteración hacen más seguros los valores.
lab-sweep-why-columns = Más simulaciones hacen más seguro el valor de una hoja, pero el árbol solo aprende entre iteraciones. Con menos iteraciones ve menos jugadas hacia delante.
lab-sweep-why-neither = Estas partidas solo dejan de decidirlo si el intervalo de la diferencia contiene el 0. Aquí no lo contiene, así que el azar por sí solo difícilmente explica la diferencia.
lab-sweep-neither = el intervalo de su diferencia contiene el 0: estas partidas no lo deciden
lab-sweep-loses = En { $point } pierde el { $lost } % (de { $from } a { $to }).
lab-sweep-difference = La diferencia es de { $difference } puntos porcentuales (de { $from } a { $to }).
lab-sweep-game = partida
lab-sweep-ten-games = 10 partidas
lab-sweep-point-step = punto de la cuadrícula
lab-sweep-results-lost = perdida
lab-sweep-results-drawn = empatada
lab-sweep-results-won = ganada
lab-sweep-counted-lost = perdidas
lab-sweep-counted-drawn = empatadas
lab-sweep-counted-won = ganadas
lab-sweep-games = partidas
lab-sweep-before = No se ha jugado ninguna partida. Puntos: { $points }; partidas en cada uno: { $games }.
lab-sweep-played = Partida { $game }: { $result } en { $point }.
lab-sweep-sofar = Hasta ahora en este punto: perdidas, { $lost }; empatadas, { $drawn }; ganadas, { $won }.
lab-sweep-share = { $result }: { $count } / { $games } = { NUMBER($percentage, maximumSignificantDigits: 4) } %

## The bench tournament

lab-tournament-predict = ¿Cuántos puntos Elo sacará el primero de la tabla final al segundo?
lab-tournament-legend = El tablero muestra la partida tras esta jugada. Los puntos son las valoraciones tras las partidas que nombra la frase, en puntos Elo; su media es 0. Las barras son sus intervalos del 95 %.
lab-tournament-plot-legend = Tabla cruzada: porcentaje de los puntos que el bot de la fila ha obtenido contra el de la columna; cuanto más intenso el color, más puntos. Elo: las valoraciones con sus intervalos del 95 %. Recorrido: el logaritmo de la razón de verosimilitudes tras cada pareja de partidas; no hay veredicto hasta que alcanza una cota discontinua.
lab-tournament-seen = En este tablero pequeño, cinco veces más simulaciones hacen a Monte Carlo plano claramente más fuerte, y el juego al azar pierde casi todas las partidas. Los intervalos son anchos: tras 40 partidas una valoración tiene todavía una incertidumbre de más de 100 puntos, y un intervalo la mitad de ancho requiere el cuádruple de partidas. Con el preajuste de Monte Carlo plano para Y, 100 simulaciones pierden una partida de 20 contra el azar, y 500 o más ganan las 20; con 100 rondas pierden 5 de 200 y ninguna. Cada aumento de las simulaciones hace más fuerte al bot, pero el último solo un poco: en 200 partidas, 20.000 simulaciones solo obtienen el 57 % de los puntos contra 5000. Con el preajuste de la prueba secuencial bastan 26 parejas de partidas para distinguir 400 simulaciones de 200. Con 8,9 s por jugada, el bot heurístico ganó 10 de 18 partidas de Hex 7 contra RAVE, muy pocas para decidir cuál es más fuerte. Si el límite se da en segundos, un equipo más lento juega otras partidas.
lab-tournament-paragraphs =
    Los puntos Elo miden la fuerza por los resultados: una ventaja de d puntos significa una puntuación esperada de 1 / (1 + 10^(−d / 400)); así, 0 puntos son el 50 %, 100 puntos el 64 % y 400 puntos el 91 %. Las valoraciones son aquí las fuerzas con las que el conjunto de los resultados es más verosímil (Bradley y Terry), y se calculan repitiendo un paso sencillo hasta que nada cambia (Hunter). Un empate añadido entre cada dos bots impide que la valoración de un bot que lo ganó todo crezca sin límite.

    El primer jugador suele tener ventaja, y las piedras al azar favorecen a uno de los bandos. Por eso se juega por parejas de partidas: ambas parten de las mismas piedras al azar, con los colores cambiados. Así cada bot tiene la ventaja una vez, y la prueba secuencial cuenta parejas, no partidas.

    Un experimentador que mira el marcador tras cada partida y se detiene en cuanto le gusta encuentra diferencias donde no las hay. La prueba secuencial de la razón de probabilidades (Wald) sí puede mirar tras cada pareja. Compara dos verosimilitudes de los resultados: la que tienen si el primer bot aventaja al otro en los puntos de H1 y la que tienen si lo aventaja en los de H0. Se detiene en cuanto su razón alcanza una cota. Hasta entonces no tiene veredicto, por cerca que pase de una cota. Cuando se detiene, el veredicto tiene aproximadamente las tasas de error prometidas, pero la valoración de ese momento es, en promedio, demasiado extrema.

    Un torneo de b bots con r rondas tiene b (b − 1) r partidas. Su tiempo es el de estas partidas; su memoria solo crece con el número y la longitud de estas, y las valoraciones necesitan una puntuación por cada dos bots. Las valoraciones son correctas en el límite de muchas partidas si la fuerza de cada bot es un solo número, como supone el modelo. Los errores solo bajan como 1 / sqrt(partidas): hacen falta miles para detectar una ventaja de 10 puntos Elo. Si la fuerza de dos bots difiere claramente, la prueba secuencial necesita muchas menos partidas que una de longitud fija; tarda más cuando la verdad está entre H0 y H1.

    Un bot se escribe con su nombre, sus ajustes entre paréntesis y, tras @, sus simulaciones o segundos por jugada: flat@500, uct(c=0.5)@0.2s. Donde un juego tiene niveles, level(3) es uno de ellos.
lab-tournament-pseudocode =
    en cada ronda:
        apertura = piedras al azar
        por cada dos bots A y B:
            partida desde ella, empieza A
            partida desde ella, empieza B
            prueba: parar si la razón
                ha alcanzado una cota
    valoraciones = fuerzas con las que los
        resultados son más verosímiles
lab-tournament-sources =
    Arpad E. Elo: The Rating of Chessplayers, Past and Present (1978).
    Ralph A. Bradley, Milton E. Terry: Rank analysis of incomplete block designs (1952).
    David R. Hunter: MM algorithms for generalized Bradley-Terry models (2004).
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
    Michel Van den Bergh: A practical introduction to the GSPRT (2020).
lab-tournament-why-small = Una ventaja de menos de 50 puntos significa el 57 % de los puntos como mucho. Tan cerca solo están bots de fuerza casi igual, y aquí el primero obtiene más contra el segundo.
lab-tournament-why-clear = Una ventaja de 50 a 150 puntos significa del 57 al 70 % de los puntos. Los resultados de estos dos bots están más próximos o más alejados: mira la tabla cruzada.
lab-tournament-why-large = Una ventaja de 150 a 300 puntos significa del 70 al 85 % de los puntos, así que, sin tablas, el bot más débil gana entre una partida de cada tres y una de cada siete. La tabla cruzada muestra cuántas ganó.
lab-tournament-why-huge = Una ventaja de más de 300 puntos significa más del 85 % de los puntos, así que el bot más débil gana menos de una partida de cada seis. En un tablero pequeño, hasta un bot débil encuentra buenas jugadas más a menudo.
lab-tournament-options-small = menos de 50
lab-tournament-options-clear = de 50 a 150
lab-tournament-options-large = de 150 a 300
lab-tournament-options-huge = 300 o más
lab-tournament-views-cross = Tabla cruzada
lab-tournament-views-elo = Elo
lab-tournament-views-walk = Recorrido de la prueba
lab-tournament-led = { $first } saca a { $second } { $lead } puntos Elo.
lab-tournament-unsettled = Sus propias partidas no deciden cuál de los dos es más fuerte: el intervalo del 95 % de la diferencia contiene el 0.
lab-tournament-accepted =
    La prueba aceptó { $verdict } tras { $count } { $count ->
        [one] pareja
       *[other] parejas
    } de partidas.
lab-tournament-undecided =
    La prueba no tiene veredicto tras { $count } { $count ->
        [one] pareja
       *[other] parejas
    } de partidas.
lab-tournament-move = jugada
lab-tournament-game = partida
lab-tournament-pair = pareja de partidas
lab-tournament-before = Aún no se ha jugado ninguna partida.
lab-tournament-moved = Jugada { $count } de la partida { $game } de { $games }: { $move }. { $first } juega contra { $second }.
lab-tournament-won = Gana { $winner }.
lab-tournament-fault = Partida { $game }: { $bot } pierde por un fallo. { $fault }
lab-tournament-drawn = La partida acaba en tablas.
lab-tournament-paired = De esta pareja { $bot } obtiene { $score } de 2 puntos.
lab-tournament-rated =
    { $games ->
        [0] No hay valoraciones hasta que acabe la primera pareja.
       *[other] Valoraciones tras { $games } partidas.
    }
lab-tournament-elo = Puntos Elo
lab-tournament-rating = { $elo } ± { $error }, { $percent } % de { $games }
lab-tournament-ratio = H0 en { $low }, razón { $ratio }, H1 en { $high }
lab-tournament-columns = bot | partidas | puntuación | Elo | ±
lab-tournament-walk = razón
lab-tournament-across-title = Parejas de partidas
lab-tournament-up-title = Logaritmo de la razón de verosimilitudes

## The bench sequential

lab-sequential-predict = ¿En cuántas de las pruebas será erróneo el veredicto?
lab-sequential-legend = Cada línea es el recorrido de una prueba: el logaritmo de la razón de verosimilitudes entre H1 y H0 tras cada pareja de partidas. En la cota superior se acepta H1; en la inferior, H0. La línea gruesa es la última prueba; las finas, las anteriores.
lab-sequential-plot-legend = Errores: proporción de pruebas con veredicto erróneo, con su intervalo del 95 %; línea discontinua: la que se promete como máximo. Longitudes: cuántas pruebas requirieron cuántas parejas de partidas.
lab-sequential-seen = Casi todas las pruebas de dos bots iguales aceptan H0, y el 4,5 % de 200 acepta H1 aunque vale H0. La promesa se cumple a la larga: con las cotas de Wald los veredictos erróneos son como mucho alfa / (1 − beta), aquí el 5,3 %. Una muestra de 200 pruebas puede tener más: con las semillas 2 a 4 salen el 6, el 5,5 y el 8 %, pero los tres intervalos llegan por debajo del 5,3 %. De 10.000 pruebas dio un veredicto erróneo el 4,6 % (de 4,2 a 5,0 %). La mayoría acaba tras 50 a 200 parejas y algunas requieren más de 500: nadie puede saber la longitud de antemano. Un recorrido puede acercarse a la cota errónea y dar la vuelta, así que una prueba que no ha acabado no demuestra nada.
lab-sequential-paragraphs =
    Aquí no juega ningún bot: los resultados de las partidas se sortean para dos bots cuya diferencia en puntos Elo se conoce. Así se ve lo que un experimentador con bots reales no ve nunca: qué veredictos son erróneos y si la prueba cumple su promesa.

    La prueba pregunta si el primer bot aventaja al otro en los puntos de H1 o solo en los de H0. Tras cada pareja de partidas calcula el logaritmo de la razón de verosimilitudes, es decir, de cuántas veces más verosímiles son los resultados hasta ahora según H1 que según H0. Sigue jugando mientras queda entre dos cotas, que dependen solo de las tasas de error alfa y beta (Wald). Entre todas las pruebas con estas tasas es la que menos partidas requiere de media, tanto si vale exactamente H0 como si vale H1 (Wald y Wolfowitz).

    No se sabe de antemano con qué frecuencia acaba una pareja 2 : 0, 1 : 1 o de otra forma. Por eso la prueba toma, para H0 y para H1, la distribución con la puntuación esperada de esa hipótesis que hace más verosímiles los resultados observados (Van den Bergh). El límite de Wald para los veredictos erróneos vale estrictamente si las distribuciones se conocen de antemano y, por tanto, aquí solo de forma aproximada.

    Si la verdad está entre H0 y H1, ningún veredicto es erróneo y las pruebas tardan más. Un experimentador que se detuviera en el primer marcador favorable, en vez de en una cota, se equivocaría mucho más a menudo de lo que dice alfa, porque un paseo aleatorio sin deriva alcanza alguna vez cualquier valor. La prueba necesita un contador para cada una de las cinco puntuaciones posibles de una pareja, así que apenas cuesta tiempo y memoria en comparación con las partidas.
lab-sequential-pseudocode =
    puntuaciones = ninguna
    hasta que la prueba se abandone:
        jugar dos partidas, colores cambiados
        añadir su puntuación
        razón = ln(verosimilitud, H1 / H0)
        si razón >= ln((1 - beta) / alfa):
            aceptar H1
        si razón <= ln(beta / (1 - alfa)):
            aceptar H0
lab-sequential-sources =
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
    Abraham Wald, Jacob Wolfowitz: Optimum character of the sequential probability ratio test (1948).
    Michel Van den Bergh: A practical introduction to the GSPRT (2020).
lab-sequential-why-rare = La prueba no comete menos errores de los necesarios: sus cotas están casi tan cerca como permite la promesa. Errores más raros necesitarían cotas más alejadas y, con ello, más partidas.
lab-sequential-why-promised = La proporción solo se acerca a la prometida con muchas pruebas y si H0 o H1 vale exactamente. Con pocas pruebas, otras tasas de error o una verdad más allá de H0 o H1, la proporción es otra.
lab-sequential-why-often = El azar empuja muchos recorridos hacia la cota errónea, pero pocos la alcanzan: con tasas de error del 5 %, los resultados deberían ser unas 20 veces más verosímiles según la hipótesis errónea que según la correcta.
lab-sequential-why-coin = El veredicto no se echa a cara o cruz: cada pareja añade indicios, y la prueba sigue hasta que son suficientes.
lab-sequential-options-rare = en menos del 2 %
lab-sequential-options-promised = en el 2 al 8 %
lab-sequential-options-often = en el 8 al 25 %
lab-sequential-options-coin = en el 25 % o más
lab-sequential-views-errors = Errores
lab-sequential-views-lengths = Longitudes
lab-sequential-stride =
    { $count ->
        [one] prueba
       *[other] { $count } pruebas
    }
lab-sequential-before = Aún no se ha hecho ninguna prueba.
lab-sequential-ended =
    Prueba { $test }: { $hasVerdict ->
        [true] acepta { $verdict }
       *[other] se abandona
    } tras { $pairs } { $pairs ->
        [one] pareja
       *[other] parejas
    } de partidas, con razón { $ratio }.
lab-sequential-counted =
    Hasta ahora: H0, { $low } { $low ->
        [one] vez
       *[other] veces
    }; H1, { $high } { $high ->
        [one] vez
       *[other] veces
    }{ $none ->
        [0] { "" }
       *[other] ; sin veredicto, { $none } { $none ->
                [one] vez
               *[other] veces
            }
    }.
lab-sequential-ratio = H0 en { $low }, razón { $ratio }, H1 en { $high }
lab-sequential-erred = Veredictos erróneos: { $wrong } de { $tests }, el { $share } %, con un intervalo del 95 % de { $from } a { $to } %; se promete como mucho el { $promised } %.
lab-sequential-kept = Esto concuerda con la promesa.
lab-sequential-broken = Es más de lo prometido.
lab-sequential-neither = La verdad está entre H0 y H1, así que ningún veredicto es erróneo.
lab-sequential-accepted = { $verdict } aceptada
lab-sequential-given-up = abandonada
lab-sequential-tested = { $share } % ({ $tests })
lab-sequential-share = Proporción de las pruebas, %
lab-sequential-tests = Pruebas
lab-sequential-across-title = Parejas de partidas
lab-sequential-up-title = Logaritmo de la razón de verosimilitudes

## The bench own

lab-own-texts-title = Tu propio bot
lab-own-texts-question = ¿Puedes escribir un bot que gane a los del motor?
lab-own-texts-write = Escríbelo
lab-own-texts-kept = Tus bots
lab-own-texts-name = Nombre del archivo
lab-own-texts-source = Código en Python
lab-own-texts-keys = Tab añade sangría y Mayús+Tab la quita. Para salir del editor con el teclado, pulsa Escape y después Tab.
lab-own-texts-foreign = Este bot viene de un enlace o de un archivo. Léelo primero: nada de él se ejecuta ni se guarda hasta que lo compruebes, juegues con él o lo guardes.
lab-own-texts-keep = Guardarlo
lab-own-texts-check = Comprobar
lab-own-texts-stop = Parar
lab-own-texts-open = Abrir un archivo
lab-own-texts-save = Guardar como archivo
lab-own-texts-remove = Borrar
lab-own-texts-printed = Texto impreso por tus bots
lab-own-texts-link = Enlace que muestra este archivo a otras personas
lab-own-texts-command = El archivo guardado en la línea de órdenes
lab-own-texts-against = Juega contra él
lab-own-texts-game = Juego
lab-own-texts-opponent = Rival
lab-own-texts-side = Tu bot mueve
lab-own-texts-first = primero
lab-own-texts-second = segundo
lab-own-texts-playouts = Simulaciones por jugada
lab-own-texts-play = Empezar la partida
lab-own-texts-board = Tablero
lab-own-texts-measured = Mídelo
lab-own-texts-measure = En los experimentos, un bot tuyo se llama como su archivo, con ajustes y límite como cualquier otro: my_bot.py@500.
lab-own-texts-tournament = Tu bot en un torneo
lab-own-texts-sweep = Tu bot en un barrido
lab-own-template =
    def search(state, dice, playouts):
        """Juega partidas al azar tras cada jugada y prefiere la que gana más."""
        moves = state.legal()
        wins = [0.0] * len(moves)
        for games in range(1, playouts // len(moves) + 2):
            for i, move in enumerate(moves):
                score = state.play(move).playouts(1, dice)  # 1: ha ganado el jugador 1, 0: el 2
                wins[i] += score if state.to_move == 1 else 1 - score
            best = max(range(len(moves)), key=wins.__getitem__)
            yield moves[best], wins[best] / games  # la mejor jugada hasta ahora y cuánto gana
lab-own-template-evaluation =
    def evaluate(state):
        """La probabilidad de ganar del jugador que mueve, de 0 a 1: aquí es mejor tener más piedras en el centro."""
        middle = len(state.cells) // 2
        near = state.cells[max(0, middle - 3) : middle + 4]
        mine, theirs = near.count(state.to_move), near.count(3 - state.to_move)
        return 0.5 + (mine - theirs) / 20
lab-own-template-game =
    """Nim: gana quien toma la última ficha."""

    MOVES = [1, 2, 3]  # todas las jugadas que hay
    START = 10  # la posición inicial: aquí las fichas del montón


    def moves(position, player):
        """Las jugadas del jugador, 1 o 2, al que le toca."""
        return [taken for taken in MOVES if taken <= position]


    def apply(position, move, player):
        """La posición tras una jugada. Los jugadores se turnan."""
        return position - move


    def winner(position, player):
        """1 o 2, 0 para tablas, None mientras sigue la partida; le toca a player."""
        return 3 - player if position == 0 else None


    def evaluate(position, player):
        """La probabilidad de ganar del jugador, de 0 a 1, para las búsquedas que miran adelante."""
        return 0.5
lab-own-fresh-evaluation = una evaluación nueva, de la plantilla
lab-own-fresh-game = un juego nuevo, de la plantilla
lab-own-bot-side = El bot juega
lab-own-measure-game = Todo experimento que busca acepta este juego como posición: escribe el nombre del archivo y, si quieres, jugadas tras dos puntos, como my_game.py:3.1.
lab-own-minimax = Minimax en tu juego
lab-own-uct = UCT en tu juego
lab-own-contest = Un torneo en tu juego
lab-own-checked-game = Sin fallos: se han jugado hasta el final dos partidas con jugadas al azar, y la misma semilla dio la misma partida. Una jugada tarda { NUMBER($milliseconds, maximumSignificantDigits: 4) } ms.
lab-own-fresh = uno nuevo, a partir de la plantilla
lab-own-you = tú
lab-own-starting = Iniciando un Python aparte para tus bots.
lab-own-checking = Tu bot juega dos partidas contra sí mismo.
lab-own-playing = La partida está en marcha.
lab-own-stopped = Detenido.
lab-own-checked = Sin fallos: tu bot ha jugado dos partidas contra sí mismo y la misma semilla dio la misma partida. Una jugada con 100 simulaciones tarda { NUMBER($milliseconds, maximumSignificantDigits: 4) } ms.
lab-own-settings = Ajustes: { $settings }.
lab-own-no-settings = No tiene ajustes.
lab-own-lost = El hilo de tu bot dejó de responder y se ha reiniciado: busca un paso que tarde mucho o que necesite muchísima memoria.
lab-own-full = En este navegador ya no queda espacio, así que el bot solo se conserva hasta que salgas de la página: guárdalo como archivo.
lab-own-broken-link = Este enlace no muestra ningún bot: se esperaba el nombre de un archivo y su código.
lab-own-go-to = Ir a la línea { $line }
lab-own-seat = { $name } ({ $colour })
lab-own-wins = Ganador: { $seat }. Motivo: { $reason }.
lab-own-draw = Tablas.
lab-own-stopped-game =
    La partida se detuvo tras { $moves } { $moves ->
        [one] jugada
       *[other] jugadas
    }.
lab-own-your-move = Te toca mover con { $colour }: elige una jugada.
lab-own-thinks = { $seat } está pensando.
lab-own-paragraphs =
    Un bot es un generador llamado search. Recibe una posición (state), unos dados (dice) y un número de simulaciones (playouts). Entrega con yield una jugada con su valor y después puede entregar otras mejores, tantas veces como quiera; el motor juega la última que entregó. Todas las búsquedas del motor funcionan así: quien pregunta puede dejar de preguntar en cualquier momento, así que ninguna búsqueda tiene que mirar el reloj. La plantilla es Monte Carlo plano: una jugada requiere un tiempo proporcional a las simulaciones por la longitud de una partida, y la memoria de un número por jugada legal. Con más simulaciones sus valores convergen, pero a la probabilidad de ganar si ambos juegan al azar, así que su favorita no tiene por qué ser la mejor jugada.

    Una posición no cambia nunca: state.legal() da las jugadas, que son números; state.play(move) devuelve la posición siguiente; state.to_move es el jugador al que le toca mover (1 o 2); state.outcome es None hasta que termina la partida, y entonces state.outcome.score(1) es 1, 0.5 o 0. state.playouts(count, dice) juega partidas al azar y devuelve su puntuación total para el jugador 1. En state.cells están las piedras, un byte por casilla: 0 si está vacía; si no, el número del jugador.

    El valor que entregas es la probabilidad de ganar, de 0 a 1, del jugador al que le toca mover, después de esa jugada. Las simulaciones devuelven la puntuación del jugador 1, así que el bot tiene que contar 1 menos la puntuación cuando le toca al jugador 2. Equivocarse de perspectiva es el error más frecuente: un bot así juega bien como jugador 1, pero ayuda a su rival como jugador 2.

    Saca de los dados todos los números aleatorios: dice.below(n) es un entero de 0 a n - 1 y dice.share() un número de 0 a 1. Entonces la misma semilla da otra vez la misma partida, aquí y en la línea de órdenes, de modo que un resultado se puede repetir y un fallo se puede encontrar. El módulo random daría una partida distinta cada vez.

    Los demás parámetros de search cuyo valor inicial es un número o un valor lógico son ajustes: con def search(state, dice, playouts, c=1.4), my_bot.py(c=0.5) es otro bot, y un barrido puede variar c. Las variables definidas fuera de search, por ejemplo un árbol, duran una partida.

    Un archivo también puede tener solo una evaluación, con la que alfa-beta mira hacia delante: evaluate(state) devuelve la probabilidad de ganar, de 0 a 1, del jugador al que le toca mover. O puede tener un juego: MOVES son todas las jugadas que hay, START es la posición inicial, moves(position, player) da las jugadas del jugador al que le toca mover, 1 o 2, apply(position, move, player) devuelve la posición tras una de ellas, y winner(position, player) devuelve 1 o 2, 0 si hay empate y None mientras sigue la partida. Los jugadores se turnan, y una partida que no ha acabado tras 200 jugadas es un empate. La evaluación de un juego es evaluate(position, player), la probabilidad de ganar de ese jugador; donde falta, toda posición vale un medio.

    Una jugada puede tardar cinco segundos. Tus bots se ejecutan en un hilo que no tiene acceso ni a la red ni al almacenamiento. Si un bot falla o no acaba nunca, el mensaje indica en qué línea.
lab-own-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), la idea de la plantilla.
    Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012), ideas para seguir probando.

## The bench gridworld

lab-gridworld-predict = ¿Tras qué parte de todos los pasos elige la política una mejor jugada en cada casilla y la mantiene?
lab-gridworld-legend = A la izquierda: los valores tras este paso, con una flecha por cada mejor jugada; un marco discontinuo señala una casilla cuya jugada no es la mejor. A la derecha: los valores exactos. Las casillas verdes valen más de 0 y las rojas menos; un borde grueso marca un final.
lab-gridworld-plot-legend = La mayor distancia de un valor al exacto tras cada paso, con cada uno de los tres métodos.
lab-gridworld-seen = La política acierta mucho antes que los valores: con iteración de valores tras doce barridos, cuando algún valor todavía se equivoca en más de 0,02. La iteración de políticas solo necesita unas pocas, porque cada una se evalúa hasta el final. Q-learning no conoce ni el ruido ni las recompensas; aprende ambos de los episodios, y con una tasa de aprendizaje fija sus valores nunca se detienen.
lab-gridworld-paragraphs =
    En un proceso de decisión de Markov el estado siguiente depende del actual y de la acción, no del camino. El valor de un estado es la suma descontada esperada de recompensas con la mejor política, y la ecuación de Bellman lo une a sus vecinos: V(s) = R + γ máx sobre a de la suma sobre s’ de P(s’ | s, a) V(s’).

    La iteración de valores aplica esta ecuación a todas las casillas una y otra vez. Su error se reduce por el factor γ en cada barrido o, sin descuento, porque todo paseo acaba tarde o temprano. La iteración de políticas evalúa una política exactamente y luego elige la mejor jugada en cada casilla; como solo hay un número finito de políticas y cada una mejora a la anterior, termina. Q-learning no necesita modelo: tras cada jugada acerca Q(s, a) a la recompensa más el mejor valor de la casilla siguiente.

    Con un pequeño coste por jugada el robot toma el camino largo y seguro alrededor del muro, e incluso se aleja del mal final; cuanto más cuesta una jugada, más riesgo corre.
lab-gridworld-pseudocode =
    iteración de valores:
      repite para cada casilla s:
        V(s) = R + γ máx sobre a de Σ P(s' | s, a) V(s')
        política(s) = la a de este máximo
    iteración de políticas:
      evalúa: V(s) = R + γ Σ P(s' | s, política(s)) V(s')
      mejora: política(s) = la a de mayor valor
      hasta que ninguna casilla cambie de jugada
    Q-learning, un episodio:
      a = la mejor jugada, o una al azar con probabilidad ε
      ve a s' y recibe R
      Q(s, a) += α (R + γ máx Q(s') − Q(s, a))
      s = s', hasta un final
lab-gridworld-sources =
    Richard Bellman: Dynamic programming (1957).
    Ronald Howard: Dynamic programming and Markov processes (1960).
    Christopher Watkins: Learning from delayed rewards (1989).
    Stuart Russell, Peter Norvig: Artificial intelligence: a modern approach, capítulo 17.
lab-gridworld-options-early = una décima parte o menos
lab-gridworld-options-half = hasta la mitad
lab-gridworld-options-late = más tarde, pero antes del final
lab-gridworld-options-never = al final aún se equivoca en alguna casilla
lab-gridworld-why-early = Una casilla lejos de los finales solo sabe de sus recompensas tras tantos pasos como dista de ellos, y con ruido dos jugadas pueden seguir parejas más tiempo.
lab-gridworld-why-half = El orden de dos jugadas queda fijado en cuanto la diferencia de sus valores supera lo que aún cambian los pasos siguientes. Aquí eso llegó antes o exigió más.
lab-gridworld-why-late = Los valores siguen cambiando mucho tiempo, pero apenas cambian cuál es la mejor jugada; o los paseos al azar del aprendizaje dejan una casilla equivocada hasta el final.
lab-gridworld-why-never = La iteración con un modelo tiene que acertar si hay pasos suficientes; solo el aprendizaje con tasa fija, o muy pocos pasos, sigue equivocándose.
# $step the number of the step
lab-gridworld-at = Tras el paso { $step }
lab-gridworld-exact = Exacto
lab-gridworld-before = Antes del primer paso solo los finales tienen valor.
lab-gridworld-told-values = Barrido { $step }: el valor que más cambió cambió en { $change }. Casillas con una jugada equivocada: { $wrong }.
lab-gridworld-told-policies = Se evalúa la política { $step }; { $changed ->
        [0] ninguna casilla tiene una jugada mejor, así que es la mejor política.
       *[other] casillas con una jugada mejor: { $changed }.
    } Casillas con una jugada equivocada: { $wrong }.
lab-gridworld-told-learning = Episodio { $step }, jugadas: { $moves }. El valor que más cambió cambió en { $change }. Casillas con una jugada equivocada: { $wrong }.
lab-gridworld-units-values = barrido
lab-gridworld-units-policies = política
lab-gridworld-units-learning = episodio
lab-gridworld-max = V({ $cell }) = máx = { $value }
lab-gridworld-evaluated = V({ $cell }) = { $value }, el valor de la jugada de la política; máx = { $most }
lab-gridworld-worth = { $move }: { $value }
lab-gridworld-values = iteración de valores
lab-gridworld-policies = iteración de políticas
lab-gridworld-learning = Q-learning
lab-gridworld-unsettled = Tras los { $all } pasos alguna casilla todavía tiene una jugada equivocada; el mayor error de un valor es { $error }.
lab-gridworld-across = Pasos
lab-gridworld-up = Mayor error
lab-gridworld-settled = Desde el paso { $settled } de { $all } cada casilla tiene una mejor jugada; el mayor error de un valor es allí { $error }.

## The bench rooms

lab-rooms-predict = ¿Desde cuántas habitaciones habrá al menos una búsqueda en árbol que, con todas sus simulaciones, elija una jugada que no está entre las mejores?
lab-rooms-legend = Primero: la iteración de valores tras este barrido. Segundo: la búsqueda en árbol con todas sus simulaciones, su valor medio y la jugada que elige más a menudo. Cuanto más intenso el color de una habitación, mayor su valor; las flechas son jugadas; un marco discontinuo señala una habitación en la que la búsqueda prefiere una jugada que no está entre las mejores.
lab-rooms-plot-legend = Proporción de búsquedas, desde todas las habitaciones, que eligen una jugada que no está entre las mejores.
lab-rooms-seen = El barrido k da los valores exactos para una batería de k jugadas, de modo que la influencia de una recompensa se extiende una habitación en cada barrido, y el último es exacto. La búsqueda en árbol no recorre todas las habitaciones, pero sus valores son demasiado bajos, porque en la media entran jugadas de exploración y al azar además de las mejores. Sus jugadas son más fiables que sus valores; las erróneas quedan sobre todo donde dos jugadas valen casi lo mismo. Con la exploración habitual el error de los valores no baja en 500 partidas (5,5 puntos tras 10 y 5,8 tras 500); con Cp = 0,1 baja a 4,3, pero más jugadas son erróneas.
lab-rooms-paragraphs =
    Un robot recorre habitaciones y recoge recompensas hasta agotar la batería. Sus jugadas son inciertas: con cierta probabilidad resbala hacia la izquierda o la derecha de su rumbo. Qué jugada es la mejor depende de todo lo que puede salir mal, así que el valor de una habitación es una esperanza matemática.

    La iteración de valores empieza con valores 0 y sustituye cada uno por la mejor suma esperada de la recompensa de una jugada y el valor posterior. Una posición es una habitación junto con las recompensas que quedan, así que r recompensas dan 2^r posiciones por habitación. Un barrido requiere un tiempo proporcional a posiciones por jugadas por resultados, y una memoria proporcional a las posiciones. Cada jugada gasta batería, así que los valores son exactos tras tantos barridos como jugadas permite la batería.

    La búsqueda de Monte Carlo en árbol mira una sola posición. Un bandido elige las jugadas del robot en el árbol, los resbalones se sortean y una partida aleatoria estima las recompensas que siguen. Una búsqueda requiere un tiempo proporcional a las simulaciones por la carga, y su memoria crece como mucho unos pocos nodos por simulación, por muchas posiciones que haya. Al aumentar las simulaciones, sus valores convergen a los exactos; hasta entonces incluyen el coste de explorar.
lab-rooms-pseudocode =
    valores = 0 en cada posición
    por cada jugada que permite la batería:
        por cada posición:
            valor = máximo entre las jugadas de la suma, sobre los resultados, de
                probabilidad * (recompensa + valor posterior)
lab-rooms-sources =
    Richard Bellman: Dynamic Programming (1957).
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
lab-rooms-why-none = Algunas habitaciones tienen dos jugadas que valen casi lo mismo, y la búsqueda en árbol necesita más simulaciones que estas para distinguirlas.
lab-rooms-why-few = Una habitación es difícil si los valores de su mejor jugada y de la segunda están próximos. Aquí hay más o menos habitaciones así de las que pensabas.
lab-rooms-why-half = En la mayoría de las habitaciones una jugada es claramente la mejor, y la búsqueda la encuentra con pocas simulaciones.
lab-rooms-why-most = La búsqueda no necesita valores exactos para elegir bien: basta con que la mejor jugada quede la primera, y en la mayoría de las habitaciones lo está con claridad.
lab-rooms-options-none = desde ninguna
lab-rooms-options-few = desde algunas, un cuarto como mucho
lab-rooms-options-half = desde más de un cuarto, la mitad como mucho
lab-rooms-options-most = desde más de la mitad
lab-rooms-wrong-rooms = Habitaciones desde las que se equivoca al menos una búsqueda en árbol: { $wrong } de { $all }.
lab-rooms-sweeps = barrido
lab-rooms-iteration = Iteración de valores, barrido { $sweep }
lab-rooms-search = Búsqueda en árbol, { $playouts } simulaciones
lab-rooms-before = Antes del primer barrido todos los valores son 0.
lab-rooms-swept =
    Barrido { $sweep }: el valor que más ha cambiado lo ha hecho en { $change }. Los valores son ya exactos para una batería de { $sweep ->
        [one] una jugada
       *[other] { $sweep } jugadas
    }.
lab-rooms-across-title = Simulaciones
lab-rooms-up-title = Jugadas erróneas, %
lab-rooms-wrong = jugadas erróneas
lab-rooms-formula = { $room }: máx({ $worths }) = { $value }

## The bench reduction

lab-reduction-predict = ¿Cuántas operaciones con palabras hacen falta para saber quién ha ganado en cada uno de estos tableros?
lab-reduction-legend = Primero: uno de los tableros. Segundo: todos los tableros de una palabra; el número y la intensidad del color dicen en cuántos de ellos la casilla es de las { -negras }. Un marco señala las tres casillas cuya mayoría se toma, y el punto entre ellas es esa mayoría. Debajo: las tres palabras y su mayoría, un cuadrado por tablero. Tras el último triángulo: una simulación tal como la hace wye, etapa por etapa, con piedras pequeñas en las casillas vacías; un marco señala cada casilla que la etapa ha dado al otro jugador.
lab-reduction-plot-legend = Operaciones acumuladas, con todos los tableros en una palabra y tablero a tablero, según los triángulos reducidos.
lab-reduction-seen = Cada triángulo tiene una fila menos que el anterior, y el color de la última casilla es el del ganador. Con 64 tableros en una palabra, las mismas operaciones deciden 64 partidas, porque «y» y «o» tratan cada bit por separado. Del triángulo mayor al menor, las proporciones se alejan de la mitad, porque el ganador de un tablero posee una parte cada vez mayor.
lab-reduction-paragraphs =
    Un programa podría hallar al ganador de un tablero lleno de Y siguiendo las cadenas. La reducción es más sencilla: sustituye cada trío de casillas que forma un triángulo pequeño orientado como el tablero por una sola casilla, con el color que tienen al menos dos de ellas. El resultado es un tablero lleno con una fila menos. Si se repite, queda al final una sola casilla, cuyo color es el del ganador.

    El resultado siempre es correcto, porque cada paso conserva al ganador. Tomemos una cadena que toca los tres lados. Cada dos casillas vecinas de ella están en un triángulo pequeño, que se convierte en una casilla del mismo color. Los triángulos de pares consecutivos comparten una casilla, así que las casillas nuevas se tocan. Forman en el tablero menor una cadena que toca los mismos lados que la antigua. Exactamente un jugador tiene una cadena así antes del paso, y exactamente uno después. Un tablero de Hex es parte de un tablero mayor de Y cuyas otras dos esquinas pertenecen ya a los jugadores.

    Un triángulo de lado n tiene n(n + 1)/2 casillas, de modo que la reducción a una casilla requiere (n³ − n)/6 mayorías. La mayoría de tres bits, a & b | (a | b) & c, cuesta cuatro operaciones, tanto para un bit como para una palabra de 64. Así, el tiempo es O(n³) para hasta 64 tableros juntos. La memoria es O(n²), una palabra por casilla, porque cada triángulo puede escribirse sobre el anterior.

    Si una partida aleatoria sigue hasta llenar el tablero, su ganador no cambia, así que una simulación es un tablero lleno al azar. La búsqueda wye empieza por dar cada casilla vacía a un jugador al azar. Así se rompen conexiones que ningún jugador dejaría romper. Una conexión pasa por dos casillas vacías, de las que basta una cualquiera: un puente lleva de una piedra a otra, y junto a un borde una conexión lleva de una piedra a la fila siguiente. Si el rival ocupa una de las dos casillas, un jugador responde con la otra. Por eso wye repara el tablero: si el rival recibió las dos casillas de una conexión, el dueño de esta recibe una de ellas, cualquiera de las dos con la misma frecuencia. Wye empieza en el interior del tablero, con los puentes que salen de una piedra de la posición, en dos tercios de las simulaciones. Sigue con los bordes que un jugador debe alcanzar: desde cada piedra de la cuarta fila hasta la tercera en una cuarta parte de las simulaciones, desde la tercera hasta la segunda en la mitad, y desde la segunda hasta el borde en todas. Reparar más sería demasiado, porque los jugadores también ceden un enlace a cambio de otro. Por último, las dos casillas de cada puente intacto entre piedras de la posición van a jugadores distintos en todas las simulaciones, porque su dueño responde a cada ataque. En los tableros de hasta cinco casillas por lado, wye solo da este último paso.

    En el preajuste de la velocidad, wye y UCT buscan en el tablero vacío y se cuentan sus simulaciones y hojas por segundo. Wye evalúa una hoja con dos palabras de simulaciones, uct con 16 simulaciones y uct(sims=1) con una sola, como en los libros. Los segundos dependen del equipo y son más si trabajan varios hilos a la vez; los números de simulaciones y hojas son siempre los mismos.
lab-reduction-pseudocode =
    una palabra por casilla, un bit por tablero
    para lado = n - 1, ..., 2, 1:
      para cada casilla (i, j) de ese lado:
        a, b, c = (i, j), (i, j+1), (i+1, j)
        (i, j) = a & b | (a | b) & c
    ganadores = la última casilla

    una simulación de wye:
      palabra al azar por casilla vacía
      por conexión, bordes al final:
        si su dueño no tiene casilla:
          una casilla = su dueño
      por puente intacto:
        una casilla = no la otra
lab-reduction-sources =
    Jack van Rijswijck: Search and evaluation in Hex (2002).
    Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).
    Broderick Arneson, Ryan Hayward, Philip Henderson: Monte Carlo tree search in Hex (2010).
lab-reduction-why-tens = Cada casilla de cada triángulo menor cuesta cuatro operaciones, y un tablero tiene unas n³/6 de esas casillas.
lab-reduction-why-hundreds = El número de mayorías crece con el cubo del lado: un tablero del doble de lado necesita ocho veces más operaciones. Cuenta (n³ − n)/6 mayorías de cuatro operaciones cada una.
lab-reduction-why-thousands = Son (n³ − n)/6 mayorías de cuatro operaciones cada una. El número de tableros no importa mientras quepan en una palabra.
lab-reduction-why-more = La reducción necesitaría tantas operaciones si fuera tablero a tablero, o en un tablero mayor. Pero una operación con una palabra trabaja en todos sus tableros a la vez.
lab-reduction-options-tens = menos de 100
lab-reduction-options-hundreds = de 100 a 999
lab-reduction-options-thousands = de 1000 a 9999
lab-reduction-options-more = 10.000 o más
lab-reduction-counted =
    Hacen falta { $made } operaciones para { $boards ->
        [one] un tablero
       *[other] los { $boards } tableros
    }; tablero a tablero serían { $each }.
lab-reduction-units-cell = casilla
lab-reduction-units-row = fila
lab-reduction-units-triangle = triángulo
lab-reduction-series-word = en una palabra
lab-reduction-series-each = uno a uno
lab-reduction-stages-coins = Simulación: piedras al azar
lab-reduction-stages-inside = Interior reparado
lab-reduction-stages-edges = Bordes reparados
lab-reduction-stages-bridges = Puentes intactos a salvo
lab-reduction-columns = casilla | primer tablero | palabra de todos los tableros | mayoría | su palabra
lab-reduction-majority-of = mayoría
lab-reduction-first = El primer tablero, lado { $side }
lab-reduction-all =
    { $boards ->
        [one] El único tablero, lado { $side }
       *[other] Los { $boards } tableros, lado { $side }
    }
lab-reduction-full =
    { $boards ->
        [one] Un tablero lleno
       *[other] { $boards } tableros llenos
    } en un triángulo de lado { $side }: las piedras de la posición y las casillas vacías repartidas al azar.
lab-reduction-majority = Paso { $step }: { $cell } = mayoría({ $three }) = { $result }.
lab-reduction-won = Por tanto, las { $winner } han ganado el primer tablero; las { -negras } han ganado { $count } de { $boards }.
lab-reduction-playout-coins = Paso { $step }: wye da cada casilla vacía a un jugador al azar.
lab-reduction-playout-inside =
    Paso { $step }: { $count ->
        [0] { $count ->
                [0] ninguna
               *[other] una
            } casilla pasa al otro jugador
        [1] { $count ->
                [0] ninguna
               *[other] una
            } casilla pasa al otro jugador
       *[other] { $count } casillas pasan al otro jugador
    }. Quien perdió las dos casillas de un puente del interior recibe una de ellas, como habría respondido un jugador.
lab-reduction-playout-edges =
    Paso { $step }: { $count ->
        [0] { $count ->
                [0] ninguna
               *[other] una
            } casilla pasa al otro jugador
        [1] { $count ->
                [0] ninguna
               *[other] una
            } casilla pasa al otro jugador
       *[other] { $count } casillas pasan al otro jugador
    }. Quien perdió las dos casillas de una conexión con la fila siguiente hacia un borde recibe una de ellas, como habría respondido un jugador.
lab-reduction-playout-bridges =
    Paso { $step }: { $count ->
        [0] { $count ->
                [0] ninguna
               *[other] una
            } casilla pasa al otro jugador
        [1] { $count ->
                [0] ninguna
               *[other] una
            } casilla pasa al otro jugador
       *[other] { $count } casillas pasan al otro jugador
    }. Las dos casillas de un puente intacto entre piedras de la posición siempre van a jugadores distintos.
lab-reduction-speed = Paso { $step }: en la ronda { $round }, { $bot } hace { $playouts } simulaciones desde { $leaves } hojas en { $seconds } s.
lab-reduction-across-title = Triángulos reducidos
lab-reduction-up-title = Operaciones con palabras

## The bench glance

lab-glance-predict = Sin ninguna búsqueda, ¿cuál de las dos pone en primer lugar la jugada en la que coinciden las búsquedas más largas: la red o las simulaciones?
lab-glance-legend = Cuatro jueces de la misma posición. La red sola: la parte de su preferencia que recibe cada jugada. Las simulaciones solas: la probabilidad de ganar si la casilla acaba siendo de quien mueve en una partida al azar (AMAF), sombreada de la peor casilla a la mejor. Las búsquedas: la proporción de sus visitas. Números: tanto por ciento, en las tres mejores casillas de cada tablero, si caben. Anillo: la jugada que elige el juez. En el título: esa jugada y la probabilidad de ganar de quien mueve.
lab-glance-plot-legend = Arriba: la probabilidad de ganar de quien mueve. Abajo: la proporción de elecciones que son la jugada en la que coinciden las búsquedas más largas. Línea discontinua: los jueces que no buscan.
lab-glance-seen = En la primera posición solo gana una jugada, b4, como ha demostrado un programa que la resuelve. La red la pone en primer lugar antes de que se pruebe una sola jugada. Las simulaciones ponen otra en primer lugar, por muchas que sean: más simulaciones reducen el ruido, pero no el error, que viene de que sus jugadores mueven al azar. Las dos búsquedas encuentran b4 al final, porque una búsqueda mira las respuestas. La que usa la red empieza por la jugada correcta y solo tiene que confirmarla; la que usa simulaciones tiene que descubrir antes que sus favoritas fallan, y eso le cuesta decenas o cientos de hojas. La red no siempre acierta: prueba otras posiciones.
lab-glance-paragraphs =
    La red es una función que de las piedras da una parte para cada jugada y un valor. Ha aprendido de partidas contra sí misma: las partes, de las jugadas que preferían sus propias búsquedas; el valor, de quién ganaba. Así que un vistazo resume muchas búsquedas de posiciones anteriores. Lo que nunca ha encontrado, como una escalera larga en un tablero grande, puede juzgarlo mal, y no puede saber que lo hace.

    Las simulaciones no saben nada y no necesitan aprender. Una partida al azar acierta sobre una posición si sus jugadores cometen los mismos tipos de errores; donde un bando tiene que responder con exactitud y el otro no, engañan. Wye remedia el caso más común: quien pierde una mitad de un puente recibe la otra. AMAF cuenta una simulación para cada casilla que el jugador consigue en ella, sea cuando sea, así que no distingue una jugada necesaria ahora de otra que puede esperar.

    Una búsqueda usa lo uno o lo otro como consejo sobre dónde mirar, y lo corrige con lo que encuentra. Una hoja cuesta una llamada a la red o unas cuantas simulaciones. Cuanto mejor es el consejo, menos hojas se desperdician. Pero en el límite decide la búsqueda: con hojas suficientes las dos demuestran el mismo resultado.
lab-glance-pseudocode =
    red: partes, valor = f(piedras)
      media sobre las simetrías
    simulaciones: llenar al azar
      casilla: victorias / veces propia
    búsqueda: bajar por valor + consejo
      net: hoja = valor de la red
      wye: hoja = simulaciones ganadas
lab-glance-sources =
    David Silver y otros: Mastering the game of Go without human knowledge (2017), la red que guía una búsqueda y aprende de ella.
    Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017), la misma idea, para Hex.
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007), que usa AMAF.
lab-glance-why-network = Aquí las simulaciones también encuentran la jugada, o la red no la encuentra: juzga por lo que ha visto en sus propias partidas, y esta posición puede no parecerse a ellas.
lab-glance-why-playouts = Aquí la red también encuentra la jugada, o las simulaciones no la encuentran: sus jugadores mueven al azar, así que un ataque que solo detiene una respuesta exacta suele tener éxito en ellas.
lab-glance-why-both = Dos jueces que se equivocan de manera distinta no coinciden a menudo donde decide una sola jugada exacta.
lab-glance-why-neither = Es más rara una posición que ninguna de las dos entiende: una de ellas ha puesto la jugada en primer lugar sin mirar adelante.
lab-glance-options-network = solo la red
lab-glance-options-playouts = solo las simulaciones
lab-glance-options-both = ambas
lab-glance-options-neither = ninguna
lab-glance-told = La red pone en primer lugar { $network }; las simulaciones, { $playouts }. De las búsquedas más largas, { $chosen } de { $searches } eligen { $settled }.
lab-glance-unit = juicio
lab-glance-before = Nadie ha mirado aún la posición.
lab-glance-step = Paso { $at }.
lab-glance-judged-network = La red a simple vista
lab-glance-judged-playouts = Las simulaciones solas
lab-glance-judged-net = La búsqueda net
lab-glance-judged-wye = La búsqueda wye
lab-glance-judges =
    { $judge }{ $leaves ->
        [0] { "" }
       *[other] { " " }tras { $leaves } { $leaves ->
                [one] hoja
               *[other] hojas
            }
    }: { $move }, probabilidad de ganar { $chance } %.
lab-glance-series-network = Red sola
lab-glance-series-playouts = Simulaciones solas
lab-glance-series-net = Búsqueda net
lab-glance-series-wye = Búsqueda wye
lab-glance-titled = { $judge }: { $move }, { $chance } %
lab-glance-columns = jugada | red, % | AMAF, % | net, % de visitas | wye, % de visitas
lab-glance-across-title = Hojas
lab-glance-up-title = Probabilidad de ganar
lab-glance-settled-title = Elecciones de la jugada acordada, %

## The bench walks

lab-walks-step = paso
lab-walks-node = nodo terminado
lab-walks-root-move = jugada de la raíz
lab-walks-nothing = Antes del primer paso no se ha entrado en ningún nodo.
lab-walks-numbered = Paso { $step }: { $told }
lab-walks-kinds-max = máx, jugador 1
lab-walks-kinds-min = mín, jugador 2
lab-walks-kinds-mean = azar
lab-walks-kinds-over = fin de la partida
lab-walks-short-max = máx
lab-walks-short-min = mín
lab-walks-short-mean = media
lab-walks-short-over = fin
lab-walks-leaves-over = la partida ha terminado
lab-walks-leaves-depth = se ha alcanzado la profundidad
lab-walks-leaves-quiet = la posición es tranquila
lab-walks-leaves-known = la posición ya se había visto
lab-walks-root = raíz
lab-walks-out = descartada
lab-walks-won = victoria segura
lab-walks-open = valor aún desconocido
lab-walks-window = Ventana: de { $alpha } a { $beta }.
lab-walks-begin = la búsqueda empieza en la raíz ({ $kind }).
lab-walks-entered = se prueba la jugada { $move }, que lleva a un nodo ({ $kind }).
lab-walks-leaf = la jugada { $move } lleva a una hoja ({ $reason }); su valor es { $value }.
lab-walks-inner = nodo terminado: { $move } ({ $kind }); su valor es { $value }.
lab-walks-cut-max = la jugada { $move } sube alfa a { $alpha }, y beta es { $beta }: más arriba mín tiene una opción mejor y no dejará que la partida llegue aquí. Jugadas descartadas: { $left }.
lab-walks-cut-min = la jugada { $move } baja beta a { $beta }, y alfa es { $alpha }: más arriba máx tiene una opción mejor y no dejará que la partida llegue aquí. Jugadas descartadas: { $left }.
lab-walks-certain = la jugada { $move } gana con seguridad, y ninguna puede ser mejor. Jugadas descartadas: { $left }.
lab-walks-chosen = se elige la jugada { $move }; su valor para quien mueve es { $value }. Hojas visitadas: { $leaves }.
lab-walks-move = jugada
lab-walks-kind = nodo
lab-walks-share = probabilidad
lab-walks-value = valor

## The lab

lab-again = Empezar de nuevo
lab-as-table = Lo mismo en una tabla
lab-axes = Escala
lab-back = Atrás
lab-benches = Bancos de pruebas
lab-all-benches = Todos los experimentos
lab-welcome = Mira trabajar a las búsquedas paso a paso; predice el resultado y mídelo después en tu propio navegador. Cada experimento se repite exactamente con su enlace.
# $minutes how long a reader takes with an experiment
lab-minutes = unos { $minutes } minutos
lab-chapters-search = Búsqueda en juegos
lab-chapters-bandits = Bandidos
lab-chapters-trees = Búsqueda en árbol Monte Carlo
lab-chapters-strength = Medir la fuerza
lab-chapters-decisions = Procesos de decisión
lab-chapters-wye = Wye por dentro
lab-chapters-own = Lo tuyo
lab-fixed = Ya has leído el veredicto, así que la predicción queda fijada. Cambia un parámetro para predecir de nuevo.
lab-exact-link = Enlace a este mismo paso y gráfico
lab-embedding = Mostrarlo en una página tuya
lab-frame = Para una página web
lab-notebook = Para un cuaderno de Jupyter
lab-png = Descargar en PNG
lab-events = Descargar todos los eventos en JSON Lines
lab-step = Cómo se llega a este paso
lab-pace = Ritmo
lab-parts-picture = Gráfico
lab-parts-board = Tablero
lab-parts-tree = Árbol
lab-choose-position = Elegir en un tablero
lab-choose-game = Juego ...
lab-choose-back = Deshacer
lab-choose-bot = Elegir un bot ...
lab-choose-add-bot = Añadir un bot ...
lab-choose-tree = Dibujar el árbol
lab-choose-tree-new = Empezar con un árbol pequeño
lab-choose-leaf = Valor de la hoja { $place }
lab-choose-split = Dividir la hoja { $place }
lab-choose-branch = Añadir una rama en { $place }
lab-choose-remove = Quitar { $place }
lab-parameters = Parámetros
lab-seen-elsewhere = Estos no son los parámetros habituales, así que el texto del banco puede no corresponder. Compara las tablas con las de los valores habituales.
lab-no-verdict = Con estos parámetros el resultado no dice qué predicción acierta: falta lo que habría que medir o queda sin decidir.
lab-no-verdict-yet = El veredicto llega cuando termina la ejecución.
lab-cancel = Cancelar
lab-command = Orden que hace lo mismo
lab-covered = Elige arriba una predicción y el resultado aparecerá aquí.
lab-csv = Descargar en CSV
lab-defaults = Valores iniciales
lab-earlier-run = Superponer una ejecución anterior
lab-experiment = El experimento
lab-explanation = Explicación
lab-first = Al principio
lab-formula = Fórmula
lab-games = Descargar las partidas en SGF
lab-go-on = Continuar
lab-hand = Elige tú
lab-hand-table = Estado de tu propia ejecución
lab-lab = Laboratorio de Wye
lab-last = Al final
lab-last-runs = Últimas ejecuciones
lab-link = Enlace a este experimento
lab-on = Adelante
lab-player = Grabación
# Of a recording.
lab-play = Reproducir
lab-pause = Pausar
lab-position = Posición en la grabación
lab-prediction = Tu predicción
lab-preset = Preajuste
lab-pseudocode = Pseudocódigo
lab-quiz = Marca las podas
lab-quiz-tell = Mostrar la solución
lab-quiz-tree = Árbol del problema
lab-repeat = Para repetirlo
lab-replay = Paso a paso
lab-result = El resultado
lab-result-table = Resultado
lab-run = Ejecutar
lab-scene-board = Tablero
lab-scene-table = Estado en este paso
lab-seek = Buscar un nodo por sus jugadas desde la raíz
lab-seek-go = Ir allí
lab-seek-none = Estas jugadas no llevan a ningún nodo. Escríbelas con espacios, como en «a1 b2».
lab-seen = Lo que deberías haber visto
lab-shown = Se muestra
lab-svg = Descargar en SVG
lab-unit = Avanzar por
lab-unrepeatable = Los límites en segundos dependen del equipo: estos números no volverán a salir iguales.
lab-workers = Hilos
lab-number = { NUMBER($value, maximumSignificantDigits: 4) }
lab-none = –
lab-timed = { $column } (no repetible)
lab-earlier = { $name }, anterior
lab-more = { $count } más

## The lab: the engine

lab-loading = Cargando Python: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Lo que ves es un resultado guardado.
lab-starting = Iniciando Python. Lo que ves es un resultado guardado.
lab-replaced = El motor dejó de responder y se ha reiniciado. Ejecuta de nuevo el experimento o continúalo.
lab-load-failed = Wye no ha podido cargar { $file }: { $reason }
lab-engine-failed = El motor falló dos veces seguidas: { $reason }

## The lab: a run

lab-progress =
    { $of ->
        [0] En marcha
       *[other] Parte { $done } de { $of }
    }{ $seconds ->
        [none] { "" }
       *[other] , tiempo restante aproximado: { $seconds } s
    }
lab-finished = La ejecución ha terminado.
lab-stopped = Ejecución detenida tras la parte { $done } de { $of }; el resultado muestra lo terminado.
lab-full = Al navegador no le queda espacio para guardar esta ejecución. El experimento continúa, pero se perdería al recargar la página.
lab-brought = Este enlace trae archivos. Léelos primero y guarda los que te merezcan confianza; después sigue el enlace otra vez.
lab-invitation = Estos valores aún no se han ejecutado aquí. Predice antes, si quieres; luego ejecútalos para ver cada paso.
lab-linked = Estos son los valores del enlace. Pulsa «Ejecutar» para repetir el experimento.
lab-broken-link = Este enlace no se puede leer: { $reason } Aquí está el experimento con sus valores iniciales; el enlace era:
lab-axes-linear = lineal
lab-axes-logX = eje horizontal logarítmico
lab-axes-logY = eje vertical logarítmico
lab-axes-log = ambos ejes logarítmicos

## The lab: predictions

lab-own-values = Valores propios
lab-no-prediction = Sin predicción: mostrar el resultado
lab-right = Has acertado.
lab-wrong = No es lo que habías predicho.

## The engine: names

said-Playouts-per-iteration = Simulaciones por iteración
said-Runs = Ejecuciones
said-Seed = Semilla
said-from = desde
said-to = hasta
said-runs = ejecuciones
said-chance = probabilidad
said-mean = media
said-playouts = simulaciones
said-error = error
said-plus-_ = ±
said-searches = búsquedas
said-Position = Posición
said-bot = bot
said-value = valor
said-value-for-the-player-to-move = valor para quien mueve
said-exact = exacto
said-moves = jugadas
said-move = jugada
said-depth = profundidad
said-leaves = hojas
said-nodes = nodos
said-share-percent = proporción, %
said-chosen = elegida
said-Playouts = Simulaciones
said-visits = visitas
said-bonus = bonificación
said-pairs = parejas
said-Flat-Monte-Carlo-for-Y = Monte Carlo plano para Y
said-Game = Juego
said-Random-stones-at-the-start-of-each-game = Piedras al azar al principio de cada partida
said-first = primero
said-second = segundo
said-s-game = s/partida
said-games = partidas
said-game = partida
said-score = puntuación
said-record = registro
said-Minimax-and-its-cuts = Minimax y sus podas
said-How-many-leaves-can-alpha_beta-leave-out-and-how-much-depends-on-the-order-of-moves = ¿Cuántas hojas puede descartar alfa-beta, y cuánto depende del orden de las jugadas?
said-The-tree-of-Knuth-and-Moore-best-moves-first = El árbol de Knuth y Moore, primero las mejores jugadas
said-Nim-with-an-evaluation-that-ignores-who-moves-find-the-mistake = Nim con una evaluación que ignora quién mueve: encuentra el error
said-Tic_tac_toe-with-open-lines = Tres en raya con líneas abiertas
said-Tic_tac_toe-searched-on-until-the-position-is-quiet = Tres en raya, hasta que la posición esté tranquila
said-Tic_tac_toe-as-deep-as-a-tenth-of-a-second-allows = Tres en raya, con la profundidad que permite una décima de segundo
said-Position-empty-for-a-uniform-tree = Posición; vacío: un árbol uniforme
said-Moves-at-each-node-of-the-uniform-tree = Jugadas en cada nodo del árbol uniforme
said-Depth-in-moves = Profundidad en jugadas
said-Algorithm-that-is-shown = Algoritmo mostrado
said-Order-in-which-alpha_beta-tries-the-moves = Orden en que alfa-beta prueba las jugadas
said-Most-leaves-of-a-search = Máximo de hojas de una búsqueda
said-Time-limit-of-a-search-in-seconds-not-repeatable-0-for-no-limit = Límite de tiempo por búsqueda, en segundos, no repetible; 0: sin límite
said-Nim-an-evaluation-that-ignores-who-took-the-last-token = Nim: una evaluación que ignora quién tomó la última ficha
said-minimax = minimax
said-alphabeta = alfa-beta
said-history = por historia
said-best_first = mejores primero
said-worst_first = peores primero
said-order = orden
said-branching = factor de ramificación
said-fewest = mínimo posible
said-finished-percent = terminadas, %
said-bound = cota
said-lower = inferior
said-upper = superior
said-yes = sí
said-no = no
said-Chance = Azar
said-Against-which-opponents-does-expectimax-choose-the-wrong-move = ¿Contra qué rivales elige expectimax la jugada errónea?
said-Trees-four-moves-deep = Árboles de cuatro jugadas de profundidad
said-Tic_tac_toe-a-trap-that-costs-the-draw = Tres en raya: una trampa que cuesta las tablas
said-Nim-lost-against-a-perfect-opponent = Nim, perdido contra un rival perfecto
said-Position-empty-for-uniform-trees = Posición; vacío: árboles uniformes
said-Moves-at-each-node-of-a-uniform-tree = Jugadas en cada nodo de un árbol uniforme
said-Depth-of-a-uniform-tree-in-moves = Profundidad de un árbol uniforme, en jugadas
said-Random-replies-of-the-opponent-in-a-hundred-decided-by-the-coin = Respuestas al azar del rival por cada cien, que decide la moneda
said-Uniform-trees = Árboles uniformes
said-best-reply = mejor respuesta
said-random-reply = respuesta al azar
said-expectimax = expectimax
said-expectiminimax = expectiminimax
said-random-percent = al azar, %
said-result = resultado
said-trees = árboles
said-chosen-by = elegida por
said-other-move = otra jugada
said-crossing = cruce
said-lead = ventaja
said-lead-from = ventaja desde
said-lead-to = ventaja hasta
said-Bandits = Bandidos
said-Which-arm-should-a-player-pull-next-to-have-the-least-regret-in-the-long-run = ¿De qué brazo conviene tirar ahora para tener a la larga el menor arrepentimiento?
said-Chance-that-each-arm-pays = Probabilidad de que pague cada brazo
said-Pulls-in-a-run = Tiradas por ejecución
said-Share-of-random-pulls-of-epsilon_greedy = Proporción de tiradas al azar de épsilon-voraz
said-Strategy-of-the-run-that-is-shown = Estrategia de la ejecución mostrada
said-ucb1 = UCB1
said-thompson = Thompson
said-epsilon_greedy = épsilon-voraz
said-uniform = uniforme
said-strategy = estrategia
said-pulls = tiradas
said-regret = arrepentimiento
said-lower-bound = cota inferior
said-bound-of-UCB1 = cota de UCB1
said-arms = brazos
said-arm = brazo
said-UCT-phase-by-phase = UCT, fase a fase
said-How-do-random-games-grow-a-tree-in-which-the-best-move-gets-most-of-the-visits = ¿Cómo hacen crecer unas partidas al azar un árbol en el que la mejor jugada recibe la mayoría de las visitas?
said-The-mistake-back-up-from-the-wrong-perspective = El error: retropropagar desde la perspectiva equivocada
said-A-forced-win-in-tic_tac_toe = Una victoria forzada en el tres en raya
said-A-forced-win-for-the-second-player = Una victoria forzada del segundo jugador
said-Ten-thousand-playouts = Diez mil simulaciones
said-Nim-with-5-tokens-the-wrong-perspective = Nim con 5 fichas, la perspectiva equivocada
said-Nim-with-6-tokens-the-wrong-perspective = Nim con 6 fichas, la perspectiva equivocada
said-Nim-with-9-tokens-the-wrong-perspective = Nim con 9 fichas, la perspectiva equivocada
said-Hex-with-16-playouts-an-iteration-and-proofs = Hex con 16 simulaciones por iteración y demostraciones
said-on = sí
said-off = no
said-choice = elección
said-shares = proporciones
said-Which-cells-does-AMAF-judge-wrongly-and-when-do-their-own-results-take-over = ¿Qué casillas juzga mal AMAF y cuándo toman el relevo sus propios resultados?
said-AMAF-finds-a-winning-move-early = AMAF encuentra pronto una jugada ganadora
said-The-same-without-AMAF = Lo mismo sin AMAF
said-AMAF-hides-the-only-winning-move = AMAF oculta la única jugada ganadora
said-The-same-and-AMAF-never-gives-way = Lo mismo, y AMAF no cede nunca
said-Exact-values-beside-the-estimates = Valores exactos junto a las estimaciones
said-by-own = según los propios
said-by-own-exact = exacto, según los propios
said-by-AMAF = según AMAF
said-by-AMAF-exact = exacto, según AMAF
said-chosen-exact = exacto de la elegida
said-own-order-percent = orden según los propios, %
said-AMAF-order-percent = orden según AMAF, %
said-leaders = favoritas
said-own = propio
said-amaf = AMAF
said-weight = peso de AMAF
said-mixed = mezcla
said-Convergence = Convergencia
said-How-many-playouts-does-a-search-need-until-its-value-is-right-and-how-many-until-its-move-is-right = ¿Cuántas simulaciones hacen falta para que el valor sea correcto y cuántas para que lo sea la jugada?
said-Tic_tac_toe-the-answer-to-a-corner = Tres en raya: la respuesta a una esquina
said-Tic_tac_toe-the-empty-board-two-strengths-of-exploration = Tres en raya: el tablero vacío, con dos grados de exploración
said-Nim-a-heap-of-13 = Nim: un montón de 13
said-Hex-of-size-4 = Hex de tamaño 4
said-Bots-with-their-settings = Bots con sus ajustes
said-Most-playouts = Simulaciones como máximo
said-Searches-of-each-bot = Búsquedas de cada bot
said-root = raíz
said-distance = distancia
said-wrong-from = erróneas, desde
said-wrong-to = erróneas, hasta
said-Sweep = Barrido de ajustes
said-Which-is-better-more-iterations-or-more-playouts-in-each = ¿Qué es mejor: más iteraciones o más simulaciones en cada una?
said-Tic_tac_toe-study-one-visit-sum-of-its-playouts-final-move-by-UCB = Estudio del tres en raya: una visita, suma de sus simulaciones, jugada final por UCB
said-Tic_tac_toe-study-the-same-final-move-by-visits = Estudio del tres en raya: lo mismo, jugada final por visitas
said-Tic_tac_toe-study-one-visit-mean-of-its-playouts = Estudio del tres en raya: una visita, media de sus simulaciones
said-Tic_tac_toe-study-each-playout-a-visit = Estudio del tres en raya: cada simulación, una visita
said-Bot-with-the-settings-that-do-not-vary = Bot, con los ajustes que no varían
said-Setting-that-varies-by-row-or-iterations = Ajuste que varía por filas, o iteraciones (iterations)
said-Setting-that-varies-by-column-none-if-empty = Ajuste que varía por columnas; vacío: ninguno
said-Opponent = Rival
said-Side-of-the-bot = Turno del bot
said-Games-at-each-point = Partidas en cada punto
said-Playouts-per-move-unless-a-bot-or-the-grid-sets-them = Simulaciones por jugada si no las fijan el bot ni la cuadrícula
said-both = ambos
said-iterations = iteraciones
said-sims = simulaciones por iteración
said-lost-percent = perdidas, %
said-lost-from = perdidas, desde
said-lost-to = perdidas, hasta
said-drawn-percent = empatadas, %
said-drawn-from = empatadas, desde
said-drawn-to = empatadas, hasta
said-won-percent = ganadas, %
said-won-from = ganadas, desde
said-won-to = ganadas, hasta
said-score-of-the-bot = puntuación del bot
said-Tournament = Torneo
said-Which-bot-is-stronger-by-how-much-and-after-how-many-games-may-one-say-so = ¿Qué bot es más fuerte, por cuánto, y tras cuántas partidas se puede afirmar?
said-Bots-with-settings-and-budgets = Bots con ajustes y límites
said-Pairs-of-games-for-any-two-bots = Parejas de partidas entre cada dos bots
said-Playouts-per-move-of-bots-without-a-budget = Simulaciones por jugada de los bots sin límite
said-Stop-when-a-sequential-test-of-the-two-bots-has-ended = Parar cuando acabe una prueba secuencial de los dos bots
said-Elo-points-by-which-the-first-bot-is-stronger-under-H0 = Puntos Elo de ventaja del primer bot según H0
said-Elo-points-of-H1 = Puntos Elo de H1
said-Chance-to-accept-H1-where-H0-holds = Probabilidad de aceptar H1 cuando vale H0
said-Chance-to-accept-H0-where-H1-holds = Probabilidad de aceptar H0 cuando vale H1
said-Heuristic-against-RAVE = Heurística contra RAVE
said-Sequential-test-of-two-settings = Prueba secuencial de dos ajustes
said-elo = Elo
said-won = ganadas
said-drawn = empatadas
said-lost = perdidas
said-against = contra
said-los = probabilidad de ser mejor
said-played = jugadas
said-s-first = s, primero
said-s-second = s, segundo
said-ratio = razón
said-H0-at = H0 en
said-H1-at = H1 en
said-verdict = veredicto
said-pairings = emparejamientos
said-searched-value = valor hallado
said-searched-move = jugada hallada
said-Exercise = Ejercicio
said-Can-you-do-by-hand-what-the-searches-do = ¿Sabes hacer a mano lo que hacen las búsquedas?
said-Name-of-the-student-each-one-has-other-numbers = Nombre del estudiante; cada uno tiene otros números
said-Moves-at-each-node = Jugadas en cada nodo
said-Moves-to-select-from = Jugadas entre las que seleccionar
said-Show-the-solutions = Mostrar las soluciones
said-question = pregunta
said-answer = respuesta
said-wins = victorias
said-The-line-is-line-expected-the-one-that-an-exercise-gives = La línea es { $line }: se esperaba la que da un ejercicio.
said-Three-players = Tres jugadores
said-Who-wins-if-three-players-take-from-a-heap-and-does-that-follow-from-the-rules-alone = ¿Quién gana si tres jugadores toman de un montón, y se sigue eso de las reglas solas?
said-Tokens-in-the-heap = Fichas del montón
said-Most-tokens-that-a-move-takes = Fichas que toma una jugada como mucho
said-Share-of-the-player-who-moved-before-the-winner = Parte del jugador que movió antes del ganador
said-Of-moves-that-are-equal-for-the-player-the-one-to-be-made = De las jugadas iguales para el jugador, la que se hace
said-the-first = la primera
said-the-last = la última
said-Shallow-pruning = Poda superficial
said-Pruning-leaves-out-what-is-better-by-this-at-most = La poda omite lo que mejora esto como mucho
said-heap = montón
said-first-tie = primer empate
said-last-tie = último empate
said-nodes-pruned = nodos con poda
said-player = jugador
said-tokens = fichas
said-Depth-of-the-search-that-is-shown-0-for-the-whole-depth = Profundidad de la búsqueda que se muestra; 0 para toda
said-method = método
said-step = paso
said-A-tree-of-your-own-as-3-12-8-2-4-6-14-5-2 = Un árbol tuyo, como ((3,12,8),(2,4,6),(14,5,2))
said-A-tree-to-do-by-hand = Un árbol para hacer a mano
said-A-tree-and-a-position-are-given-expected-one-of-them = Se dan un árbol y una posición: se esperaba uno de los dos.
said-expected-numbers-in-parentheses-with-commas-between-them-as-3-12-8-2-4-6-deepest-deep-and-with-most-leaves-at-most = se esperaban números entre paréntesis separados por comas, como ((3,12,8),(2,4,6)), con profundidad { $deepest } y { $most } hojas como mucho.
said-Grid-world = Mundo de casillas
said-When-is-the-policy-right-and-when-are-the-values = ¿Cuándo acierta la política y cuándo los valores?
said-Policy-iteration = Iteración de políticas
said-Q_learning = Q-learning
said-Life-is-painful-the-robot-runs-to-the-nearest-end = La vida duele: el robot corre al final más cercano
said-Life-is-pleasant-the-robot-never-wants-to-end = La vida agrada: el robot no quiere acabar nunca
said-World-row-by-row-free-wall-plus-and-_-ends = Mundo, fila a fila: . libre, # muro, + y - finales
said-Method = Método
said-value-iteration = iteración de valores
said-policy-iteration = iteración de políticas
said-Reward-of-a-move = Recompensa de una jugada
said-Discount = Descuento
said-Chance-to-slip-to-a-side = Probabilidad de desviarse a un lado
said-Sweeps-policies-or-episodes = Barridos, políticas o episodios
said-Learning-rate = Tasa de aprendizaje
said-Share-of-random-moves-while-learning = Parte de jugadas al azar al aprender
said-found = hallado
said-found-move = jugada hallada
said-exact-move = jugada exacta
said-wrong-cells = casillas equivocadas
said-The-world-is-world-expected-rows-of-one-length-with-between-them-of-plus-and-_-with-a-free-cell-and-most-cells-at-most = El mundo es { $world }: se esperaban filas de igual longitud separadas por /, de ., #, + y -, con una casilla libre y { $most } casillas como mucho.
said-Moves-that-pay-are-worth-infinitely-much-expected-a-discount-below-1 = Las jugadas que pagan valen infinitamente: se esperaba un descuento menor que 1.
said-From-cell-no-end-can-be-reached-so-moves-cost-infinitely-much-expected-a-way-to-an-end-or-a-discount-below-1 = Desde { $cell } no se alcanza ningún final, así que las jugadas cuestan infinitamente: se esperaba un camino a un final o un descuento menor que 1.
said-faults = fallos
said-fault = fallo
said-course = evolución
said-walk = recorrido
said-Sequential-test = Prueba secuencial
said-How-often-does-a-sequential-test-of-two-equal-bots-end-with-the-wrong-verdict = ¿Con qué frecuencia acaba una prueba secuencial de dos bots iguales con el veredicto erróneo?
said-True-difference-of-the-bots-in-Elo-points = Diferencia verdadera de los bots, en puntos Elo
said-Share-of-drawn-games = Proporción de partidas empatadas
said-Elo-points-of-H0 = Puntos Elo de H0
said-Tests = Pruebas
said-Pairs-of-games-after-which-a-test-is-given-up = Parejas de partidas tras las que una prueba se abandona
said-ratio-at = razón en
said-tests = pruebas
said-percent = %
said-promised-percent = prometido, %
said-none = ninguno
said-pairs-from = parejas, desde
said-pairs-to = parejas, hasta
said-H0 = H0
said-H1 = H1
said-lengths = longitudes
said-Rooms = Habitaciones
said-From-which-rooms-does-tree-search-still-choose-a-worse-move-than-value-iteration = ¿Desde qué habitaciones elige todavía la búsqueda en árbol una jugada peor que la iteración de valores?
said-Rooms-a-side = Habitaciones por lado
said-Charge-in-moves = Carga de la batería, en jugadas
said-Slips-in-a-hundred-moves = Resbalones por cada cien jugadas
said-Reward-of-each-room-row-by-row-the-usual-ones-if-empty = Recompensa de cada habitación, fila a fila; vacío: las habituales
said-Playouts-of-tree-search = Simulaciones de la búsqueda en árbol
said-Searches-from-each-room = Búsquedas desde cada habitación
said-rooms = habitaciones
said-sweeps = barridos
said-room = habitación
said-best = mejores
said-sweep = barrido
said-loss = pérdida
said-wrong-percent = erróneas, %
said-north = norte
said-east = este
said-south = sur
said-west = oeste
said-Reduction = Reducción
said-Who-has-won-a-full-board-and-how-many-operations-does-it-take-to-find-out = ¿Quién ha ganado un tablero lleno y cuántas operaciones hacen falta para saberlo?
said-Hex-a-board-in-the-corner-of-a-triangle = Hex: un tablero en la esquina de un triángulo
said-Speed-of-this-machine = Velocidad de este equipo
said-Position-of-Y-or-Hex = Posición de Y o Hex
said-Boards-in-a-word = Tableros en una palabra
said-Playouts-in-a-round-of-the-speed-test-0-for-no-test = Simulaciones por ronda de la prueba de velocidad; 0: sin prueba
said-boards = tableros
said-speed = velocidad
said-side = lado
said-cells = casillas
said-operations = operaciones
said-operations-so-far = operaciones en total
said-board-after-board = tablero a tablero
said-player-1-percent = jugador 1, %
said-board = tablero
said-winner = ganador
said-replies = respuestas
said-stage = etapa
said-cell = casilla
said-owner-before = dueño anterior
said-owner = dueño
said-inside = interior
said-edges = bordes
said-bridges = puentes
said-seconds = segundos
said-playouts-a-second = simulaciones por segundo
said-leaves-a-second = hojas por segundo
said-Network = Red
said-What-does-a-network-see-at-a-glance-and-how-long-do-searches-take-to-find-it-with-and-without-the-network = ¿Qué ve una red a simple vista y cuánto tardan las búsquedas en encontrarlo, con la red y sin ella?
said-Y-a-won-position-that-playouts-call-lost = Y: una posición ganada que las simulaciones dan por perdida
said-Hex-a-move-on-the-edge = Hex: una jugada en el borde
said-Y-a-large-board = Y: un tablero grande
said-Playouts-that-judge-without-a-search = Simulaciones que juzgan sin búsqueda
said-settled = acordada
said-settled-percent = la acordada, %
said-by = quién juzga
said-net = net
said-wye = wye
said-network = red

## The engine: refusals

said-Parameter-name-of-experiment-is-value-wrong = El parámetro «{ $name }» de { $experiment } es «{ $value }»: { $wrong }
said-title-leaves-nothing-to-choose-expected-another-experiment = En { $title } no hay nada que elegir: se esperaba otro experimento.
said-The-text-of-the-experiment-has-count-characters-expected-most-at-most = El texto del experimento tiene { $count } caracteres: se esperaban { $most } como mucho.
said-Unknown-experiment-name-expected-known = Experimento desconocido, «{ $name }»: se esperaba { $known }.
said-expected-a-game-record = se esperaba el registro de una partida.
said-The-name-file-is-no-name-for-a-bot-expected-letters-digits-_-and-_-with-py-at-the-end = «{ $file }» no sirve como nombre de un bot: se esperaban letras, cifras, _ y -, con .py al final.
said-file-line-line-the-same-seed-led-to-another-game-expected-all-random-numbers-from-dice = { $file }, línea { $line }: la misma semilla llevó a otra partida: se esperaba que todos los números aleatorios vinieran de «dice».
said-The-parameter-name-is-given-twice-expected-it-once = El parámetro «{ $name }» aparece dos veces: se esperaba una sola.
said-Arm-arm-is-not-there-expected-least-to-most = No existe el brazo { $arm }: se esperaba de { $least } a { $most }.
said-count-rewards-for-rooms-rooms-expected-one-for-each-room = Hay { $count } recompensas para { $rooms } habitaciones: se esperaba una por habitación.
said-count-rooms-with-a-reward-expected-1-to-most = Hay { $count } habitaciones con recompensa: se esperaban de 1 a { $most }.
said-Both-axes-are-name-expected-two-different-ones = Ambos ajustes son «{ $name }»: se esperaban dos distintos.
said-The-axis-text-is-not-understood-expected-different-values-as-sims-1-2-4 = El ajuste «{ $text }» no se entiende: se esperaban valores distintos, como sims=1,2,4.
said-axis-is-value-expected-whole-numbers-of-1-or-more = { $axis } es «{ $value }»: se esperaban números enteros a partir de 1.
said-count-points-expected-most-at-most = { $count } puntos: se esperaban { $most } como mucho.
said-title-is-for-one-player-alone-expected-a-game-of-two = { $title } es para un solo jugador: se esperaba un juego de dos.
said-count-processes-for-bot-expected-one-here = { $count } procesos para «{ $bot }»: aquí se esperaba uno.
said-what-value-expected-least-to-most = { $what }: { $value }, se esperaba de { $least } a { $most }.
said-A-sequential-test-with-count-bots-expected-a-match-of-2 = Una prueba secuencial con { $count } bots: se esperaba un encuentro entre 2.
said-A-difference-of-difference-Elo-with-draws-of-the-games-drawn-expected-fewer-draws = Una diferencia de { $difference } puntos Elo con una proporción de partidas empatadas de { $draws }: se esperaba una menor.
said-count-entrant-expected-2-at-least = { $count } participante: se esperaban 2 como mínimo.
said-name-is-named-twice-expected-entrants-that-differ-as-in-flat-100 = «{ $name }» aparece dos veces: se esperaban participantes distintos, como «flat@100».
said-SPRT-from-elo0-to-elo1-Elo-expected-_1000-elo0-elo1-1000 = SPRT de { $elo0 } a { $elo1 } Elo: se esperaba -1000 <= elo0 < elo1 <= 1000.
said-SPRT-with-name-value-expected-more-than-0-and-less-than-0-5 = SPRT con { $name } { $value }: se esperaba más de 0 y menos de 0,5.
said-A-tree-of-branching-moves-at-each-node-depth-deep-expected-1-to-widest-moves-depth-1-to-deepest-and-at-most-most-leaves = Un árbol con { $branching } jugadas por nodo y profundidad { $depth }: se esperaban de 1 a { $widest } jugadas, profundidad de 1 a { $deepest } y { $most } hojas como mucho.
said-The-tree-has-count-leaves-expected-wanted-values-each-0-to-1 = El árbol tiene { $count } hojas: se esperaban { $wanted } valores, cada uno de 0 a 1.
said-The-movers-are-movers-expected-players-1-and-2-or-chance-for-chance = Mueven { $movers }: se esperaban los jugadores 1 y 2, o { $chance } en el caso del azar.
said-Minimax-knows-no-chance-expected-a-position-of-two-players-without-chance = Minimax no conoce el azar: se esperaba una posición de dos jugadores sin azar.
said-The-evaluation-that-ignores-who-moves-belongs-to-Nim-expected-one-of-its-positions = La evaluación que ignora quién mueve es de Nim: se esperaba una de sus posiciones.
said-Chance-is-added-here-expected-a-position-of-two-players-without-chance = El azar se añade aquí: se esperaba una posición de dos jugadores sin azar.
said-The-tree-is-too-large-expected-most-nodes-at-most = El árbol es demasiado grande: se esperaban { $most } nodos como mucho.
said-playouts-playouts-here-may-have-count-moves-expected-most-at-most = En { $playouts } simulaciones puede haber aquí { $count } jugadas: se esperaban { $most } como mucho.
said-A-move-wins-at-once-expected-a-position-that-is-searched = Una jugada gana de inmediato: se esperaba una posición en la que haya que buscar.
said-The-game-begins-after-count-moves-expected-none = La partida empieza tras { $count } jugadas: no se esperaba ninguna.
said-Chance-is-to-move-expected-a-position-in-which-a-player-is = Aquí mueve el azar: se esperaba una posición en la que mueva un jugador.
said-alpha = alfa
said-beta = beta
said-Why-alpha_beta-is-right = Por qué alfa-beta es correcto
said-Why-the-loop-is-right = Por qué el bucle es correcto
said-Break-it-a-move-that-is-tried-twice = Rómpelo: una jugada que se prueba dos veces
said-Break-it-one-visit-for-four-playouts = Rómpelo: una visita por cuatro simulaciones
said-Break-it-cuts-too-early = Rómpelo: podas demasiado pronto
said-Break-it-sums-for-means = Rómpelo: sumas por medias
said-Break-it-the-wrong-end-of-the-window = Rómpelo: el extremo equivocado de la ventana
said-Break-it-the-wrong-perspective = Rómpelo: la perspectiva equivocada
said-Without-handing-the-window-down = Sin pasar la ventana hacia abajo
said-least = menos
said-most = más
said-checks = comprobaciones
said-phases = fases
said-phase = fase
said-loop = bucle
said-run = serie
said-node = nodo
said-broken = rotas
said-wrong = falso
said-total = total
said-work = trabajo
said-selection = selección
said-expansion = expansión
said-simulation = simulación
said-backup = retropropagación
said-nothing = nada
said-Iterations = Iteraciones
said-it-leaves-out-moves-as-soon-as-alpha-is-near-beta = omite jugadas en cuanto alfa está cerca de beta
said-a-value-moves-the-other-end-of-the-window = un valor mueve el otro extremo de la ventana
said-the-window-is-not-handed-down = la ventana no se pasa hacia abajo
said-the-result-is-turned-at-every-node-whoever-moved-there = el resultado se invierte en cada nodo, mueva quien mueva
said-selection-compares-sums-not-means = la selección compara sumas, no medias
said-one-visit-for-all-playouts-of-an-iteration = una visita por todas las simulaciones de una iteración
said-a-tried-move-may-be-tried-again = una jugada probada puede probarse otra vez
said-What-is-wrong-with-alpha_beta = Qué está mal en alfa-beta
said-What-is-wrong-with-the-loop = Qué está mal en el bucle
said-Does-the-window-promise-the-same-at-every-node-and-which-line-breaks-the-promise = ¿Promete la ventana lo mismo en cada nodo, y qué línea rompe la promesa?
said-Which-promise-does-each-loop-of-the-search-keep-and-which-line-breaks-it = ¿Qué promesa cumple cada bucle de la búsqueda, y qué línea la rompe?
said-The-tree-has-count-leaves-expected-most-at-most = El árbol tiene { $count } hojas: se esperaban { $most } como máximo.
said-A-draw-that-counts-as-a-loss-of-both = Unas tablas que cuentan como derrota de ambos
said-Rules-of-selection = Reglas de selección
said-Tic_tac_toe-four-rules-of-selection-and-informed-playouts = Tres en raya: cuatro reglas de selección y simulaciones informadas
said-There-is-no-game-in-the-file-file-expected-a-file-that-can-be-read = No hay ningún juego en el archivo «{ $file }»: se esperaba un archivo que se pueda leer.
said-sum = suma
said-Evaluation-empty-for-the-usual-one-or-a-file-of-your-own = Evaluación: vacía para la usual, o un archivo propio
said-A-tree-of-your-own-in-place-of-the-heap-as-1-2-3-4-0-2-0-5-1-2-2-2 = Un árbol propio en lugar del montón, como ((1:2:3,4:0:2),(0:5:1,2:2:2))
said-expected-parts-of-three-players-at-each-leaf-as-1-2-3-4-0-2-0-5-1-2-2-2-none-of-them-negative = se esperaban en cada hoja las partes de tres jugadores, como ((1:2:3,4:0:2),(0:5:1,2:2:2)), ninguna negativa.
