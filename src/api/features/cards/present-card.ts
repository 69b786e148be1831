import type { SavedCard } from '#contract/saved-card.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import type { CardRow } from '../../store/cards/cards.ts';

/** A stored card as it is answered: one flat object, its logo as an address. */
export function presentCard({ design, logoId, createdAt, updatedAt, ...card }: CardRow): SavedCard {
  return {
    ...design,
    ...card,
    logoUrl: logoId && logoPath(logoId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
