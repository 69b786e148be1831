import type { Scene } from '#layout/scene.ts';

/** The part that is selected on the card, by the id of its item. `form`: its row in the form has the focus. */
export type Selection = { side: Scene['side']; id: string; mode: 'form' | 'selected' | 'typing' };

/** Whether a field is selected on the front. */
export function isSelectedText(selection: Selection | null, field: string): boolean {
  return selection?.side === 'front' && selection.id === field && selection.mode !== 'form';
}
