import type { Card } from '#domain/card/card.ts';
import { readStoredCard } from '#domain/card/card-document.ts';
import { applyDesign, type CompanyDesign, type PersonContent } from '#domain/design/company-design.ts';
import { readDesignDocument, readPersonDocument } from '#domain/design/design-document.ts';
import type { StoredRow } from './card-statements.ts';

/**
 * A card. Its design is null if a later release stored it, which happens while releases change; `stored` is then what is
 * stored. The design and the logo of a card of a company design come from there.
 */
export type CardRow = Omit<StoredRow, 'design' | 'company'> & {
  design: Card | null;
  stored?: unknown;
  ofDesign?: { designId: string; content: PersonContent; company: CompanyDesign };
};

/** Designs were validated when they were stored. */
export function readRow({ design: stored, company, ...row }: StoredRow): CardRow {
  const person = readPersonDocument(stored);
  if (!person) {
    const design = readStoredCard(stored);
    return { ...row, design, ...(design === null && { stored }) };
  }
  const companyDesign = readDesignDocument(company?.design);
  if (!companyDesign) return { ...row, design: null, stored };
  const { designId, ...content } = person;
  return {
    ...row,
    design: applyDesign(companyDesign, content),
    logoId: company?.logoId ?? null,
    ofDesign: { designId, content, company: companyDesign },
  };
}
