import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { hashPassword } from '#api/security/hash-password.ts';
import { userStore } from '#api/store/users/users.ts';
import { endNotRun } from '../tools/run/results.ts';
import { failedChecks } from './containers/checks.ts';
import { composeIn, dockerRefusal, ownerUrl, siteOrigin, writeSettings } from './containers/compose.ts';
import { rollReleases } from './containers/rolling-release.ts';

/**
 * npm run ops -- containers – builds the image, starts infra/compose.yml, runs a journey in a browser against it, releases twice
 * under load, backs up, and removes everything. `-- --debian-images` builds the base images first, where no registry is
 * reachable; `--keep` leaves the containers running.
 */

const { values } = parseArgs({
  options: {
    'debian-images': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const folder = '.data/containers';
const account = { username: `elena-${uuidv7().slice(-8)}`, password: uuidv7() };

const refusal = await dockerRefusal();
if (refusal) endNotRun('containers', refusal);

const compose = composeIn(folder);
const wrong: string[] = [];
try {
  if (values['debian-images']) await command('bash', ['ops/containers/images/build.sh', `${folder}/images`]);
  await writeSettings(folder, { hasDebianImages: values['debian-images'] });
  await timed('built', () => compose.run(['--profile', 'tools', 'build', '--quiet']));
  await timed('started', start);
  const db = openDatabase(
    { url: ownerUrl, poolMax: 4, acquireTimeoutMs: 10_000, statementTimeoutMs: 30_000 },
    (error) => console.error(error.message),
  );
  wrong.push(...(await failedChecks(compose, db)));
  await timed('journey', () => runJourney(db));
  await timed('two releases', async () => wrong.push(...(await rollReleases(compose, db))));
  await db.$client.end();
  await timed('backup', backUp);
} catch (error) {
  wrong.push(String(error));
} finally {
  await writeFile(join(folder, 'log.txt'), (await compose.read(['logs', '--no-color', '--timestamps'])).text);
  if (!values.keep) await compose.run(['--profile', 'tools', 'down', '--volumes', '--timeout', '20']);
}
console.log(
  wrong.length > 0
    ? `containers: FAILED: ${wrong.join('; ')}; ${folder}/log.txt has the log`
    : 'containers: all as expected',
);
process.exit(wrong.length > 0 ? 1 : 0);

/** Caddy first: its certificate authority exists only then, and the nodes have to know it. */
async function start(): Promise<void> {
  const authority = join(folder, 'authority.crt');
  await compose.run(['up', '--detach', '--no-deps', '--wait', 'caddy']);
  const copied = ['cp', 'caddy:/data/caddy/pki/authorities/local/root.crt', resolve(authority)];
  for (let attempt = 0; (await compose.read(copied)).code !== 0; attempt += 1) {
    if (attempt > 50) throw new Error('Caddy has no certificate');
    await wait(200);
  }
  await chmod(authority, 0o644);
  tls.setDefaultCACertificates([await readFile(authority, 'utf8')]);
  await compose.run(['up', '--detach', '--wait']);
  const home = await fetch(siteOrigin);
  if (home.status !== 200) throw new Error(`The first page has ${home.status}`);
}

/** The account has a plan, since nobody can pay here. */
async function runJourney(db: Database): Promise<void> {
  const { username, password } = account;
  const email = `${username}@cards.example`;
  const passwordHash = await hashPassword(password);
  await userStore(db).insert({ id: uuidv7(), username, email, passwordHash, role: 'premium', cardLimit: 50 });
  await command('playwright', ['test', '--config', 'ops/containers/journey.config.ts'], {
    TRY_USERNAME: username,
    TRY_PASSWORD: password,
  });
}

async function backUp(): Promise<void> {
  const target = `/backups/${uuidv7()}`;
  await compose.run(['run', '--rm', 'tools', 'node', 'dist/api/commands/backup.js', '--to', target]);
  const manifest = await readFile(join(folder, target, 'manifest.json'), 'utf8');
  if (!manifest.includes('cards')) throw new Error('The backup has no cards');
}

async function command(program: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args[0] ?? ''} ended with ${code}`);
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const beganMs = Date.now();
  await work();
  console.log(`${what}: ${((Date.now() - beganMs) / 1000).toFixed(0)} s`);
}
