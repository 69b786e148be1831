import type { SavedCard } from '#contract/saved-card.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import type { CardRow } from '../../store/cards/cards.ts';

/** A card as the API returns it: one flat object with the path of its logo. */
export function presentCard({ design, logoId, createdAt, updatedAt, ...card }: CardRow): SavedCard {
  return {
    ...design,
    ...card,
    logoUrl: logoId && logoPath(logoId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
