### The lab of Wye, Español. See https://projectfluent.org/fluent/guide for the syntax.

## The course

lab-course-contents = Contenido
lab-course-screens = Pantallas de este capítulo
lab-course-ways = Atrás y adelante
lab-course-back = Atrás
lab-course-next = Siguiente
lab-course-answered = respondida
lab-course-read = Leer, unos { $minutes } minutos
lab-course-progress = { $done } de { $all } respondidas
lab-course-still = Responde primero: después la figura se mueve.
lab-course-bench = Abrir el banco completo
lab-course-check = Comprobar
lab-course-right = Correcto.
lab-course-wrong = No del todo. Respuesta: { $answer }
lab-course-answer = Respuesta: { $answer }
lab-course-score =
    { $done ->
        [0] Aún no has respondido ninguna de las { $all } preguntas.
       *[other] Has respondido { $done } de { $all } preguntas, { $right } de ellas bien.
    }
lab-course-sources = Fuentes
lab-course-teachers = Para docentes
lab-course-clear = Olvidar mis respuestas de este capítulo
lab-course-end = Resumen
lab-course-exercise = Ejercicio
lab-course-exercise-text =
    Ahora a mano. Con tu nombre recibes números propios, distintos de los de los demás; solo las líneas de código son iguales para todos. Puedes entregar cuantas veces quieras: es práctica, no un examen. La línea que aparece bajo los puntos es la que das a tu docente.

### Chapters

lab-course-ahead-title = Mirar hacia delante
lab-course-ahead-aim = Qué es un juego, cómo elige minimax una jugada y qué demostró von Neumann.
lab-course-ahead-game-title = ¿Qué es un juego?
lab-course-ahead-game-text =
    «Un juego es una situación conflictiva en la que uno debe tomar una decisión sabiendo que los demás también toman decisiones, y que el resultado del conflicto se determina, de algún modo, a partir de todas las decisiones realizadas.» Así lo dijo John von Neumann.

    En este capítulo un juego tiene cinco propiedades:

    dos jugadores que quieren lo _contrario_
    _turnos_: mueven uno después del otro
    _sin azar_: cada jugada tiene un solo resultado (el juego es determinista)
    _información perfecta_: los dos lo ven todo
    _suma cero_: lo que uno gana, el otro lo pierde

    La figura muestra un juego así entero. Hay un montón de cuatro fichas, se toman una o dos, y gana quien toma la última. Cada nodo es una posición, cada arista una jugada, y un camino de la raíz a una hoja es una partida.
lab-course-ahead-game-ask = ¿Cuál de estos juegos tiene las cinco propiedades?
lab-course-ahead-game-backgammon = el backgammon
lab-course-ahead-game-tictactoe = el tres en raya
lab-course-ahead-game-poker = el póquer
lab-course-ahead-game-after = El backgammon tiene dados, así que una jugada tiene más de un resultado; de eso trata el capítulo «Azar y más jugadores». En el póquer no ves las cartas de los demás. El tres en raya tiene las cinco, y también el ajedrez, el go, Hex e Y. Retrocede por la figura para ver cómo la búsqueda recorrió el árbol.
lab-course-ahead-tuple-title = Un juego como tupla
lab-course-ahead-tuple-text =
    Un programa necesita el juego en una forma con la que pueda calcular: una tupla (S, P, A, T, g, U).

    S, los _estados_, con uno inicial s₀. Aquí: las fichas que quedan y a quién le toca
    P, los _jugadores_ {"{"}1, …, n{"}"}. Aquí: dos
    A, las _acciones_ en un estado. Aquí: tomar una, tomar dos
    T: S × A → S, la _transición_: lo que una acción hace de un estado
    g: S → {"{"}verdadero, falso{"}"}, si el juego ha _terminado_. Aquí: no quedan fichas
    U: S × P → ℝ, la _utilidad_ de un estado final para cada jugador. Aquí: 1 para quien tomó la última ficha, 0 para el otro

    Una búsqueda no devuelve el plan de una partida entera, porque la mitad de las jugadas son del rival. Devuelve una _estrategia_ π: S → A, una acción para cada estado.

    En «Tu propio bot o juego» puedes escribir tú un juego: su archivo tiene exactamente estas seis partes.
lab-course-ahead-tuple-ask = El árbol tiene 12 nodos, pero algunos son el mismo estado. ¿Cuántos estados hay?
lab-course-ahead-tuple-after = Ocho: 4 fichas con el turno del jugador 1; 3, 2, 1 o 0 fichas con el turno del jugador 2; y 2, 1 o 0 fichas con el turno del jugador 1. Dos caminos que llevan al mismo estado son una _transposición_. Una búsqueda que recuerda estados tiene menos trabajo, como muestra el capítulo «Podas».
lab-course-ahead-values-title = Los valores vienen de abajo
lab-course-ahead-values-text =
    Este es un juego sin historia: un árbol, y en cada hoja lo que vale para el jugador 1. El jugador 1, _max_, mueve en la raíz y quiere un número grande. El jugador 2, _mín_, mueve después y quiere uno pequeño.

    Max no debe soñar con el 14 de la derecha: allí decide mín. Así que pregunta primero cuánto vale cada nodo de mín, y solo después cuánto vale la raíz. Los valores viajan de las hojas a la raíz.
lab-course-ahead-values-ask = ¿Cuál es el valor de la raíz?
lab-course-ahead-values-after =
    Mín hace del primer nodo un 3, del segundo un 2 y del tercero un 2. Max toma el mayor: 3. Recorre la figura y mira cómo llega cada valor.

    La regla en una frase: _elige la jugada que es mejor para ti si después tu rival elige lo peor para ti_.
lab-course-ahead-steps-title = Minimax en cinco pasos
lab-course-ahead-steps-text =
    1. Genera el árbol desde el estado actual, hasta el final del juego o hasta un límite de profundidad
    2. Evalúa las hojas
    3. Da a cada nodo el mayor valor de sus hijos si allí mueve max, el menor si mueve mín
    4. Repite el paso 3 hasta la raíz
    5. Haz la jugada con el mejor valor

    El árbol de casi todos los juegos es demasiado grande, así que el paso 1 para antes: a cierta _profundidad_, cuando se acaba el _tiempo_, o donde la posición está _tranquila_, es decir, donde no va a cambiar nada grande. Entonces el paso 2 necesita una _evaluación_ que juzgue una partida sin terminar.

    En la figura, las negras (×, jugador 1) tienen b3 y c2, las blancas (○) a1 y c1, y mueven las negras. La búsqueda mira dos jugadas hacia delante. Su evaluación cuenta líneas abiertas: 3 puntos por una línea con dos marcas tuyas y ninguna del rival, 1 por una con una sola, y lo mismo en negativo para el rival. Una ventaja de L puntos se convierte en la probabilidad 1/2 + L / (2 (|L| + 6)).
lab-course-ahead-steps-ask = ¿Qué casilla elige minimax?
lab-course-ahead-steps-after = b1. Las blancas amenazan con completar la línea a1, b1, c1. Tras cualquier otra jugada de las negras, mín encuentra la respuesta b1 con el valor 0. Tras b1 lo peor que puede hacer mín es 0,25, y 0,25 es el mayor de los cinco mínimos. Nadie le dijo al programa que bloqueara: el bloqueo _se sigue_ de mirar dos jugadas hacia delante.
lab-course-ahead-evaluation-title = Tan bueno como su evaluación
lab-course-ahead-evaluation-text =
    Otra vez el montón de cuatro fichas, buscado hasta el final, y sin embargo todas las jugadas valen 0: minimax dice que el jugador 1 pierde pase lo que pase. Es falso. Toma una ficha y deja tres: haga lo que haga tu rival, la última la tomas tú.

    La búsqueda es correcta. El error está en la función que juzga las hojas:

    «el montón está vacío: el jugador 1 ha perdido»

    Hay listados así publicados. Pruébalo a mano: sigue el camino «tomar una, tomar dos, tomar una».
lab-course-ahead-evaluation-ask = ¿Qué falla en esta evaluación?
lab-course-ahead-evaluation-depth = No mira lo bastante lejos.
lab-course-ahead-evaluation-mean = Debería tomar la media de los hijos.
lab-course-ahead-evaluation-mover = No pregunta quién tomó la última ficha.
lab-course-ahead-evaluation-after = Un montón vacío no dice por sí solo quién ganó: el estado debe incluir a quién le toca, y a quien le toca ahora ha perdido. Minimax es exacto si todo camino acaba con la partida y la utilidad es correcta; si no, vale lo que vale su evaluación.
lab-course-ahead-theorem-title = El teorema de von Neumann
lab-course-ahead-theorem-text =
    Dos jugadores muestran una moneda cada uno. Si las caras coinciden, el jugador 1 gana 1; si no, lo gana el jugador 2. En la figura el jugador 1 debe mostrar primero, y el jugador 2 lo ve.

    Lo que el jugador 1 tiene _seguro_ si mueve primero es el _maximin_: el mayor de los mínimos. Aquello a lo que el jugador 2 puede _limitar_ al jugador 1 si mueve primero es el _minimax_: el menor de los máximos. El maximin nunca es mayor que el minimax. Aquí el minimax es +1, porque entonces el jugador 1 responde igualando.
lab-course-ahead-theorem-ask = ¿Cuál es el maximin, el valor de este árbol?
lab-course-ahead-theorem-after =
    −1: hay un hueco entre −1 y +1, y pierde quien muestra primero. Si muestran a la vez, ninguno sabe lo que hace el otro. Pero los dos pueden lanzar su moneda: entonces el jugador 1 tiene seguro un 0 de media, y el jugador 2 puede limitarlo a 0.

    John von Neumann demostró en 1926, y publicó en 1928, que no es casualidad. En _todo_ juego finito de dos jugadores y suma cero hay estrategias, mezcladas al azar si hace falta, con las que _maximin = minimax_. Es el _teorema minimax_.

    En juegos por turnos con información perfecta no hace falta moneda: buscar desde las hojas cierra el hueco. Así que toda posición de ajedrez, go o Y tiene un valor. Solo que no sabemos calcularlo.
lab-course-ahead-sums-title = Si la suma no es cero
lab-course-ahead-sums-text =
    No todo lo que ganas lo pierde el otro. Entonces no basta un número por hoja. En la figura el primer número es lo que recibe el jugador 1 y el segundo lo que recibe el jugador 2 (el tercero es de un jugador que nunca mueve).

    Ahora dos estrategias prudentes son distintas:

    _maximin_: elige la jugada cuyo peor resultado para _ti_ es el mejor
    _minimax_: elige la jugada cuyo mejor resultado para tu _rival_ es el peor

    Con suma cero son lo mismo. Aquí no.
lab-course-ahead-sums-ask = ¿Cuál es la jugada maximin del jugador 1?
lab-course-ahead-sums-after = La jugada 2: da al jugador 1 al menos 2; la jugada 1, solo al menos 1. La estrategia minimax elige la jugada 1, porque limita al jugador 2 a 4 en lugar de 5. Y la búsqueda de la figura, en la que cada uno toma lo más para sí, también elige la jugada 1: el jugador 2 tomará su 4, lo que deja 3 al jugador 1. Tres reglas sensatas y dos jugadas distintas: sin suma cero no hay una única respuesta correcta.
lab-course-ahead-cost-title = Lo que cuesta
lab-course-ahead-cost-text =
    Con b jugadas en cada nodo y m jugadas de profundidad, minimax visita b·b·…·b = b^m hojas: el _tiempo_ es O(b^m). La _memoria_ es solo O(b·m), porque la búsqueda guarda un único camino con sus hermanos.

    El tres en raya tiene 255.168 partidas distintas. El go tiene más posiciones que átomos el universo.

    La figura cuenta hojas en árboles con 3 jugadas por nodo, para profundidades de 1 a 6.
lab-course-ahead-cost-ask = ¿Cuántas hojas visita minimax a profundidad 6?
lab-course-ahead-cost-after = 3^6 = 729. En escala logarítmica la línea de minimax es recta: una jugada más cuesta el triple. Las otras líneas encuentran el mismo valor con menos hojas. Cómo lo hacen es el capítulo siguiente.
lab-course-ahead-summary =
    Minimax lleva los valores hacia arriba desde las hojas: max toma el mayor, mín el menor. En juegos de dos jugadores, suma cero, turnos e información perfecta, el resultado es lo mejor que cada jugador puede asegurarse, y el teorema de von Neumann dice que las dos garantías coinciden.

    Es exacto si todo camino acaba con la partida. Si no, vale lo que su evaluación, y siempre cuesta un tiempo O(b^m) y una memoria O(b·m).
lab-course-ahead-sources =
    John von Neumann: Zur Theorie der Gesellschaftsspiele (presentado en 1926, publicado en 1928).
    Claude Shannon: Programming a computer for playing chess (1950).
    Stuart Russell, Peter Norvig: Inteligencia artificial: un enfoque moderno, capítulo de búsqueda entre adversarios.
lab-course-ahead-teachers =
    Respuestas erróneas frecuentes: 14 como valor del árbol (se toma el máximo de todas las hojas); 12 estados en lugar de 8 (se cuentan nodos); +1 como maximin (se deja responder al jugador 1).

    Para la pizarra: dos estudiantes juegan el montón de cuatro fichas, uno de ellos con la evaluación errónea en un papel. Del teorema: pide la estrategia mixta si coincidir en cara vale doble (el jugador 1 muestra cara con probabilidad 2/5, y el valor es 1/5).

lab-course-cuts-title = Podas
lab-course-cuts-aim = Por qué alfa-beta puede omitir jugadas, cuánto ahorra, y dónde mirar hacia delante sigue siendo ciego.
lab-course-cuts-idea-title = Hay hojas que no pueden importar
lab-course-cuts-idea-text =
    El árbol que ya conoces, buscado de izquierda a derecha. La primera jugada vale 3 para max: eso es seguro. Ahora la búsqueda ha llegado a la segunda jugada y ha leído una sola hoja, 2. Las de detrás son 4 y 6, pero haz como si no las hubieras visto.

    Max tiene 3 en la mano. Mín ya puede limitar la segunda jugada a 2.
lab-course-cuts-idea-ask = ¿Pueden las otras dos hojas de la segunda jugada cambiar lo que max juega en la raíz?
lab-course-cuts-idea-yes = Sí.
lab-course-cuts-idea-large = Solo si una de ellas es mayor que 3.
lab-course-cuts-idea-no = No, sean las que sean.
lab-course-cuts-idea-after = Mín nunca dará allí más de 2, porque dispone del 2: la segunda jugada vale como mucho 2, y max prefiere 3. Las dos hojas se omiten. Esto es _podar_, y la búsqueda que poda así es _alfa-beta_: 7 hojas en lugar de 9, y el mismo valor. Avanza: en la tercera jugada la búsqueda tiene mala suerte, porque la buena respuesta llega la última.
lab-course-cuts-names-title = Alfa, beta y dos clases de podas
lab-course-cuts-names-text =
    La búsqueda lleva por el árbol una _ventana_ de alfa a beta.

    _alfa_: lo que max ya tiene seguro en el camino hasta este nodo
    _beta_: aquello a lo que mín ya puede limitar a max en el camino hasta este nodo

    En un nodo de max cada valor nuevo puede subir alfa; en uno de mín, bajar beta. En cuanto _alfa ≥ beta_, uno de los dos tiene algo mejor más arriba y no vendrá aquí, así que se omiten las demás jugadas.

    Si en un nodo el valor de max ha alcanzado beta, es una _poda beta_; si el valor de mín ha bajado hasta alfa, es una _poda alfa_. (Algunos textos nombran la poda por el parámetro que acaba de moverse, y entonces los dos nombres se intercambian: «en nodos MIN, poda β; en nodos MAX, poda α».)

    En la figura mín tiene seguro un 6 con su primera respuesta, y max acaba de leer una hoja 7 bajo la segunda.
lab-course-cuts-names-ask = ¿Qué poda viene ahora?
lab-course-cuts-names-alpha = una poda alfa
lab-course-cuts-names-beta = una poda beta
lab-course-cuts-names-after = Una poda beta: alfa ha pasado a 7 y beta es 6, así que mín no dejará que la partida llegue aquí, y la hoja 4 no se lee. Avanza hasta la segunda mitad del árbol. Allí pasa lo contrario: max tiene 6 en la mano, mín puede limitar la jugada nueva a 3, y caen dos hojas de golpe por una poda alfa.
lab-course-cuts-promise-title = Por qué es correcto: una promesa
lab-course-cuts-promise-text =
    Un nodo que se busca con una ventana de alfa a beta devuelve un número v. No promete el valor exacto m. Promete esto:

    v dentro de la ventana: v = m
    v ≤ alfa: m ≤ v, una cota superior
    v ≥ beta: m ≥ v, una cota inferior

    _Demostración por inducción._ Una hoja devuelve su valor: bien. En un nodo interior los hijos han cumplido su promesa. Si no hay poda, decide el mejor hijo, y cada cota apunta hacia el lado bueno: un hijo demasiado malo para max lo es de verdad. Si hay poda, v ha pasado el borde de la ventana, y más jugadas solo podrían alejarlo. En la raíz la ventana es (−∞, ∞), así que allí v = m.

    La figura comprueba la promesa en cada nodo.
lab-course-cuts-promise-ask = Un nodo se busca con la ventana de 3 a 7 y devuelve 2. ¿Qué sabemos de su valor minimax?
lab-course-cuts-promise-exactly = Es exactamente 2.
lab-course-cuts-promise-most = Es como mucho 2.
lab-course-cuts-promise-least = Es al menos 2.
lab-course-cuts-promise-after = Como mucho 2. Es todo lo que necesita el padre: max tiene 3 en otra parte y no le importa cómo de malo es esto. Recorre la figura y lee la frase de cada nodo terminado: dice cuál de los tres casos se da.
lab-course-cuts-fault-title = Encuentra la línea errónea
lab-course-cuts-fault-text =
    Se ha cambiado una línea de esta búsqueda. Sigue pareciendo razonable, sigue hallando el valor correcto en casi todos los árboles, y una prueba con unos pocos la daría por buena.

    La figura está en el primer nodo cuya promesa se rompe: devolvió 0,413 dentro de su ventana, pero su valor minimax es 0,425. Lee el código.
