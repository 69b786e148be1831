import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import type { Payment } from '#contract/payment-schema.ts';
import { keyStartLength } from '#domain/account/api-keys.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { ObjectStore } from '../../storage/object-storage.ts';
import { openObjectStore } from '../../storage/open-object-store.ts';
import { cardStore } from '../../store/cards/cards.ts';
import { savedCard } from '../../testing/a-card.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aDesign } from '../../testing/a-design.ts';
import { aKey } from '../../testing/a-key.ts';
import { aFillInLink } from '../../testing/a-link.ts';
import { reply, startApi, testOrigin } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { aJpeg, aPng } from '../../testing/logo-files.ts';
import { startPayments } from '../../testing/payments-under-test.ts';

const api = await startPayments({ now: () => new Date('2026-11-15T08:00:00Z') });
afterAll(() => api.close());

const premium = () => api.signedIn({ role: 'premium', cardLimit: 5000 });

async function exported(caller: Caller) {
  const response = await caller.call('exportAccount');
  const files = unzipSync(new Uint8Array(response.rawPayload));
  const json = strFromU8(files['account.json'] ?? new Uint8Array());
  type AccountFile = {
    account: CurrentUser;
    cards: SavedCard[];
    cardsInBin: (SavedCard & { deletedAt: string })[];
    payments: Payment[];
    billing: object | null;
  };
  return { response, files, json, account: JSON.parse(json) as AccountFile };
}

/** Uploads a logo as the browser does and saves a card with it. */
async function cardWithLogo(caller: Caller, file: Buffer) {
  const { uploadURL } = (await caller.call('requestUpload')).json();
  const { pathname, search } = new URL(uploadURL);
  await caller.put(pathname + search, undefined, {
    payload: file,
    headers: { 'content-type': 'image/png' },
  });
  const id = pathname.split('/').at(-1) ?? '';
  await savedCard(caller, { logoUrl: logoPath(id) });
  return id;
}

test('the export is one ZIP with the account, all cards and payments, and the logos as served', async () => {
  const caller = await premium();
  const [png, jpeg] = [await cardWithLogo(caller, await aPng()), await cardWithLogo(caller, await aJpeg())];
  await api.pay(await api.begin(caller, 'corporate'));
  await api.settled();

  const { response, files, account } = await exported(caller);

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="vizitka-2026-11-15.zip"',
    'cache-control': 'no-store',
  });
  expect(account.account).toMatchObject({ id: caller.user.id, email: caller.user.email });
  expect(account.cards).toEqual((await caller.call('listCards')).json());
  expect(account.payments).toEqual((await caller.call('listPayments')).json());
  expect(account.payments).toHaveLength(1);
  expect(Object.keys(files).sort()).toEqual(['account.json', `logos/${png}.png`, `logos/${jpeg}.jpg`].sort());
  const served = await caller.get(logoPath(png));
  expect(Buffer.from(files[`logos/${png}.png`] ?? []).equals(served.rawPayload)).toBe(true);
});

test('the export contains the company of later invoices, and that of each invoice', async () => {
  const caller = await premium();
  expect((await exported(caller)).account.billing).toBeNull();
  const company = {
    company: 'Atelier Lumen s. r. o.',
    address: 'Mlynská 4, 811 09 Bratislava',
    country: 'SK',
    registrationNumber: null,
    vatId: 'SK2120999999',
  };
  await caller.call('setBilling', { body: { details: company } });
  await api.pay(await api.begin(caller, 'corporate'));
  await api.settled();
  const later = { ...company, company: 'Atelier Lumen, a. s.' };
  await caller.call('setBilling', { body: { details: later } });

  const { account } = await exported(caller);

  expect(account.billing).toEqual(later);
  expect(account.payments[0]?.invoices).toMatchObject([{ buyer: company }]);
});

test('the export contains deleted cards, with their logos and the time of deletion', async () => {
  const caller = await premium();
  const kept = await savedCard(caller, { name: 'Kept' });
  const logo = await cardWithLogo(caller, await aPng());
  const [binned] = (await caller.call('listCards')).json();
  await caller.call('deleteCard', { params: { id: binned?.id ?? '' } });

  const { files, account } = await exported(caller);

  expect(account.cards.map(({ id }) => id)).toEqual([kept.id]);
  expect(account.cardsInBin).toEqual([{ ...binned, deletedAt: expect.any(String) as string }]);
  const age = Date.now() - Date.parse(account.cardsInBin[0]?.deletedAt ?? '');
  expect(Math.abs(age)).toBeLessThan(60_000);
  expect(Object.keys(files)).toContain(`logos/${logo}.png`);
});

