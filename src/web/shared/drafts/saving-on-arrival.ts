/** The state of a link to the create page that saves the waiting draft there. */
export const savingOnArrival = { save: true };

export function isSavingOnArrival(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'save' in state && state.save === true;
}