lab-course-cuts-fault-ask = ¿Qué línea está mal?
lab-course-cuts-fault-max = la línea de max
lab-course-cuts-fault-min = la línea de mín
lab-course-cuts-fault-test = la prueba de la poda
lab-course-cuts-fault-after = La poda llega en cuanto alfa está _cerca_ de beta. Así un nodo puede parar aunque su valor siga dentro de la ventana, donde debe ser exacto. Avanza: el número erróneo sube hasta la raíz, porque arriba nadie puede notarlo. Para esto sirve el invariante: encuentra el nodo donde ocurre el error, no la jugada donde por fin se ve.
lab-course-cuts-near-title = Podas casi iguales, a propósito
lab-course-cuts-near-text =
    La misma línea puede ser una decisión. Si otra rama solo puede ser _ligeramente_ mejor que una ya explorada, ¿para qué buscarla? Un programa que poda cuando alfa llega a un margen de beta ahorra hojas y regala un poco en cada una de esas podas.

    La figura lo hace en 30 árboles con 16 hojas cada uno. El margen es el 15 % del rango de las hojas.
lab-course-cuts-near-ask = ¿En cuántos de los 30 árboles es erróneo el valor de la raíz?
lab-course-cuts-near-none = en ninguno
lab-course-cuts-near-some = en algunos, menos de 10
lab-course-cuts-near-most = en más de 20
lab-course-cuts-near-after = En 7 de 30, por 0,11 como mucho, con 11,3 hojas en lugar de 12,6 de media. Un margen pequeño es un riesgo pequeño; pero los errores de varias podas en un camino pueden sumarse. Si es un buen negocio, solo lo dice un enfrentamiento.
lab-course-cuts-order-title = El orden lo es todo
lab-course-cuts-order-text =
    Una poda necesita una buena jugada _primero_. En árboles con 3 jugadas por nodo y 6 de profundidad, minimax visita 729 hojas.

    Donald Knuth y Ronald Moore demostraron en 1975 cuán pocas son posibles. Con la mejor jugada primero en cada nodo, alfa-beta visita b^⌈m/2⌉ + b^⌊m/2⌋ − 1 hojas. Con m par es más o menos el doble de las hojas de la _mitad_ de profundidad: con el mismo trabajo se mira casi el doble de lejos.
lab-course-cuts-order-ask = ¿Cuántas hojas visita aquí alfa-beta con la mejor jugada primero?
lab-course-cuts-order-after = 3^3 + 3^3 − 1 = 53, en todas las ejecuciones. Sin ordenar es más o menos un tercio de 729, y con la peor jugada primero casi todas. Por eso los programas ordenan sus jugadas: por el resultado de una búsqueda menos profunda (_profundización iterativa_), por las jugadas que podaron en otra parte (_killer moves_, _heurística histórica_), o suponen que la primera es la mejor y buscan las demás con una ventana vacía (_búsqueda de la variante principal_).
lab-course-cuts-positions-title = La misma posición dos veces
lab-course-cuts-positions-text =
    La figura muestra Nim con cuatro fichas; cada jugada lleva el número de la última ficha que toma. Caminos distintos llevan al mismo estado: 1, 3 (tomar una y luego dos) y 2, 3 (tomar dos y luego una) dejan ambos una ficha. Un árbol los cuenta como dos nodos. Una _tabla de transposiciones_ recuerda cada estado buscado con su valor o su cota, y lo consulta.

    Con ventana, el valor recordado puede ser solo una cota: la tabla debe guardar de qué clase es y a qué profundidad se halló.

    El árbol del tres en raya, del tablero vacío al final de cada partida, tiene 549.946 nodos.
lab-course-cuts-positions-ask = ¿Cuántas posiciones distintas hay entre ellos?
lab-course-cuts-positions-5478 = 5478
lab-course-cuts-positions-62704 = 62.704
lab-course-cuts-positions-549946 = 549.946
lab-course-cuts-positions-after = 5478: una tabla ahorra el 99 % del trabajo. Si además se cuentan una sola vez los tableros girados y reflejados, quedan 765.
lab-course-cuts-horizon-title = El horizonte
lab-course-cuts-horizon-text =
    Las negras tienen b3 y c2; las blancas, a1 y c1, y amenazan b1. En el capítulo anterior una búsqueda de dos jugadas encontró el bloqueo. Ahora mira _una_ jugada: la hace, cuenta líneas abiertas y para.

    Lo que hay justo detrás de la última jugada no existe para ella. Es el _horizonte_.
lab-course-cuts-horizon-ask = ¿Qué casilla elige a profundidad 1?
lab-course-cuts-horizon-after = b2, el centro, con 0,667: el mayor número de líneas abiertas. Las blancas responden b1 y han ganado. Una búsqueda más profunda mueve el horizonte, pero no lo quita; peor aún, un programa puede empujar una derrota más allá del horizonte intercalando jugadas que la retrasan. El remedio es no parar en mitad de una pelea: la _búsqueda de quietud_ sigue hasta que la posición está tranquila.
lab-course-cuts-summary =
    Alfa-beta devuelve el valor de minimax y omite lo que no puede importar: una poda beta donde max ha alcanzado lo que mín no permitirá, una poda alfa donde mín ha bajado a lo que max ya tiene.

    Es correcto porque cada nodo cumple una promesa: exacto dentro de la ventana, una cota fuera. Con la mejor jugada primero visita b^⌈m/2⌉ + b^⌊m/2⌋ − 1 hojas; con la peor, las b^m.

    Las podas casi iguales ceden un poco de exactitud, las tablas de transposiciones ahorran trabajo repetido, y el horizonte queda.
lab-course-cuts-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
    Hans Berliner: Chess as problem solving: the development of a tactics analyzer (1974), sobre el efecto horizonte.
    Judea Pearl: Asymptotic properties of minimax trees and game-searching procedures (1980).
lab-course-cuts-teachers =
    Respuestas erróneas frecuentes: «solo si una de ellas es mayor que 3» (se olvida que elige mín); poda alfa en lugar de beta (que digan en voz alta quién tiene algo mejor y dónde); 27 en lugar de 53 (solo la mitad de la fórmula).

    Más práctica: el acertijo «Marca las podas» del banco «Minimax y sus podas» tiene un árbol nuevo para cada semilla; el ejercicio, uno para cada nombre.

lab-course-chance-title = Azar y más jugadores
lab-course-chance-aim = Rivales que se equivocan, dados, y tres que quieren ganar.
lab-course-chance-mean-title = Un rival que se equivoca
lab-course-chance-mean-text =
    Minimax espera la mejor respuesta. ¿Y si el rival responde al azar?

    Entonces una respuesta es como tirar un dado, y el valor de una posición es la _media_ de las respuestas ponderada con sus probabilidades: la esperanza de la utilidad. Una búsqueda que toma el mayor valor donde mueves tú y la media donde decide el azar se llama _expectimax_.

    El árbol tiene dos jugadas. Tras la primera las respuestas llevan a 4 y 5; tras la segunda, a 12 y 1. Minimax hace la primera, porque 4 es mejor que 1.
lab-course-chance-mean-ask = ¿Qué jugada hace expectimax?
lab-course-chance-mean-after = La jugada 2: las medias son 4,5 y 6,5. Contra un rival perfecto sería un error, porque ahí está la respuesta 1. La figura ejecuta las tres búsquedas de este capítulo en el mismo árbol, una tras otra.
lab-course-chance-mixed-title = Una mezcla de ambos
lab-course-chance-mixed-text =
    La mayoría de los rivales no son ni perfectos ni azarosos. Digamos que antes de cada respuesta decide una moneda: con probabilidad p la respuesta es al azar, si no, es la mejor. El árbol tiene entonces tres clases de nodos, max, mín y azar, y la búsqueda se llama _expectiminimax_.

    Los dados de verdad son lo mismo: en el backgammon hay un nodo de azar antes de cada jugada.

    La jugada 1 vale (1 − p)·4 + p·4,5; la jugada 2 vale (1 − p)·1 + p·6,5.
lab-course-chance-mixed-ask = ¿A partir de qué porcentaje de respuestas al azar es mejor la jugada 2?
lab-course-chance-mixed-after = 60: de 4 + 0,5 p = 1 + 5,5 p se sigue p = 0,6. Expectiminimax nunca queda por debajo de las otras dos, pero debe conocer p. Si supones demasiado error, un rival fuerte te castiga; si supones poco, desaprovechas lo que regala uno débil.
lab-course-chance-pruning-title = ¿Podas en nodos de azar?
lab-course-chance-pruning-text =
    Alfa-beta omite una rama porque una sola respuesta demuestra que es demasiado mala. En una media cuentan todas: la siguiente puede compensar una terrible.

    Así que en general no se puede omitir nada. El tiempo de minimax es O(b^m); con n resultados en cada nodo de azar es O(b^m·n^m).
lab-course-chance-pruning-ask = ¿Puede una búsqueda podar alguna vez en un nodo de azar?
lab-course-chance-pruning-yes = Sí, igual que en un nodo de mín.
lab-course-chance-pruning-bounds = Sí, si se sabe que todos los valores están entre dos cotas.
lab-course-chance-pruning-never = No, nunca.
lab-course-chance-pruning-after = Si ninguna hoja puede valer más de 1, tres resultados de cuatro que suman casi nada acotan la media por arriba, y el cuarto no hace falta. Así funciona star-minimax, de Bruce Ballard. La ganancia es pequeña; es una de las razones por las que los juegos con dados fueron de los primeros en jugarse por muestreo.
lab-course-chance-players-title = Tres jugadores
lab-course-chance-players-text =
    Con tres jugadores una hoja tiene tres números, uno para cada uno. En cada nodo su jugador toma el hijo mejor para sí: es _max^n_. Con dos jugadores y suma cero es minimax.

    En la figura tres jugadores toman una, dos o tres fichas de un montón de cinco. Quien toma la última recibe 1, los demás 0.

    Aquí pasa algo nuevo: un jugador que ya no puede ganar aún puede decidir quién gana.
lab-course-chance-players-ask = ¿Quién gana si todos juegan a la perfección?
lab-course-chance-players-one = el jugador 1
lab-course-chance-players-two = el jugador 2
lab-course-chance-players-three = el jugador 3
lab-course-chance-players-ties = Depende de cómo elija un jugador que no puede ganar.
lab-course-chance-players-after = Si un jugador hace la primera de varias jugadas igual de buenas para él, gana el jugador 3; si hace la última, el jugador 2. Ninguna es un error. Así que no hay un único valor, los jugadores pueden tener motivos para aliarse, y las podas profundas de alfa-beta desaparecen: entre dos nodos tuyos deciden otros, que no están simplemente contra ti.
lab-course-chance-summary =
    Expectimax toma medias donde decide el azar; expectiminimax tiene nodos max, mín y de azar. Cada una es óptima contra el rival que supone.

    En una media cuentan todos los resultados, así que podar exige cotas. Con más de dos jugadores los valores son tuplas, los empates deciden partidas, y puede no haber una única respuesta correcta.
lab-course-chance-sources =
    Donald Michie: Game-playing and game-learning automata (1966).
    Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).
    Carol Luckhardt, Keki Irani: An algorithmic solution of N-person games (1986).
lab-course-chance-teachers =
    Ejercicio para clase: busca un árbol de dos jugadas con dos respuestas cada una en el que expectimax no gane nunca, sea cual sea p. (Una jugada debe ser al menos igual de buena para ambas reglas, por ejemplo (4,5) y (3,5).)

    Debate: ¿es racional que el jugador 3 castigue al jugador 1 si no le cuesta nada?

lab-course-flat-title = Monte Carlo plano
lab-course-flat-aim = Un jugador sin ningún conocimiento: partidas al azar repartidas por igual entre las jugadas.
lab-course-flat-idea-title = Ni árbol ni evaluación
lab-course-flat-idea-text =
    Mirar hacia delante exige una evaluación. En juegos de conexión como Y nadie conoce una buena: es difícil cuantificar cuándo «nos estamos acercando a ganar». Pues prescinde de ella.

    1. Haz cada jugada legal en una copia del tablero
    2. Juega hasta el final con jugadas al azar, muchas veces
    3. Cuenta cuántas veces has ganado
    4. Haz la jugada con la mayor tasa de victoria

    Esto es _Monte Carlo plano_: sin árbol, sin memoria, con un solo parámetro. El número de partidas al azar, las _iteraciones_, se reparte por igual entre las jugadas.
lab-course-flat-idea-ask = Permites 2000 iteraciones y hay 30 celdas libres. ¿Cuántas partidas al azar recibe cada jugada?
lab-course-flat-idea-after = 2000 / 30 = 66, y sobran 20 iteraciones. En la figura 2000 iteraciones se reparten entre 9 jugadas de un tablero pequeño de Y. Cada barra es el intervalo del 95 % de una tasa de victoria; el trazo discontinuo es aquello a lo que tiende. Retrocede a las primeras partidas y mira qué poco dicen. b3, la única jugada que gana, tarda en ponerse en cabeza.
lab-course-flat-numbers-title = La ley de los grandes números
lab-course-flat-numbers-text =
    Cada partida al azar tras una jugada es una moneda cuya probabilidad nadie conoce. La _ley de los grandes números_ dice que la tasa de victoria tiende a esa probabilidad, el resultado esperado del juego al azar desde aquí. Bruce Abramson la propuso como evaluación en 1987.

    ¿Con qué rapidez? La media de n partidas se desvía unos √(p (1 − p) / n): el error baja con la _raíz cuadrada_ de n.
lab-course-flat-numbers-ask = Cuatro veces más partidas: ¿qué pasa con el error?
lab-course-flat-numbers-quarter = la cuarta parte
lab-course-flat-numbers-half = la mitad
lab-course-flat-numbers-same = Se queda igual.
lab-course-flat-numbers-after = La mitad. Con los dos ejes logarítmicos el error es una recta de pendiente −1/2, justo como dice la línea discontinua. Un decimal más cuesta cien veces más partidas. Por eso las primeras cien iteraciones cambian tanto, y las últimas diez mil tan poco.
lab-course-flat-trap-title = Lo que no ven las partidas al azar
lab-course-flat-trap-text =
    Tres en raya: el jugador 1 (×) tiene dos esquinas opuestas, a1 y c3; el jugador 2 (○) tiene el centro y mueve. Si ○ toma una tercera esquina, × toma la última y tiene dos líneas abiertas a la vez. Un borde obliga a × a defenderse y mantiene el empate.

    Un rival al azar no lo sabe. Con dos líneas abiertas solo gana si por casualidad acierta una.
lab-course-flat-trap-ask = Con muchísimas iteraciones, ¿qué jugada prefiere Monte Carlo plano?
lab-course-flat-trap-corner = una esquina
lab-course-flat-trap-edge = un borde
lab-course-flat-trap-after = La esquina: gana el 58 % de las partidas al azar; un borde, el 55 %. Los trazos discontinuos muestran esos límites, y el tablero lo que valen de verdad las jugadas: empate los bordes, derrota las esquinas.
lab-course-flat-more-title = ¿Más iteraciones, peor juego?
lab-course-flat-more-text =
    La ley de los grandes números promete que las tasas tienden a sus límites. No promete que los límites sean correctos.

    La figura ejecuta la búsqueda 30 veces en esta posición y cuenta dos cosas: con qué frecuencia se elige la jugada de mayor límite, y con qué frecuencia una que es de verdad la mejor.
lab-course-flat-more-ask = Con más iteraciones, ¿con qué frecuencia elige una jugada que es de verdad la mejor?
lab-course-flat-more-better = cada vez más a menudo
lab-course-flat-more-same = igual de a menudo
lab-course-flat-more-worse = cada vez menos a menudo
lab-course-flat-more-after = Cada vez menos: de un 70 % con unas pocas partidas por jugada al 23 % con 333. Con pocas partidas se equivoca por azar, a veces en la buena dirección; con muchas está _seguro_ de la jugada mala. Monte Carlo plano nunca aprende que el rival piensa. Para eso las partidas al azar deben serlo menos donde importa, y eso es lo que hace un árbol.
lab-course-flat-rules-title = Por qué no necesita heurísticas
lab-course-flat-rules-text =
    Las partidas al azar son rápidas, porque no hay nada que juzgar, y no están sesgadas hacia lo que alguien cree que es jugar bien. Heurísticas dentro de ellas las harían más lentas y podrían llevar el resultado hacia jugadas que solo parecen buenas localmente.

    Funciona mejor donde el juego al azar no es desesperado: donde casi todas las jugadas cambian un poco las probabilidades, donde las partidas siempre acaban, y donde una posición buena gana más partidas al azar que una mala. Y, Hex y el go son así. El ajedrez no: a menudo una sola respuesta lo decide todo.
lab-course-flat-rules-ask = ¿Qué debe saber Monte Carlo plano de un juego?
lab-course-flat-rules-rules = sus reglas
lab-course-flat-rules-evaluation = sus reglas y una evaluación
lab-course-flat-rules-openings = sus reglas y algunas partidas de buenos jugadores
lab-course-flat-rules-after = Las reglas: qué jugadas son legales, cuándo acaba la partida, quién ha ganado. Por eso las mismas 30 líneas de código juegan a cualquier juego, también al que escribas en «Tu propio bot o juego».
lab-course-flat-strength-title = Iteraciones y fuerza
lab-course-flat-strength-text =
    El rival más simple es un jugador que mueve al azar. Monte Carlo plano juega contra él 100 partidas de Y en un tablero pequeño, con 15, 50, 100, 500 y 2000 iteraciones por jugada.

    El tiempo que tarda crece en proporción a las iteraciones; la fuerza no.
lab-course-flat-strength-ask = ¿Cuántas de las 100 partidas gana, más o menos, con 100 iteraciones, que son 7 partidas para cada una de las primeras jugadas?
lab-course-flat-strength-after = 99. Con 15 iteraciones, una sola partida por jugada, gana 79; con 50 gana 96, y desde 500 no pierde ninguna. En un tablero mayor hace falta más, porque las mismas iteraciones se reparten entre más celdas. Y contra un rival que piensa, 20.000 iteraciones aún pueden perder: un jugador experimentado vence a este bot.
lab-course-flat-budget-title = Pocas partidas cuando más importa
lab-course-flat-budget-text =
    El reparto por igual tiene un precio. Al principio de la partida hay muchas celdas libres, así que cada jugada recibe pocas partidas al azar, y esas primeras decisiones son las que más importan. Cerca del final, cuando todo está decidido, cada jugada recibe miles.

    Además gasta lo mismo en una jugada sin esperanza que en la mejor.
lab-course-flat-budget-ask = 20.000 iteraciones en el tablero vacío de Y 11, que tiene 66 celdas: ¿cuántas partidas por jugada?
lab-course-flat-budget-after = 303, así que una tasa de victoria se desvía cerca del 3 %, más de lo que se diferencian las buenas jugadas. ¿No sería mejor dejar pronto las malas y gastar el resto en las buenas? Pero aún no sabes cuáles son buenas. Esa es la pregunta del próximo capítulo.
lab-course-flat-summary =
    Monte Carlo plano reparte sus iteraciones por igual entre las jugadas, juega partidas al azar tras cada una y hace la de mayor tasa de victoria. Necesita las reglas de un juego y nada más.

    Por la ley de los grandes números las tasas tienden al resultado esperado del juego al azar, con un error de 1/√n. Eso no es el valor de la jugada: ante una trampa, más iteraciones solo le dan más seguridad en la jugada mala.

    Malgasta partidas en jugadas malas, y tiene menos cuando más las necesita.
