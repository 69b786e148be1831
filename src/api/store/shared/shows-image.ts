import { eq, or, type SQL } from 'drizzle-orm';
import type { binnedCards, cards, companyDesigns, designVersions, snapshots, uploads } from '../schema.ts';

type TableWithImages =
  | typeof cards
  | typeof binnedCards
  | typeof companyDesigns
  | typeof designVersions
  | typeof snapshots;

/** Whether a row shows an image. */
export function showsImage(table: TableWithImages, id: string | typeof uploads.id): SQL | undefined {
  return or(eq(table.logoId, id), eq(table.darkLogoId, id), eq(table.pictureId, id));
}
