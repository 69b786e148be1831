import { median } from './median.ts';

/** There where the engine was started with it exposed. */
const { gc } = globalThis as { gc?: () => void };

/** One way to do the same work; it may do it differently, never less than its name says. */
export type Way = { name: string; run: () => unknown };

export type Turn = { name: string; medianMs: number; ratio: number };

/**
 * Runs the ways in turn and compares each with the first: the ratio is the median of the rounds' own ratios. The order
 * changes from round to round and garbage is cleared before each turn, else a way pays for what the one before it left.
 */
export async function takeTurns(ways: readonly Way[], rounds: number, warmUps: number): Promise<Turn[]> {
  const times = ways.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const index of shuffled(ways.length, round + warmUps + 1)) {
      gc?.();
      const started = performance.now();
      await ways[index]?.run();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  const [first = []] = times;
  return ways.map(({ name }, index) => {
    const own = times[index] ?? [];
    const ratios = own.map((time, round) => time / (first[round] ?? Number.NaN));
    return { name, medianMs: median(own), ratio: median(ratios) };
  });
}

/** The numbers below a count in an order of their own for every seed, the same in every run. */
function shuffled(count: number, seed: number): number[] {
  let state = seed * 2_654_435_761;
  const numbers = Array.from({ length: count }, (_, index) => index);
  return numbers
    .map((index) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return { index, rank: state };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ index }) => index);
}
