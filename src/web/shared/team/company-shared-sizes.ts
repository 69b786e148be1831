import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import { type CompanyDesign, defaultRules, ownContent } from '#domain/design/company-design.ts';
import type { Size } from '#layout/guides.ts';
import { cardOfSaved } from '../api/card-of-saved.ts';
import { requestPrint } from '../print-worker/print-client.ts';
import { companyDesignOf, loadCardsOf } from './cards-of-design.ts';

/**
 * The shared sizes of a changed design: its own if all cards that are saved now fit them, else ones that they fit. The size of a
 * logo that is not saved yet is given.
 */
export async function sharedSizesOfChanged(
  saved: SavedDesign,
  changed: CompanyDesign,
  logo?: Size | null,
): Promise<SharedSizes> {
  const before = companyDesignOf(saved);
  const people = (await loadCardsOf(saved.id)).map((card) => ownContent(before, card));
  return requestPrint('sharedSizes', { design: changed, people, ...(logo !== undefined && { logo }) });
}

/** The shared sizes of a card that becomes a company design: it looks as before. */
export function sharedSizesOfCard(saved: SavedCard): Promise<SharedSizes> {
  const card = cardOfSaved(saved);
  const design = { card, rules: defaultRules(card.content), branches: [] };
  return requestPrint('sharedSizes', { design, people: [] });
}
