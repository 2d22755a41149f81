/** One problem on a board of its own. */

import { html, nothing } from "lit-html";
import { liveBoard } from "../app/boards.ts";
import { button, focusOn, setText } from "../app/controls.ts";
import { boardScene } from "../board/scene.ts";
import { joinSentences } from "../lang/fluent.ts";
import { playerWord, say, words } from "../lang/texts.ts";
import { answers, type Exercise, exerciseOverlay, isOver, isRight, learnerOf, movesTo } from "../model/exercise.ts";
import { goal } from "../model/goal.ts";
import { layoutOf } from "../model/orientation.ts";
import { type Collection, dailyProblem, type Motif, type Problem } from "../model/problems.ts";
import type { State } from "../model/state.ts";
import { ratingOf } from "../model/training.ts";
import type { Page } from "../page.ts";
import { boardOf, difficultyOf, stateOf } from "./captions.ts";
import { ratingNews, runHead } from "./training.ts";

export function task(
  state: State,
  { problems }: Page,
  { problems: all }: Collection,
  problem: Problem,
  exercise: Exercise,
) {
  const { copied, mode, motif, progress, run, training } = state.workbook;
  const position = { ...exercise.position, layout: layoutOf(state, exercise.position) };
  const scene = boardScene(position, exerciseOverlay(exercise), words);
  const [over, isNext] = [isOver(exercise), training.next === problem.id];
  const wrong = exercise.reply !== null && !isRight(exercise);
  const ready = state.engine.phase === "ready";
  const place = all.indexOf(problem) + 1;
  const kinds = [
    boardOf(state.describe, problem),
    ...(place ? [difficultyOf(training, problem), say("problem-rating", ratingOf(training, problem))] : []),
    ...(over ? problem.motifs : motif ? [motif] : []).map((name) => say(`motif-${name}`)),
    ...(progress.solved[problem.id] ? [stateOf(progress, problem)] : []),
  ];
  const verdict = over ? "right" : wrong ? "wrong" : "open";
  const noHint = exercise.hints > 2 || over || (!wrong && exercise.rest.length > 0);
  const gameOver = exercise.line?.length === 1 && exercise.chain.length > 0;
  const ratio = `--ratio: ${position.layout.height / position.layout.width}`;
  return html`<div id="task" data-state=${verdict} data-try=${exercise.tries % 2} .style=${ratio}>
    <div id="task-place">${liveBoard("task-board", say("problem-board"), scene, (move) => problems.try(move))}</div>
    <div id="task-head">
      <a href="#problems" class="quiet">${say("all-problems")}</a>
      ${run ? runHead(run) : nothing}
      <h2 id="task-title" tabindex="-1" ${focusOn(problem.id)}>
        ${place ? say("problem-title", { place }) : say("own-problem")}
      </h2>
      <p id="task-kind" class="soft">${kinds.join(" · ")}</p>
    </div>
    <p id="task-status" role="status" ${setText(newsOf(exercise, run ? null : ready, problem.motifs.at(-1)))}></p>
    <ol id="task-line" aria-label=${say("moves")}>${line(exercise)}</ol>
    <div id="task-more">
      <p id="task-goal" class="soft">${goal(words, position)}</p>
      <div class="buttons" ?hidden=${run}>
        ${button("task-hint", say("hint"), () => problems.hint(), { disabled: noHint })}
        ${button("task-again", say("try-again"), () => problems.again(), { disabled: !wrong })}
        ${
          mode
            ? button("task-next", say("next"), () => problems.next(), { main: over, disabled: isNext })
            : html`<a id="task-next" class=${over ? "press main" : "press"} href="#problems/train">
                ${say("train-title")}</a
              >`
        }
        ${button("task-play", say("play-from-here"), () => problems.play(), { disabled: !ready || gameOver })}
        ${
          over && problem === dailyProblem(all, state.workbook.day)
            ? button("task-result", say("copy-result"), () => problems.shareResult())
            : button("task-share", say("copy-link"), () => problems.share())
        }
      </div>
      ${ratingNews(state.workbook)}
      <p id="task-told" role="status">${copied ? say("link-copied") : ""}</p>
    </div>
  </div>`;
}

/** The moves so far and those that the engine shows, with the colour of each. */
function line(exercise: Exercise) {
  const placed = movesTo(exercise, exercise.position);
  const moves = [...placed, ...(exercise.line ?? []).slice(1)];
  if (moves.length < 2) return nothing;
  const learner = learnerOf(exercise);
  return moves.map((move, index) => {
    const later = index >= placed.length && index >= placed.length - 1 + exercise.shown;
    return html`<li class="by-${index % 2 ? 3 - learner : learner} ${later ? "later" : ""}">${move}</li>`;
  });
}

/** The state of the exercise in one or two sentences. @param ready whether the engine can be asked, null if it never is
 * @param motif for the first hint */
export function newsOf(exercise: Exercise, ready: boolean | null, motif: Motif | "any" = "any") {
  const { start, base, tried, reply, rest, hints, line } = exercise;
  const players = start.snapshot.players.map(playerWord);
  const [player = "", other = ""] = learnerOf(exercise) === 1 ? players : players.toReversed();
  const [, answer] = line ?? [];
  if (reply && !isRight(exercise)) {
    if (!line) return say("wrong-move", { move: tried, ready });
    return answer ? say("refuted", { move: tried, player: other, answer }) : say("unrefuted", { move: tried });
  }
  const moves = movesTo(exercise, base);
  if (isOver(exercise)) {
    const right = say(moves.length > 1 ? "right-end" : "right-move", { move: tried });
    return answer ? `${right} ${say("right-line", { player })}` : right;
  }
  if (rest.length) return say("right-so-far", { move: tried });
  if (hints) {
    const [move = ""] = answers(exercise);
    const told = hints > 2 ? say("told-move", { move }) : say(hints > 1 ? "told-area" : `hint-${motif}`);
    return joinSentences(say("to-move", { kind: "plain", player, offers: "" }), told);
  }
  const [move = "", defence = ""] = moves.slice(-2);
  return moves.length ? say("defended", { move, player: other, answer: defence }) : say("find-move", { player });
}
