import type { BinnedCard, SavedCard } from '#contract/saved-card.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import type { BinnedRow } from '../../store/cards/cards.ts';
import type { CardRow } from '../../store/cards/read-row.ts';

/** A card as the API returns it: one flat object with the path of its logo. Without a design that this release can read, only the rest of it. */
export function presentCard({
  design,
  stored: _,
  ofDesign,
  logoId,
  createdAt,
  updatedAt,
  ...card
}: CardRow): SavedCard {
  return {
    ...(design ?? { companyName: '', fullName: '', isTooNew: true }),
    ...card,
    ...(ofDesign && { designId: ofDesign.designId, ...branchOf(ofDesign) }),
    logoUrl: logoId && logoPath(logoId),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function branchOf({ content: { branchId } }: NonNullable<CardRow['ofDesign']>) {
  return branchId === undefined ? {} : { branchId };
}

/** A card in the bin as the API returns it. */
export function presentBinned({ deletedAt, ...card }: BinnedRow): BinnedCard {
  return { ...presentCard(card), deletedAt: deletedAt.toISOString() };
}
