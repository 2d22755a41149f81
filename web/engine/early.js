/** The loader of the page for the board, which runs ahead of the page's other scripts, so that Python is on its way
 * early. */

import { built } from "../built.js";
import { Loader } from "./loader.js";

export const loader = new Loader(built);
loader.begin();
