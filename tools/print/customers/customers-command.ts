import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { applyPatch, type Card, newCard } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { type FormatId, formatIds } from '#domain/card/formats.ts';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import type { Scene } from '#layout/scene.ts';
import { versionFile } from '#print/image/version-file.ts';
import { analysedSize } from '#print/logo/analysed-size.ts';
import { fontsFromDisk } from '../../build/card-faces.ts';
import { drawScene } from '../draw-scene.ts';
import { parseOptions, refuse, writeOrRefuse } from '../refuse.ts';
import type { Command } from '../run-command.ts';
import { customerLogos } from './customer-logos.ts';
import { customerTexts } from './customer-texts.ts';

const usage =
  'npm run draw -- customers --out folder [--only id,id] [--logo wordmark|crest|emblem|white|picture|none,…] [--texts three|seven|eleven|thirteen] [--back look|code|logo|text|card|none] [--format id] [--shape wide|upright|square] [--across 4] [--sides both|front|back]';
const options = {
  out: { type: 'string' },
  only: { type: 'string' },
  logo: { type: 'string', default: 'wordmark' },
  texts: { type: 'string', default: 'eleven' },
  back: { type: 'string', default: 'code' },
  format: { type: 'string' },
  shape: { type: 'string' },
  across: { type: 'string', default: '4' },
  sides: { type: 'string', default: 'both' },
} as const;

const pxPerMm = 7;
const gapMm = 3;
/** How many cards are on one sheet. */
const perSheet = 16;

type DrawnCard = { sides: { scene: Scene; logo: string | undefined }[] };

/** `npm run draw -- customers`: looks with the logo, the text and the back of an invented customer, as sheets to look at. */
export const customersCommand: Command = async (args, { say }) => {
  const values = parseOptions(args, options, usage);
  if (!values.out) return refuse(usage, 2);
  const ids = lookIds.filter((id) => values.only?.split(',').includes(id) ?? true);
  const fonts = fontsFromDisk();
  const cards = ids.flatMap((id) =>
    values.logo.split(',').map((name): DrawnCard => {
      const logo = named(customerLogos, name, '--logo');
      const card = customerCard(id, values, name);
      const file = logo && new TextEncoder().encode(logo.svg);
      const sides = layoutSides(card, fonts, file ? analysedSize(file) : undefined)
        .filter(({ side }) => values.sides === 'both' || side === values.sides)
        .map((scene) => ({ scene, logo: file ? logoOn(scene, file, logo.svg) : undefined }));
      return { sides };
    }),
  );
  // Cards of one height fill a row.
  const heightOf = ({ sides }: DrawnCard) => sides[0]?.scene.cut.height ?? 0;
  cards.sort((one, other) => heightOf(one) - heightOf(other));
  mkdirSync(values.out, { recursive: true });
  for (let first = 0; first < cards.length; first += perSheet) {
    const sheet = sheetOf(cards.slice(first, first + perSheet), Number(values.across), (scene, place) =>
      drawScene(scene, fonts, place),
    );
    const name = `${values.back}-${1 + first / perSheet}.png`;
    const fitTo = { mode: 'width', value: Math.round(sheet.width * pxPerMm) } as const;
    writeOrRefuse(join(values.out, name), new Resvg(sheet.svg, { fitTo }).render().asPng());
  }
  say(`${values.out}: ${cards.length} cards of ${ids.length} looks`);
  return 0;
};

/** The drawing of a logo in the version that a side has it in. */
function logoOn({ items }: Scene, file: Uint8Array, svg: string | undefined): string | undefined {
  const placed = items.find((item) => item.kind === 'logo');
  const drawn = placed && versionFile(file, placed, 300);
  return drawn && 'svg' in drawn ? drawn.svg : svg;
}

/** The thing of a name; null for `none`. */
function named<Thing>(things: Readonly<Record<string, Thing>>, name: string, option: string): Thing | null {
  if (name === 'none') return null;
  return things[name] ?? refuse(`${option} is none or one of ${Object.keys(things).join(', ')}`, 2);
}

type CardValues = { texts: string; back: string; format?: string | undefined; shape?: string | undefined };

function customerCard(id: LookId, { texts, back, format, shape: wanted }: CardValues, logo: string): Card {
  const content = named(customerTexts, texts, '--texts') ?? {};
  const kind: CardBack | null = named(backs, back, '--back');
  const known = formatIds.find((one: FormatId) => one === format);
  if (format !== undefined && !known) refuse(`--format is one of ${formatIds.join(', ')}`, 2);
  const shape = wanted ?? lookOf(id).shape;
  const style = logo === 'none' ? {} : { logo: { ref: `${logo}.svg` } };
  const base = applyPatch(newCard, {
    content,
    style,
    ...(known && { format: known }),
    ...(shape === 'square' && !known && { format: { widthMm: 60, heightMm: 60 } }),
    orientation: shape === 'upright' ? 'portrait' : 'landscape',
  });
  const { style: chosen, ...card } = withLook(base, id);
  // The version that has seats for the logo and the code.
  return { ...card, style: { ...chosen, look: { id, version: 3 } }, back: kind };
}

const backs: Readonly<Record<string, CardBack>> = {
  look: { kind: 'look' },
  code: { kind: 'qr', qr: { content: 'vcard' }, below: { text: 'Uložte si kontakt' } },
  logo: { kind: 'logo' },
  text: { kind: 'text', message: { text: 'Objednajte sa na +421 918 555 010\nPo – Pi 8.00 – 16.30' } },
  card: {
    kind: 'card',
    content: {
      companyName: 'Nordim Project Ltd.',
      fullName: 'Ľubomíra Šťastná',
      email: 'info@nordim.example',
    },
  },
};

type Place = { x: number; y: number; logo: string | undefined };

/** Cards in rows, each with its sides beside one another. */
function sheetOf(
  cards: readonly DrawnCard[],
  across: number,
  draw: (scene: Scene, place: Place) => string,
): { svg: string; width: number } {
  const widthOf = ({ sides }: DrawnCard) => sides.reduce((sum, { scene }) => sum + scene.cut.width + 1, 0);
  const column = Math.max(...cards.map(widthOf)) + gapMm;
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, row) =>
    cards.slice(row * across, (row + 1) * across),
  );
  let y = gapMm;
  const drawn = rows.flatMap((row) => {
    const sides = row.flatMap((card, index) => {
      let x = gapMm + index * column;
      return card.sides.map(({ scene, logo }) => {
        const side = draw(scene, { x, y, logo });
        x += scene.cut.width + 1;
        return side;
      });
    });
    y += Math.max(...row.flatMap((card) => card.sides.map(({ scene }) => scene.cut.height))) + gapMm;
    return sides;
  });
  const width = Math.min(across, cards.length) * column + gapMm;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}"><rect width="100%" height="100%" fill="#b9b2a6"/>${drawn.join('')}</svg>`,
    width,
  };
}
