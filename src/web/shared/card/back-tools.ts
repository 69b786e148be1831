import { createStore, type Readable } from '#editor/store.ts';
import type { BackTools } from '#layout/check/print-checker.ts';

type LoadedTools = { tools: BackTools | null; hasFailed: boolean };

const store = createStore<LoadedTools>({ tools: null, hasFailed: false });
let isLoading = false;

/** Loads what lays out backs, once: a card with one side does not need it. A call after a failure tries again. */
export function loadBackTools(): void {
  if (isLoading || store.get().tools) return;
  isLoading = true;
  store.set({ tools: null, hasFailed: false });
  import('#layout/check/back-tools.ts')
    .then(
      ({ backTools: tools }) => store.set({ tools, hasFailed: false }),
      () => store.set({ tools: null, hasFailed: true }),
    )
    .finally(() => {
      isLoading = false;
    });
}

export const loadedBackTools: Readable<LoadedTools> = store;
