import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { groups } from '../run/groups.ts';
import { resultOf } from '../run/results.ts';

/**
 * npm run nightly – runs the full forms of all suites one after the other, and prints their results in one table. The output
 * of each is in `.data/nightly`. `-- --only looks,faults` runs some of them.
 */
const whole = (group: string, name: string) => [name, `${group} -- ${name}`] as const;
const suites = new Map<string, string>([
  ['check', 'check'],
  ['guards', 'check:guards'],
  ...Object.keys(groups['test:full'].programs)
    .filter((name) => name !== 'pages')
    .map((name) => whole('test:full', name)),
  ['build', 'build'],
  ['e2e', 'e2e'],
  whole('test:full', 'pages'),
  whole('drill', 'restore'),
  whole('drill', 'upgrade'),
  ['faults', 'faults'],
  ...groups.ops.whole.map((line) => [line.split(' ')[0] ?? '', `ops -- ${line}`] as const),
  whole('bench', 'scale'),
  ['bench', 'bench'],
]);

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const wanted = only?.split(',') ?? [...suites.keys()];
const unknown = wanted.filter((name) => !suites.has(name));
if (unknown.length > 0)
  throw new Error(`There is no suite ${unknown.join(', ')}. There are: ${[...suites.keys()].join(', ')}`);

const folder = '.data/nightly';
await mkdir(folder, { recursive: true });
const rows: Array<{ suite: string; result: string; minutes: string; summary: string }> = [];
for (const [suite, command] of suites) {
  if (!wanted.includes(suite)) continue;
  const beganMs = Date.now();
  const { code, summary } = await run(suite, command);
  const minutes = ((Date.now() - beganMs) / 60_000).toFixed(1);
  rows.push({ suite, result: resultOf(code), minutes, summary });
  console.log(`${suite}: ${resultOf(code)} in ${minutes} min`);
}
console.table(rows);
process.exitCode = rows.every(({ result }) => result !== 'FAILED') ? 0 : 1;

/** Runs a suite; the summary is its last line with counts. */
async function run(suite: string, command: string): Promise<{ code: number; summary: string }> {
  // What one suite builds, the next uses.
  const env = { ...process.env, CI: 'true', NO_COLOR: '1' };
  const child = spawn('npm', ['run', '--silent', ...command.split(' ')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(join(folder, `${suite}.txt`));
  let end = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      file.write(chunk);
      end = (end + chunk.toString()).slice(-20_000);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  file.end();
  const counts = end
    .split('\n')
    .findLast((line) => /\d+ (passed|failed)|lost 0|lost [1-9]|not run,/.test(line));
  return { code: code ?? 1, summary: (counts ?? '').trim().slice(0, 80) };
}
