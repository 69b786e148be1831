import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkKindOf } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { linkHeaderName } from '#contract/links/link-header.ts';
import { type ShareLinkKind, shareLinkKinds, shareLinkMs } from '#domain/link/share-links.ts';
import { uuidv7 } from './database/ids.ts';
import { hashToken } from './security/hash-token.ts';
import { newLinkToken } from './security/link-token.ts';
import { createRateLimits } from './security/rate-limits.ts';
import { shareLinkStore } from './store/links/share-links.ts';
import { submissionStore } from './store/links/submissions.ts';
import { aDesign } from './testing/a-design.ts';
import { aFillInLink, withLink } from './testing/a-link.ts';
import { startApi } from './testing/api-under-test.ts';
import { logLines } from './testing/log-lines.ts';

/** Links for people without an account: what their tokens open, and what they do not. */

const { lines, logStream } = logLines();
const clock = { now: new Date() };
const api = await startApi({ logStream, now: () => clock.now });
afterAll(() => api.close());

const manager = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
const design = await aDesign(manager);
const links = shareLinkStore(api.db);

const sender = ({ id, email }: { id: string; email: string }) => ({ id, email, language: 'en' as const });
const opens = async (token: string) => (await api.visitor().call('readFillIn', withLink(token))).statusCode;

/** A link of any kind, with its token. */
async function linkOf(kind: ShareLinkKind) {
  const { token, tokenHash } = newLinkToken();
  const wanted = [{ kind, subjectId: design.id, tokenHash }];
  await links.create(manager.user.accountId, sender(manager.user), wanted, clock.now);
  return token;
}

const tokens = new Map<ShareLinkKind, string>();
beforeAll(async () => {
  for (const kind of shareLinkKinds) tokens.set(kind, await linkOf(kind));
});

const cells = (Object.keys(endpoints) as EndpointName[]).flatMap((call) =>
  shareLinkKinds.map((kind) => ({ call, kind })),
);

test.each(cells)('a $kind link opens $call only if the call is of its kind', async ({ call, kind }) => {
  const { method, path } = endpoints[call];
  const url = path.replace(/:\w+/, uuidv7());
  const response = await api.app.inject({ method, url, headers: { [linkHeaderName]: tokens.get(kind) } });
  if (linkKindOf(endpoints[call]) === kind) expect(response.json()).not.toMatchObject({ code: 'LINK_ENDED' });
  else {
    const asVisitor = await api.app.inject({ method, url });
    expect(response.statusCode).toBe(asVisitor.statusCode);
    if (endpoints[call].access !== 'anyone') expect([401, 403]).toContain(response.statusCode);
  }
});

test('a link shows the design of its account to a visitor, without a session and without a colleague', async () => {
  const { token } = await aFillInLink(manager, design.id);
  const response = await api.visitor().call('readFillIn', withLink(token));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(response.headers['set-cookie']).toBeUndefined();
  const shown = response.json();
  expect(shown).toMatchObject({ companyName: design.card.content.companyName, person: null });
  expect(response.body).not.toContain(design.card.content.fullName);
});

test('a link for one person shows their texts', async () => {
  const response = await manager.call('listCards');
  const [card] = response.json<{ id: string; fullName: string; designId?: string }[]>();
  const { token } = await aFillInLink(manager, design.id, card?.id);
  const shown = (await api.visitor().call('readFillIn', withLink(token))).json();
  expect(shown).toMatchObject({ person: { texts: { fullName: card?.fullName } } });
});

test('opening a link changes nothing, and neither does looking at its head', async () => {
  const { id, token } = await aFillInLink(manager, design.id);
  await api.visitor().call('readFillIn', withLink(token));
  await api.app.inject({ method: 'HEAD', url: '/api/fill-in', ...withLink(token) });
  const listed = (await manager.call('listLinks', { query: { kind: 'fill_in' } })).json();
  expect(listed.find((link) => link.id === id)).toMatchObject({ usedAt: null, revokedAt: null });
});

test('a link ends when it is revoked, and revoking it again changes nothing', async () => {
  const { id, token } = await aFillInLink(manager, design.id);
  expect(await opens(token)).toBe(200);
  const first = (await manager.call('revokeLink', { params: { id } })).json();
  expect(await opens(token)).toBe(403);
  expect((await manager.call('revokeLink', { params: { id } })).json()).toEqual(first);
  expect((await manager.call('renewLinkAddress', { params: { id } })).statusCode).toBe(404);
});

