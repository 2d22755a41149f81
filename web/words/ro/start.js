/** The welcome, the lessons and the dialog for a new game. */

/** @type {typeof import("../en/start.js").texts} */ export const texts = {
  welcome: "Bun venit",
  welcomeText: "Y este un joc pentru doi: câștigă cine leagă toate cele trei laturi cu un singur lanț de pietre.",
  welcomeAgain: "Arată mesajul de bun venit",
  wayLearn: "Învață într-un minut",
  wayLearnText: "Șase poziții mici de încercat",
  wayEasy: "Joacă o partidă ușoară",
  wayEasyText: "O tablă mică și un adversar blând",
  wayFamiliar: "Cunosc Hex",
  wayFamiliarText: "Vezi ce diferă, apoi joacă",
  familiarText:
    "Y este Hex pe un triunghi. Ambii jucători au același scop, un lanț care atinge toate cele trei laturi, așa că laturile nu au culori. Punțile, scările și schimbul funcționează ca în Hex.",

  tryAgain: "Încă o dată",
  back: "Înapoi",
  firstGame: "Joacă prima ta partidă",
  goOnWith: "Mai departe",
  next: "Înainte",
  searchOn: "Continuă căutarea",
  searchWaits: "Calculatorul încă se încarcă. Căutarea poate începe imediat după aceea.",
  lessonSteps: "Pași",
  toLab: "Laboratorul",
  toLabText: "Experimente cu metodele de căutare ale boților",
  toProblems: "Probleme",
  toProblemsText: "Găsește singura mutare care câștigă",
  visits: "Vizite",
  won: "Victorii",

  levelLabel: "Nivel",
  moreChoices: "Mai multe opțiuni",
  runningKept: "Partida ta este salvată în Partide.",
};

/** @type {typeof import("../en/start.js").strings} */ export const strings = {
  startGame: (title, size) => `Joacă ${title} ${size}`,
  engineReady: "Totul e gata de joc",

  lessons: {
    chain: {
      title: "Trei laturi",
      text: "Doi jucători pun pietre pe rând; pietrele nu se mută niciodată. Tu ai negrul. Câștigi cu un singur lanț de pietre care atinge toate cele trei laturi. Lipsește o mutare: unde?",
      done: "Un lanț, trei laturi: ai câștigat.",
      again: "Încă nu: lanțul tău nu ajunge jos. Caută o celulă lângă lanț, pe latura de jos.",
    },
    corner: {
      title: "Colțuri",
      text: "Un colț aparține ambelor sale laturi. Lanțul tău din stânga atinge două laturi. Ce celulă o adaugă pe a treia?",
      done: "Colțul face parte și din latura stângă, și din cea dreaptă: ai câștigat.",
      again: "Albul ia colțul, iar lanțul lui atinge toate cele trei laturi. Mai încearcă.",
    },
    full: {
      title: "Fără remiză",
      text: "Două celule sunt goale. Pe o tablă plină exact un jucător a legat toate cele trei laturi, deci o partidă de Y nu se termină niciodată remiză. Ia celula cu care câștigi tu.",
      done: "Ai câștigat. Cu această celulă ar fi câștigat albul.",
      again: "Albul ia ultima celulă și câștigă. Întotdeauna câștigă cineva.",
    },
    bridge: {
      title: "Punți",
      text: "Pietrele tale b3 și d4 au două celule vecine goale în comun: o punte. Dacă albul o ia pe una, tu o iei pe cealaltă. Albul tocmai a mutat c4. Răspunde!",
      done: "Pietrele tale sunt legate. Jocul bun construiește cu punți: țin ca o legătură și ajung mai departe.",
      again: "Albul taie puntea. Ia imediat cealaltă celulă a ei.",
    },
    two: {
      title: "Două căi spre victorie",
      text: "Câștigi în două mutări. O punte leagă deja a3 de c4. Ce mutare lasă albul fără apărare?",
      done: "Albul poate lua o singură celulă a punții, iar tu o iei pe cealaltă: ai câștigat.",
      again: "Albul ia c5, leagă toate cele trei laturi și câștigă. Împiedică asta cu o mutare care te și ajută.",
    },
    takeover: {
      title: "Schimbul",
      text: "Prima piatră e un avantaj. Ca să fie drept, al doilea jucător poate face schimbul, adică poate prelua acea piatră. Unul taie tortul, celălalt alege. Acum ai albul, iar negrul a luat centrul. Ce faci?",
      done: "Piatra e a ta, iar acum mută negrul. De aceea e bine să deschizi cu o piatră nici prea puternică, nici prea slabă.",
      again: "E permis, dar centrul negrului ar câștiga cu jocul cel mai bun. Alege schimbul.",
    },
    edge: {
      title: "Hex",
      text: "Hex se joacă pe un romb: negrul leagă sus cu jos, albul stânga cu dreapta. O piatră poate forma o punte și cu o margine. Albul tocmai a mutat b4. Ai negrul și poți câștiga imediat.",
      done: "Sus și jos sunt legate: ai câștigat.",
      again: "Albul îți desparte lanțul de rândul de jos și câștigă. Ajungi acum la acel rând.",
    },
    search: {
      title: "Cum gândește calculatorul",
      text: "Căutarea Monte Carlo în arbore repetă patru pași. Coboară în arborele ei de mutări și le preferă pe cele care au câștigat des sau au fost încercate rar (selecție). Adaugă o poziție (expansiune), joacă de acolo o partidă aleatoare (simulare) și notează rezultatul la fiecare mutare de pe drum (retropropagare). Cu cât caută mai mult, cu atât mai multe vizite primește mutarea câștigătoare.",
      done: "",
      again: "Pe această tablă doar privești. Lasă calculatorul să caute.",
    },
  },
  lessonBoard: "Tabla lecției",
  lessonCount: (step, count) => `Pasul ${step} din ${count}`,
  lessonCards: { edge: "Aceeași idee pe un romb", search: "Privește o căutare în arbore la lucru" },
  lessonFurther: "Pentru curioși",
  lessonStep: (step, title, solved) => `Pasul ${step}: ${title}${solved ? ", rezolvat" : ""}`,

  rivals: { computer: "Calculator", friend: "Prieten pe acest aparat", link: "Prieten prin link", bots: "Doi boți" },
};
