import type { RowProblem } from './check-card.ts';

/** Whether a card has words in another font than the design's, so that it can be set in that font whole. */
export function lacksLetters(problems: readonly RowProblem[]): boolean {
  return problems.some((problem) => problem.kind === 'print' && problem.cause.code === 'FACE_STOOD_IN');
}
