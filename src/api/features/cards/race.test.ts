import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { waitUntilReady } from '../../../../tools/dev/api-process.ts';
import { freePort } from '../../../../tools/dev/free-port.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { aDesign } from '../../testing/a-design.ts';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test.ts';

/** Concurrent requests through two processes compete for the last cards of a limit. */

let api: ApiUnderTest;
let nodes: { origin: string; stop: () => Promise<void> }[];
beforeAll(async () => {
  api = await startApi();
  nodes = await Promise.all([startNode(), startNode()]);
});
afterAll(async () => {
  await Promise.all(nodes.map(({ stop }) => stop()));
  await api.close();
});

test('of 200 concurrent saves and copies with 45 of 50 cards saved, 5 succeed and 195 are refused', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 50 });
  const cards: SavedCard[] = [];
  while (cards.length < 45) cards.push(await savedCard(caller));
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const origin = nodes[index % 2]?.origin ?? '';
      const isCopy = index % 4 < 2;
      const path = isCopy ? `/api/business-cards/${cards[index % 45]?.id}/duplicate` : '/api/business-cards';
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { cookie: caller.cookie() ?? '', ...(!isCopy && { 'content-type': 'application/json' }) },
        ...(!isCopy && { body: JSON.stringify(aCard()) }),
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  expect({ taken: count(201), refused: count(403) }).toEqual({ taken: 5, refused: 195 });
  expect((await caller.call('listCards')).json()).toHaveLength(50);
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: 50 });
});

test('of 200 concurrent imports of ten cards, those that fit the limit are stored whole and the others not at all', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 50 });
  const design = await aDesign(caller);
  const create = Array.from({ length: 10 }, (_, index) => ({ texts: { fullName: `Person ${index}` } }));
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const response = await fetch(`${nodes[index % 2]?.origin}/api/designs/${design.id}/cards`, {
        method: 'POST',
        headers: { cookie: caller.cookie() ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ create }),
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  expect({ taken: count(201), refused: count(403) }).toEqual({ taken: 4, refused: 196 });
  expect((await caller.call('listCards')).json()).toHaveLength(41);
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: 41 });
});

test('200 concurrent saves, deletions and restores keep the count correct', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 10 });
  const cards: SavedCard[] = [];
  while (cards.length < 8) cards.push(await savedCard(caller));
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const id = cards[index % 8]?.id;
      const [method, path] = (
        [
          ['DELETE', `/${id}`],
          ['POST', `/${id}/restore`],
          ['POST', `/${id}/duplicate`],
        ] as const
      )[index % 3] ?? ['GET', ''];
      const response = await fetch(`${nodes[index % 2]?.origin}/api/business-cards${path}`, {
        method,
        headers: { cookie: caller.cookie() ?? '' },
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const live = (await caller.call('listCards')).json().length;
  expect(live).toBeLessThanOrEqual(10);
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: live });
});

async function startNode() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['src/api/server.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: api.config.database.url,
      // A slow machine must not fail the test.
      DATABASE_WAIT_MS: '30000',
      STORAGE_DIR: api.config.storage.kind === 'disk' ? api.config.storage.folder : '',
      LOG_LEVEL: 'silent',
    },
    stdio: 'inherit',
  });
  await waitUntilReady(`${origin}/readyz`, 30_000);
  return {
    origin,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
