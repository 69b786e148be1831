import type { Card } from '../card/card.ts';
import { sortedJson } from '../sorted-json.ts';
import { applyDesign, type CompanyDesign, ownContent, type PersonContent } from './company-design.ts';

/** A card that a change of its design changes, with what is of its person. */
export type AffectedCard = { id: string; content: PersonContent; before: Card; after: Card };

/** The cards of a design that look otherwise or have other texts with the changed one. */
export function affectedCards(
  design: CompanyDesign,
  changed: CompanyDesign,
  cards: readonly ({ id: string } & PersonContent)[],
): AffectedCard[] {
  return cards
    .map(({ id, ...shown }) => {
      const content = ownContent(design, shown);
      return { id, content, before: applyDesign(design, content), after: applyDesign(changed, content) };
    })
    .filter(({ before, after }) => sortedJson(before) !== sortedJson(after));
}
