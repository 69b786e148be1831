import { median } from './median.ts';

/** Available with --expose-gc. */
const { gc } = globalThis as { gc?: () => void };

/** One implementation of the same work. */
export type Variant = { name: string; run: () => unknown };

export type VariantResult = { name: string; medianMs: number; ratio: number };

/**
 * Runs the variants in alternating order and compares each with the first: the ratio is the median of the rounds' ratios.
 * Garbage is collected before each run, so that no variant pays for the previous one.
 */
export async function compareVariants(
  variants: readonly Variant[],
  rounds: number,
  warmUps: number,
): Promise<VariantResult[]> {
  const times = variants.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const index of shuffled(variants.length, round + warmUps + 1)) {
      gc?.();
      const started = performance.now();
      await variants[index]?.run();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  const [first = []] = times;
  return variants.map(({ name }, index) => {
    const own = times[index] ?? [];
    const ratios = own.map((time, round) => time / (first[round] ?? Number.NaN));
    return { name, medianMs: median(own), ratio: median(ratios) };
  });
}

/** The numbers below a count in a pseudo-random order by seed. */
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