lab-course-flat-sources =
    Bruce Abramson: The expected-outcome model of two-player games (1987, publicado en 1990).
    Bernd Brügmann: Monte Carlo Go (1993).
    Nicholas Metropolis, Stanisław Ulam: The Monte Carlo method (1949).
lab-course-flat-teachers =
    En la pizarra: cada estudiante juega diez partidas al azar con dos monedas tras una jugada de un tablero pequeño de Hex, y se suman las de toda la clase. Treinta estudiantes hacen 300 partidas en cinco minutos.

    Respuestas erróneas frecuentes: «la cuarta parte» (el error de una media baja con la raíz); «cada vez más» en la trampa (se confunden límites y valores). En su propio código se suele olvidar copiar el tablero antes de cada partida.

lab-course-bandits-title = Tragaperras
lab-course-bandits-aim = Explorar o explotar: las tragaperras múltiples (bandidos), la pérdida esperada, UCB1 y por qué su pérdida crece solo como un logaritmo.
lab-course-bandits-try-title = Tres tragaperras
lab-course-bandits-try-text =
    Aquí hay tres máquinas tragaperras, «bandidos de un solo brazo». Cada una paga 1 con una probabilidad fija que no conoces, y si no, nada. Cada tirada de un mal brazo es una tirada perdida; pero ¿cómo sabes que es malo?

    Tira unas veinte veces y después responde. (Los botones funcionan en cuanto Python ha arrancado.)
lab-course-bandits-try-ask = ¿Qué brazo crees que es el mejor y cómo de seguro estás?
lab-course-bandits-try-after = Las probabilidades son 0,2, 0,5 y 0,7, en un orden que no se te ha dicho. Tras veinte tiradas casi todo el mundo se ha quedado con un brazo que pagó pronto. _Explotar_ lo que sabes o _explorar_ lo que no: es el dilema de este capítulo y de cada jugada de una búsqueda.
lab-course-bandits-regret-title = La pérdida esperada
lab-course-bandits-regret-text =
    El problema de las K tragaperras: el brazo i paga premios X independientes e idénticamente distribuidos con una media μᵢ desconocida. Una estrategia elige el siguiente brazo por lo que ha visto hasta ahora. T cuenta las tiradas de cada brazo.

    La _pérdida esperada_ o _arrepentimiento_ es lo que se deja de ganar frente a quien tira del mejor brazo desde el principio:

    R(n) = μ* n − Σ μᵢ E[Tᵢ(n)]

    donde μ* es la mayor media. Cada tirada del brazo i cuesta la _diferencia_ μ* − μᵢ.
lab-course-bandits-regret-ask = Las medias son 0,2, 0,5 y 0,7. De 100 tiradas, 10 fueron del brazo 1, 20 del brazo 2 y 70 del brazo 3. ¿Cuál es la pérdida?
lab-course-bandits-regret-after = 10·0,5 + 20·0,2 + 70·0 = 9. La pérdida cuenta probabilidades, no suerte: un brazo malo que por casualidad pagó fue igualmente una mala elección.
lab-course-bandits-bound-title = Optimismo: UCB1
lab-course-bandits-bound-text =
    UCB1 construye alrededor de la media de cada brazo un intervalo de semianchura √(2 ln n / T), y tira del brazo con el extremo _superior_ más alto, su cota superior de confianza. Un brazo sin probar va primero.

    Un brazo tiene un extremo alto por una de dos razones: ha pagado bien, o se sabe poco de él. Ser optimista con lo desconocido es todo el truco.

    Tras 29 tiradas: el brazo 1 tiene media 0,25 de 4 tiradas; el brazo 2, 0,70 de 10; el brazo 3, 0,867 de 15. Las semianchuras son 1,298, 0,821 y 0,670.
lab-course-bandits-bound-ask = ¿De qué brazo tira ahora UCB1?
lab-course-bandits-bound-after = Del brazo 1, el peor de todos, con 0,25 + 1,298 = 1,548 frente a 1,521 y 1,537: solo ha tenido 4 tiradas. La figura lo muestra: gana la barra que llega más lejos, diga lo que diga su punto.
lab-course-bandits-narrow-title = Los intervalos se estrechan y se ensanchan
lab-course-bandits-narrow-text =
    Cuando se tira de un brazo, su T crece más deprisa que ln n: su intervalo se estrecha, y por la ley de los grandes números su media se acerca a la verdad. Avanza desde aquí y fíjate en un brazo que se deja en paz un rato.
lab-course-bandits-narrow-ask = ¿Qué pasa con el intervalo de un brazo del que no se tira?
lab-course-bandits-narrow-narrower = Se estrecha.
lab-course-bandits-narrow-same = Se queda como está.
lab-course-bandits-narrow-wider = Se ensancha.
lab-course-bandits-narrow-after = Se ensancha despacio: T se queda, ln n crece. Algún día su extremo superior vuelve a ser el más alto y recibe otra tirada. Así ningún brazo se abandona del todo, y los malos se prueban cada vez menos.
lab-course-bandits-proof-title = Por qué la pérdida es logarítmica
lab-course-bandits-proof-text =
    Esbozo de la demostración de Auer, Cesa-Bianchi y Fischer. Sea Δ la diferencia de un mal brazo. Si UCB1 tira de él aunque todos los intervalos contienen su media verdadera, entonces

    el extremo superior del mal brazo es al menos el del mejor, que es al menos μ*
    la media del mal brazo es como mucho μ* − Δ más su semianchura
    luego el doble de su semianchura es al menos Δ: 2 √(2 ln n / T) ≥ Δ
    por tanto T ≤ 8 ln n / Δ²

    Los intervalos que no contienen la verdad son raros: por la desigualdad de Hoeffding la probabilidad de cada uno es como mucho n⁻⁴, y sumada sobre todas las tiradas da una constante, 1 + π²/3. Cada tirada cuesta Δ, así que la pérdida es como mucho la suma sobre los malos brazos de 8 ln n / Δ, más una constante. Eso es _O(ln n)_.
lab-course-bandits-proof-ask = ¿De qué mal brazo se puede tirar más: de uno con diferencia grande o de uno con diferencia pequeña?
lab-course-bandits-proof-large = del de diferencia grande
lab-course-bandits-proof-small = del de diferencia pequeña
lab-course-bandits-proof-after = Del de diferencia pequeña: hacen falta 1/Δ² tiradas para distinguirlo del mejor. Cada una cuesta menos, así que la pérdida crece solo como 1/Δ. Dos brazos que se diferencian en 0,01 exigen 400 veces más tiradas que dos que se diferencian en 0,2.
lab-course-bandits-strategies-title = Otras estrategias
lab-course-bandits-strategies-text =
    UCB1 no es el único camino.

    _uniforme_: cualquier brazo, siempre. Pura exploración
    _épsilon-voraz_: con probabilidad 0,1 cualquier brazo; si no, el de mejor media
    _muestreo de Thompson_: lleva una distribución de probabilidad para cada brazo, sortea una vez de cada una y tira del brazo con el sorteo más alto
    _UCB1_: el extremo superior más alto

    La figura es la media de 100 ejecuciones de 1000 tiradas.
lab-course-bandits-strategies-ask = ¿Cuál tiene la menor pérdida tras 1000 tiradas?
lab-course-bandits-strategies-ucb1 = UCB1
lab-course-bandits-strategies-thompson = muestreo de Thompson
lab-course-bandits-strategies-greedy = épsilon-voraz
lab-course-bandits-strategies-uniform = uniforme
lab-course-bandits-strategies-after = El muestreo de Thompson, con unos 12. UCB1 tiene 43, más o menos como épsilon-voraz, y la elección uniforme 234. UCB1 es prudente: sus intervalos valen para cualquier premio entre 0 y 1 y son más anchos de lo que piden las monedas. Se usa en árboles porque es sencillo, le bastan dos números por brazo, y su garantía vale para cualquier elección de brazos.
lab-course-bandits-rate-title = A la larga
lab-course-bandits-rate-text =
    En un eje logarítmico una pérdida O(ln n) tiende a una recta. Tras 1000 tiradas apenas se ve: UCB1 aún se curva hacia arriba. Mira, pues, 5000.

    La línea discontinua es el ritmo de Lai y Robbins: a la larga ninguna estrategia buena para cualquier elección de brazos puede tener menos pendiente. No es una cota para recorridos cortos, y una buena estrategia puede estar mucho tiempo por debajo.
lab-course-bandits-rate-ask = Tras 5000 tiradas, ¿cuál de las dos tiene más pérdida?
lab-course-bandits-rate-ucb1 = UCB1
lab-course-bandits-rate-greedy = épsilon-voraz
lab-course-bandits-rate-after = Épsilon-voraz, con mucho: unos 124 frente a 77. Una décima parte de sus tiradas es al azar para siempre, así que a la larga su pérdida es una recta en un eje lineal, por bueno que parezca al principio. UCB1 y Thompson se aplanan.
lab-course-bandits-summary =
    Quien solo explota puede no encontrar nunca el mejor brazo; quien solo explora lo paga siempre. UCB1 tira del brazo con el extremo superior más alto de su intervalo: media + √(2 ln n / T).

    De un mal brazo se tira como mucho unas 8 ln n / Δ² veces, así que la pérdida es O(ln n), que es el mejor orden posible.
lab-course-bandits-sources =
    Herbert Robbins: Some aspects of the sequential design of experiments (1952).
    Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).
lab-course-bandits-teachers =
    Respuestas erróneas frecuentes: el brazo 3 en «Optimismo» (la mejor media en lugar del extremo más alto); «se queda como está» para el intervalo (se olvida ln n).

    Lo que más cuesta de la demostración es que el intervalo debe contener la verdad en _los dos_ brazos. Pregunta qué pasa si solo la contiene uno.

lab-course-uct-title = UCT: un árbol de tragaperras
lab-course-uct-aim = Cuatro fases, la selección y la jugada final, dónde falla la retropropagación y por qué el bucle es correcto.
lab-course-uct-phases-title = Cuatro fases
lab-course-uct-phases-text =
    Monte Carlo plano con dos mejoras: trata las jugadas como brazos de una tragaperras, y hazlo otra vez en cada posición que sigue. El resultado es la _búsqueda en árboles con Monte Carlo_ (MCTS); con UCB1 en cada nodo es _UCT_. Una iteración tiene cuatro fases.

    1. Selección: desde la raíz, baja al hijo con la mayor cota, mientras en el nodo estén probadas todas las jugadas
    2. Expansión: añade un hijo para una jugada sin probar
    3. Simulación: juega desde allí una partida al azar
    4. Retropropagación: en cada nodo del camino suma una visita a N y la puntuación a Q

    Después empieza la siguiente, y se puede parar en cualquier momento.
lab-course-uct-phases-ask = ¿Cuántos nodos crece el árbol en una iteración?
lab-course-uct-phases-after = Uno. La figura ha recorrido la primera iteración en un montón de cinco fichas: un hijo nuevo, una partida al azar y dos nodos del camino con una visita cada uno. Avanza; el árbol crecerá donde los valores son altos, de forma _asimétrica_.
lab-course-uct-selection-title = Selección
lab-course-uct-selection-text =
    La cota de un hijo s con el padre s₀ es

    UCT(s) = Q(s) / N(s) + 2 Cp √(ln N(s₀) / N(s))

    El primer término explota, el segundo explora: baja con cada visita de s y sube con cada visita de sus hermanos. Para resultados de 0 a 1 Kocsis y Szepesvári eligen Cp = 1/√2, así que 2 Cp = √2; para otras escalas se busca con experimentos. Con N = 0 la cota es infinita.

    Tras 6 iteraciones los hijos de la raíz son: jugada 1 con Q/N = 0/1, jugada 2 con 1/3, jugada 3 con 1/2. ln 6 es 1,79.
lab-course-uct-selection-ask = ¿Qué hijo se selecciona ahora?
lab-course-uct-selection-after = La jugada 1: 0 + √2·√(1,79/1) = 1,89. La jugada 2 tiene 0,33 + 1,09 = 1,43; la 3, 0,5 + 1,34 = 1,84. Una mala partida al azar no es motivo para abandonar una jugada, y la jugada 1 es la que gana.
lab-course-uct-backup-title = Retropropagación
lab-course-uct-backup-text =
    La partida al azar de la iteración 7 ha acabado y han ganado las negras (jugador 1). El camino es la raíz, la jugada 1 de las negras, la jugada 2 de las blancas.

    Lo que es bueno para uno es malo para el otro. Por eso cada nodo cuenta la puntuación _del jugador cuya jugada lleva a él_: es quien volverá a elegirlo.
lab-course-uct-backup-ask = ¿Cuánto sube Q en el nodo de la jugada 2 de las blancas?
lab-course-uct-backup-after = 0: esa jugada la hicieron las blancas, y han perdido. En el nodo de la jugada 1 de las negras Q sube 1. N sube 1 en los dos.
lab-course-uct-perspective-title = Dónde falla la retropropagación
lab-course-uct-perspective-text =
    Muchos programas, y listados de cursos, lo hacen mal: toman la puntuación desde el punto de vista del jugador de la raíz y le dan la vuelta en cada nivel, empezando por la _hoja_. Entonces lo que recibe un nodo depende de lo profunda que estaba la hoja.

    Otra vez el montón de cinco fichas. La jugada correcta es tomar una: deja cuatro, y quien se encuentra con cuatro ha perdido. Lee el código y predice.
lab-course-uct-perspective-ask = ¿Qué jugada hace la búsqueda con el error tras 300 simulaciones?
lab-course-uct-perspective-after = La jugada 2, por un pelo ante la 3, y cree en las dos al 98 %. Cada nodo piensa ahora que su rival ayuda. La búsqueda correcta da a la jugada 1 270 de 300 visitas. Nada se cuelga, los números tienen buena pinta y contra un rival flojo incluso gana: por eso estos errores viven tanto.
lab-course-uct-invariants-title = Cuatro bucles, cuatro invariantes
lab-course-uct-invariants-text =
    Un bucle es correcto si una afirmación es cierta antes de su primera vuelta (la da la _precondición_), cada vuelta la conserva, y junto con el final da lo que se quería (la _postcondición_). Termina si un número que no puede bajar de 0 disminuye en cada vuelta.

    _iteraciones_: N(raíz) = simulaciones hechas. Disminuye: las iteraciones que quedan. Al final: N(raíz) = n
    _selección_: el hijo tomado tiene la mayor cota. Disminuye: las jugadas que quedan. Al final: un nodo con una jugada sin probar, o el fin de la partida
    _expansión_: hijos y jugadas sin probar son las jugadas legales, ninguna dos veces. Disminuye: las jugadas sin probar. Al final: un nodo más
    _retropropagación_: N y Q de un nodo son las de sus hijos y de sus propias simulaciones. Disminuye: los nodos de encima. Al final: cierto en la raíz

    Aquí está activado el error de la pantalla anterior y se comprueba cada vuelta.
lab-course-uct-invariants-ask = ¿Qué bucle rompe su promesa?
lab-course-uct-invariants-iterations = iteraciones
lab-course-uct-invariants-selection = selección
lab-course-uct-invariants-expansion = expansión
lab-course-uct-invariants-backup = retropropagación
lab-course-uct-invariants-after = La retropropagación, por primera vez en la iteración 9, y la figura lo muestra: un nodo del rival tiene una suma errónea. La selección sigue tomando la mayor cota, de números erróneos. Un invariante encuentra la línea; una partida perdida, no.
lab-course-uct-chain-title = La demostración como cadena
lab-course-uct-chain-text =
    Robert Floyd y Tony Hoare escriben una demostración como cadena: { "{" }P{ "}" } paso { "{" }Q{ "}" } dice que, si P vale antes del paso, Q vale después. Los eslabones de la búsqueda, con los cuatro invariantes de la pantalla anterior:

    1. Precondición: la partida sigue y n ≥ 1
    2. Crea la raíz con N = Q = 0: ahora N(raíz) = 0 simulaciones, así que el invariante de las _iteraciones_ vale antes de la primera vuelta
    3. Baja por _selección_ mientras todas las jugadas del nodo se hayan probado: ahora el nodo tiene una jugada sin probar o la partida ha terminado
    4. Añade un hijo por _expansión_: ahora hay un nodo más, ninguno repetido
    5. Juega hasta el final: ahora hay un resultado de 0 a 1
    6. Sube por _retropropagación_: ahora N y Q son correctos en cada nodo del camino y N(raíz) ha crecido en las simulaciones. El invariante de las iteraciones vale de nuevo
    7. No queda ninguna iteración: ahora N(raíz) = n
    8. Juega la jugada de más visitas. Postcondición: una jugada legal, la que la búsqueda más ha probado

    Por inducción, el invariante de las iteraciones vale tras cada vuelta: vale tras 0 vueltas por el eslabón 2, y si vale tras k vueltas, los eslabones 3 a 6 hacen que valga tras k + 1. Y cada bucle termina porque su número disminuye: iteraciones restantes, jugadas restantes, jugadas sin probar, nodos por encima.
lab-course-uct-cost-title = Mejor caso, caso medio y peor caso
lab-course-uct-cost-text =
    Sea b el máximo de jugadas de una posición y d el de una partida.

    selección: compara b hijos en cada nivel: O(b·d) en el peor caso, O(1) en el mejor (una jugada sin probar en la raíz)
    expansión: un nodo, O(1)
    simulación: como mucho d jugadas, O(d)
    retropropagación: un paso por nodo del camino: O(d)

    Así que una iteración es O(b·d), y n iteraciones son O(n·b·d), no O(b^d). La memoria crece un nodo cada vez: O(n).

    La figura suma los pasos de una búsqueda en el tres en raya, la media de diez ejecuciones.
