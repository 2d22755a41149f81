// @ts-check
/** The benches, by the names of their experiments. */

import { bandits } from "./bandits.js";
import { rooms } from "./rooms.js";
import { sequential } from "./sequential.js";
import { tournament } from "./tournament.js";

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */
export const BENCHES = { bandits, rooms, sequential, tournament };
