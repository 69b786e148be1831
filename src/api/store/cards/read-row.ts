import type { Card } from '#domain/card/card.ts';
import { readStoredCard } from '#domain/card/card-document.ts';
import { imagesOf } from '#domain/card/card-images.ts';
import {
  applyDesign,
  type CompanyDesign,
  hasOwnPicture,
  type PersonContent,
} from '#domain/design/company-design.ts';
import { readDesignDocument, readPersonDocument } from '#domain/design/design-document.ts';
import type { StoredRow } from './card-statements.ts';

/**
 * A saved card. `card` is null if a later release stored it, which happens while releases change; `stored` is then what
 * is stored. A card of a company design has its style and images from there.
 */
export type CardRow = Omit<StoredRow, 'design' | 'company'> & {
  card: Card | null;
  stored?: unknown;
  ofDesign?: {
    designId: string;
    content: PersonContent;
    company: CompanyDesign;
    /** The picture of the person, also if the design does not show it now. */
    ownPictureId: string | null;
  };
};

/** Documents were validated when they were stored. */
export function readRow({ design: stored, company, ...row }: StoredRow): CardRow {
  const person = readPersonDocument(stored);
  if (!person) {
    const card = readStoredCard(stored);
    return { ...row, card, ...(card === null && { stored }) };
  }
  const companyDesign = readDesignDocument(company?.design, company?.listRules ?? {});
  if (!companyDesign) return { ...row, card: null, stored };
  const { designId, ...content } = person;
  return {
    ...row,
    card: applyDesign(companyDesign, content),
    ...imagesOf(company ?? {}),
    pictureId: shownPicture(companyDesign, row.pictureId, company?.pictureId ?? null),
    ofDesign: { designId, content, company: companyDesign, ownPictureId: row.pictureId },
  };
}

/** The picture that a card of a design shows: the person's, the design's or none. */
export function shownPicture(
  { rules }: CompanyDesign,
  ofPerson: string | null,
  ofDesign: string | null,
): string | null {
  if (rules.picture === 'hidden') return null;
  return hasOwnPicture(rules) ? ofPerson : ofDesign;
}
