import { type CardDesign, textFields } from '#domain/card/card.ts';
import { joinParts } from '../../../shared/join-parts.ts';
import { type Draft, isNamedAfterPerson } from '../core/draft.ts';
import { type ComparedDraft, type DraftPart, differencesOf, logoFields } from './differences.ts';

/** The version of another tab, and the one that both started from if it is known. */
export type Conflict = { base: ComparedDraft | null; draft: Draft; savedAt: Date };

/** Two versions of a card that are joined: what is different in both is the own or the other's, the rest is of both. */
export type JoinedDrafts = {
  own: Draft;
  other: Draft;
  /** What only the other version changed. */
  added: readonly DraftPart[];
  /** What both changed, to different values. */
  conflicts: readonly DraftPart[];
};

/** Joins two versions of the card that both started from. If that is not known, all they differ in is a conflict. */
export function joinDrafts(base: ComparedDraft | null, own: Draft, other: Draft): JoinedDrafts {
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
  const withFields = (isTaken: (field: string) => boolean): Draft => ({
    ...draft,
    design: { ...pick(draft.design, (field) => !isTaken(field)), ...pick(other.design, isTaken) },
  });
  if (part === 'name') return { ...draft, name: other.name };
  if (part === 'branch') return { ...draft, branchId: other.branchId };
  if (part === 'logo') return { ...withFields(isLogoField), logo: other.logo };
  if (part === 'appearance')
    return withFields((field) => !isTextField(field) && !isLogoField(field) && field !== 'back');
  // The name of a card follows its person until it is edited.
  const follows = part === 'fullName' && isNamedAfterPerson(draft) && isNamedAfterPerson(other);
  return { ...withFields((field) => field === part), ...(follows && { name: other.name }) };
}

function pick(design: Partial<CardDesign>, isWanted: (field: string) => boolean): Partial<CardDesign> {
  return Object.fromEntries(Object.entries(design).filter(([field]) => isWanted(field)));
}

function isTextField(field: string): boolean {
  return textFields.some((one) => one === field);
}

function isLogoField(field: string): boolean {
  return logoFields.some((one) => one === field);
}
