import { expect, test } from 'vitest';
import { databaseProblem } from './readiness.ts';

const errorOf = (code: string, message = 'password=canary-secret') =>
  Object.assign(new Error(message), { code });

test.each([
  ['28P01', 'PostgreSQL refuses the user or the password in DATABASE_URL. Correct the setting.'],
  ['3D000', 'The database that DATABASE_URL names does not exist.'],
  ['42P01', 'The database has no tables of Vizitka. Run migrate.'],
  ['42501', 'The user in DATABASE_URL may not use the tables.'],
  ['ECONNREFUSED', 'No PostgreSQL answers at the address in DATABASE_URL.'],
  ['25006', 'The database takes no writes'],
  ['53100', 'The disk of the database is full.'],
  ['53300', 'The database has no free connections.'],
  ['57P03', 'The database does not answer in time (57P03).'],
  ['XX000', 'The database refuses the check (XX000).'],
])('%s is said in a sentence without the text of the error', (code, start) => {
  const problem = databaseProblem(errorOf(code));
  expect(problem).toContain(start);
  expect(problem).not.toContain('canary-secret');
});
