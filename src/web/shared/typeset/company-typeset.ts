import type { SavedDesign } from '#contract/design-schemas.ts';
import type { SavedCard } from '#contract/saved-card.ts';
import type { Typeset } from '#domain/card/typeset.ts';
import { type CompanyDesign, defaultRules, ownContent } from '#domain/design/company-design.ts';
import type { Size } from '#layout/guides.ts';
import { companyDesignOf, loadCardsOf } from '../api/cards-of-design.ts';
import { runBatchJob } from '../batch/batch-client.ts';

/**
 * The typeset of a changed design: its own if all cards that are saved now fit it, else one that they fit. The size of a
 * logo that is not saved yet is given.
 */
export async function typesetOfChanged(
  saved: SavedDesign,
  changed: CompanyDesign,
  logo?: Size | null,
): Promise<Typeset> {
  const before = companyDesignOf(saved);
  const people = (await loadCardsOf(saved.id)).map((card) => ownContent(before, card));
  return runBatchJob('typeset', { design: changed, people, ...(logo !== undefined && { logo }) });
}

/** The typeset of a card that becomes a company design: it looks as before. */
export function typesetOfCard(card: SavedCard): Promise<Typeset> {
  const design = { card, rules: defaultRules(card), branches: [] };
  return runBatchJob('typeset', { design, people: [] });
}
