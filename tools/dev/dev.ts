import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { readPaymentSettings } from '#api/config/config.ts';
import { pagePayments } from '#api/config/payment-settings.ts';
import { withSite } from '#api/http/pages/web-documents.ts';
import { ensurePrintFiles } from '../build/print-files.ts';
import { demoPassword, demoUsernames } from './accounts.ts';
import { startApi, waitUntilReady } from './api-process.ts';
import { dataFolder, exitIfInUse } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { startLocalDatabase } from './local-database.ts';
import { startLocalMail } from './local-mail.ts';
import { startLocalPayments } from './local-payments.ts';

/** npm run dev – runs everything on loopback: the web with hot reload, the API with restart on change, a real PostgreSQL, simulated payments, caught mail. */

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });
const webPort = Number(values.port);
const folder = dataFolder('dev', webPort);
const apiPort = await freePort();
const origin = `http://127.0.0.1:${webPort}`;
const apiOrigin = `http://127.0.0.1:${apiPort}`;
const maker = { name: 'Studio Sever', url: 'https://studio-sever.example/' };

ensurePrintFiles();
const database = await startLocalDatabase(folder, { fresh: false }).catch(exitIfInUse);
const payments = await startLocalPayments(apiOrigin);
const mail = await startLocalMail();
const api = startApi(['--watch', '--watch-preserve-output', 'src/api/server.ts'], {
  NODE_ENV: 'development',
  PORT: String(apiPort),
  PUBLIC_ORIGIN: origin,
  DATABASE_URL: database.url,
  STORAGE_DIR: `${folder}/objects`,
  LOG_LEVEL: 'warn',
  MAKER_NAME: maker.name,
  MAKER_URL: maker.url,
  ...payments.settings,
  ...mail.settings,
});
const site = {
  maker,
  offering: 'selling' as const,
  registration: 'anyone' as const,
  payments: pagePayments(readPaymentSettings(payments.settings)),
  isMailOn: true,
  isUseCounted: true,
};

const web = await createServer({
  configFile: 'vite.config.ts',
  server: {
    host: '127.0.0.1',
    port: webPort,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/developers', '/dev/mail', '/objects', '/healthz', '/readyz', '/metrics', '/use-events'].map(
        (path) => [path, { target: apiOrigin }],
      ),
    ),
  },
  plugins: [{ name: 'site-settings', transformIndexHtml: (html) => withSite(html, { origin, ...site }) }],
});
await web.listen();
await waitUntilReady(`${apiOrigin}/readyz`, 30_000);
console.log(
  `\n  Vizitka is at ${origin}\n  Accounts: ${demoUsernames.join(', ')} – password ${demoPassword}\n  Mail: ${origin}/dev/mail\n`,
);

let leaving = false;
const leave = async () => {
  if (leaving) return;
  leaving = true;
  api.kill('SIGTERM');
  await web.close();
  await payments.close();
  await mail.close();
  await database.stop();
  process.exit();
};
process.once('SIGINT', () => void leave());
process.once('SIGTERM', () => void leave());
api.once('exit', () => void leave());
