/** What controllers and views may ask of the lab as it is drawn. */
export interface LabScreen {
  draw(): void; // at once, not after the present task
  focusContent(): void; // what follows the head
  focusField(name: string): void; // of a parameter
}
