/** What controllers and views may ask of the page as it is drawn. */
export interface Screen {
  speak(language: string): void; // in all that is drawn, as soon as its texts are there
  draw(): void; // at once, not with the next picture
  drawClocks(): void;
  board(): SVGSVGElement; // the drawing of the board
  focusBoard(): void;
  focusContent(): void; // what follows the head
}
