import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { logoKey } from '#api/storage/object-keys.ts';
import { cards, uploads } from '#api/store/schema.ts';
import { bulkLoad } from '#api/store/testing/bulk-load.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { addSavers } from '../tests/faults/savers.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { fillDatabase } from './lib/fill-database.ts';
import { median } from './lib/median.ts';
import { runBench } from './lib/run-bench.ts';
import { startApiProcess } from './lib/server-process.ts';

/** npm run bench:export-largest – the export of the largest plan: 500 cards, each with a logo of its own of 1 MB. */

const cardCount = cardLimits.enterprise;
const logoBytes = 1_000_000;
const rounds = 3;
/** How long somebody waits for a download without leaving. */
const maxSeconds = 60;
const maxGrowthBytes = 100_000_000;

await runBench('export-largest', async (postgres, folder) => {
  const objects = `${folder}/objects`;
  const { url, filled: owner } = await fillDatabase(postgres, (db) => addLargestAccount(db, objects));
  const server = await startApiProcess(folder, { DATABASE_URL: url, LOG_LEVEL: 'silent' });
  try {
    return await measureExports(server.origin, owner.cookie);
  } finally {
    await server.stop();
  }
});

async function measureExports(origin: string, cookie: string): Promise<boolean> {
  const [seconds, bytes]: [number[], number[]] = [[], []];
  const before = await residentBytes(origin);
  let most = before;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/account/export`, { headers: { cookie } });
    if (!answer.ok || !answer.body) throw new Error(`The export returned ${answer.status}`);
    let received = 0;
    let nextProbe = 0;
    for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
      received += chunk.byteLength;
      if (received < nextProbe) continue;
      most = Math.max(most, await residentBytes(origin));
      nextProbe = received + 25_000_000;
    }
    seconds.push((performance.now() - began) / 1000);
    bytes.push(received);
  }
  const megabytes = (count: number) => `${(count / 1_000_000).toFixed(0)} MB`;
  console.log(
    `${cardCount} cards with logos: ${megabytes(median(bytes))} in ${median(seconds).toFixed(1)} s (${seconds.map((each) => each.toFixed(1)).join(', ')}); ` +
      `memory of the server ${megabytes(before)} before, at most ${megabytes(most)}`,
  );
  return median(seconds) <= maxSeconds && most - before <= maxGrowthBytes;
}

async function residentBytes(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
}

async function addLargestAccount(db: Database, objects: string) {
  const [owner] = await addSavers(db, 1);
  if (!owner) throw new Error('The seed has no user');
  const { accountId } = owner;
  const now = new Date();
  const logos = Array.from({ length: cardCount }, () => uuidv7());
  await bulkLoad(db, async (copy) => {
    await copy(
      uploads,
      logos.map((id) => ({
        accountId,
        id,
        state: 'accepted' as const,
        contentType: 'image/png' as const,
        byteSize: logoBytes,
        refusal: null,
        sentAt: now,
        createdAt: now,
        unusedSince: null,
      })),
    );
    await copy(
      cards,
      logos.map((logoId, number) => {
        const design = sampleFlatCard(number);
        const id = uuidv7();
        return {
          accountId,
          id,
          name: design.fullName,
          design,
          version: 1,
          logoId,
          pictureId: null,
          createdAt: now,
          updatedAt: now,
        };
      }),
    );
  });
  const file = randomBytes(logoBytes);
  for (const id of logos) {
    const path = join(objects, logoKey(id));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file);
  }
  return owner;
}
