import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { createDatabase, dropDatabase } from '#api/store/testing/databases.ts';
import { ensurePrintFiles } from '../build/print-files.ts';
import { startPostgres } from './postgres.ts';

/** Global setup of the API tests: writes the files for printing and starts PostgreSQL (or uses TEST_DATABASE_URL) with one migrated template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  ensurePrintFiles();
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { serverUrl: given, stop: async () => undefined } : await ownServer();
  const template = `vizitka_template_${process.pid}`;
  await createDatabase(server.serverUrl, template);
  const url = new URL(server.serverUrl);
  url.pathname = template;
  const db = openDatabase(
    { url: url.href, poolMax: 2, acquireTimeoutMs: 5000, statementTimeoutMs: 10_000 },
    () => undefined,
  );
  await migrate(db);
  await db.$client.end();
  project.provide('hasFullRuns', Boolean(process.env.FULL_RUNS));
  project.provide('postgres', { serverUrl: server.serverUrl, template });
  return async () => {
    await dropDatabase(server.serverUrl, template);
    await server.stop();
  };
}

async function ownServer() {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-test-'));
  // Tests need no durability, and autovacuum would change the pages that the tests of scale count.
  const flags = [
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=300',
    '-c',
    'autovacuum=off',
  ];
  const server = await startPostgres(folder, { fresh: true, flags });
  return {
    serverUrl: server.url('postgres'),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
