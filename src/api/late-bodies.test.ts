import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { linkHeaderName } from '#contract/links/link-header.ts';
import { accountHeaderName } from '#contract/signed-in.ts';
import { uuidv7 } from './database/ids.ts';
import { setMember } from './store/testing/companies.ts';
import { createJobQueue } from './store/testing/job-queue.ts';
import { aCard, savedCard } from './testing/a-card.ts';
import { aCompany } from './testing/a-company.ts';
import { aDesign } from './testing/a-design.ts';
import { aKey } from './testing/a-key.ts';
import { aFillInLink, withLink } from './testing/a-link.ts';
import { startApi, testPassword, unlimited } from './testing/api-under-test.ts';
import type { Caller } from './testing/caller.ts';

/** A request that was allowed when it began, and whose body is held back until the right to it has ended. */

const api = await startApi({ limits: unlimited });
// Proofs ask for their files.
await createJobQueue(api.db);
await api.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = api.app.server.address() as AddressInfo;
const readers = (['findSessionUser', 'findKeyUser', 'findLink'] as const).map((name) =>
  vi.spyOn(api.app, name),
);
const clock = { aheadMs: 0 };
const realNow = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => realNow() + clock.aheadMs);
afterAll(() => api.close());
afterEach(() => {
  clock.aheadMs = 0;
});

type Headers = Record<string, string>;
type Sent = { method?: string; path: string; headers: Headers; body: object };

const readTimes = () =>
  readers.reduce(
    (sum, { mock }) => sum + mock.settledResults.filter(({ type }) => type !== 'incomplete').length,
    0,
  );

/** Sends a request without its last byte; returns when its rights were read. `finish` sends it after a time. */
async function begun({ method = 'POST', path, headers, body }: Sent) {
  const before = readTimes();
  const text = Buffer.from(JSON.stringify(body));
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { 'content-type': 'application/json', 'content-length': text.length, ...headers },
  });
  request.write(text.subarray(0, -1));
  await expect.poll(readTimes, { interval: 5 }).toBe(before + 1);
  return {
    finish: async (afterMs: number): Promise<[number, string | undefined]> => {
      clock.aheadMs += afterMs;
      request.end(text.subarray(-1));
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const answer = Buffer.concat(await response.toArray()).toString();
      const { code } = (answer ? JSON.parse(answer) : {}) as { code?: string };
      return [response.statusCode ?? 0, code];
    },
    timesRead: () => readTimes() - before,
  };
}

const sessionOf = (caller: Caller): Headers => ({ cookie: caller.cookie() ?? '' });
const anOwner = () => api.signedIn({ role: 'enterprise', cardLimit: 500, emailVerifiedAt: new Date() });
const saving = (headers: Headers): Sent => ({ path: '/api/business-cards', headers, body: aCard() });
const anAdmin = async () => {
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  await admin.post('/api/admin/confirm', { password: testPassword });
  return admin;
};
const succeeded = (status: number) => {
  if (status >= 300) throw new Error(`The right did not end: ${status}`);
};

