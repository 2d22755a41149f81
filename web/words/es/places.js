/** The places of the page, which the lab names too. */

export const texts = {
  placeGames: "Partidas",
  placeLab: "Lab",
  placeLearn: "Aprender",
  placePlay: "Jugar",
  placeProblems: "Problemas",
  places: "Lugares",
};
