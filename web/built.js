/** What the build has written into the page, so that there is something to see and to do before Python has started. */

/** @import { Catalogue, Examples, Diagram } from "messages" */
/** @import { RuntimeFile } from "./engine/files.js" */

/** @type {{describe: Catalogue, start: Diagram, examples: Examples, runtime: RuntimeFile[], runtime_hash: string,
 *   build: string}} */
export const built = JSON.parse(document.getElementById("start")?.textContent ?? "");
