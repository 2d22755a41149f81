/** The places of the page, which the lab names too. */

export const texts = {
  placeGames: "Partide",
  placeLab: "Lab",
  placeLearn: "Învață",
  placePlay: "Joacă",
  placeProblems: "Probleme",
  places: "Locuri",
};
