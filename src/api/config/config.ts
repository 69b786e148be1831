import type { z } from 'zod';
import type { Books, Seller } from '#domain/invoice/invoice.ts';
import { givenPlan, type Offering, offeringOf } from '#domain/payment/offering.ts';
import type { DatabaseSettings } from './database-settings.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import {
  type Environment,
  joinedProblems,
  paymentProblems,
  taxProblems,
  valueProblems,
} from './setting-problems.ts';
import { addressRanges } from './settings/addresses.ts';
import { settings as records, type SettingName, type Settings, schemaOf } from './settings/settings.ts';
import type { StorageSettings } from './storage-settings.ts';
import { unknownSettings } from './unknown-settings.ts';

/** The mail server and the sender of all mails. */
type MailSettings = {
  url: string;
  from: string;
  /** The mail catcher of development, demo and tests; its pages are served at /dev/mail. */
  catcherOrigin: string | null;
};

/** The settings of this process, read once at start. */
export type Config = ReturnType<typeof toConfig>;

const ofServer = schemaOf(...(Object.keys(records) as SettingName[]));

const ofDatabase = schemaOf('DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_POOL_MAX', 'DATABASE_WAIT_MS');

const ofPayments = schemaOf(
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYMENTS_SIMULATOR_URL',
);

const ofBooks = schemaOf(
  'TIME_ZONE',
  'LEGAL_NAME',
  'LEGAL_ADDRESS',
  'LEGAL_COUNTRY',
  'LEGAL_REGISTRATION',
  'LEGAL_CONTACT',
  'LEGAL_VAT_ID',
  'LEGAL_VAT_PERCENT',
);

export class ConfigError extends Error {}

/** Reads the configuration of the server; throws an error that names every missing, invalid or unsafe setting. */
export function readConfig(environment: Environment = process.env): Config {
  return toConfig(parse(ofServer, environment, joinedProblems));
}

/** For commands that need only the database: past a pooler, and without a timeout, since a migration or a backup may take long. */
export function readDatabaseSettings(environment: Environment = process.env): DatabaseSettings {
  const settings = parse(ofDatabase, environment);
  return { ...databaseSettings(settings), url: directUrl(settings), statementTimeoutMs: 0 };
}

/** What looks like a setting of this process and is none, in sentences. */
export function readUnknownSettings(): string[] {
  return unknownSettings(process.env);
}

/** The database role of the server if it is not the owner of the tables, and its password; without one the operator has created the role. */
export function readApplicationRole(environment: Environment = process.env) {
  const settings = parse(schemaOf('DATABASE_APP_ROLE', 'DATABASE_APP_PASSWORD'), environment);
  return { role: settings.DATABASE_APP_ROLE, password: settings.DATABASE_APP_PASSWORD };
}

/** For commands that need only the payment provider; null if there is none. */
export function readPaymentSettings(environment: Environment = process.env): PaymentSettings | null {
  return paymentSettings(
    parse(ofPayments, environment, (read) => paymentProblems({ NODE_ENV: 'test', ...read })),
  );
}

/** For commands that issue credit notes. */
export function readBooks(environment: Environment = process.env): Books {
  return booksOf(parse(ofBooks, environment, taxProblems));
}

/** The environment of a child process: that of this process and further variables. */
export function environmentWith(added: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...added };
}

/** Reads secrets from their files and checks all values; throws an error that names every problem. */
function parse<Values>(
  schema: z.ZodType<Values>,
  environment: Environment,
  furtherProblems: (read: Environment) => string[] = () => [],
): Values {
  const { read, problems: fileProblems } = withSecretFiles(environment);
  const parsed = schema.safeParse(read);
  const problems = [...fileProblems, ...valueProblems(parsed.error, read), ...furtherProblems(read)];
  if (!parsed.success || problems.length > 0) throw errorOf(problems);
  return parsed.data;
}

function errorOf(problems: string[]): ConfigError {
  const lines = problems.map((problem) => `  ${problem}.`);
  return new ConfigError(['Vizitka does not start with these settings:', ...lines].join('\n'));
}

function databaseSettings(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL_MAX' | 'DATABASE_WAIT_MS'>,
): DatabaseSettings {
  return {
    url: settings.DATABASE_URL,
    poolMax: settings.DATABASE_POOL_MAX,
    acquireTimeoutMs: settings.DATABASE_WAIT_MS,
    statementTimeoutMs: 10_000,
  };
}

