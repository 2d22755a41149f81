/** The players of a game that are no bots. */

export const HUMAN = "human"; // the person at this board
export const FRIEND = "friend"; // a person elsewhere, who answers by links
