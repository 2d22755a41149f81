// @ts-check
/** The places of the page, which the lab names too. */

export const texts = {
  placeGames: "Mis partidas",
  placeLab: "Laboratorio",
  placeLearn: "Aprender",
  placePlay: "Jugar",
  placeProblems: "Problemas",
  places: "Lugares",
};
