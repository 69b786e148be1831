import type { Side } from './editor-stores.ts';

/** The part that is selected on the card, by the id of its item. `form`: its row in the form has the focus. */
export type Selection = { side: Side; id: string; mode: 'form' | 'selected' | 'typing' };

/** Whether a field is selected on the front. */
export function isSelectedText(selection: Selection | null, field: string): boolean {
  return selection?.side === 'front' && selection.id === field && selection.mode !== 'form';
}
