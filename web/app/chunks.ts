/** Views that are scripts of their own, each fetched when it is first shown. */

import { html, nothing } from "lit-html";

import { fetchFile, LoadError, siteFiles } from "../engine/files.ts";
import { say } from "../lang/texts.ts";

/** A view that is fetched when it is first shown and draws nothing until then. A failure is shown and can be retried.
 * @param path of its module within web/ @returns the view; its first argument tells whether it is shown */
export function defer<State, Page>(path: string, load: () => Promise<(state: State, page: Page) => unknown>) {
  let view: ((state: State, page: Page) => unknown) | null = null;
  let coming = false;
  let missing = false;
  async function fetchView({ draw }: { draw: () => void }) {
    if (coming) return;
    coming = true;
    try {
      const files = siteFiles().later[path];
      if (!files) throw new Error(`No script is made of ${path}.`);
      // Some browsers never import a module again that they could not have once: its files are there before.
      await Promise.all(files.map((file) => fetchFile(file)));
      view = await load();
    } catch (error) {
      missing = true;
      dispatchEvent(new Event("missing"));
      if (!(error instanceof LoadError)) throw error;
    } finally {
      coming = false;
      draw();
    }
  }
  return (shown: boolean, state: State, page: Page & { draw: () => void }) => {
    if (shown && view) return view(state, page);
    missing &&= shown;
    if (shown && !missing) fetchView(page);
    return missing ? sentence(() => fetchView(page)) : nothing;
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
