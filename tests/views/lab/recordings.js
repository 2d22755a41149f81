/** What the engine has recorded, which its own tests hold it to. */

import { readFileSync } from "node:fs";

export const recorded = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../golden/lab/${name}.jsonl`, import.meta.url), "utf8"));
