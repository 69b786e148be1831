import { expect, test } from 'vitest';
import type { ExactInk } from '../colour/exact-inks.ts';
import { addTypedInk, withCustomInks } from './custom-inks.ts';

const red: ExactInk = { colour: '#e30613', cmyk: [0, 100, 100, 0] };

test('typed inks reach the settings of any print shop, which keeps its own', () => {
  expect(withCustomInks({}, [red])).toEqual({ inks: [red] });
  const own = { inks: [{ colour: '#e30613', cmyk: [0, 95, 90, 5] }] } as const;
  expect(withCustomInks(own, [red])).toBe(own);
});

test('a typed ink above the limit of a print shop is left to the conversion', () => {
  const rich: ExactInk = { colour: '#101010', cmyk: [60, 60, 60, 100] };
  expect(withCustomInks({ inkLimit: 225 }, [rich, red]).inks).toEqual([red]);
});

test('two inks that look alike get colours of their own', () => {
  const [first] = addTypedInk([], red);
  const [second, ...others] = addTypedInk([first], { ...red, cmyk: [0, 99, 100, 0] });
  expect(first.colour).toBe('#e30613');
  expect(second).toEqual({ colour: '#e30614', cmyk: [0, 99, 100, 0] });
  expect(others).toEqual([first]);
  expect(addTypedInk([second, first], red)).toEqual([first, second]);
});

test('twenty typed inks are kept', () => {
  const many = Array.from(
    { length: 25 },
    (_, index): ExactInk => ({ colour: '#e30613', cmyk: [index, 0, 0, 0] }),
  );
  const kept = many.reduce<readonly ExactInk[]>((typed, ink) => addTypedInk(typed, ink), []);
  expect(kept).toHaveLength(20);
  expect(kept[0]?.cmyk).toEqual([24, 0, 0, 0]);
});
