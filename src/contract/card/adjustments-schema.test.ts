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
    ['a block that no card has', { blocks: { footer: { dx: 1 } } }],
    ['another alignment', { blocks: { person: { align: 'justify' } } }],
    ['a move between steps', { blocks: { person: { dx: 0.1 } } }],
    ['a move off every card', { blocks: { person: { dy: 100.25 } } }],
    ['a text twice in an order', { blocks: { contact: { order: ['email', 'email'] } } }],
    ['an order of no texts', { blocks: { contact: { order: ['fax'] } } }],
    ['an order without end', { blocks: { contact: { order: Array.from({ length: 99 }, () => 'email') } } }],
    ['a tenth place', { logo: { place: 'centre' } }],
    ['a logo moved too far', { logo: { dx: 50.25 } }],
    ['a code that is too small', { code: { sizeMm: 9.5 } }],
    ['a code that is too large', { code: { sizeMm: 40.5 } }],
    ['a code of no content', { code: { content: 'wifi' } }],
    ['a code that says too much', { code: { content: 'text', value: 'x'.repeat(2954) } }],
    ['no code', { code: null }],
    ['a crop that shrinks', { graphic: { zoom: 0.95 } }],
    ['a crop between steps', { graphic: { zoom: 1.02 } }],
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
    'blocks',
    'contact',
    'order',
    'code',
    'value',
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
    hostile.map((contact) => ({ blocks: { contact } })),
    hostile.map((order) => ({ blocks: { contact: { order } } })),
    hostile.map((code) => ({ code })),
    hostile.map((value) => ({ code: { value }, logo: { dx: value }, graphic: { zoom: value } })),
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
