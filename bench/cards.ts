import { waitUntilReady } from '../tools/dev/api-process.ts';
import { sampleDesign } from '../tools/print/sample-design.ts';
import { filledDatabase } from './lib/filled-database.ts';
import { inTable, type Measured, measureCalls, medians } from './lib/measure.ts';
import { measureAtRate } from './lib/measure-at-rate.ts';
import { median } from './lib/median.ts';
import { type BenchRow, isMet, keepRows } from './lib/rows.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startApi, startServer } from './lib/server-process.ts';

/** npm run bench:cards – compares the list of 50 cards, one card and a save with their statements through bare Fastify and pg; then measures them at 70 % load. */

const poolMax = '10';
const rounds = 15;
const roundSeconds = 1;
const loadShare = 0.7;
const loadedSeconds = 3;
const maxLoadedP99Ms = 100;

await runBench('cards', async (postgres, folder) => {
  const { url, reader, writer, cardId } = await filledDatabase(postgres, { users: 200, cards: 10_000 });
  const servers: ServerProcess[] = [];
  try {
    const real = await startApi(folder, {
      DATABASE_URL: url,
      DATABASE_POOL_MAX: poolMax,
      LOG_LEVEL: 'info',
      SAVES_PER_HOUR: '1000000000',
    });
    servers.push(real);
    const startBare = (userId: string) =>
      startServer('bench/bare-cards.ts', () => ({
        DATABASE_URL: url,
        DATABASE_POOL_MAX: poolMax,
        USER_ID: userId,
        CARD_ID: cardId,
      }));
    const bareReader = await startBare(reader.userId);
    const bareWriter = await startBare(writer.bareUserId);
    servers.push(bareReader, bareWriter);
    await waitUntilReady(`${bareReader.origin}/api/business-cards`, 30_000);
    await waitUntilReady(`${bareWriter.origin}/api/business-cards`, 30_000);

    const path = '/api/business-cards';
    const body = JSON.stringify({ ...sampleDesign(7), logoUrl: null, name: 'Measured' });
    const rows = [
      ...(await compare('list of 50 cards', 0.5, path, reader.cookie, [real, bareReader])),
      ...(await compare('one card', 0.8, `${path}/${cardId}`, reader.cookie, [real, bareReader])),
      ...(await compare('save', 0.5, path, writer.cookie, [real, bareWriter], body)),
    ];
    await keepRows('cards', rows);
    return rows.every(isMet);
  } finally {
    for (const { stop } of servers) await stop();
  }
});

/** Short alternating rounds, so that other load affects both. */
async function compare(
  what: string,
  minRatio: number,
  path: string,
  cookie: string,
  [real, bare]: [ServerProcess, ServerProcess],
  body?: string,
): Promise<BenchRow[]> {
  const loadOf = ({ origin }: ServerProcess, seconds: number) => ({
    url: origin + path,
    cookie,
    seconds,
    body,
  });
  const measure = (server: ServerProcess) => measureCalls(loadOf(server, roundSeconds));
  const measured = { real: [] as Measured[], bare: [] as Measured[] };
  const ratios: number[] = [];
  for (const server of [real, bare]) await measure(server);
  for (let round = 0; round < rounds; round += 1) {
    const [realRound, bareRound] = [await measure(real), await measure(bare)];
    measured.real.push(realRound);
    measured.bare.push(bareRound);
    ratios.push(realRound.perSecond / bareRound.perSecond);
  }
  const ratio = median(ratios);
  const loaded: Measured[] = [];
  const rate = Math.floor(medians(measured.real).perSecond * loadShare);
  for (let round = 0; round < 5; round += 1)
    loaded.push(await measureAtRate({ ...loadOf(real, loadedSeconds), perSecond: rate }));
  const p99 = medians(loaded).p99;
  console.log(`${what}, 20 connections, medians of ${rounds} rounds of ${roundSeconds} s:`);
  console.table({
    vizitka: inTable(medians(measured.real)),
    'bare Fastify + pg': inTable(medians(measured.bare)),
    [`vizitka at ${rate}/s`]: inTable(medians(loaded)),
  });
  console.log(
    `ratio ${ratio.toFixed(2)}, at least ${minRatio} is wanted; p99 at 70 % ${p99.toFixed(1)} ms, under ${maxLoadedP99Ms} ms is wanted\n`,
  );
  const perSecond = (each: Measured[]) => `${Math.round(medians(each).perSecond)}/s`;
  return [
    {
      work: `${what} against bare Fastify + pg`,
      ours: perSecond(measured.real),
      baseline: perSecond(measured.bare),
      figure: ratio,
      goal: { atLeast: minRatio },
    },
    {
      work: `${what} at 70 % load, p99 in ms`,
      ours: `${p99.toFixed(0)} ms`,
      baseline: '–',
      figure: p99,
      goal: { atMost: maxLoadedP99Ms },
    },
  ];
}
