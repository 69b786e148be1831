/** The looks that have a place for a picture. Apart from the others, since every page reads documents of cards. */
export const pictureLookIds = ['vista', 'plaque', 'facade', 'matinee', 'medallion', 'headshot'] as const;

/** Whether a look has a place for a picture. */
export function hasPicturePlace(id: string): boolean {
  return pictureLookIds.some((known) => known === id);
}
