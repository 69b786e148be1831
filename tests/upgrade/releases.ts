import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** Releases as folders: each is what `npm run build` writes. */

const run = promisify(execFile);
const samples = 'tests/upgrade/next-release';

/** The program that serves a release. */
export function serverOf(release: string): string {
  const program = join(release, 'api/server.js');
  if (!existsSync(program)) throw new Error(`There is no ${program}: run npm run build first`);
  return program;
}

/** The migrations that every kind of expansion is tried with. */
export async function sampleMigrations(): Promise<string[]> {
  return (await readdir(samples)).map((name) => join(samples, name));
}

/** Copies a release without its web, which nobody asks for here, and adds migrations. */
export async function copyRelease(release: string, to: string, migrations: string[]): Promise<void> {
  serverOf(release);
  const web = join(release, 'web');
  await cp(release, to, { recursive: true, filter: (path) => path !== web && !path.endsWith('.map') });
  for (const file of migrations) await cp(file, join(to, 'api/migrations', basename(file)));
}

/** Runs the migrations of a release as its operator does; returns what the command says. */
export async function migrateRelease(release: string, settings: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, [join(release, 'api/commands/migrate.js')], {
    env: { PATH: process.env.PATH, ...settings },
  });
  return stdout.trim().replaceAll('\n', '; ');
}
