import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyAdjustments } from '#domain/card/adjustments.ts';
import { anyAdjustments } from '../../../tools/print/samples/any-adjustments.ts';
import { adjustmentsSchema } from './adjustments-schema.ts';
import { flatCardSchema } from './flat-card-schema.ts';

const texts = { companyName: 'Atelier Lumen', fullName: 'Elena Marek' };
const isTaken = (adjustments: unknown) => flatCardSchema.safeParse({ ...texts, adjustments }).success;

test('adjustments of a card are sent and received as they are', () => {
  fc.assert(
    fc.property(anyAdjustments, (adjustments) => {
      expect(flatCardSchema.parse({ ...texts, adjustments }).adjustments).toEqual(adjustments);
    }),
    { numRuns: 200 },
  );
});

describe('what is no adjustment is refused:', () => {
  test.each([
    ['a text that no card has', { fields: { fax: { pt: 8 } } }],
    ['a size that is too small', { fields: { phone: { pt: 3.5 } } }],
    ['a size that is too large', { fields: { phone: { pt: 72.5 } } }],
    ['a size between steps', { fields: { phone: { pt: 8.25 } } }],
    ['a size as a text', { fields: { phone: { pt: '8' } } }],
    ['a size that is not finite', { fields: { phone: { pt: Number.NaN } } }],
    ['a weight between weights', { fields: { phone: { weight: 450 } } }],
    ['other capitals', { fields: { phone: { caps: 'lower' } } }],
    ['wide tracking', { fields: { phone: { trackingEm: 4 } } }],
    ['a value of no name', { fields: { phone: { colour: '#000000' } } }],
    ['a part of no name', { places: {} }],
    ['a list', []],
    ['no object', 'large'],
    ['null', null],
  ])('%s', (_, adjustments) => {
    expect(isTaken(adjustments)).toBe(false);
  });
});

test('of 5,000 hostile documents each is refused or is a card’s, in bounded time', () => {
  const names = fc.constantFrom(
    'fields',
    'fullName',
    'pt',
    'weight',
    'caps',
    '__proto__',
    'constructor',
    'toString',
  );
  const { hostile } = fc.letrec((tie) => ({
    leaf: fc.oneof(
      fc.anything({ maxDepth: 1 }),
      fc.constantFrom(1e308, -0, Number.NaN, '', '18', [], {}, null, 'upper', 700, 1e-320),
    ),
    hostile: fc.oneof(
      { depthSize: 'medium' },
      tie('leaf'),
      fc.dictionary(fc.oneof(names, fc.string()), tie('hostile'), { maxKeys: 6 }),
      fc.array(tie('hostile'), { maxLength: 4 }),
    ),
  }));
  const inFields = fc.oneof(
    hostile,
    hostile.map((fields) => ({ fields })),
    hostile.map((fullName) => ({ fields: { fullName } })),
  );
  const startedAt = performance.now();
  fc.assert(
    fc.property(inFields, (value) => {
      const read = adjustmentsSchema.safeParse(value);
      if (read.success) expect(isTaken(tidyAdjustments(read.data))).toBe(true);
    }),
    { numRuns: 5000 },
  );
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
