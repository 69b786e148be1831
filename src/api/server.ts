import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { ConfigRefusal, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db.ts';
import { warmUpPasswords } from './platform/passwords.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { readWebPage } from './platform/web-files.ts';

/** How long requests may still arrive after this node has said it is leaving, and how long they may take. */
const drainMs = 1000;
const closeWithinMs = 20_000;

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigRefusal ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig();
  const warn = (what: string) => (error: Error) => app.log.warn({ err: error }, what);
  const db = openDatabase(config.database, warn('database connection lost'));
  const limits = createRateLimits(config.redisUrl, warn('redis connection lost'));

  // In dist/ the web lies beside the API; in development Vite serves it.
  const webDir = join(import.meta.dirname, '../web');
  const isBuilt = existsSync(join(webDir, 'assets'));
  const site = { maker: config.maker };
  const web = isBuilt ? { web: { dir: webDir, page: await readWebPage(webDir, site) } } : {};

  const app = await buildApp({ config, db, limits, now: () => new Date(), ...web });
  await warmUpPasswords();
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ storage: config.storage, payments: config.payments }, 'ready');

  const leave = async () => {
    app.startDraining();
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    await app.close();
    limits.close();
    await db.$client.end();
  };
  process.once('SIGTERM', () => void leave());
  process.once('SIGINT', () => void leave());
}
