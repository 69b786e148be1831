import { execFile } from 'node:child_process';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import {
  createDatabase,
  createTablespace,
  dropDatabase,
  dropTablespace,
} from '#api/store/testing/databases.ts';
import { readCards } from './readers.ts';
import { addSavers, countSaved, type Saver, saveCard } from './savers.ts';
import type { ApiNode, TestCluster } from './test-cluster.ts';

const run = promisify(execFile);
const diskBytes = 32 * 1024 * 1024;
const savesBefore = 100;
const savesAtMost = 2000;

/** The disk of the tables is full: saves get 503, reads work, the node is not ready; with free space everything works again. */
export async function fullDisk({ folder, serverUrl, databaseUrl, startNode }: TestCluster) {
  const disk = join(process.cwd(), folder, 'small-disk');
  const refusal = await mountSmallDisk(disk, join(folder, 'postgres'));
  if (refusal) return { notRun: refusal };
  await createTablespace(serverUrl, 'small', disk);
  await createDatabase(serverUrl, 'vizitka_small', { tablespace: 'small' });
  const url = databaseUrl.replace(/vizitka$/, 'vizitka_small');
  const db = openDatabase(
    { url, poolMax: 4, acquireTimeoutMs: 5000, statementTimeoutMs: 30_000 },
    () => undefined,
  );
  await migrate(db);
  const node = await startNode({ DATABASE_URL: url });
  try {
    const [saver] = await addSavers(db, 1);
    if (!saver) throw new Error('A saver is needed');
    const names: string[] = [];
    const saveUpTo = async (count: number) => {
      while (names.length < count) {
        const name = `card ${names.length}`;
        const answer = await saveCard(node.origin, saver, name, uuidv7());
        if (answer !== '201') return answer;
        names.push(name);
      }
      return `${count} saved`;
    };
    await saveUpTo(savesBefore);
    const before = await probeNode(node, saver);
    const ballast = join(disk, 'ballast');
    await fill(ballast);
    // Existing pages still have free space for some saves.
    const refused = await saveUpTo(savesAtMost);
    const during = await probeNode(node, saver);
    await rm(ballast);
    const after = { ...(await probeNode(node, saver)), saves: await saveUpTo(names.length + 1) };
    const seen = { refused, during, after };
    const expected = {
      refused: '503 with Retry-After',
      during: { ...before, ready: 503 },
      after: { ...before, saves: `${names.length} saved` },
    };
    return {
      ...(await countSaved(db, new Map([[saver.userId, names]]))),
      told: [`before ${JSON.stringify(before)}`, JSON.stringify(seen)],
      wrong:
        JSON.stringify(seen) === JSON.stringify(expected) ? [] : [`expected ${JSON.stringify(expected)}`],
    };
  } finally {
    await node.kill();
    await db.$client.end();
    await dropDatabase(serverUrl, 'vizitka_small');
    await dropTablespace(serverUrl, 'small');
    await run('umount', [disk]);
  }
}

/** Mounts a small disk with the owner of PostgreSQL's files; returns why it cannot be mounted, or null. */
async function mountSmallDisk(disk: string, files: string): Promise<string | null> {
  await mkdir(disk);
  const { uid, gid } = await stat(files);
  const options = `size=${diskBytes},uid=${uid},gid=${gid},mode=0700`;
  return run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).then(
    () => null,
    () => 'it needs to mount a small disk, as root may',
  );
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  for (let piece = 65_536; piece >= 4096; ) {
    const isFull = await file.write(Buffer.alloc(piece)).then(
      ({ bytesWritten }) => bytesWritten < piece,
      () => true,
    );
    if (isFull) piece /= 2;
  }
  await file.close();
}

/** Longer than the 250 ms for which readiness is cached. */
const readinessCacheMs = 300;

async function probeNode({ origin }: ApiNode, saver: Saver) {
  await setTimeout(readinessCacheMs);
  const status = async (path: string) => (await fetch(`${origin}${path}`)).status;
  return {
    list: await readCards(origin, saver),
    live: await status('/healthz'),
    ready: await status('/readyz'),
  };
}
