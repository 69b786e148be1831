import { createContext } from 'react';
import type { DraftId } from '../../../shared/drafts/draft-row.ts';
import { removeUnwritten, storeUnwritten } from '../../../shared/drafts/unwritten-draft.ts';
import { createStore, type Readable } from '../../../shared/store.ts';
import type { Draft, Logo } from '../core/draft.ts';
import type { Editor } from '../core/editor-store.ts';
import { isSameLogo } from './differences.ts';
import {
  clearDraft,
  type DraftLock,
  draftOf,
  noteStoredLogo,
  type OpenedDraft,
  openDraft,
  type Refused,
  type StoredDraft,
  writeDraft,
} from './draft-storage.ts';
import { idempotencyKeyOf } from './save-keys.ts';

/** How the draft is kept on this device. */
type DraftKeeping = {
  state: 'untouched' | 'saving' | 'saved';
  /** The browser keeps nothing: storage is barred or full. */
  hasFailed: boolean;
  /** What another tab kept meanwhile; ours waits for a choice. */
  conflict: StoredDraft | null;
  /** The owner has logged out in another tab: nothing is kept until it is known who is there. */
  isGone: boolean;
};

export type DraftKeeper = Readable<DraftKeeping> & {
  /** Ends a conflict: ours replaces the other tab's draft, or theirs becomes ours. Put off, it comes back with the next change. */
  settle: (choice: 'ours' | 'theirs' | 'later') => void;
  /** The idempotency key under which this draft is saved: the same for the same revision, also after a reload. */
  saveKey: (draft: Draft) => Promise<string>;
  /** The draft's logo was stored while it was being saved. */
  noteLogo: (draft: Draft) => Promise<void>;
  /** The draft became a card: it is kept no longer, unless it was changed since. */
  forget: (saved: Draft) => Promise<void>;
  /** The saved card is now as given: nothing of it needs keeping. */
  rebase: (saved: Draft, version: number) => void;
  /** The same owner is there again after a logout: keeps what is there now. */
  reopen: () => void;
  /** Keeps what is there now and every change from here on; the answer stops it. */
  start: () => () => void;
};

type Keeping = {
  place: DraftId;
  /** What was found there; null where the browser bars its storage. */
  opened: OpenedDraft | null;
  /** What needs no keeping: an empty card, or the card as it is saved. */
  base: Draft;
  /** The version of the saved card that is being changed. */
  baseVersion?: number;
};

/** Written when typing pauses, and no later than this after a change. */
const pauseMs = 200;
const latestMs = 2_000;

