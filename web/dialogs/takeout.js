/** What the person takes out of the page: texts to copy, and files. What the browser does not do is done by hand: a
 * dialog shows the text, selected. */

import { element } from "../dom.js";
import { copySelection, copyText, isEmbedded } from "../platform.js";
import { say } from "../lang/texts.js";

/** Copy a text, or show it selected. @param {string} text @returns {Promise<boolean>} whether it was copied */
export async function copy(text) {
  if (await copyText(text)) return true;
  const dialog = shown(text, say("copy-by-hand"));
  const copied = copySelection();
  if (copied) dialog.close();
  return copied;
}

/** Give the person a file. @param {Blob} file @param {string} name */
export async function download(file, name) {
  const link = element("a", { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
  if (isEmbedded() && !/^image\/(?!svg)/.test(file.type)) shown(await file.text(), say("save-by-hand"));
}

/** A dialog with a text that is selected. @param {string} text @param {string} told what the person can do with it */
function shown(text, told) {
  const field = element("textarea", { value: text, readOnly: true, rows: 4, ariaLabel: told });
  const close = element("div", { className: "buttons" }, element("button", { className: "main" }, say("close") ?? ""));
  const form = element("form", { method: "dialog" }, element("p", {}, told), field, close);
  const dialog = element("dialog", { className: "takeout" }, form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  field.select();
  return dialog;
}
