import { pictureSize } from '#image/read-picture.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { checkCard } from '#people/batch/check-card.ts';
import { compareCard, matchCards } from '#people/batch/compare-people.ts';
import { logoConverter } from '#people/batch/convert-logos.ts';
import { personContent } from '#people/batch/person-content.ts';

/** The script that checks and lays out the cards of a list, beside the print engines. */
export const batchEngine = {
  pictureSize,
  harfbuzzFonts,
  checkCard,
  compareCard,
  matchCards,
  logoConverter,
  personContent,
};
