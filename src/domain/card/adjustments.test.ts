import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAdjustments } from '../../../tools/print/samples/any-adjustments.ts';
import { type AdjustedValue, adjustedValues, patchOf, resetValue } from './adjusted-values.ts';
import { type Adjustments, patchAdjustments, tidyAdjustments } from './adjustments.ts';
import { joinAdjustments } from './join-adjustments.ts';

const isCode = (value: AdjustedValue) => value.part === 'code' && value.value === 'content';

const large: Adjustments = { fields: { fullName: { pt: 18, weight: 700 }, phone: { caps: 'upper' } } };

test('a value that is undefined is removed, and nothing is left of adjustments without values', () => {
  expect(patchAdjustments(large, { fields: { fullName: { pt: undefined } } })).toEqual({
    fields: { fullName: { weight: 700 }, phone: { caps: 'upper' } },
  });
  expect(
    patchAdjustments({ fields: { fullName: { pt: 18 } } }, { fields: { fullName: { pt: undefined } } }),
  ).toBe(undefined);
  expect(tidyAdjustments({ fields: { fullName: {} } })).toBe(undefined);
});

test('every value that differs is counted and can be reset alone', () => {
  expect(adjustedValues(large)).toEqual([
    { part: 'fields', name: 'fullName', value: 'pt' },
    { part: 'fields', name: 'fullName', value: 'weight' },
    { part: 'fields', name: 'phone', value: 'caps' },
  ]);
  fc.assert(
    fc.property(anyAdjustments, (adjustments) => {
      const values = adjustedValues(adjustments);
      for (const value of values.filter((one) => !isCode(one))) {
        const reset = resetValue(adjustments ?? {}, value);
        expect(adjustedValues(reset)).toEqual(values.filter((one) => one !== value));
        expect(patchAdjustments(reset, patchOf(value, adjustments))).toEqual(adjustments);
      }
    }),
    { numRuns: 50 },
  );
});

test('a code without values is a code, and its values go with it', () => {
  expect(tidyAdjustments({ code: {} })).toEqual({ code: {} });
  expect(tidyAdjustments({ code: { place: undefined, dx: 0 } })).toEqual({ code: {} });
  const placed: Adjustments = { code: { place: 'left', sizeMm: 18, dx: 1.5 } };
  expect(adjustedValues(placed)).toEqual([
    { part: 'code', value: 'content' },
    { part: 'code', value: 'place' },
    { part: 'code', value: 'sizeMm' },
    { part: 'code', value: 'move' },
  ]);
  expect(resetValue(placed, { part: 'code', value: 'move' })).toEqual({
    code: { place: 'left', sizeMm: 18 },
  });
  expect(resetValue({ code: { place: 'left' } }, { part: 'code', value: 'place' })).toEqual({ code: {} });
  expect(resetValue(placed, { part: 'code', value: 'content' })).toBe(undefined);
  expect(patchAdjustments(undefined, { code: {} })).toEqual({ code: {} });
});

test('a move of nothing, a zoom of 1 and an order of no lines are no adjustments', () => {
  expect(
    tidyAdjustments({
      blocks: { person: { dx: 0, dy: 0, order: [] }, contact: { dx: 0, dy: -0.25 } },
      logo: { dx: 0 },
      graphic: { zoom: 1, dx: 0 },
    }),
  ).toEqual({ blocks: { contact: { dy: -0.25 } } });
});

test('a code that one version removes and the other changes is a conflict', () => {
  const base: Adjustments = { code: { sizeMm: 16 } };
  const moved = patchAdjustments(base, { code: { dx: 2 } });
  expect(joinAdjustments(base, undefined, moved)).toEqual({ conflict: true });
  expect(joinAdjustments(base, moved, undefined)).toEqual({ conflict: true });
  expect(joinAdjustments(base, moved, patchAdjustments(base, { code: { sizeMm: 20 } }))).toEqual({
    adjustments: { code: { sizeMm: 20, dx: 2 } },
  });
});

test('two versions of a card are joined where they change different values', () => {
  const own = patchAdjustments(large, { fields: { fullName: { pt: 20 } } });
  const other = patchAdjustments(large, { fields: { fullName: { weight: undefined }, email: { pt: 9 } } });
  expect(joinAdjustments(large, own, other)).toEqual({
    adjustments: { fields: { fullName: { pt: 20 }, phone: { caps: 'upper' }, email: { pt: 9 } } },
  });
  expect(joinAdjustments(large, own, patchAdjustments(large, { fields: { fullName: { pt: 9 } } }))).toEqual({
    conflict: true,
  });
});

test('versions that only one side has changed are joined to that side, in both directions', () => {
  fc.assert(
    fc.property(anyAdjustments, anyAdjustments, (base, changed) => {
      expect(joinAdjustments(base, base, changed)).toEqual({ adjustments: changed });
      expect(joinAdjustments(base, changed, base)).toEqual({ adjustments: changed });
      expect(joinAdjustments(base, changed, changed)).toEqual({ adjustments: changed });
    }),
    { numRuns: 100 },
  );
});
