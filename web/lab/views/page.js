/** The whole page of the lab: its head, the links to all benches, what went wrong, and the open bench. */

import { html } from "lit-html";

import { local, say } from "../../lang/texts.js";
import { places, skip, tool } from "../../panel/head.js";
import { messages } from "../../panel/messages.js";
import { OWN } from "../own/address.js";
import { ownBench } from "../own/view.js";
import { bench } from "./bench.js";
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
        ${state.experiments.map(({ name, title }) =>
          linkTo(name, local(title), !state.own && name === state.experiment.name),
        )}
        ${linkTo(OWN, say("lab-own-texts-title"), state.own)}
      </ul>
    </nav>
  </section>
  <div id="messages" role="alert">${messages(state, app)}</div>
  ${(state.own ? ownBench : bench)(state, app)}
`;

/** The title of the page. @type {(state: Parameters<View>[0]) => string} */
export const titled = ({ own, experiment }) =>
  `${own ? say("lab-own-texts-title") : local(experiment.title)} · ${say("lab-lab")}`;
