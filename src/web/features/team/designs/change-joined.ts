import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { DesignDraft } from './design-draft.ts';
import { type DesignPart, joinDesigns } from './join-designs.ts';

/** Changes of a design, and the design that they began with. */
export type DesignChanges = { base: SavedDesign; draft: DesignDraft };

/** The saved design, with what of another version was added to the changes; or the one that changed the same. */
type Outcome = { isSaved: boolean; design: SavedDesign; added: readonly DesignPart[] };

type Write = (draft: DesignDraft, version: number) => Promise<{ isSaved: boolean; design: SavedDesign }>;

/** Each try adds what was saved elsewhere since the one before. */
const maxTries = 3;

/** Saves changes together with those that were saved elsewhere, unless both changed the same. */
export async function changeJoined(write: Write, { base, draft }: DesignChanges): Promise<Outcome> {
  let [since, own, added]: [SavedDesign, DesignDraft, readonly DesignPart[]] = [base, draft, []];
  for (let tries = 1; ; tries += 1) {
    const { isSaved, design } = await write(own, since.version);
    if (isSaved) return { isSaved, design, added };
    const joined = joinDesigns(since, own, design);
    if (joined.conflicts.length > 0 || tries === maxTries) return { isSaved, design, added: [] };
    [since, own, added] = [design, joined.own, [...added, ...joined.added]];
  }
}
