import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { plannedTextSizes } from '#layout/adjust/planned-sizes.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { textValues, weightsOf } from './text-values.ts';

test('a field has its printed, its planned and its chosen size', () => {
  const adjustments = { fields: { fullName: { pt: 14 } } };
  const card = cardOf({ companyName: 'Kvások', fullName: 'Ema Malá', adjustments });
  const planned = plannedTextSizes(card, null, false);
  const scene = layoutCard(card, fontsFromDisk());
  expect(textValues(card, 'fullName', scene, planned)).toEqual({
    shownPt: 14,
    plannedPt: 11,
    chosen: { pt: 14 },
  });
  expect(textValues(card, 'phone', scene, planned)).toEqual({ shownPt: null, plannedPt: 7, chosen: {} });
});

test('a font offers the weights that it has', () => {
  expect(weightsOf('Jost')).toEqual([400, 500, 600]);
  expect(weightsOf('own:0123abcd Brand Sans')).toEqual([]);
});
