import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Role } from '#domain/plan/plans.ts';
import { type ApiServer, type AppDeps, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../database/db.ts';
import { uuidv7 } from '../database/ids.ts';
import { createLog } from '../http/log.ts';
import { openPaymentProvider } from '../payments/payment-provider.ts';
import { createRateLimits, type RateLimits } from '../security/rate-limits.ts';
import { openObjectStore } from '../storage/open-object-store.ts';
import { userStore } from '../store/users/users.ts';
import { type Caller, callsOver } from './caller.ts';
import { copyOfDatabase } from './database-under-test.ts';

export const testOrigin = 'http://127.0.0.1:3000';
export const testPassword = 'correct horse';

/** A login takes the cost of the stored hash: this one is checked in less than a millisecond. */
const testPasswordHash = await hash(testPassword, { memoryCost: 8, timeCost: 1 });

const noop = async () => undefined;

/** For tests that send more requests than the limits allow. */
export const unlimited: RateLimits = {
  count: noop,
  forgive: noop,
  problem: () => null,
  forget: noop,
  close: () => undefined,
};

type Options = Partial<
  Pick<AppDeps, 'limits' | 'now' | 'objects' | 'provider' | 'replica' | 'resolveTxt' | 'tracing' | 'web'>
> & {
  environment?: Record<string, string>;
  logStream?: DestinationStream;
};

export type ApiUnderTest = {
  app: ApiServer;
  db: Database;
  config: Config;
  visitor: () => Caller;
  addUser: (user?: Partial<NewTestUser>) => Promise<TestUser>;
  signedIn: (user?: Partial<NewTestUser>) => Promise<Caller & { user: TestUser }>;
  close: () => Promise<void>;
};

type TestUser = NewTestUser & { accountId: string };

type NewTestUser = {
  id: string;
  username: string;
  email: string;
  role: Role;
  cardLimit: number;
  isAdmin: boolean;
  emailVerifiedAt?: Date;
  /** Of the password of the tests. */
  passwordHash?: string;
};

/** Starts the real application with a new copy of the migrated database. */
export async function startApi({
  environment = {},
  logStream,
  ...deps
}: Options = {}): Promise<ApiUnderTest> {
  const { url, drop } = await copyOfDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-objects-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_ORIGIN: testOrigin,
    DATABASE_URL: url,
    // A busy machine is slow, not wrong.
    DATABASE_WAIT_MS: '30000',
    STORAGE_DIR: folder,
    // Nothing listens there: a test that sends mail starts its own server and job.
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Vizitka <cards@vizitka.example>',
    LOG_LEVEL: logStream ? 'debug' : 'silent',
    ...environment,
  });
  const db = openDatabase(config.database, () => undefined);
  const app = await buildApp({
    config,
    db,
    log: createLog(config.logLevel, logStream),
    limits: createRateLimits(undefined, () => undefined),
    objects: deps.objects ?? (await openObjectStore(config.storage, config.publicOrigin)),
    provider: openPaymentProvider(config.payments),
    now: () => new Date(),
    ...deps,
  });
  const users = userStore(db);

  const addUser = async (fields: Partial<NewTestUser> = {}): Promise<TestUser> => {
    const id = uuidv7();
    const username = fields.username ?? `user-${id.slice(-12)}`;
    const user = {
      id,
      username,
      email: `${username}@cards.example`,
      role: 'free' as const,
      cardLimit: 1,
      isAdmin: false,
      ...fields,
    };
    const accountId = await users.insert({ passwordHash: testPasswordHash, ...user });
    return { ...user, accountId };
  };

  return {
    app,
    db,
    config,
    addUser,
    visitor: () => callerOf(app),
    signedIn: async (fields) => {
      const user = await addUser(fields);
      const caller = callerOf(app);
      await caller.call('login', { body: { username: user.username, password: testPassword } });
      return { ...caller, user };
    },
    close: async () => {
      await app.close();
      await db.$client.end();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The status and the body of a response. */
export async function reply(request: Promise<Response>): Promise<[number, unknown]> {
  const response = await request;
  return [response.statusCode, response.json()];
}

function callerOf(app: ApiServer): Caller {
  let cookie: string | undefined;
  let confirmation: string | undefined;
  const send = async (options: InjectOptions): Promise<Response> => {
    const response = await app.inject({
      ...options,
      headers: {
        ...(cookie && { cookie: [cookie, confirmation].filter(Boolean).join('; ') }),
        ...options.headers,
      },
    });
    const set = [response.headers['set-cookie'] ?? []].flat().map((text) => text.split(';')[0] ?? '');
    const confirmed = set.find((text) => text.includes('vizitka-confirmed='));
    if (confirmed) confirmation = confirmed;
    const [first] = set.filter((text) => text !== confirmed && !text.includes('vizitka-sso='));
    if (first) cookie = first;
    return response;
  };
  return {
    ...callsOver(send),
    cookie: () => cookie,
    setCookie: (value) => {
      cookie = value;
      confirmation = undefined;
    },
  };
}
