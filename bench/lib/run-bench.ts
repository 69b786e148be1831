import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type LocalPostgres, startPostgres } from '../../tools/dev/postgres.ts';

/** Runs a bench with a fresh PostgreSQL, cleans up, and exits with 1 unless the bench returns true. */
export async function runBench(
  name: string,
  bench: (server: LocalPostgres, folder: string) => Promise<boolean>,
): Promise<never> {
  const folder = `.data/bench/${name}-${process.pid}`;
  const server = await startPostgres(folder, { fresh: true });
  let hasPassed = false;
  try {
    hasPassed = await bench(server, folder);
  } catch (error) {
    console.error(error);
  }
  // A crashed server never reports that it has stopped.
  await Promise.race([server.stop(), wait(10_000)]);
  await rm(folder, { recursive: true, force: true });
  // Explicit exit code: the embedded server's exit hook would end the process with 0.
  process.exit(hasPassed ? 0 : 1);
}
