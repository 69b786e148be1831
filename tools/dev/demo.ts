import { parseArgs } from 'node:util';
import { demoPassword, demoUsernames } from './accounts.ts';
import { startApi, waitUntilReady } from './api-process.ts';
import { dataFolder, exitIfInUse } from './data-folder.ts';
import { httpClient, payAtSimulator } from './demo/demo-client.ts';
import { fillDemo, filledUsernames } from './demo/fill-demo.ts';
import { startLocalDatabase } from './local-database.ts';
import { startLocalMail } from './local-mail.ts';
import { startLocalPayments } from './local-payments.ts';

/**
 * npm run demo – runs the production build with its own database, payment simulator and mail catcher, for trying and testing.
 * With --filled it also has a freelancer and a company with things to look at.
 */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    keep: { type: 'boolean', default: false },
    filled: { type: 'boolean', default: false },
  },
});
const origin = `http://127.0.0.1:${values.port}`;

const folder = dataFolder('demo', values.port);

const database = await startLocalDatabase(folder, { fresh: !values.keep }).catch(exitIfInUse);
const payments = await startLocalPayments(origin);
const mail = await startLocalMail();
const api = startApi(['--enable-source-maps', 'dist/api/server.js'], {
  NODE_ENV: 'demo',
  ADMIN_SECOND_FACTOR: process.env.ADMIN_SECOND_FACTOR ?? '',
  PORT: values.port,
  PUBLIC_ORIGIN: origin,
  DATABASE_URL: database.url,
  STORAGE_DIR: `${folder}/objects`,
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '',
  ...payments.settings,
  ...mail.settings,
});
const ended = new Promise<void>((resolve) => api.once('exit', () => resolve()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => api.kill('SIGTERM'));

await Promise.race([waitUntilReady(`${origin}/readyz`, 60_000), ended]);
if (api.exitCode === null) {
  const usernames = [...demoUsernames, ...((await fill()) ? Object.values(filledUsernames) : [])];
  console.log(
    `\n  Vizitka is at ${origin}\n  Accounts: ${usernames.join(', ')} – password ${demoPassword}\n  Mail: ${origin}/dev/mail\n`,
  );
}
await ended;
await payments.close();
await mail.close();
await database.stop();
process.exitCode = api.exitCode ?? 0;

/** Fills a new database. A kept one is filled already, and a real provider is not paid by programs. */
async function fill(): Promise<boolean> {
  const { PAYMENTS_SIMULATOR_URL: simulator, STRIPE_PUBLISHABLE_KEY: key } = payments.settings;
  if (!values.filled || values.keep || !simulator || !key) return false;
  const start = performance.now();
  await fillDemo({ visitor: () => httpClient(origin), pay: payAtSimulator(simulator, key) });
  console.log(`  Filled in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}
