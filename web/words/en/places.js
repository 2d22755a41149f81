/** The places of the page, which the lab names too. */

export const texts = {
  placeGames: "My games",
  placeLab: "Lab",
  placeLearn: "Learn",
  placePlay: "Play",
  placeProblems: "Problems",
  places: "Places",
};
