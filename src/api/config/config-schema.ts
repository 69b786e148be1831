import { isIP } from 'node:net';
import { z } from 'zod';
import { isCountryCode } from '#domain/invoice/countries.ts';
import { hasVatIdForm, normaliseVatId } from '#domain/invoice/vat-id.ts';

const environments = ['production', 'demo', 'development', 'test'] as const;

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());
const wholeNumber = (fallback: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const number = z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
  return z.preprocess(blankIsAbsent, number.default(fallback));
};
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` });

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address such as https://example.com',
});
const missing = (example: string) => (issue: { input: unknown }) =>
  issue.input === undefined ? missingText(example) : undefined;
const missingText = (example: string) => `is missing. Write ${example}`;

const vatPercentForm = 'must be a number above 0 and up to 50, such as 23';

const databaseAddress = /^postgres(ql)?:\/\//;
const notDatabaseAddress =
  'must be a postgres:// address such as postgres://user:<password>@db.example/vizitka';

const origin = z
  .string({ error: missing('the public address of the site, such as https://cards.example') })
  .refine((text) => URL.canParse(text) && isSafeOrigin(new URL(text)), {
    error: 'must be an https origin such as https://cards.example, or http on 127.0.0.1 or localhost',
  });

/** The environment variables of the server with their descriptions. The table in docs/deploy.md is generated from this schema. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .preprocess(blankIsAbsent, oneOf(environments).default('production'))
    .describe('The environment: production, demo, development or test.'),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')).describe('The address to listen on.'),
  PORT: wholeNumber(3000, 0, 65_535).describe('The port to listen on.'),
  PUBLIC_ORIGIN: origin.describe(
    'The public address of the site: https, or http on loopback. On loopback only unless NODE_ENV is production.',
  ),
  DRAIN_MS: wholeNumber(1000, 0, 60_000).describe(
    'How long a stopping node still accepts requests after /readyz returns 503. Set it longer than the load balancer needs to notice; set 0 without a load balancer.',
  ),
  DATABASE_URL: z
    .string({ error: missing('an address such as postgres://user:<password>@db.example/vizitka') })
    .regex(databaseAddress, notDatabaseAddress)
    .describe('The address of the database: PostgreSQL 15 or newer, or a pooler in front of it.'),
  DATABASE_DIRECT_URL: optional(z.string().regex(databaseAddress, notDatabaseAddress)).describe(
    'The address of the database past the pooler, for jobs, migrations and commands. Without it they use DATABASE_URL.',
  ),
  DATABASE_REPLICA_URL: optional(z.string().regex(databaseAddress, notDatabaseAddress)).describe(
    'The address of a standby for reads that may be a second old: the lists and counts of admins. Without it they use DATABASE_URL.',
  ),
  DATABASE_POOL_MAX: wholeNumber(10, 1, 200).describe(
    'The maximum number of database connections of a node.',
  ),
  DATABASE_WAIT_MS: wholeNumber(3000, 100, 30_000).describe(
    'How long a request waits for a database connection before it fails with 503.',
  ),
  REDIS_URL: optional(
    z.string().regex(/^rediss?:\/\//, 'must be a redis:// address such as redis://redis.example:6379'),
  ).describe(
    'The address of Redis, where all nodes share their rate limits. Without it each node counts separately.',
  ),
  SAVES_PER_HOUR: wholeNumber(1200, 1, 1_000_000_000).describe(
    'How many times a user can save, copy, change or restore cards in an hour.',
  ),
  TRUSTED_PROXIES: z
    .preprocess(
      blankIsAbsent,
      z
        .string()
        .default('')
        .refine(
          (typed) => addressRanges(typed).every(isAddressRange),
          'must be IP addresses or ranges such as 10.0.0.0/8',
        ),
    )
    .describe(
      'Addresses or ranges of proxies, separated by commas. X-Forwarded-For is used only from these.',
    ),
  SECURITY_CONTACT: optional(
    z
      .string()
      .regex(
        /^(mailto:|https:\/\/)\S+$/,
        'must be a mailto: or https: address such as mailto:security@cards.example',
      ),
  ).describe('The contact for security reports. It is published in /.well-known/security.txt.'),
  ADMIN_SECOND_FACTOR: optional(oneOf(['required', 'optional'])).describe(
    'Whether admins need two-step verification: `required` or `optional`. In production it is always `required`.',
  ),
  TIME_ZONE: z
    .preprocess(
      blankIsAbsent,
      z.string().default('UTC').refine(isTimeZone, 'must be a time zone such as Europe/Bratislava'),
    )
    .describe(
      'The time zone of the operator, for example `Europe/Bratislava`. It decides the day a registration or payment counts for; past days do not change with it.',
    ),
  USE_COUNTS: z
    .preprocess(blankIsAbsent, oneOf(['on', 'off']).default('on'))
    .describe(
      'Whether pages report how often the editor is opened, a look is chosen and a file is created: `on` or `off`. Only counts per day are stored.',
    ),
  FILES_BY_KEY: z
    .preprocess(blankIsAbsent, oneOf(['on', 'off']).default('off'))
    .describe(
      'Whether systems with an API key can get print files: `on` or `off`. A file takes half a second of one core; a node creates one at a time.',
    ),
  LEGAL_NAME: optional(z.string()).describe('Who runs the site: the name of the person or company.'),
  LEGAL_ADDRESS: optional(z.string()).describe('The postal address of the operator, in one line.'),
  LEGAL_COUNTRY: optional(
    z.string().refine(isCountryCode, 'must be a country code of two letters, such as SK'),
  ).describe('The country of that address, for invoices: a two-letter code, for example `SK`.'),
  LEGAL_REGISTRATION: optional(z.string()).describe('The register and number of the operator.'),
  LEGAL_VAT_ID: optional(
    z
      .string()
      .transform(normaliseVatId)
      .refine(hasVatIdForm, 'must be a VAT ID with its country, such as SK2020123456'),
  ).describe(
    'The VAT ID of the operator, for invoices. Without it, invoices state that no VAT is charged; with it, `LEGAL_VAT_PERCENT` is required.',
  ),
  LEGAL_VAT_PERCENT: optional(
    z.coerce
      .number({ error: vatPercentForm })
      .gt(0, { error: vatPercentForm })
      .max(50, { error: vatPercentForm }),
  ).describe('The VAT rate that the prices include, for example `23`. Requires `LEGAL_VAT_ID`.'),
  LEGAL_CONTACT: optional(z.email('must be an email address such as hello@cards.example')).describe(
    'The address that customers write to.',
  ),
  LEGAL_DIR: optional(z.string()).describe(
    'The folder with the legal pages in Markdown. Copy infra/legal and adapt it; production refuses the sample pages. A language without a page gets the English one.',
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters')).describe(
    'The bearer token for /metrics. Without it only this machine can read /metrics.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address).describe(
    'The address of an OpenTelemetry collector (OTLP over HTTP), to send traces of all requests to. Without it there are none.',
  ),
  LOG_LEVEL: z
    .preprocess(blankIsAbsent, oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'))
    .describe('The lowest level to log: debug, info, warn, error or silent.'),
  MAKER_NAME: optional(z.string()).describe('The name of the maker in the credit line of the header.'),
  MAKER_URL: optional(address).describe('The address that the credit line links to.'),
  STORAGE_DIR: optional(z.string()).describe(
    'A folder for logos instead of a bucket. Works with one node only.',
  ),
  S3_BUCKET: optional(z.string()).describe(
    'The bucket for logos. It must be private and allow PUT from PUBLIC_ORIGIN in its CORS rules.',
  ),
  S3_ENDPOINT: optional(address).describe(
    'The address of the object storage, reachable from the nodes and from browsers.',
  ),
  S3_REGION: optional(z.string()).describe('The region of the bucket.'),
  S3_ACCESS_KEY_ID: optional(z.string()).describe(
    'An access key that can read, write and delete objects in the bucket.',
  ),
  S3_SECRET_ACCESS_KEY: optional(z.string()).describe('The secret of the access key.'),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_\w+$/, 'must start with sk_ or rk_')).describe(
    'The secret key of the Stripe account. Production refuses test keys.',
  ),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_\w+$/, 'must start with pk_')).describe(
    'The publishable key of the Stripe account, used in browsers.',
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_\w+/, 'must be whsec_ followed by the secret'),
  ).describe('The secret that verifies the signatures of Stripe events.'),
  PAYMENTS_SIMULATOR_URL: optional(address).describe(
    'The address of the payment simulator. Production refuses it.',
  ),
  MAIL_URL: optional(
    z.string().regex(/^(none|smtps?:\/\/\S+)$/, 'must be an smtp:// or smtps:// address, or none'),
  ).describe(
    'The server for email: smtps://{user}:{password}@{host}, or smtp:// for one that upgrades to TLS. `none` turns email off and hides what needs it, such as resetting a password.',
  ),
  MAIL_FROM: optional(
    z
      .string()
      .regex(
        /^([^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
        'must be an address such as Vizitka <cards@example.com>',
      ),
  ).describe('The sender of all emails, for example `Vizitka <cards@example.com>`.'),
  MAIL_CATCHER_URL: optional(address).describe(
    'The address of the email catcher; its pages are shown at /dev/mail. Production refuses it.',
  ),
});

export type Settings = z.infer<typeof settingsSchema>;
type Variable = keyof Settings;
type Environment = Record<string, string | undefined>;

/** What to write for a setting that is missing. */
const wanted: Partial<Record<Variable, string>> = {
  MAKER_NAME: 'the name in the credit line of the header, such as Studio Sever',
  MAKER_URL: 'the address that the credit line links to, such as https://studio.example/',
  LEGAL_NAME: 'who runs the site, such as Studio Sever s. r. o.',
  LEGAL_ADDRESS: 'the postal address of the operator in one line',
  LEGAL_COUNTRY: 'the country of the operator as two letters, such as SK',
  LEGAL_REGISTRATION: 'the register and number of the operator, such as IČO 12345678',
  LEGAL_CONTACT: 'the email address that customers write to',
  LEGAL_DIR: 'the folder with your legal texts, a changed copy of infra/legal',
  LEGAL_VAT_ID: 'the VAT ID with its country, such as SK2020123456, or remove LEGAL_VAT_PERCENT',
  LEGAL_VAT_PERCENT: 'the rate of VAT, such as 23, or remove LEGAL_VAT_ID',
  STRIPE_SECRET_KEY: 'the secret key of the Stripe account, which starts with sk_live_',
  STRIPE_PUBLISHABLE_KEY: 'the publishable key of the Stripe account, which starts with pk_live_',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the Stripe webhook, which starts with whsec_',
  S3_BUCKET:
    'the name of the bucket for logos, or set STORAGE_DIR to a folder instead of the five S3_ settings',
  S3_ENDPOINT: 'the address of the object storage, such as https://storage.example',
  S3_REGION: 'the region of the bucket, such as eu-central-1',
  S3_ACCESS_KEY_ID: 'the access key of the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of the access key',
  MAIL_URL: 'the mail server, such as smtps://user:<password>@mail.example, or none to turn mail off',
  MAIL_FROM: 'the sender of all mails, such as Vizitka <cards@cards.example>',
};

const always: readonly Variable[] = [
  'MAKER_NAME',
  'MAKER_URL',
  'LEGAL_NAME',
  'LEGAL_ADDRESS',
  'LEGAL_COUNTRY',
  'LEGAL_REGISTRATION',
  'LEGAL_CONTACT',
  'LEGAL_DIR',
];
const paymentKeys: readonly Variable[] = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
];
const objectStorage: readonly Variable[] = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

/** Missing settings of the bucket. Production needs them unless logos are stored in a folder (one node). */
export function storageProblems(environment: Environment): string[] {
  if (environment.STORAGE_DIR || !(environment.S3_BUCKET || isProduction(environment))) return [];
  return missingOf(objectStorage, environment);
}

/** Missing settings of the payment provider. They are needed in production and wherever payments or the simulator are configured. */
export function paymentProblems(environment: Environment): string[] {
  const isUsed = [...paymentKeys, 'PAYMENTS_SIMULATOR_URL'].some((variable) => environment[variable]);
  return isUsed || isProduction(environment) ? missingOf(paymentKeys, environment) : [];
}

/** A VAT ID needs a rate, and a rate a VAT ID. */
export function taxProblems(environment: Environment): string[] {
  const variables = ['LEGAL_VAT_ID', 'LEGAL_VAT_PERCENT'] as const;
  return variables.some((variable) => environment[variable]) ? missingOf(variables, environment) : [];
}

/** Missing settings of mail. Production needs a mail server, or `none`; a mail server needs a sender. */
export function mailProblems(environment: Environment): string[] {
  const { MAIL_URL } = environment;
  if (MAIL_URL === 'none' || !(MAIL_URL || isProduction(environment))) return [];
  return missingOf(['MAIL_URL', 'MAIL_FROM'], environment);
}

/** Problems that are checked only in production, beside the schema. */
export function productionProblems(environment: Environment): string[] {
  if (!isProduction(environment)) return [];
  const testKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'].filter((key) =>
    environment[key]?.includes('_test_'),
  );
  return [
    ...missingOf(always, environment),
    ...testKeys.map((key) => `${key} is a test key, and this is production. Write the live key`),
    ...(environment.S3_ENDPOINT?.startsWith('http:')
      ? ['S3_ENDPOINT must be an https address in production, such as https://storage.example']
      : []),
    ...(environment.PAYMENTS_SIMULATOR_URL
      ? ['PAYMENTS_SIMULATOR_URL simulates payments, and this is production. Remove it']
      : []),
    ...(environment.ADMIN_SECOND_FACTOR === 'optional'
      ? ['ADMIN_SECOND_FACTOR must be required in production. Write required, or remove it']
      : []),
    ...(environment.MAIL_CATCHER_URL
      ? ['MAIL_CATCHER_URL catches all mail, and this is production. Remove it']
      : []),
  ];
}

/** Other environments accept simulated payments, caught mail and weak admins, so only this machine may reach them. */
export function originProblems(environment: Environment): string[] {
  const { PUBLIC_ORIGIN = '' } = environment;
  if (isProduction(environment) || !URL.canParse(PUBLIC_ORIGIN) || isLoopback(new URL(PUBLIC_ORIGIN)))
    return [];
  return ['PUBLIC_ORIGIN must be on 127.0.0.1 or localhost, and NODE_ENV=production on any other address'];
}

/** Splits a comma-separated list into addresses and ranges. */
export function addressRanges(typed: string): string[] {
  return typed
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isAddressRange(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isProduction(environment: Environment): boolean {
  return (environment.NODE_ENV || 'production') === 'production';
}

function missingOf(required: readonly Variable[], environment: Environment): string[] {
  return required
    .filter((variable) => !environment[variable])
    .map((variable) => `${variable} ${missingText(wanted[variable] ?? 'a value')}`);
}

function isSafeOrigin(url: URL): boolean {
  const { protocol, origin: whole, href } = url;
  return href === `${whole}/` && (protocol === 'https:' || (protocol === 'http:' && isLoopback(url)));
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
