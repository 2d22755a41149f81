/** The welcome, the lessons and the dialog for a new game. */

/** @type {typeof import("../en/start.js").texts} */ export const texts = {
  welcome: "Te damos la bienvenida",
  welcomeText: "Y es un juego para dos: gana quien une los tres lados con una sola cadena de piedras.",
  welcomeAgain: "Mostrar la bienvenida",
  wayLearn: "Aprende en un minuto",
  wayLearnText: "Seis posiciones pequeñas para probar",
  wayEasy: "Juega una partida fácil",
  wayEasyText: "Un tablero pequeño y un rival amable",
  wayFamiliar: "Conozco Hex",
  wayFamiliarText: "Mira qué cambia y juega",
  familiarText:
    "Y es Hex en un triángulo. Los dos jugadores buscan lo mismo, una cadena que toque los tres lados, así que los lados no tienen color. Los puentes, las escaleras y el intercambio funcionan como en Hex.",

  tryAgain: "Otra vez",
  back: "Atrás",
  firstGame: "Juega tu primera partida",
  goOnWith: "Sigue aquí",
  next: "Siguiente",
  searchOn: "Seguir buscando",
  searchWaits: "El ordenador aún se está cargando. La búsqueda puede empezar en un momento.",
  lessonSteps: "Pasos",
  toLab: "El laboratorio",
  toLabText: "Experimentos con las búsquedas de los bots",
  toProblems: "Problemas",
  toProblemsText: "Encuentra la única jugada que gana",
  visits: "Visitas",
  won: "Victorias",

  levelLabel: "Nivel",
  moreChoices: "Más opciones",
  runningKept: "Tu partida actual queda guardada en Partidas.",
};

/** @type {typeof import("../en/start.js").strings} */ export const strings = {
  startGame: (title, size) => `Jugar a ${title} ${size}`,
  engineReady: "Todo listo para jugar",

  lessons: {
    chain: {
      title: "Tres lados",
      text: "Dos jugadores ponen piedras por turno; las piedras nunca se mueven. Tú llevas las negras. Ganas con una sola cadena que toque los tres lados. Falta una jugada: ¿dónde?",
      done: "Una cadena, tres lados: has ganado.",
      again: "Todavía no: tu cadena no llega abajo. Busca una casilla junto a la cadena en el lado de abajo.",
    },
    corner: {
      title: "Esquinas",
      text: "Una esquina pertenece a sus dos lados. Tu cadena de la izquierda toca dos lados. ¿Qué casilla añade el tercero?",
      done: "La esquina es parte del lado izquierdo y del derecho: has ganado.",
      again: "Las blancas toman la esquina y su cadena toca los tres lados. Prueba otra vez.",
    },
    full: {
      title: "Sin tablas",
      text: "Quedan dos casillas vacías. En un tablero lleno, exactamente un jugador ha unido los tres lados, así que una partida de Y nunca acaba en tablas. Toma la casilla con la que ganas tú.",
      done: "Has ganado. Con esta casilla habrían ganado las blancas.",
      again: "Las blancas toman la última casilla y ganan. Siempre gana alguien.",
    },
    bridge: {
      title: "Puentes",
      text: "Tus piedras b3 y d4 comparten dos casillas vecinas vacías: un puente. Si las blancas toman una, tú tomas la otra. Las blancas acaban de jugar c4. ¡Responde!",
      done: "Tus piedras están unidas. El buen juego construye con puentes: valen como una unión y llegan más lejos.",
      again: "Las blancas cortan el puente. Toma enseguida su otra casilla.",
    },
    two: {
      title: "Dos formas de ganar",
      text: "Ganas en dos jugadas. Un puente ya une a3 con c4. ¿Qué jugada deja a las blancas sin defensa?",
      done: "Las blancas solo pueden tomar una casilla del puente y tú tomas la otra: has ganado.",
      again: "Las blancas toman c5, unen los tres lados y ganan. Impídelo con una jugada que además te ayude.",
    },
    takeover: {
      title: "El intercambio",
      text: "La primera piedra es una ventaja. Para que sea justo, el segundo jugador puede intercambiar, es decir, quedarse con esa piedra. Uno corta el pastel y el otro elige. Ahora llevas las blancas, y las negras han tomado el centro. ¿Qué haces?",
      done: "La piedra es tuya y ahora juegan las negras. Por eso conviene abrir con una piedra ni demasiado fuerte ni demasiado débil.",
      again: "Está permitido, pero el centro de las negras ganaría con el mejor juego. Elige el intercambio.",
    },
    edge: {
      title: "Hex",
      text: "Hex se juega en un rombo: las negras unen arriba y abajo, las blancas izquierda y derecha. Una piedra también puede formar un puente con un borde. Las blancas acaban de jugar b4. Llevas las negras y puedes ganar en una jugada.",
      done: "Arriba y abajo están unidos: has ganado.",
      again: "Las blancas separan tu cadena de la fila de abajo y ganan. Llega ya a esa fila.",
    },
    search: {
      title: "Cómo piensa el ordenador",
      text: "La búsqueda de Monte Carlo en árbol repite cuatro pasos. Baja por su árbol de jugadas y prefiere las que han ganado a menudo o se han probado poco (selección). Añade una posición (expansión), juega desde allí una partida al azar (simulación) y anota el resultado en cada jugada del camino (retropropagación). Cuanto más busca, más visitas recibe la jugada ganadora.",
      done: "",
      again: "En este tablero solo se mira. Deja que el ordenador busque.",
    },
  },
  lessonBoard: "Tablero de la lección",
  lessonCount: (step, count) => `Paso ${step} de ${count}`,
  lessonCards: { edge: "La misma idea en un rombo", search: "Mira trabajar a una búsqueda en árbol" },
  lessonFurther: "Para curiosos",
  lessonStep: (step, title, solved) => `Paso ${step}: ${title}${solved ? ", resuelto" : ""}`,

  rivals: { computer: "Ordenador", friend: "Amigo en este aparato", link: "Amigo por enlace", bots: "Dos bots" },
};
