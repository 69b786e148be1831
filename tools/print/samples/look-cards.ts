import { applyPatch, type CardContent, emptyCard, orientations } from '#domain/card/card.ts';
import { type FormatId, formatIds } from '#domain/card/formats.ts';
import { currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import type { Size } from '#layout/guides.ts';
import type { CardWithLook } from '#layout/look-layout.ts';
import { everydayTexts, numbersFrom } from './everyday-texts.ts';

/** A card with a look, its logo's size in pixels, and the name of its format. */
export type SampleCard = { card: CardWithLook; logo: Size | undefined; shape: 'wide' | 'upright' | 'square' };

type Sheet = Pick<CardWithLook, 'format' | 'orientation'> & Pick<SampleCard, 'shape'>;

/** Every format, wide and upright, and a square. */
const sheets: readonly Sheet[] = [
  ...formatIds.flatMap((format: FormatId) =>
    orientations.map((orientation): Sheet => {
      return { format, orientation, shape: orientation === 'landscape' ? 'wide' : 'upright' };
    }),
  ),
  { format: { widthMm: 60, heightMm: 60 }, orientation: 'landscape', shape: 'square' },
];

/** None, a wide, a square and a tall one. */
const logos: readonly (Size | undefined)[] = [
  undefined,
  { width: 1000, height: 220 },
  { width: 600, height: 600 },
  { width: 400, height: 600 },
];

/** The texts of cards: everyday ones, and after every seven of them one of the long ones. */
export function sampleTexts(count: number): CardContent[] {
  const next = numbersFrom(20_261_117);
  return Array.from({ length: count }, (_, index) => {
    const long = index % 8 === 7 ? longTexts[(index >> 3) % longTexts.length] : undefined;
    return long ?? everydayTexts(next);
  });
}

/** Real cards with much on them: titles, long names, addresses and companies with their legal forms. */
const longTexts: readonly CardContent[] = [
  {
    companyName: 'Slovenská obchodná a priemyselná komora, regionálna komora',
    fullName: 'doc. Ing. Bartolomej Országh-Mikulášový, PhD., MBA',
    position: 'vedúci oddelenia ľudských zdrojov',
    mobile: '+421 905 123 456',
    phone: '+421 2 5443 3291',
    email: 'bartolomej.orszagh-mikulas@komora-kosice.example',
    street: 'Ulica generála Milana Rastislava Štefánika 12/A',
    city: '040 01 Košice',
  },
  {
    companyName: 'Projektová kancelária Ďurica a Šťastná, spol. s r. o.',
    website: 'Statika, stavby, dozor',
    fullName: 'Ing. arch. Ľubomíra Šťastná-Ďuricová',
    position: 'autorizovaná architektka',
    mobile: '+421 918 555 010',
    email: 'lubomira.stastna@durica-stastna.example',
    url: 'www.durica-stastna.example',
    street: 'Námestie osloboditeľov 1284/27',
    city: '974 01 Banská Bystrica',
    free1: 'IČO 45 118 220',
  },
  {
    companyName: 'Wirtschaftsprüfungsgesellschaft Oberhuber & Partner mbB',
    fullName: 'Dipl.-Kfm. Friedrich-Wilhelm von Schwarzenberg, LL.M.',
    position: 'Geschäftsführender Gesellschafter',
    department: 'Steuerberatung und Wirtschaftsprüfung',
    phone: '+49 (0)89 5551-0210',
    email: 'friedrich-wilhelm.schwarzenberg@oberhuber.example',
    url: 'www.oberhuber-partner.example',
    street: 'Karl-Liebknecht-Straße 120',
    city: '73728 Esslingen am Neckar',
  },
  {
    companyName: 'Poliklinika Banská Bystrica, príspevková organizácia',
    fullName: 'MUDr. Mária Terézia Hronská, PhD.',
    position: 'zástupkyňa riaditeľa pre zdravotnú starostlivosť',
    phone: '+421 48 441 2222',
    mobile: '+421 905 441 222',
    email: 'sekretariat.namestnik@poliklinika.example',
    url: 'www.poliklinika.example',
    free1: 'Po – Pi 8.00 – 16.30',
  },
];

function withLook(
  id: LookId,
  content: CardContent,
  sheet: Pick<Sheet, 'format' | 'orientation'> = {},
): CardWithLook {
  const look = currentLook(id);
  const card = applyPatch(emptyCard, { ...sheet, content, style: { look }, back: { kind: 'look' } });
  return { ...card, style: { ...card.style, look } };
}

/** Cards of every look in every format, with and without a logo, in turn. */
export function* cardsInTurn(count: number): Generator<SampleCard> {
  const texts = sampleTexts(count);
  for (const [index, content] of texts.entries()) {
    const id = lookIds[index % lookIds.length] ?? 'ridge';
    const round = Math.floor(index / lookIds.length);
    // An odd step through the formats: a look meets all of them.
    const { shape, ...sheet } = sheets[(round * 7 + index) % sheets.length] ?? { shape: 'wide' };
    yield { card: withLook(id, content, sheet), shape, logo: logos[(round + index) % logos.length] };
  }
}

/** Every text in every format of a look; the logos take turns, so that each format has all of them. */
export function* cardsOf(id: LookId, texts: readonly CardContent[]): Generator<SampleCard> {
  for (const [at, { shape, ...sheet }] of sheets.entries()) {
    for (const [index, content] of texts.entries()) {
      yield { card: withLook(id, content, sheet), shape, logo: logos[(at + index) % logos.length] };
    }
  }
}
