/** The whole page of the lab: its head, the links to all benches, what went wrong, and the open bench. */

import { html } from "lit-html";

import { local, say } from "../../lang/texts.js";
import { places, skip, tool } from "../../panel/head.js";
import { messages } from "../../panel/messages.js";
import { OWN } from "../own/address.js";
import { ownBench } from "../own/view.js";
import { bench } from "./bench.js";
import { gallery } from "./gallery.js";
import { linkTo } from "./parts.js";

/** @import { View } from "../app.js" */

/** @type {View} */
export const head = (_, { dialogs, toContent }) => html`
  ${skip(() => toContent())}
  <p class="home"><a href="./#play"><img src="icon.svg" alt="" width="32" height="32" /> <span>Wye</span></a></p>
  ${places("lab.html", "./")}
  <div id="tools">${tool("settings", say("preferences"), say("preferences"), () => dialogs.open("settings"))}</div>
`;

/** @type {View} */
export const room = (state, app) => html`
  <section id="lab-head" aria-labelledby="lab-title">
    <h1 id="lab-title">${say("lab-lab")}</h1>
    <nav aria-label=${say("lab-benches")}>
      <ul id="benches">
        ${linkTo("", say("lab-all-benches"), state.gallery)}
        ${state.experiments.map(({ name, title }) =>
          linkTo(name, local(title), !state.own && !state.gallery && name === state.experiment.name),
        )}
        ${linkTo(OWN, say("lab-own-texts-title"), state.own)}
      </ul>
    </nav>
  </section>
  <div id="messages" role="alert">${messages(state, app)}</div>
  ${(state.gallery ? gallery : state.own ? ownBench : bench)(state, app)}
`;

/** The title of the page. @type {(state: Parameters<View>[0]) => string} */
export const titled = ({ gallery, own, experiment }) =>
  gallery ? say("lab-lab") : `${own ? say("lab-own-texts-title") : local(experiment.title)} · ${say("lab-lab")}`;
