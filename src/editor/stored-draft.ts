import type { ComparedDraft } from './differences.ts';
import type { Draft } from './draft.ts';

/** The owner of a draft and its subject: `newCard`, the id of a saved card, or that of a company design after `design/`. */
export type DraftId = { owner: string; subject: string };

/** A draft in this browser's database. Every write gives it a new revision. */
export type StoredDraft = {
  draft: Draft;
  revision: string;
  savedAt: Date;
  baseVersion?: number;
  /** The saved card that the changes are based on; absent if an older release stored them. */
  base?: ComparedDraft;
  /** Its logo is the logo of the saved card and is not stored with the draft. */
  hasCardsLogo?: boolean;
};

/** The draft as the editor shows it, with the logo of the saved card where it has none of its own. */
export function draftOf({ draft, hasCardsLogo }: StoredDraft, card: Draft): Draft {
  return hasCardsLogo ? { ...draft, logo: card.logo } : draft;
}

/** The saved card that the changes of a draft began with: the present one, unless it was changed since. */
export function versionBaseOf(
  opened: OpenedDraft | null,
  card: Draft,
  version: number | undefined,
): ComparedDraft | null {
  const { stored = null } = opened ?? {};
  return !stored || stored.baseVersion === version ? card : (stored.base ?? null);
}

/** A stored draft, and the token for writing it. */
export type OpenedDraft = {
  /** Valid until the owner logs out. */
  token: string;
  stored: StoredDraft | null;
  /** The owner's own draft, if `stored` was carried over from before the login. The user chooses one of the two. */
  ownDraft: StoredDraft | null;
};

/** The right of this tab to write a draft. */
export type DraftAccess = DraftId & { token: string };

export type DraftWrite = {
  draft: Draft;
  baseRevision: string | null;
  /** The new revision. */
  revision: string;
  isLogoNew: boolean;
  baseVersion?: number | undefined;
  base: ComparedDraft | null;
  /** Whether to delete the draft that was carried over from before the login. */
  deletesCarriedOver: boolean;
};

/** Another tab has stored a draft since, or the owner has logged out. */
export type WriteRefusal = 'stale' | 'loggedOut';

/** Changes that a page which is hidden has not written yet. */
export type UnwrittenChanges = {
  token: string;
  /** The revisions that they replace; null means no draft. */
  after: (string | null)[];
  savedAt: number;
  /** Null deletes the draft. */
  draft: Draft | null;
  baseVersion: number | undefined;
  base: ComparedDraft | null;
};

/** Where drafts are stored. */
export type DraftStorage = {
  /** Reads the stored draft and the token; creates the token if the owner has none. */
  open: (id: DraftId) => Promise<OpenedDraft>;
  /** Stores a draft, unless the stored one is no longer the revision that it is based on. */
  write: (access: DraftAccess, write: DraftWrite) => Promise<StoredDraft | WriteRefusal>;
  /** Deletes the stored draft if it is still this revision. */
  clear: (access: DraftAccess, revision: string | null) => Promise<WriteRefusal | null>;
  /** Writes where the logo was uploaded to. */
  recordStoredLogo: (access: DraftAccess, revision: string, draft: Draft) => Promise<void>;
  /** Stores changes before it returns: the page may close before a write ends. */
  storeUnwritten: (id: DraftId, changes: UnwrittenChanges) => void;
  removeUnwritten: (id: DraftId) => void;
};
