import type { z } from 'zod';
import { isLoopback } from './settings/addresses.ts';
import type { Setting } from './settings/setting.ts';
import { type SettingName, settingList, settings } from './settings/settings.ts';

export type Environment = Record<string, string | undefined>;

const paymentKeys: readonly SettingName[] = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
];
const bucketSettings: readonly SettingName[] = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];
const ofMail: readonly SettingName[] = ['MAIL_URL', 'MAIL_FROM'];

/** What is wrong with values, each named with an example. A value is never repeated: it may be a secret. */
export function valueProblems(error: z.ZodError | undefined, environment: Environment): string[] {
  return (error?.issues ?? []).map(({ path }) => {
    const name = path.join('.') as SettingName;
    const { needed, what, form = what, example } = settingOf(name);
    if (needed === 'always' && !environment[name]) return missing(name);
    return `${name} must be ${form}, such as ${example}`;
  });
}

/** Settings that do not go together or are unsafe, and missing ones that others or production require. */
export function joinedProblems(environment: Environment): string[] {
  return [
    ...sellingProblems(environment),
    ...productionProblems(environment),
    ...originProblems(environment),
    ...paymentProblems(environment),
    ...bucketProblems(environment),
    ...mailProblems(environment),
    ...taxProblems(environment),
  ];
}

/** Missing settings of the payment provider. They are needed wherever payments or the simulator are configured. */
export function paymentProblems(environment: Environment): string[] {
  return arePaymentsSet(environment) ? missingOf(paymentKeys, environment) : [];
}

function arePaymentsSet(environment: Environment): boolean {
  return [...paymentKeys, 'PAYMENTS_SIMULATOR_URL'].some((name) => environment[name]);
}

/** Production without payment keys sells nothing. */
function isSellingInProduction(environment: Environment): boolean {
  return isProduction(environment) && arePaymentsSet(environment);
}

/** A VAT ID needs a rate, and a rate a VAT ID. */
export function taxProblems(environment: Environment): string[] {
  const names = ['LEGAL_VAT_ID', 'LEGAL_VAT_PERCENT'] as const;
  return names.some((name) => environment[name]) ? missingOf(names, environment) : [];
}

/** What the law asks of a seller, and what a buyer must be able to reach. */
function sellingProblems(environment: Environment): string[] {
  const given = (['DEFAULT_PLAN', 'DEFAULT_CARD_LIMIT'] as const).filter((name) => environment[name]);
  if (!isSellingInProduction(environment)) return isProduction(environment) ? [] : given.map(sold);
  const needed = settingList
    .filter(({ needed }) => needed === 'toSell')
    .map(({ name }) => name as SettingName);
  return [
    ...missingOf(
      needed.filter((name) => !paymentKeys.includes(name) && !ofMail.includes(name)),
      environment,
    ),
    ...given.map(sold),
  ];
}

const sold = (name: SettingName) => `${name} gives plans to new accounts, and plans are sold here. Remove it`;

/** A bucket needs all of its settings. */
function bucketProblems(environment: Environment): string[] {
  const isUsed = !environment.STORAGE_DIR && bucketSettings.some((name) => environment[name]);
  return isUsed ? missingOf(bucketSettings, environment) : [];
}

/** Who sells needs a mail server, or `none`; a mail server needs a sender. */
function mailProblems(environment: Environment): string[] {
  const { MAIL_URL } = environment;
  if (MAIL_URL === 'none' || !(MAIL_URL || isSellingInProduction(environment))) return [];
  return missingOf(ofMail, environment);
}

function productionProblems(environment: Environment): string[] {
  if (!isProduction(environment)) return [];
  const testKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'].filter((name) =>
    environment[name]?.includes('_test_'),
  );
  return [
    ...testKeys.map((name) => `${name} is a test key, and this is production. Write the live key`),
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

/**
 * Other environments accept simulated payments, caught mail and weak admins, so only this machine may reach them. Nor may
 * others reach a server that does not know its address: it is never taken from a request.
 */
function originProblems(environment: Environment): string[] {
  const { PUBLIC_ORIGIN, HOST, PORT } = environment;
  if (!PUBLIC_ORIGIN) {
    if (HOST && !isLoopback({ hostname: HOST === '::1' ? '[::1]' : HOST }))
      return [`${missing('PUBLIC_ORIGIN')}. Without it HOST must be 127.0.0.1`];
    return PORT && Number(PORT) === 0 ? [`${missing('PUBLIC_ORIGIN')}. Without it PORT must not be 0`] : [];
  }
  if (isProduction(environment) || !URL.canParse(PUBLIC_ORIGIN) || isLoopback(new URL(PUBLIC_ORIGIN)))
    return [];
  return ['PUBLIC_ORIGIN must be on 127.0.0.1 or localhost, and NODE_ENV=production on any other address'];
}

function isProduction(environment: Environment): boolean {
  return (environment.NODE_ENV || 'production') === 'production';
}

function missingOf(names: readonly SettingName[], environment: Environment): string[] {
  return names.filter((name) => !environment[name]).map(missing);
}

function missing(name: SettingName): string {
  const { what, example } = settingOf(name);
  return `${name} is missing. Write ${what}, such as ${example}`;
}

function settingOf(name: SettingName): Setting {
  return settings[name];
}
