/** The review of a game, learning from mistakes, and the openings. */

/** @type {typeof import("../en/review.js").texts} */ export const texts = {
  learning: "Învață din greșelile tale",
  learningBack: "Înapoi la poziție",
  openings: "Deschideri",
};

/** @type {typeof import("../en/review.js").strings} */ export const strings = {
  winRate: (share) => `câștigă ${share}`,
  signs: { inaccuracy: "?!", mistake: "?", blunder: "??" },
  grades: {
    inaccuracy: (count) => (count === 1 ? "1 imprecizie" : `${count} imprecizii`),
    mistake: (count) => (count === 1 ? "1 greșeală" : `${count} greșeli`),
    blunder: (count) => (count === 1 ? "1 greșeală gravă" : `${count} greșeli grave`),
  },
  mistake: (number, move, cost, better) => `${number}. ${move} costă ${cost}, mai bine era ${better}`,
  accuracy: (player, loss, counts) =>
    `${player}: ${loss} pierdut pe mutare în medie · ${counts.join(", ") || "fără greșeli"}`,
  curveAt: (move, player, chance) => `${move || "Început"} · ${player} ${chance}`,
  learn: "Învață din greșelile tale",
  learnFrom: (player) => `Învață din greșelile jucătorului: ${player}`,
  mistakeCount: (number, total) => `Greșeala ${number} din ${total}`,
  showAnswer: "Arată răspunsul",
  nextMistake: "Următoarea",
  endLearning: "Încheie",
  verdicts: {
    ask: ({ move }) => `Găsește o mutare mai bună decât ${move}.`,
    judging: ({ tried }) => `Este ${tried} mai bună? Motorul caută …`,
    best: ({ tried }) => `Corect: ${tried} este cea mai bună mutare.`,
    good: ({ tried, better }) => `Corect: ${tried} este la fel de bună ca ${better}.`,
    worse: ({ tried, cost }) => `Nu e mai bună: ${tried} costă ${cost} din șansele de câștig. Mai încearcă.`,
    told: ({ better }) => `Răspunsul este ${better}.`,
    done: ({ found, total }) => `Ai găsit singur ${found} din ${total} mutări mai bune.`,
  },
  evenStones: (best) => `Cele mai drepte prime pietre, fără schimb: ${best.slice(0, 2).join(", ")}.`,
  answers: (swap, taken, answered, best) =>
    `${swap} câștigă ${taken}. ${best ? `Cel mai bun răspuns: ${best}` : `Orice răspuns: ${answered}`}.`,
  openingsOffer: (ply) => (ply ? "Merită schimbată această piatră?" : "Cât de egală este fiecare primă piatră?"),
  stonesLegend: (games) =>
    `Albastru: cea mai egală. Număr: % de victorii al pietrei fără schimb, ${games ? `din cel mult ${games} partide ale lui Wye cu sine` : "după o căutare a lui Wye"}.`,
  answersLegend: (games) =>
    `Număr: % de victorii al răspunsului, din cel mult ${games} partide rapide ale lui Wye cu sine. Mai șters: mai puține partide.`,
  noAnswers: (games) =>
    `${games ? `Din cel mult ${games} partide ale lui Wye cu sine` : "După o căutare a lui Wye"}. Răspunsurile la această piatră nu au fost măsurate.`,
};
