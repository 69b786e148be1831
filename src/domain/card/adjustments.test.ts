import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAdjustments } from '../../../tools/print/samples/any-adjustments.ts';
import {
  type Adjustments,
  adjustedValues,
  patchAdjustments,
  patchOf,
  resetValue,
  tidyAdjustments,
} from './adjustments.ts';
import { joinAdjustments } from './join-adjustments.ts';

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
      for (const value of values) {
        const reset = resetValue(adjustments ?? {}, value);
        expect(adjustedValues(reset)).toEqual(values.filter((one) => one !== value));
        expect(patchAdjustments(reset, patchOf(value, adjustments))).toEqual(adjustments);
      }
    }),
    { numRuns: 50 },
  );
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
