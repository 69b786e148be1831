import { expect, test } from 'vitest';
import { ConfigError, readConfig, readDatabaseSettings } from './config.ts';

const production = {
  NODE_ENV: 'production',
  LEGAL_NAME: 'Studio Sever s. r. o.',
  LEGAL_ADDRESS: 'Hlavná 1, Košice',
  LEGAL_COUNTRY: 'SK',
  LEGAL_REGISTRATION: 'IČO 12345678',
  LEGAL_CONTACT: 'hello@studio-sever.example',
  LEGAL_DIR: '/legal',
  PUBLIC_ORIGIN: 'https://cards.example',
  DATABASE_URL: 'postgres://vizitka@db/vizitka',
  MAKER_NAME: 'Studio Sever',
  MAKER_URL: 'https://studio-sever.example/',
  STORAGE_DIR: '/var/lib/vizitka',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'Vizitka <cards@cards.example>',
};

/** The lines of the message with which settings are refused. */
function refusalOf(settings: Record<string, string | undefined>): string[] {
  try {
    readConfig(settings);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
  }
  throw new Error('The settings were accepted');
}

test('a complete production configuration is accepted', () => {
  expect(readConfig(production)).toMatchObject({ environment: 'production', port: 3000, isHttps: true });
});

test('an unset NODE_ENV means production', () => {
  expect(readConfig({ ...production, NODE_ENV: undefined }).environment).toBe('production');
});

test('an empty environment is refused with the name of every missing variable', () => {
  const missing = [
    'PUBLIC_ORIGIN',
    'DATABASE_URL',
    'MAKER_NAME',
    'MAKER_URL',
    'LEGAL_NAME',
    'LEGAL_ADDRESS',
    'LEGAL_COUNTRY',
    'LEGAL_REGISTRATION',
    'LEGAL_CONTACT',
    'LEGAL_DIR',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'MAIL_URL',
    'MAIL_FROM',
  ];
  const [refusal, ...lines] = refusalOf({});
  expect(refusal).toBe('Vizitka does not start with these settings:');
  expect(lines.map((line) => line.split(' is missing. Write ')[0])).toEqual(
    missing.map((name) => `  ${name}`),
  );
});

