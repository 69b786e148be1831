import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentWith } from '../config/config.ts';

/** Runs one of PostgreSQL's programs. The password is passed in the environment, since other users can see arguments. */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  options: string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const environment = environmentWith({ PGPASSWORD: decodeURIComponent(url.password) });
  url.password = '';
  const child = spawn(tool, [`--dbname=${url.href}`, ...options], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const missing = once(child, 'error').then(([error]: unknown[]) => {
    throw new Error(`${tool} cannot be run; install PostgreSQL's client programs`, { cause: error });
  });
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    if (code !== 0) throw new Error(`${tool} failed`);
  });
  await Promise.race([ended, missing]);
}
