import { createContext } from 'react';
import { createStore, type Followed } from '../../../shared/store.ts';
import { type Draft, newDraft } from './draft.ts';
import { clearDraft, type KeptDraft, readDraft, writeDraft } from './draft-storage.ts';
import type { Editor } from './editor.ts';

/** How the draft is kept on this device. */
type DraftKeeping = {
  state: 'untouched' | 'saving' | 'saved';
  /** The browser keeps nothing: storage is barred or full. */
  hasFailed: boolean;
  /** What another tab kept meanwhile; ours waits for a choice. */
  conflict: KeptDraft | null;
};

export type DraftKeeper = Followed<DraftKeeping> & {
  /** Ends a conflict: ours replaces the other tab's draft, or theirs becomes ours. Put off, it comes back with the next change. */
  settle: (choice: 'ours' | 'theirs' | 'later') => void;
  /** The draft became a card: it is kept no longer, unless it was changed since. */
  forget: (saved: Draft) => Promise<void>;
  /** Keeps what is there now and every change from here on; the answer stops it. */
  start: () => () => void;
};

/** Written when typing pauses, and no later than this after a change. */
const pauseMs = 200;
const latestMs = 2_000;

export function createDraftKeeper(editor: Editor, kept: KeptDraft | null): DraftKeeper {
  const keeping = createStore<DraftKeeping>({
    state: kept ? 'saved' : 'untouched',
    hasFailed: false,
    conflict: null,
  });
  let revision = kept?.revision ?? null;
  let written: Draft = editor.read().present;
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let isForgotten = false;

  function become(part: Partial<DraftKeeping>): void {
    keeping.become({ ...keeping.read(), ...part });
  }

  function schedule(): void {
    if (keeping.read().state !== 'saving') become({ state: 'saving' });
    waitingSince ??= Date.now();
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(pauseMs, waitingSince + latestMs - Date.now()));
  }

  function flush(): void {
    clearTimeout(timer);
    waitingSince = null;
    const draft = editor.read().present;
    if (draft === written || keeping.read().conflict || isForgotten) return;
    // One after the other: each write is made from the revision of the one before.
    writing = (writing ?? Promise.resolve()).then(() => keep(draft)).catch(() => become({ hasFailed: true }));
  }

  async function keep(draft: Draft): Promise<void> {
    if (draft === written || keeping.read().conflict) return;
    if (isUntouched(draft)) {
      await clearDraft(revision);
      [written, revision] = [draft, null];
      become({ state: 'untouched', hasFailed: false });
      return;
    }
    const isLogoNew = draft.logo !== written.logo;
    const result = await writeDraft({ draft, madeFrom: revision, isLogoNew });
    if (result === 'stale') {
      become({ conflict: await readDraft() });
      return;
    }
    [written, revision] = [draft, result.revision];
    const isLatest = draft === editor.read().present;
    become({ state: isLatest ? 'saved' : 'saving', hasFailed: false });
  }

  return {
    read: keeping.read,
    subscribe: keeping.subscribe,
    settle(choice) {
      const { conflict } = keeping.read();
      if (!conflict) return;
      if (choice === 'later') {
        become({ conflict: null });
        return;
      }
      [written, revision] = [conflict.draft, conflict.revision];
      become({ conflict: null });
      if (choice === 'theirs') editor.change(conflict.draft);
      flush();
    },
    async forget(saved) {
      if (editor.read().present !== saved) return;
      isForgotten = true;
      clearTimeout(timer);
      await writing;
      // Where storage is barred there is nothing to forget.
      await clearDraft(revision).catch(() => undefined);
    },
    start() {
      const leave = () => document.visibilityState === 'hidden' && flush();
      const stopListening = editor.subscribe(schedule);
      addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', leave);
      return () => {
        flush();
        stopListening();
        removeEventListener('pagehide', flush);
        document.removeEventListener('visibilitychange', leave);
      };
    },
  };
}

function isUntouched({ name, design, logo }: Draft): boolean {
  return name === '' && logo === null && JSON.stringify(design) === JSON.stringify(newDraft.design);
}

/** How the draft of a new card is kept; a saved card's changes have no keeper. */
export const DraftKeeperContext = createContext<DraftKeeper | null>(null);