lab-course-uct-cost-ask = ¿En qué fase se diferencian más el mejor y el peor caso?
lab-course-uct-cost-selection = selección
lab-course-uct-cost-expansion = expansión
lab-course-uct-cost-simulation = simulación
lab-course-uct-cost-backup = retropropagación
lab-course-uct-cost-after = En la selección: 0 pasos en el mejor caso, 15 en el peor, 6,4 de media. Una simulación lleva de 1 a 7 jugadas, la expansión siempre 1. En juegos grandes, aun así, la simulación se lleva casi todo el tiempo, porque cada una de sus jugadas es cara.
lab-course-uct-final-title = La jugada final
lab-course-uct-final-text =
    Cuando se acaba el tiempo se juega un hijo de la raíz. Hay varias reglas:

    _hijo máximo_: el mayor valor Q/N
    _hijo robusto_: más visitas N. Lo habitual, porque un valor de pocas visitas puede ser suerte
    _hijo seguro_: el mayor extremo inferior del intervalo
    _hijo máximo y robusto_: mayor valor y más visitas a la vez; si no lo hay, se sigue buscando hasta que lo haya

    Las reglas de selección varían igual: UCB1, UCB1 afinado con varianzas, PUCT con probabilidades previas, muestreo de Thompson.

    La jugada a tiene 60 visitas y el valor 0,52; la jugada b, 40 visitas y 0,55.
lab-course-uct-final-ask = ¿Qué hace la regla máxima y robusta?
lab-course-uct-final-a = Juega a.
lab-course-uct-final-b = Juega b.
lab-course-uct-final-on = Sigue buscando.
lab-course-uct-final-after = Sigue buscando: a tiene más visitas, b mayor valor. Pronto b recibe más visitas, porque su cota es la mayor, y o adelanta a a o pierde su valor. En el banco puedes fijar la jugada final por visitas, primera, valor, cota o max-robust.
lab-course-uct-keep-title = Conservar el árbol o no
lab-course-uct-keep-text =
    Tras tu jugada y la respuesta, la partida está en un nieto de la raíz. Su subárbol contiene simulaciones que siguen siendo válidas. Puedes

    _descartar_ el árbol: sencillo, y cada búsqueda es independiente de la partida anterior
    _conservar_ el subárbol: se ahorran sus simulaciones, a menudo de una décima a una tercera parte de todas

    Los árboles conservados hacen los experimentos más difíciles de repetir, porque el resultado depende de las jugadas anteriores. Los bots uct, rave y heuristic hacen una cosa u otra según su ajuste; net y wye conservan sus árboles.
lab-course-uct-limit-title = ¿Encuentra la mejor jugada?
lab-course-uct-limit-text =
    Kocsis y Szepesvári demostraron en 2006 que la probabilidad de hacer una mala jugada en la raíz tiende a 0, y lo hace como una potencia del número de iteraciones. En el límite UCT _es_ minimax.

    Pero el valor de un nodo es una media de todo lo que se probó allí, bueno y malo.

    La figura busca 30 veces en un montón de nueve fichas, con 10 a 1000 simulaciones. Tomar una gana, así que el valor exacto es 1.
lab-course-uct-limit-ask = ¿Qué es correcto antes, la jugada o el valor?
lab-course-uct-limit-move = la jugada
lab-course-uct-limit-value = el valor
lab-course-uct-limit-after = La jugada: desde 200 simulaciones la eligen al menos el 95 % de las búsquedas, mientras el valor aún está a 0,43 de 1. Incluso tras 1000 simulaciones es solo 0,85. Y el límite puede estar lejos: una trampa profunda del árbol puede exigir más tiempo del que hay.
lab-course-uct-summary =
    UCT trata cada nodo como una tragaperras: selecciona por Q/N + 2 Cp √(ln N(padre)/N), expande un hijo, juega una partida al azar y suma su puntuación a cada nodo del camino, para el jugador cuya jugada lleva allí.

    Una iteración cuesta O(b·d) y la memoria crece un nodo. Con la perspectiva equivocada sigue funcionando y cree en jugadas perdedoras; los invariantes encuentran la línea.

    Tiende a minimax: la jugada es correcta mucho antes que el valor.
lab-course-uct-sources =
    Rémi Coulom: Efficient selectivity and backup operators in Monte-Carlo tree search (2006).
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik y otros: Progressive strategies for Monte-Carlo tree search (2008).
    Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012).
    Maciej Świechowski y otros: Monte Carlo tree search: a review of recent modifications and applications (2022).
lab-course-uct-teachers =
    Respuestas erróneas frecuentes: la jugada 3 en «Selección» (la mejor media); 1 en «Retropropagación» (se suma en todas partes la puntuación del jugador 1).

    En clase: da a cuatro estudiantes los papeles de seleccionar, expandir, simular y retropropagar, y jugad diez iteraciones en la pizarra con un montón de cinco fichas. El banco «UCT, fase por fase» tiene las mismas diez, paso a paso, para comprobar.

lab-course-knowledge-title = Conocimiento
lab-course-knowledge-aim = Lo que gana la búsqueda en árboles con RAVE, heurísticas, simulaciones informadas y una red.
lab-course-knowledge-balance-title = A favor y en contra
lab-course-knowledge-balance-text =
    A favor de la búsqueda en árboles con Monte Carlo:

    soporta muchas jugadas por nodo
    se puede parar en cualquier momento, y con más tiempo juega mejor
    no necesita conocimiento del juego
    se adapta al azar en las reglas
    su árbol crece donde importa

    En contra:

    es cosa de probabilidad: puede no hallar la mejor jugada
    es lenta si las partidas al azar son lentas
    ve tarde una trampa estrecha

    Las mejoras son de dos clases. Unas no usan conocimiento del juego: mejores tragaperras, RAVE, varias simulaciones por nodo. Otras sí: evaluaciones de jugadas, partidas al azar informadas, redes. Este capítulo muestra una de cada.
lab-course-knowledge-rave-title = RAVE: tomar prestado de otras ramas
lab-course-knowledge-rave-text =
    Una jugada recién añadida al árbol tiene una visita y no dice nada. Pero muchas partidas al azar contienen la misma jugada _más tarde_. En Hex y en Y una piedra vale más o menos lo mismo cuando quiera que se ponga. Así que cuenta para cada jugada cuántas veces ganaste si la hiciste en algún momento: «todas las jugadas como primeras», AMAF.

    _RAVE_ mezcla las dos cosas: w · AMAF + (1 − w) · propio, con el peso w = √(k / (3 N + k)).
lab-course-knowledge-rave-ask = ¿Qué pasa con el peso de AMAF cuando crecen las visitas N?
lab-course-knowledge-rave-grows = Crece.
lab-course-knowledge-rave-same = Se queda igual.
lab-course-knowledge-rave-shrinks = Disminuye.
lab-course-knowledge-rave-after = Disminuye, de 0,995 con una visita a 0,23 con 1871. Tiene que hacerlo: AMAF está _sesgado_. En la figura AMAF prefiere hasta el final a3, que pierde; los resultados propios encuentran b2. Al principio el conocimiento prestado es mejor que nada; después debe ganar la verdad.
lab-course-knowledge-terms-title = Seis términos de una heurística
lab-course-knowledge-terms-text =
    Un bot de Hex escrito para un curso puntúa cada celda con seis términos, expande primero las mejores celdas y juega con ellos sus partidas simuladas:

    el _camino más corto_ al otro lado, antes y después
    los _puentes_: dos caminos hasta una piedra propia
    el _centro_
    la _conectividad_: vecinas del propio color
    la _movilidad_: vecinas libres
    los _bordes_ que hay que unir

    El bot heurístico de este programa tiene los mismos seis términos, cada uno con un peso que puedes fijar, y un séptimo, la doble distancia. Sus partidas no toman la mejor celda, sino la mejor de tres al azar, porque siempre la misma partida no diría nada nuevo.
lab-course-knowledge-terms-ask = ¿Cuál de los seis términos necesita el algoritmo de Dijkstra?
lab-course-knowledge-terms-path = el camino más corto
lab-course-knowledge-terms-bridge = los puentes
lab-course-knowledge-terms-centre = el centro
lab-course-knowledge-terms-after = El camino más corto: las piedras propias cuestan 0, las celdas libres 1, y las del rival no se cruzan. Es con mucho el término más caro y el más útil. El conocimiento solo compensa si mejora una simulación más de lo que la frena: compara a igual _tiempo_. La figura muestra ahora la media ponderada de todos los términos; retrocede para ver cada uno.
lab-course-knowledge-network-title = Una red, de un vistazo
lab-course-knowledge-network-text =
    AlphaGo (2016) y AlphaZero (2017) sustituyeron las partidas al azar por una red neuronal: mira una posición y dice la probabilidad de cada jugada, la _política_, y la de ganar, el _valor_. Ha aprendido ambas en partidas contra sí misma. La búsqueda usa la política como probabilidad previa en su cota (PUCT), y el valor en lugar de una simulación.

    La figura muestra una posición de Y: lo que la red ve de un vistazo, y lo que dicen 4096 simulaciones.
lab-course-knowledge-network-ask = ¿Cuál de las dos acierta la jugada en la que coinciden las búsquedas largas?
lab-course-knowledge-network-network = la red
lab-course-knowledge-network-playouts = las simulaciones
lab-course-knowledge-network-after = La red: b4 enseguida, con un 58 % de probabilidad, mientras las simulaciones prefieren c4 y dan la posición por perdida. Avanza para ver crecer las dos búsquedas: pronto coinciden en b4, pero solo la que usa la red sabe que está ganada.
lab-course-knowledge-summary =
    RAVE toma prestado de partidas en las que la jugada se hizo más tarde, y debe olvidar lo prestado. Las heurísticas ordenan jugadas y guían partidas al azar; compensan si valen su tiempo. Una red da a la vez política y valor, y ya no hacen falta simulaciones.
lab-course-knowledge-sources =
    Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
    Richard Matos: HEX AI Player (2025).
    David Silver y otros: Mastering the game of Go with deep neural networks and tree search (2016); A general reinforcement learning algorithm that masters chess, shogi, and Go through self-play (2018).
lab-course-knowledge-teachers =
    Pide un juego en el que AMAF no sirva (ajedrez: una captura solo es buena ahora) y uno en el que sea perfecto (un juego en el que el orden de las jugadas nunca importe).

lab-course-strength-title = Medir la fuerza
lab-course-strength-aim = Intervalos, barridos, puntuaciones, y pruebas que saben cuándo parar.
lab-course-strength-interval-title = Un resultado es un intervalo
lab-course-strength-interval-text =
    Tu bot gana 55 de 100 partidas. ¿Es mejor que su rival?

    Un resultado es una muestra. El intervalo de Wilson del 95 % para 55 de 100 va del 45,2 % al 64,4 %. Juega las partidas por parejas desde la misma apertura y con los colores cambiados, para que se anule la ventaja de mover primero.
lab-course-strength-interval-ask = ¿Demuestran estas 100 partidas que es mejor?
lab-course-strength-interval-yes = sí
lab-course-strength-interval-no = no
lab-course-strength-interval-after = No: el 50 % está dentro del intervalo, así que la igualdad explica bastante bien el resultado. Para dos bots que se llevan un 10 % hacen falta unas 400 partidas; para un 5 %, unas 1600. La anchura baja con la raíz cuadrada, como en «Monte Carlo plano».
lab-course-strength-sweep-title = ¿Qué ajuste es mejor?
lab-course-strength-sweep-text =
    Un bot de tres en raya puede gastar 40 simulaciones por jugada: en 40 iteraciones de 1 simulación, o en 10 iteraciones de 4. Un _barrido_ juega muchas partidas en cada punto de una cuadrícula y muestra los intervalos.

    Este bot es el de un estudio: una iteración es una visita que cuenta las victorias de todas sus simulaciones, y la jugada final se elige por la cota. Mueve segundo contra un jugador al azar, 150 partidas por punto.
lab-course-strength-sweep-ask = ¿Cuál de los dos pierde menos?
lab-course-strength-sweep-one = 40 iteraciones de 1 simulación
lab-course-strength-sweep-four = 10 iteraciones de 4 simulaciones
lab-course-strength-sweep-same = No se pueden distinguir.
lab-course-strength-sweep-after = El de 10 con 4: pierde el 16 % frente al 34 %, y el intervalo de la diferencia, de 8 a 27 puntos, deja fuera el 0. Es cosa de este bot peculiar: si la jugada final se elige por visitas, el orden cambia. El tiempo crece con las simulaciones, pero no en proporción: cada iteración tiene un coste fijo.
lab-course-strength-rating-title = Puntuaciones
lab-course-strength-rating-text =
    Con más de dos jugadores los resultados se ponen en una escala. En el modelo de Bradley y Terry, el de las puntuaciones Elo, una ventaja de D puntos significa un resultado esperado de 1 / (1 + 10^(−D/400)): 100 puntos son el 64 %, 200 el 76 %, 400 el 91 %.

    En la figura se han enfrentado Monte Carlo plano con 500 y con 100 iteraciones y un jugador al azar, 20 partidas por pareja.
lab-course-strength-rating-ask = ¿Por cuántos puntos aventaja flat@500 a flat@100?
lab-course-strength-rating-small = menos de 100
lab-course-strength-rating-middle = de 100 a 300
lab-course-strength-rating-large = más de 300
lab-course-strength-rating-after = Por 223, con un error de más de 100 en cada puntuación: 40 partidas son pocas. Las puntuaciones pertenecen al grupo en que se midieron; con otros rivales se mueven.
lab-course-strength-test-title = Parar cuando está decidido
lab-course-strength-test-text =
    ¿Cuántas partidas? Si fijas el número de antemano, juegas demasiadas cuando el caso es claro. Si miras tras cada partida y paras cuando te gusta el resultado, te engañas.

    La _prueba secuencial_ de Abraham Wald lo hace bien: suma cuánto mejor explica las partidas una hipótesis que la otra, y para en cuanto la suma sale de una banda. La banda se sigue de la proporción de errores que permites.

    Aquí los bots son _igual_ de fuertes (H0), la alternativa son 50 Elo y se permite un 5 % de errores. 200 pruebas.
lab-course-strength-test-ask = ¿Qué porcentaje de las pruebas, más o menos, acepta la hipótesis equivocada?
lab-course-strength-test-0 = ninguna
lab-course-strength-test-5 = cerca del 5 %
lab-course-strength-test-25 = cerca del 25 %
lab-course-strength-test-after = El 4,5 %, como se prometió, y tras 133 parejas de partidas de media. Cuanto menos claro el caso, más tarda: a medio camino entre las hipótesis, casi el doble.
lab-course-strength-summary =
    Un resultado sin intervalo es un rumor. Compara por el intervalo de la diferencia, juega parejas con los colores cambiados, compara a igual tiempo, y deja que una prueba secuencial decida cuándo parar.
lab-course-strength-sources =
    Edwin Wilson: Probable inference, the law of succession, and statistical inference (1927).
    Ralph Bradley, Milton Terry: Rank analysis of incomplete block designs (1952).
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
lab-course-strength-teachers =
    Un buen ejercicio: cada estudiante diseña un enfrentamiento que distinga dos bots a 50 Elo y predice cuánto tarda, antes de ejecutarlo en el banco «Prueba secuencial».

lab-course-decisions-title = Decisiones
lab-course-decisions-aim = Procesos de decisión de Markov: iteración de valores y de políticas, aprendizaje, un robot entre habitaciones, y lo que no se ve.
lab-course-decisions-process-title = Un robot que resbala
lab-course-decisions-process-text =
    Un agente percibe un estado, actúa y recibe una recompensa; luego el ciclo empieza de nuevo. No hay rival, pero el mundo tiene voluntad propia: el robot de la figura va adonde quiere con probabilidad 0,8 y resbala a cada lado con 0,1.

    Es un _proceso de decisión de Markov_: estados, acciones, transiciones con probabilidades y recompensas. Cada paso cuesta 0,04; el buen final da +1, el malo −1. Un plan no sirve, porque no sabes dónde estarás. Necesitas una _política_, una acción para cada estado.
lab-course-decisions-process-ask = En la esquina bajo el mal final, ¿la mejor política va recta hacia el buen final o da el rodeo?
lab-course-decisions-process-straight = recta
lab-course-decisions-process-round = da el rodeo
lab-course-decisions-process-after = Da el rodeo: subir junto al mal final arriesga un resbalón dentro de él, y unos pasos a 0,04 son más baratos. Si un paso costara más, el robot correría el riesgo; si costara muchísimo, saltaría al mal final a propósito. Pruébalo en el banco.
lab-course-decisions-values-title = Iteración de valores
lab-course-decisions-values-text =
    Ecuación de Bellman: el valor de un estado es su recompensa más el valor descontado de lo que sigue, con la mejor acción. Un descuento γ menor que 1 hace que las recompensas tardías cuenten menos.

    La _iteración de valores_ empieza con ceros y aplica la ecuación a todos los estados una y otra vez: un _barrido_ tras otro. El error baja cada vez por el factor γ.

    La _iteración de políticas_ lo hace en dos pasos: calcula los valores de la política actual y después la mejora.
lab-course-decisions-values-ask = ¿Qué es correcto antes, los valores o la política?
lab-course-decisions-values-values = los valores
lab-course-decisions-values-policy = la política
lab-course-decisions-values-after = La política: desde el barrido 12 todas las flechas son correctas, mientras los valores aún se desvían hasta 0,026. Para elegir una acción solo hay que saber cuál es mejor, no por cuánto. Igual que en UCT.
lab-course-decisions-learning-title = Aprender sin modelo
lab-course-decisions-learning-text =
    ¿Y si nadie le dice las probabilidades al robot? Puede caminar y aprender. Q(s, a) es lo que la acción a ha valido hasta ahora en el estado s.

    _Q-learning_: tras un paso con recompensa r al estado s′, mueve un poco Q(s, a) hacia r + γ max Q(s′, ·): la mejor acción siguiente
    _SARSA_: hacia r + γ Q(s′, a′): la acción que de verdad se toma después

    Con pasos de exploración se diferencian: SARSA aprende el valor de la política que sigue, con sus propios tropiezos, y se aleja de los precipicios; Q-learning aprende la mejor política y mientras aprende se cae más.
lab-course-decisions-learning-ask = Tras 300 paseos de Q-learning, ¿son correctas todas las flechas?
lab-course-decisions-learning-yes = sí
lab-course-decisions-learning-no = no
lab-course-decisions-learning-after = No: dos celdas aún tienen una flecha errónea, celdas que apenas visita. Y como su ritmo de aprendizaje es fijo, sus valores nunca se quedan quietos. Con un ritmo que baje lo bastante despacio, y probando siempre todas las acciones, Q-learning converge.
lab-course-decisions-rooms-title = Habitaciones y energía
lab-course-decisions-rooms-text =
    Un robot va de habitación en habitación, a veces resbala a otra, recoge recompensas y solo tiene energía para unos pasos. También aquí puede planificar la búsqueda en árboles: UCT con nodos de azar, solo desde el estado actual.

    El estado es aquello de lo que depende el futuro.
