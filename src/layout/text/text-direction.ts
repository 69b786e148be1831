import bidiFactory from 'bidi-js';

/** A piece of a text that is drawn in one direction. */
export type DirectedRun = { text: string; isRightToLeft: boolean };

const bidi = bidiFactory();

/** The pieces of a line in the order they are seen from left to right, by the Unicode bidirectional algorithm. */
export function runsInVisualOrder(text: string): DirectedRun[] {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const [letter = '', level = 0, last] = [text[at], levels[at], runs.at(-1)];
    if (last?.level === level) last.text += letter;
    else runs.push({ text: letter, level });
  }
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  let seen = runs;
  // The algorithm's rule L2: from the deepest level up, what lies at that level or deeper is reversed.
  for (let level = deepest; level > 0; level--) seen = reversedAt(seen, level);
  return seen.map((run) => ({ text: run.text, isRightToLeft: run.level % 2 === 1 }));
}

function reversedAt<Run extends { level: number }>(runs: readonly Run[], level: number): Run[] {
  const result: Run[] = [];
  let turned: Run[] = [];
  for (const run of runs) {
    if (run.level >= level) turned = [run, ...turned];
    else {
      result.push(...turned, run);
      turned = [];
    }
  }
  return [...result, ...turned];
}
