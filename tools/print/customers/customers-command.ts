import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { lookIds } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../build/card-faces.ts';
import { parseOptions, refuse, writeOrRefuse } from '../refuse.ts';
import type { Command } from '../run-command.ts';
import { type SheetCard, sheetOf } from './card-sheet.ts';
import { drawnCustomerCard } from './customer-card.ts';

const usage =
  'npm run draw -- customers --out folder [--only id,id] [--logo wordmark|crest|emblem|white|picture|none,…] [--texts three|seven|eleven|thirteen] [--back look|code|logo|text|card|none] [--format id] [--shape wide|upright|square] [--across 4] [--rows 4] [--sides both|front|back]';
const options = {
  out: { type: 'string' },
  only: { type: 'string' },
  logo: { type: 'string', default: 'wordmark' },
  texts: { type: 'string', default: 'eleven' },
  back: { type: 'string', default: 'code' },
  format: { type: 'string' },
  shape: { type: 'string' },
  across: { type: 'string', default: '4' },
  rows: { type: 'string', default: '4' },
  sides: { type: 'string', default: 'both' },
} as const;

const pxPerMm = 7;

/** `npm run draw -- customers`: looks with the logo, the text and the back of an invented customer, as sheets to look at. */
export const customersCommand: Command = async (args, { say }) => {
  const values = parseOptions(args, options, usage);
  if (!values.out) return refuse(usage, 2);
  const ids = lookIds.filter((id) => values.only?.split(',').includes(id) ?? true);
  const fonts = fontsFromDisk();
  const cards = ids.flatMap((id) =>
    values.logo.split(',').map((logo): SheetCard => {
      const { sides } = drawnCustomerCard(id, { ...values, logo }, fonts);
      return {
        sides: sides.filter(({ scene: { side } }) => values.sides === 'both' || side === values.sides),
      };
    }),
  );
  // Cards of one height fill a row.
  const heightOf = ({ sides }: SheetCard) => sides[0]?.scene.cut.height ?? 0;
  cards.sort((one, other) => heightOf(one) - heightOf(other));
  mkdirSync(values.out, { recursive: true });
  const across = Number(values.across);
  const perSheet = across * Number(values.rows);
  for (let first = 0; first < cards.length; first += perSheet) {
    const sheet = sheetOf(cards.slice(first, first + perSheet), across, fonts);
    const name = `${values.back}-${1 + first / perSheet}.png`;
    const fitTo = { mode: 'width', value: Math.round(sheet.width * pxPerMm) } as const;
    writeOrRefuse(join(values.out, name), new Resvg(sheet.svg, { fitTo }).render().asPng());
  }
  say(`${values.out}: ${cards.length} cards of ${ids.length} looks`);
  return 0;
};
