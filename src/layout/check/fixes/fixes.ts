import { type Card, layouts } from '#domain/card/card.ts';
import { defaultFont } from '#domain/card/fonts.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { greyOf } from '../../colour/readable-colour.ts';
import { faceOf } from '../../text/faces.ts';
import type { LoadedFonts } from '../../text/harfbuzz-fonts.ts';
import { type Cause, subjectsOf } from '../causes.ts';
import { makeReadable, reduceInk, replaceWithBlackInk, replaceWithPrintedColour } from './colour-fixes.ts';
import type { Fix, PrintedSide } from './fix.ts';
import { drawLogoAutomatically, makeRoomForTexts, moveLogoInside, shrinkLogo } from './logo-fixes.ts';
import { putAddressOnBack, putLogoOnBack, removePicture, takeAnotherLook } from './missing-part-fixes.ts';

/** The fixes to try for a cause, the smallest change first. */
export function candidateFixes(cause: Cause, side: PrintedSide, fonts: LoadedFonts): Fix[] {
  const [worst] = cause.findings;
  switch (cause.code) {
    case 'LOGO_NOT_PRINTED':
      return [
        ...putLogoOnBack(side.card),
        ...putAddressOnBack(side.card),
        ...otherLayouts(side),
        ...takeAnotherLook(side.card, cause.code, fonts.looks),
      ];
    case 'PICTURE_NOT_PRINTED':
      return [...takeAnotherLook(side.card, cause.code, fonts.looks), ...removePicture()];
    case 'TEXT_NOT_PRINTED':
      return [...otherLayouts(side), ...takeAnotherLook(side.card, cause.code, fonts.looks)];
    case 'LOGO_PAST_SAFE_MARGIN':
      return moveLogoInside(side);
    case 'LOGO_HARDLY_VISIBLE':
    case 'LOGO_PARTS_MERGE':
      return drawLogoAutomatically(side.card);
    case 'LOGO_TOO_COARSE':
      return shrinkLogo(side.card, worst.measured / worst.needed);
    case 'PICTURE_TOO_COARSE':
      return zoomOut(side.card, worst.measured / worst.needed);
    case 'LOW_CONTRAST':
      return [...makeReadable(subjectsOf(cause), side), ...makeReadable(subjectsOf(cause), side, greyOf)];
    case 'COLOUR_SHIFTS_IN_PRINT':
      return replaceWithPrintedColour(worst, side);
    case 'TOO_MUCH_INK':
      return reduceInk(cause, side);
    case 'MISSING_CHARACTERS':
    case 'FACE_STOOD_IN':
      return switchToDefaultFont(cause, side, fonts);
    case 'FINE_TEXT_OF_SEVERAL_INKS':
      return [...replaceWithBlackInk(cause, side), ...otherLayouts(side)];
    case 'FINE_TEXT_REVERSED':
      return otherLayouts(side);
    case 'TEXT_PAST_SAFE_MARGIN':
    case 'LINE_OVER_LOGO':
    case 'TEXT_OVERLAPS':
    case 'TEXT_CROSSES_PANEL':
    case 'TEXT_TOO_SMALL':
    case 'TEXT_TOO_LONG':
      return [...makeRoomForTexts(side), ...otherLayouts(side)];
    case 'BLEED_TOO_SMALL':
    case 'LINE_TOO_THIN':
    case 'GRAPHIC_NEAR_TEXT':
    case 'GRAPHIC_LINE_TOO_THIN':
    case 'GRAPHIC_ENDS_NEAR_CUT':
    case 'GRAPHIC_SLIVER':
    case 'LOGO_PROFILE_DROPPED':
    // Only the person knows which wish matters less.
    case 'SIZE_NOT_KEPT':
    case 'SPACING_NOT_KEPT':
    case 'MOVE_NOT_KEPT':
    case 'ALIGNMENT_NOT_KEPT':
    case 'PLACE_NOT_KEPT':
    case 'CODE_SIZE_NOT_KEPT':
    case 'CODE_HAS_NO_ROOM':
    case 'CROP_NOT_KEPT':
    case 'BREAK_NOT_KEPT':
    // Only the person knows what the brand or the print shop allows.
    case 'LOGO_LINE_TOO_THIN':
    case 'LOGO_LETTERS_TOO_SMALL':
    case 'SPOT_MIXED':
    case 'SPOT_UNDER_PIXELS':
    case 'FINISHING_NEEDS_A_DRAWING':
    case 'FINISHING_WITHOUT_PART':
    case 'LOGO_PACKED_AS_PHOTOGRAPH':
    // Only the person has the file.
    case 'FONT_NOT_ON_DEVICE':
    case 'TEXT_EMPTY':
    // Only a back has a code.
    case 'QR_MODULES_TOO_SMALL':
    case 'QR_CONTRAST_TOO_LOW':
    case 'QR_QUIET_ZONE_TOO_SMALL':
    case 'QR_PAST_SAFE_MARGIN':
    case 'QR_NOT_READ':
    case 'QR_NOT_PRINTED':
    case 'QR_SAYS_NOTHING':
      return [];
  }
}

/** Shows more of the picture, so that its pixels are smaller in print. */
function zoomOut({ picture }: Card, share: number): Fix[] {
  if (!picture || picture.zoom === 1) return [];
  const zoom = Math.max(1, Math.floor(picture.zoom * share * 100) / 100);
  return [{ kind: 'zoomOut', change: { picture: { ...picture, zoom } } }];
}

function otherLayouts({ card }: PrintedSide): Fix[] {
  const { layout: current } = resolveCard(card);
  return layouts
    .filter((layout) => layout !== current)
    .map((layout) => ({ kind: 'useLayout', layout, change: { style: { layout } } }));
}

function switchToDefaultFont(cause: Cause, { card }: PrintedSide, fonts: LoadedFonts): Fix[] {
  const fields = cause.findings.flatMap(({ subject, characters = [] }) => {
    const field = textFields.find((name) => name === subject);
    return field && defaultFontCovers(characters, fonts) && resolveCard(card).fonts[field] !== defaultFont
      ? [field]
      : [];
  });
  if (fields.length === 0) return [];
  const changed = Object.fromEntries(fields.map((field) => [field, defaultFont]));
  return [{ kind: 'setIn', font: defaultFont, change: { style: { fonts: changed } } }];
}

/** Whether the default font has these characters. */
export function defaultFontCovers(characters: readonly string[], fonts: LoadedFonts): boolean {
  const face = faceOf(defaultFont, { weight: 400 });
  return fonts.has(face) && Array.from(characters.join('')).every((c) => fonts.covers(face, codePoint(c)));
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
