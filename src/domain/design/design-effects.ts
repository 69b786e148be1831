import type { Card } from '../card/card.ts';
import { sortedJson } from '../sorted-json.ts';
import {
  applyDesign,
  type CompanyDesign,
  contentProblems,
  ownContent,
  type PersonContent,
} from './company-design.ts';

/** A card that a change of its design changes or makes incomplete, with what is of its person. */
export type AffectedCard = {
  id: string;
  content: PersonContent;
  before: Card;
  after: Card;
  isChanged: boolean;
};

/** The cards of a design that look otherwise or have other texts with the changed one, or lack a text that it requires. */
export function affectedCards(
  design: CompanyDesign,
  changed: CompanyDesign,
  cards: readonly ({ id: string } & PersonContent)[],
): AffectedCard[] {
  return cards
    .map(({ id, ...shown }) => {
      const content = ownContent(design, shown);
      const [before, after] = [applyDesign(design, content), applyDesign(changed, content)];
      return { id, content, before, after, isChanged: sortedJson(before) !== sortedJson(after) };
    })
    .filter(({ content, isChanged }) => isChanged || contentProblems(changed, content).length > 0);
}
