import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { withImages } from '#domain/card/card-images.ts';
import type { DesignRow } from '../../../store/designs/designs.ts';

/** A company design as the API returns it. */
export function presentDesign({
  company,
  logoId,
  pictureId,
  createdAt,
  updatedAt,
  ...record
}: DesignRow): SavedDesign {
  const { card, rules, branches } = company;
  return {
    ...record,
    card: withImages(card, { logoId, pictureId }) as SavedDesign['card'],
    rules,
    branches: branches.map(({ id, name, texts }) => ({ id, name, texts })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
