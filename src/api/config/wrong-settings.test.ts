import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { completeSettings } from './testing/complete-settings.ts';

/** The sentences with which settings are refused. */
function refusalOf(settings: Record<string, string | undefined>): string[] {
  try {
    readConfig(settings);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [title, ...lines] = error.message.split('\n');
    expect(title).toBe('Vizitka does not start with these settings:');
    return lines.map((line) => line.trim());
  }
  return [];
}

const bucket = {
  STORAGE_DIR: '',
  S3_BUCKET: 'files',
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'eu',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
};

test.each([
  [
    { NODE_ENV: 'prod', PUBLIC_ORIGIN: 'https://localhost' },
    'NODE_ENV must be production, demo, development or test, such as production.',
  ],
  [
    { PUBLIC_ORIGIN: 'cards.example' },
    'PUBLIC_ORIGIN must be an https origin, or http on 127.0.0.1 or localhost, such as https://cards.example.',
  ],
  [
    { PUBLIC_ORIGIN: 'http://cards.example' },
    'PUBLIC_ORIGIN must be an https origin, or http on 127.0.0.1 or localhost, such as https://cards.example.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://cards.example/studio' },
    'PUBLIC_ORIGIN must be an https origin, or http on 127.0.0.1 or localhost, such as https://cards.example.',
  ],
  [
    { PUBLIC_ORIGIN: '', HOST: '0.0.0.0' },
    'PUBLIC_ORIGIN is missing. Write the public address of the site, such as https://cards.example. Without it HOST must be 127.0.0.1.',
  ],
  [
    { PUBLIC_ORIGIN: '', PORT: '0' },
    'PUBLIC_ORIGIN is missing. Write the public address of the site, such as https://cards.example. Without it PORT must not be 0.',
  ],
  [
    { NODE_ENV: 'demo' },
    'PUBLIC_ORIGIN must be on 127.0.0.1 or localhost, and NODE_ENV=production on any other address.',
  ],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, such as 3000.'],
  [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535, such as 3000.'],
  [{ DRAIN_MS: '3s' }, 'DRAIN_MS must be a whole number from 0 to 60000, such as 1000.'],
  [{ TRUSTED_PROXIES: 'caddy' }, 'TRUSTED_PROXIES must be IP addresses or ranges, such as 10.0.0.0/8.'],
  [{ ALLOWED_INSIDE: 'intranet' }, 'ALLOWED_INSIDE must be IP addresses or ranges, such as 10.20.0.0/16.'],
  [
    { SECURITY_CONTACT: 'security@cards.example' },
    'SECURITY_CONTACT must be a mailto: or https: address, such as mailto:security@cards.example.',
  ],
  [{ ADMIN_SECOND_FACTOR: 'no' }, 'ADMIN_SECOND_FACTOR must be required or optional, such as required.'],
  [
    { ADMIN_SECOND_FACTOR: 'optional' },
    'ADMIN_SECOND_FACTOR must be required in production. Write required, or remove it.',
  ],
  [
    { DATABASE_URL: undefined },
    'DATABASE_URL is missing. Write a postgres:// address, such as postgres://user:<password>@db.example/vizitka.',
  ],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must be a postgres:// address, such as postgres://user:<password>@db.example/vizitka.',
  ],
  [
    { DATABASE_REPLICA_URL: 'replica' },
    'DATABASE_REPLICA_URL must be a postgres:// address, such as postgres://user:<password>@replica.example/vizitka.',
  ],
  [{ DATABASE_POOL_MAX: '0' }, 'DATABASE_POOL_MAX must be a whole number from 1 to 200, such as 10.'],
  [{ REDIS_URL: 'redis' }, 'REDIS_URL must be a redis:// address, such as redis://redis.example:6379.'],
  [
    { ...bucket, S3_BUCKET: '' },
    'S3_BUCKET is missing. Write the name of the bucket for files, such as vizitka-files.',
  ],
  [
    { ...bucket, S3_SECRET_ACCESS_KEY: '' },
    'S3_SECRET_ACCESS_KEY is missing. Write the secret of the access key, such as <secret>.',
  ],
  [
    { ...bucket, S3_ENDPOINT: 'http://s3.example' },
    'S3_ENDPOINT must be an https address in production, such as https://storage.example.',
  ],
  [
    { MAIL_URL: 'mail.example' },
    'MAIL_URL must be an smtp:// or smtps:// address, or none, such as smtps://user:<password>@mail.example.',
  ],
  [
    { MAIL_URL: '' },
    'MAIL_URL is missing. Write the mail server, or none to turn email off, such as smtps://user:<password>@mail.example.',
  ],
  [{ MAIL_FROM: 'Vizitka' }, 'MAIL_FROM must be an email address, such as Vizitka <cards@cards.example>.'],
  [
    { MAIL_CATCHER_URL: 'http://127.0.0.1:4300' },
    'MAIL_CATCHER_URL catches all mail, and this is production. Remove it.',
  ],
  [
    { MAKER_URL: 'studio.example' },
    'MAKER_URL must be an http or https address, such as https://studio.example/.',
  ],
  [{ LEGAL_COUNTRY: 'Slovakia' }, 'LEGAL_COUNTRY must be a country code of two letters, such as SK.'],
  [{ LEGAL_CONTACT: 'Jana' }, 'LEGAL_CONTACT must be an email address, such as hello@cards.example.'],
  [
    { LEGAL_DIR: '' },
    'LEGAL_DIR is missing. Write the folder with your legal texts, a changed copy of infra/legal, such as own-legal.',
  ],
  [
    { LEGAL_VAT_ID: '2020123456', LEGAL_VAT_PERCENT: '23' },
    'LEGAL_VAT_ID must be a VAT ID with its country, such as SK2020123456.',
  ],
  [
    { LEGAL_VAT_ID: 'SK2020123456', LEGAL_VAT_PERCENT: 'high' },
    'LEGAL_VAT_PERCENT must be a number above 0 and up to 50, such as 23.',
  ],
  [
    { LEGAL_VAT_PERCENT: '23' },
    'LEGAL_VAT_ID is missing. Write the VAT ID with its country, or remove LEGAL_VAT_PERCENT, such as SK2020123456.',
  ],
  [{ TIME_ZONE: 'Bratislava' }, 'TIME_ZONE must be a time zone, such as Europe/Bratislava.'],
  [
    { STRIPE_SECRET_KEY: 'live' },
    'STRIPE_SECRET_KEY must be a key that starts with sk_ or rk_, such as sk_live_<key>.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_x' },
    'STRIPE_SECRET_KEY is a test key, and this is production. Write the live key.',
  ],
  [
    { STRIPE_PUBLISHABLE_KEY: '' },
    'STRIPE_PUBLISHABLE_KEY is missing. Write the publishable key of the Stripe account, such as pk_live_<key>.',
  ],
  [
    { STRIPE_WEBHOOK_SECRET: 'whsec_' },
    'STRIPE_WEBHOOK_SECRET must be whsec_ followed by the secret, such as whsec_<secret>.',
  ],
  [
    { PAYMENTS_SIMULATOR_URL: 'http://127.0.0.1:4200' },
    'PAYMENTS_SIMULATOR_URL simulates payments, and this is production. Remove it.',
  ],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be debug, info, warn, error or silent, such as info.'],
  [
    { METRICS_TOKEN: 'short' },
    'METRICS_TOKEN must be at least 16 characters, such as <the output of openssl rand -hex 16>.',
  ],
  [{ USE_COUNTS: 'yes' }, 'USE_COUNTS must be on or off, such as off.'],
])('%j is refused in one sentence with what to write', (wrong, sentence) => {
  expect(refusalOf({ ...completeSettings, ...wrong })).toEqual([sentence]);
});

