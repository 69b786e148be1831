import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * npm run nightly – runs the full forms of all suites one after the other, and prints their results in one table. The output
 * of each is in `.data/nightly`. `-- --only test:looks,faults` runs some of them.
 */
const suites = [
  'check',
  'test:random',
  'test:layouts',
  'test:lists',
  'test:print',
  'test:logos',
  'test:looks',
  'test:printed',
  'test:look-files',
  'test:files',
  'test:fonts',
  'test:tones',
  'build',
  'e2e',
  'test:pages',
  'drill:restore',
  'drill:upgrade',
  'faults',
  'bench:scale',
  'bench',
];

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const wanted = only?.split(',') ?? suites;
const unknown = wanted.filter((name) => !suites.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no suite ${unknown.join(', ')}. There are: ${suites.join(', ')}`);

const folder = '.data/nightly';
await mkdir(folder, { recursive: true });
const rows: Array<{ suite: string; result: string; minutes: string; summary: string }> = [];
for (const suite of suites.filter((name) => wanted.includes(name))) {
  const beganMs = Date.now();
  const { code, summary } = await run(suite);
  const minutes = ((Date.now() - beganMs) / 60_000).toFixed(1);
  rows.push({ suite, result: code === 0 ? 'passed' : 'FAILED', minutes, summary });
  console.log(`${suite}: ${code === 0 ? 'passed' : 'FAILED'} in ${minutes} min`);
}
console.table(rows);
process.exitCode = rows.every(({ result }) => result === 'passed') ? 0 : 1;

/** Runs a suite; the summary is its last line with counts. */
async function run(suite: string): Promise<{ code: number; summary: string }> {
  // What one suite builds, the next uses.
  const env = { ...process.env, CI: 'true', NO_COLOR: '1' };
  const child = spawn('npm', ['run', '--silent', suite], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(join(folder, `${suite.replace(':', '-')}.txt`));
  let end = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      file.write(chunk);
      end = (end + chunk.toString()).slice(-20_000);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  file.end();
  const counts = end.split('\n').findLast((line) => /\d+ (passed|failed)|lost 0|lost [1-9]/.test(line));
  return { code: code ?? 1, summary: (counts ?? '').trim().slice(0, 80) };
}
