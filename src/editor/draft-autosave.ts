import { sortedJson } from '#domain/sorted-json.ts';
import { type ComparedDraft, type DraftPart, isSameLogo } from './differences.ts';
import type { Draft, Logo } from './draft.ts';
import type { Editor } from './editor-store.ts';
import { type Conflict, joinDrafts } from './join-drafts.ts';
import { createStore, type Readable } from './store.ts';
import {
  type DraftAccess,
  type DraftId,
  type DraftStorage,
  draftOf,
  type OpenedDraft,
  type StoredDraft,
  type WriteRefusal,
} from './stored-draft.ts';
import { type SetTimer, typingPauseMs } from './typing-pause.ts';

/** Whether the draft is stored on this device. */
type DraftAutosaveState = {
  state: 'unchanged' | 'saving' | 'saved';
  /** The browser stores nothing: storage is blocked or full. */
  hasFailed: boolean;
  /** What another tab has changed in the meantime as this one did. Autosave pauses until the user chooses. */
  conflict: (Conflict & { stored: StoredDraft }) | null;
  /** What was added last of another tab's changes. */
  joined: readonly DraftPart[];
  /** The owner has logged out in another tab. Autosave pauses until `reopen` is called. */
  isLoggedOut: boolean;
};

export type DraftAutosave = Readable<DraftAutosaveState> & {
  /** Loads the chosen version into the editor and stores it over the other tab's. After null the next change finds the conflict again. */
  resolveConflict: (chosen: Draft | null) => void;
  /** The idempotency key for saving this draft as a card: the same for the same revision, also after a reload. */
  getIdempotencyKey: (draft: Draft) => Promise<string>;
  /** Writes to the stored draft where its logo was uploaded to. */
  recordStoredLogo: (draft: Draft) => Promise<void>;
  /** Deletes the stored draft after it was saved as a card, unless it was changed since. */
  discard: (saved: Draft) => Promise<void>;
  /** Sets the saved card that the draft is compared with. A draft equal to it is not stored. */
  rebase: (saved: Draft, version: number) => void;
  /** Resumes after the same owner has logged in again, and stores the present draft. */
  reopen: () => void;
  /** Stores every change from now on. Returns the function that stops it. */
  start: () => () => void;
  /** Stores the present draft at once, also if the page closes before a database write ends. */
  flushOnHide: () => void;
  /** Whether a page that closes now loses an image: only the database stores images. */
  hasUnstoredImage: () => boolean;
};

type DraftAutosaveOptions = {
  draftId: DraftId;
  /** The stored draft as it was opened; null if the browser blocks its storage. */
  opened: OpenedDraft | null;
  /** The draft that needs no storing: an empty card, or the card as it is saved. */
  base: Draft;
  /** The version of the saved card that is being changed. */
  baseVersion?: number;
  /** The saved card of that version; null if it is not known. */
  versionBase: ComparedDraft | null;
};

/** What the page provides for storing drafts. */
export type AutosavePorts = {
  storage: DraftStorage;
  now: () => number;
  setTimer: SetTimer;
  randomId: () => string;
  /** The key of a draft: the one that this page has used for it, else its revision, else a random one. */
  getIdempotencyKey: (draft: Draft, revision: string | null) => string;
};

/** A draft is written when typing pauses, at the latest this long after the first change. */
const maxDelayMs = 2_000;

