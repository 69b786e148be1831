/** A day of 24 hours, in ms. */
export const dayMs = 24 * 60 * 60 * 1000;
