import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { type Database, openDatabase } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { newSession } from '../../security/session.ts';
import { copyOfDatabase } from '../../testing/database-under-test.ts';
import { auditStore } from '../audit-log.ts';
import { cardStore } from '../cards/cards.ts';
import { sessionStore } from '../sessions/sessions.ts';
import { createJobQueue, runJobNow, takeJobs } from '../testing/job-queue.ts';
import { openSession } from '../testing/users.ts';
import { userChanges } from '../users/user-changes.ts';
import { userStore } from '../users/users.ts';
import { ensureApplicationRole, grantToApplication } from './application-role.ts';
import { pendingMigrations, readMigrations } from './migrate.ts';

/** The rights of the application's database role. */

const role = `app_${uuidv7().replaceAll('-', '')}`;
let owner: Database;
let application: Database;
let applicationUrl: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const copy = await copyOfDatabase();
  drop = copy.drop;
  const settings = { poolMax: 2, acquireTimeoutMs: 5000, statementTimeoutMs: 10_000 };
  owner = openDatabase({ url: copy.url, ...settings }, () => undefined);
  await ensureApplicationRole(owner, role, 'application');
  await grantToApplication(owner, role);
  const url = new URL(copy.url);
  url.username = role;
  url.password = 'application';
  applicationUrl = url.href;
  application = openDatabase({ url: applicationUrl, ...settings }, () => undefined);
});
afterAll(async () => {
  await application.$client.end();
  await owner.$client.query(`DROP OWNED BY ${role}`);
  await owner.$client.query(`DROP ROLE ${role}`);
  await owner.$client.end();
  await drop();
});

async function addUser(user: { username: string; isAdmin?: boolean }) {
  const id = uuidv7();
  const email = `${user.username}@cards.example`;
  const accountId = await userStore(application).insert({
    id,
    email,
    passwordHash: 'none',
    cardLimit: 9,
    ...user,
  });
  return { id, accountId };
}

test('the application’s role can use the stores and add to the audit log', async () => {
  const { id: adminId } = await addUser({ username: 'elena', isAdmin: true });
  const { id: userId, accountId } = await addUser({ username: 'mira' });
  const session = newSession(new Date()).stored;
  const { tokenHash } = session;
  await openSession(application, userId, session);
  expect(await sessionStore(application).find(tokenHash)).toMatchObject({ id: userId });
  const card = cardOf({ companyName: 'Atelier Lumen', fullName: 'Elena Marek' });
  const saved = { id: uuidv7(), name: 'A card', card, logoId: null };
  expect(await cardStore(application).save(accountId, saved, null)).not.toBeNull();
  const source = { requestId: 'request', address: '127.0.0.1' };
  await userChanges(application).delete({ id: adminId, username: 'elena', tokenHash, source }, userId);
  expect(await auditStore(application).list({})).toMatchObject([
    { action: 'user_deleted', subjectName: 'mira' },
  ]);
  expect(await pendingMigrations(application, await readMigrations())).toEqual([]);
});

test.each([
  "UPDATE audit_log SET action = 'nothing'",
  'DELETE FROM audit_log',
  'TRUNCATE audit_log',
  'ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only',
  'ALTER TABLE audit_log DISABLE TRIGGER ALL',
  'DROP TRIGGER audit_log_append_only ON audit_log',
  'DROP TABLE audit_log',
  "SET session_replication_role = 'replica'",
  'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  'DELETE FROM migrations',
])('the application’s role cannot run %s', async (statement) => {
  await expect(application.$client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('the role gets the queue of the jobs, with its jobs, that the owner has restored', async () => {
  await createJobQueue(owner);
  await runJobNow(owner, 'a-job');
  await expect(takeJobs(application, 'a-job')).rejects.toThrow();
  await grantToApplication(owner, role);
  expect(await takeJobs(application, 'a-job')).toHaveLength(1);
  // A newer job runner changes its schema when it starts.
  await expect(application.$client.query('DROP SCHEMA graphile_worker CASCADE')).resolves.toBeDefined();
});

test('an invalid role name is refused before any grant', async () => {
  await expect(grantToApplication(owner, 'app"; DROP TABLE users; --')).rejects.toThrow('not the name');
});

test('a statement of the role has a timeout even if a pooler drops the one of the connection', async () => {
  const settings = { poolMax: 1, acquireTimeoutMs: 5000, statementTimeoutMs: 0 };
  const pooled = openDatabase({ url: applicationUrl, ...settings }, () => undefined);
  const { rows } = await pooled.$client.query('SHOW statement_timeout');
  await pooled.$client.end();
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
});
