import { expect, test } from 'vitest';
import type { TextField } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import type { StackPlan } from '../layout-plan.ts';
import { styledText } from '../text/card-text.ts';
import { layoutRows } from './layout-rows.ts';
import type { TextItem } from './text-block.ts';

const fonts = fontsFromDisk();
const density = { cost: 0, stepScale: 1, sizeScale: 1, keepsLegibleSizes: true };

function aText(field: TextField, text: string): TextItem {
  const content = styledText(text, { font: 'Inter', weight: 400, colour: '#000000', background: '#ffffff' });
  if (!content) throw new Error('The text is empty');
  return { item: { field, weight: 400, sizePt: 8, minPt: 7, lineHeight: 1.25, lines: 1 }, content };
}

function rowsOf(width: number, texts: readonly TextItem[], avoids: { avoidsWaist?: true } = {}) {
  const plan: StackPlan = { name: 'contact', x: 45, y: 40, width, align: 'center', grows: 'up', items: [] };
  const rows = { step: 4, separator: ' · ', separatorColour: 'phone' as const, ...avoids };
  const blocks = layoutRows({ ...plan, rows }, texts, { fonts, density, separatorColour: '#000000' });
  return blocks?.map(({ lines }) => lines.flatMap((line) => line.flatMap(({ field }) => field ?? [])));
}

const five = [
  aText('mobile', '+421 905 318 442'),
  aText('email', 'elena@lumen.example'),
  aText('url', 'lumen.example/elena'),
  aText('street', 'Hlavná 12'),
  aText('city', '010 01 Žilina'),
];

test('texts are in as few rows as fit, in their order', () => {
  expect(rowsOf(200, five)).toEqual([['mobile', 'email', 'url', 'street', 'city']]);
  expect(rowsOf(84, five)).toEqual([
    ['mobile', 'email'],
    ['url', 'street', 'city'],
  ]);
});

test('of two groupings with as many rows the one with the shorter rows is taken', () => {
  const four = [five[3], five[4], five[0], five[1]].flatMap((text) => text ?? []);
  expect(rowsOf(70, four)).toEqual([['street', 'city', 'mobile'], ['email']]);
});

test('a pair stays in one row, and no short text is left over in the last one', () => {
  const full = [aText('phone', '055/622 33 44'), ...five.slice(1), aText('free1', 'IČO 4')];
  expect(rowsOf(84, full)).toEqual([
    ['phone', 'email'],
    ['url', 'street', 'city', 'free1'],
  ]);
  const short = [
    aText('phone', '+421 905 318 442'),
    aText('email', 'elena.marekova@lumen.example'),
    aText('url', 'l.sk'),
  ];
  expect(rowsOf(66, short)).toEqual([['phone'], ['email', 'url']]);
});

test('a short row between two long ones is avoided where that is asked for', () => {
  const texts = [
    aText('mobile', '+421 918 555 010'),
    aText('email', 'lubomira.stastna@durica.example'),
    aText('url', 'www.durica.example'),
    aText('street', 'Námestie osloboditeľov 1284/27'),
    aText('city', '974 01 Banská Bystrica'),
  ];
  expect(rowsOf(84, texts)).toEqual([['mobile', 'email'], ['url'], ['street', 'city']]);
  expect(rowsOf(84, texts, { avoidsWaist: true })).toEqual([
    ['mobile'],
    ['email', 'url'],
    ['street', 'city'],
  ]);
});

test('a text that is wider than the stack is left to the stack', () => {
  expect(rowsOf(20, five)).toBeUndefined();
});