function directUrl(settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string {
  return settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
}

/** Null without a replica. A read that it does not answer soon is repeated on the primary. */
function replicaSettings(settings: Settings): DatabaseSettings | null {
  if (!settings.DATABASE_REPLICA_URL) return null;
  return {
    ...databaseSettings(settings),
    url: settings.DATABASE_REPLICA_URL,
    acquireTimeoutMs: 1000,
    statementTimeoutMs: 3000,
  };
}

/** A folder if one is set, else the bucket; a default folder if neither is set. */
function storageSettings(settings: Settings): StorageSettings {
  const { STORAGE_DIR, S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const isBucket = S3_BUCKET && S3_ENDPOINT && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY;
  if (STORAGE_DIR || !isBucket) return { kind: 'disk', folder: STORAGE_DIR ?? '.data/objects' };
  return {
    kind: 's3',
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Null without keys, which is possible outside production. */
function paymentSettings(settings: z.infer<typeof ofPayments>): PaymentSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS_SIMULATOR_URL } =
    settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    simulatorOrigin: PAYMENTS_SIMULATOR_URL ? new URL(PAYMENTS_SIMULATOR_URL).origin : null,
  };
}

/** Null where mail is off: `none`, or outside production no mail server. */
function mailSettings({ MAIL_URL, MAIL_FROM, MAIL_CATCHER_URL }: Settings): MailSettings | null {
  if (!MAIL_URL || MAIL_URL === 'none' || !MAIL_FROM) return null;
  const catcherOrigin = MAIL_CATCHER_URL ? new URL(MAIL_CATCHER_URL).origin : null;
  return { url: MAIL_URL, from: MAIL_FROM, catcherOrigin };
}

function booksOf(settings: z.infer<typeof ofBooks>): Books {
  return { seller: sellerOf(settings), timeZone: settings.TIME_ZONE };
}

/** The operator on invoices. Outside production one that says what it is. */
function sellerOf(settings: z.infer<typeof ofBooks>): Seller {
  return {
    name: settings.LEGAL_NAME ?? 'Sample operator',
    address: settings.LEGAL_ADDRESS ?? 'Sample street 1, Sample town',
    country: settings.LEGAL_COUNTRY ?? 'SK',
    registration: settings.LEGAL_REGISTRATION ?? 'Sample register, number 0',
    contact: settings.LEGAL_CONTACT ?? 'contact@vizitka.example',
    vatId: settings.LEGAL_VAT_ID ?? null,
    vatPercent: settings.LEGAL_VAT_PERCENT ?? 0,
  };
}

/** The operator as legal pages name it. Where nothing is sold the site itself may be named. */
function operatorOf(settings: Settings, offering: Offering) {
  if (offering === 'selling') return sellerOf(settings);
  const { hostname, href } = originOf(settings);
  return {
    name: settings.LEGAL_NAME ?? hostname,
    address: settings.LEGAL_ADDRESS ?? href,
    registration: settings.LEGAL_REGISTRATION ?? hostname,
    contact: settings.LEGAL_CONTACT ?? `contact@${hostname}`,
  };
}

/** The texts of the operator; outside production the starting texts. */
function legalSettings(settings: Settings, offering: Offering) {
  const { name, address, registration, contact } = operatorOf(settings, offering);
  return {
    name,
    address,
    registration,
    contact,
    folder: settings.LEGAL_DIR ?? 'infra/legal',
    site: originOf(settings).origin,
    offering,
    areSamplesAllowed: settings.NODE_ENV !== 'production' || offering === 'giving',
  };
}

/** Without an address the server is on loopback only. */
function originOf({ PUBLIC_ORIGIN, PORT }: Settings): URL {
  return new URL(PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`);
}

function toConfig(settings: Settings) {
  const publicOrigin = originOf(settings);
  const payments = paymentSettings(settings);
  const isProduction = settings.NODE_ENV === 'production';
  const offering = offeringOf({ hasPaymentKeys: payments !== null, isProduction });
  return {
    environment: settings.NODE_ENV,
    offering,
    /** The plan of new accounts where plans are given. */
    givenPlan:
      offering === 'giving'
        ? givenPlan(settings.DEFAULT_PLAN ?? 'corporate', settings.DEFAULT_CARD_LIMIT ?? null)
        : null,
    registration: settings.REGISTRATION,
    host: settings.HOST,
    port: settings.PORT,
    publicOrigin: publicOrigin.origin,
    isHttps: publicOrigin.protocol === 'https:',
    drainMs: settings.DRAIN_MS,
    database: databaseSettings(settings),
    directDatabaseUrl: directUrl(settings),
    replica: replicaSettings(settings),
    redisUrl: settings.REDIS_URL,
    savesPerHour: settings.SAVES_PER_HOUR,
    trustedProxies: addressRanges(settings.TRUSTED_PROXIES),
    securityContact: settings.SECURITY_CONTACT ?? null,
    isAdminFactorRequired: settings.NODE_ENV === 'production' || settings.ADMIN_SECOND_FACTOR === 'required',
    metricsToken: settings.METRICS_TOKEN,
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: settings.LOG_LEVEL,
    maker: {
      name: settings.MAKER_NAME ?? (offering === 'giving' ? publicOrigin.hostname : 'Studio Sever'),
      url:
        settings.MAKER_URL ?? (offering === 'giving' ? publicOrigin.href : 'https://studio-sever.example/'),
    },
    legal: legalSettings(settings, offering),
    books: booksOf(settings),
    areFilesOn: settings.FILES_BY_KEY === 'on',
    isUseCounted: settings.USE_COUNTS === 'on',
    storage: storageSettings(settings),
    payments,
    mail: mailSettings(settings),
    /** For requests to addresses that users type. */
    outbound: {
      allowLoopback: settings.NODE_ENV !== 'production',
      allowedInside: addressRanges(settings.ALLOWED_INSIDE),
    },
  };
}
