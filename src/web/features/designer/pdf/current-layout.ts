import type { CardLayoutStore, LaidOutCard } from '#editor/card-layout-store.ts';
import type { Draft } from '#editor/draft.ts';
import type { Editor } from '#editor/editor-store.ts';

/** Whether a layout shows the newest change. The former one stays while fonts or the back of a new look are loaded. */
export function isLayoutOf({ draft }: LaidOutCard, { card, logo }: Draft): boolean {
  return draft.card === card && draft.logo === logo;
}

/** The layout of the newest change, when all that it needs is loaded. Rejects when the signal aborts. */
export function currentLayout(
  layout: CardLayoutStore,
  editor: Pick<Editor, 'get'>,
  signal: AbortSignal,
): Promise<LaidOutCard> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      stop();
      reject(signal.reason as Error);
    };
    const check = () => {
      const laidOutCard = layout.get();
      if (!laidOutCard || !isLayoutOf(laidOutCard, editor.get().present)) return;
      stop();
      resolve(laidOutCard);
    };
    const unsubscribe = layout.subscribe(check);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else check();
  });
}