test('nothing is stored by a link that is revoked after its request was let in', async () => {
  const { id } = await aFillInLink(manager, design.id);
  const link = (await links.list(manager.user.accountId)).find((one) => one.id === id);
  if (!link) throw new Error('No link');
  await manager.call('revokeLink', { params: { id } });
  const content = { texts: { fullName: 'Emil Zeman' } };
  const sent = submissionStore(api.db).submit(link, uuidv7(), content, clock.now);
  await expect(sent).rejects.toMatchObject({ code: 'LINK_ENDED' });
  expect((await manager.call('listSubmissions')).json()).toEqual([]);
});

test('a link works for 14 days', async () => {
  const { token } = await aFillInLink(manager, design.id);
  const start = clock.now;
  clock.now = new Date(start.getTime() + shareLinkMs - 1000);
  expect(await opens(token)).toBe(200);
  clock.now = new Date(start.getTime() + shareLinkMs);
  expect(await opens(token)).toBe(403);
  clock.now = start;
});

test('links are closed while the account has no plan', async () => {
  const { token } = await aFillInLink(manager, design.id);
  const role = (name: string) =>
    api.db.execute(sql`UPDATE accounts SET role = ${name} WHERE id = ${manager.user.accountId}`);
  await role('free');
  expect(await opens(token)).toBe(403);
  await role('enterprise');
  expect(await opens(token)).toBe(200);
});

test('a link of a deleted design has ended', async () => {
  const other = await aDesign(manager);
  const { token } = await aFillInLink(manager, other.id);
  await manager.call('deleteDesign', { params: { id: other.id }, query: { cards: 'keep' } });
  expect(await opens(token)).toBe(403);
});

test('a further address of a link works beside the first, and the twenty-first replaces the oldest', async () => {
  const { id, token } = await aFillInLink(manager, design.id);
  for (let address = 0; address < 19; address++) await manager.call('renewLinkAddress', { params: { id } });
  expect(await opens(token)).toBe(200);
  const { token: newest } = (await manager.call('renewLinkAddress', { params: { id } })).json();
  expect([await opens(token), await opens(newest)]).toEqual([403, 200]);
});

test('another account neither sees nor ends nor renews a link, nor makes one of the design', async () => {
  const stranger = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { id } = await aFillInLink(manager, design.id);
  expect((await stranger.call('listLinks')).json()).toEqual([]);
  expect((await stranger.call('revokeLink', { params: { id } })).statusCode).toBe(404);
  expect((await stranger.call('renewLinkAddress', { params: { id } })).statusCode).toBe(404);
  expect((await stranger.call('createFillInLinks', { params: { id: design.id }, body: {} })).statusCode).toBe(
    404,
  );
});

test('a link of a card that is not of the design is refused', async () => {
  const response = await manager.call('createFillInLinks', {
    params: { id: design.id },
    body: { cardIds: [uuidv7()] },
  });
  expect(response.json()).toMatchObject({ code: 'CARD_NOT_FOUND' });
});

test('at most a thousand links of an account work at the same time', async () => {
  const busy = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const own = await aDesign(busy);
  const many = Array.from({ length: 1000 }, () => ({ kind: 'fill_in' as const, subjectId: own.id }));
  await links.create(busy.user.accountId, sender(busy.user), many, clock.now);
  const refused = await busy.call('createFillInLinks', { params: { id: own.id }, body: {} });
  expect(refused.json()).toMatchObject({ code: 'LINK_LIMIT_EXCEEDED' });
});

test('the database has only the hash of a token, and the log has neither', async () => {
  const { token } = await aFillInLink(manager, design.id);
  await opens(token);
  const { rows } = await api.db.execute<{ row: string }>(
    sql`SELECT share_link_tokens::text AS row FROM share_link_tokens UNION ALL SELECT share_links::text FROM share_links`,
  );
  const stored = rows.map(({ row }) => row).join('\n');
  expect(stored).toContain(hashToken(token).toString('hex'));
  expect(stored).not.toContain(token);
  expect(lines.join('')).toContain('/api/fill-in');
  for (const used of [token, ...tokens.values()]) expect(lines.join('')).not.toContain(used);
});

test('an address that guesses tokens is refused after a hundred, also with a token that works', async () => {
  const limits = createRateLimits(undefined, () => undefined);
  const guarded = await startApi({ limits });
  const owner = await guarded.signedIn({ role: 'premium', cardLimit: 50 });
  const { token } = await aFillInLink(owner, (await aDesign(owner)).id);
  const open = async (guess: string) =>
    (await guarded.visitor().call('readFillIn', withLink(guess))).statusCode;
  const known = await Promise.all(Array.from({ length: 150 }, () => open(token)));
  expect(new Set(known)).toEqual(new Set([200]));
  for (let guess = 0; guess < 100; guess++) expect(await open(newLinkToken().token)).toBe(403);
  expect(await open('x')).toBe(429);
  expect(await open(token)).toBe(429);
  await guarded.close();
});
