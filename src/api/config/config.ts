import type { z } from 'zod';
import type { DatabaseSettings } from '../database/db.ts';
import type { StorageSettings } from '../storage/object-storage.ts';
import {
  addressRanges,
  paymentProblems,
  productionProblems,
  type Settings,
  settingsSchema,
  storageProblems,
} from './config-schema.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** The settings of this process, read once at start; with an incomplete or unsafe one it refuses to run. */
export type Config = ReturnType<typeof arrange>;

const paymentVariables = settingsSchema.pick({
  STRIPE_SECRET_KEY: true,
  STRIPE_PUBLISHABLE_KEY: true,
  STRIPE_WEBHOOK_SECRET: true,
  PAYMENTS_SIMULATOR_URL: true,
});

export class ConfigRefusal extends Error {}

/** The configuration, or a refusal that names each variable and what is wrong with it. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = settingsSchema.safeParse(environment);
  const problems = [
    ...schemaProblems(parsed.error),
    ...productionProblems(environment),
    ...paymentProblems(environment),
    ...storageProblems(environment),
  ];
  if (!parsed.success || problems.length > 0) throw refusalOf(problems);
  return arrange(parsed.data);
}

/** For the operator's commands, which need the database and nothing else. */
export function readDatabaseSettings(
  environment: Record<string, string | undefined> = process.env,
): DatabaseSettings {
  const parsed = settingsSchema
    .pick({ DATABASE_URL: true, DATABASE_POOL_MAX: true, DATABASE_WAIT_MS: true })
    .safeParse(environment);
  if (!parsed.success) throw refusalOf(schemaProblems(parsed.error));
  return databaseSettings(parsed.data);
}

/** The role that the server connects as, where the operator keeps it apart from the owner of the tables. */
export function readApplicationRole(
  environment: Record<string, string | undefined> = process.env,
): string | undefined {
  return environment.DATABASE_APP_ROLE || undefined;
}

/** The password that role gets; where none is named, the operator has made the role. */
export function readApplicationPassword(
  environment: Record<string, string | undefined> = process.env,
): string | undefined {
  return environment.DATABASE_APP_PASSWORD || undefined;
}

/** For what needs the payment provider and nothing else; null where there is none. */
export function readPaymentSettings(
  environment: Record<string, string | undefined> = process.env,
): PaymentSettings | null {
  const parsed = paymentVariables.safeParse(environment);
  const problems = [
    ...schemaProblems(parsed.error),
    ...paymentProblems({ NODE_ENV: 'test', ...environment }),
  ];
  if (!parsed.success || problems.length > 0) throw refusalOf(problems);
  return paymentSettings(parsed.data);
}

/** For programs started by the operator's commands: what this process was given, and more. */
export function environmentWith(added: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...added };
}

function schemaProblems(error: z.ZodError | undefined): string[] {
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

function refusalOf(problems: string[]): ConfigRefusal {
  return new ConfigRefusal(`Vizitka does not start with these settings:\n  ${problems.join('\n  ')}`);
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

/** A folder where one is named, else the bucket; outside production a folder of the project's own where neither is. */
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

/** Null where nothing can be paid: outside production, without keys. */
function paymentSettings(settings: z.infer<typeof paymentVariables>): PaymentSettings | null {
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

function arrange(settings: Settings) {
  const publicOrigin = new URL(settings.PUBLIC_ORIGIN);
  return {
    environment: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    publicOrigin: publicOrigin.origin,
    isHttps: publicOrigin.protocol === 'https:',
    drainMs: settings.DRAIN_MS,
    database: databaseSettings(settings),
    redisUrl: settings.REDIS_URL,
    savesPerHour: settings.SAVES_PER_HOUR,
    trustedProxies: addressRanges(settings.TRUSTED_PROXIES),
    securityContact: settings.SECURITY_CONTACT ?? null,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    maker: {
      name: settings.MAKER_NAME ?? 'Studio Sever',
      url: settings.MAKER_URL ?? 'https://studio-sever.example/',
    },
    storage: storageSettings(settings),
    payments: paymentSettings(settings),
  };
}
