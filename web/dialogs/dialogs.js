/** The one dialog that can be open: which it is, and its own part of the state. */

import { html, nothing, render } from "lit-html";

/** @import { Store } from "../app/store.js" */
/** @import { State } from "../model/state.js" */

export class Dialogs {
  /** How many have been opened. */
  #opened = 0;

  constructor(/** @type {Store<any>} */ store) {
    /** @type {Store<Pick<State, "dialog">>} */ this.store = store;
  }

  /** The dialog that is open, null if none is. */
  get present() {
    return this.store.state.dialog;
  }

  /** Open a dialog in place of any other. @param {string} name that of its view @param {object} [fields] its part of
   * the state */
  open(name, fields = {}) {
    this.#opened += 1;
    this.store.set({ dialog: { name, opened: this.#opened, ...fields } });
  }

  /** Change fields of the open dialog. @param {object} fields */
  change(fields) {
    const { dialog } = this.store.state;
    if (dialog) this.store.set({ dialog: { ...dialog, ...fields } });
  }

  /** Close the dialog of this name, if it is open. @param {string | undefined} name */
  close(name) {
    if (this.store.state.dialog?.name === name) this.store.set({ dialog: null });
  }
}

/** What tells one opening of a dialog from another. @param {State["dialog"]} dialog */
const key = (dialog) => (dialog ? `${dialog.name} ${dialog.opened}` : "");

/** Draw the open dialog, and show or close it.
 * @param {HTMLElement} place @param {State["dialog"]} dialog @param {(() => unknown) | undefined} view draws what is in
 *   the dialog @param {Dialogs} dialogs */
export function drawDialog(place, dialog, view, dialogs) {
  const closed = (/** @type {Event} */ { currentTarget }) => {
    if (!(currentTarget instanceof HTMLDialogElement) || currentTarget.open) return;
    const { shown } = currentTarget.dataset;
    currentTarget.dataset.shown = "";
    // The browser tells late that one was closed: another may be open by now.
    if (shown === key(dialogs.present)) dialogs.close(dialogs.present?.name);
  };
  const [name, title] = dialog ? [`${dialog.name}-dialog`, `${dialog.name}-title`] : [nothing, nothing];
  render(
    html`<dialog id=${name} aria-labelledby=${title} @close=${closed}>${dialog && view ? view() : nothing}</dialog>`,
    place,
  );
  const element = place.querySelector("dialog");
  if (!element) return;
  // Another dialog takes the focus anew; closing returns it to where it was before.
  if (element.open && element.dataset.shown !== key(dialog)) element.close();
  // One that is shown, but not open, was closed by the person: the event that tells it is on its way.
  if (dialog && !element.open && element.dataset.shown !== key(dialog)) element.showModal();
  element.dataset.shown = key(dialog);
}
