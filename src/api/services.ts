import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { GuardOptions } from './outbound/guarded-fetch.ts';
import type { IdentityProviders } from './outbound/identity-providers.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { Printer } from './printing/print-pool.ts';
import type { RateLimits } from './security/rate-limits.ts';
import type { SessionCookie } from './security/session.ts';
import type { ObjectStore } from './storage/object-storage.ts';
import type { Stores } from './store/stores.ts';
import type { Count } from './usage-metrics/tally.ts';

/** What the features of the API are made of, by name: `buildApp` opens each once. */
export type Services = Stores & {
  objects: ObjectStore;
  printer: Printer;
  provider: PaymentProvider;
  providers: IdentityProviders;
  limits: RateLimits;
  log: FastifyBaseLogger;
  count: Count;
  cookie: SessionCookie;
  now: () => Date;
  outbound: GuardOptions;
  offering: Config['offering'];
  givenPlan: Config['givenPlan'];
  registration: Config['registration'];
  isMailOn: boolean;
  areFilesOn: boolean;
  isAdminFactorRequired: boolean;
  publicOrigin: string;
  timeZone: string;
};

/**
 * The part of the services that a use-case is given: `Needs<'cards.find' | 'now'>` has one function of the cards and the
 * clock, `Needs<'cards'>` all functions of the cards.
 */
export type Needs<Path extends ServicePath> = {
  [Name in NameIn<Path>]: Name extends Path ? Services[Name] : FunctionsIn<Path, Name>;
};

type FunctionsIn<Path extends ServicePath, Name extends keyof Services> = {
  [Key in keyof Services[Name] as `${Name}.${Key & string}` extends Path ? Key : never]: Services[Name][Key];
};

type NameIn<Path extends string> = (Path extends `${infer Name}.${string}` ? Name : Path) & keyof Services;

/** `'cards'`, `'cards.find'`, … */
type ServicePath = { [Name in keyof Services]: Name | `${Name}.${KeyOf<Services[Name]>}` }[keyof Services];

type KeyOf<Service> = Service extends string | boolean | ((...values: never[]) => unknown)
  ? never
  : keyof Service & string;
