/** What the build has written into the page, so that there is something to see and to do before Python has started. */

/** @import { Described, Examples, Placed } from "messages" */
/** @import { RuntimeFile } from "./engine/loader.js" */

/** @type {{describe: Described, start: Placed, examples: Examples, runtime: RuntimeFile[], runtime_hash: string, build:
 *   string}} */
export const built = JSON.parse(document.getElementById("start")?.textContent ?? "");
