import { applyPatch, type Card, withoutUndefined } from '#domain/card/card.ts';
import { withLine } from '#domain/card/card-lines.ts';
import { joinAdjustments } from '#domain/card/join-adjustments.ts';
import { isSameJson } from '#domain/sorted-json.ts';
import { type ComparedDraft, type DraftPart, differencesOf } from './differences.ts';
import { type Draft, isNamedAfterPerson } from './draft.ts';
import { joinParts } from './join-parts.ts';

/** The version of another tab, and the one that both started from if it is known. */
export type Conflict = { base: ComparedDraft | null; draft: Draft; savedAt: Date };

/** Two merged drafts: conflicting parts come from one side, all others from both. */
export type JoinedDrafts = {
  own: Draft;
  other: Draft;
  /** What only the other version changed. */
  added: readonly DraftPart[];
  /** What both changed, to different values. */
  conflicts: readonly DraftPart[];
};

/**
 * Joins two versions of the card that both started from. If that is not known, all they differ in is a conflict. Adjustments
 * of different values are joined one by one.
 */
export function joinDrafts(base: ComparedDraft | null, own: Draft, other: Draft): JoinedDrafts {
  const [before, mine, theirs] = [base, own, other].map((draft) => draft?.card.style.adjustments);
  const joined = base && joinAdjustments(before, mine, theirs);
  if (!joined || 'conflict' in joined) return joinInParts(base, own, other);
  const { adjustments } = joined;
  const result = joinInParts(base, withAdjustments(own, adjustments), withAdjustments(other, adjustments));
  const isAdded = !isSameJson(mine, adjustments);
  return isAdded ? { ...result, added: [...result.added, 'adjustments'] } : result;
}

function joinInParts(base: ComparedDraft | null, own: Draft, other: Draft): JoinedDrafts {
  const apart = partsIn(own, other);
  const { added, conflicts } = base
    ? joinParts({ own: partsIn(base, own), other: partsIn(base, other), apart })
    : { added: [], conflicts: apart };
  const take = (parts: readonly DraftPart[]) =>
    parts.reduce((draft, part) => withPart(draft, other, part), own);
  const others = take([...added, ...conflicts]);
  const isOther = partsIn(others, other).length === 0;
  return { own: take(added), other: isOther ? other : others, added, conflicts };
}

function partsIn(one: ComparedDraft, other: ComparedDraft): DraftPart[] {
  return differencesOf(one, other).map(({ part }) => part);
}

/** The draft with one part of another. */
function withPart(draft: Draft, other: Draft, part: DraftPart): Draft {
  const { card } = draft;
  if (part === 'name') return { ...draft, name: other.name };
  if (part === 'branch') return { ...draft, branchId: other.branchId };
  if (part === 'back') return { ...draft, card: { ...card, back: other.card.back } };
  if (part === 'adjustments') return withAdjustments(draft, other.card.style.adjustments);
  if (part === 'logo')
    return { ...draft, card: withLogo(card, other.card, card.style.logo.hasName), logo: other.logo };
  if (part === 'appearance') {
    const { format, orientation, style, picture } = other.card;
    const { adjustments } = card.style;
    const ownStyle = withoutUndefined({ ...style, adjustments });
    const looksLike = withoutUndefined({ ...card, format, orientation, style: ownStyle, picture });
    return { ...draft, card: withLogo(looksLike, card, style.logo.hasName) };
  }
  // The name of a card follows its person until it is edited.
  const follows = part === 'fullName' && isNamedAfterPerson(draft) && isNamedAfterPerson(other);
  return {
    ...draft,
    card: { ...card, content: withLine(card.content, other.card.content, part) },
    ...(follows && { name: other.name }),
  };
}

function withAdjustments(draft: Draft, adjustments: Card['style']['adjustments']): Draft {
  if (isSameJson(draft.card.style.adjustments, adjustments)) return draft;
  return { ...draft, card: applyPatch(draft.card, { style: { adjustments } }) };
}

/** The card with the logo's place of another. Whether the logo has the company's name is a matter of the appearance. */
function withLogo(card: Card, { style: { logo } }: Card, hasName: boolean | undefined): Card {
  return { ...card, style: { ...card.style, logo: withoutUndefined({ ...logo, hasName }) } };
}
