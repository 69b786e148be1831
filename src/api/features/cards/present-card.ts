import type { SavedCard } from '#contract/saved-card.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import type { CardRow } from '../../store/cards/cards.ts';

/** A card as the API returns it: one flat object with the path of its logo. Without a design that this release can read, only the rest of it. */
export function presentCard({
  design,
  stored: _,
  logoId,
  createdAt,
  updatedAt,
  ...card
}: CardRow): SavedCard {
  return {
    ...(design ?? { companyName: '', fullName: '', isTooNew: true }),
    ...card,
    logoUrl: logoId && logoPath(logoId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
