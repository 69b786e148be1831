import { type ComparedDraft, type DraftPart, differencesOf } from '#editor/differences.ts';
import type { Draft } from '#editor/draft.ts';
import { joinDrafts } from '#editor/join-drafts.ts';

/** What is saved now, where it was changed elsewhere. */
export type OtherVersion = { draft: Draft; version: number; savedAt: Date };

type Changes = { draft: Draft; version: number };

/** Saves changes. If another version is saved, nothing is changed and that one is returned. */
export type WriteChanges = (changes: Changes) => Promise<OtherVersion | null>;

/** Changes with the saved card that they began with; null if it is not known. */
export type ChangesSince = Changes & { base: ComparedDraft | null };

/** What was saved, with what of another version was added to it, or the version that changed the same. */
type Outcome = { added: readonly DraftPart[]; conflict: OtherVersion | null };

/** Each try adds what was saved elsewhere since the one before. */
const maxTries = 3;

/** Saves changes together with those that were saved elsewhere, unless both changed the same. */
export async function saveJoined(
  write: WriteChanges,
  { draft, version, base }: ChangesSince,
): Promise<Outcome> {
  let [own, at, since, added]: [Draft, number, ComparedDraft | null, readonly DraftPart[]] = [
    draft,
    version,
    base,
    [],
  ];
  let other: OtherVersion | null = null;
  for (let tries = 0; tries < maxTries; tries += 1) {
    other = await write({ draft: own, version: at });
    // Equal drafts: an earlier attempt was saved and its response was lost.
    if (!other || differencesOf(own, other.draft).length === 0) return { added, conflict: null };
    const joined = joinDrafts(since, own, other.draft);
    if (joined.conflicts.length > 0) break;
    [own, at, since] = [joined.own, other.version, other.draft];
    added = [...new Set([...added, ...joined.added])];
  }
  return { added: [], conflict: other };
}
