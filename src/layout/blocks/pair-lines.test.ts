import { expect, test } from 'vitest';
import type { TextField } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { styledText } from '../text/card-text.ts';
import { pairLines } from './pair-lines.ts';
import type { Block } from './text-block.ts';

const fonts = fontsFromDisk();

function aBlock(field: TextField, text: string): Block {
  const content = styledText(text, { font: 'Inter', weight: 400, colour: '#000000', background: '#ffffff' });
  if (!content) throw new Error('The text is empty');
  const piece = {
    id: `${field}-0`,
    field,
    line: 0,
    text,
    label: null,
    indentEm: 0,
    content,
    sizePt: 8,
    trackingEm: 0,
    isTooLong: false,
  };
  return {
    step: 4,
    leading: 4,
    outdent: 0,
    lines: [[piece]],
    startsGroup: false,
    cost: 0,
    shrunk: 0,
    grown: 0,
    wholeWidth: 0,
  };
}

const contact = [
  aBlock('mobile', '+421 905 318 442'),
  aBlock('phone', '+421 2 123 456'),
  aBlock('email', 'elena@lumen.example'),
  aBlock('street', 'Hlavná 12'),
  aBlock('city', '010 01 Žilina'),
];
const fieldsOf = (blocks: readonly Block[]) =>
  blocks.map(({ lines }) => lines.map((line) => line.map(({ field }) => field)));

test('phones and address lines are side by side, with a separator that is of no text', () => {
  expect(fieldsOf(pairLines(contact, 80, fonts))).toEqual([
    [['mobile', null, 'phone']],
    [['email']],
    [['street', null, 'city']],
  ]);
});

test('a pair that is wider than its stack stays in two lines', () => {
  expect(fieldsOf(pairLines(contact, 45, fonts))).toEqual([
    [['mobile']],
    [['phone']],
    [['email']],
    [['street', null, 'city']],
  ]);
});

test('texts that do not follow each other are no pair, nor is a text of two lines', () => {
  const [mobile, , email, street, city] = contact;
  if (!mobile || !email || !street || !city) throw new Error('The contact is not complete');
  const apart = [mobile, email, aBlock('phone', '123'), street];
  expect(pairLines(apart, 80, fonts)).toEqual(apart);
  const twoLines = { ...street, lines: [...street.lines, ...street.lines] };
  expect(pairLines([twoLines, city], 80, fonts)).toEqual([twoLines, city]);
});
