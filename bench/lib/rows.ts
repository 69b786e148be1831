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

/** A table in Markdown; in brackets what a ratio compares, ours first. */
export function tableOf(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => {
    const budget = 'atMost' in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`;
    const compared = row.baseline === '–' ? '' : ` (${row.ours}, ${row.baseline})`;
    return `| ${row.work} | ${budget} | ${rounded(row.figure)}${compared} | ${isMet(row) ? 'yes' : 'no'} |`;
  });
  return ['| metric | budget | last measured | met |', '|---|---:|---:|---|', ...lines].join('\n');
}

const rounded = (figure: number): number => Math.round(figure * 100) / 100;
