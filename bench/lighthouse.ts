import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { demoPassword } from '../tools/dev/accounts.ts';
import { waitUntilReady } from '../tools/dev/api-process.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { median } from './lib/median.ts';
import { repeatRound } from './lib/repeat-round.ts';
import { keepRows } from './lib/rows.ts';

/**
 * npm run bench -- lighthouse – runs Lighthouse with its phone preset on the entry pages. Run after a build; npx fetches Lighthouse.
 * The line and the processor are slow while the page loads. `-- --throttling simulate` computes what a slow line would do from a load
 * over loopback, where all scripts are there before the first paint and count as what it waited for.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    throttling: { type: 'string', default: 'devtools' },
    pages: { type: 'string' },
  },
});
const lighthouse = 'lighthouse@13.5.0';
const everyAddress = ['/', '/looks', '/teams', '/pricing', '/help/bleed', '/login', '/list'];
const addresses = values.pages?.split(',') ?? everyAddress;
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const flags = ['--no-sandbox', '--disable-gpu'];

type Category = keyof typeof limits;
const categories = Object.keys(limits) as Category[];
type Report = {
  categories: Record<Category, { score: number }>;
  audits: Record<(typeof figures)[number], { numericValue: number }>;
};

const folder = '.data/bench/lighthouse';
const origin = 'http://127.0.0.1:4320';
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const demo = spawn(process.execPath, ['tools/dev/demo.ts', '--port', '4320'], { stdio: 'inherit' });
try {
  await waitUntilReady(`${origin}/readyz`, 60_000);
  const profile = await signedInProfile();
  const rows: Record<string, Record<string, number>> = {};
  for (const address of addresses) {
    const reports: Report[] = [];
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      reports.push(await repeatRound(address, () => measure(address, address === '/list' ? profile : null)));
    }
    // The first report has a cold server and disk, so it is dropped.
    reports.shift();
    rows[address] = { ...scoresOf(reports), ...figuresOf(reports) };
  }
  console.table(rows);
  await writeFile('.data/bench/lighthouse.json', JSON.stringify({ limits, rows }, null, 2));
  await keepRows(
    'lighthouse',
    addresses.map((address) => ({
      work: `Lighthouse performance of ${address}`,
      ours: `${rows[address]?.performance ?? 0}`,
      baseline: '–',
      figure: rows[address]?.performance ?? 0,
      goal: { atLeast: limits.performance },
    })),
  );
  const missed = addresses.flatMap((address) =>
    categories.filter((name) => (rows[address]?.[name] ?? 0) < limits[name] && !isPrivate(address, name)),
  );
  console.log(missed.length === 0 ? 'Within the limits.' : 'Over the limits.');
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  demo.kill('SIGTERM');
}

/** Pages for signed-in users are not indexed, so their SEO score does not count. */
function isPrivate(address: string, name: Category): boolean {
  return name === 'seo' && address === '/list';
}

function scoresOf(reports: Report[]) {
  return Object.fromEntries(
    categories.map((name) => [
      name,
      Math.round(median(reports.map((report) => report.categories[name].score)) * 100),
    ]),
  );
}

function figuresOf(reports: Report[]) {
  return Object.fromEntries(
    figures.map((name) => [
      name,
      Number(median(reports.map(({ audits }) => audits[name].numericValue)).toFixed(3)),
    ]),
  );
}

/** A browser profile with a signed-in user who has twelve cards. */
async function signedInProfile(): Promise<string> {
  const profile = join(folder, 'profile');
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: flags });
  const ask = async (path: string, data: unknown) => {
    const answer = await context.request.post(origin + path, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path} returned ${answer.status()}`);
  };
  await ask('/api/auth/login', { username: 'premium', password: demoPassword });
  for (let number = 1; number <= 12; number += 1) {
    await ask('/api/business-cards', { name: `Card ${number}`, ...sampleFlatCard(number) });
  }
  await context.close();
  return profile;
}

async function measure(address: string, profile: string | null): Promise<Report> {
  const output = join(folder, 'report.json');
  const chromeFlags = ['--headless=new', ...flags, ...(profile ? [`--user-data-dir=${profile}`] : [])];
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      origin + address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories.join(',')}`,
      `--throttling-method=${values.throttling}`,
      `--chrome-flags=${chromeFlags.join(' ')}`,
      ...(profile ? ['--disable-storage-reset'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: executablePath } },
  );
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}
