import { type Card, layouts, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { type FontName, standardFonts } from '#domain/card/fonts.ts';
import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import type { PressColours } from '#print/colour/press-colours.ts';
import { logoBackground } from '#print/drawing/logo-background.ts';
import { convertLogo } from '#print/image/convert-logo.ts';
import type { PrintPage } from '#print/render-pdf.ts';
import { sampleLogos } from '#print/testing/sample-logos.ts';

/** A card to print, with the options of the file. */
export type PrintSample = {
  name: string;
  card: Card;
  /** The number of the logo; null for none. */
  logo: number | null;
  dpi: 300 | 600;
  cropMarks: boolean;
};

const words = {
  slovak:
    'Ľudmila Ďuríčeková Šťastná Účtovníctvo Žilinský kĺb ŕň Váh Štúrova Fjordová efektívne financie AVATAR',
  cyrillic: 'Київ Олена Кравець Щедрий Їжак Ґанок Ательє Архітектура Світло Жук Юлія Ёлка',
  greek: 'Αθήνα Ελένη Παπαδοπούλου Φωτισμός Χρώμα Ύδωρ Ώρα Σχέδιο Γραφείο Ξένια',
  mixed: 'Łódź Café office fjord “Zürich” 50 % – A & B © Київ Αθήνα Straße',
} as const;
const scripts = Object.values(words).map((text) => text.split(' '));

const papers = ['#ffffff', '#f4ebdd', '#0f172a', '#000000', '#1d4ed8', '#c8e6c9'];
const inks = ['#000000', '#333333', '#9b1b30', '#ffffff', '#1f4e9e', '#666666', '#00a86b'];
const logoKinds = 15;

const logos = Object.values(sampleLogos);

/** Every layout in both orientations and every font, twice. Texts, colours, logos, marks and resolution vary with the number. */
export const printSamples: readonly PrintSample[] = layouts.flatMap((layout, l) =>
  orientations.flatMap((orientation, o) =>
    standardFonts.flatMap((font, f) =>
      [0, 1].map((again): PrintSample => {
        const number = ((l * orientations.length + o) * standardFonts.length + f) * 2 + again;
        return {
          name: `${number}: ${layout}, ${orientation}, ${font}`,
          card: cardOf(sampleCard(number, font, { layout, orientation })),
          logo: number % 8 === 7 ? null : number % logoKinds,
          dpi: again === 0 ? 300 : 600,
          cropMarks: (number >> 1) % 2 === 0,
        };
      }),
    ),
  ),
);

/** A sample with its layout and its converted logo. */
export function printedSample(sample: PrintSample, fonts: LoadedFonts, colours: PressColours): PrintPage {
  const logo = sample.logo === null ? undefined : logos[sample.logo];
  const scene = layoutCard(sample.card, fonts, logo ? pictureSize(logo) : undefined);
  const ground = logoBackground(scene);
  return { scene, logo: logo && ground ? convertLogo(logo, ground, sample.dpi, colours) : null };
}

function sampleCard(
  number: number,
  font: FontName,
  arrangement: Pick<FlatCard, 'layout' | 'orientation'>,
): FlatCard {
  const some = (count: number, salt: number) =>
    Array.from({ length: count }, (_, word) =>
      pick(pick(scripts, number + (salt >> 2)), number * 7 + salt * 3 + word * 5),
    ).join(' ');
  const ink = (salt: number) => pick(inks, number + salt);
  const other = pick(standardFonts, number + 3);
  return {
    ...arrangement,
    // Some cards lack required texts.
    companyName: number % 9 === 0 ? '' : some(1 + (number % 3), 1),
    website: 'rozhlad.example',
    fullName: number % 11 === 0 ? '' : some(2, 2),
    position: some(2, 4),
    phone: '+421 905 123 456',
    email: `card.${number}@rozhlad.example`,
    url: number % 13 === 0 ? `漢 ${some(1, 8)} 😀` : some(2, 8),
    backgroundColor: pick(papers, number >> 1),
    companyNameFont: font,
    nameFont: font,
    positionFont: font,
    dataFont: other,
    companyNameColor: ink(0),
    fullNameColor: ink(1),
    positionColor: ink(2),
    websiteColor: ink(3),
    phoneColor: ink(4),
    emailColor: ink(5),
    urlColor: ink(6),
    logoSize: number % 17 === 0 ? 90 : 10 + (number % 15),
    logoX: (number % 9) - 4,
    logoY: (number % 7) - 3,
  };
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