lab-course-decisions-rooms-ask = ¿Qué forma parte del estado, además de las recompensas que quedan?
lab-course-decisions-rooms-energy = la energía que queda, y la habitación
lab-course-decisions-rooms-place = solo la habitación
lab-course-decisions-rooms-both = la habitación, y el camino por el que llegó
lab-course-decisions-rooms-after = La habitación y la energía que queda. Con un solo paso la mejor acción puede ser otra que con cinco. El camino por el que llegó no importa: eso significa «de Markov». La búsqueda solo necesita las probabilidades para sortear con ellas: basta un simulador.
lab-course-decisions-unseen-title = Si no ves el estado
lab-course-decisions-unseen-text =
    Los robots de verdad tienen sensores imprecisos y ven solo una parte del mundo. Entonces el estado está oculto, y el robot tiene una _creencia_: una probabilidad para cada estado, que actualiza con la regla de Bayes tras cada observación. Un proceso de decisión sobre creencias se llama _parcialmente observable_, POMDP. Sus estados son continuos, así que las soluciones exactas quedan fuera de alcance; la búsqueda en árboles puede sortear estados de la creencia y buscar como antes (POMCP, 2010).

    Los juegos de cartas y Dark Hex también ocultan cosas. Allí la elección del rival depende de lo que sabe; buscar en un reparto sorteado cada vez te hace creer que más tarde sabrás lo que ahora no sabes; y una buena estrategia debe mezclar, como las monedas de von Neumann.
lab-course-decisions-summary =
    Un proceso de decisión de Markov tiene estados, acciones, probabilidades y recompensas; una política da una acción para cada estado. La iteración de valores y la de políticas necesitan un modelo, Q-learning y SARSA aprenden sin él, y la búsqueda en árboles planifica desde un estado con un simulador.

    La política es correcta antes que los valores. Lo que no se ve hay que creerlo.
lab-course-decisions-sources =
    Richard Bellman: Dynamic programming (1957).
    Christopher Watkins: Learning from delayed rewards (1989).
    Gavin Rummery, Mahesan Niranjan: On-line Q-learning using connectionist systems (1994), sobre SARSA.
    Richard Sutton, Andrew Barto: Reinforcement learning: an introduction (2018).
    David Silver, Joel Veness: Monte-Carlo planning in large POMDPs (2010).
lab-course-decisions-teachers =
    En el mundo de 4 × 3 celdas la primera flecha gira cuando un paso cuesta unos 0,045; el robot va al mal final a propósito desde cerca de 1,65. Son dos umbrales: pregunta por uno solo.

lab-course-history-title = Breve historia
lab-course-history-aim = De un teorema sobre el ajedrez a programas que aprenden solos.
lab-course-history-timeline-title = De 1912 a hoy
lab-course-history-timeline-text =
    _Teoría_

    1912: Ernst Zermelo habla del ajedrez: en un juego así un bando puede forzar la victoria, o los dos pueden forzar las tablas. Se imprime en 1913.
    1926: John von Neumann presenta el teorema minimax, publicado en 1928.
    1933: William Thompson pregunta cuál de dos tratamientos dar al próximo paciente: la primera tragaperras.
    1942: Piet Hein inventa el Hex; John Nash lo descubre de nuevo en 1948 y demuestra que gana quien empieza.
    1944: John von Neumann y Oskar Morgenstern escriben Theory of Games and Economic Behavior.
    1949: Nicholas Metropolis y Stanisław Ulam dan nombre al método de Monte Carlo.
    1950: Claude Shannon describe cómo podría jugar al ajedrez un ordenador, con minimax y una evaluación.
    1952: Herbert Robbins plantea el problema de las tragaperras múltiples.
    1953: Craige Schensted y Charles Titus inventan el Y.
    1957: Richard Bellman escribe Dynamic Programming.
    1958: Allen Newell, Clifford Shaw y Herbert Simon usan la idea de alfa-beta.

    _Programas que miran adelante_

    1959: el programa de damas de Arthur Samuel aprende su evaluación jugando contra sí mismo.
    1975: Donald Knuth y Ronald Moore analizan alfa-beta.
    1985: Tze Leung Lai y Herbert Robbins demuestran que la pérdida crece al menos como un logaritmo.
    1987: Bruce Abramson evalúa posiciones con partidas al azar en su tesis.
    1989: Christopher Watkins propone Q-learning.
    1992: TD-Gammon, de Gerald Tesauro, aprende solo backgammon al nivel de los maestros.
    1993: Bernd Brügmann juega al go con partidas al azar y recocido simulado; ahí está la idea de AMAF.
    1997: Deep Blue vence a Garri Kaspárov, con alfa-beta y mucho hardware.

    _Partidas al azar y redes_

    2002: Peter Auer, Nicolò Cesa-Bianchi y Paul Fischer proponen UCB1.
    2006: Crazy Stone, de Rémi Coulom, gana al go con un árbol de partidas al azar; él lo llama Monte Carlo tree search. Levente Kocsis y Csaba Szepesvári demuestran que UCT converge.
    2007: Sylvain Gelly y David Silver añaden RAVE. El grupo de Jonathan Schaeffer resuelve las damas inglesas: son tablas.
    2009: MoHex, de Broderick Arneson, Ryan Hayward y Philip Henderson, gana en Hex con búsqueda en árboles.
    2016: AlphaGo vence a Lee Sedol.
    2017: AlphaZero aprende ajedrez, shogi y go solo con las reglas, y la iteración experta de Thomas Anthony aprende Hex.
    2019: MuZero aprende también las reglas.
    Hoy: una red lo bastante pequeña para un navegador guía a los bots más fuertes de este programa.
lab-course-history-summary =
    En los programas de hoy se encuentran tres líneas: los juegos y mirar hacia delante (von Neumann, Shannon), las tragaperras y el muestreo (Thompson, Robbins, Abramson), y aprender jugando contra uno mismo (Samuel, Tesauro, Silver).
lab-course-history-sources =
    Ernst Zermelo: Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913).
    Claude Shannon: Programming a computer for playing chess (1950).
    Arthur Samuel: Some studies in machine learning using the game of checkers (1959).
    Bruce Abramson: The expected-outcome model of two-player games (1987).
    Rémi Coulom: Efficient selectivity and backup operators in Monte-Carlo tree search (2006).
    Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017).
lab-course-history-teachers =
    Que cada estudiante tome un año, lea la primera página del artículo y cuente en dos minutos qué era lo nuevo.

## The bench minimax

lab-minimax-predict = Si alfa-beta toma las jugadas en su orden natural, ¿qué parte de las hojas de minimax visita a la mayor profundidad, en promedio sobre todas las ejecuciones?
lab-minimax-legend = Los valores son los del jugador 1, probabilidades de ganar o los números de tu propio árbol: máx los quiere altos; mín, bajos. Entre corchetes, la ventana de alfa a beta con la que se entra en un nodo. ≥ y ≤ señalan cotas: tras una poda el valor verdadero puede estar más allá. Una arista discontinua y tachada es una jugada descartada, con su motivo al lado.
lab-minimax-plot-legend = Número medio de hojas con su intervalo del 95 %, según la profundidad de la búsqueda. En la escala logarítmica un crecimiento exponencial es una recta, y su pendiente es el logaritmo del factor de ramificación. Línea discontinua: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, el mínimo posible (Knuth y Moore).
lab-minimax-seen = Todos los órdenes encuentran el valor de minimax; solo cambia el trabajo. Con la mejor jugada primero, alfa-beta visita el mínimo que demuestran Knuth y Moore, 53 de 729 hojas en el árbol habitual: su factor de ramificación efectivo es aproximadamente la raíz cuadrada del de minimax, así que con el mismo trabajo se llega a casi el doble de profundidad. Sin ordenar se descartan unos dos tercios, y con la peor jugada primero, casi nada. La heurística de historia no aprende nada de hojas aleatorias, pero sí algo en el tres en raya. En el preajuste con el error, toda jugada de Nim vale 0 y se elige la primera: la evaluación dice que el jugador 1 ha perdido siempre que el montón está vacío. Debería preguntar quién tomó la última ficha, porque ese jugador ha ganado.
lab-minimax-paragraphs =
    Minimax mira algunas jugadas hacia delante y valora con una evaluación las posiciones a las que llega. El jugador 1, máx, elige el valor mayor, y el jugador 2, mín, el menor, de modo que los valores suben de las hojas a la raíz. Alfa-beta lleva consigo una ventana: por las elecciones hechas en el camino hasta este nodo, máx ya tiene asegurado al menos alfa, y mín, como mucho beta. En cuanto alfa alcanza a beta, uno de los dos tiene más arriba una opción al menos tan buena como este nodo, así que las demás jugadas no importan aquí: esto es una poda.

    Con b jugadas en cada nodo y profundidad d, minimax visita b^d hojas. Alfa-beta visita b^⌈d/2⌉ + b^⌊d/2⌋ − 1 con la mejor jugada primero en cada nodo, y en el peor caso todas las b^d, así que un buen orden de las jugadas vale más que un ordenador más rápido. La memoria es proporcional a b por d, porque la búsqueda solo guarda un camino.

    El valor es exacto si todos los caminos llegan al final de la partida. Si la búsqueda se detiene antes, el valor solo es tan bueno como la evaluación. Una búsqueda puede detenerse a una profundidad fija, tras un tiempo fijo (la profundización iterativa devuelve entonces el resultado de la última profundidad terminada) o donde la posición es tranquila, es decir, donde la última jugada apenas cambió la evaluación. Alfa-beta encuentra siempre en la raíz el mismo valor que minimax, con menos trabajo.

    En el tres en raya la evaluación cuenta líneas abiertas: 3 puntos por una con dos marcas, 1 por una con una sola, y se restan los puntos del rival. Una ventaja de L puntos es la probabilidad 1/2 + L / (2 (|L| + 6)): una ventaja de 6 vale 0,75 y una de 1 unos 0,571.
lab-minimax-pseudocode =
    { $code ->
        [plain]
            valor(nodo, profundidad):
                si la partida ha terminado o profundidad = 0: devolver la evaluación
                si mueve el jugador 1:
                    por cada jugada:
                        mejor = max(mejor, valor(hijo, profundidad - 1))
                    devolver el mayor valor encontrado
                si mueve el jugador 2:
                    por cada jugada:
                        mejor = min(mejor, valor(hijo, profundidad - 1))
                    devolver el menor valor encontrado
       *[other]
            valor(nodo, profundidad, alfa, beta):
                si la partida ha terminado o profundidad = 0: devolver la evaluación
                si mueve el jugador 1:
                    por cada jugada:
                        alfa = max(alfa, valor(hijo, profundidad - 1, alfa, beta))
                        si alfa >= beta: descartar las demás jugadas
                    devolver el mayor valor encontrado
                si mueve el jugador 2:
                    por cada jugada:
                        beta = min(beta, valor(hijo, profundidad - 1, alfa, beta))
                        si alfa >= beta: descartar las demás jugadas
                    devolver el menor valor encontrado
    }
lab-minimax-sources =
    Claude Shannon: Programming a computer for playing chess (1950).
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
lab-minimax-options-tenth = menos de un décimo
lab-minimax-options-quarter = entre un décimo y un cuarto
lab-minimax-options-half = entre un cuarto y la mitad
lab-minimax-options-more = la mitad o más
lab-minimax-why-tenth = Alfa-beta solo visita tan pocas hojas si la mejor jugada va primero en casi todos los nodos, y sin ordenar rara vez hay tanta suerte.
# $right the prediction that was right
lab-minimax-why-quarter = Solo se poda después de una buena jugada. { $right ->
        [tenth] En este árbol va pronto tan a menudo que se poda aún más.
       *[other] En este árbol las buenas jugadas van demasiado tarde para tantas podas.
    }
lab-minimax-why-half = Es lo habitual en árboles pequeños con hojas aleatorias. { $right ->
        [more] En este árbol las buenas jugadas van tan tarde que se poda menos.
       *[other] En este árbol las buenas jugadas van pronto por azar, y se poda más.
    }
