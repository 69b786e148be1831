import type { CallResult } from '#contract/endpoints.ts';
import { withImages } from '#domain/card/card-images.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import type { CardRow } from '../../store/cards/read-row.ts';

/** A card as the API returns it: one flat object with the paths of its images. If this release cannot read it, only the rest of the row. */
export function serializeCard({
  card,
  stored: _,
  ofDesign,
  logoId,
  darkLogoId,
  pictureId,
  ...row
}: CardRow): CallResult<'readCard'> {
  return {
    companyName: '',
    fullName: '',
    ...(card
      ? flatOf(withImages(card, { logoId, darkLogoId, pictureId }))
      : { isTooNew: true, logoUrl: null }),
    ...row,
    ...(ofDesign && { designId: ofDesign.designId, ...ofPerson(ofDesign) }),
  };
}

function ofPerson({ content: { branchId, setIn } }: NonNullable<CardRow['ofDesign']>) {
  return { ...(branchId !== undefined && { branchId }), ...(setIn && { setIn }) };
}
