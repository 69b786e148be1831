import { waitUntilReady } from '../tools/dev/api-process.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { compareRates, ratioRow } from './lib/compare-rates.ts';
import { filledDatabase } from './lib/filled-database.ts';
import { inTable, type Measured, medians } from './lib/measure.ts';
import { measureAtRate } from './lib/measure-at-rate.ts';
import { atMost, type BenchRow, isMet, keepRows } from './lib/rows.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startApiProcess, startServer } from './lib/server-process.ts';

/** npm run bench -- cards – compares the list of 50 cards, one card and a save with their statements through bare Fastify and pg; then measures them at 70 % load. */

const poolMax = '10';
const rounds = 15;
const loadShare = 0.7;
const loadedSeconds = 3;
const maxLoadedP99Ms = 100;

await runBench('cards', async (postgres, folder) => {
  const { url, reader, writer, cardId } = await filledDatabase(postgres, { users: 200, cards: 10_000 });
  const servers: ServerProcess[] = [];
  try {
    const real = await startApiProcess(folder, {
      DATABASE_URL: url,
      DATABASE_POOL_MAX: poolMax,
      LOG_LEVEL: 'info',
      SAVES_PER_HOUR: '1000000000',
    });
    servers.push(real);
    const startBare = (accountId: string) =>
      startServer('bench/bare-cards.ts', () => ({
        DATABASE_URL: url,
        DATABASE_POOL_MAX: poolMax,
        ACCOUNT_ID: accountId,
        CARD_ID: cardId,
      }));
    const bareReader = await startBare(reader.accountId);
    const bareWriter = await startBare(writer.bareAccountId);
    servers.push(bareReader, bareWriter);
    await waitUntilReady(`${bareReader.origin}/api/business-cards`, 30_000);
    await waitUntilReady(`${bareWriter.origin}/api/business-cards`, 30_000);

    const path = '/api/business-cards';
    const body = JSON.stringify({ ...sampleFlatCard(7), logoUrl: null, name: 'Measured' });
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

async function compare(
  what: string,
  minRatio: number,
  path: string,
  cookie: string,
  [real, bare]: [ServerProcess, ServerProcess],
  body?: string,
): Promise<BenchRow[]> {
  const call = { what, path, cookieOf: () => cookie, body, rounds };
  const rates = await compareRates({ bare, real }, call);
  const loaded: Measured[] = [];
  const perSecond = Math.floor(rates.real.perSecond * loadShare);
  const load = { url: real.origin + path, cookie, seconds: loadedSeconds, body, perSecond };
  for (let round = 0; round < 5; round += 1) loaded.push(await measureAtRate(load));
  const { p99 } = medians(loaded);
  console.table({ [`vizitka at ${perSecond}/s`]: inTable(medians(loaded)) });
  console.log(`at least ${minRatio} and a p99 under ${maxLoadedP99Ms} ms at 70 % are wanted`);
  return [ratioRow(what, minRatio, rates), atMost(maxLoadedP99Ms, `${what} at 70 % load, p99 in ms`, p99)];
}
