/** The benches, by the names of their experiments. */

import { reduction } from "./reduction.js";
import { tournament } from "./tournament.js";

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */ export const BENCHES = { tournament, reduction };
