/** A document for tests of views, without a browser and without layout. */

import { setMaxListeners } from "node:events";

import { Window } from "happy-dom";

setMaxListeners(0); // a board listens to more than Node expects of one signal
const window = new Window({ url: "http://localhost/" });
const HTML = ["", "Input", "Select", "TextArea", "Dialog"].map((kind) => `HTML${kind}Element`);
for (const name of [...HTML, "SVGElement", "SVGGElement", "SVGSVGElement", "Element", "ResizeObserver", "Event"])
  Object.assign(globalThis, { [name]: window[name] });
Object.assign(globalThis, {
  window,
  document: window.document,
  location: window.location,
  navigator: window.navigator,
});
