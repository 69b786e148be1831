import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAdjustments } from '../../../tools/print/samples/any-adjustments.ts';
import { applyPatch, type Card } from './card.ts';
import { adjustmentsOf, changesOf, withAdjustments, withoutChange, withoutChanges } from './card-changes.ts';
import { documentOf } from './card-document.ts';
import { cardOf } from './flat-card.ts';
import { logoMovedTo, logoOffsetAt } from './logo-offset.ts';
import { resolveCard } from './resolve-card.ts';

const moved = (card: Card, leftMm: number, topMm: number) =>
  applyPatch(card, logoOffsetAt(card, { leftMm, topMm }));

test('a logo that is moved by whole millimetres needs no adjustment', () => {
  const card = moved(cardOf({ logoX: 1 }), 3, -2);
  expect(card).toEqual(cardOf({ logoX: 3, logoY: -2 }));
  expect(documentOf(card).v).toBe(2);
});

test('parts of a millimetre are an adjustment beside the whole numbers of the document', () => {
  const card = moved(cardOf({}), 2.25, -0.25);
  expect(card.style).toMatchObject({
    logo: { leftMm: 2, topMm: 0 },
    adjustments: { logo: { dx: 2.25, dy: -0.25 } },
  });
  expect(resolveCard(card).logo).toMatchObject({ leftMm: 2.25, topMm: -0.25 });
  expect(moved(card, 4, 0)).toEqual(cardOf({ logoX: 4, logoY: 0 }));
});

test('a logo that is moved by hand has its whole offset as an adjustment', () => {
  const card = cardOf({});
  const byHand = applyPatch(card, logoMovedTo(card, { leftMm: 2 }));
  expect(byHand.style).toMatchObject({ logo: { leftMm: 2, topMm: 0 }, adjustments: { logo: { dx: 2 } } });
  expect(applyPatch(byHand, logoMovedTo(byHand, { leftMm: 0 })).style.adjustments).toBe(undefined);
});

test('a whole number that is written later replaces the exact one', () => {
  const { style } = moved(cardOf({}), 2.25, 1.5);
  const written = applyPatch(cardOf({}), { style: { ...style, logo: { ...style.logo, leftMm: 7 } } });
  expect(resolveCard(written).logo).toMatchObject({ leftMm: 7, topMm: 1.5 });
  expect(adjustmentsOf(written)).toEqual({ logo: { dx: 7, dy: 1.5 } });
});

test('an offset beyond its limits ends there', () => {
  expect(resolveCard(moved(cardOf({}), 80, -50.1)).logo).toMatchObject({ leftMm: 50, topMm: -50 });
});

test('the offset of a logo is a change, in whole millimetres too, and can be reset alone', () => {
  const card = cardOf({ logoX: 3, logoY: 0, adjustments: { fields: { fullName: { pt: 12 } } } });
  const move = { part: 'logo', value: 'move' } as const;
  expect(changesOf(card)).toEqual([{ part: 'fields', name: 'fullName', value: 'pt' }, move]);
  expect(withoutChange(card, move)).toEqual(
    cardOf({ logoX: 0, logoY: 0, adjustments: { fields: { fullName: { pt: 12 } } } }),
  );
});

test('a card has exactly the adjustments that it is given, and none after a reset', () => {
  fc.assert(
    fc.property(anyAdjustments, anyAdjustments, (before, after) => {
      const start = withAdjustments(cardOf({}), before);
      expect(adjustmentsOf(start)).toEqual(before);
      const card = withAdjustments(start, after);
      expect(adjustmentsOf(card)).toEqual(after);
      expect(changesOf(withoutChanges(card))).toEqual([]);
      for (const value of changesOf(card))
        expect(changesOf(withoutChange(card, value))).not.toContainEqual(value);
    }),
    { numRuns: 200 },
  );
});

test('an offset that is no adjustment stays when adjustments change', () => {
  const card = cardOf({ logoX: 3, adjustments: { code: {} } });
  expect(withAdjustments(card, undefined)).toEqual(cardOf({ logoX: 3 }));
});
