/** The open dialog and its own part of the state: there is one at most. */

import { html, nothing, render } from "lit-html";
import type { Store } from "../app/store.ts";
import type { State } from "../model/state.ts";

export class Dialogs {
  #opened = 0;

  constructor(public store: Store<any>) {}

  get present() {
    return this.store.state.dialog;
  }

  /** Open a dialog in place of any other. @param name that of its view @param fields its part of the state */
  open(name: string, fields: object = {}) {
    this.#opened += 1;
    this.store.set({ dialog: { name, opened: this.#opened, ...fields } });
  }

  change(fields: object) {
    const { dialog } = this.store.state;
    if (dialog) this.store.set({ dialog: { ...dialog, ...fields } });
  }

  close(name: string | undefined) {
    if (this.store.state.dialog?.name === name) this.store.set({ dialog: null });
  }
}

/** What tells one opening of a dialog from another. */
const key = (dialog: State["dialog"]) => (dialog ? `${dialog.name} ${dialog.opened}` : "");

/** Draw the open dialog, and show or close it. @param view draws what is in the dialog */
export function drawDialog(
  place: HTMLElement,
  dialog: State["dialog"],
  view: (() => unknown) | undefined,
  dialogs: Dialogs,
) {
  const closed = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLDialogElement) || currentTarget.open) return;
    const { shown } = currentTarget.dataset;
    currentTarget.dataset.shown = "";
    // The browser tells late that one was closed: another may be open by now.
    if (shown === key(dialogs.present)) dialogs.close(dialogs.present?.name);
  };
  const [name, title] = dialog ? [`${dialog.name}-dialog`, `${dialog.name}-title`] : [nothing, nothing];
  const content = dialog && view ? view() : nothing;
  render(html`<dialog id=${name} aria-labelledby=${title} @close=${closed}>${content}</dialog>`, place);
  const element = place.querySelector("dialog");
  if (!element) return;
  // Another dialog takes the focus again; closing returns it to where it was before.
  if (element.open && element.dataset.shown !== key(dialog)) element.close();
  // One that is shown, but not open, was closed by the person: the event that tells it is on its way.
  if (dialog && !element.open && element.dataset.shown !== key(dialog)) element.showModal();
  element.dataset.shown = key(dialog);
}
