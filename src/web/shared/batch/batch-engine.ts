import { compareCard } from '#domain/design/compare-card.ts';
import { duplicateRows } from '#domain/design/duplicate-rows.ts';
import { matchCards } from '#domain/design/match-cards.ts';
import { contentWith } from '#domain/design/person-content.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { checkCard, checkSavedCard } from '#people/batch/check-card.ts';
import { sizesOfList, typesetFor, withTypeset } from '#people/batch/company-sizes.ts';
import { logoConverter } from '#people/batch/convert-logos.ts';
import { withKnownCards } from '#people/batch/known-cards.ts';
import { documentTitle } from '#print/document-title.ts';
import { renderOrderSheet } from '#print/sheets/order-sheet.ts';

/** The script that checks, lays out and prints many cards, beside the print engines. */
export const batchEngine = {
  pictureSize,
  harfbuzzFonts,
  checkCard,
  checkSavedCard,
  compareCard,
  matchCards,
  logoConverter,
  contentWith,
  sizesOfList,
  typesetFor,
  withTypeset,
  duplicateRows,
  withKnownCards,
  documentTitle,
  layoutSides,
  renderOrderSheet,
};
