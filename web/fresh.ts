/** The state of a first visit, made of the parts that the controllers own. */

import type { Catalogue, Diagram } from "messages";
import { findGame } from "./model/catalogue.ts";
import { NO_CLOCK } from "./model/clock.ts";
import { NO_GUEST } from "./model/guest.ts";
import { NO_COURSE } from "./model/lesson.ts";
import { HUMAN } from "./model/players.ts";
import { PREFERENCES } from "./model/preferences.ts";
import { NO_WORKBOOK } from "./model/problems.ts";
import { NO_SHELF } from "./model/shelf.ts";
import { NEW_GAME, OPTIONS, type State } from "./model/state.ts";
import { NO_PRACTICE } from "./model/trainer.ts";
import { grow } from "./model/tree.ts";

export function fresh(describe: Catalogue, { snapshot, layout }: Diagram): State {
  const { game, size, options } = snapshot;
  const { opponent } = findGame(describe, game);
  const match = {
    ...{ describe, snapshot, layout, tree: grow(null, snapshot), players: [HUMAN, opponent] },
    ...{ pictures: [], boards: { starts: [], takeovers: {} } },
    ...{ counts: true, tally: {}, beaten: [], removed: {}, proposed: null, away: false },
    pool: { ready: 0, missing: 0 },
    choices: { game, size, options, opponent, other: opponent, seat: "1" as const, time: NO_CLOCK, assisted: false },
  };
  const frame = {
    engine: { phase: "loading" as const, done: 0, total: 0 },
    ...{ preferences: PREFERENCES, portrait: false, place: "play" as const, dialog: null, typing: null, update: false },
  };
  const places = {
    ...{ course: NO_COURSE, guest: NO_GUEST, shelf: NO_SHELF, workbook: NO_WORKBOOK, setup: null },
    ...{ practice: NO_PRACTICE, exercise: null },
  };
  const knowledge = { analyses: {}, book: null, glance: null, insights: {}, positions: {} };
  return { ...OPTIONS, ...NEW_GAME, ...match, ...knowledge, ...frame, ...places };
}
