import type { BinnedCard, SavedCard } from '#contract/card/saved-card.ts';
import { withImages } from '#domain/card/card-images.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import type { BinnedRow } from '../../store/cards/cards.ts';
import type { CardRow } from '../../store/cards/read-row.ts';

/** A card as the API returns it: one flat object with the paths of its images. If this release cannot read it, only the rest of the row. */
export function presentCard({
  card,
  stored: _,
  ofDesign,
  logoId,
  pictureId,
  createdAt,
  updatedAt,
  ...row
}: CardRow): SavedCard {
  return {
    companyName: '',
    fullName: '',
    ...(card ? flatOf(withImages(card, { logoId, pictureId })) : { isTooNew: true, logoUrl: null }),
    ...row,
    ...(ofDesign && { designId: ofDesign.designId, ...ofPerson(ofDesign) }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function ofPerson({ content: { branchId, setIn } }: NonNullable<CardRow['ofDesign']>) {
  return { ...(branchId !== undefined && { branchId }), ...(setIn && { setIn }) };
}

/** A card in the bin as the API returns it. */
export function presentBinned({ deletedAt, ...card }: BinnedRow): BinnedCard {
  return { ...presentCard(card), deletedAt: deletedAt.toISOString() };
}
