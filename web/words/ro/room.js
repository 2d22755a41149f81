/** The room of the game: the players' strips, the notice, the list of moves and the buttons of the moment. */

import { capitalised } from "../numbers.js";

/** @type {typeof import("../en/room.js").texts} */ export const texts = {
  backward: "Înapoi",
  forward: "Înainte",
  lensOptions: "Afișare și avertismente",
  more: "Mai mult",
  tipAnalyse: "Analizează (spațiu)",
  tipHint: "Indiciu (H)",
  tipKeys: "Scurtături (?)",
  tipNew: "Partidă nouă (N)",
  tipUndo: "Retrage (Ctrl+Z)",
};

/** @param {string[]} offers the moves beside a stone */
const stoneOr = (offers) => `o piatră sau ${offers.map((name) => `„${name}”`).join(" sau ")}`;

/** @type {typeof import("../en/room.js").strings} */ export const strings = {
  yourMove: (player, offers) =>
    offers.length ? `E rândul tău: ${stoneOr(offers)}.` : `E rândul tău.${player && ` Culoarea ta: ${player}.`}`,
  toMove: (player, offers) =>
    `${[`${capitalised(player)} la mutare`, ...(offers.length ? [stoneOr(offers)] : [])].join(": ")}.`,
  why: "De ce?",
  tapAgain: (move) => `Atinge din nou pentru a muta ${move}.`,
  verbs: {
    swap: (name, { owner, cell, traded }) =>
      `${name.self ? "Faci schimbul" : `${name.title} face schimbul`}: ${traded ? "jucătorii își schimbă laturile." : `piatra trece la ${owner.toLowerCase()}${cell ? `, pe celula simetrică ${cell}` : ""}.`}`,
  },
  reasons: {
    swap: {
      title: "Regula plăcintei",
      text: "Prima mutare este un avantaj. Regula plăcintei îl compensează, ca atunci când un copil taie plăcinta și celălalt alege: după prima piatră, al doilea jucător o poate lua în loc să pună una. Dacă jucătorii unesc laturi diferite, piatra trece pe celula ei simetrică, unde valorează la fel pentru noul stăpân. Așadar, deschide cu o piatră nici prea puternică, nici prea slabă.",
    },
  },
  takes: (name, count) => (name.self ? `Iei ${count}.` : `${name.title} ia ${count}.`),
  mayTake: (most) => (most > 1 ? `Ia de la 1 la ${most}.` : "Ia-o pe ultima."),
  takeBack: "Retrage",
  playNow: "Mută acum",
  pauseBot: "Pauză",
  playOn: "Continuă",
  rival: (title) => `${title}: putere și setări`,
  pageTitle: (news, page) => `${news} – ${page}`,
  yourTurn: "E rândul tău",
};
