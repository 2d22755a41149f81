/** Romanian texts of walks through game trees, a module of the shape of ../en/walks.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** @type {typeof import("../en/walks.js").strings} */ export const strings = {
  step: "un pas",
  node: "un nod încheiat",
  rootMove: "o mutare din rădăcină",
  nothing: "Înainte de primul pas nu s-a intrat în niciun nod.",
  numbered: (step, told) => `Pasul ${number(step)}: ${told}`,
  kinds: { max: "max, jucătorul 1", min: "min, jucătorul 2", mean: "hazard", over: "sfârșitul partidei" },
  short: { max: "max", min: "min", mean: "medie", over: "sfârșit" },
  leaves: {
    over: "partida s-a încheiat",
    depth: "s-a atins adâncimea",
    quiet: "poziția este liniștită",
    known: "poziția a mai fost întâlnită",
  },
  root: "rădăcină",
  out: "retezată",
  won: "victorie sigură",
  open: "valoare încă necunoscută",
  window: (alpha, beta) => `Fereastra: de la ${alpha} la ${beta}.`,
  begin: (kind) => `căutarea începe în rădăcină (${kind}).`,
  entered: (move, kind) => `se încearcă mutarea ${move}, care duce într-un nod (${kind}).`,
  leaf: (move, reason, value) => `mutarea ${move} se oprește într-o frunză: ${reason}, valoarea ei este ${value}.`,
  inner: (move, kind, value) => `nodul mutării ${move} (${kind}) este încheiat, valoarea lui este ${value}.`,
  cut: {
    max: (move, alpha, beta, left) =>
      `mutarea ${move} ridică alfa la ${alpha}, iar beta este ${beta}: min are mai sus o alegere mai bună și nu va lăsa partida să ajungă aici. Se retează: ${left.join(", ")}.`,
    min: (move, alpha, beta, left) =>
      `mutarea ${move} coboară beta la ${beta}, iar alfa este ${alpha}: max are mai sus o alegere mai bună și nu va lăsa partida să ajungă aici. Se retează: ${left.join(", ")}.`,
  },
  certain: (move, left) =>
    `mutarea ${move} câștigă sigur, și nicio mutare nu poate fi mai bună. Se retează: ${left.join(", ")}.`,
  chosen: (move, value, leaves) =>
    `se alege mutarea ${move}; valoarea ei pentru cel aflat la mutare este ${value}. Frunze vizitate: ${number(leaves)}.`,
  move: "mutare",
  kind: "nod",
  share: "probabilitate",
  value: "valoare",
};
