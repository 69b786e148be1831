import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { withPart } from '../tools/checks/generated-parts.ts';
import { type BenchRow, isMet, rowsFolder, tableOf } from './lib/rows.ts';

/**
 * npm run bench – runs the benches of felt speed one after the other and writes their table to docs/performance.md. Run after
 * a build. `-- --without lighthouse` leaves one out, and the table says so.
 */
const benches = ['keystroke', 'first-visit', 'lighthouse', 'pdf', 'api', 'cards', 'list', 'interactions'];

const { without } = parseArgs({ options: { without: { type: 'string' } } }).values;
await rm(rowsFolder, { recursive: true, force: true });
const loads: number[] = [];
const notRun = without ? [without] : [];
const rows: BenchRow[] = [];
for (const bench of benches.filter((each) => each !== without)) {
  loads.push(loadavg()[0] ?? 0);
  // A bench over its limits exits with 1 and has rows all the same.
  await once(spawn('npm', ['run', '--silent', 'bench', '--', bench], { stdio: 'inherit' }), 'exit');
  const kept = `${rowsFolder}/${bench}.json`;
  if (existsSync(kept)) rows.push(...(JSON.parse(await readFile(kept, 'utf8')) as BenchRow[]));
  else notRun.push(bench);
}
const place = 'docs/performance.md';
const failed = notRun.length > 0 ? `\n\nNot run: ${notRun.join(', ')}.` : '';
const table = `${tableOf(rows)}${failed}`;
await writeFile(place, withPart(await readFile(place, 'utf8'), 'bench', `\n${table}\n\n`));
console.log(
  `${table}\n\nThe load of the machine before each bench: ${loads.map((each) => each.toFixed(1)).join(', ')}.`,
);
process.exitCode = notRun.length === 0 && rows.every(isMet) ? 0 : 1;
