import { z } from 'zod';
import { optional, optionalText, setting, wholeNumber } from './setting.ts';

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//);
const what = 'a postgres:// address';
const group = 'database';

export const databaseSettings = {
  DATABASE_URL: setting({
    group,
    about: 'The address of the database: PostgreSQL 15 or newer, or a pooler in front of it.',
    what,
    example: 'postgres://user:<password>@db.example/vizitka',
    isSecret: true,
    needed: 'always',
    schema: databaseAddress,
  }),
  DATABASE_DIRECT_URL: setting({
    group,
    about:
      'The address of the database past the pooler, for jobs, migrations and commands. Without it they use DATABASE_URL.',
    what,
    example: 'postgres://user:<password>@primary.example/vizitka',
    isSecret: true,
    schema: optional(databaseAddress),
  }),
  DATABASE_REPLICA_URL: setting({
    group,
    about:
      'The address of a standby for reads that may be a second old: the lists and counts of admins. Without it they use DATABASE_URL.',
    what,
    example: 'postgres://user:<password>@replica.example/vizitka',
    isSecret: true,
    schema: optional(databaseAddress),
  }),
  DATABASE_POOL_MAX: setting({
    group,
    about: 'The maximum number of database connections of a node.',
    ...wholeNumber(10, 1, 200),
  }),
  DATABASE_WAIT_MS: setting({
    group,
    about: 'How long a request waits for a database connection before it fails with 503.',
    ...wholeNumber(3000, 100, 30_000),
  }),
  REDIS_URL: setting({
    group,
    about:
      'The address of Redis, where all nodes share their rate limits. Without it each node counts separately.',
    what: 'a redis:// address',
    example: 'redis://redis.example:6379',
    isSecret: true,
    schema: optional(z.string().regex(/^rediss?:\/\//)),
  }),
};

/** Of `migrate`, not of the server. */
export const commandSettings = {
  DATABASE_APP_ROLE: setting({
    group: 'commands',
    about:
      'The database role of the nodes, if they do not own the tables. `migrate` gives it the rights it needs.',
    what: 'the name of a database role',
    example: 'vizitka_app',
    schema: optionalText,
  }),
  DATABASE_APP_PASSWORD: setting({
    group: 'commands',
    about: 'The password of that role: `migrate` creates the role. Without it you have created the role.',
    what: 'a password',
    example: '<password>',
    isSecret: true,
    schema: optionalText,
  }),
};
