import { type Card, type CardPatch, logoLimits, withoutUndefined } from '#domain/card/card.ts';
import {
  type BackLogo,
  type BackText,
  type BackTextName,
  backTexts,
  type CardBack,
} from '#domain/card/card-back.ts';
import { defaultFont } from '#domain/card/fonts.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { backFontOf } from '../../back/back-texts.ts';
import { secondCard } from '../../back/second-card.ts';
import { textBox } from '../../blocks/text-box.ts';
import { readableColour, shade } from '../../colour/readable-colour.ts';
import { printLimits } from '../../limits/print-limits.ts';
import { logoSizeMm, type Scene } from '../../scene.ts';
import type { LoadedFonts } from '../../text/harfbuzz-fonts.ts';
import { type Cause, subjectsOf } from '../causes.ts';
import type { Subject } from '../findings.ts';
import { coloursUnder } from '../grounds.ts';
import type { Fix, PrintedSide } from './fix.ts';
import { candidateFixes, defaultFontCovers } from './fixes.ts';
import { drawLogoAutomatically } from './logo-fixes.ts';
import { sayContact } from './missing-part-fixes.ts';
import { enlargeModules, makeCodeReadable, moveCodeBack, shortenContact } from './qr-fixes.ts';

/** The fixes to try for a cause on the back, the smallest change first. */
export function candidateBackFixes(cause: Cause, side: PrintedSide, fonts: LoadedFonts): Fix[] {
  const { back } = side.card;
  if (!back) return [];
  return back.kind === 'card'
    ? secondCardFixes(cause, side, back, fonts)
    : ownFixes(cause, side, back, fonts);
}

type SecondCard = Extract<CardBack, { kind: 'card' }>;
type OwnBack = Exclude<CardBack, { kind: 'card' }>;

/** The fixes of a front. Colours are the back's own; fonts, layout and logo are shared with the front. */
function secondCardFixes(
  cause: Cause,
  { card, scene }: PrintedSide,
  back: SecondCard,
  fonts: LoadedFonts,
): Fix[] {
  return candidateFixes(cause, { card: secondCard(card, back), scene }, fonts).map((fix) => ({
    ...fix,
    change: ofSecondCard(back, fix.change),
  }));
}

function ofSecondCard(back: SecondCard, { style = {}, ...others }: CardPatch): CardPatch {
  const { background, colours = {}, ...shared } = style;
  const isRecoloured = background !== undefined || Object.keys(colours).length > 0;
  const recoloured = {
    ...back,
    ...(background !== undefined && { background }),
    colours: withoutUndefined({ ...back.colours, ...colours }) as SecondCard['colours'],
  };
  return {
    ...others,
    ...(Object.keys(shared).length > 0 && { style: shared }),
    ...(isRecoloured && { back: recoloured }),
  };
}

function ownFixes(cause: Cause, side: PrintedSide, back: OwnBack, fonts: LoadedFonts): Fix[] {
  const [worst] = cause.findings;
  switch (cause.code) {
    case 'QR_MODULES_TOO_SMALL':
      return enlargeModules(side);
    case 'QR_SAYS_NOTHING':
      return sayContact(side.card);
    case 'QR_NOT_PRINTED':
      return shortenContact(side.card);
    case 'QR_CONTRAST_TOO_LOW':
      return makeCodeReadable(side, fonts.looks);
    case 'QR_QUIET_ZONE_TOO_SMALL':
    case 'QR_PAST_SAFE_MARGIN':
      return [...moveCodeBack(side), ...resetLogo(back)];
    case 'QR_NOT_READ':
      return [
        ...makeCodeReadable(side, fonts.looks),
        ...enlargeModules(side),
        ...moveCodeBack(side),
        ...resetLogo(back),
      ];
    case 'LOW_CONTRAST':
      return makeTextsReadable(cause, side.scene, back);
    case 'MISSING_CHARACTERS':
    case 'FACE_STOOD_IN':
      return switchToDefaultFont(cause, side.card, back, fonts);
    case 'COLOUR_SHIFTS_IN_PRINT':
      return worst.colours ? recolour(back, subjectsOf(cause), () => worst.colours?.printed ?? null) : [];
    case 'TOO_MUCH_INK':
      return lighterInks(cause, side.scene, back);
    case 'LOGO_HARDLY_VISIBLE':
    case 'LOGO_PARTS_MERGE':
      return drawLogoAutomatically(side.card);
    case 'LOGO_TOO_COARSE':
      return shrinkLogo(side.scene, back, worst.measured / worst.needed);
    case 'LOGO_PAST_SAFE_MARGIN':
    case 'TEXT_OVERLAPS':
    case 'TEXT_CROSSES_PANEL':
      return [...resetLogo(back), ...moveCodeBack(side)];
    // These are causes of the front.
    case 'LOGO_NOT_PRINTED':
    case 'PICTURE_NOT_PRINTED':
    case 'TEXT_NOT_PRINTED':
    case 'BLEED_TOO_SMALL':
    case 'LINE_OVER_LOGO':
    case 'LINE_TOO_THIN':
    case 'GRAPHIC_NEAR_TEXT':
    case 'GRAPHIC_LINE_TOO_THIN':
    case 'GRAPHIC_ENDS_NEAR_CUT':
    case 'GRAPHIC_SLIVER':
    case 'LOGO_LINE_TOO_THIN':
    case 'LOGO_LETTERS_TOO_SMALL':
    // Only a front has a picture.
    case 'PICTURE_TOO_COARSE':
    case 'SPOT_MIXED':
    case 'SPOT_UNDER_PIXELS':
    case 'FINISHING_NEEDS_A_DRAWING':
    case 'FINISHING_WITHOUT_PART':
    case 'LOGO_PROFILE_DROPPED':
    case 'LOGO_PACKED_AS_PHOTOGRAPH':
    case 'FINE_TEXT_OF_SEVERAL_INKS':
    case 'FINE_TEXT_REVERSED':
    case 'TEXT_PAST_SAFE_MARGIN':
    case 'SIZE_NOT_KEPT':
    case 'SPACING_NOT_KEPT':
    case 'MOVE_NOT_KEPT':
    case 'ALIGNMENT_NOT_KEPT':
    case 'PLACE_NOT_KEPT':
    case 'CODE_SIZE_NOT_KEPT':
    case 'CODE_HAS_NO_ROOM':
    case 'CROP_NOT_KEPT':
    case 'BREAK_NOT_KEPT':
    case 'TEXT_TOO_SMALL':
    case 'TEXT_TOO_LONG':
    case 'FONT_NOT_ON_DEVICE':
    case 'TEXT_EMPTY':
      return [];
  }
}

