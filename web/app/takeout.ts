/** Texts to copy and files to save. Where the browser refuses, a dialog shows the text, selected. */

import { html, render } from "lit-html";
import { say } from "../lang/texts.ts";
import { copySelection, copyText, isEmbedded } from "../platform.ts";

/** Copy a text, or show it selected. @returns whether it was copied */
export async function copy(text: string): Promise<boolean> {
  if (await copyText(text)) return true;
  const dialog = showText(text, say("copy-by-hand"));
  const copied = copySelection();
  if (copied) dialog.close();
  return copied;
}

export async function download(file: Blob, name: string) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
  if (isEmbedded() && !/^image\/(?!svg)/.test(file.type)) showText(await file.text(), say("save-by-hand"));
}

/** A dialog with a text that is selected, over any other. @param told what the person can do with it */
function showText(text: string, told: string) {
  const place = document.createElement("div");
  document.body.append(place);
  render(
    html`<dialog class="takeout" @close=${() => place.remove()}>
      <form method="dialog">
        <p>${told}</p>
        <textarea readonly rows="4" aria-label=${told} .value=${text}></textarea>
        <div class="buttons"><button class="main">${say("close")}</button></div>
      </form>
    </dialog>`,
    place,
  );
  const [dialog, field] = [place.querySelector("dialog"), place.querySelector("textarea")];
  if (!dialog || !field) throw new Error("The dialog was not drawn.");
  dialog.showModal();
  field.focus();
  field.select();
  return dialog;
}
