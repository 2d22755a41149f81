/** What the build has written into the page, so that there is something to see and to do before Python has started. */

import type { Catalogue, Diagram, Examples } from "messages";
import type { SiteFile } from "./engine/files.ts";

export const built: {
  describe: Catalogue;
  start: Diagram;
  examples: Examples;
  runtime: SiteFile[];
  runtime_hash: string;
  version: string;
} = JSON.parse(document.getElementById("start")?.textContent ?? "");
