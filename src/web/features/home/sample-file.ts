/** The address of the picture of a card with its boxes. The build writes the file. */
export const boxesPicture = '/shop-pictures/boxes.svg';

/** The sheet of the file in mm: the card, its bleed, and its crop marks with their distance. */
export const fileSheet = { width: 106, height: 66 };