const folder = await mkdtemp(join(tmpdir(), 'vizitka-secrets-'));
afterAll(() => rm(folder, { recursive: true }));
const file = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

test('a secret is read from the file that its setting with _FILE names', async () => {
  const DATABASE_URL_FILE = await file('url', 'postgres://vizitka@db/from-a-file\n');
  const config = readConfig({ ...completeSettings, DATABASE_URL: undefined, DATABASE_URL_FILE });
  expect(config.database.url).toBe('postgres://vizitka@db/from-a-file');
});

test('a secret in two places, in an empty file or in none is refused', async () => {
  const full = await file('token', 'a metrics token that is long');
  const METRICS_TOKEN = 'another token that is long';
  expect(refusalOf({ ...completeSettings, METRICS_TOKEN, METRICS_TOKEN_FILE: full })).toEqual([
    'METRICS_TOKEN and METRICS_TOKEN_FILE are both set. Remove one of them.',
  ]);
  expect(refusalOf({ ...completeSettings, METRICS_TOKEN_FILE: await file('empty', '\n') })).toEqual([
    'METRICS_TOKEN_FILE names an empty file. Write the secret to it.',
  ]);
  expect(refusalOf({ ...completeSettings, METRICS_TOKEN_FILE: join(folder, 'none') })).toEqual([
    'METRICS_TOKEN_FILE names a file that cannot be read. Write the path of a file that the server may read, such as /run/secrets/metrics_token.',
  ]);
});