/** A request of each kind of credential, what ends the right to it, and how it is refused then. */
type Case = { sent: Sent; end: () => Promise<unknown>; refusal: [number, string] };
const cases: Record<string, () => Promise<Case>> = {
  'a proof link that is revoked': async () => {
    const owner = await anOwner();
    const { id: cardId } = await savedCard(owner);
    const proof = (await owner.call('sendProof', { body: { cardIds: [cardId] } })).json<{
      id: string;
      token: string;
    }>();
    const { cards } = (await api.visitor().call('openProof', withLink(proof.token))).json();
    const body = { id: cards[0]?.id, name: 'Lucia', changes: null };
    return {
      sent: { path: '/api/proof/answers', headers: { [linkHeaderName]: proof.token }, body },
      end: async () => succeeded((await owner.call('revokeLink', { params: { id: proof.id } })).statusCode),
      refusal: [403, 'LINK_ENDED'],
    };
  },
  'a fill-in link that is revoked': async () => {
    const owner = await anOwner();
    const { id, token } = await aFillInLink(owner, (await aDesign(owner)).id);
    const body = { key: uuidv7(), texts: { fullName: 'Emil Zeman' } };
    return {
      sent: { path: '/api/fill-in', headers: { [linkHeaderName]: token }, body },
      end: async () => succeeded((await owner.call('revokeLink', { params: { id } })).statusCode),
      refusal: [403, 'LINK_ENDED'],
    };
  },
  'a key that is revoked': async () => {
    const owner = await anOwner();
    const { id, key } = await aKey(owner, ['cards:write']);
    return {
      sent: saving({ authorization: `Bearer ${key}` }),
      end: async () => succeeded((await owner.call('revokeKey', { params: { id } })).statusCode),
      refusal: [401, 'KEY_INVALID'],
    };
  },
  'a key whose maker leaves the company': async () => {
    const { id, owner } = await aCompany(api);
    const { key } = await aKey(owner, ['cards:write']);
    return {
      sent: saving({ authorization: `Bearer ${key}` }),
      end: () => setMember(api.db, id, owner.user.id, null),
      refusal: [401, 'KEY_INVALID'],
    };
  },
  'a member who is removed': async () => {
    const { id, owner, manager } = await aCompany(api);
    return {
      sent: saving({ ...sessionOf(manager), [accountHeaderName]: id }),
      end: async () =>
        succeeded((await owner.call('removeMember', { params: { id: manager.user.id } })).statusCode),
      refusal: [403, 'NOT_A_MEMBER'],
    };
  },
  'an owner who becomes a manager': async () => {
    const { id, owner } = await aCompany(api);
    return {
      sent: {
        path: '/api/company/invitations',
        headers: { ...sessionOf(owner), [accountHeaderName]: id },
        body: { emails: ['friend@cards.example'], role: 'manager' },
      },
      end: () => setMember(api.db, id, owner.user.id, 'manager'),
      refusal: [403, 'NOT_AN_OWNER'],
    };
  },
  'a user who is blocked': async () => {
    const user = await anOwner();
    const admin = await anAdmin();
    const block = { isBlocked: true, reason: 'Sends spam' };
    return {
      sent: saving(sessionOf(user)),
      end: async () =>
        succeeded((await admin.call('blockUser', { params: { id: user.user.id }, body: block })).statusCode),
      refusal: [401, 'NOT_SIGNED_IN'],
    };
  },
  'a session that is logged out': async () => {
    const user = await anOwner();
    return {
      sent: saving(sessionOf(user)),
      end: async () => succeeded((await user.call('logout')).statusCode),
      refusal: [401, 'NOT_SIGNED_IN'],
    };
  },
  'a session that is logged out, with a large body': async () => {
    const user = await anOwner();
    const { id } = await aDesign(user);
    return {
      sent: {
        path: `/api/designs/${id}/cards`,
        headers: sessionOf(user),
        body: { create: [{ texts: { fullName: 'Emil Zeman' } }] },
      },
      end: async () => succeeded((await user.call('logout')).statusCode),
      refusal: [401, 'NOT_SIGNED_IN'],
    };
  },
  'an impersonation that is ended': async () => {
    const { user } = await anOwner();
    const admin = await anAdmin();
    succeeded((await admin.call('impersonate', { params: { id: user.id } })).statusCode);
    return {
      sent: saving(sessionOf(admin)),
      end: async () => succeeded((await admin.call('restoreSession')).statusCode),
      refusal: [401, 'NOT_SIGNED_IN'],
    };
  },
};

test.each(Object.entries(cases))('a request is refused if its body comes late: %s', async (_, aCase) => {
  const { sent, end, refusal } = await aCase();
  const late = await begun(sent);
  await end();
  expect(await late.finish(1001)).toEqual(refusal);
});

test('a body that comes late from somebody who may still send it is taken, and one in time is not checked again', async () => {
  const user = await anOwner();
  const late = await begun(saving(sessionOf(user)));
  expect(await late.finish(1001)).toEqual([201, undefined]);
  expect(late.timesRead()).toBe(2);
  const quick = await begun(saving(sessionOf(user)));
  expect(await quick.finish(0)).toEqual([201, undefined]);
  expect(quick.timesRead()).toBe(1);
});
