/** The whole page of the lab: its head, the links to all benches, what went wrong, and the open bench. */

import { html, nothing } from "lit-html";

import { defer } from "../../app/chunks.ts";
import { local, say } from "../../lang/texts.ts";
import { places, skip, tool } from "../../panel/head.ts";
import { messages } from "../../panel/messages.ts";
import type { View } from "../app.ts";
import { OWN } from "../own/address.ts";
import type { LabState } from "../state.ts";
import { COURSE, course } from "./course.ts";
import { gallery } from "./gallery.ts";
import { linkTo } from "./parts.ts";

const bench = defer("lab/views/bench.ts", async () => (await import("./bench.ts")).bench);
const ownBench = defer("lab/own/view.ts", async () => (await import("../own/view.ts")).ownBench);

export const head: View = (_, { dialogs, toContent }) => html`
  ${skip(() => toContent())}
  <p class="home"><a href="./#play"><img src="icon.svg" alt="" width="32" height="32" /> <span>Wye</span></a></p>
  ${places("lab.html", "./")}
  <div id="tools">${tool("settings", say("preferences"), say("preferences"), () => dialogs.open("settings"))}</div>
`;

export const room: View = (state, app) => html`
  <section id="lab-head" aria-labelledby="lab-title">
    <h1 id="lab-title">${say("lab-lab")}</h1>
    <nav aria-label=${say("lab-benches")}>
      <ul id="benches">
        ${linkTo("", say("lab-all-benches"), state.gallery)}
        ${linkTo(COURSE, say("lab-course-short"), state.course)}
        ${state.experiments.map(({ name, title }) =>
          linkTo(name, local(title), isBench(state) && name === state.experiment.name),
        )}
        ${linkTo(OWN, say("lab-own-texts-title"), state.own)}
      </ul>
    </nav>
  </section>
  <div id="messages" role="alert">${messages(state, app)}</div>
  ${state.gallery ? gallery(state) : state.course ? course(state, app) : nothing}
  ${ownBench(state.own, state, app)} ${bench(isBench(state), state, app)}
`;

/** Whether the bench of an experiment is open. */
const isBench = ({ gallery, course, own }: LabState) => !gallery && !course && !own;

/** The title of the page. */
export function titled(state: LabState) {
  if (state.gallery) return say("lab-lab");
  const [course, own] = [say("lab-course-short"), say("lab-own-texts-title")];
  return `${state.course ? course : state.own ? own : local(state.experiment.title)} · ${say("lab-lab")}`;
}
