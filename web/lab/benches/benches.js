/** The benches, by the names of their experiments. */

import { reduction } from "./reduction.js";

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */ export const BENCHES = { reduction };
