import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../../tools/dev/accounts.ts';
import type { DemoClient } from '../../tools/dev/demo/demo-client.ts';
import { fillDemo, filledUsernames } from '../../tools/dev/demo/fill-demo.ts';
import { createJobQueue } from './store/testing/job-queue.ts';
import { withActiveAccount } from './testing/a-company.ts';
import type { Caller } from './testing/caller.ts';
import { startPayments } from './testing/payments-under-test.ts';

const api = await startPayments();
await createJobQueue(api.db);
afterAll(() => api.close());

function clientOf(caller: Caller): DemoClient {
  return {
    async send(method, path, { body, headers = {} } = {}) {
      const response =
        method === 'GET'
          ? await caller.get(path, { headers })
          : await caller[method === 'POST' ? 'post' : 'put'](path, body, { headers });
      if (response.statusCode >= 300) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
      return response.body === '' ? null : response.json<unknown>();
    },
  };
}

test('the demo is filled by the calls of pages: cards in six looks, a company with 64 people, links and orders', async () => {
  await fillDemo({
    visitor: () => clientOf(api.visitor()),
    pay: async (clientSecret) => {
      await api.pay({ clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' });
    },
  });

  const freelancer = api.visitor();
  await freelancer.call('login', { body: { username: filledUsernames.freelancer, password: demoPassword } });
  const cards = (await freelancer.call('listCards')).json();
  expect(new Set(cards.map(({ look }) => look?.id)).size).toBe(6);

  const owner = api.visitor();
  await owner.call('login', { body: { username: filledUsernames.company, password: demoPassword } });
  const [company] = (await owner.call('listCompanies')).json();
  if (!company) throw new Error('There is no company');
  expect(company.cardCount).toBe(64);
  const member = withActiveAccount(owner, company.id);
  const [design] = (await member.call('listDesigns')).json();
  expect(design).toMatchObject({ cardCount: 64, branches: { length: 3 } });
  expect((await member.call('listSubmissions')).json()).toHaveLength(2);
  const links = (await member.call('listLinks')).json();
  expect(new Set(links.map(({ kind }) => kind))).toEqual(new Set(['fill_in', 'proof', 'shop']));
  const fillIns = links.filter(({ kind }) => kind === 'fill_in');
  expect(fillIns.some(({ usedAt }) => usedAt !== null)).toBe(true);
  expect(fillIns.some(({ usedAt, revokedAt }) => usedAt === null && revokedAt === null)).toBe(true);
  const proofs = (await member.call('listProofs')).json();
  expect(new Set(proofs.map(({ state }) => state))).toEqual(new Set(['waiting', 'approved', 'changes']));
  const orders = (await member.call('listOrders')).json();
  expect(orders.map(({ state }) => state).sort()).toEqual(['printed', 'sent', 'waiting']);
});
