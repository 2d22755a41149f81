/** The whole page of the lab: its head, the links to all benches, what went wrong, and the open bench. */

import { html } from "lit-html";

import { local, say } from "../../lang/texts.js";
import { places, skip, tool } from "../../panel/head.js";
import { messages } from "../../panel/messages.js";
import { OWN } from "../own/address.js";
import { ownBench } from "../own/view.js";
import { bench } from "./bench.js";
import { COURSE, course } from "./course.js";
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
        ${linkTo(COURSE, say("lab-course-short"), state.course)}
        ${state.experiments.map(({ name, title }) =>
          linkTo(name, local(title), shown(state) === bench && name === state.experiment.name),
        )}
        ${linkTo(OWN, say("lab-own-texts-title"), state.own)}
      </ul>
    </nav>
  </section>
  <div id="messages" role="alert">${messages(state, app)}</div>
  ${shown(state)(state, app)}
`;

/** The part that is open. @param {Parameters<View>[0]} state @returns {View} */
const shown = ({ gallery: all, course: lessons, own }) => (all ? gallery : lessons ? course : own ? ownBench : bench);

/** The title of the page. @type {(state: Parameters<View>[0]) => string} */
export function titled(state) {
  if (state.gallery) return say("lab-lab");
  const [course, own] = [say("lab-course-short"), say("lab-own-texts-title")];
  return `${state.course ? course : state.own ? own : local(state.experiment.title)} · ${say("lab-lab")}`;
}
