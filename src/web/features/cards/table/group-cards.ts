import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';

/** Cards of one branch, or those that have none. */
export type CardGroup = { id: string; name: string; cards: readonly SavedCard[] };

type GroupNames = { noBranch: string; noDesign: string };

/** Named groups are first, then the cards without a branch, then those without a design. */
type Ranked = Omit<CardGroup, 'cards'> & { rank: 0 | 1 | 2 };

/**
 * The cards by branch, in the order of the names; the cards of a group keep their order. With several designs a group
 * also has the name of its design.
 */
export function groupCards(
  cards: readonly SavedCard[],
  designs: readonly SavedDesign[],
  names: GroupNames,
  language: string,
): CardGroup[] {
  const designOf = new Map(designs.map((design) => [design.id, design]));
  const groups = new Map<string, Ranked & { cards: SavedCard[] }>();
  for (const card of cards) {
    const group = groupOf(card, designOf.get(card.designId ?? ''), designs.length > 1, names);
    const known = groups.get(group.id);
    if (known) known.cards.push(card);
    else groups.set(group.id, { ...group, cards: [card] });
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...groups.values()].sort((a, b) => a.rank - b.rank || compare(a.name, b.name));
}

function groupOf(
  { branchId }: SavedCard,
  design: SavedDesign | undefined,
  hasSeveral: boolean,
  { noBranch, noDesign }: GroupNames,
): Ranked {
  if (!design) return { id: 'none', name: noDesign, rank: 2 };
  if (design.branches.length === 0) return { id: design.id, name: design.name, rank: 0 };
  const withDesign = (name: string) => (hasSeveral ? `${name} · ${design.name}` : name);
  const branch = design.branches.find(({ id }) => id === branchId);
  if (branch) return { id: branch.id, name: withDesign(branch.name), rank: 0 };
  return { id: design.id, name: withDesign(noBranch), rank: 1 };
}
