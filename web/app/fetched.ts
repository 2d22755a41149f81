/** Files of the site that are read when a place is opened. */

import { fetchFile, LoadError, type SiteFile } from "../engine/files.ts";
import { root } from "./root.ts";

/** The value in a JSON file of the site, or null if it cannot be loaded now. */
export async function fetched(path: string): Promise<any> {
  const files: SiteFile[] = JSON.parse(root("files", HTMLScriptElement).textContent ?? "").data;
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`The site has no ${path}.`);
  try {
    return JSON.parse(await (await fetchFile(file)).body.text());
  } catch (error) {
    if (error instanceof LoadError) return null;
    throw error;
  }
}
