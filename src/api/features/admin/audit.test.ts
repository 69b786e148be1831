import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { uuidv7 } from '../../database/ids.ts';
import { startApi } from '../../testing/api-under-test.ts';

const api = await startApi();
const admin = await api.signedIn({ username: 'elena', isAdmin: true });
afterAll(() => api.close());

const add = ({ actor = 'elena', subject = 'mira', action = 'user_updated', at = '2026-01-01T00:00:00Z' }) =>
  api.db.execute(sql`
    INSERT INTO audit_log (id, at, actor_id, actor_name, actor_key, subject_id, subject_name, subject_key, action, request_id)
    VALUES (${uuidv7()}, ${at}, ${admin.user.id}, ${actor}, ${usernameKey(actor)},
            gen_random_uuid(), ${subject}, ${usernameKey(subject)}, ${action}, 'request')`);

for (let number = 1; number <= 230; number += 1) await add({ subject: `user-${number % 3}` });
await add({ actor: 'Tomáš', subject: 'elena', action: 'user_deleted', at: '2025-03-01T12:00:00Z' });

const entries = async (query: string) => (await admin.get(`/api/admin/audit?${query}`)).json<AuditEntry[]>();

test('the log is listed newest first, a hundred entries per page, each entry once', async () => {
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let address: string | undefined = '/api/admin/audit'; address; ) {
    const response = await admin.get(address);
    const page = response.json<AuditEntry[]>();
    seen.push(...page.map(({ id }) => id));
    sizes.push(page.length);
    address = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
    expect(response.headers['x-total-count']).toBe('231');
  }
  expect(sizes).toEqual([100, 100, 31]);
  expect(seen).toEqual(seen.toSorted().reverse());
});

test('the next page keeps the filters', async () => {
  const response = await admin.call('listAudit', {
    query: { action: 'user_updated', from: '2025-12-01T00:00:00Z' },
  });
  const next = /<([^>]+)>/.exec(String(response.headers.link))?.[1];
  expect(next).toContain('action=user_updated');
  expect(next).toContain('from=2025-12-01');
});

test.each([
  ['action=user_deleted', 1],
  ['actor=TOM%C3%81%C5%A0', 1],
  ['subject=elena', 1],
  ['subject=user-1', 77],
  ['username=tom%C3%A1%C5%A1', 1],
  ['username=nobody', 0],
  ['to=2025-03-02T00:00:00Z', 1],
  ['from=2025-03-01T12:00:00Z&to=2025-03-01T12:00:01Z', 1],
  ['from=2025-03-01T12:00:01Z&to=2025-12-31T00:00:00Z', 0],
])('the filter %s returns %i entries', async (query, count) => {
  expect(await entries(query)).toHaveLength(count);
});

test('the username filter finds entries with the user as actor or as subject', async () => {
  const found = await entries('username=elena&action=user_deleted');
  expect(found).toMatchObject([{ actorName: 'Tomáš', subjectName: 'elena' }]);
});

test.each(['action=everything', 'from=yesterday', 'before=1', 'username=%00'])(
  '%s is refused',
  async (query) => {
    expect((await admin.get(`/api/admin/audit?${query}`)).statusCode).toBe(400);
  },
);

test('the export is the whole filtered log as a CSV file', async () => {
  const response = await admin.call('exportAudit', { query: { action: 'user_updated' } });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="vizitka-audit-log-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const lines = response.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(231);
  expect(lines[0]).toBe(
    '"time","who","who id","action","account","account id","before","after","request","address"',
  );
  expect(lines[1]).toContain('"elena"');
});

test.each(['=HYPERLINK("http://evil.example")', '+1+1', '-2+3', '@SUM(1)'])(
  'an account named %s is a text in a spreadsheet, not a formula',
  async (subject) => {
    await add({ subject, action: 'password_set' });
    const { body } = await admin.call('exportAudit', { query: { subject } });
    expect(body).toContain(`,"'${subject.replaceAll('"', '""')}",`);
  },
);

test('the list and the export mask an address in the same way', async () => {
  const user = await api.addUser();
  await admin.call('changeUser', {
    params: { id: user.id },
    body: {
      username: user.username,
      password: '',
      role: 'premium',
      cardLimit: 50,
      isAdmin: false,
    },
  });
  const [entry] = await entries(`subject=${user.username}`);
  expect(entry?.address).toBe('127.0.*.*');
  const { body } = await admin.call('exportAudit', { query: { subject: user.username } });
  expect(body).toContain('"127.0.*.*"');
  expect(body).not.toContain('127.0.0.1');
});

test.each(['/api/admin/audit.csv', '/api/account/export'])(
  'a link on another site does not start %s',
  async (path) => {
    for (const site of ['cross-site', 'same-site']) {
      const response = await admin.get(path, { headers: { 'sec-fetch-site': site } });
      expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'CROSS_SITE' }]);
    }
    for (const site of ['same-origin', 'none'])
      expect((await admin.get(path, { headers: { 'sec-fetch-site': site } })).statusCode).toBe(200);
  },
);
