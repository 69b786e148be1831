import type { Database } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { cards } from '#api/store/schema.ts';
import { bulkLoad } from '#api/store/testing/bulk-load.ts';
import { addSavers } from '../tests/faults/savers.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { fillDatabase } from './lib/fill-database.ts';
import { median } from './lib/median.ts';
import { runBench } from './lib/run-bench.ts';
import { startApiProcess } from './lib/server-process.ts';

/** npm run bench -- export – measures how much an export of 20,000 cards slows other users' reads. */

const cardCount = 20_000;
const rounds = 7;
const maxSlowdown = 1.5;
const readsBetweenExports = 100;

await runBench('export', async (postgres, folder) => {
  const {
    url,
    filled: { exporter, reader },
  } = await fillDatabase(postgres, addCards);
  const server = await startApiProcess(folder, { DATABASE_URL: url, LOG_LEVEL: 'silent' });
  try {
    return await compare(server.origin, exporter.cookie, reader.cookie);
  } finally {
    await server.stop();
  }
});

/** Alternating rounds with and without an export, so that other load affects both. */
async function compare(origin: string, exporter: string, reader: string): Promise<boolean> {
  const read = async () => {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/business-cards`, { headers: { cookie: reader } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A read returned ${answer.status}`);
    return performance.now() - began;
  };
  for (let count = 0; count < readsBetweenExports; count += 1) await read();

  const times = { quiet: [] as number[], exporting: [] as number[] };
  const [ratios, seconds, bytes]: number[][] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const quiet: number[] = [];
    for (let count = 0; count < readsBetweenExports; count += 1) quiet.push(await read());
    const during: number[] = [];
    const began = performance.now();
    const running = { isOver: false };
    const exported = exportAll(origin, exporter).finally(() => {
      running.isOver = true;
    });
    while (!running.isOver) during.push(await read());
    bytes?.push(await exported);
    seconds?.push((performance.now() - began) / 1000);
    ratios?.push(median(during) / median(quiet));
    times.quiet.push(...quiet);
    times.exporting.push(...during);
  }
  const ratio = median(ratios ?? []);
  console.table({ quiet: figures(times.quiet), exporting: figures(times.exporting) });
  console.log(
    `${cardCount} cards, ${Math.round(median(bytes ?? []) / 1000)} kB in ${median(seconds ?? []).toFixed(1)} s; ` +
      `reads ${ratio.toFixed(2)} times slower meanwhile (median of ${rounds} rounds), at most ${maxSlowdown} is wanted`,
  );
  return ratio <= maxSlowdown;
}

async function exportAll(origin: string, cookie: string): Promise<number> {
  const answer = await fetch(`${origin}/api/account/export`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`The export returned ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

function figures(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return {
    reads: sorted.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'max ms': at(0.9999),
  };
}

/** One user with 20,000 cards and one with 50. */
async function addCards(db: Database) {
  const [exporter, reader] = await addSavers(db, 2);
  if (!exporter || !reader) throw new Error('The seed has fewer than two users');
  await bulkLoad(db, async (copy) => {
    await copy(cards, cardsOf(exporter.accountId, cardCount));
    await copy(cards, cardsOf(reader.accountId, 50));
  });
  return { exporter, reader };
}

function* cardsOf(accountId: string, count: number) {
  for (let number = 0; number < count; number += 1) {
    const design = sampleFlatCard(number);
    const now = new Date();
    yield {
      accountId,
      id: uuidv7(),
      name: design.fullName,
      design,
      version: 1,
      logoId: null,
      darkLogoId: null,
      pictureId: null,
      createdAt: now,
      updatedAt: now,
    };
  }
}
