import { expect, test } from 'vitest';
import { ConfigError, readConfig, readDatabaseSettings } from './config.ts';
import { completeSettings as production } from './testing/complete-settings.ts';

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

test('the database is all that a server without payment keys needs', () => {
  expect(refusalOf({})).toEqual([
    'Vizitka does not start with these settings:',
    '  DATABASE_URL is missing. Write a postgres:// address, such as postgres://user:<password>@db.example/vizitka.',
  ]);
  const { DATABASE_URL, PUBLIC_ORIGIN } = production;
  expect(readConfig({ DATABASE_URL, PUBLIC_ORIGIN })).toMatchObject({
    environment: 'production',
    offering: 'giving',
    givenPlan: { role: 'enterprise', cardLimit: 500 },
    payments: null,
    mail: null,
    legal: { name: 'cards.example', contact: 'contact@cards.example', areSamplesAllowed: true },
    maker: { name: 'cards.example', url: 'https://cards.example/' },
  });
});

test('the operator decides what new accounts have where plans are given, and only there', () => {
  const { DATABASE_URL, PUBLIC_ORIGIN } = production;
  const given = { DEFAULT_PLAN: 'premium', DEFAULT_CARD_LIMIT: '2000' };
  expect(readConfig({ DATABASE_URL, PUBLIC_ORIGIN, ...given }).givenPlan).toEqual({
    role: 'premium',
    cardLimit: 2000,
  });
  expect(refusalOf({ ...production, ...given }).slice(1)).toEqual([
    '  DEFAULT_PLAN gives plans to new accounts, and plans are sold here. Remove it.',
    '  DEFAULT_CARD_LIMIT gives plans to new accounts, and plans are sold here. Remove it.',
  ]);
});

test('selling plans needs all of what the law asks of a seller', () => {
  const missing = [
    'MAKER_NAME',
    'MAKER_URL',
    'LEGAL_NAME',
    'LEGAL_ADDRESS',
    'LEGAL_COUNTRY',
    'LEGAL_REGISTRATION',
    'LEGAL_CONTACT',
    'LEGAL_DIR',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'MAIL_URL',
    'MAIL_FROM',
  ];
  const { DATABASE_URL, STRIPE_SECRET_KEY } = production;
  const [, ...lines] = refusalOf({ DATABASE_URL, STRIPE_SECRET_KEY });
  expect(lines.map((line) => line.split(' is missing. Write ')[0])).toEqual(
    missing.map((name) => `  ${name}`),
  );
});

test('without its public address a server is on loopback only, and its address is not taken from requests', () => {
  const { PUBLIC_ORIGIN: _, ...unnamed } = production;
  expect(readConfig({ ...unnamed, PORT: '8080' })).toMatchObject({
    publicOrigin: 'http://127.0.0.1:8080',
    host: '127.0.0.1',
    isHttps: false,
  });
});

test('files are in a folder of the working directory if nothing else is said', () => {
  expect(readConfig({ ...production, STORAGE_DIR: '' }).storage).toEqual({
    kind: 'disk',
    folder: '.data/objects',
  });
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