/** Gives the subjects other colours, in one change. */
function recolour(
  back: OwnBack,
  subjects: readonly Subject[],
  colourFor: (subject: Subject) => string | null,
): Fix[] {
  const recoloured = subjects.flatMap((subject) => {
    const colour = colourFor(subject);
    return colour ? [{ subject, colour }] : [];
  });
  const [first, ...others] = recoloured.map(({ colour }) => colour);
  if (!first) return [];
  const change = recoloured.reduce(
    (changed, { subject, colour }) => inColour(changed, subject, colour),
    back,
  );
  return [{ kind: 'recolour', way: 'use', colours: [first, ...others], change: { back: change } }];
}

function inColour(back: OwnBack, subject: Subject, colour: string): OwnBack {
  if (subject === 'background') return { ...back, background: colour };
  if (subject === 'qr' && back.kind === 'qr') return { ...back, qr: { ...back.qr, colour } };
  const name = backTexts.find((text) => text === subject);
  return name ? withText(back, name, { colour }) : back;
}

/** The back with a changed text; the same back if it has no such text. */
function withText(back: OwnBack, name: BackTextName, change: Partial<BackText>): OwnBack {
  if (back.kind === 'text' && name === 'message') return { ...back, message: { ...back.message, ...change } };
  if (back.kind !== 'qr' || name === 'message') return back;
  const text = back[name];
  return text ? { ...back, [name]: { ...text, ...change } } : back;
}

function makeTextsReadable(cause: Cause, scene: Scene, back: OwnBack): Fix[] {
  return recolour(back, subjectsOf(cause), (subject) => {
    const run = scene.items.find((item) => item.kind === 'text' && item.field === subject);
    if (run?.kind !== 'text') return null;
    const grounds = coloursUnder(textBox(run), scene);
    return readableColour(run.colour, grounds, printLimits.contrast.needed)?.colour ?? null;
  });
}

/** Lighter colours step by step. */
function lighterInks(cause: Cause, scene: Scene, back: OwnBack): Fix[] {
  const steps = Array.from({ length: 15 }, (_, step) => (step + 1) * 0.04);
  return steps.flatMap((share) =>
    recolour(back, subjectsOf(cause), (subject) => {
      const colour = colourIn(scene, subject);
      return colour && shade(colour, 255, share);
    }),
  );
}

function colourIn({ items }: Scene, subject: Subject): string | null {
  for (const item of items) {
    if (item.kind === 'fill' && item.part === subject) return item.colour;
    if (item.kind === 'qr' && subject === 'qr') return item.colour;
    if (item.kind === 'text' && item.field === subject) return item.colour;
  }
  return null;
}

function switchToDefaultFont(cause: Cause, card: Card, back: OwnBack, fonts: LoadedFonts): Fix[] {
  const names = cause.findings.flatMap(({ subject, characters = [] }) => {
    const name = backTexts.find((text) => text === subject);
    const font = name && backFontOf(resolveCard(card), name, textOf(back, name) ?? {});
    return name && font !== defaultFont && defaultFontCovers(characters, fonts) ? [name] : [];
  });
  if (names.length === 0) return [];
  const change = names.reduce((changed, name) => withText(changed, name, { font: defaultFont }), back);
  return [{ kind: 'setIn', font: defaultFont, change: { back: change } }];
}

function textOf(back: OwnBack, name: BackTextName): BackText | undefined {
  if (back.kind === 'text') return name === 'message' ? back.message : undefined;
  return back.kind === 'qr' && name !== 'message' ? back[name] : undefined;
}

/** The logo back at its place, then at its own size too. */
function resetLogo(back: OwnBack): Fix[] {
  if (!('logo' in back) || !back.logo) return [];
  const { sizeMm } = back.logo;
  return [
    { kind: 'resetPlace', change: { back: { ...back, logo: withoutOffset(sizeMm) } } },
    { kind: 'resetPlace', change: { back: { ...back, logo: {} } } },
  ];
}

function withoutOffset(sizeMm: number | undefined): BackLogo {
  return sizeMm === undefined ? {} : { sizeMm };
}

function shrinkLogo({ items }: Scene, back: OwnBack, share: number): Fix[] {
  const logo = items.find((item) => item.kind === 'logo');
  if (!logo || back.kind === 'text' || back.kind === 'look') return [];
  const size = Math.floor(logoSizeMm(logo) * share);
  if (size < logoLimits.size.min) return [];
  return [{ kind: 'shrinkLogo', size, change: { back: { ...back, logo: { ...back.logo, sizeMm: size } } } }];
}
