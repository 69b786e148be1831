import type { CardDesign } from '#domain/card/card.ts';
import type { DraftPlace, DraftRow } from './draft-row.ts';

/**
 * What a page that is being left had not written yet. The database does not promise to finish what a closing page
 * begins; local storage is written at once, and holds this until the draft is opened again.
 */
export type UnwrittenDraft = {
  /** As with the drafts: only while it is still the owner's. */
  token: string;
  /** The revisions it is newer than; null is no draft at all. One that is not among them came later. */
  after: (string | null)[];
  savedAt: number;
  /** Null where nothing needs keeping any more. The logo is not in it: a picture is too large, and is written as soon as it is picked. */
  draft: { name: string; design: Partial<CardDesign>; hasLogo: boolean; baseVersion?: number } | null;
};

const draftsPrefix = 'vizitka.unwritten/';
const tokensPrefix = 'vizitka.unwritten-token/';

function keyOf({ owner, subject }: DraftPlace): string {
  return `${draftsPrefix}${owner}/${subject}`;
}

/** Lets pages of this owner leave something behind, until the token is removed. */
export function allowUnwritten(owner: string, token: string): void {
  attempt(() => localStorage.setItem(tokensPrefix + owner, token));
}

/** Leaves a draft behind, unless its owner has logged out since. */
export function leaveUnwritten(place: DraftPlace, unwritten: UnwrittenDraft): void {
  attempt(() => {
    if (localStorage.getItem(tokensPrefix + place.owner) !== unwritten.token) return;
    localStorage.setItem(keyOf(place), JSON.stringify(unwritten));
  });
}

export function readUnwritten(place: DraftPlace): UnwrittenDraft | null {
  return attempt(() => JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as UnwrittenDraft | null);
}

export function dropUnwritten(place: DraftPlace): void {
  attempt(() => localStorage.removeItem(keyOf(place)));
}

/** What pages of this owner have left behind: a new card, or saved ones by their ids. */
export function unwrittenSubjects(owner: string): string[] {
  const prefix = keyOf({ owner, subject: '' });
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Nothing of this owner's stays, and no page that is still open leaves anything more. */
export function forgetUnwrittenOf(owner: string): void {
  attempt(() => localStorage.removeItem(tokensPrefix + owner));
  for (const subject of unwrittenSubjects(owner)) dropUnwritten({ owner, subject });
}

/** Where a place has this token and this row: what the row becomes, null for none; undefined where the row came later or belongs to another time. */
export function rowWithUnwritten(
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
    // The first change of a saved card was not written: its logo is still the card's own.
    ...(hasLogo && (!row || row.hasCardsLogo) && { hasCardsLogo: true }),
  };
}

/** Storage may be barred or full; then nothing is left behind. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