lab-minimax-why-more = El orden no tiene que ser perfecto: basta una buena jugada entre las primeras para podar, y una poda en lo alto del árbol elimina ramas enteras.
lab-minimax-measured =
    En el orden natural alfa-beta visita el { NUMBER($share, maximumFractionDigits: 1) } % de las hojas de minimax (hojas: { NUMBER($leaves, maximumSignificantDigits: 4) }){ $best ->
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
lab-chance-legend = El mismo árbol tres veces. Minimax supone que el rival da la respuesta peor para ti. Expectimax supone una respuesta al azar, así que cuenta la media. Expectiminimax supone que antes de cada respuesta una moneda decide si el rival da la mejor o una al azar. Junto a cada jugada del azar está su probabilidad. Los valores son los del jugador 1, probabilidades de ganar o los números de tu propio árbol.
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
        si mueve un rival aleatorio, o el azar del juego: devolver la media de las jugadas
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
       *[other] Expectimax espera un resultado mejor que minimax a partir de un { NUMBER($share, maximumFractionDigits: 1) } %{ $error ->
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
lab-maxn-over = La partida ha acabado.
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
lab-windows-plot-legend = Cada barra cuenta los árboles en los que la búsqueda visitó ese número de hojas. En la parte superior de la barra el valor de la raíz es erróneo.
lab-windows-seen = Un nodo solo debe esto a su padre: el valor exacto si está dentro de la ventana, y una cota si no. Si los hijos cumplen esta promesa, la cumple el nodo, y en la raíz la ventana no tiene límites.
lab-windows-paragraphs =
    Alfa es lo que max tiene seguro en el camino a un nodo; beta, lo que tiene seguro min. Un valor fuera de la ventana no se elegirá: a quien perjudica tiene algo mejor más arriba. Por eso no hace falta conocerlo con exactitud, y la búsqueda puede parar en cuanto la ventana queda vacía.

    Es una prueba por inducción. Una hoja da su valor. En un nodo interior los hijos han cumplido la promesa con las ventanas que recibieron; el mejor de sus valores queda entonces del lado correcto de alfa y beta. Aquí se compara cada nodo con su valor minimax al dejarlo, y una línea de la búsqueda se puede estropear.
lab-windows-pseudocode =
    valor(nodo, alfa, beta):
      en una hoja: devolver su valor
      para cada jugada:
        v = valor(hijo, { $code ->
            [wide] −∞, ∞
           *[other] alfa, beta
        })
        max: mejor = max(mejor, v), { $code ->
            [side] beta = min(beta, mejor)
           *[other] alfa = max(alfa, mejor)
        }
        min: mejor = min(mejor, v), { $code ->
            [side] alfa = max(alfa, mejor)
           *[other] beta = min(beta, mejor)
        }
        si alfa >= beta{ $code ->
            [early] {" "}- margen
           *[other] { "" }
        }:
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
lab-windows-leaves = Hojas visitadas
lab-windows-trees = Árboles
lab-windows-trees-right = valor correcto
lab-windows-trees-wrong = valor erróneo
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
          { $code ->
              [sums] Q + 2 Cp sqrt(ln N(padre) / N)
             *[other] Q/N + 2 Cp sqrt(ln N(padre) / N)
          }
      { $code ->
          [twice] tomar cualquier jugada
         *[other] tomar una jugada sin probar
      }
        y hacer de ella un hijo
      jugar hasta el final de la partida
      para cada nodo del camino, desde la hoja hacia arriba:
        { $code ->
            [perspective] sumar las simulaciones a N y la puntuación a Q; puntuación = 1 - puntuación
            [visit] sumar 1 a N y la puntuación de su jugador a Q
           *[other] sumar las simulaciones a N y la puntuación de su jugador a Q
        }
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
    Cada estudiante tiene sus propios números: salen del nombre y de la semilla. Entrega y copia la línea bajo los puntos; el profesor la comprueba, o un archivo o una carpeta con las líneas de una clase, con la orden wye lab --check, que vuelve a calcular los puntos. Un enlace al ejercicio con solutions=on muestra todas las respuestas, en los árboles y en la tabla. No es ningún secreto: todo se calcula en el navegador de quien lee, así que también un estudiante que lo sepa puede abrir un enlace así.
lab-exercise-pseudocode =
    valores: max toma el mayor, min el menor valor de los hijos
    cortes: de izquierda a derecha, con ventana de −∞ a ∞
      max sube alfa, min baja beta
      alfa >= beta: omite el resto de este nodo
    selección: el mayor Q/N + 2 Cp sqrt(ln ΣN / N)
lab-exercise-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
lab-exercise-title = Tus respuestas
lab-exercise-name = Tu nombre
lab-exercise-numbers = Recibir mis números
lab-exercise-task = tarea
lab-exercise-values-task = Lleva los valores hacia arriba. ¿Qué valor tiene cada nodo interior?
lab-exercise-cuts-task = Busca en este árbol con alfa-beta, de izquierda a derecha. ¿Qué hojas se visitan y con qué ventana (alfa, beta) llega la búsqueda a cada nodo interior?
lab-exercise-cuts-hint = Escribe una ventana como -inf, 5 o −∞, 5, y - para un nodo al que la búsqueda no llega. La raíz tiene la ventana -inf, inf.
lab-exercise-selection-task = Tras n = { $all } visitas UCB1 selecciona la jugada con la mayor cota Q/N + 2 · Cp · √(ln n / N), donde Q son las victorias de la jugada, N sus visitas y Cp = { $c }. ¿Qué jugada y con qué cota?
lab-exercise-code-task = Completa las líneas de código en el hueco ___. Cada una se ejecuta contra pruebas ocultas.
lab-exercise-code-hint = Además de los nombres bajo una línea puedes usar números, + - * / **, comparaciones, and, or, not, … if … else …, { $functions }.
lab-exercise-code-choice = { $names }: los valores de los hijos y a quién le toca, 1 o 2
lab-exercise-code-cut = { $names }: la ventana
lab-exercise-code-bound = { $names }: la suma de los resultados, las visitas, las del padre y Cp
lab-exercise-code-backup = { $names }: el resultado para el jugador 1, de 0 a 1, y de quién es el total, 1 o 2
lab-exercise-solved = Este enlace muestra las soluciones.
lab-exercise-fails = Con { $case } tu línea da { $got } en vez de { $wanted }.
lab-exercise-unreadable = Esto no da ningún número: se esperaba una fórmula de { $names }, con { $functions }.
lab-exercise-arms = Victorias por visitas
lab-exercise-root = Valor de la raíz
lab-exercise-value = Valor de { $node }
lab-exercise-visited = ¿Se visita la hoja { $node }?
lab-exercise-window = Ventana en { $node }
lab-exercise-selected = Jugada que selecciona UCB1
lab-exercise-bound = Su cota, con dos decimales
lab-exercise-hand-in = Entregar
lab-exercise-practice = Es para practicar, no un examen: entrega cuantas veces quieras. La línea cuenta los intentos.
lab-exercise-grade = { $points } de { $of } puntos
lab-exercise-line = Línea para entregar

## The bench flat

lab-flat-predict = Cuatro veces más partidas por jugada: ¿qué pasa con el error de las tasas?
lab-flat-legend = Cada barra es el intervalo del 95 % de la tasa de victoria de una jugada, el punto es la tasa, y el trazo discontinuo aquello a lo que tiende: el resultado esperado del juego al azar. La flecha marca la jugada que se haría. Tablero: la tasa de victoria en cada celda y el valor exacto en tanto por ciento.
lab-flat-plot-legend = Error: la distancia media de todas las tasas a sus límites, según las partidas por jugada, con su intervalo del 95 %; discontinua: la de una media de partidas independientes. Elección: con qué frecuencia se elige la jugada de mayor límite, y con qué frecuencia una que es de verdad la mejor.
lab-flat-seen = El error baja con la raíz cuadrada de las partidas: con ejes logarítmicos, una recta de pendiente −1/2. En la posición habitual la jugada de mayor límite es también la mejor. En la trampa no, y más partidas dan a la búsqueda más seguridad en la equivocada.
lab-flat-paragraphs =
    Monte Carlo plano reparte sus iteraciones por igual entre las jugadas legales, juega tras cada una partidas al azar hasta el final y hace la jugada con la mayor tasa de victoria. No construye árbol ni necesita evaluación; su memoria son dos números por jugada, su tiempo el número de iteraciones por la longitud de una partida.

    Por la ley de los grandes números una tasa tiende al resultado esperado del juego al azar (Abramson). El error de una media de n partidas es más o menos la raíz cuadrada de p (1 − p) / n, así que cuatro veces más partidas lo reducen a la mitad. Pero el resultado esperado del juego al azar no es el valor de la jugada: un rival que piensa encuentra respuestas que las partidas al azar aciertan pocas veces.

    Con pocas iteraciones para muchas jugadas decide el ruido. Por eso las tragaperras y los árboles gastan más partidas en las jugadas que prometen.
lab-flat-pseudocode =
    parte = iteraciones / número de jugadas
    para cada jugada legal:
        victorias = 0
        repetir parte veces:
            copiar la posición, hacer la jugada
            jugar al azar hasta el final; si gana: victorias = victorias + 1
    hacer la jugada con el mayor victorias / parte
lab-flat-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990).
    Bernd Brügmann: Monte Carlo Go (1993).
lab-flat-options-quarter = la cuarta parte
lab-flat-options-half = la mitad
lab-flat-options-same = igual
lab-flat-why-quarter = La varianza de una media baja a la cuarta parte, pero su error es la raíz de la varianza.
lab-flat-why-half = { $right ->
        [quarter] Aquí el error medido baja más deprisa que la raíz cuadrada, porque con pocas ejecuciones o pocas partidas decide la suerte.
       *[other] Aquí el error medido baja más despacio que la raíz cuadrada, porque con pocas ejecuciones o pocas partidas decide la suerte.
    }
lab-flat-why-same = Cada partida añade información: por la ley de los grandes números las tasas tienden a sus límites.
lab-flat-views-error = Error
lab-flat-views-choice = Elección
lab-flat-marks = partidas por jugada
lab-flat-before = Se van a repartir { $iterations } iteraciones por igual entre { $moves } jugadas.
lab-flat-after =
    { $games ->
        [one] Tras { $iterations } iteraciones, una partida por jugada: va en cabeza { $move } con { $value }.
       *[other] Tras { $iterations } iteraciones, { $games } partidas por jugada: va en cabeza { $move } con { $value }.
    }
lab-flat-across = Partidas por jugada
lab-flat-up = Error
lab-flat-error = medido
lab-flat-normal = 1/√n
lab-flat-share = Ejecuciones, %
lab-flat-highest = mayor límite
lab-flat-best = de verdad la mejor
lab-flat-verdict = De { $few } a { $many } partidas por jugada el error bajó de { $error } a { $less }: cuatro veces más partidas lo multiplican por { $factor }.

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
    { $code ->
        [thompson]
            para cada tirada:
                sortear una probabilidad de cada brazo: Beta(1 + premios, 1 + fallos)
                tirar del brazo con el mayor sorteo
                actualizar sus premios y fallos
        [epsilon-greedy]
            para cada tirada:
                con probabilidad épsilon: tirar de cualquier brazo
                si no: de un brazo sin probar, o del de mayor media
                actualizar sus tiradas y su media
        [uniform]
            para cada tirada:
                tirar de cualquier brazo, todos con la misma probabilidad
                actualizar sus tiradas y su media
                y no aprender nada de ellas
       *[other]
            tirar una vez de cada brazo
            para n = número de brazos, n + 1, ...:
                tirar del brazo con el mayor valor de media + sqrt(2 ln n / tiradas)
                actualizar sus tiradas y su media
    }
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
lab-uct-legend = Barras: por cada hijo que se compara, su valor Q/N y, a continuación, su bonificación; se selecciona el hijo de la barra más larga. Tablero: la posición del nodo; las piedras en relieve son jugadas del árbol; las planas, de la simulación; están numeradas desde la raíz. Casillas sombreadas: proporción de las visitas, con el valor en tanto por ciento. Árbol: cada nodo con sus visitas y su valor para el jugador cuya jugada lleva a él, la raíz con el del jugador 1; cuanto más ancha la arista, mayor la proporción de las visitas.
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
        { $code ->
            [mistaken] Q = Q + puntos, puntos = 1 - puntos
           *[other] Q = Q + puntos de quien lo eligió
        }
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
lab-uct-why-half = Cuándo deja de cambiar la favorita depende de la distancia entre los valores de las mejores jugadas. { $right ->
        [early] Aquí es mayor, y la elección llegó antes.
       *[other] Aquí es menor, y la elección llegó después.
    }
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
        [unnamed] Una jugada al azar de { $player }.
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

## The bench terms

lab-terms-predict = ¿Cuántos de los siete términos elegirían por sí solos la casilla que eligen todos juntos?
lab-terms-legend = Cada casilla vacía con su puntuación en centésimas, de 0 a 100; cuanto más oscura, más alta. Un anillo marca las mejores.
lab-terms-plot-legend = Todos los términos y su media ponderada, uno junto a otro.
lab-terms-seen = Ningún término juega bien por sí solo: el centro prefiere la misma casilla en todas las partidas, la movilidad se aleja de la lucha y los puentes pueden construir donde no se decide nada. Las distancias ven todo el tablero y los pesos las dejan decidir; los términos pequeños deshacen sus empates.
lab-terms-paragraphs =
    El bot heurístico ordena las jugadas de una posición antes de buscar: cada término da a cada casilla vacía una puntuación de 0 a 1, y su media ponderada es la promesa de la casilla. Los caminos más cortos y las dos-distancias son los de ambos jugadores a la vez, pues conviene ocupar una casilla que ayuda al rival.

    La búsqueda prueba primero las jugadas más prometedoras, las favorece mientras tienen pocas visitas y elige por su promesa las casillas de las simulaciones. Un buen término es además barato: las distancias cuestan la mayor parte del tiempo, porque miran todo el tablero.
lab-terms-pseudocode =
    para cada casilla vacía:
      para cada término: puntuación(casilla), de 0 a 1
      promesa(casilla) = suma de peso * puntuación / suma de pesos
lab-terms-sources =
    Richard Matos: HEX AI Player (2025).
    Jack van Rijswijck: Search and evaluation in Hex (2002), sobre la dos-distancia.
lab-terms-options-none = ninguno
lab-terms-options-one = uno
lab-terms-options-some = dos o tres
lab-terms-options-most = cuatro o más
lab-terms-why-none = La suma sigue a sus términos de más peso, así que rara vez elige una casilla que ninguno prefiere.
lab-terms-why-one = Los términos coinciden más de lo que se piensa: una casilla de los caminos más cortos suele ser buena también por la dos-distancia.
lab-terms-why-some = { $right ->
        [none] Aquí los términos coinciden menos: mira cada uno en la posición.
        [one] Aquí los términos coinciden menos: mira cada uno en la posición.
       *[other] Aquí los términos coinciden más: mira cada uno en la posición.
    }
lab-terms-why-most = Casi ningún término sabe de la lucha, y el centro y los lados ni siquiera de las piedras: rara vez señalan la casilla que importa.
lab-terms-verdict = Juntos eligen { $cells }. Por sí solos { $count ->
        [0] ninguno la elige.
        [one] uno de los siete la elige: { $terms }.
       *[other] { $count } de los siete la eligen: { $terms }.
    }
lab-terms-unit = término
lab-terms-before = La posición. Avanza para ver lo que ve cada término.
lab-terms-best = Lo mejor: { $cells }, con { $score }.
lab-terms-none = Aquí no da nada a ninguna casilla.
lab-terms-path = Caminos más cortos
lab-terms-twodistance = Dos-distancia
lab-terms-bridges = Puentes
lab-terms-centre = Centro
lab-terms-groups = Conectividad
lab-terms-mobility = Movilidad
lab-terms-sides = Lados
lab-terms-sum = Media ponderada
lab-terms-told-path = Las casillas de los caminos más cortos de ambos jugadores puntúan 1: las piedras propias no cuestan nada; las casillas vacías, uno.
lab-terms-told-twodistance = Una casilla cuenta por la segunda mejor continuación, pues el rival toma la mejor.
lab-terms-told-bridges = Dos puentes a piedras o lados propios puntúan 1; uno, 0,5.
lab-terms-told-centre = Cuanto más cerca del centro, más alta.
lab-terms-told-groups = Una casilla que une dos cadenas propias puntúa 0,5; tres o más, 1.
lab-terms-told-mobility = La parte de los seis vecinos que está vacía.
lab-terms-told-sides = 1 dividido por la distancia al lado propio más cercano.
lab-terms-told-sum = La media de todos los términos según sus pesos.

## The bench convergence

lab-convergence-predict = ¿A partir de cuántas simulaciones es correcta la jugada del primer bot en al menos el 95 % de sus búsquedas?
lab-convergence-legend = Cada punto es una búsqueda, situada en el valor de la jugada que elige; un aro es una búsqueda cuya jugada no está entre las mejores. Línea discontinua: el valor exacto. Bajo los puntos: la media y el rango de todas las búsquedas. Sobre los puntos: las jugadas elegidas y el número de búsquedas que las eligen, con ✓ si están entre las mejores. En el tablero: el valor exacto de cada jugada, con el fondo más intenso cuantas más búsquedas del primer bot la eligen.
lab-convergence-plot-legend = Arriba: el valor de la jugada elegida, media de todas las búsquedas con su intervalo del 95 %; línea discontinua: el valor exacto. En medio: la distancia media a él. Abajo: la proporción de búsquedas cuya jugada es errónea, con su intervalo del 95 %. Tras pocas simulaciones un valor puede depender de una sola partida y acertar o fallar por azar.
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
lab-convergence-why-late = Cuántas simulaciones hacen falta depende de lo profundas que estén las refutaciones y de lo próximos que sean los valores de las jugadas. { $right ->
        [early] Aquí la búsqueda encontró antes la mejor jugada.
       *[other] Aquí la búsqueda necesita aún más simulaciones.
    }
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
lab-sweep-legend = Cada recuadro es un punto de la cuadrícula: partidas perdidas / empatadas / ganadas hasta ahora, con el fondo más intenso cuanto mayor es la parte de las perdidas. El marco señala el punto en el que se juega.
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
lab-sweep-share = { $result }: { $count } / { $games } = { NUMBER($percentage, maximumFractionDigits: 1) } %

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
lab-tournament-why-clear = Una ventaja de 50 a 150 puntos significa del 57 al 70 % de los puntos. { $right ->
        [small] Los resultados de estos dos bots están más próximos: mira la tabla cruzada.
       *[other] Los resultados de estos dos bots están más alejados: mira la tabla cruzada.
    }
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
lab-tournament-bot = Bot
lab-tournament-against = contra
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

lab-own-texts-title = Tu propio bot o juego
lab-own-texts-question = ¿Puedes escribir un bot que gane a los del motor, o un juego para que lo jueguen?
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


    # Un juego puede tener además una imagen, azar o tres jugadores:
    # show(position) devuelve un texto con saltos de línea o una lista de filas de casillas; filas de ".", 1 y 2 son un tablero.
    # chance(position) devuelve dict(cara=0.5, cruz=0.5) donde juega el azar (ambas están en MOVES), y si no None.
    # PLAYERS = 3: lo juega el banco «Tres jugadores»; winner puede devolver lo que recibe cada uno, como (3, 2, 1).
lab-own-template-board =
    """Conecta tres: las piedras caen hasta abajo; gana quien alinea tres."""

    MOVES = ["a", "b", "c", "d"]  # las columnas
    START = ("....",) * 3  # tres filas vacías


    def moves(position, player):
        """Las columnas que no están llenas."""
        return [move for column, move in enumerate(MOVES) if position[0][column] == "."]


    def apply(position, move, player):
        """La posición después de caer una piedra en una columna."""
        rows, column = [list(row) for row in position], MOVES.index(move)
        lowest = max(row for row in range(3) if rows[row][column] == ".")
        rows[lowest][column] = str(player)
        return tuple("".join(row) for row in rows)


    def winner(position, player):
        """El jugador de la primera línea de tres, 0 si el tablero está lleno, None mientras sigue la partida."""
        cells = dict(((row, column), position[row][column]) for row in range(3) for column in range(4))
        for row, column in cells:
            for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = set(cells.get((row + down * step, column + across * step)) for step in range(3))
                if line in (set("1"), set("2")):
                    return int(line.pop())
        return None if "." in position[0] else 0


    def show(position):
        """La imagen: filas de casillas, cada una ".", 1 o 2."""
        return list(position)
lab-own-fresh-evaluation = una evaluación nueva, de la plantilla
lab-own-fresh-game = un juego nuevo, de la plantilla
lab-own-fresh-board = Tres en raya con gravedad, un juego con tablero
lab-own-play = Juega
lab-own-both = tú, por ambos lados
lab-own-chance = Rivales que yerran y el azar de tu juego (2000 posiciones como mucho)
lab-own-maxn = Tres jugadores en tu juego
lab-own-task = Escribe el algoritmo: { $name }
lab-own-task-question = Escribe la función que describe su docstring. Comprobar la ejecuta con pruebas ocultas y muestra el primer caso en que se equivoca.
lab-own-bot-side = El bot juega
lab-own-measure-game = Todo experimento que busca acepta este juego como posición: escribe el nombre del archivo y, si quieres, jugadas tras dos puntos, como my_game.py:3.1.
lab-own-minimax = Minimax en tu juego
lab-own-uct = UCT en tu juego
lab-own-contest = Un torneo en tu juego
lab-own-fresh = uno nuevo, a partir de la plantilla
lab-own-you = tú
lab-own-starting = Iniciando un Python aparte para tus bots.
lab-own-checking = Comprobando.
lab-own-playing = La partida está en marcha.
lab-own-stopped = Detenido.
lab-own-missing = Este navegador no tiene ningún bot { $file }: escribe uno con ese nombre o abre un enlace que lo traiga.
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

    Un archivo también puede tener solo una evaluación, con la que alfa-beta mira hacia delante: evaluate(state) devuelve la probabilidad de ganar, de 0 a 1, del jugador al que le toca mover. O puede tener un juego: MOVES son todas las jugadas que hay, START es la posición inicial, moves(position, player) da las jugadas del jugador al que le toca mover, 1 o 2, apply(position, move, player) devuelve la posición tras una de ellas, y winner(position, player) devuelve 1 o 2, 0 si hay empate y None mientras sigue la partida. Los jugadores se turnan, y una partida que no ha acabado tras 200 jugadas es un empate. La evaluación de un juego es evaluate(position, player), la probabilidad de ganar de ese jugador; donde falta, toda posición vale un medio. Pueden figurar además tres cosas: show(position) dibuja la posición, como texto con saltos de línea o como filas de casillas, que son un tablero de piedras si cada una es ".", 1 o 2; chance(position) devuelve las jugadas del azar con sus probabilidades, y None donde le toca a un jugador; PLAYERS = 3 hace de él un juego para el banco «Tres jugadores».

    Un archivo puede también resolver una tarea del curso: su función lleva el nombre del algoritmo, como minimax, y Comprobar la ejecuta con pruebas ocultas. El primer caso en que se equivoca se muestra con lo que se dio, lo que devolvió y lo que se esperaba. uct tiene que ganar a Monte Carlo plano en una prueba secuencial.

    Una jugada puede tardar cinco segundos. Tus bots se ejecutan en un hilo que no tiene acceso ni a la red ni al almacenamiento. Si un bot falla o no acaba nunca, el mensaje indica en qué línea.
lab-own-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), la idea de la plantilla.
    Cameron Browne y otros: A survey of Monte Carlo tree search methods (2012), ideas para seguir probando.

## The bench gridworld

lab-gridworld-predict = ¿Tras qué parte de todos los pasos elige la política una mejor jugada en cada casilla y la mantiene?
lab-gridworld-legend = A la izquierda: los valores tras este paso, con una flecha por cada mejor jugada; un marco discontinuo señala una casilla cuya jugada no es la mejor. A la derecha: los valores exactos. Las casillas verdes valen más de 0 y las rojas menos; un borde grueso marca un final.
lab-gridworld-plot-legend = La mayor distancia de un valor al exacto tras cada paso, con cada método.
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
    SARSA, un episodio: como Q-learning, pero antes se elige la jugada siguiente a'
      Q(s, a) += α (R + γ Q(s', a') − Q(s, a))
lab-gridworld-sources =
    Richard Bellman: Dynamic programming (1957).
    Ronald Howard: Dynamic programming and Markov processes (1960).
    Christopher Watkins: Learning from delayed rewards (1989).
    Gavin Rummery, Mahesan Niranjan: On-line Q-learning using connectionist systems (1994).
    Stuart Russell, Peter Norvig: Artificial intelligence: a modern approach, capítulo 17.
lab-gridworld-options-early = una décima parte o menos
lab-gridworld-options-half = hasta la mitad
lab-gridworld-options-late = más tarde, pero antes del final
lab-gridworld-options-never = al final aún se equivoca en alguna casilla
lab-gridworld-why-early = Una casilla lejos de los finales solo sabe de sus recompensas tras tantos pasos como dista de ellos, y con ruido dos jugadas pueden seguir parejas más tiempo.
lab-gridworld-why-half = El orden de dos jugadas queda fijado en cuanto la diferencia de sus valores supera lo que aún cambian los pasos siguientes. { $right ->
        [early] Aquí eso llegó antes.
       *[other] Aquí eso exigió más.
    }
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
lab-gridworld-units-values = { $count ->
        [1] barrido
       *[other] { $count } barridos
    }
