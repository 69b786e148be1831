import type { z } from 'zod';
import { productionProblems, type Settings, settingsSchema } from './config-schema.ts';
import type { DatabaseSettings } from './db.ts';

/** The settings of this process, read once at start; with an incomplete or unsafe one it refuses to run. */
export type Config = ReturnType<typeof arrange>;

export class ConfigRefusal extends Error {}

/** The configuration, or a refusal that names each variable and what is wrong with it. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = settingsSchema.safeParse(environment);
  const problems = [...schemaProblems(parsed.error), ...productionProblems(environment)];
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

function arrange(settings: Settings) {
  const publicOrigin = new URL(settings.PUBLIC_ORIGIN);
  return {
    environment: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    publicOrigin: publicOrigin.origin,
    isHttps: publicOrigin.protocol === 'https:',
    database: databaseSettings(settings),
    redisUrl: settings.REDIS_URL,
    trustedProxies: settings.TRUSTED_PROXIES.split(',')
      .map((range) => range.trim())
      .filter(Boolean),
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    maker: {
      name: settings.MAKER_NAME ?? 'Studio Sever',
      url: settings.MAKER_URL ?? 'https://studio-sever.example/',
    },
    storage: settings.STORAGE_DIR ? ('disk' as const) : ('s3' as const),
    payments: settings.PAYMENTS_SIMULATOR_URL ? ('simulated' as const) : ('stripe' as const),
  };
}
