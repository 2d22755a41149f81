import type { nothing, TemplateResult } from "lit-html";
import type { State } from "../model/state.ts";

/** Draws its part of the page from the state alone; actions go to controllers. Needs: these controllers, by name */
export type View<Needs = unknown> = (state: State, page: Needs) => TemplateResult | typeof nothing;
