/** Views that are scripts of their own beside the page's, each fetched when it is first shown. */

import { html, nothing } from "lit-html";

import { fetchFile, LoadError, type SiteFile } from "../engine/files.ts";
import { say } from "../lang/texts.ts";
import { root } from "./root.ts";

/** The files of a module, as the build has written them into the page. */
function filesOf(path: string): SiteFile[] {
  const files = JSON.parse(root("files", HTMLScriptElement).textContent ?? "").later[path];
  if (!files) throw new Error(`No script is made of ${path}.`);
  return files;
}

/** A view that is fetched when it is first shown. Until it is there it draws nothing; where it cannot be had it says
 * so, and tries again when the person asks for it or comes back. @param path of its module within web/ @param load
 * imports it
 * @returns the view, which is told first whether it is shown */
export function defer<State, App extends { draw: () => void }>(
  path: string,
  load: () => Promise<(state: State, app: App) => unknown>,
) {
  let view: ((state: State, app: App) => unknown) | null = null;
  let coming = false;
  let missing = false;
  async function fetchView(app: App) {
    if (coming) return;
    coming = true;
    try {
      // Some browsers never import a module again that they could not have once: its files are there before.
      await Promise.all(filesOf(path).map((file) => fetchFile(file)));
      view = await load();
    } catch (error) {
      missing = true;
      dispatchEvent(new Event("missing"));
      if (!(error instanceof LoadError)) throw error;
    } finally {
      coming = false;
      app.draw();
    }
  }
  return (shown: boolean, state: State, app: App) => {
    if (shown && view) return view(state, app);
    missing &&= shown;
    if (shown && !missing) fetchView(app);
    return missing ? sentence(() => fetchView(app)) : nothing;
  };
}

function sentence(act: () => unknown) {
  const retry = ({ currentTarget }: Event) => {
    // The button goes when the view comes.
    if (currentTarget instanceof Element) currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
    act();
  };
  return html`<p role="alert">
    ${say("not-loaded")} <button type="button" class="quiet" @click=${retry}>${say("try-again")}</button>
  </p>`;
}
