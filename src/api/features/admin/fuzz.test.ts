import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startApi, unlimited } from '../../testing/api-under-test.ts';
import { fuzzCall } from '../../testing/fuzz.ts';
import { lastingSession } from '../../testing/lasting-session.ts';
import { randomRuns } from '../../testing/random-runs.ts';

const api = await startApi({ limits: unlimited });
const admin = await api.signedIn({ username: 'elena', isAdmin: true });
afterAll(() => api.close());

const form = {
  username: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 3 }),
    fc.string({ unit: 'binary' }),
    fc.jsonValue(),
  ),
  password: fc.oneof(fc.constant(''), fc.jsonValue()),
  role: fc.oneof(fc.constantFrom('free', 'premium', 'enterprise', 'admin'), fc.jsonValue()),
  cardLimit: fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double(), fc.jsonValue()),
  isAdmin: fc.oneof(fc.boolean(), fc.jsonValue()),
};

test.each([
  '/api/admin/users',
  '/api/admin/users/:id',
  '/api/admin/users/:id/grants',
  '/api/admin/users/:id/payments',
  '/api/admin/impersonate/:id',
  '/api/admin/restore-session',
  '/api/admin/audit',
  '/api/admin/audit.csv',
])('random bytes at %s never cause a 5xx and always get a response in the common format', async (path) => {
  const { id } = await api.addUser();
  const { cookie, renew } = lastingSession(api.db, admin.user.id);
  await fuzzCall(api.app, path.replace(':id', id), { form, cookie, prepare: renew });
});

test('random queries of the lists never cause a 5xx', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.uuid(),
    fc.constantFrom('-username', '9'),
  );
  const query = fc.record(
    {
      search: text,
      sort: fc.constantFrom('created', '-created', 'username', '-username'),
      after: text,
      limit: text,
      username: text,
      actor: text,
      from: text,
      before: text,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom('users', 'audit', 'audit.csv'), async (search, list) => {
      const response = await admin.get(`/api/admin/${list}?${new URLSearchParams(search)}`);
      expect(response.statusCode).toBeLessThan(500);
    }),
    { numRuns: randomRuns(1000) },
  );
});