test.each([
  [{ PUBLIC_ORIGIN: 'http://cards.example' }, /PUBLIC_ORIGIN must be an https origin/],
  [{ PUBLIC_ORIGIN: 'https://cards.example/studio' }, /PUBLIC_ORIGIN must be an https origin/],
  [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must be a postgres/],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, /STRIPE_SECRET_KEY is a test key/],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, /STRIPE_PUBLISHABLE_KEY is a test key/],
  [{ PAYMENTS_SIMULATOR_URL: 'http://127.0.0.1:4000' }, /PAYMENTS_SIMULATOR_URL simulates payments/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_' }, /STRIPE_WEBHOOK_SECRET must be whsec_ followed by the secret/],
  [{ S3_ENDPOINT: 'http://bucket.example' }, /S3_ENDPOINT must be an https address/],
  [{ TRUSTED_PROXIES: 'loadbalancer' }, /TRUSTED_PROXIES must be IP addresses or ranges/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES must be IP addresses or ranges/],
  [{ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/8/2' }, /TRUSTED_PROXIES must be IP addresses or ranges/],
  [{ SECURITY_CONTACT: 'somebody' }, /SECURITY_CONTACT must be a mailto: or https: address/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must be at least 16/],
  [{ LEGAL_COUNTRY: 'Slovakia' }, /LEGAL_COUNTRY must be a country code/],
  [{ LEGAL_VAT_ID: 'SK2020123456' }, /LEGAL_VAT_PERCENT is missing/],
  [{ LEGAL_VAT_PERCENT: '23' }, /LEGAL_VAT_ID is missing/],
  [{ LEGAL_VAT_ID: '123', LEGAL_VAT_PERCENT: '23' }, /LEGAL_VAT_ID must be a VAT ID/],
  [{ MAIL_URL: '' }, /MAIL_URL is missing/],
  [{ MAIL_URL: 'https://mail.example' }, /MAIL_URL must be an smtp:\/\/ or smtps:\/\/ address, or none/],
  [{ MAIL_FROM: '' }, /MAIL_FROM is missing/],
  [{ MAIL_FROM: 'Vizitka' }, /MAIL_FROM must be an address/],
  [{ MAIL_FROM: 'Vizitka <a@b.example>\r\nBcc: c@d.example' }, /MAIL_FROM must be an address/],
  [{ ADMIN_SECOND_FACTOR: 'optional' }, /ADMIN_SECOND_FACTOR must be required/],
  [{ MAIL_CATCHER_URL: 'http://127.0.0.1:4300' }, /MAIL_CATCHER_URL catches all mail/],
  [{ PORT: '99999' }, /PORT/],
])('%j is refused in production', (unsafe, words) => {
  expect(() => readConfig({ ...production, ...unsafe })).toThrow(words);
});

test.each([
  [
    { PUBLIC_ORIGIN: 'cards.example' },
    'PUBLIC_ORIGIN must be an https origin such as https://cards.example, or http on 127.0.0.1 or localhost.',
  ],
  [
    { DATABASE_URL: '' },
    'DATABASE_URL must be a postgres:// address such as postgres://user:<password>@db.example/vizitka.',
  ],
  [
    { DATABASE_URL: undefined },
    'DATABASE_URL is missing. Write an address such as postgres://user:<password>@db.example/vizitka.',
  ],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { NODE_ENV: 'prod', PUBLIC_ORIGIN: 'https://localhost' },
    'NODE_ENV must be production, demo, development or test.',
  ],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
  [{ REDIS_URL: 'redis' }, 'REDIS_URL must be a redis:// address such as redis://redis.example:6379.'],
  [{ TRUSTED_PROXIES: 'caddy' }, 'TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8.'],
  [{ TIME_ZONE: 'Bratislava' }, 'TIME_ZONE must be a time zone such as Europe/Bratislava.'],
  [{ LEGAL_COUNTRY: 'Slovakia' }, 'LEGAL_COUNTRY must be a country code of two letters, such as SK.'],
  [
    { LEGAL_VAT_ID: 'SK2020123456', LEGAL_VAT_PERCENT: 'high' },
    'LEGAL_VAT_PERCENT must be a number above 0 and up to 50, such as 23.',
  ],
  [
    { LEGAL_DIR: '' },
    'LEGAL_DIR is missing. Write the folder with your legal texts, a changed copy of infra/legal.',
  ],
  [
    {
      STORAGE_DIR: '',
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'eu',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
    'S3_BUCKET is missing. Write the name of the bucket for logos, or set STORAGE_DIR to a folder instead of the five S3_ settings.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_x' },
    'STRIPE_SECRET_KEY is a test key, and this is production. Write the live key.',
  ],
  [
    { MAIL_URL: '' },
    'MAIL_URL is missing. Write the mail server, such as smtps://user:<password>@mail.example, or none to turn mail off.',
  ],
  [{ MAIL_FROM: 'Vizitka' }, 'MAIL_FROM must be an address such as Vizitka <cards@example.com>.'],
  [
    { PAYMENTS_SIMULATOR_URL: 'http://127.0.0.1:4000' },
    'PAYMENTS_SIMULATOR_URL simulates payments, and this is production. Remove it.',
  ],
])('%j is refused in one sentence that says what to write', (wrong, sentence) => {
  expect(refusalOf({ ...production, ...wrong })).toEqual([
    'Vizitka does not start with these settings:',
    `  ${sentence}`,
  ]);
});

test('plain http is accepted on loopback only', () => {
  expect(readConfig({ ...production, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }).isHttps).toBe(false);
});

test.each(['demo', 'development', 'test'])(
  '%s starts on a loopback origin only, also over https',
  (environment) => {
    const settings = {
      ...production,
      NODE_ENV: environment,
      MAIL_CATCHER_URL: 'http://127.0.0.1:4300',
      PAYMENTS_SIMULATOR_URL: 'http://127.0.0.1:4200',
    };
    const on = (PUBLIC_ORIGIN: string) => () => readConfig({ ...settings, PUBLIC_ORIGIN }).environment;
    for (const origin of [
      'http://127.0.0.1:3000',
      'http://localhost',
      'http://[::1]:3000',
      'https://localhost',
    ])
      expect(on(origin)()).toBe(environment);
    for (const origin of ['https://cards.example', 'https://10.0.0.1', 'https://localhost.example'])
      expect(on(origin)).toThrow('PUBLIC_ORIGIN must be on 127.0.0.1 or localhost');
  },
);

