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
deck-task = Juegan { $player }. En tu partida jugaste { $move }, que costó { points } de probabilidad de ganar. Encuentra una jugada mejor.
# About a first stone that somebody looks for.
deck-fair = El rival puede quedarse con la piedra: no debe ser demasiado fuerte.
deck-right = { $days ->
        [1] { $move } es correcta. La posición vuelve mañana.
       *[other] { $move } es correcta. La posición vuelve en { $days } días.
    }
deck-wrong = { $move } no es mejor. Prueba otra jugada o mira la respuesta.
deck-answer = { $move } era mejor. La posición vuelve mañana.
deck-show = Ver la respuesta
deck-next = Siguiente
deck-drop = Quitar del mazo
deck-done = Eso era todo por hoy.
trainer-title = Aperturas
trainer-text = Practica tu primera piedra y el intercambio.
trainer-due = { $due ->
        [0] Hoy no hay nada que repetir; { $all } respondidas
       *[other] { $due } de { $all } para repetir hoy
    }
trainer-board = Tablero
trainer-waits = La pregunta llega en cuanto se haya cargado el motor.
trainer-asked = Las { $player } abren en { $stone }. ¿Intercambiar?
trainer-take = Intercambiar
trainer-leave = Seguir jugando
trainer-fair = Abren las { $player }. Coloca la piedra más justa.
# $strong whether the stone wins more than half of its games
trainer-unfair = { $stone } es demasiado { $strong ->
        [true] fuerte
       *[other] débil
    }. Prueba otra piedra o mira la respuesta.
trainer-fairest = { $right ->
        [true] Correcto:
       *[other] La respuesta:
    } { $stone } es una de las piedras más justas.
trainer-taken = { $right ->
        [true] Correcto:
       *[other] No:
    } { $strong ->
        [true] intercambia.
       *[other] sigue jugando.
    }
trainer-because =
    { $proven ->
        [true] Está demostrado: sin intercambio, { $stone } { $strong ->
            [true] gana
           *[other] pierde
        }.
       *[other] La tabla da a { $stone } un { $share } de opciones sin intercambio.
    }
trainer-count = { $number } de { $total }
trainer-done =
    { $total ->
        [0] {""}
       *[other] { $right } de { $total } correctas.
    }{ $last ->
        [true] {" "}{ deck-done }
       *[other] {""}
    }
trainer-more = Otras { $total }
# The values of first stones from weak to strong
scale-weak = débil
scale-fair = justa
scale-strong = fuerte
trainer-returns = { $days ->
        [1] La pregunta vuelve mañana.
       *[other] La pregunta vuelve en { $days } días.
    }
daily-problem = Problema del día
# Training with problems; $points: what a result has changed the rating by
rating = Tu nivel: { NUMBER($rating, maximumFractionDigits: 0) } ± { NUMBER($deviation, maximumFractionDigits: 0) }
gained = { SIGNED($points) }
hint-misses = Una pista cuenta como fallo.
row = { $row } seguidos a la primera
problem-rating = puntuación { NUMBER($rating, maximumFractionDigits: 0) }
train-title = Entrenar
run-title = Tres minutos
run-text = Resuelve todos los problemas que puedas. Son cada vez más difíciles; al tercer fallo termina.
run-best = Tu récord: { $best }
run-record = ¡Nuevo récord!
run-start = Empezar
run-again = Otra vez
run-score = { $solved } resueltos, { $missed } de { $most } fallos
run-end = { $solved } { $solved ->
        [one] problema resuelto
       *[other] problemas resueltos
    }.
