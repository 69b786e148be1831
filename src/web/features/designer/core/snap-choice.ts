import { createStore } from '#editor/store.ts';

/** Whether what is dragged snaps to lines. */
export const snapChoice = createStore(true);
