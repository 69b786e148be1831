import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sampleMark } from '#domain/legal/legal-pages.ts';

/** infra/compose.yml with the settings of a stranger, on ports of this machine only. */

const run = promisify(execFile);
const ports = { site: 5340, database: 5341 };
const password = 'only-on-this-machine';

export const siteOrigin = `https://localhost:${ports.site}`;
export const ownerUrl = `postgres://vizitka:${password}@127.0.0.1:${ports.database}/vizitka`;

/** Chromium opens the two hosts of the site at the published port, so that addresses have no port, as in production. */
export const hostRules = ['localhost', 'storage.localhost']
  .map((host) => `MAP ${host}:443 127.0.0.1:${ports.site}`)
  .join(', ');

export type Compose = ReturnType<typeof composeIn>;

/** Docker Compose with the files of the folder. `release` is the tag of our images. */
export function composeIn(folder: string) {
  const files = ['--file', 'infra/compose.yml', '--file', join(folder, 'override.yml')];
  const options = ['compose', '--project-name', 'vizitka-try', '--env-file', join(folder, '.env'), ...files];
  return {
    /** Runs a command and prints its output. */
    run: async (args: string[], release = 'one') => {
      const child = spawn('docker', [...options, ...args], { stdio: 'inherit', env: withRelease(release) });
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`docker compose ${args.join(' ')} ended with ${code}`);
    },
    /** Runs a command and returns its exit code and output. */
    read: async (args: string[], release = 'one') =>
      run('docker', [...options, ...args], { env: withRelease(release), maxBuffer: 2 ** 28 }).then(
        ({ stdout }) => ({ code: 0, text: stdout }),
        (error: unknown) => {
          const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
          return { code, text: `${stdout}${stderr}` };
        },
      ),
  };
}

/** Why containers cannot be started here, or null. */
export async function dockerRefusal(): Promise<string | null> {
  return run('docker', ['compose', 'version'])
    .then(() => run('docker', ['info', '--format', '{{.ServerVersion}}']))
    .then(
      () => null,
      () => 'it needs a Docker engine and Docker Compose',
    );
}

/** Writes what docs/deploy.md tells an operator to write, and the ports. With base images of Debian, builds use the network of the machine. */
export async function writeSettings(folder: string, { hasDebianImages }: { hasDebianImages: boolean }) {
  await mkdir(join(folder, 'backups'), { recursive: true });
  // The user of the containers writes there.
  await chmod(join(folder, 'backups'), 0o777);
  await adaptLegalTexts(join(folder, 'legal'));
  const images = ['node:24', 'postgres', 'redis', 'caddy', 'storage'].map(
    (image) => [`${image.replace(/:.*/, '').toUpperCase()}_IMAGE`, `vizitka-base/${image}`] as const,
  );
  const environment = {
    SITE_HOST: 'localhost',
    STORAGE_HOST: 'storage.localhost',
    POSTGRES_PASSWORD: password,
    POSTGRES_APP_PASSWORD: 'onlyhere',
    S3_ACCESS_KEY_ID: 'test:tester',
    S3_SECRET_ACCESS_KEY: 'testing',
    LEGAL_DIR: resolve(folder, 'legal'),
    BACKUP_DIR: resolve(folder, 'backups'),
    SETTINGS_FILE: resolve(folder, 'settings.env'),
    ...(hasDebianImages && Object.fromEntries(images)),
  };
  const settings = {
    MAKER_NAME: 'Studio',
    MAKER_URL: 'https://studio.example/',
    // The provider is not called: nobody pays.
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    MAIL_URL: 'none',
    LEGAL_NAME: 'Studio s. r. o.',
    LEGAL_ADDRESS: 'Hlavná 1, Bratislava',
    LEGAL_COUNTRY: 'SK',
    LEGAL_REGISTRATION: 'Register 1',
    LEGAL_CONTACT: 'hello@studio.example',
    // The users of the trial save faster than the rate limits allow.
    SAVES_PER_HOUR: '1000000000',
  };
  await writeFile(join(folder, '.env'), inLines(environment));
  await writeFile(join(folder, 'settings.env'), inLines(settings));
  await writeFile(join(folder, 'authority.crt'), '');
  await writeFile(join(folder, 'override.yml'), overrides(resolve(folder, 'authority.crt'), hasDebianImages));
}

async function adaptLegalTexts(folder: string): Promise<void> {
  await cp('infra/legal', folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replace(sampleMark, ''));
  }
}

/** Caddy signs certificates for localhost itself; the nodes have to trust them, since they call the bucket. */
function overrides(authority: string, hasDebianImages: boolean): string {
  const network = hasDebianImages ? 'build: { network: host }' : '';
  const node = `
    environment: { NODE_EXTRA_CA_CERTS: /authority.crt }
    volumes: ["${authority}:/authority.crt:ro"]
    ${network}`;
  return `services:
  caddy:
    ports: !override ["127.0.0.1:${ports.site}:443"]
  postgres:
    ports: ["127.0.0.1:${ports.database}:5432"]
  app-1:${node}
  app-2:${node}
  migrate:${node}
  tools:${node}
`;
}

const inLines = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

const withRelease = (release: string) => ({ ...process.env, RELEASE: release });
