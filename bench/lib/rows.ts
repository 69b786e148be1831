import { mkdir, writeFile } from 'node:fs/promises';

/** One comparison of a bench. The goal is a limit of the figure: a ratio where there is a baseline. */
export type BenchRow = {
  work: string;
  ours: string;
  baseline: string;
  figure: number;
  goal: { atMost: number } | { atLeast: number };
};

export const rowsFolder = '.data/bench/rows';

/** Keeps the rows of a bench for the table of `npm run bench`. */
export async function keepRows(bench: string, rows: readonly BenchRow[]): Promise<void> {
  await mkdir(rowsFolder, { recursive: true });
  await writeFile(`${rowsFolder}/${bench}.json`, JSON.stringify(rows, null, 2));
}

export const isMet = ({ figure, goal }: BenchRow): boolean =>
  'atMost' in goal ? figure <= goal.atMost : figure >= goal.atLeast;

/** A row without a baseline, whose figure has a limit. */
export function atMost(limit: number, work: string, figure: number): BenchRow {
  return { work, ours: figure.toFixed(0), baseline: '–', figure, goal: { atMost: limit } };
}

/** Says whether all rows meet their goals. */
export function areAllMet(rows: readonly BenchRow[]): boolean {
  const areMet = rows.every(isMet);
  console.log(areMet ? 'Within the limits.' : 'Over the limits.');
  return areMet;
}

/** A table in Markdown, with the figures of an earlier release beside those of now. */
export function tableOf(rows: readonly BenchRow[], before: Readonly<Record<string, number>>): string {
  const lines = rows.map((row) => {
    const goal = 'atMost' in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`;
    const cells = [
      row.work,
      row.ours,
      row.baseline,
      before[row.work] ?? '–',
      rounded(row.figure),
      goal,
      isMet(row) ? 'yes' : 'no',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| work | ours | baseline | 0.1.0 | now | goal | met |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...lines,
  ].join('\n');
}

const rounded = (figure: number): number => Math.round(figure * 100) / 100;