run-missed = Mira otra vez los que has fallado:
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
copy-result = Copiar el resultado
daily-told = Wye, problema del día: { $dots }
find-move = Juegan { $player } y ganan: encuentra la única jugada ganadora.
# The first hint of a problem, by its motif
hint-joins = Pista: dos de tus cadenas deben unirse. Únelas.
hint-bridge = Pista: decide un puente. Constrúyelo o sálvalo.
hint-double = Pista: busca una jugada que deje dos caminos para todo lo que te falta.
hint-cut = Pista: mantén separadas dos cadenas de tu rival.
hint-must = Pista: tu rival amenaza con ganar. Pocas casillas lo impiden, y una de ellas gana.
hint-template = Pista: mira el borde. Construye una plantilla o salva la que hay.
hint-ladder = Pista: mira el final de la escalera.
hint-any = Pista: busca la mejor jugada de tu rival. Muchas veces es también la tuya.
told-area = Pista: la jugada está en la zona marcada.
told-move = Pista: la jugada es { $move }.
right-move = Correcto: { $move } es la única jugada ganadora.
right-end = Correcto: { $move } gana.
right-so-far = Correcto: { $move }.
defended = Correcto: { $move }. Las { $player } se defienden con { $answer }: encuentra la jugada que sigue ganando.
right-line = Las { $player } ganan contra cualquier defensa, por ejemplo:
wrong-move =
    { $move } no gana.{ $ready ->
        [true] { " " }Buscando la respuesta…
        [false] { " " }La respuesta llega cuando el motor se haya cargado.
       *[none] { "" }
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
# The games in which a win beats a level; $rules: the names of those that must be on, or "none"
ladder-told =
    La escalera cuenta las victorias desde el tamaño { $size }{ $rules ->
        [none] { "" }
       *[other] { " " }({ $rules })
    } y sin ayuda: sin pistas, sin análisis y sin deshacer jugadas.
practice = Práctica.
training = Tres minutos de entrenamiento
mistakes-due =
    { $due ->
        [one] Una posición de tus partidas
       *[other] { $due } posiciones de tus partidas
    }
losses-told =
    { $count ->
        [one] En la última partida que revisaste perdiste un { $last } de tus probabilidades de ganar por jugada.
       *[other] Probabilidades de ganar perdidas por jugada en tus últimas { $count } partidas revisadas: de { $first } a { $last }.
    }
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
# In a game with a friend; $allowed: whether both have agreed on it
friend-help =
    { $allowed ->
        [true] Los dos podéis usar pistas y análisis.
       *[other] Las pistas y el análisis están desactivados para los dos hasta el final de la partida.
    }
allow-help = Pistas y análisis permitidos para los dos
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
# What the person tells a friend of a level that they have beaten
triumph = He vencido a { $title } en { count-moves }. ¿Y tú?
triumph-text = Copiar texto y enlace
triumph-picture = Imagen con { $title }
friend = Tu amigo
friend-to-move = Ahora envía el enlace a tu amigo.
friend-sent = A la espera del enlace de tu amigo.
friend-to-tell = Envía el enlace a tu amigo para que vea cómo terminó la partida.
send-link-told = Enviar el enlace
friend-link-longer = { "" }
friend-link-same = { "" }
friend-link-older = Este enlace es anterior a la partida que hay aquí. La partida queda como está.
friend-link-other = Este enlace contradice la partida que hay aquí, que queda como está. Las jugadas del enlace:
none-found = Ninguna partida de aquí tiene estas palabras.
watching-told = Sigue tú esta partida:
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
set-up-stone = Poner
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
win-rate = { $share } de opciones
points =
    { POINTS($cost) ->
        [one] { POINTS($cost) } punto
       *[other] { POINTS($cost) } puntos
    }
signs-inaccuracy = ?!
signs-mistake = ?
signs-blunder = ??
signs-moment = ↓
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
grades-moment = la mayor pérdida
mistake = { $number }. { $move } costó { points } de probabilidad de ganar, mejor era { $better }
better-move = Mejor: { $better }.
mistake-moment =
    { $isLost ->
        [true] { $number }. La partida estaba perdida, pero { $move } fue lo que menos resistió: { $better } era más difícil de batir
       *[other] { $number }. { $move } fue lo que más costó: { points }; mejor era { $better }
    }
mistake-stone =
    { $isTaken ->
        [true] { $number }. { $move } es demasiado fuerte: tras el intercambio te queda el { $left }
       *[other] { $number }. { $move } es demasiado débil: te deja el { $left }
    }. Más igualadas: { $fair } ({ $best })
mistake-takeover =
    { $isTaken ->
        [true] { $number }. El intercambio costó { points }: { $stone } solo tiene un { $chance } de opciones
       *[other] { $number }. { $move } costó { points }: { $stone } tiene un { $chance } de opciones, conviene quedarse con ella
    }
accuracy =
    { POINTS($cost) ->
        [0] { $player }: { points } por jugada
       *[other] { $player }: −{ points } por jugada
    }
review-error = Los costes aciertan con ± { $error } en nueve de cada diez casos.
train-openings = Practica las primeras piedras
curve-at = { $move } · { $player } { $chance }
curve-start = Inicio
# In which $number of a move the lead changed last, or the largest loss was where it never did.
turned =
    { $count ->
        [0] La mayor pérdida fue en la jugada { $number }.
        [one] La partida cambió una vez, en la jugada { $number }.
       *[other] La partida cambió { $count } veces, la última en la jugada { $number }.
    }
learn =
    { $own ->
        [true] { $count ->
            [one] Practica esta posición
           *[other] Practica estas { $count } posiciones
        }
       *[other] Practica con { CAPITAL($player) }
    }
all-mistakes = Todos los errores ({ $count })
second-try = Inténtalo de nuevo
mistake-count = Error { $number } de { $total }
show-answer = Ver la respuesta
next-mistake = Siguiente
end-learning = Listo
verdicts-ask = Busca una jugada mejor que { $move }.
verdicts-judging = ¿Es mejor { $tried }? El motor lo estudia …
verdicts-best = Sí, era esa: { $tried } es la mejor jugada.
verdicts-good = Correcto: { $tried } es tan buena como { $better }.
verdicts-worse = No es mejor: { $tried } cuesta { points }. Inténtalo otra vez.
verdicts-told = La respuesta es { $better }.
verdicts-done = Has encontrado { $found } de { $total } jugadas mejores.
even-stones =
    { $hasBest ->
        [true] { $even ->
            [true] Las primeras piedras más justas: { $best } sin intercambio.
           *[other] Aquí ninguna primera piedra es justa de verdad. Las más cercanas: { $best } sin intercambio.
        }
       *[other] Aquí ninguna primera piedra es justa: de cada una está demostrado quién gana.
    }
# A winning chance, and how far it may be wrong: 0 where it is proven.
winning-chance =
    { $error ->
        [0] { $share }
       *[other] { $share } ± { $error }
    }
answers =
    { $taking }: { $taken } de opciones{ $even ->
        [true] , justo
       *[other] {""}
    }. { $hasBest ->
        [true] Mejor respuesta: { $best }
       *[other] Sin intercambio: { $answered } como mucho
    }.
openings-offer =
    { $ply ->
        [0] ¿Qué primeras piedras son justas?
       *[other] ¿Conviene intercambiar esta piedra?
    }
stones-legend =
    { $proven ->
        [all] Señala una casilla para ver su % de victorias sin intercambio.
       *[other] { $even ->
            [true] Con aro: justa.
           *[other] Con aro: la más cercana a lo justo.
        } Señala una casilla para ver su % de victorias sin intercambio.
    }
answers-legend = Señala una casilla para ver su % de victorias.
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
tasks-chain-again = A tu cadena aún le falta tocar el lado de abajo.
tasks-gap-text = Tu piedra de la izquierda y tu cadena de la derecha y de abajo están a una casilla. ¿Qué casilla las une?
tasks-gap-done = Ahora es una sola cadena y toca los tres lados.
tasks-arms-text = Tres brazos, y cada uno llega a un lado. ¿Qué casilla los convierte en una cadena?
tasks-arms-done = Esta es la Y que da nombre al juego.
tasks-race-text = Las { -blancas } acaban de jugar a4 para separar tus piedras. Únelas por abajo; después, dos casillas llevan al lado derecho.
tasks-race-done = d4 y e5 llevaban al lado derecho, y las { -blancas } solo podían tomar una.
tasks-corner-text = Una esquina pertenece a sus dos lados. Tu cadena de la izquierda toca dos lados. ¿Qué casilla añade el tercero?
tasks-corner-done = La esquina es parte del lado izquierdo y del derecho: has ganado.
tasks-low-text = Ahora abajo: tu cadena toca el lado derecho y el de abajo. ¿Qué casilla pertenece además al izquierdo?
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
tasks-mirror-text = Ahora al otro lado: c3 baja por la derecha. ¿Qué bloqueo aguanta?
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
tasks-side-text = Ahora las { -negras } han abierto junto a la esquina. ¿Intercambias?
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
tasks-bend-2-text = Otra vez en un tablero curvo: ¿qué piedra gana contra cualquier respuesta?
tasks-bend-2-done = Los puentes y las dobles amenazas funcionan como en cualquier tablero de Y.
tasks-handicap-text = Un hándicap compensa la fuerza: las { -negras } empiezan con piedras de más, sin intercambio. La primera de estas dos está en una esquina, donde sirve de poco. Coloca la segunda de modo que ganes.
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
tasks-hexescape-text = Otra escalera, con una piedra en el medio: d4 es tu escape.
tasks-hexescape-done = d4 tenía su puente con el lado de abajo, y así también la escalera.
tasks-hexclimb-text = Sigue desde a4. Esta vez nada espera al final de la escalera: pon tú el escape a tiempo.
tasks-hexclimb-done = e4 era el escape: amenazaba dos cosas a la vez.
tasks-hexread-text = Tus piedras están arriba y abajo. Busca la que las une mediante parejas.
tasks-hexread-done = Cuatro jugadas por delante, y cada una tenía su respuesta.
tasks-diagonal-text = Sin intercambio, en cuatro filas solo ganan cuatro primeras piedras. Mira la diagonal corta, de d1 a a4.
tasks-diagonal-done = La diagonal corta va entre las esquinas de los jugadores. Su centro es el lugar más fuerte de Hex.
tasks-hexswap-text = Las { -negras } han abierto en el medio. ¿Intercambias o respondes?
tasks-hexswap-done = En Hex la piedra intercambiada se refleja, para que valga lo mismo para ti.
tasks-hexleave-text = Ahora las { -negras } han abierto en la esquina aguda a1. ¿Intercambias?
tasks-hexleave-done = Es demasiado débil para un intercambio. Mejor toma el centro.
tasks-hexmirror-text = Y ahora en la esquina obtusa c1, en un extremo de la diagonal corta. ¿Intercambias?
tasks-hexmirror-done = En este tablero pequeño gana, así que quédatela.
lesson-board = Tablero de la lección
lesson-count = Ejercicio { $step } de { $count }
all-lessons = Todas las lecciones
play-position = Seguir jugando desde aquí
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
refuted-slow = Todavía no: otra jugada lo consigue de inmediato.
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
way-easy-text = Un tablero pequeño y un rival fácil
way-familiar = Conozco Hex
way-familiar-text = Mira qué cambia y juega
familiar-text = Y es Hex en un triángulo. Los dos jugadores buscan lo mismo, una cadena que toque los tres lados, así que los lados no tienen color. Los puentes, las escaleras y el intercambio funcionan como en Hex.
invitation = Tu amigo te invita a una partida
way-answer = Responde con una jugada
way-answer-text = Luego devuélvele el enlace.
start-game-told = Jugar a { $title } { $size }
ready = Todo listo para jugar

## The welcome, the lessons and the dialog for a new game: a new game

level-label = Nivel
more-alternatives = y { $left } más
other-games = Otros juegos: { $first }, { $second } y más
option-told = { $title }: { $value ->
        [true] sí
        [false] no
       *[other] { $value }
    }
# Of the game on the board, when another one is to begin
running-kept =
    { $kept ->
        [true] Tu partida actual queda guardada en Partidas.
       *[other] La partida del tablero no está guardada. Puedes guardarla en Partidas.
    }
rivals-computer = Ordenador
rivals-friend = Amigo en este dispositivo
rivals-link = Amigo por enlace
rivals-bots = Dos bots

## The room of the game: strips, notice, list of moves, buttons of the moment

backward = Anterior
forward = Siguiente
lens-options = Vista
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
reasons-swap-text = Empezar es una ventaja. La regla del pastel la compensa, como cuando un niño corta un pastel y el otro elige: tras la primera piedra, el segundo jugador puede quedarse con ella en vez de poner una. Por eso conviene abrir con una piedra ni demasiado fuerte ni demasiado débil.
reasons-swap-moved = Aquí los jugadores unen lados distintos, así que la piedra pasa a su casilla simétrica, donde vale lo mismo para su nuevo dueño.
takes =
    { $self ->
        [true] Tomas { $count }.
       *[other] { $name } toma { $count }.
    }
# $begun: whether a stone was placed in this turn before.
stones-left =
    { $left ->
        [one] { $begun ->
            [true] Una piedra más.
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
play-now = Jugar ya
pause-bot = Pausar
insist = Jugarla de todos modos
rival = { $title }: fuerza y ajustes
page-title = { $news } – { $page }
your-turn = Te toca

## Levels of play

levels = Niveles
others = Otros
level = Nivel { $level }
level-of = Nivel { $level } de { $count }

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
other-size = Otro
size-cells = { $size } ({ $cells } casillas)
size-large = Tablero grande: cientos de jugadas, y los bots ven menos lejos.
start = Empezar
studying = Mostrar valores exactos
ponder = Pensar en mi turno
teaching = Enséñame: deshacer mis errores graves
teaching-game = Partida con lecciones.
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
# What each of them says when it is beaten.
beaten-1 = Me faltó un paso. ¿Otra vez?
beaten-2 = Tardé en verlo. ¿Otra?
beaten-3 = Ni un hueco me dejaste. Ni una miga.
beaten-4 = Buena idea. Ojalá fuera mía.
beaten-5 = ¿Dónde habré puesto la última ficha?
beaten-6 = Vi la trampa. Salté igual.
beaten-7 = Bien acechado. Diré que dormía.
beaten-8 = Más astuto que yo. Esa frase era mía.
beaten-9 = La manada se acordará de ti. Vuelve.
beaten-10 = Golpeaste primero. Lo respeto.
beaten-11 = Mi muro tenía un agujero. Lo encontraste.
beaten-12 = No olvidaré esta partida.
beaten-13 = Profundo. Más de lo que miré.
beaten-14 = En tantos siglos, casi nadie. Tú.
seeking = Buscando el punto de inflexión: { $done } de { $total } posiciones.
# What a mistake led to, told to its player, who may look for a better move.
cause =
    { $kind ->
        [missed] Tenías una victoria forzada: la jugada { $number } ({ $move }) la dejó escapar.
        [threat] La jugada { $number } ({ $move }) no paró la amenaza.
        [forced] La jugada { $number } ({ $move }) dio al rival una victoria forzada.
        [cut] La jugada { $number } ({ $move }) permitió que te cortaran.
        [joined] La jugada { $number } ({ $move }) dejó conectar al rival.
        [turned] La jugada { $number } ({ $move }) cambió la partida.
        [lost] La partida estaba perdida, pero la jugada { $number } ({ $move }) resistió menos.
       *[most] La jugada { $number } ({ $move }) fue la que más te costó.
    }

## The page: two bots

watching = Dos bots
step = Una jugada
pace = Por jugada

## The page: clocks

clock = Reloj
# In the line that opens further options
clock-told =
    { $minutes ->
        [0] Sin reloj
       *[other] Reloj: { $minutes } min
    }
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

dots = Marcar las pérdidas en las piedras
# What the dots on stones tell, as points lost at least; larger ones are worse.
dots-legend = Marcas: amarilla −10, naranja −20, roja −40
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
        [even] La primera piedra más justa: { $move } ({ $chance } de opciones sin intercambio).
        [proven] Aquí ninguna primera piedra es justa: de cada una está demostrado quién gana. { $move } vale tanto como cualquiera.
       *[no] La mejor: { $move } ({ $chance } de opciones).
    } { $faint ->
        [true] Pálido = incierto.{" "}
       *[other] {""}
    }{ $playouts ->
        [one] { $playouts } simulación
       *[other] { $playouts } simulaciones
    }.
legend-none = El análisis empieza en tu turno.
legend-paused = El análisis empieza cuando la partida está en pausa.
legend-over = La partida ha terminado.
surveyed =
    { $doubtful ->
        [0] { $done } de { $total } posiciones
        [one] Comprobando los errores: falta { $doubtful } posición
       *[other] Comprobando los errores: faltan { $doubtful } posiciones
    }
curve = Probabilidad de ganar de { $player } tras cada jugada: { $chances }
blunder-told = { $move } costaría cerca de { points } de probabilidad de ganar. Prueba otra jugada.
# In place of a better move that is not to be named.
another-move = otra jugada
hint-waits = Buscando una pista…
hint-told = Pista: { $move }.
# The best move is another one than the $first told.
hint-changed = Pista: { $move } tras mirar más a fondo, y ya no { $first }.
hint-lost = Todas las jugadas pierden contra el mejor juego; { $move } lo pone más difícil.
hint-somewhere = Pista: hay una buena jugada en la zona marcada.

## What is proven: reasons for mistakes, hints, and what is on the board

prove = Mostrar conexiones
proofs-wait = El motor lo estudia …
proofs-found =
    { $count ->
        [one] 1 hecho demostrado
       *[other] { $count } hechos demostrados
    }
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
       *[other] { $better } gana a la fuerza.
    }
reason-double = { $better } gana con una doble amenaza: cada enlace que falta tiene dos caminos.
reason-doubled = Tras { $move } el rival gana con una doble amenaza, { $answer }: cada enlace que falta tiene dos caminos.
reason-must = El rival amenaza con ganar y { $move } no lo evita: solo pueden evitarlo { $cells }.
reason-loses =
    { $answer ->
        [none] Tras { $move } el rival tiene una victoria forzada.
       *[other] Tras { $move } el rival tiene una victoria forzada, empezando por { $answer }.
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
reason-ladder-runs = { $better } empieza una escalera que conecta { $one } con { $other }: { $third } es su escape.
reason-ladder-escape = { $better } es un escape: una escalera desde { $one } que empieza en { $answer } amenaza con conectarla con { $other }; tras { $move } no hay ninguna.
reason-ladder-fails = { $move } empieza una escalera desde { $one } hacia { $other } que no conecta; { $better } asegura la conexión.
reason-dead = { $move } es una casilla muerta: una piedra allí no cambia nada.
reason-numbers = Piedras que les faltan a { $first } y { $second }: { $one } y { $other } tras { $move }, { $betterOne } y { $betterOther } tras { $better }.
# Where nothing is proven: $best and $worse are win rates.
reason-searched = Según la búsqueda: { $better } tiene un { $best } de opciones; { $move }, un { $worse }.
advice-wins = Tienes una victoria forzada.
advice-double = Hay una doble amenaza en el tablero.
advice-doubled = El rival amenaza con { $answer }, que gana con una doble amenaza: cada enlace que falta tiene dos caminos.
advice-must = El rival amenaza con ganar: solo pueden evitarlo { $cells }.
advice-cut = La cadena de { $one } necesita { $other }.
advice-joins = El rival quiere conectar { $one } con { $other }.
advice-ladder-joins = El rival tiene una escalera desde { $one } con escape.
advice-ladder-runs = Una escalera desde { $one } llega a su escape.
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
feature-double = { $player }: { $answer } gana; cada enlace que falta tiene dos caminos.
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

opening-link =
    { $friend ->
        [true] Recibiendo la jugada de tu amigo …
       *[other] Abriendo la partida …
    }
opening-new = Preparando una nueva partida.
not-started = El motor no ha arrancado, así que la partida tiene que esperar.
plays =
    { $self ->
        [true] Juegas { $move }.
       *[other] { $name }: { $move }.
    }
chance =
    { $self ->
        [true] { CAPITAL($result) }: te toca.
       *[other] { CAPITAL($result) }: juegan { $player }.
    }
same-turn = { $move }.
draw = Tablas.
is-thinking = { $title } está pensando.
is-judged = Mirando tu jugada…
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
budget-kind = Unidad
budget-kinds-seconds = segundos por jugada
budget-kinds-playouts = simulaciones por jugada
score = { $first } { $wins }, { $second } { $losses }
draws = { $count } tablas
bounds = de { $least } a { $most }

## The page: faults

load-failed = Wye no ha podido cargar { $file }: { $reason } La partida empezará cuando llegue el archivo.
denied-python = El motor no puede arrancar: este navegador no tiene { $ability } o tiene uno antiguo. Usa una versión actual de Firefox, Chrome, Edge o Safari y desactiva su modo de aislamiento o más estricto para este sitio.
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
file-unreadable = Este archivo no se puede leer: elígelo de nuevo o pega su texto.
keeps-nothing = Este navegador no guarda nada de esta página o ya no tiene sitio para ella.
not-kept = Este navegador no guarda nada de esta página o ya no tiene sitio para ella. Sigue jugando, pero quizá la próxima visita no encuentre esta partida; usa «Compartir» para guardar una copia.
other-window = Esta página está abierta también en otra ventana. Puedes jugar en ambas; tu próxima visita continúa la partida con la última jugada.
# After a loss on time was taken back
clock-off = La partida sigue sin reloj.
slept = El dispositivo estuvo suspendido un rato. Mientras tanto, los relojes de la partida no corrieron.
replaced = El motor dejó de responder y se ha reiniciado. Tu partida continúa.
fewer-workers = Solo se pudieron iniciar { $running } de { $wanted } hilos.
failed = El motor falló dos veces seguidas: { $reason } Tu partida está guardada.
refused = El motor lo rechazó: { $message }

## The engine: names

engine-level-1 = Hormiga 1
engine-level-2 = Caracol 2
engine-level-3 = Ratón 3
engine-level-4 = Gorrión 4
engine-level-5 = Ardilla 5
engine-level-6 = Conejo 6
engine-level-7 = Gato 7
engine-level-8 = Zorro 8
engine-level-9 = Lobo 9
engine-level-10 = Tigre 10
engine-level-11 = Oso 11
engine-level-12 = Elefante 12
engine-level-13 = Ballena 13
engine-level-14 = Dragón 14
engine-game-tictactoe = Tres en raya
engine-game-bent = Y curvo
engine-game-randomy = Y de turno al azar
engine-game-randomhex = Hex de turno al azar
engine-player-black = { -negras }
engine-player-white = { -blancas }
engine-move-swap = intercambiar
engine-move-pass = pasar
engine-move-heads = cara
engine-move-tails = cruz
engine-goal-y = Une los tres lados con una sola cadena de tus piedras.
engine-goal-bent = { engine-goal-y } Los lados son curvos y más largos, así que el centro cuenta menos.
engine-goal-randomy = { engine-goal-y }
engine-goal-nim = Gana quien toma la última ficha.
engine-goal-tictactoe = Consigue tres en raya.
engine-reason-chain = tres lados unidos
engine-reason-hex-chain = dos lados unidos
engine-reason-randomhex-chain = { engine-reason-hex-chain }
engine-reason-line = tres en línea
engine-reason-full = tablero lleno
engine-reason-last = última ficha tomada
engine-reason-resign = abandono
engine-reason-time = tiempo agotado
engine-reason-fault = descalificación
engine-form-moves = Jugadas
engine-form-library = Partidas
engine-form-hexworld = Enlace de HexWorld
engine-option-pie = Regla del pastel
engine-option-pie-summary = Tras la primera piedra, el segundo jugador puede quedarse con ella.
engine-option-master = Dos piedras por turno
engine-option-master-summary = Una piedra en el primer turno y dos en cada uno de los siguientes. Sin intercambio.
engine-option-handicap = Ventaja
engine-option-handicap-summary = El primer jugador empieza con este número de piedras de más. Sin intercambio.
engine-option-sides = Cambiar de lados
engine-option-sides-summary = La piedra se queda en su sitio y los jugadores intercambian sus lados.
engine-option-take = Máximo por turno
engine-option-take-summary = Cuántas fichas puede tomar un jugador de una vez, como máximo.
engine-bot-net = Red
engine-bot-net-summary = Búsqueda en árbol guiada por una pequeña red que ha aprendido jugando contra sí misma. El más fuerte.
engine-bot-wye-summary = Búsqueda en árbol con millones de partidas aleatorias por segundo.
engine-bot-uct-summary = Búsqueda en árbol con un bandido en cada nodo y partidas aleatorias en las hojas.
engine-bot-rave-summary = UCT que comparte lo aprendido entre las jugadas.
engine-bot-mcts-chance = MCTS con azar
engine-bot-mcts-chance-summary = UCT para juegos con azar.
engine-bot-heuristic = Heurística
engine-bot-heuristic-summary = Búsqueda en árbol guiada por caminos mínimos, puentes y grupos.
engine-bot-alphabeta = Alfa-beta
engine-bot-alphabeta-summary = Calcula y poda las ramas que no pueden importar.
engine-bot-minimax-summary = Calcula todas las jugadas.
engine-bot-expectimax-summary = Supone que su rival juega al azar.
engine-bot-expectiminimax-summary = Calcula y promedia sobre el azar.
engine-bot-ucb1-summary = Un solo bandido, cuyos brazos son las jugadas legales.
engine-bot-flat = Monte Carlo plano
engine-bot-flat-summary = Juega el mismo número de partidas aleatorias tras cada jugada.
engine-bot-random = Azar
engine-bot-random-summary = Hace cualquier jugada legal.
engine-bot-wye-batch = Descensos por lote
engine-setting-words = Palabras de 64 simulaciones por hoja
engine-setting-rave = Peso de RAVE: visitas / sqrt(casillas) con las que los resultados propios de una jugada igualan a AMAF
engine-setting-noise = Ruido en el valor de una jugada: desviación típica * sqrt(visitas + peso de RAVE) * sqrt(casillas)
engine-setting-batch = Posiciones que la red juzga a la vez
engine-setting-exploration = Exploración (c)
engine-setting-reduction = Urgencia de la primera visita: cuánto menos que su posición vale una jugada que nunca se probó
engine-setting-memory = Tamaño máximo del árbol en MiB; lleno, pierde los nodos con menos visitas
engine-setting-replies = Simulaciones con respuestas: quien pierde la mitad de un enlace recibe la otra
engine-setting-sight = Hándicap: probabilidad de ver una jugada junto a la última piedra; a k casillas es esta elevada a k
engine-setting-blur = Hándicap: magnitud de los errores al valorar las jugadas antes de elegir
engine-setting-c = Exploración (Cp)
engine-bot-heuristic-c = Exploración
engine-setting-sims = Simulaciones por iteración (0: tantas como el juego hace a la vez)
engine-setting-nodes = Tamaño máximo del árbol en nodos; lleno, deja de crecer
engine-setting-k = Peso de RAVE: simulaciones k de una jugada con las que AMAF aún cuenta la mitad, en sqrt(k / (3 N + k))
engine-setting-path = Peso de los caminos mínimos de ambos jugadores
engine-setting-twodistance = Peso de las distancias dobles de ambos jugadores
engine-setting-bridges = Peso de los puentes a piedras y lados propios
engine-setting-centre = Peso de la cercanía al centro
engine-setting-groups = Peso de conectar cadenas
engine-setting-mobility = Peso de las casillas vecinas vacías
engine-setting-sides = Peso de la cercanía a los lados propios
engine-setting-bias = Sesgo progresivo: peso de la promesa de una jugada / (visitas + 1)
engine-setting-widening = Ensanchamiento progresivo: (jugadas probadas)^2 por visita
engine-setting-sample = Simulaciones: casillas al azar entre las que se juega la más prometedora
engine-setting-length = Simulaciones: longitud en jugadas / tamaño del tablero
engine-setting-depth = Profundidad máxima de búsqueda, en jugadas
engine-bot-expectiminimax-depth = Profundidad máxima de búsqueda, en jugadas, sin contar las del azar
engine-setting-shortcuts = Atajos: se juega al instante lo que gana y se retropropagan los resultados demostrados
engine-setting-expand = Expansión
engine-setting-expand-one = un hijo
engine-setting-expand-all = todos los hijos
engine-setting-backup = Retropropagación
engine-setting-backup-each = cada simulación cuenta como una visita
engine-setting-backup-sum = una visita y la suma de sus simulaciones
engine-setting-backup-mean = una visita y la media de sus simulaciones
engine-setting-final = Jugada final
engine-setting-final-visits = más visitas
engine-setting-final-first = más visitas; entre iguales, la primera probada
engine-setting-final-value = mayor valor
engine-setting-final-ucb = mayor cota superior de confianza
engine-setting-final-robust = más visitas y mayor valor a la vez; sigue buscando hasta que una jugada tenga ambos
engine-setting-deepen = Profundización iterativa: cada vez una jugada más
engine-setting-quiet = Posiciones tranquilas: busca más allá de la profundidad mientras una jugada cambie la evaluación en más de esto
engine-setting-order = Orden de las jugadas
engine-setting-order-natural = natural
engine-setting-order-random = al azar
engine-setting-order-history = heurística de historia
engine-setting-order-best = primero la mejor
engine-setting-order-worst = primero la peor

## The engine: refusals

engine-unknown-game = Juego desconocido, «{ $game }»: se esperaba { $known }.
engine-size-range = { $title } no tiene el tamaño { $size }: se esperaba de { $smallest } a { $largest }.
engine-size-choices = { $title } no tiene el tamaño { $size }: se esperaba { $known }.
engine-no-parameters = { $owner } no tiene «{ $name }»: no se esperaba nada.
engine-unknown-parameter = { $owner } no tiene «{ $name }»: se esperaba { $known }.
engine-name-and-value = «{ $part }» no se entiende: se esperaba nombre=valor.
engine-option-value = La opción «{ $name }» de { $title } es { $value }: { $wrong }
engine-text = se esperaba un texto.
engine-value-count = se esperaban de { $least } a { $most } valores.
engine-on-or-off = se esperaba sí o no.
engine-choice = se esperaba { $known }.
engine-number = se esperaba un número de { $least } a { $most }.
engine-whole-number = se esperaba un número entero de { $least } a { $most }.
engine-not-for-two = { $title } no es un juego para dos: se esperaba { $known }.
engine-no-network = { $title } no tiene red: se esperaba { $known }.
engine-not-decided-by-y = { $title } no se decide por las reglas de Y: se esperaba Y o Hex.
engine-too-large-for-exact = { $title } es demasiado grande para dar valores exactos: se esperaba { $known }.
engine-too-many-empty-cells = { $title } con { $empty } casillas vacías es demasiado grande para resolverlo: se esperaban { $most } como mucho.
engine-too-large-to-solve = Es demasiado grande para resolverlo: se esperaban como mucho { $largest } posiciones que examinar. Elige una posición con menos casillas vacías.
engine-not-a-cell = «{ $move }» no es una jugada: se esperaba una casilla de { $first } a { $last }.
engine-swap-not-explained = Un intercambio no se explica: se esperaba una jugada en una casilla.
engine-not-a-step = «{ $move }» no es una jugada: se esperaba { $known }.
engine-other-swap = «{ $move }» no es una jugada: se esperaba { $kind }, el intercambio de esta partida.
engine-illegal-move = «{ $move }» no se puede jugar aquí: se esperaba una de las jugadas legales ({ $count }).
engine-cannot-pass = En { $title } nadie puede pasar: se esperaba una jugada.
engine-both-passed = Los dos jugadores han pasado: se esperaba una jugada.
engine-game-over = La partida ha terminado: no se esperaba ninguna jugada más.
engine-no-move-to-make = La partida ha terminado: se esperaba una posición en la que se pueda jugar.
engine-nothing-to-take-back = No hay ninguna jugada que deshacer: se esperaba una posición posterior a una jugada.
engine-unknown-bot = Bot desconocido, «{ $bot }»: se esperaba { $known }.
engine-bot-plays-other-games = El bot «{ $bot }» no juega a { $title }: se esperaba { $known }.
engine-setting-value = El ajuste «{ $name }» de { $bot } es { $value }: { $wrong }
engine-budget-format = Límite no válido, «{ $text }»: se esperaban simulaciones, como 500, o segundos, como 0.5s.
engine-entrant-format = Bot no válido, «{ $text }»: se esperaba algo como wye, wye@0.5s o wye*2@0.5s.
engine-budget-kind = El límite de un bot se da en segundos o en simulaciones: se esperaba exactamente uno de los dos.
engine-budget-seconds = Un límite de { $seconds } segundos: { $wrong }
engine-budget-playouts = Un límite de { $playouts } simulaciones: { $wrong }
engine-no-levels = { $title } no tiene niveles: se esperaba el nombre de un bot.
engine-file-unreadable = se esperaba un archivo de texto que se pueda leer.
engine-file-length = se esperaba un archivo de { $most } caracteres como mucho.
engine-no-weights = esto no son pesos de la red ({ $reason }): se esperaba un archivo de wye learn network --export.
engine-bot-file = No hay ningún bot en el archivo «{ $bot }»: se esperaba un archivo que se pueda leer.
engine-script-encoding = el archivo no es texto: se esperaba UTF-8 o la codificación que nombran sus primeras líneas.
engine-script-length = el archivo tiene { $count } caracteres: se esperaban { $most } como mucho.
engine-script-syntax = esto no es Python ({ $reason }): se esperaba código válido.
engine-script-syntax-expected = esto no es Python: { $reason }.
engine-search-without-yield = no hay ningún search que entregue jugadas: se esperaba def search(state, dice, playouts) con algún yield.
engine-search-parameters = no se puede llamar a search({ $given }): se esperaba def search(state, dice, playouts), con valores iniciales para los demás parámetros.
engine-search-without-move = search ha terminado sin jugada: se esperaba un yield antes del final.
engine-search-yield = yield { $said } no da una jugada con su valor: se esperaba una de state.legal() y un número de 0 a 1.
engine-script-time = se acabó el tiempo: se esperaba una respuesta en { $seconds } segundos.
engine-script-recursion = las funciones se llaman unas a otras demasiadas veces: se esperaba una recursión que termine.
engine-script-exception = { $kind } ({ $reason }): se esperaba código que no lance ninguna excepción.
engine-script-fault = { $file }, línea { $line }: { $text }
engine-level-range = Nivel { $number }: se esperaba de 1 a { $count }.
engine-levels-order = Los niveles de { $game } { $size }: se esperaban de 1 a { $count } en orden.
engine-processes-range = { $count } procesos: se esperaban de 1 a { $most }.
engine-bot-not-parallel = El bot «{ $bot }» no puede usar varios procesos: se esperaba { $known }.
engine-busy = El motor ya está pensando: se esperaba que antes parase.
engine-foreign-root = La raíz habla de jugadas que no son legales: se esperaba la de la misma posición.
engine-at-line-and-column = { $form }, línea { $line }, columna { $column }: { $wrong }
engine-text-empty = El texto está vacío: se esperaba una partida.
engine-text-length = El texto tiene { $count } caracteres: se esperaban { $most } como mucho.
engine-record-length = La partida tiene { $count } caracteres: se esperaban { $most } como mucho.
engine-record-format = «{ $text }» no es una partida: se esperaba algo como «y11-pie:f6.swap.c4».
engine-link-marks = Las marcas «{ $text }» del enlace no son de su tablero: se esperaba algo como «circle-c3.label-a1-A».
engine-record-head = La partida empieza por «{ $head }». { $wrong }
engine-record-move = La jugada { $number } de la partida no se puede hacer. { $wrong }
engine-unexpected-sign = se encontró «{ $sign }» y se esperaba una jugada.
engine-sgf-sign = se encontró «{ $sign }» y se esperaba { $expected }.
engine-sgf-end = el texto acaba y se esperaba { $expected }.
engine-resignation-assumed = La lista solo dice quién ganó: se supone que el otro abandonó.
engine-link-without-moves = En este enlace no hay jugadas: se esperaba uno de esta página o de HexWorld, SGF o las jugadas mismas.
engine-result-dropped = El resultado «{ $said }» se ha omitido.
engine-move-number = se encontró el número { $found } y se esperaba { $number }.
engine-two-moves-in-a-row = dos jugadas seguidas de un color: se esperaba un pase entre ellas.
engine-no-moves = no se encontró ninguna jugada y se esperaba al menos una.
engine-at-game = { $form }, partida { $number }: { $wrong }
engine-library-game = se esperaba una partida como las guarda Partidas.
engine-no-games = En este archivo no hay ninguna partida: se esperaba al menos una.
engine-not-hex = esto no es una partida de Hex: se esperaba una.
engine-hexworld-size = se esperaba el tamaño del tablero, como en «#11,a1b2».
engine-two-sizes = el tablero tiene dos tamaños: se esperaba uno con tantas filas como columnas.
engine-hexworld-comma = se encontró «{ $sign }» y se esperaba «,» antes de las jugadas.
engine-hexworld-move = se encontró «{ $sign }» y se esperaba una jugada como «c4» o «:s».
engine-not-levels-file = { $file } no contiene niveles: se esperaba un archivo nuevo o uno con niveles.
engine-not-openings-file = { $file } no contiene primeras piedras: se esperaba un archivo nuevo o uno con algunas.
engine-sgf-without-game = al primer nodo le falta GM: se esperaba GM[11] para Hex o GM[Y].
engine-sgf-without-size = al primer nodo le falta SZ: se esperaba SZ y el tamaño.
engine-sgf-other-game = GM[{ $kind }] es otro juego: se esperaba GM[11] para Hex o GM[Y].
engine-sgf-size = SZ[{ $size }] no es un tamaño: se esperaba un número entero.
engine-sgf-value = se esperaba un valor entre corchetes para la propiedad { $name }.
engine-sgf-property-twice = la propiedad { $name } aparece dos veces en un nodo: se esperaba una.
engine-sgf-stones-removed = se retiran piedras tras el comienzo: se esperaban piedras que se añaden.
engine-sgf-cells = la propiedad { $name } tiene «{ $value }»: se esperaban casillas de { $first } a { $last }, cada una una sola vez.
engine-game-assumed = Se supone { $title }.
engine-size-assumed = Se supone el tamaño { $size }.
engine-cell-beyond-board = «{ $move }» no es una jugada: se esperaba una casilla de { $first } a { $last }, o un tablero de tamaño { $size }.
engine-variations-kept = Variantes que no encajan con las jugadas, conservadas como comentarios: { $count }.
engine-cells-as-here = Otros tableros de Y nombran sus casillas de otra manera: estas se han leído con los nombres de aquí.
engine-rows-mirrored = Las filas se cuentan desde el otro extremo: { $cell } es aquí { $name }.
engine-diagram-size = el diagrama no tiene tamaño: se esperaba uno como en size="7x7", o R7 C7.
engine-signs-dropped = Signos omitidos del diagrama, que no son piedras: { $count }.
engine-json-without-game = en este JSON no hay ninguna partida: se esperaban jugadas, como en las partidas de PlayHex, o un archivo de Partidas, YEN o Abstract Play.
engine-text-binary = Esto no es un texto, sino un archivo comprimido o binario: se esperaba una partida como texto.
engine-games-skipped = Partidas de otros juegos omitidas: { $count }.
engine-properties-dropped = Propiedades sin valor omitidas: { $count }.
engine-players-dropped = Valores de PL que no son un jugador omitidos: { $count }.
engine-moves-dropped = Jugadas después del final de la partida omitidas: { $count }.
engine-games-broken = { $wrong } Partidas omitidas, porque no se pueden leer: { $count }.
engine-left-out = { $wrong } Se ha omitido.
engine-moves-left-out = { $wrong } Jugadas omitidas desde ahí: { $count }.
engine-more-faults = Otros fallos en el texto: { $count }.
engine-encoding-guessed = El archivo no dice cómo está codificado su texto. Se ha leído como { $name }, pero es una suposición.
engine-encoding-wrong = El texto no está en { $named }, como dice el archivo. Se ha leído como { $name }, pero es una suposición.
engine-sgf-cut = El texto acaba antes que la partida: se ha abierto todo lo que contiene.
engine-marks-dropped = Marcas que no están en ninguna casilla omitidas: { $count }.
engine-labels-cut = Etiquetas acortadas a { $most } caracteres: { $count }.
engine-sgf-game = { $title } no se puede escribir en SGF: se esperaba { $known }.
engine-not-json = esto no es JSON: se esperaban objetos o listas.
engine-json-depth = el texto está anidado demasiado o un número es demasiado largo: se esperaba un objeto.
engine-yen-object = esto no es un objeto: se esperaba uno con size, turn, players y layout.
engine-yen-missing = falta { $name }: se esperaban size, turn, players y layout.
engine-yen-size = size es { $found }: se esperaba un número entero.
engine-yen-turn = turn es { $found }: se esperaba 0 o 1.
engine-yen-players = players es { $found }: se esperaban dos letras distintas.
engine-yen-layout = layout es { $found }: se esperaba texto.
engine-yen-rows = las filas de layout son { $count }: se esperaban { $size }, separadas por «/».
engine-yen-row = las casillas de la fila { $number } de layout son { $count }: se esperaban { $number }.
engine-yen-cell = layout tiene «{ $sign }» en { $cell }: se esperaba «{ $first }», «{ $second }» o «{ $empty }».
engine-impossible-position = la partida acabó antes de la última piedra: se esperaba una posición que pueda darse en una partida.
engine-no-set-up = { $title } no tiene posiciones que colocar: se esperaba { $known }.
engine-position-over = La partida ya ha acabado en esta posición: se esperaba una en la que nadie haya ganado.
engine-cannot-be-solved = Aquí un turno tiene varias piedras, o la piedra se puede tomar: no se esperaba ni lo uno ni lo otro.
engine-setting-playout = Jugadas de las simulaciones
engine-setting-rule = Selección
engine-setting-playout-random = todas al azar
engine-setting-draws = Valor de unas tablas para ambos jugadores en la retropropagación
engine-setting-keep = Conservar el árbol de una jugada a otra
engine-setting-rule-thompson = muestreo de Thompson
engine-setting-rule-puct = PUCT con probabilidades previas iguales
engine-setting-playout-winning = una ganadora si la hay
engine-setting-rule-tuned = UCB1-tuned
engine-reason-over = fin de la partida
engine-reason-long = demasiadas jugadas
engine-not-one-of-the-moves = «{ $move }» no es una jugada: se esperaba una de { $known }.
engine-own-game-endless = tras { $most } jugadas la partida no había acabado: se esperaba un ganador antes, pues aquí una partida así es un empate.
engine-own-game-winner = winner devuelve { $said }: se esperaba 1, 2, 0 para tablas, o None.
engine-game-file = No hay ningún juego en el archivo «{ $file }»: se esperaba un archivo que se pueda leer.
engine-game-file-not-open = No hay ningún juego en el archivo «{ $file }»: se esperaba uno que se haya abierto.
engine-script-asks = un bot no puede preguntar: { $call } espera a alguien ante el teclado; se esperaba código que decida por sí mismo.
engine-script-chance = { $function } devuelve { $said }: se esperaba un número de 0 a 1.
engine-own-game-moves = moves devuelve { $said }: se esperaba una lista con al menos una de MOVES, pues la partida no ha terminado.
engine-own-game-names = MOVES tiene { $names }: se esperaban jugadas de textos distintos, cada uno de 1 a 12 letras, cifras, +, - o _.
engine-own-game-functions = esto no es un juego: se esperaban las funciones moves, apply y winner, y MOVES, una lista de 1 a { $most } jugadas.
engine-own-game-board = show devuelve otro tablero que al principio: se esperaban { $rows } filas de { $columns } casillas, cada una ".", 1 o 2; un texto con saltos de línea puede tener cualquier signo.
engine-own-game-chance = chance devuelve { $said }: se esperaba None, o un diccionario de algunas de MOVES con sus probabilidades, que suman 1.
engine-own-game-for-three = este juego tiene tres jugadores: se esperaba uno para dos; lo juega el banco «Tres jugadores», como maxn?game={ $file }.
engine-own-game-for-two = este juego tiene dos jugadores: se esperaba uno con PLAYERS = 3; los demás bancos lo aceptan como position={ $file }.
engine-own-game-players = PLAYERS es { $said }: se esperaba 2, o 3 sin azar.
engine-own-game-shares = winner devuelve { $said }: se esperaba 1, 2, 3, 0 para tablas, lo que recibe cada jugador, como (3, 2, 1), o None.
engine-own-game-show = show devuelve { $said }: se esperaba un texto o una lista de filas, cada una un texto o una lista de casillas, con { $rows } filas de { $columns } casillas como máximo.
engine-own-game-tree = el juego tiene más de { $most } posiciones: se esperaba uno más pequeño.
engine-search-endless = search responde sin fin: se esperaba que parase después de { $playouts } simulaciones.
engine-no-evaluation = En «{ $file }» no hay ninguna evaluación: se esperaba un archivo con def evaluate(state).

## Common

number = { $value }
