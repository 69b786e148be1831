import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAdjustments } from '../../../tools/print/samples/any-adjustments.ts';
import { type Adjustments, patchAdjustments } from './adjustments.ts';
import { type Arranged, carriedAdjustments, type TextSizes, withArrangement } from './carry-adjustments.ts';
import { mapTexts } from './text-fields.ts';

const planned = (fullName: number): TextSizes => ({ ...mapTexts(() => 7), fullName });
const bauhaus = { name: 'bauhaus', planned: planned(12) };
const echo = { name: 'echo', planned: planned(10) };
const wishes: Adjustments = { fields: { fullName: { pt: 18, weight: 700 }, phone: { pt: 8 } } };

test('a size keeps its ratio to the planned one, in half points, and other values stay', () => {
  const current = { ...bauhaus, adjustments: wishes };
  expect(carriedAdjustments(current, echo)).toEqual({
    fields: { fullName: { pt: 15, weight: 700 }, phone: { pt: 8 } },
  });
});

/** The adjustments after a card was in each of the arrangements, and where they were changed in between. */
function walk(
  start: Adjustments | undefined,
  steps: readonly (Omit<Arranged, 'adjustments'> | Adjustments)[],
) {
  let current: Arranged = { ...bauhaus, adjustments: start };
  let former: readonly Arranged[] = [];
  for (const step of steps) {
    if ('name' in step) {
      former = withArrangement(former, current);
      current = { ...step, adjustments: carriedAdjustments(current, step, former) };
    } else current = { ...current, adjustments: patchAdjustments(current.adjustments, step) };
  }
  return current.adjustments;
}

test('there and back through any arrangements gives the very same values', () => {
  const sizes = fc.record(mapTexts(() => fc.double({ min: 6, max: 40, noNaN: true })));
  fc.assert(
    fc.property(anyAdjustments, fc.array(sizes, { minLength: 1, maxLength: 6 }), (adjustments, visited) => {
      const others = visited.map((planned, index) => ({ name: `look ${index}`, planned }));
      expect(walk(adjustments, [...others, bauhaus])).toEqual(adjustments);
    }),
    { numRuns: 200 },
  );
});

test('moves, alignments, the place of the logo and the crop are set aside; the order and the code stay', () => {
  const placed: Adjustments = {
    blocks: { person: { align: 'right', dx: 2, order: ['position', 'fullName'] }, contact: { dy: 1 } },
    logo: { place: 'top', dx: 0.25 },
    code: { place: 'left' },
    graphic: { zoom: 1.5 },
  };
  const inEcho = { blocks: { person: { order: ['position', 'fullName'] } }, code: { place: 'left' } };
  expect(walk(placed, [echo])).toEqual(inEcho);
  expect(walk(placed, [echo, { blocks: { person: { dx: 5 } } }, bauhaus])).toEqual(placed);
  expect(walk(placed, [echo, { blocks: { person: { dx: 5 } } }, bauhaus, echo])).toEqual({
    ...inEcho,
    blocks: { person: { dx: 5, order: ['position', 'fullName'] } },
  });
});

test('a value that is changed in another arrangement stays changed on the way back; the others are as before', () => {
  expect(walk(wishes, [echo, { fields: { phone: { pt: 10 } } }, bauhaus])).toEqual({
    fields: { fullName: { pt: 18, weight: 700 }, phone: { pt: 10 } },
  });
});
