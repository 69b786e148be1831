import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testBooks } from '#domain/invoice/testing/test-seller.ts';
import { startSimulator } from '#simulator/start-simulator.ts';
import { beginPayment } from '../features/payments/begin-payment.ts';
import { fulfil } from '../features/payments/fulfil.ts';
import { createLog } from '../http/log.ts';
import { announceTask } from '../jobs/tasks.ts';
import { openPaymentProvider } from '../payments/payment-provider.ts';
import { paymentStore } from '../store/payments/payments.ts';
import { createJobQueue, takeJobs } from '../store/testing/job-queue.ts';
import { addRecipients } from '../store/testing/users.ts';
import { startApi } from '../testing/api-under-test.ts';
import { dumpFile, manifestFile } from './backup-files.ts';

/** Runs the commands as an operator does. */

const api = await startApi();
afterAll(() => api.close());

async function run(command: string, { typed = '', args = [] as string[], settings = {} } = {}) {
  const child = spawn(process.execPath, [`src/api/commands/${command}.ts`, ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: api.config.database.url,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(`${typed}\n`);
  const [exitCode] = (await once(child, 'close')) as [number];
  return { exitCode, output };
}

test.each(['announce', 'backup', 'create-admin', 'migrate', 'refund-payment', 'reset-factor', 'restore'])(
  '%s --help says how it is used and does nothing',
  async (command) => {
    // There is no database to do anything with.
    const { exitCode, output } = await run(command, { args: ['--help'], settings: { DATABASE_URL: '' } });
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/^npm run .+: .+\n$/)]);
  },
);

test('migrating a migrated database changes nothing and reports it', async () => {
  expect(await run('migrate')).toEqual({ exitCode: 0, output: 'The database is up to date\n' });
});

test('migrating grants access to the application’s role, and fails with an error when the role does not exist', async () => {
  const role = `app_${crypto.randomUUID().replaceAll('-', '')}`;
  const settings = { DATABASE_APP_ROLE: role };
  expect((await run('migrate', { settings })).exitCode).toBe(1);
  await api.db.$client.query(`CREATE ROLE ${role}`);
  expect((await run('migrate', { settings })).output).toContain(`The application may run as ${role}`);
  await api.db.$client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
});

test('a backup without a folder or without PostgreSQL’s programs names what is missing and writes no manifest', async () => {
  expect(await run('backup')).toEqual({ exitCode: 1, output: '--to needs a folder\n' });
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-backup-'));
  const { exitCode, output } = await run('backup', { args: ['--to', folder], settings: { PATH: folder } });
  expect([exitCode, output]).toEqual([1, "pg_dump cannot be run; install PostgreSQL's client programs\n"]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a database that has tables is not restored over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-backup-'));
  await writeFile(join(folder, manifestFile), JSON.stringify({ takenAt: '', tables: {} }));
  const { exitCode, output } = await run('restore', { args: ['--from', folder] });
  expect(exitCode).toBe(1);
  expect(output).toContain('a backup is restored into an empty one');
  await rm(folder, { recursive: true });
});

test('only its owner can read a backup: the folder has mode 0700, its files 0600', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-backup-'));
  // A fake of PostgreSQL's program that writes the output file.
  const script = String.raw`#!/bin/sh
for argument; do file=$(expr "$argument" : "--file=\(.*\)") && : > "$file"; done; exit 0`;
  await writeFile(join(folder, 'pg_dump'), script, { mode: 0o755 });
  const to = join(folder, 'monday');
  await mkdir(to, { mode: 0o755 });
  const { output } = await run('backup', {
    args: ['--to', to],
    settings: { PATH: `${folder}:${process.env.PATH ?? ''}` },
  });
  expect(output).toContain('Backed up');
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await mode(to)).toBe('700');
  expect(await Promise.all([dumpFile, manifestFile].map((name) => mode(join(to, name))))).toEqual([
    '600',
    '600',
  ]);
  await rm(folder, { recursive: true });
});

test('migrating creates the application’s role when its password is set, and updates the password on the next run', async () => {
  const role = `app_${crypto.randomUUID().replaceAll('-', '')}`;
  for (const password of ["it's a first one", 'another one']) {
    const settings = { DATABASE_APP_ROLE: role, DATABASE_APP_PASSWORD: password };
    expect((await run('migrate', { settings })).exitCode).toBe(0);
    const { rows } = await api.db.$client.query(
      'SELECT rolsuper, rolcreatedb, rolcreaterole, rolcanlogin FROM pg_roles WHERE rolname = $1',
      [role],
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolcanlogin: true }]);
  }
  await api.db.$client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
});

