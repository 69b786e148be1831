import { z } from 'zod';

const environments = ['production', 'demo', 'development', 'test'] as const;

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());
const wholeNumber = (fallback: number, min: number, max: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(min).max(max).default(fallback));

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const missing = (issue: { input: unknown }) => (issue.input === undefined ? 'is missing' : undefined);

const origin = z
  .string({ error: missing })
  .refine((text) => URL.canParse(text) && isSafeOrigin(new URL(text)), {
    error: 'must be an https origin such as https://cards.example, or http on 127.0.0.1 or localhost',
  });

/** Every variable the server reads, in its own right. */
export const settingsSchema = z.object({
  NODE_ENV: z.preprocess(blankIsAbsent, z.enum(environments).default('production')),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  PORT: wholeNumber(3000, 0, 65_535),
  PUBLIC_ORIGIN: origin,
  DRAIN_MS: wholeNumber(1000, 0, 60_000),
  DATABASE_URL: z.string({ error: missing }).regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DATABASE_POOL_MAX: wholeNumber(10, 1, 200),
  DATABASE_WAIT_MS: wholeNumber(3000, 100, 30_000),
  REDIS_URL: optional(z.string().regex(/^rediss?:\/\//, 'must be a redis:// address')),
  TRUSTED_PROXIES: z.preprocess(blankIsAbsent, z.string().default('')),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters')),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ),
  MAKER_NAME: optional(z.string()),
  MAKER_URL: optional(address),
  STORAGE_DIR: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(address),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  STRIPE_SECRET_KEY: optional(z.string().startsWith('sk_', 'must start with sk_')),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().startsWith('pk_', 'must start with pk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_', 'must start with whsec_')),
  PAYMENTS_SIMULATOR_URL: optional(address),
});

export type Settings = z.infer<typeof settingsSchema>;
type Variable = keyof Settings;
type Environment = Record<string, string | undefined>;

const always: readonly Variable[] = [
  'MAKER_NAME',
  'MAKER_URL',
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

/** What a bucket needs, wherever one is used: always in production, unless a folder keeps the logos (one node). */
export function storageProblems(environment: Environment): string[] {
  if (environment.STORAGE_DIR || !(environment.S3_BUCKET || isProduction(environment))) return [];
  return missingOf(objectStorage, environment);
}

/** What production insists on beside the schema. */
export function productionProblems(environment: Environment): string[] {
  if (!isProduction(environment)) return [];
  const testKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'].filter((key) =>
    environment[key]?.includes('_test_'),
  );
  return [
    ...missingOf(always, environment),
    ...testKeys.map((key) => `${key} is a test key, and this is production`),
    ...(environment.PAYMENTS_SIMULATOR_URL
      ? ['PAYMENTS_SIMULATOR_URL payments cannot be simulated in production']
      : []),
  ];
}

function isProduction(environment: Environment): boolean {
  return (environment.NODE_ENV || 'production') === 'production';
}

function missingOf(required: readonly Variable[], environment: Environment): string[] {
  return required.filter((variable) => !environment[variable]).map((variable) => `${variable} is missing`);
}

function isSafeOrigin({ protocol, hostname, origin: whole, href }: URL): boolean {
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return href === `${whole}/` && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
}