export function createDraftKeeper(editor: Editor, start: Keeping): DraftKeeper {
  const { place, opened } = start;
  let { base, baseVersion } = start;
  const keeping = createStore<DraftKeeping>({
    state: opened?.kept ? 'saved' : 'untouched',
    hasFailed: false,
    conflict: opened?.own ?? null,
    isGone: false,
  });
  let token = opened?.token ?? null;
  let revision = opened?.kept?.revision ?? null;
  let written: Draft | null = editor.get().present;
  /** The logo that is kept, of which only a change is written. */
  let keptLogo: Logo | null = opened?.kept?.draft.logo ?? null;
  let seenLogo = editor.get().present.logo;
  const settlesBroughtAlong = Boolean(opened?.own);
  let writing: Promise<void> | null = null;
  /** What the write under way will be known by. */
  let comingRevision: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let isForgotten = false;

  function update(part: Partial<DraftKeeping>): void {
    keeping.set({ ...keeping.get(), ...part });
  }

  function schedule(): void {
    if (keeping.get().state !== 'saving') update({ state: 'saving' });
    const { logo } = editor.get().present;
    if (logo !== seenLogo) {
      // A picture is too large to be left behind: it does not wait.
      seenLogo = logo;
      flush();
      return;
    }
    waitingSince ??= Date.now();
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(pauseMs, waitingSince + latestMs - Date.now()));
  }

  function isHeldBack(draft: Draft): boolean {
    const { conflict, isGone } = keeping.get();
    return draft === written || conflict !== null || isGone || isForgotten;
  }

  function flush(): void {
    clearTimeout(timer);
    waitingSince = null;
    const draft = editor.get().present;
    if (isHeldBack(draft)) return;
    // One after the other: each write is made from the revision of the one before.
    writing = (writing ?? Promise.resolve()).then(() => keep(draft)).catch(() => update({ hasFailed: true }));
  }

  /** The page may be gone before a write is done: what is not written yet is left where it is found again. */
  function leave(): void {
    const draft = editor.get().present;
    if (token !== null && !isHeldBack(draft)) {
      const { logo, ...rest } = draft;
      const left = { ...rest, hasLogo: logo !== null, ...(baseVersion !== undefined && { baseVersion }) };
      storeUnwritten(place, {
        token,
        after: [revision, ...(comingRevision === null ? [] : [comingRevision])],
        savedAt: Date.now(),
        draft: isSameDraft(draft, base) ? null : left,
      });
    }
    flush();
  }

  /** Finds the place as it is now; what another tab keeps there is a conflict. */
  async function openAgain(): Promise<string> {
    const found = await openDraft(place);
    [token, revision, written, keptLogo] = [found.token, null, null, null];
    if (found.kept) update({ conflict: found.kept });
    return found.token;
  }

  async function keep(draft: Draft): Promise<void> {
    if (isHeldBack(draft)) return;
    const held: DraftLock = { ...place, token: token ?? (await openAgain()) };
    if (isHeldBack(draft)) return;
    if (isSameDraft(draft, base)) {
      const refused = await clearDraft(held, revision);
      if (refused === 'gone') return giveUp(refused);
      [written, revision, keptLogo] = [draft, null, null];
      if (draft === editor.get().present) removeUnwritten(place);
      update({ state: 'untouched', hasFailed: false });
      return;
    }
    const isLogoNew = draft.logo !== keptLogo;
    const madeFrom = revision;
    const coming = crypto.randomUUID();
    comingRevision = coming;
    const result = await writeDraft(held, {
      draft,
      madeFrom,
      revision: coming,
      isLogoNew,
      baseVersion,
      settlesBroughtAlong,
    });
    if (typeof result === 'string') return giveUp(result);
    [written, revision, keptLogo] = [draft, result.revision, draft.logo];
    const isLatest = draft === editor.get().present;
    if (isLatest) removeUnwritten(place);
    update({ state: isLatest ? 'saved' : 'saving', hasFailed: false });
  }

  async function giveUp(refused: Refused): Promise<void> {
    if (refused === 'gone') update({ isGone: true });
    else update({ conflict: (await openDraft(place)).kept });
  }

  return {
    get: keeping.get,
    subscribe: keeping.subscribe,
    settle(choice) {
      const { conflict } = keeping.get();
      if (!conflict) return;
      if (choice === 'later') {
        update({ conflict: null });
        return;
      }
      [written, revision, keptLogo] = [conflict.draft, conflict.revision, conflict.draft.logo];
      update({ conflict: null });
      if (choice === 'theirs') editor.change(draftOf(conflict, base));
      flush();
    },
    async saveKey(draft) {
      flush();
      await writing;
      return idempotencyKeyOf(draft, draft === written ? revision : null);
    },
    async noteLogo(draft) {
      if (draft !== written || revision === null || token === null) return;
      await noteStoredLogo({ ...place, token }, revision, draft).catch(() => undefined);
    },
    async forget(saved) {
      if (editor.get().present !== saved) return;
      isForgotten = true;
      clearTimeout(timer);
      await writing;
      removeUnwritten(place);
      // Where storage is barred there is nothing to forget.
      if (token !== null) await clearDraft({ ...place, token }, revision).catch(() => undefined);
    },
    rebase(saved, version) {
      [base, baseVersion, written] = [saved, version, null];
      flush();
    },
    reopen() {
      token = null;
      written = null;
      update({ isGone: false });
      flush();
    },
    start() {
      const hide = () => document.visibilityState === 'hidden' && leave();
      const stopListening = editor.subscribe(schedule);
      addEventListener('pagehide', leave);
      document.addEventListener('visibilitychange', hide);
      return () => {
        flush();
        stopListening();
        removeEventListener('pagehide', leave);
        document.removeEventListener('visibilitychange', hide);
      };
    },
  };
}

function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    one.name === other.name &&
    isSameLogo(one.logo, other.logo) &&
    JSON.stringify(one.design) === JSON.stringify(other.design)
  );
}

/** How the draft is kept; null where nothing is, as while an admin views as another user. */
export const DraftKeeperContext = createContext<DraftKeeper | null>(null);