export function createDraftAutosave(
  editor: Editor,
  options: DraftAutosaveOptions,
  { storage, now, setTimer, randomId, getIdempotencyKey }: AutosavePorts,
): DraftAutosave {
  const { draftId, opened } = options;
  let { base, baseVersion, versionBase } = options;
  const store = createStore<DraftAutosaveState>({
    state: opened?.stored ? 'saved' : 'unchanged',
    hasFailed: false,
    conflict: opened?.ownDraft ? conflictOf(opened.ownDraft, null) : null,
    joined: [],
    isLoggedOut: false,
  });
  let token = opened?.token ?? null;
  let revision = opened?.stored?.revision ?? null;
  let writtenDraft: Draft | null = editor.get().present;
  /** The stored logo. Its file is written only when it changes. */
  let storedLogo: Logo | null = opened?.stored?.draft.logo ?? null;
  let lastImages = imagesOf(editor.get().present);
  let storedImages = lastImages;
  const deletesCarriedOver = Boolean(opened?.ownDraft);
  let writing: Promise<void> | null = null;
  /** The revision of the write in progress. */
  let pendingRevision: string | null = null;
  let cancelTimer: (() => void) | null = null;
  let firstChangeAt: number | null = null;
  let isDiscarded = false;

  function update(part: Partial<DraftAutosaveState>): void {
    store.set({ ...store.get(), ...part });
  }

  function schedule(): void {
    if (store.get().state !== 'saving') update({ state: 'saving' });
    const images = imagesOf(editor.get().present);
    if (!areSame(images, lastImages)) {
      // An image is too large for local storage on page hide, so it is written without a delay.
      lastImages = images;
      flush();
      return;
    }
    firstChangeAt ??= now();
    cancelTimer?.();
    cancelTimer = setTimer(flush, Math.min(typingPauseMs, firstChangeAt + maxDelayMs - now()));
  }

  function isBlocked(): boolean {
    const { conflict, isLoggedOut } = store.get();
    return conflict !== null || isLoggedOut || isDiscarded;
  }

  /** A draft that was written before, such as after an undo and a redo, is not written again. */
  function isWritten(draft: Draft): boolean {
    if (draft !== writtenDraft) return false;
    if (draft === editor.get().present) update({ state: revision === null ? 'unchanged' : 'saved' });
    return true;
  }

  function flush(): void {
    cancelTimer?.();
    firstChangeAt = null;
    const draft = editor.get().present;
    if (isBlocked()) return;
    // In sequence: each write is based on the revision of the one before.
    writing = (writing ?? Promise.resolve())
      .then(() => write(draft))
      .catch(() => update({ hasFailed: true }));
  }

  function flushOnHide(): void {
    const draft = editor.get().present;
    if (token !== null && draft !== writtenDraft && !isBlocked()) {
      storage.storeUnwritten(draftId, {
        token,
        after: [revision, ...(pendingRevision === null ? [] : [pendingRevision])],
        savedAt: now(),
        draft: isSameDraft(draft, base) ? null : draft,
        baseVersion,
        base: baseVersion === undefined ? null : versionBase,
      });
    }
    flush();
  }

  /** The draft of another tab against ours. Both started from `common`, if that is known. */
  function conflictOf(stored: StoredDraft, common: ComparedDraft | null) {
    return { stored, base: common, draft: draftOf(stored, base), savedAt: stored.savedAt };
  }

  /** Opens the stored draft again and returns the new token. A draft that is found there is a conflict. */
  async function openAgain(): Promise<string> {
    const found = await storage.open(draftId);
    [token, revision, writtenDraft, storedLogo] = [found.token, null, null, null];
    if (found.stored) update({ conflict: conflictOf(found.stored, null) });
    return found.token;
  }

  async function write(draft: Draft): Promise<void> {
    if (isBlocked() || isWritten(draft)) return;
    const access: DraftAccess = { ...draftId, token: token ?? (await openAgain()) };
    if (isBlocked()) return;
    if (isSameDraft(draft, base)) {
      const refusal = await storage.clear(access, revision);
      if (refusal === 'loggedOut') return handleRefusal(refusal);
      [writtenDraft, revision, storedLogo, storedImages] = [draft, null, null, imagesOf(draft)];
      const isLatest = draft === editor.get().present;
      if (isLatest) storage.removeUnwritten(draftId);
      update({ state: isLatest ? 'unchanged' : 'saving', hasFailed: false });
      return;
    }
    const isLogoNew = draft.logo !== storedLogo;
    const baseRevision = revision;
    const newRevision = randomId();
    pendingRevision = newRevision;
    const result = await storage.write(access, {
      draft,
      baseRevision,
      revision: newRevision,
      isLogoNew,
      baseVersion,
      base: baseVersion === undefined ? null : versionBase,
      deletesCarriedOver,
    });
    if (typeof result === 'string') return handleRefusal(result);
    [writtenDraft, revision, storedLogo] = [draft, result.revision, draft.logo];
    storedImages = imagesOf(draft);
    const isLatest = draft === editor.get().present;
    if (isLatest) storage.removeUnwritten(draftId);
    update({ state: isLatest ? 'saved' : 'saving', hasFailed: false });
  }

  async function handleRefusal(refusal: WriteRefusal): Promise<void> {
    if (refusal === 'loggedOut') {
      update({ isLoggedOut: true });
      return;
    }
    const { stored } = await storage.open(draftId);
    if (!stored) return;
    // Two new cards that nothing was stored of are not two versions of one.
    const isOneCard = revision !== null || baseVersion !== undefined;
    const conflict = conflictOf(stored, isOneCard ? (writtenDraft ?? base) : null);
    const { own, added, conflicts } = joinDrafts(conflict.base, editor.get().present, conflict.draft);
    if (conflicts.length > 0) {
      update({ conflict });
      return;
    }
    replaceStored(stored, own);
    update({ joined: added });
  }

  /** Stores a draft over that of another tab. */
  function replaceStored(stored: StoredDraft, draft: Draft): void {
    [writtenDraft, revision, storedLogo] = [draftOf(stored, base), stored.revision, stored.draft.logo];
    if (!isSameDraft(draft, editor.get().present)) editor.change(draft);
    flush();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    resolveConflict(chosen) {
      const { conflict } = store.get();
      update({ conflict: null });
      if (conflict && chosen) replaceStored(conflict.stored, chosen);
    },
    async getIdempotencyKey(draft) {
      flush();
      await writing;
      return getIdempotencyKey(draft, draft === writtenDraft ? revision : null);
    },
    async recordStoredLogo(draft) {
      if (draft !== writtenDraft || revision === null || token === null) return;
      await storage.recordStoredLogo({ ...draftId, token }, revision, draft).catch(() => undefined);
    },
    async discard(saved) {
      if (editor.get().present !== saved) return;
      isDiscarded = true;
      cancelTimer?.();
      await writing;
      storage.removeUnwritten(draftId);
      // Without a token storage is blocked and nothing is stored.
      if (token !== null) await storage.clear({ ...draftId, token }, revision).catch(() => undefined);
    },
    rebase(saved, version) {
      [base, baseVersion, versionBase, writtenDraft] = [saved, version, saved, null];
      flush();
    },
    reopen() {
      token = null;
      writtenDraft = null;
      update({ isLoggedOut: false });
      flush();
    },
    start() {
      const unsubscribe = editor.subscribe(schedule);
      return () => {
        flush();
        unsubscribe();
      };
    },
    flushOnHide,
    hasUnstoredImage: () => !isBlocked() && !areSame(imagesOf(editor.get().present), storedImages),
  };
}

/** The logo and the address of the picture. */
function imagesOf({ logo, card }: Draft): unknown[] {
  return [logo, card.picture?.ref];
}

function areSame(images: readonly unknown[], others: readonly unknown[]): boolean {
  return images.every((image, index) => image === others[index]);
}

function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    one.name === other.name &&
    one.branchId === other.branchId &&
    isSameLogo(one.logo, other.logo) &&
    sortedJson(one.card) === sortedJson(other.card)
  );
}