lab-gridworld-units-policies = { $count ->
        [1] política
       *[other] { $count } políticas
    }
lab-gridworld-units-learning = { $count ->
        [1] episodio
       *[other] { $count } episodios
    }
lab-gridworld-max = V({ $cell }) = máx = { $value }
lab-gridworld-evaluated = V({ $cell }) = { $value }, el valor de la jugada de la política; máx = { $most }
lab-gridworld-worth = { $move }: { $value }
lab-gridworld-values = iteración de valores
lab-gridworld-policies = iteración de políticas
lab-gridworld-learning = Q-learning
lab-gridworld-sarsa = SARSA
lab-gridworld-unsettled = Tras los { $all } pasos alguna casilla todavía tiene una jugada equivocada; el mayor error de un valor es { $error }.
lab-gridworld-across = Barridos, políticas o episodios
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
lab-rooms-why-few = Una habitación es difícil si los valores de su mejor jugada y de la segunda están próximos. { $right ->
        [none] Aquí ninguna lo es tanto.
       *[other] Aquí lo son más habitaciones.
    }
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
lab-walks-cut-max = la jugada { $move } sube alfa a { $alpha }, y beta es { $beta }: más arriba mín tiene una opción mejor y no dejará que la partida llegue aquí. Poda beta; jugadas descartadas: { $left }.
lab-walks-cut-min = la jugada { $move } baja beta a { $beta }, y alfa es { $alpha }: más arriba máx tiene una opción mejor y no dejará que la partida llegue aquí. Poda alfa; jugadas descartadas: { $left }.
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
lab-project = Proyector
lab-unproject = Salir del proyector
lab-teachers-text = Diez capítulos que funcionan en cualquier navegador actual, también en el móvil: sin instalar nada, sin cuentas, y nada sale del navegador. Enlaza un capítulo, una de sus pantallas o un experimento: un enlace muestra siempre la misma figura con los mismos números.
lab-teachers-chapter = Capítulo
lab-teachers-minutes = Minutos
lab-teachers-links = Enlaces
lab-teachers-answers = con respuestas
lab-teachers-how =
    _En clase._ «Proyector», o la tecla P, muestra una figura sola en letra grande. Las flechas avanzan y retroceden, Inicio y Fin van a los extremos, Escape sale.
    _En papel._ Imprime cualquier pantalla o experimento: la hoja lleva la pregunta, la figura en el paso mostrado, el código y espacio para la respuesta. Un enlace a un capítulo con respuestas las imprime también.
    _En tu propia página._ Con embed=picture un enlace muestra solo la figura y sus controles: usa el código de abajo. Cada experimento tiene el de su figura en «Mostrarlo en una página tuya».
    _En un cuaderno._ La misma figura aparece en Jupyter con la línea de abajo. Con el motor instalado, las posiciones y los resultados de las búsquedas se dibujan como tableros y tablas; el paquete trae un ejemplo, pyengine/notebook/sample.ipynb.
    _Ejercicios._ Cada estudiante escribe su nombre, recibe números propios y puede intentarlo cuantas veces quiera. Lo que entrega es una línea de texto con su nombre y sus respuestas.
    _Una clase entera._ Guarda las líneas en archivos de una carpeta y compruébalas con la orden de abajo. Vuelve a calcular cada respuesta e imprime una tabla para tu hoja de cálculo.
lab-teachers-check = Para comprobar una clase
lab-welcome = Lee un capítulo o abre un experimento: mira trabajar a las búsquedas paso a paso, predice el resultado y mídelo después en tu propio navegador. Cada experimento se repite exactamente con su enlace.
# $minutes how long a reader takes with an experiment
lab-minutes = unos { $minutes } minutos
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
# between numbers in brackets
lab-list = { "; " }
lab-none = –
lab-timed = { $column } (no repetible)
lab-earlier = { $name }, anterior
lab-more = { $count } más

## The lab: the engine

lab-loading = Cargando Python: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Lo que ves es un resultado guardado.
lab-starting = Iniciando Python. Lo que ves es un resultado guardado.
lab-replaced = El motor dejó de responder y se ha reiniciado. Ejecuta de nuevo el experimento o continúalo.
lab-load-failed = Wye no ha podido cargar { $file }: { $reason }
lab-failed = El motor falló dos veces seguidas: { $reason }

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
lab-broken-link = El experimento de este enlace no se puede mostrar: { $reason } Aquí está el experimento con sus valores iniciales; el enlace era:
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

engine-lab-uct-sims = Simulaciones por iteración
engine-lab-invariants-sims = { engine-lab-uct-sims }
engine-setting-runs = Ejecuciones
engine-setting-seed = Semilla
engine-word-path = camino
engine-word-twodistance = dos-distancia
engine-word-centre = centro
engine-word-groups = conexión
engine-word-mobility = movilidad
engine-word-sides = lados
engine-word-from = desde
engine-word-to = hasta
engine-word-runs = ejecuciones
engine-word-chance = probabilidad
engine-word-mean = media
engine-word-playouts = simulaciones
engine-word-error = error
engine-word-plus = ±
engine-word-searches = búsquedas
engine-setting-position = Posición
engine-word-bot = bot
engine-word-value = valor
engine-word-value-for-the-player-to-move = valor para quien mueve
engine-word-exact = exacto
engine-word-moves = jugadas
engine-word-move = jugada
engine-word-depth = profundidad
engine-word-leaves = hojas
engine-word-nodes = nodos
engine-word-share-percent = proporción, %
engine-word-chosen = elegida
engine-setting-playouts = Simulaciones
engine-word-visits = visitas
engine-word-bonus = bonificación
engine-word-pairs = parejas
engine-lab-sweep-preset-flat = Monte Carlo plano para Y
engine-lab-tournament-preset-flat = { engine-lab-sweep-preset-flat }
engine-setting-game = Juego
engine-setting-stones = Piedras al azar al principio de cada partida
engine-word-first = primero
engine-word-second = segundo
engine-word-s-game = s/partida
engine-word-games = partidas
engine-word-game = partida
engine-word-score = puntuación
engine-word-record = registro
engine-lab-minimax = Minimax y sus podas
engine-lab-minimax-question = ¿Cuántas hojas puede descartar alfa-beta, y cuánto depende del orden de las jugadas?
engine-lab-minimax-preset-best-first = El árbol de Knuth y Moore, primero las mejores jugadas
engine-lab-minimax-preset-forgetful = Nim con una evaluación que ignora quién mueve: encuentra el error
engine-lab-minimax-preset-lines = Tres en raya con líneas abiertas
engine-lab-minimax-preset-quiet = Tres en raya, hasta que la posición esté tranquila
engine-lab-minimax-preset-timed = Tres en raya, con la profundidad que permite una décima de segundo
engine-lab-minimax-position = Posición; vacío: un árbol uniforme
engine-setting-branching = Jugadas en cada nodo del árbol uniforme
engine-lab-minimax-depth = Profundidad en jugadas
engine-lab-windows-depth = { engine-lab-minimax-depth }
engine-lab-exercise-depth = { engine-lab-minimax-depth }
engine-lab-minimax-search = Algoritmo mostrado
engine-lab-minimax-order = Orden en que alfa-beta prueba las jugadas
engine-setting-leaves = Máximo de hojas de una búsqueda
engine-lab-minimax-seconds = Límite de tiempo por búsqueda, en segundos, no repetible; 0: sin límite
engine-lab-minimax-forgetful = Nim: una evaluación que ignora quién tomó la última ficha
engine-word-minimax = minimax
engine-word-alphabeta = alfa-beta
engine-word-history = por historia
engine-lab-minimax-order-history = { engine-word-history }
engine-word-best-first = mejores primero
engine-word-worst-first = peores primero
engine-word-order = orden
engine-word-branching = factor de ramificación
engine-word-fewest = mínimo posible
engine-word-finished-percent = terminadas, %
engine-word-bound = cota
engine-word-lower = inferior
engine-word-upper = superior
engine-word-yes = sí
engine-word-no = no
engine-lab-chance = Azar
engine-lab-chance-question = ¿Contra qué rivales elige expectimax la jugada errónea?
engine-lab-chance-preset-deep = Árboles de cuatro jugadas de profundidad
engine-lab-chance-preset-trap = Tres en raya: una trampa que cuesta las tablas
engine-lab-chance-preset-lost-nim = Nim, perdido contra un rival perfecto
engine-lab-chance-position = Posición; vacío: árboles uniformes
engine-lab-chance-branching = Jugadas en cada nodo de un árbol uniforme
engine-lab-chance-depth = Profundidad de un árbol uniforme, en jugadas
engine-lab-chance-share = Respuestas al azar del rival por cada cien, que decide la moneda
engine-lab-chance-runs = Árboles uniformes
engine-word-best-reply = mejor respuesta
engine-word-random-reply = respuesta al azar
engine-word-expectimax = expectimax
engine-word-expectiminimax = expectiminimax
engine-word-random-percent = al azar, %
engine-word-result = resultado
engine-word-trees = árboles
engine-word-chosen-by = elegida por
engine-word-other-move = otra jugada
engine-word-crossing = cruce
engine-word-lead = ventaja
engine-word-lead-from = ventaja desde
engine-word-lead-to = ventaja hasta
engine-lab-flat = Monte Carlo plano
engine-lab-flat-question = ¿Qué averiguan de las jugadas las partidas al azar, con qué rapidez, y qué no averiguan nunca?
engine-lab-flat-position = Posición
engine-lab-flat-iterations = Iteraciones, repartidas por igual entre las jugadas
engine-lab-flat-preset-trap = Tres en raya: una trampa que las partidas al azar no ven
engine-lab-flat-preset-nim = Nim: un montón de 6
engine-lab-exercise-tasks = Tareas
engine-lab-bandits = Bandidos
engine-lab-bandits-question = ¿De qué brazo conviene tirar ahora para tener a la larga el menor arrepentimiento?
engine-lab-bandits-arms = Probabilidad de que pague cada brazo
engine-lab-bandits-pulls = Tiradas por ejecución
engine-lab-bandits-epsilon = Proporción de tiradas al azar de épsilon-voraz
engine-lab-bandits-watch = Estrategia de la ejecución mostrada
engine-word-ucb1 = UCB1
engine-word-thompson = Thompson
engine-word-epsilon-greedy = épsilon-voraz
engine-word-uniform = uniforme
engine-word-strategy = estrategia
engine-word-pulls = tiradas
engine-word-regret = arrepentimiento
engine-word-lai-robbins-rate = ritmo de Lai y Robbins
engine-word-highest-percent = % con el mayor límite
engine-word-best-percent = % con la mejor
engine-word-normal = normal
engine-word-bound-of-ucb1 = cota de UCB1
engine-word-arms = brazos
engine-word-arm = brazo
engine-lab-uct = UCT, fase a fase
engine-lab-uct-question = ¿Cómo hacen crecer unas partidas al azar un árbol en el que la mejor jugada recibe la mayoría de las visitas?
engine-lab-uct-mistaken = El error: retropropagar desde la perspectiva equivocada
engine-lab-uct-preset-win = Una victoria forzada en el tres en raya
engine-lab-uct-preset-second = Una victoria forzada del segundo jugador
engine-lab-uct-preset-long = Diez mil simulaciones
engine-lab-uct-preset-nim-5 = Nim con 5 fichas, la perspectiva equivocada
engine-lab-uct-preset-nim-6 = Nim con 6 fichas, la perspectiva equivocada
engine-lab-uct-preset-nim-9 = Nim con 9 fichas, la perspectiva equivocada
engine-lab-uct-preset-proofs = Hex con 16 simulaciones por iteración y demostraciones
engine-word-on = sí
engine-word-off = no
engine-word-choice = elección
engine-word-shares = proporciones
engine-lab-rave-question = ¿Qué casillas juzga mal AMAF y cuándo toman el relevo sus propios resultados?
engine-lab-rave-preset-early = AMAF encuentra pronto una jugada ganadora
engine-lab-rave-preset-without = Lo mismo sin AMAF
engine-lab-rave-preset-hidden = AMAF oculta la única jugada ganadora
engine-lab-rave-preset-stuck = Lo mismo, y AMAF no cede nunca
engine-lab-rave-exact = Valores exactos junto a las estimaciones
engine-word-by-own = según los propios
engine-word-by-own-exact = exacto, según los propios
engine-word-by-amaf = según AMAF
engine-word-by-amaf-exact = exacto, según AMAF
engine-word-chosen-exact = exacto de la elegida
engine-word-own-order-percent = orden según los propios, %
engine-word-amaf-order-percent = orden según AMAF, %
engine-word-leaders = favoritas
engine-word-own = propio
engine-word-amaf = AMAF
engine-word-weight = peso de AMAF
engine-word-mixed = mezcla
engine-lab-convergence = Convergencia
engine-lab-convergence-question = ¿Cuántas simulaciones hacen falta para que el valor sea correcto y cuántas para que lo sea la jugada?
engine-lab-convergence-preset-corner = Tres en raya: la respuesta a una esquina
engine-lab-convergence-preset-exploration = Tres en raya: el tablero vacío, con dos grados de exploración
engine-lab-convergence-preset-nim = Nim: un montón de 13
engine-lab-convergence-preset-hex = Hex de tamaño 4
engine-lab-convergence-bots = Bots con sus ajustes
engine-lab-convergence-playouts = Simulaciones como máximo
engine-lab-convergence-runs = Búsquedas de cada bot
engine-lab-glance-runs = { engine-lab-convergence-runs }
engine-word-root = raíz
engine-word-distance = distancia
engine-word-wrong-from = erróneas, desde
engine-word-wrong-to = erróneas, hasta
engine-lab-sweep = Barrido de ajustes
engine-lab-sweep-question = ¿Qué es mejor: más iteraciones o más simulaciones en cada una?
engine-lab-sweep-preset-sum-ucb = Estudio del tres en raya: una visita, suma de sus simulaciones, jugada final por UCB
engine-lab-sweep-preset-sum-visits = Estudio del tres en raya: lo mismo, jugada final por visitas
engine-lab-sweep-preset-mean = Estudio del tres en raya: una visita, media de sus simulaciones
engine-lab-sweep-preset-each = Estudio del tres en raya: cada simulación, una visita
engine-lab-sweep-bot = Bot, con los ajustes que no varían
engine-lab-sweep-rows = Ajuste que varía por filas, o iteraciones (iterations)
engine-lab-sweep-columns = Ajuste que varía por columnas; vacío: ninguno
engine-lab-sweep-against = Rival
engine-lab-sweep-side = Turno del bot
engine-lab-sweep-games = Partidas en cada punto
engine-lab-sweep-playouts = Simulaciones por jugada si no las fijan el bot ni la cuadrícula
engine-word-both = ambos
engine-word-iterations = iteraciones
engine-word-sims = simulaciones por iteración
engine-word-lost-percent = perdidas, %
engine-word-lost-from = perdidas, desde
engine-word-lost-to = perdidas, hasta
engine-word-drawn-percent = empatadas, %
engine-word-drawn-from = empatadas, desde
engine-word-drawn-to = empatadas, hasta
engine-word-won-percent = ganadas, %
engine-word-won-from = ganadas, desde
engine-word-won-to = ganadas, hasta
engine-word-score-of-the-bot = puntuación del bot
engine-lab-tournament = Torneo
engine-lab-tournament-question = ¿Qué bot es más fuerte, por cuánto, y tras cuántas partidas se puede afirmar?
engine-lab-tournament-bots = Bots con ajustes y límites
engine-lab-tournament-rounds = Parejas de partidas entre cada dos bots
engine-lab-tournament-playouts = Simulaciones por jugada de los bots sin límite
engine-lab-tournament-test = Parar cuando acabe una prueba secuencial de los dos bots
engine-lab-tournament-elo0 = Puntos Elo de ventaja del primer bot según H0
engine-setting-elo1 = Puntos Elo de H1
engine-setting-alpha = Probabilidad de aceptar H1 cuando vale H0
engine-setting-beta = Probabilidad de aceptar H0 cuando vale H1
engine-lab-tournament-preset-heuristic = Heurística contra RAVE
engine-lab-tournament-preset-test = Prueba secuencial de dos ajustes
engine-word-elo = Elo
engine-word-won = ganadas
engine-word-drawn = empatadas
engine-word-lost = perdidas
engine-word-against = contra
engine-word-los = probabilidad de ser mejor
engine-word-played = jugadas
engine-word-s-first = s, primero
engine-word-s-second = s, segundo
engine-word-ratio = razón
engine-word-h0-at = H0 en
engine-word-h1-at = H1 en
engine-word-verdict = veredicto
engine-word-pairings = emparejamientos
engine-word-searched-value = valor hallado
engine-word-searched-move = jugada hallada
engine-lab-exercise = Ejercicio
engine-lab-exercise-question = ¿Sabes hacer a mano lo que hacen las búsquedas?
engine-lab-exercise-student = Nombre del estudiante; cada uno tiene otros números
engine-lab-exercise-branching = Jugadas en cada nodo
engine-lab-exercise-arms = Jugadas entre las que seleccionar
engine-lab-exercise-solutions = Mostrar las soluciones
engine-word-question = pregunta
engine-word-answer = respuesta
engine-word-wins = victorias
engine-exercise-line = La línea es { $line }: se esperaba la que da un ejercicio, o un archivo o una carpeta que exista.
engine-no-task = En el archivo { $file } no hay ninguna tarea: se esperaba una función llamada { $known }.
engine-task-lost = uct ha ganado { $won } de { $games } partidas contra Monte Carlo plano: se esperaba que fuera el más fuerte.
engine-task-missing = falta la función de la tarea: se esperaba { $wanted }.
engine-task-passed = Los { $cases } casos están bien.
engine-task-turn = mueve el jugador { $player }: se esperaba el jugador { $mover }, pues los jugadores se turnan.
engine-task-won = Superado: uct ha ganado { $won } de { $games } partidas contra Monte Carlo plano.
engine-task-wrong = caso { $case }: { $call } devuelve { $got }, se esperaba { $wanted }.
engine-own-bot-checked = Sin fallos: tu bot ha jugado dos partidas contra sí mismo y la misma semilla dio la misma partida. Una jugada con { $playouts } simulaciones tarda { $milliseconds } ms.
engine-own-game-for-three-checked = Sin fallos: se han recorrido todas las posiciones del juego. Lo juega el banco «Tres jugadores», como maxn?game={ $file }.
engine-own-game-checked = Sin fallos: se han jugado hasta el final dos partidas con jugadas al azar, y la misma semilla dio la misma partida. Una jugada tarda { $milliseconds } ms.
engine-own-bot-settings = Ajustes: { $settings }.
engine-task-minimax =
    def minimax(tree, player):
        """El valor de un árbol de juego si ambos juegan lo mejor posible.

        tree: una hoja es un número, su valor para el jugador 1; un nodo interior es la tupla de los árboles debajo.
        player: 1 o 2, quien mueve en la raíz. Se turnan: 1 quiere el valor mayor, 2 el menor.

        Devuelve el valor para el jugador 1, un número.

        Ejemplo: minimax(((3, 12, 8), (2, 4, 6), (14, 5, 2)), 1) devuelve 3.
        """
        pass
