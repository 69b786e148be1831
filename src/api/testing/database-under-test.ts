import { inject } from 'vitest';
import type { DatabaseSettings } from '../config/database-settings.ts';
import { type Database, openDatabase } from '../database/db.ts';
import { uuidv7 } from '../database/ids.ts';
import { createDatabase, dropDatabase } from '../store/testing/databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether properties are tried as often as in the full form. */
    hasFullRuns: boolean;
    /** The server and the migrated template database. */
    postgres: { serverUrl: string; template: string };
  }
}

export type DatabaseUnderTest = { db: Database; url: string; close: () => Promise<void> };

type Options = { isEmpty?: boolean } & Partial<Omit<DatabaseSettings, 'url'>>;

/** Opens a new database for a test: a copy of the migrated one, or an empty one. */
export async function startDatabase({
  isEmpty = false,
  ...settings
}: Options = {}): Promise<DatabaseUnderTest> {
  const { url, drop } = await copyOfDatabase({ isEmpty });
  const db = openDatabase(
    { url, poolMax: 4, acquireTimeoutMs: 5000, statementTimeoutMs: 10_000, ...settings },
    () => undefined,
  );
  return {
    db,
    url,
    close: async () => {
      await db.$client.end();
      await drop();
    },
  };
}

/**
 * Takes the one connection of a pool; requests then give up after a time. The time is set only now, since the first
 * connection of a busy machine takes long.
 */
export async function occupyPool({ $client }: Database, waitMs: number): Promise<{ release: () => void }> {
  const connection = await $client.connect();
  $client.options.connectionTimeoutMillis = waitMs;
  return connection;
}

/** Creates such a database; returns its URL and a function that drops it. */
export async function copyOfDatabase({
  isEmpty = false,
} = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  const { serverUrl, template } = inject('postgres');
  const name = `test_${uuidv7().replaceAll('-', '')}`;
  await createDatabase(serverUrl, name, isEmpty ? {} : { copyOf: template });
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => dropDatabase(serverUrl, name) };
}
