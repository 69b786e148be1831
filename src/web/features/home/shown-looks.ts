import type { LookId } from '#domain/card/look/card-look.ts';

type ShownLook = { id: LookId; side?: 'back' };

/** The sample cards below the editor, in columns: a wide card, or two upright ones beside each other. */
export const shownLooks: readonly (readonly (readonly ShownLook[])[])[] = [
  [[{ id: 'waveform' }], [{ id: 'terrazzo' }], [{ id: 'floor-plan' }]],
  [[{ id: 'red-dot' }], [{ id: 'fern' }, { id: 'dusk' }]],
  [[{ id: 'bauhaus' }], [{ id: 'bauhaus', side: 'back' }], [{ id: 'relief' }]],
  [[{ id: 'eucalyptus' }, { id: 'little-arcs' }], [{ id: 'letter-block' }]],
];
