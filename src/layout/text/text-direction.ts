import bidiFactory from 'bidi-js';

/** A part of a text with one direction. */
export type DirectedRun = { text: string; isRightToLeft: boolean };

const bidi = bidiFactory();

/** The runs of a line from left to right, by the Unicode bidirectional algorithm. */
export function runsInVisualOrder(text: string): DirectedRun[] {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const [letter = '', level = 0, last] = [text[at], levels[at], runs.at(-1)];
    if (last?.level === level) last.text += letter;
    else runs.push({ text: letter, level });
  }
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = runs;
  // Rule L2 of the algorithm: from the deepest level up, runs at that level or deeper are reversed.
  for (let level = deepest; level > 0; level--) ordered = reverseLevel(ordered, level);
  return ordered.map((run) => ({ text: run.text, isRightToLeft: run.level % 2 === 1 }));
}

function reverseLevel<Run extends { level: number }>(runs: readonly Run[], level: number): Run[] {
  const result: Run[] = [];
  let reversed: Run[] = [];
  for (const run of runs) {
    if (run.level >= level) reversed = [run, ...reversed];
    else {
      result.push(...reversed, run);
      reversed = [];
    }
  }
  return [...result, ...reversed];
}
