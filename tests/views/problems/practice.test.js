import { drawn, noted, texts, use } from "../page.js"; // before any view

import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";

import { cardExercise } from "../../../web/model/deck.ts";
import { attempt, begin, tell } from "../../../web/model/exercise.ts";
import { topicKey, wantsInsight } from "../../../web/model/insight.ts";
import { newCard } from "../../../web/model/schedule.ts";
import { questionExercise, stoneLooks } from "../../../web/model/trainer.ts";
import { problems } from "../../../web/problems/place.ts";
import { LANGUAGES, wordsIn } from "../languages.js";
import { report } from "../reports.js";
import { at, describing, placing, TWO } from "../states.js";

const CARD = {
  ...newCard("g5:b1 e1", 0),
  ...{ record: "g5:b1", player: 2, move: "e1", cost: 0.35, good: ["d1", "c1"], line: ["d1", "a1"] },
};
const TOPIC = { record: "g5:b1", better: "d1", move: "e1" };
const NUMBERS = { claims: [], needs: { move: [3, 2], better: [2, 4] } };
const QUESTION = {
  ...{ ...newCard("g5-pie:b1", 0), stone: "b1" },
  values: {
    b1: { value: 0.8, choice: false, error: 0.05, positions: 4000 },
    a1: { value: 0.48, choice: true, error: 0.05, positions: 4000 },
  },
};
const FAIREST = { ...QUESTION, id: "g5-pie:", stone: "" };

/** The page on which a deck is practised, while another game goes on. */
const state = (practice, exercise = null, change = {}) => {
  const game = at("a1", TWO);
  return { ...game, place: "problems", practice: { ...game.practice, ...practice }, exercise, ...change };
};
const page = (shown, trainer = noted()) => drawn(problems(shown, { problems: noted(), trainer }));
const text = (shown, selector = "#practice-status") => texts(page(shown), selector)[0];

/** After a move in the position of the mistake. */
const tried = (move = "", change = {}) =>
  state(
    { deck: "mistakes", mistake: CARD, mistakes: [CARD] },
    attempt(cardExercise(CARD, placing("b1")), move),
    change,
  );
/** After an answer to a question. @param replies {} once it is over */
const asked = (question, act = (exercise) => exercise, days = 0, over = {}) => {
  const exercise = act(questionExercise(question, placing(question.stone)));
  const board = { game: "g", size: 5 };
  return state({ deck: "openings", question: { ...question, days }, board }, { ...exercise, ...over });
};

test("the question begins with a capital and tells the cost as the review does", () => {
  equal(
    text(tried()),
    "White to move. In your game you played e1, which lost 35 points of winning chance. Find a better move.",
  );
  for (const language of LANGUAGES) {
    const { say } = wordsIn(language);
    const told = say("deck-task", { player: "white", move: "e1", cost: 0.35 });
    ok(told.includes("35"), told);
    match(told, /^\p{Lu}/u);
  }
});

test("the answer comes with its reason, which is asked for once the mistake is answered", () => {
  for (const move of ["", "a1"]) equal(wantsInsight(tried(move)), null);
  deepEqual(wantsInsight(tried("c1")), TOPIC);
  const known = { insights: { [topicKey(TOPIC)]: NUMBERS } };
  equal(wantsInsight(tried("d1", known)), null);
  equal(wantsInsight(tried("d1", { describe: describing({ explained: false }) })), null);
  equal(text(tried("a1", known), "#practice-told"), "");
  match(text(tried("d1", known), "#practice-told"), /after e1.*after d1.*Expected: d1, a1/s);
});

test("the line of the answer is told once, though the search knows one, too", () => {
  const searched = report(0.9, ["d1", "a1", "c1"]);
  const analyses = { "g5:b1": searched, "g5:b1.e1": report(0.4, ["a1"]) };
  const known = { analyses, insights: { [topicKey(TOPIC)]: { claims: [] } } };
  const told = text(tried("d1", known), "#practice-told");
  equal(told, "By the search: d1 90% to win, e1 40%.Expected: d1, a1.");
});

test("a mistake can be answered, gone on from, and taken out of the deck", () => {
  const trainer = noted();
  for (const name of ["tell", "drop"]) use(page(tried("a1"), trainer).querySelector(`#practice-${name}`));
  use(page(tried("d1"), trainer).querySelector("#practice-next"));
  deepEqual(trainer.calls, [["tell"], ["drop"], ["next"]]);
});

test("it is asked whether to take over a stone, and then told what the table says", () => {
  equal(text(asked(QUESTION)), "Black opens b1. Swap?");
  const answer = (move) => asked(QUESTION, (exercise) => attempt(exercise, move), 1, { replies: {} });
  equal(text(answer("take")), "Right: swap.");
  equal(text(answer("leave")), "Wrong: swap.");
  const because = "The table gives b1 80% ± 5% to win without a swap. The question returns tomorrow.";
  equal(text(answer("take"), "#practice-told > p:last-child"), because);
});

test("the fairest stone is placed on the board, and a wrong one is told with its value", () => {
  const shown = page(asked(FAIREST));
  match(shown.textContent, /Black opens. Place the fairest stone/);
  ok(shown.querySelector("#practice-tell"));
  const after = (move) => asked(FAIREST, (exercise) => attempt(exercise, move), 6);
  match(text(after("b1")), /^b1 is too strong\. Try another stone/);
  equal(text(after("a1")), "Right: a1 is one of the fairest stones.");
  match(text(after("a1"), "#practice-told"), /48% ± 5% .* in 6 days\.$/);
  match(text(asked(FAIREST, tell)), /^The answer: a1 is one of the fairest/);
});

test("without a card it is told whether one will come", () => {
  match(text(state({ deck: "openings" })), /as soon as the engine has loaded/);
  const round = [true, true, false];
  const ended = state({ deck: "openings", question: FAIREST, isDone: true, round }, begin(placing(""), {}));
  equal(text(ended), "2 of 3 right. That was all for today.");
  deepEqual([...stoneLooks(FAIREST, ended.exercise).keys()], ["a1", "b1"], "all values at the end, before none");
  equal(stoneLooks(FAIREST, asked(FAIREST).exercise).size, 0);
  equal(page(ended).querySelectorAll("#practice-round .right").length, 2);
  match(text(state({ deck: "mistakes" })), /Review your games/);
  match(text(state({ deck: "mistakes", mistakes: [{ ...CARD, due: 9 }] })), /That was all for today/);
});
