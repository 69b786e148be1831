import { expect, test } from 'vitest';
import { batched } from './batched.ts';

/** The next turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function doubledInBatches() {
  const batches: number[][] = [];
  const double = batched(async (keys: number[]) => {
    batches.push(keys);
    await nextTurn();
    return keys.map((key) => key * 2);
  });
  return { batches, double };
}

test('keys of one turn are read together and each gets its own value', async () => {
  const { batches, double } = doubledInBatches();
  expect(await Promise.all([1, 2, 2, 3].map(double))).toEqual([2, 4, 4, 6]);
  expect(batches).toEqual([[1, 2, 2, 3]]);
});

test('a key of a later turn is read at once, and nothing is kept', async () => {
  const { batches, double } = doubledInBatches();
  const first = double(1);
  await nextTurn();
  expect(await Promise.all([first, double(1)])).toEqual([2, 2]);
  expect(batches).toEqual([[1], [1]]);
});

test('a read has at most a hundred keys', async () => {
  const { batches, double } = doubledInBatches();
  const keys = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(keys.map(double))).toEqual(keys.map((key) => key * 2));
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
});

test('a failed read fails those who asked, and no others', async () => {
  let isBroken = true;
  const read = batched(async (keys: number[]) => {
    if (isBroken) throw new Error('no connection');
    return keys;
  });
  await expect(Promise.all([read(1), read(2)])).rejects.toThrow('no connection');
  isBroken = false;
  expect(await read(3)).toBe(3);
});
