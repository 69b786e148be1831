import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUnderTest, startApi } from '../testing/api-under-test.ts';
import { manifestFile } from './backup-files.ts';

/** The operator's commands, run as the operator runs them. */

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function run(command: string, { typed = '', args = [] as string[], path = process.env.PATH } = {}) {
  const child = spawn(process.execPath, [`src/api/commands/${command}.ts`, ...args], {
    env: { PATH: path, DATABASE_URL: api.config.database.url },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(`${typed}\n`);
  const [exitCode] = (await once(child, 'close')) as [number];
  return { exitCode, output };
}

test('migrating a migrated database changes nothing and says so', async () => {
  expect(await run('migrate')).toEqual({ exitCode: 0, output: 'The database is up to date\n' });
});

test('a backup without a folder, or without PostgreSQL’s programs, says what it needs and leaves no manifest', async () => {
  expect(await run('backup')).toEqual({ exitCode: 1, output: '--to needs a folder\n' });
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-backup-'));
  const { exitCode, output } = await run('backup', { args: ['--to', folder], path: folder });
  expect([exitCode, output]).toEqual([1, "pg_dump cannot be run; install PostgreSQL's client programs\n"]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('nothing is restored over a database that has tables', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-backup-'));
  await writeFile(join(folder, manifestFile), JSON.stringify({ takenAt: '', tables: {} }));
  const { exitCode, output } = await run('restore', { args: ['--from', folder] });
  expect(exitCode).toBe(1);
  expect(output).toContain('a backup is restored into an empty one');
  await rm(folder, { recursive: true });
});

test('the operator’s account asks for an address and for twelve characters', async () => {
  expect((await run('create-admin', { typed: 'a long enough password' })).output).toContain(
    '--email needs an address',
  );
  const short = await run('create-admin', { typed: 'eleven-char', args: ['--email', 'op@cards.example'] });
  expect(short.exitCode).toBe(1);
  expect(short.output).toContain('at least 12 characters');
});

test('the operator’s account is an admin that can log in, and is made once', async () => {
  const command = { typed: 'a long enough password', args: ['--email', 'op@cards.example'] };
  expect((await run('create-admin', command)).exitCode).toBe(0);
  const login = await api.visitor().post('/api/auth/login', { username: 'admin', password: command.typed });
  expect(login.json()).toMatchObject({ username: 'admin', role: 'admin', isAdmin: true });
  const again = await run('create-admin', command);
  expect(again.exitCode).toBe(1);
  expect(again.output).toContain('Username already exists');
});