test('the export contains no data of other users and no secret', async () => {
  const other = await premium();
  const foreignLogo = await cardWithLogo(other, await aPng());
  await savedCard(other, { fullName: 'Somebody Else' });
  const caller = await premium();
  await savedCard(caller);

  const { files, json } = await exported(caller);

  expect(Object.keys(files)).toEqual(['account.json']);
  for (const secret of [
    'Somebody Else',
    other.user.id,
    other.user.accountId,
    other.user.email,
    foreignLogo,
    'argon2',
  ])
    expect(json).not.toContain(secret);
});

test('the export contains cards beyond the first page', async () => {
  const caller = await premium();
  const card = cardOf({ companyName: 'Atelier Lumen', fullName: 'Elena Marek' });
  const store = cardStore(api.db);
  for (let index = 0; index < 501; index += 1)
    await store.save(
      caller.user.accountId,
      { id: uuidv7(), name: `Card ${index}`, card, logoId: null },
      null,
    );
  const { account } = await exported(caller);
  expect(new Set(account.cards.map(({ name }) => name)).size).toBe(501);
});

test.each(['is sent', 'is broken off'])(
  'a second export is refused with a message until the first %s',
  async (end) => {
    const folder = await mkdtemp(join(tmpdir(), 'vizitka-export-'));
    const { objects, readStarted, release } = blockedReads(
      await openObjectStore({ kind: 'disk', folder }, testOrigin),
    );
    const blocked = await startApi({ objects });
    const caller = await blocked.signedIn({ role: 'premium', cardLimit: 50 });
    await cardWithLogo(caller, await aPng());
    await blocked.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = blocked.app.server.address() as AddressInfo;
    const first = get({ port, path: '/api/account/export', headers: { cookie: caller.cookie() } });
    const [response] = (await once(first, 'response')) as [IncomingMessage];
    const closed = once(response, 'close');
    await readStarted;

    expect(await reply(caller.call('exportAccount'))).toMatchObject([409, { code: 'EXPORT_RUNNING' }]);
    const other = await blocked.signedIn();
    expect((await other.call('exportAccount')).statusCode).toBe(200);

    if (end === 'is sent') response.resume();
    else response.destroy();
    release();
    await closed;
    await expect.poll(async () => (await caller.call('exportAccount')).statusCode).toBe(200);
    await blocked.close();
    await rm(folder, { recursive: true });
  },
);

/** A store that blocks reads of served logos until `release` is called. */
function blockedReads(objects: ObjectStore) {
  const blocked: { release?: () => void; onRead?: () => void } = {};
  const released = new Promise<void>((resolve) => {
    blocked.release = resolve;
  });
  const readStarted = new Promise<void>((resolve) => {
    blocked.onRead = resolve;
  });
  const read: ObjectStore['read'] = async (key, range) => {
    if (key.startsWith('logos/')) {
      blocked.onRead?.();
      await released;
    }
    return objects.read(key, range);
  };
  return { objects: { ...objects, read }, readStarted, release: () => blocked.release?.() };
}

test('the export of a company has its members, its log, its links and its proofs, and no notes about people', async () => {
  const { owner, manager } = await aCompany(api);
  const design = await aDesign(owner);
  await aFillInLink(owner, design.id);
  const { account } = await exported(owner);
  const usernames = [owner, manager].map(({ user }) => ({ username: user.username }));
  expect(account).toMatchObject({
    account: { company: { role: 'owner' } },
    members: usernames,
    links: [{ kind: 'fill_in' }],
    submissions: [],
    proofs: [],
    companyLog: expect.arrayContaining([expect.objectContaining({ action: 'links_made' })]) as unknown,
  });
  expect(account).not.toHaveProperty('supportNotes');
  expect((await manager.call('exportAccount')).statusCode).toBe(403);
});

test('the export has the keys of the account, without what opens anything', async () => {
  const { owner } = await aCompany(api);
  const person = await premium();
  for (const maker of [owner, person]) {
    const { id, key } = await aKey(maker, ['cards:read']);
    const { account, json } = await exported(maker);
    expect(account).toMatchObject({ keys: [{ id, name: 'HR system', scopes: ['cards:read'] }] });
    expect(json).not.toContain(key.slice(keyStartLength));
  }
});
