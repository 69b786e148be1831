import { expect, test } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { runsInVisualOrder } from './text-direction.ts';

const seen = (text: string) =>
  runsInVisualOrder(text)
    .map((run) => (run.isRightToLeft ? `<${run.text}>` : run.text))
    .join('|');

test.each([
  ['Lumen', 'Lumen'],
  ['שלום', '<שלום>'],
  ['Lumen שלום עולם', 'Lumen |<שלום עולם>'],
  ['שלום Lumen עולם', '< עולם>|Lumen|<שלום >'],
  ['مرحبا 123', '123|<مرحبا >'],
  ['Atelier (שלום) Lumen', 'Atelier (|<שלום>|) Lumen'],
])('%s is seen as %s', (text, order) => {
  expect(seen(text)).toBe(order);
});

test('Hebrew beside Latin is drawn from right to left, and Latin from left to right', () => {
  const { glyphs } = fontsFromDisk().shape('Inter 400', 'Lumen אבג');
  expect(glyphs.map(({ text }) => text).join('')).toBe('Lumen גבא');
});
