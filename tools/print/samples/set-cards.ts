import { encode } from 'fast-png';
import { strToU8 } from 'fflate';
import { type Card, emptyCard, type Layout, layouts, orientations } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { formatIds } from '#domain/card/formats.ts';
import { currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import type { TextField } from '#domain/card/text-fields.ts';

/** A card with all that a person can set on it, and the file of its logo. */
export type SetCard = { name: string; card: Card; logo: Uint8Array | null };

type Texts = Readonly<Partial<Record<TextField, string>>>;

const everyday = {
  companyName: 'Ateliér Lumen',
  website: 'Svetlo pre domy a mestá',
  fullName: 'Elena Mareková',
  position: 'Svetelná architektka',
  phone: '+421 905 318 442',
  email: 'elena@atelierlumen.sk',
  url: 'behance.net/elenamarek',
} satisfies Texts;

const texts: Readonly<Record<string, Texts>> = {
  everyday,
  noSubtitle: { ...everyday, website: '' },
  nameOnly: { fullName: 'Eva Malá' },
  companyOnly: { companyName: 'Tatra Sound', website: 'tatrasound.com' },
  full: {
    ...everyday,
    department: 'Projekčné oddelenie',
    mobile: '+421 917 480 226',
    street: 'Panenská 12',
    city: '811 03 Bratislava',
    free1: 'IČO 36 123 456',
    free2: 'Po – Pi 9 – 17',
  },
  long: {
    companyName: 'Medzinárodné centrum pre udržateľnú architektúru a urbanizmus, s. r. o.',
    website: 'Projektujeme verejné budovy, školy a nemocnice od roku 1987',
    fullName: 'doc. Ing. arch. Katarína Mikulášová-Hviezdoslavová, PhD.',
    position: 'Vedúca oddelenia krajinnej architektúry a územného plánovania',
    phone: '+421 (0)2 5920 1111, klapka 1204',
    email: 'katarina.mikulasova-hviezdoslavova@architektura.example',
    url: 'https://www.architektura.example/tim/katarina-mikulasova',
    street: 'Námestie arm. gen. Ludvíka Svobodu 12',
    city: '811 06 Bratislava-Staré Mesto',
  },
  cyrillic: {
    companyName: 'Ательє Світло',
    website: 'Архітектура світла',
    fullName: 'Юлія Щедрий-Ґанок',
    position: 'Керівниця проєктів',
    phone: '+380 44 123 45 67',
    email: 'yulia@svitlo.example',
  },
  unbroken: {
    companyName: 'Donaudampfschifffahrtsgesellschaft',
    fullName: 'Wolfeschlegelsteinhausenbergerdorff',
    email: 'wolfeschlegelsteinhausenbergerdorff@donaudampfschifffahrt.example',
  },
  rare: { ...everyday, companyName: 'µ & Straße ΑΘΗΝΑ', fullName: 'Ǯeljko Ẽŵ' },
};

const mark = '<path d="M4 4h32v32H4z" fill="#b91c1c"/><path d="M12 12h16v16H12z" fill="#ffffff"/>';
const drawing = (width: number, height: number, inner: string) =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`);

const logos: Readonly<Record<string, Uint8Array | null>> = {
  none: null,
  square: drawing(40, 40, mark),
  wide: wideWordmark(),
  tall: drawing(20, 60, '<path d="M2 2h16v56H2z" fill="#1d4ed8"/>'),
};

/** A wordmark of pixels, four times as wide as high. */
function wideWordmark(): Uint8Array {
  const [width, height] = [320, 80];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x % 40 < 26 && y > 10 && y < 70) data.set([15, 118, 110, 255], (y * width + x) * 4);
  return encode({ width, height, data, channels: 4, depth: 8 });
}

const backs: Readonly<Record<string, (content: Texts) => CardBack | null>> = {
  none: () => null,
  look: () => ({ kind: 'look' }),
  logo: () => ({ kind: 'logo' }),
  text: () => ({ kind: 'text', message: { text: 'Svetlo, ktoré pracuje' } }),
  qr: () => ({
    kind: 'qr',
    qr: { content: 'vcard' },
    above: { text: 'Uložte si kontakt' },
    below: { text: 'atelierlumen.sk' },
  }),
  card: (content) => ({ kind: 'card', content }),
};

const styles: readonly ({ look: LookId } | { layout: Layout })[] = [
  ...lookIds.map((look) => ({ look })),
  ...layouts.map((layout) => ({ layout })),
];

const kinds = [
  styles,
  Object.keys(texts),
  Object.keys(logos),
  Object.keys(backs),
  formatIds,
  orientations,
] as const;

/** Cards of as many successive numbers differ only in their back. */
export const backCount = Object.keys(backs).length;

/** The number of combinations of looks and layouts, texts, logos, backs, formats and orientations. */
export const setCardCount = kinds.reduce((count, { length }) => count * length, 1);

/** A number that has nothing to do with its neighbours: the same one each time. */
export function shuffled(number: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** One of the combinations. A third of the cards have a picture too. */
export function setCard(number: number): SetCard {
  let rest = number;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[rest % items.length];
    rest = Math.floor(rest / items.length);
    if (item === undefined) throw new Error('A list is empty');
    return item;
  };
  const back = pick(Object.keys(backs));
  const [orientation, text, logo] = [pick(orientations), pick(Object.keys(texts)), pick(Object.keys(logos))];
  const format = pick(formatIds);
  const style = pick(styles);
  const content = texts[text] ?? {};
  const hasPicture = 'look' in style && shuffled(Math.floor(number / backCount)) % 3 === 0;
  return {
    name: [...Object.values(style), text, logo, back, format, orientation].join(' '),
    logo: logos[logo] ?? null,
    card: {
      ...emptyCard,
      format,
      orientation,
      content,
      back: backs[back]?.(content) ?? null,
      ...(hasPicture && {
        picture: { ref: 'picture', pixels: { width: 32, height: 24 }, focus: { x: 0.5, y: 0.5 }, zoom: 1 },
      }),
      style: {
        ...emptyCard.style,
        ...('look' in style ? { look: currentLook(style.look) } : style),
        logo: { ...(logos[logo] && { ref: 'logo' }), ...(logo === 'tall' && { hasName: true }) },
      },
    },
  };
}