test('development needs an origin and a database, no keys', () => {
  expect(
    readConfig({
      NODE_ENV: 'development',
      PUBLIC_ORIGIN: 'http://localhost:5173',
      DATABASE_URL: 'postgres://localhost/vizitka',
      STORAGE_DIR: '.data/objects',
    }),
  ).toMatchObject({ storage: { kind: 'disk', folder: '.data/objects' }, payments: null });
});

test('payments are simulated only when the simulator is configured, with the simulator’s own keys', () => {
  const demo = {
    NODE_ENV: 'demo',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    DATABASE_URL: 'postgres://localhost/vizitka',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  expect(readConfig(demo).payments).toMatchObject({ secretKey: 'sk_test_x', simulatorOrigin: null });
  const simulated = { ...demo, PAYMENTS_SIMULATOR_URL: 'http://127.0.0.1:4200/' };
  expect(readConfig(simulated).payments).toMatchObject({ simulatorOrigin: 'http://127.0.0.1:4200' });
  expect(() => readConfig({ ...simulated, STRIPE_SECRET_KEY: '' })).toThrow('STRIPE_SECRET_KEY is missing');
});

test('a bucket without its keys is refused in development too', () => {
  const half = { NODE_ENV: 'development', PUBLIC_ORIGIN: 'http://localhost:5173', S3_BUCKET: 'logos' };
  expect(() => readConfig({ ...half, DATABASE_URL: 'postgres://localhost/vizitka' })).toThrow(
    /S3_SECRET_ACCESS_KEY is missing/,
  );
});

test('admins need a second factor in production, and elsewhere where it is said', () => {
  const demo = { ...production, NODE_ENV: 'demo', PUBLIC_ORIGIN: 'http://localhost:3000' };
  expect(readConfig(production).isAdminFactorRequired).toBe(true);
  expect(readConfig(demo).isAdminFactorRequired).toBe(false);
  expect(readConfig({ ...demo, ADMIN_SECOND_FACTOR: 'required' }).isAdminFactorRequired).toBe(true);
});

test('mail is off with MAIL_URL=none, and outside production without a mail server', () => {
  expect(readConfig({ ...production, MAIL_URL: 'none', MAIL_FROM: '' }).mail).toBeNull();
  const demo = { ...production, NODE_ENV: 'demo', PUBLIC_ORIGIN: 'http://localhost:3000' };
  expect(readConfig({ ...demo, MAIL_URL: '', MAIL_FROM: '' }).mail).toBeNull();
  expect(readConfig(production).mail).toEqual({
    url: 'smtps://mail.example',
    from: 'Vizitka <cards@cards.example>',
    catcherOrigin: null,
  });
});

test('an error message never contains a secret', () => {
  expect(() => readConfig({ ...production, STRIPE_SECRET_KEY: 'canary-secret' })).toThrow(
    /^(?![\s\S]*canary-secret)/,
  );
});

test('proxies are given as IPv4 or IPv6 addresses or ranges', () => {
  const given = ' 10.89.0.0/24, 2001:db8::/32,127.0.0.1 ,';
  expect(readConfig({ ...production, TRUSTED_PROXIES: given }).trustedProxies).toEqual([
    '10.89.0.0/24',
    '2001:db8::/32',
    '127.0.0.1',
  ]);
});

test('jobs and commands connect past the pooler where a direct address is set', () => {
  const pooled = { ...production, DATABASE_DIRECT_URL: 'postgres://vizitka@primary/vizitka' };
  const { database, directDatabaseUrl } = readConfig(pooled);
  expect([database.url, directDatabaseUrl]).toEqual([production.DATABASE_URL, pooled.DATABASE_DIRECT_URL]);
  expect(readDatabaseSettings(pooled)).toMatchObject({
    url: pooled.DATABASE_DIRECT_URL,
    statementTimeoutMs: 0,
  });
  expect(readConfig(production).directDatabaseUrl).toBe(production.DATABASE_URL);
  expect(readDatabaseSettings(production).url).toBe(production.DATABASE_URL);
});

test('without DATABASE_REPLICA_URL there is no replica', () => {
  expect(readConfig(production).replica).toBeNull();
  const url = 'postgres://vizitka@standby/vizitka';
  expect(readConfig({ ...production, DATABASE_REPLICA_URL: url }).replica).toMatchObject({ url });
});
