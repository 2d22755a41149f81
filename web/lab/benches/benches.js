/** The benches, by the names of their experiments. */

/** @import { Bench } from "./bench.js" */

/** @type {Record<string, Bench>} */ export const BENCHES = {};
