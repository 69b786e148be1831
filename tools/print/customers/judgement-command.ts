import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { lookIds } from '#domain/card/look/card-look.ts';
import { randomNumbers } from '#layout/graphics/random.ts';
import { fontsFromDisk } from '../../build/card-faces.ts';
import { parseOptions, readOrRefuse, refuse, writeOrRefuse } from '../refuse.ts';
import type { Command } from '../run-command.ts';
import { sheetOf } from './card-sheet.ts';
import { drawnCustomerCard } from './customer-card.ts';

const usage =
  'npm run draw -- judgement --out folder [--only id,id] [--logo wordmark,emblem] [--texts eleven] [--back code] [--anchors folder] [--seed 1]';
const options = {
  out: { type: 'string' },
  only: { type: 'string' },
  logo: { type: 'string', default: 'wordmark,emblem' },
  texts: { type: 'string', default: 'eleven' },
  back: { type: 'string', default: 'code' },
  anchors: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const;

/** Cards on a sheet, and the width of each in pixels. */
const [perSheet, across, cardPx] = [6, 3, 620];
const gapPx = 24;
const labelPx = 40;

type Shown = { name: string; picture: Uint8Array };

/**
 * `npm run draw -- judgement`: cards of customers, and pictures of cards with known marks (`--anchors`), shuffled on numbered
 * sheets, so that who marks them does not know which is which. `key.json` names them.
 */
export const judgementCommand: Command = async (args, { say }) => {
  const values = parseOptions(args, options, usage);
  if (!values.out) return refuse(usage, 2);
  const ids = lookIds.filter((id) => values.only?.split(',').includes(id) ?? true);
  const fonts = fontsFromDisk();
  const cards = ids.flatMap((id) =>
    values.logo.split(',').map((logo): Shown => {
      const { sides } = drawnCustomerCard(id, { ...values, logo }, fonts);
      const isUpright = sides.some(({ scene: { cut } }) => cut.height > cut.width);
      const alone = sides.map((side) => ({ sides: [side] }));
      return {
        name: `${id} ${logo}`,
        picture: pngOf(sheetOf(alone, isUpright ? 2 : 1, fonts).svg, cardPx),
      };
    }),
  );
  const shown = shuffled([...cards, ...anchorsIn(values.anchors)], Number(values.seed));
  mkdirSync(values.out, { recursive: true });
  for (let first = 0; first < shown.length; first += perSheet) {
    const svg = numberedSheet(shown.slice(first, first + perSheet), first + 1);
    const name = `sheet-${String(1 + first / perSheet).padStart(2, '0')}.png`;
    writeOrRefuse(join(values.out, name), pngOf(svg, across * (cardPx + gapPx) + gapPx));
  }
  const key = Object.fromEntries(shown.map(({ name }, index) => [index + 1, name]));
  writeOrRefuse(join(values.out, 'key.json'), `${JSON.stringify(key, null, 1)}\n`);
  say(`${values.out}: ${cards.length} cards and ${shown.length - cards.length} anchors`);
  return 0;
};

function anchorsIn(folder: string | undefined): Shown[] {
  if (folder === undefined) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return names.map((name) => ({ name: `anchor ${name}`, picture: readOrRefuse(join(folder, name)) }));
}

function shuffled(things: readonly Shown[], seed: number): Shown[] {
  const random = randomNumbers(seed);
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

/** Pictures in rows, each below its number. */
function numberedSheet(shown: readonly Shown[], firstNumber: number): string {
  const cell = { width: cardPx + gapPx, height: (cardPx * 6) / 5 + labelPx };
  const drawn = shown.map(({ picture }, index) => {
    const [x, y] = [
      gapPx + (index % across) * cell.width,
      gapPx + Math.floor(index / across) * (cell.height + gapPx),
    ];
    const image = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
    return `<text x="${x}" y="${y + 26}" font-size="26">${firstNumber + index}</text><image x="${x}" y="${y + labelPx}" width="${cardPx}" height="${cell.height - labelPx}" preserveAspectRatio="xMidYMin" href="${image}"/>`;
  });
  const height = gapPx + Math.ceil(shown.length / across) * (cell.height + gapPx);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across * cell.width + gapPx} ${height}" font-family="DM Sans"><rect width="100%" height="100%" fill="#b9b2a6"/>${drawn.join('')}</svg>`;
}

const numberFont = join(
  import.meta.dirname,
  '../../../node_modules/@expo-google-fonts/dm-sans/700Bold/DMSans_700Bold.ttf',
);

function pngOf(svg: string, width: number): Uint8Array {
  const font = { fontFiles: [numberFont], loadSystemFonts: false, defaultFontFamily: 'DM Sans' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}
