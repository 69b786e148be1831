import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUnderTest, startApi } from '../testing/api-under-test.ts';

/** The operator's commands, run as the operator runs them. */

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function run(command: string, { typed = '', args = [] as string[], environment = {} } = {}) {
  const child = spawn(process.execPath, [`src/api/commands/${command}.ts`, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: api.config.database.url, ...environment },
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

test('migrating with a role for the application lets it in, and fails loudly where there is none', async () => {
  const role = `app_${crypto.randomUUID().replaceAll('-', '')}`;
  const environment = { DATABASE_APP_ROLE: role };
  expect((await run('migrate', { environment })).exitCode).toBe(1);
  await api.db.$client.query(`CREATE ROLE ${role}`);
  expect((await run('migrate', { environment })).output).toContain(`The application may run as ${role}`);
  await api.db.$client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
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
