/** Navigation state for a link to the create page that saves the draft on load. */
export const saveOnLoad = { save: true };

export function isSaveOnLoad(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'save' in state && state.save === true;
}
