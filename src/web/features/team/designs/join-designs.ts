import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { withoutUndefined } from '#domain/card/card.ts';
import { comparedLine, withLine } from '#domain/card/card-lines.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { joinParts } from '#editor/join-parts.ts';
import type { DesignDraft } from './design-draft.ts';

type Branch = SavedDesign['branches'][number];

/** A part of a design that is changed on its own. The look is all of its card except the texts, and the rule of its picture. */
export type DesignPart =
  | { kind: 'name' | 'look' }
  | { kind: 'rule' | 'words'; field: TextField }
  | { kind: 'branch'; id: string };

export type JoinedDesigns = {
  own: DesignDraft;
  other: DesignDraft;
  /** What only the other version changed. */
  added: readonly DesignPart[];
  /** What both changed, to different values. */
  conflicts: readonly DesignPart[];
};

/** Joins two changed versions of a design: what both changed is the own or the other's, the rest is of both. */
export function joinDesigns(base: DesignDraft, own: DesignDraft, other: DesignDraft): JoinedDesigns {
  const parts = partsIn(own, other);
  const differing = (one: DesignDraft, two: DesignDraft) =>
    parts.filter((part) => sortedJson(partValue(one, part)) !== sortedJson(partValue(two, part)));
  const { added, conflicts } = joinParts({
    own: differing(base, own),
    other: differing(base, other),
    apart: differing(own, other),
  });
  const take = (taken: readonly DesignPart[]) =>
    taken.reduce((draft, part) => withPart(draft, other, part), own);
  const others = take([...added, ...conflicts]);
  const isOther = differing(others, other).length === 0;
  return { own: take(added), other: isOther ? other : others, added, conflicts };
}

/** Each part once, so that the same one is the same object. */
function partsIn(own: DesignDraft, other: DesignDraft): DesignPart[] {
  const ids = new Set([...own.branches, ...other.branches].map(({ id }) => id));
  return [
    { kind: 'name' },
    { kind: 'look' },
    ...textFields.flatMap((field): DesignPart[] => [
      { kind: 'rule', field },
      { kind: 'words', field },
    ]),
    ...[...ids].map((id): DesignPart => ({ kind: 'branch', id })),
  ];
}

function partValue(design: DesignDraft, part: DesignPart): unknown {
  switch (part.kind) {
    case 'name':
      return design.name;
    case 'look':
      return [{ ...design.card, content: null }, design.rules.picture ?? null];
    case 'rule':
      return [design.rules[part.field], design.listRules?.[part.field] ?? 'list'];
    case 'words':
      return comparedLine(design.card.content, part.field);
    case 'branch':
      return branchById(design, part.id) ?? null;
  }
}

export function branchById({ branches }: DesignDraft, id: string): Branch | undefined {
  return branches.find((branch) => branch.id === id);
}

function withPart(design: DesignDraft, other: DesignDraft, part: DesignPart): DesignDraft {
  switch (part.kind) {
    case 'name':
      return { ...design, name: other.name };
    case 'look':
      return {
        ...design,
        card: { ...other.card, content: design.card.content },
        rules: withoutUndefined({ ...design.rules, picture: other.rules.picture }),
      };
    case 'rule':
      return {
        ...design,
        rules: { ...design.rules, [part.field]: other.rules[part.field] },
        listRules: { ...design.listRules, [part.field]: other.listRules?.[part.field] ?? 'list' },
      };
    case 'words':
      return {
        ...design,
        card: {
          ...design.card,
          content: withLine(design.card.content, other.card.content, part.field),
        },
      };
    case 'branch':
      return { ...design, branches: withBranch(design, other, part.id) };
  }
}

/** A new branch comes last; a changed one keeps its place. */
function withBranch(design: DesignDraft, other: DesignDraft, id: string): Branch[] {
  const taken = branchById(other, id);
  if (!taken) return design.branches.filter((branch) => branch.id !== id);
  return branchById(design, id)
    ? design.branches.map((branch) => (branch.id === id ? taken : branch))
    : [...design.branches, taken];
}
