/** The page for teachers: every chapter with its minutes and links to hand out, and how a class works with the lab. */

import { html, nothing } from "lit-html";
import { say } from "../../lang/texts.ts";
import { chapterTitle, screenAddress } from "../course.ts";
import { anchor, copyField, embedding, paragraphs } from "../parts.ts";
import type { LabState } from "../state.ts";

/** A figure that is embedded: it begins one step before a cut. */
const EXAMPLE = "course/cuts/1";

export const teachers = ({ chapters }: LabState) => html`<main id="teachers">
  <h2>${say("lab-course-teachers")}</h2>
  ${paragraphs(say("lab-teachers-text"))}
  <table>
    <thead>
      <tr>
        <th scope="col">${say("lab-teachers-chapter")}</th>
        <th scope="col">${say("lab-teachers-minutes")}</th>
        <th scope="col">${say("lab-teachers-links")}</th>
      </tr>
    </thead>
    <tbody>
      ${chapters.map((chapter) => {
        const exercise = chapter.screens.findIndex(({ name }) => name === "exercise");
        const link = (text: string, number: number, isSolved = false) =>
          anchor(screenAddress({ chapter, isSolved }, number), text, false);
        return html`<tr>
          <th scope="row">
            ${link(chapterTitle(chapter), 0)}
            <small>${say(`lab-course-${chapter.name as "cuts"}-aim`)}</small>
          </th>
          <td>${chapter.minutes}</td>
          <td>
            ${link(say("lab-teachers-answers"), 0, true)}
            ${exercise < 0 ? nothing : link(say("lab-course-exercise"), exercise)}
          </td>
        </tr>`;
      })}
    </tbody>
  </table>
  ${paragraphs(say("lab-teachers-how"))} ${embedding(EXAMPLE)}
  ${copyField("check", say("lab-teachers-check"), "wye lab --check hand-ins/ --csv points.csv")}
</main>`;