test('the operator’s account needs an email address and a password of twelve characters', async () => {
  expect((await run('create-admin', { typed: 'a long enough password' })).output).toContain(
    '--email needs an address',
  );
  const short = await run('create-admin', { typed: 'eleven-char', args: ['--email', 'op@cards.example'] });
  expect(short.exitCode).toBe(1);
  expect(short.output).toContain('at least 12 characters');
});

test('the operator’s account is an admin that can log in, and is created once', async () => {
  const command = { typed: 'a long enough password', args: ['--email', 'op@cards.example'] };
  expect((await run('create-admin', command)).exitCode).toBe(0);
  const login = await api.visitor().call('login', { body: { username: 'admin', password: command.typed } });
  expect(login.json()).toMatchObject({ username: 'admin', role: 'admin', isAdmin: true });
  const again = await run('create-admin', command);
  expect(again.exitCode).toBe(1);
  expect(again.output).toContain('Username already exists');
});

test('the operator sees an announcement before it is sent, sends it, and sees how far it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-announcement-'));
  const [en, sk] = [join(folder, 'en.txt'), join(folder, 'sk.txt')];
  await writeFile(en, 'New terms\n\nThey change in January.\n');
  await writeFile(sk, 'Nové podmienky\n\nMenia sa v\u00a0januári.\n');
  await addRecipients(api.db, 2);
  await createJobQueue(api.db);
  const named = ['--name', 'terms-2027'];
  const args = [...named, '--reason', 'terms', '--en', en, '--sk', sk];

  const shown = await run('announce', { args });
  expect(shown.output).toContain('They change in January.');
  expect(shown.output).toContain('To 2 accounts. Nothing was sent: add --send.');
  expect(await takeJobs(api.db, announceTask.name)).toEqual([]);
  expect((await run('announce', { args: [...args, '--send'] })).exitCode).toBe(0);
  expect(await takeJobs(api.db, announceTask.name)).toHaveLength(1);
  expect((await run('announce', { args: named })).output).toBe(
    'terms-2027: 0 sent, 0 waiting, 0 failed; more accounts follow\n',
  );
  await rm(folder, { recursive: true });
});

test('an announcement cannot be advertising', async () => {
  const args = ['--name', 'sale', '--reason', 'sale', '--en', 'README.md', '--sk', 'README.md', '--send'];
  expect(await run('announce', { args })).toEqual({
    exitCode: 1,
    output: '--reason needs one of: terms, outage\n',
  });
});

test('the operator refunds a payment once, by our id or by the provider’s id', async () => {
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' };
  const simulator = await startSimulator({
    ...keys,
    port: 0,
    webhookUrl: 'http://127.0.0.1:9/',
    retryMs: [],
  });
  const provider = openPaymentProvider({ ...keys, simulatorOrigin: simulator.origin });
  const payments = paymentStore(api.db, testBooks);
  const { id, accountId } = await api.addUser();
  const deps = { provider, payments, count: () => undefined, log: createLog('silent') };
  const secret = await beginPayment(
    deps,
    { id, accountId, role: 'free', language: 'en' },
    { plan: 'premium', amount: 19 },
  );
  const intentId = secret.split('_secret_')[0] ?? '';
  await fetch(`${simulator.origin}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ key: keys.secretKey, payment_method: 'pm_card_visa' }),
  });
  await fulfil(deps, intentId);
  const [payment] = await payments.list(accountId);
  const settings = {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    PAYMENTS_SIMULATOR_URL: simulator.origin,
  };
  for (const reference of [intentId, payment?.id ?? '']) {
    const refunded = await run('refund-payment', { args: [reference], settings });
    expect(refunded).toEqual({ exitCode: 0, output: `${payment?.id ?? ''} (premium, $19.00): refunded\n` });
  }
  expect([...simulator.world.refunds.values()].map(({ amount }) => amount)).toEqual([1900]);
  const unknown = await run('refund-payment', { args: ['pi_none'], settings });
  expect(unknown).toEqual({ exitCode: 1, output: 'Payment not found\n' });
  await simulator.close();
});
