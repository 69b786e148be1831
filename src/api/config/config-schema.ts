import { isIP } from 'node:net';
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

/** Every variable the server reads, in its own right, and what it is for: the table in docs/deploy.md is made from here. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .preprocess(blankIsAbsent, z.enum(environments).default('production'))
    .describe('production, demo, development or test'),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')).describe('the address to listen on'),
  PORT: wholeNumber(3000, 0, 65_535).describe('the port to listen on'),
  PUBLIC_ORIGIN: origin.describe('the address people use: https, or http on loopback'),
  DRAIN_MS: wholeNumber(1000, 0, 60_000).describe(
    'how long a node that is told to stop still takes requests after it said that it is not ready; longer than a balancer takes to act on it; 0 where there is none',
  ),
  DATABASE_URL: z
    .string({ error: missing })
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .describe('PostgreSQL 15 or newer'),
  DATABASE_POOL_MAX: wholeNumber(10, 1, 200).describe('connections of a node'),
  DATABASE_WAIT_MS: wholeNumber(3000, 100, 30_000).describe(
    'how long a request waits for one of them before it hears 503',
  ),
  REDIS_URL: optional(z.string().regex(/^rediss?:\/\//, 'must be a redis:// address')).describe(
    'lets all nodes count rate limits together; without it each counts for itself',
  ),
  SAVES_PER_HOUR: wholeNumber(1200, 1, 1_000_000_000).describe(
    'how often one person may save, copy, change or restore cards in an hour',
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
    .describe('addresses or ranges, separated by commas, whose X-Forwarded-For counts'),
  SECURITY_CONTACT: optional(
    z.string().regex(/^(mailto:|https:\/\/)\S+$/, 'must be a mailto: or https: address'),
  ).describe('whom to tell of a security problem; /.well-known/security.txt names it'),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters')).describe(
    'opens /metrics to its bearer; without it /metrics answers to this machine only',
  ),
  LOG_LEVEL: z
    .preprocess(blankIsAbsent, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'))
    .describe('debug, info, warn, error or silent'),
  MAKER_NAME: optional(z.string()).describe('the maker in the header’s credit line'),
  MAKER_URL: optional(address).describe('where that line leads'),
  STORAGE_DIR: optional(z.string()).describe('a folder for logos, instead of a bucket: one node only'),
  S3_BUCKET: optional(z.string()).describe(
    'the bucket for logos: private, with CORS for PUT from PUBLIC_ORIGIN',
  ),
  S3_ENDPOINT: optional(address).describe('where the bucket is, for the nodes and for browsers'),
  S3_REGION: optional(z.string()).describe('its region'),
  S3_ACCESS_KEY_ID: optional(z.string()).describe('a key that may read, write and delete in it'),
  S3_SECRET_ACCESS_KEY: optional(z.string()).describe('that key’s secret'),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_\w+$/, 'must start with sk_ or rk_')).describe(
    'the payment account; production refuses test keys',
  ),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_\w+$/, 'must start with pk_')).describe(
    'its key for browsers',
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_\w+/, 'must start with whsec_ and go on'),
  ).describe('what its events are signed with'),
  PAYMENTS_SIMULATOR_URL: optional(address).describe('the provider’s stand-in; refused in production'),
});

export type Settings = z.infer<typeof settingsSchema>;
type Variable = keyof Settings;
type Environment = Record<string, string | undefined>;

const always: readonly Variable[] = ['MAKER_NAME', 'MAKER_URL'];
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

/** What a bucket needs, wherever one is used: always in production, unless a folder keeps the logos (one node). */
export function storageProblems(environment: Environment): string[] {
  if (environment.STORAGE_DIR || !(environment.S3_BUCKET || isProduction(environment))) return [];
  return missingOf(objectStorage, environment);
}

/** What the payment provider needs, wherever it or its stand-in is used: always in production. */
export function paymentProblems(environment: Environment): string[] {
  const isUsed = [...paymentKeys, 'PAYMENTS_SIMULATOR_URL'].some((variable) => environment[variable]);
  return isUsed || isProduction(environment) ? missingOf(paymentKeys, environment) : [];
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
    ...(environment.S3_ENDPOINT?.startsWith('http:')
      ? ['S3_ENDPOINT must be an https address, and this is production']
      : []),
    ...(environment.PAYMENTS_SIMULATOR_URL
      ? ['PAYMENTS_SIMULATOR_URL payments cannot be simulated in production']
      : []),
  ];
}

/** The addresses and ranges of a list. */
export function addressRanges(typed: string): string[] {
  return typed
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
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
  return required.filter((variable) => !environment[variable]).map((variable) => `${variable} is missing`);
}

function isSafeOrigin({ protocol, hostname, origin: whole, href }: URL): boolean {
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return href === `${whole}/` && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
}
