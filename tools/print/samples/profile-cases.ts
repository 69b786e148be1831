import { type Card, emptyCard, orientations } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { formatIds, formatOf } from '#domain/card/formats.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { Scene } from '#layout/scene.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import type { PressColours } from '#print/colour/press-colours.ts';
import { logoBackground } from '#print/drawing/logo-background.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import { marginsOf, type PrintProfile } from '#print/profile/print-profile.ts';
import { profilePresets } from '#print/profile/profile-presets.ts';
import type { ProfileSettings } from '#print/profile/profile-settings.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { drawnLogos, sampleLogos } from '#print/testing/sample-logos.ts';
import type { ExpectedPage } from '../testing/qpdf-preflight.ts';
import { printSamples } from './print-samples.ts';

/** Every profile that is shipped, and those at the limits. */
export const caseProfiles: Record<string, ProfileSettings> = {
  ...profilePresets,
  'PDF/X-1a with fonts, marks and its ICC profile': {
    standard: 'X-1a',
    bleedMm: 5,
    marks: true,
    embedIcc: true,
  },
  'the lowest usual ink limit': { standard: 'X-1a', bleedMm: 3, inkLimit: 225, icc: 'GRACoL2006', safeMm: 5 },
};

const backs: readonly (CardBack | null)[] = [
  null,
  { kind: 'logo' },
  { kind: 'qr', qr: { content: 'vcard' }, above: { text: 'Žilina' }, logo: {} },
  { kind: 'text', message: { text: 'Svetlo pre každý dom' }, background: '#07120f' },
  { kind: 'card', content: { companyName: 'Ateliér', fullName: 'Ľudmila Ďuríčeková' } },
];
const formats: readonly Card['format'][] = [...formatIds, { widthMm: 60, heightMm: 60 }];
const logos = [null, ...Object.values(drawnLogos), ...Object.values(sampleLogos)];

/** Every format, orientation and back; kinds of logos, texts, colours and layouts vary with the number. */
export const profileCases = formats.flatMap((format) =>
  orientations.flatMap((orientation) => backs.map((back) => ({ format, orientation, back }))),
);

export type ProfileCase = (typeof profileCases)[number];

/** The pages of a case, and what a preflight should find. */
export function printedCase(
  { format, orientation, back }: ProfileCase,
  number: number,
  profile: PrintProfile,
  fonts: LoadedFonts,
  colours: PressColours,
): { pages: PrintPage[]; expected: ExpectedPage[] } {
  const logo = logos[number % logos.length] ?? null;
  const sample = printSamples[(number * 7) % printSamples.length]?.card ?? emptyCard;
  const card: Card = { ...sample, format, orientation, back };
  const scenes = layoutSides(card, fonts, logo ? pictureSize(logo) : undefined, marginsOf(profile));
  const printedLogo = (scene: Scene) => {
    const ground = logoBackground(scene);
    return logo && ground ? convertLogo(logo, ground, 300, colours) : null;
  };
  const { widthMm, heightMm, bleedMm } = formatOf(format);
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  const [width, height] = orientation === 'landscape' ? [long, short] : [short, long];
  return {
    pages: scenes.map((scene) => ({ scene, logo: printedLogo(scene) })),
    expected: scenes.map(() => ({ width, height, bleedMm: profile.bleedMm ?? bleedMm })),
  };
}