engine-task-alphabeta =
    def alphabeta(tree, player):
        """El valor de un árbol de juego por alfa-beta, y las hojas que visita la búsqueda.

        tree: una hoja es un número, su valor para el jugador 1; un nodo interior es la tupla de los árboles debajo.
        player: 1 o 2, quien mueve en la raíz. Se turnan: 1 quiere el valor mayor, 2 el menor.

        Visita las jugadas de izquierda a derecha. Omite las demás de un nodo en cuanto alpha >= beta.

        Devuelve dos cosas: el valor para el jugador 1 y la lista de los valores de todas las hojas visitadas, en orden.

        Ejemplo: alphabeta(((3, 12, 8), (2, 4, 6), (14, 5, 2)), 1) devuelve 3, [3, 12, 8, 2, 14, 5, 2].
        """
        pass
engine-task-ucb1 =
    def ucb1(pulls, sums):
        """El brazo de una tragaperras del que UCB1 tira a continuación.

        pulls: cuántas veces se ha tirado de cada brazo.
        sums: la suma de las recompensas de cada brazo; una recompensa va de 0 a 1.

        Primero van los brazos de los que nunca se ha tirado. Después, el brazo con el mayor
        media + sqrt(2 ln n / pulls), donde n cuenta las tiradas de todos los brazos. Entre iguales, el primero.

        Devuelve el número del brazo, desde 0.

        Ejemplo: ucb1([4, 10, 15], [1, 7, 13]) devuelve 0.
        """
        pass
engine-task-flat =
    def flat(position, player, moves, apply, winner, dice, playouts):
        """Lo buena que es cada jugada según Monte Carlo plano.

        moves(position, player) es la lista de las jugadas legales del jugador, 1 o 2, al que le toca.
        apply(position, move, player) es la posición tras la jugada; después mueve el otro.
        winner(position, player) es 1 o 2, 0 para tablas y None mientras sigue la partida.
        dice.below(n) es un número entero al azar de 0 a n - 1.
        playouts: cuántas partidas al azar hay que jugar, las mismas tras cada jugada.

        Devuelve una lista: para cada jugada, en orden, la parte de sus partidas que gana player. Las tablas cuentan un medio.

        Ejemplo: gana quien toma la última de dos fichas, y se toman una o dos: devuelve [0.0, 1.0].
        """
        pass
engine-task-uct =
    def uct(position, player, moves, apply, winner, dice, playouts):
        """La jugada que elige UCT.

        moves(position, player) es la lista de las jugadas legales del jugador, 1 o 2, al que le toca.
        apply(position, move, player) es la posición tras la jugada; después mueve el otro.
        winner(position, player) es 1 o 2, 0 para tablas y None mientras sigue la partida.
        dice.below(n) es un número entero al azar de 0 a n - 1.
        playouts: cuántas iteraciones hay que hacer: selección, expansión, simulación, retropropagación.

        Devuelve una de las jugadas. Tu función juega al Nim contra Monte Carlo plano con igual número de simulaciones, y
        tiene que ganar hasta que una prueba secuencial la tenga por más fuerte.

        Ejemplo: gana quien toma la última de dos fichas, y se toman una o dos: devuelve la jugada que toma dos.
        """
        pass
engine-task-iteration =
    def iteration(transitions, discount):
        """Los valores de los estados de un proceso de decisión por iteración de valores.

        transitions[state][action]: una lista de (probabilidad, estado siguiente, recompensa). Los estados son números desde 0.
        Un estado sin acciones es un final; su valor es 0.
        discount: el factor del valor del estado siguiente, menor que 1.

        Devuelve la lista de los valores de todos los estados: la suma descontada esperada de recompensas con las mejores
        acciones, con un error menor que 0.0001. Repite barridos hasta que ningún valor cambie más de 0.000001.

        Ejemplo: iteration([[[(1, 1, 2)], [(0.5, 0, 2), (0.5, 1, 2)]], []], 0.5) devuelve [2.6667, 0].
        """
        pass
engine-lab-maxn = Tres jugadores
engine-lab-maxn-question = ¿Quién gana si tres jugadores toman de un montón, y se sigue eso de las reglas solas?
engine-lab-maxn-heap = Fichas del montón
engine-lab-maxn-take = Fichas que toma una jugada como mucho
engine-lab-maxn-second = Parte del jugador que movió antes del ganador
engine-lab-maxn-ties = De las jugadas iguales para el jugador, la que se hace
engine-lab-maxn-ties-first = la primera
engine-lab-maxn-ties-last = la última
engine-lab-maxn-prune = Poda superficial
engine-lab-maxn-margin = La poda omite lo que mejora esto como mucho
engine-word-heap = montón
engine-word-first-tie = primer empate
engine-word-last-tie = último empate
engine-word-nodes-pruned = nodos con poda
engine-word-player = jugador
engine-word-tokens = fichas
engine-lab-minimax-watch = Profundidad de la búsqueda que se muestra; 0 para toda
engine-word-method = método
engine-word-step = paso
engine-setting-tree = Un árbol tuyo, como ((3,12,8),(2,4,6),(14,5,2))
engine-lab-minimax-preset-by-hand = Un árbol para hacer a mano
engine-lab-windows-preset-by-hand = { engine-lab-minimax-preset-by-hand }
engine-tree-and-position = Se dan un árbol y una posición: se esperaba uno de los dos.
engine-tree-format = se esperaban números entre paréntesis separados por comas, como ((3,12,8),(2,4,6)), con profundidad { $deepest } y { $most } hojas como mucho.
engine-lab-gridworld = Mundo de casillas
engine-lab-gridworld-question = ¿Cuándo acierta la política y cuándo los valores?
engine-lab-gridworld-preset-policies = Iteración de políticas
engine-lab-gridworld-preset-learning = Q-learning
engine-lab-gridworld-method-learning = { engine-lab-gridworld-preset-learning }
engine-lab-gridworld-preset-sarsa = SARSA
engine-lab-gridworld-method-sarsa = { engine-lab-gridworld-preset-sarsa }
engine-lab-gridworld-preset-painful = La vida duele: el robot corre al final más cercano
engine-lab-gridworld-preset-pleasant = La vida agrada: el robot no quiere acabar nunca
engine-lab-gridworld-world = Mundo, fila a fila: . libre, # muro, + y - finales
engine-lab-gridworld-method = Método
engine-lab-gridworld-method-values = iteración de valores
engine-lab-gridworld-method-policies = iteración de políticas
engine-lab-gridworld-living = Recompensa de una jugada
engine-lab-gridworld-discount = Descuento
engine-lab-gridworld-noise = Probabilidad de desviarse a un lado
engine-lab-gridworld-steps = Barridos, políticas o episodios
engine-lab-gridworld-rate = Tasa de aprendizaje
engine-lab-gridworld-epsilon = Parte de jugadas al azar al aprender
engine-word-found = hallado
engine-word-found-move = jugada hallada
engine-word-exact-move = jugada exacta
engine-word-wrong-cells = casillas equivocadas
engine-world-format = El mundo es { $world }: se esperaban filas de igual longitud separadas por /, de ., #, + y -, con una casilla libre y { $most } casillas como mucho.
engine-endless-reward = Las jugadas que pagan valen infinitamente: se esperaba un descuento menor que 1.
engine-endless-cost = Desde { $cell } no se alcanza ningún final, así que las jugadas cuestan infinitamente: se esperaba un camino a un final o un descuento menor que 1.
engine-word-faults = fallos
engine-word-fault = fallo
engine-word-course = evolución
engine-word-walk = recorrido
engine-lab-sequential = Prueba secuencial
engine-lab-sequential-question = ¿Con qué frecuencia acaba una prueba secuencial de dos bots iguales con el veredicto erróneo?
engine-lab-sequential-difference = Diferencia verdadera de los bots, en puntos Elo
engine-lab-sequential-draws = Proporción de partidas empatadas
engine-lab-sequential-elo0 = Puntos Elo de H0
engine-lab-sequential-runs = Pruebas
engine-lab-sequential-pairs = Parejas de partidas tras las que una prueba se abandona
engine-word-ratio-at = razón en
engine-word-tests = pruebas
engine-word-percent = %
engine-word-promised-percent = prometido, %
engine-word-none = ninguno
engine-word-pairs-from = parejas, desde
engine-word-pairs-to = parejas, hasta
engine-word-h0 = H0
engine-word-h1 = H1
engine-word-lengths = longitudes
engine-lab-rooms = Habitaciones
engine-lab-rooms-question = ¿Desde qué habitaciones elige todavía la búsqueda en árbol una jugada peor que la iteración de valores?
engine-lab-rooms-size = Habitaciones por lado
engine-lab-rooms-charge = Carga de la batería, en jugadas
engine-lab-rooms-slip = Resbalones por cada cien jugadas
engine-lab-rooms-rewards = Recompensa de cada habitación, fila a fila; vacío: las habituales
engine-lab-rooms-playouts = Simulaciones de la búsqueda en árbol
engine-lab-rooms-runs = Búsquedas desde cada habitación
engine-word-rooms = habitaciones
engine-word-sweeps = barridos
engine-word-room = habitación
engine-word-best = mejores
engine-word-sweep = barrido
engine-word-loss = pérdida
engine-word-wrong-percent = erróneas, %
engine-word-north = norte
engine-word-east = este
engine-word-south = sur
engine-word-west = oeste
engine-lab-reduction = Reducción
engine-lab-reduction-question = ¿Quién ha ganado un tablero lleno y cuántas operaciones hacen falta para saberlo?
engine-lab-reduction-preset-hex = Hex: un tablero en la esquina de un triángulo
engine-lab-reduction-preset-speed = Velocidad de este equipo
engine-lab-reduction-position = Posición de Y o Hex
engine-lab-glance-position = { engine-lab-reduction-position }
engine-lab-reduction-boards = Tableros en una palabra
engine-lab-reduction-playouts = Simulaciones por ronda de la prueba de velocidad; 0: sin prueba
engine-word-boards = tableros
engine-word-speed = velocidad
engine-word-side = lado
engine-word-cells = casillas
engine-word-operations = operaciones
engine-word-operations-so-far = operaciones en total
engine-word-board-after-board = tablero a tablero
engine-word-player-1-percent = jugador 1, %
engine-word-board = tablero
engine-word-winner = ganador
engine-word-replies = respuestas
engine-word-stage = etapa
engine-word-cell = casilla
engine-word-owner-before = dueño anterior
engine-word-owner = dueño
engine-word-inside = interior
engine-word-edges = bordes
engine-word-bridges = puentes
engine-word-seconds = segundos
engine-word-playouts-a-second = simulaciones por segundo
engine-word-leaves-a-second = hojas por segundo
engine-lab-terms = Lo que ve una heurística
engine-lab-terms-question = ¿Qué casillas prefiere cada término de una heurística y qué elige su suma?
engine-lab-terms-position = { engine-lab-reduction-position }
engine-lab-glance = Red
engine-lab-glance-question = ¿Qué ve una red a simple vista y cuánto tardan las búsquedas en encontrarlo, con la red y sin ella?
engine-lab-glance-preset-won = Y: una posición ganada que las simulaciones dan por perdida
engine-lab-glance-preset-edge = Hex: una jugada en el borde
engine-lab-glance-preset-large = Y: un tablero grande
engine-lab-glance-playouts = Simulaciones que juzgan sin búsqueda
engine-word-settled = acordada
engine-word-settled-percent = la acordada, %
engine-word-by = quién juzga
engine-word-net = net
engine-word-wye = wye
engine-word-network = red
engine-word-natural = { engine-setting-order-natural }
engine-word-random = { engine-setting-order-random }
engine-lab-uct-preset-y = Y
engine-lab-uct-preset-hex = Hex
engine-lab-rave = RAVE

## The engine: refusals

engine-parameter-value = El parámetro «{ $name }» de { $experiment } es «{ $value }»: { $wrong }
engine-nothing-to-choose = En { $title } no hay nada que elegir: se esperaba otro experimento.
engine-experiment-length = El texto del experimento tiene { $count } caracteres: se esperaban { $most } como mucho.
engine-unknown-experiment = Experimento desconocido, «{ $name }»: se esperaba { $known }.
engine-record = se esperaba el registro de una partida.
engine-bot-file-name = «{ $file }» no sirve como nombre de un bot: se esperaban letras, cifras, _ y -, con .py al final.
engine-bot-not-repeatable = la misma semilla llevó a otra partida: se esperaba que todos los números aleatorios vinieran de «dice».
engine-parameter-twice = El parámetro «{ $name }» aparece dos veces: se esperaba una sola.
engine-arm-range = No existe el brazo { $arm }: se esperaba de { $least } a { $most }.
engine-reward-count = Hay { $count } recompensas para { $rooms } habitaciones: se esperaba una por habitación.
engine-rewarded-rooms = Hay { $count } habitaciones con recompensa: se esperaban de 1 a { $most }.
engine-axes-equal = Ambos ajustes son «{ $name }»: se esperaban dos distintos.
engine-axis-format = El ajuste «{ $text }» no se entiende: se esperaban valores distintos, como sims=1,2,4.
engine-axis-iterations = { $axis } es «{ $value }»: se esperaban números enteros a partir de 1.
engine-too-many-points = { $count } puntos: se esperaban { $most } como mucho.
engine-game-for-one = { $title } es para un solo jugador: se esperaba un juego de dos.
engine-bot-processes = { $count } procesos para «{ $bot }»: aquí se esperaba uno.
engine-series-range = { $what }: { $value }, se esperaba de { $least } a { $most }.
engine-sequential-test-of-two = Una prueba secuencial con { $count } bots: se esperaba un encuentro entre 2.
engine-too-many-draws = Una diferencia de { $difference } puntos Elo con una proporción de partidas empatadas de { $draws }: se esperaba una menor.
engine-too-few-entrants = { $count } participante: se esperaban 2 como mínimo.
engine-entrants-equal = «{ $name }» aparece dos veces: se esperaban participantes distintos, como «flat@100».
engine-sprt-elo = SPRT de { $elo0 } a { $elo1 } Elo: se esperaba -1000 <= elo0 < elo1 <= 1000.
engine-sprt-error-rate = SPRT con { $name } { $value }: se esperaba más de 0 y menos de 0,5.
engine-tree-size = Un árbol con { $branching } jugadas por nodo y profundidad { $depth }: se esperaban de 1 a { $widest } jugadas, profundidad de 1 a { $deepest } y { $most } hojas como mucho.
engine-minimax-chance = Minimax no conoce el azar: se esperaba una posición de dos jugadores sin azar.
engine-forgetful-evaluation = La evaluación que ignora quién mueve es de Nim: se esperaba una de sus posiciones.
engine-tree-too-large = El árbol es demasiado grande: se esperaban { $most } nodos como mucho.
engine-too-many-playouts = En { $playouts } simulaciones puede haber aquí { $count } jugadas: se esperaban { $most } como mucho.
engine-nothing-to-search = Una jugada gana de inmediato: se esperaba una posición en la que haya que buscar.
engine-game-begun = La partida empieza tras { $count } jugadas: no se esperaba ninguna.
engine-chance-to-move = Aquí mueve el azar: se esperaba una posición en la que mueva un jugador.
engine-word-alpha = alfa
engine-word-beta = beta
engine-lab-windows = Por qué alfa-beta es correcto
engine-lab-invariants = Por qué el bucle es correcto
engine-lab-invariants-preset-twice = Rómpelo: una jugada que se prueba dos veces
engine-lab-invariants-preset-visit = Rómpelo: una visita por cuatro simulaciones
engine-lab-windows-preset-early = Rómpelo: podas demasiado pronto
engine-lab-invariants-preset-sums = Rómpelo: sumas por medias
engine-lab-windows-preset-side = Rómpelo: el extremo equivocado de la ventana
engine-lab-invariants-preset-perspective = Rómpelo: la perspectiva equivocada
engine-lab-windows-preset-wide = Sin pasar la ventana hacia abajo
engine-word-least = menos
engine-word-most = más
engine-word-checks = comprobaciones
engine-word-phases = fases
engine-word-phase = fase
engine-word-loop = bucle
engine-word-run = serie
engine-word-node = nodo
engine-word-broken = rotas
engine-word-wrong = falso
engine-word-total = total
engine-word-work = trabajo
engine-word-selection = selección
engine-word-expansion = expansión
engine-word-simulation = simulación
engine-word-backup = retropropagación
engine-word-nothing = nada
engine-lab-invariants-iterations = Iteraciones
engine-lab-windows-fault-early = omite jugadas en cuanto alfa está cerca de beta
engine-lab-windows-fault-side = un valor mueve el otro extremo de la ventana
engine-lab-windows-fault-wide = la ventana no se pasa hacia abajo
engine-lab-invariants-fault-perspective = el resultado se invierte en cada nodo, mueva quien mueva
engine-lab-invariants-fault-sums = la selección compara sumas, no medias
engine-lab-invariants-fault-visit = una visita por todas las simulaciones de una iteración
engine-lab-invariants-fault-twice = una jugada probada puede probarse otra vez
engine-lab-windows-fault = Qué está mal en alfa-beta
engine-lab-invariants-fault = Qué está mal en el bucle
engine-lab-windows-question = ¿Por qué puede alfa-beta saltarse ramas, y qué línea lo rompe?
engine-lab-invariants-question = ¿Qué promesa cumple cada bucle de la búsqueda, y qué línea la rompe?
engine-too-many-leaves = El árbol tiene { $count } hojas: se esperaban { $most } como máximo.
engine-lab-sweep-preset-draws = Unas tablas que cuentan como derrota de ambos
engine-lab-sweep-preset-selection = Reglas de selección
engine-lab-convergence-preset-selection = Tres en raya: cuatro reglas de selección y simulaciones informadas
engine-word-sum = suma
engine-lab-minimax-evaluation = Evaluación: vacía para la usual, o un archivo propio
engine-lab-maxn-tree = Un árbol propio en lugar del montón, como ((1:2:3,4:0:2),(0:5:1,2:2:2))
engine-lab-maxn-game = Un archivo con un juego tuyo para tres jugadores en su lugar
engine-tree-of-three = se esperaban en cada hoja las partes de tres jugadores, como ((1:2:3,4:0:2),(0:5:1,2:2:2)), ninguna negativa.
