import type { DraftId } from '#editor/stored-draft.ts';
import type { DraftDesign, DraftRow } from './draft-row.ts';

/**
 * Changes that a closing page had not written yet. IndexedDB does not guarantee to finish a write that a closing page
 * starts. Local storage is synchronous and keeps them until the draft is opened again.
 */
export type UnwrittenDraft = {
  /** Valid only while it is the owner's current token. */
  token: string;
  /** The revisions it replaces; null means no draft. Any other stored revision is newer. */
  after: (string | null)[];
  savedAt: number;
  /** Null deletes the draft. The logo is not included: it is too large, and it is written as soon as it is chosen. */
  draft:
    | (Pick<DraftRow, 'name' | 'branchId' | 'baseVersion' | 'base'> & {
        design: DraftDesign;
        hasLogo: boolean;
      })
    | null;
};

const draftsPrefix = 'vizitka.unwritten/';
const tokensPrefix = 'vizitka.unwritten-token/';

function keyOf({ owner, subject }: DraftId): string {
  return `${draftsPrefix}${owner}/${subject}`;
}

/** Allows pages of this owner to store changes until the token is removed. */
export function allowUnwritten(owner: string, token: string): void {
  attempt(() => localStorage.setItem(tokensPrefix + owner, token));
}

/** Stores the changes unless the owner has logged out. */
export function storeUnwritten(id: DraftId, unwritten: UnwrittenDraft): void {
  attempt(() => {
    if (localStorage.getItem(tokensPrefix + id.owner) !== unwritten.token) return;
    localStorage.setItem(keyOf(id), JSON.stringify(unwritten));
  });
}

export function readUnwritten(id: DraftId): UnwrittenDraft | null {
  return attempt(() => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as UnwrittenDraft | null);
}

export function removeUnwritten(id: DraftId): void {
  attempt(() => localStorage.removeItem(keyOf(id)));
}

/** The subjects for which this owner has stored changes. */
export function unwrittenSubjects(owner: string): string[] {
  const prefix = keyOf({ owner, subject: '' });
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Removes the owner's stored changes and stops open pages from storing more. */
export function removeAllUnwritten(owner: string): void {
  attempt(() => localStorage.removeItem(tokensPrefix + owner));
  for (const subject of unwrittenSubjects(owner)) removeUnwritten({ owner, subject });
}

/** Applies the changes to the stored row. Returns the new row, null to delete it, or undefined if the row is newer or the token differs. */
export function applyUnwritten(
  { token, after, savedAt, draft }: UnwrittenDraft,
  found: { token: string | undefined; row: DraftRow | undefined },
): DraftRow | null | undefined {
  const { row } = found;
  if (token !== found.token || !after.includes(row?.revision ?? null)) return undefined;
  if (!draft) return null;
  const { hasLogo, ...rest } = draft;
  return {
    ...rest,
    revision: crypto.randomUUID(),
    savedAt: new Date(savedAt),
    logo: (hasLogo && row?.logo) || null,
    // No row yet: the draft still uses the saved card's logo.
    ...(hasLogo && (!row || row.hasCardsLogo) && { hasCardsLogo: true }),
  };
}

/** Storage may be blocked or full; then nothing is stored. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
