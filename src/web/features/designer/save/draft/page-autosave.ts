import type { AutosavePorts, DraftAutosave } from '#editor/draft-autosave.ts';
import { isLogoUploading } from '../../core/logo/logo-upload-state.ts';
import { setTimer } from '../../core/set-timer.ts';
import { draftStorage } from './draft-storage.ts';
import { getIdempotencyKey } from './idempotency-key.ts';

/** The storage, the clock and the timers of this page. */
export const autosavePorts: AutosavePorts = {
  storage: draftStorage,
  now: Date.now,
  setTimer,
  randomId: () => crypto.randomUUID(),
  getIdempotencyKey,
};

/**
 * Stores every change, and what is not written yet when the page is hidden or closed. While an image is not stored, the browser
 * asks before it closes the page. Returns the function that stops it.
 */
export function startAutosave(autosave: DraftAutosave): () => void {
  const { flushOnHide } = autosave;
  const onVisibilityChange = () => document.visibilityState === 'hidden' && flushOnHide();
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isLogoUploading() || autosave.hasUnstoredImage()) event.preventDefault();
  };
  const stop = autosave.start();
  addEventListener('pagehide', flushOnHide);
  addEventListener('beforeunload', onBeforeUnload);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    stop();
    removeEventListener('pagehide', flushOnHide);
    removeEventListener('beforeunload', onBeforeUnload);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
