import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { layouts } from '#domain/card/card.ts';
import { withImages } from '#domain/card/card-images.ts';
import { customFont } from '#domain/card/fonts.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { lookIds } from '#domain/card/look/card-look.ts';
import { dayMs } from '#domain/days.ts';
import { browserFile } from '../../../../tools/print/browser-file.ts';
import { sampleFlatCard } from '../../../../tools/print/samples/sample-flat-card.ts';
import { logoKey, printedFileKey } from '../../storage/object-keys.ts';
import { openObjectStore } from '../../storage/open-object-store.ts';
import { cardFileStore } from '../../store/cards/card-files.ts';
import { cardStore } from '../../store/cards/cards.ts';
import { expiredRows } from '../../store/operations/delete-expired.ts';
import { accountDeletions } from '../../store/users/account-deletions.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { aKey, withKey } from '../../testing/a-key.ts';
import { reply, startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { aPng } from '../../testing/logo-files.ts';
import { snapshotOf } from './snapshot-of-card.ts';

const api = await startApi({ limits: unlimited, environment: { FILES_BY_KEY: 'on' } });
const objects = await openObjectStore(api.config.storage, api.config.publicOrigin);
afterAll(() => api.close());

/** 50 in `npm run test:full -- files`. */
const comparedCards = Number(process.env.CARD_FILES ?? 6);
const minutes = 60_000;

/** An account and a program with a key that reads its cards. */
async function aProgram() {
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { key } = await aKey(owner, ['cards:read']);
  return { owner, accountId: owner.user.accountId, program: withKey(api, key) };
}
const fileOf = (program: Caller, { id }: { id: string }, headers: Record<string, string> = {}) =>
  program.call('cardFile', { params: { id }, headers });
const storedFile = (accountId: string, { id }: { id: string }) =>
  cardFileStore(api.db).find({ accountId, cardId: id });
const abandoned = async () =>
  (await api.db.$client.query<{ id: string }>('SELECT upload_id AS id FROM abandoned_objects')).rows.map(
    ({ id }) => id,
  );

/** Uploads a logo as the browser does; returns its id. */
async function uploaded(caller: Caller, file: Buffer): Promise<string> {
  const { uploadURL } = (await caller.call('requestUpload')).json();
  const { pathname, search } = new URL(uploadURL);
  const headers = { 'content-type': 'image/png' };
  await caller.put(pathname + search, undefined, { payload: file, headers });
  return pathname.split('/').at(-1) ?? '';
}

test(
  `the files of ${comparedCards} cards have the bytes of the browser`,
  async () => {
    const { owner, accountId, program } = await aProgram();
    const logoId = await uploaded(owner, await aPng());
    for (let number = 0; number < comparedCards; number += 1) {
      const look = lookIds[number % lookIds.length];
      const saved = await owner.post('/api/business-cards', {
        ...sampleFlatCard(number),
        name: `Card ${number}`,
        ...(number % 2 === 0
          ? { layout: layouts[number % layouts.length] }
          : { look: { id: look, version: 1 } }),
        ...(number % 3 === 0 && { logoUrl: logoPath(logoId) }),
        ...(number % 4 === 3 && { back: { kind: 'look' } }),
      });
      expect([number, saved.statusCode, saved.body]).toEqual([number, 201, saved.body]);
      const { id } = saved.json<{ id: string }>();
      const row = await cardStore(api.db).find(accountId, id);
      if (!row?.card) throw new Error('The card is not stored');
      const { documentId } = snapshotOf(row);
      const stored = row.logoId === null ? null : await objects.read(logoKey(row.logoId));
      const browsers = await browserFile(
        withImages(row.card, row),
        { logo: stored && (await buffer(stored)), picture: null },
        {},
        { createdAt: row.updatedAt, documentId },
      );
      const response = await fileOf(program, { id });
      expect([number, response.statusCode]).toEqual([number, 200]);
      expect([number, response.rawPayload.equals(browsers)]).toEqual([number, true]);
    }
  },
  comparedCards * minutes,
);

test('a file is made once, and again when the card or its design has changed', async () => {
  const { owner, accountId, program } = await aProgram();
  const card = await savedCard(owner);
  const first = await fileOf(program, card);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="business-card-${card.id}.pdf"`,
    'cache-control': 'no-store',
  });
  const stored = (await storedFile(accountId, card)) ?? '';
  expect(first.headers.etag).toBe(`"${stored}"`);
  // Another text in the storage shows where the second response comes from.
  await objects.write(printedFileKey(stored), Buffer.from('from the storage'), 'application/pdf');
  expect((await fileOf(program, card)).body).toBe('from the storage');
  expect((await fileOf(program, card, { 'if-none-match': `"${stored}"` })).statusCode).toBe(304);
  await owner.call('changeCard', { params: { id: card.id }, body: aCard({ fullName: 'Elena Nová' }) });
  const second = await fileOf(program, card, { 'if-none-match': `"${stored}"` });
  expect([second.statusCode, second.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(await storedFile(accountId, card)).not.toBe(stored);
  expect(await abandoned()).toContain(stored);
});

test('a file that the storage has lost is made again', async () => {
  const { owner, accountId, program } = await aProgram();
  const card = await savedCard(owner);
  const first = await fileOf(program, card);
  await objects.remove(printedFileKey((await storedFile(accountId, card)) ?? ''));
  expect((await fileOf(program, card)).rawPayload.equals(first.rawPayload)).toBe(true);
});

test('a key gets no file of another account, and none without the scope', async () => {
  const [mine, other] = [await aProgram(), await aProgram()];
  const card = await savedCard(mine.owner);
  await fileOf(mine.program, card);
  expect(await reply(fileOf(other.program, card))).toMatchObject([404, { code: 'CARD_NOT_FOUND' }]);
  const { key } = await aKey(mine.owner, ['cards:write']);
  expect(await reply(fileOf(withKey(api, key), card))).toMatchObject([403, { code: 'KEY_SCOPE' }]);
  expect((await fileOf(api.visitor(), card)).statusCode).toBe(401);
});

test('a card with a font of one device has no file', async () => {
  const { owner, program } = await aProgram();
  const card = await savedCard(owner, { nameFont: customFont('ab'.repeat(32), 'House Sans') });
  expect(await reply(fileOf(program, card))).toMatchObject([409, { code: 'FONT_ON_DEVICE' }]);
});

test('the keys of an account share its places', async () => {
  const { owner, program } = await aProgram();
  const programs = [program];
  for (let index = 0; index < 3; index += 1)
    programs.push(withKey(api, (await aKey(owner, ['cards:read'])).key));
  const asked = [];
  for (let index = 0; index < 12; index += 1) asked.push(await savedCard(owner));
  const responses = await Promise.all(
    asked.map((card, at) => fileOf(programs[at % programs.length] ?? program, card)),
  );
  // Some may be made before others ask. Counted for each key, none of three would be refused.
  expect(responses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
});

test('of many requests at once few wait, for a key and for all; the others are told when to try again', async () => {
  const programs = [];
  for (let index = 0; index < 8; index += 1) programs.push(await aProgram());
  const requests = [];
  for (const { owner, program } of programs)
    for (let index = 0; index < 8; index += 1) requests.push({ program, card: await savedCard(owner) });
  const responses = await Promise.all(requests.map(({ program, card }) => fileOf(program, card)));
  const count = (status: number) => responses.filter(({ statusCode }) => statusCode === status).length;
  expect(count(200)).toBeGreaterThan(0);
  expect(count(429)).toBeGreaterThan(0);
  expect(count(200) + count(429) + count(503)).toBe(64);
  for (const { statusCode, headers } of responses)
    if (statusCode !== 200) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}, 120_000);

test('files are removed after 30 days, and with their account', async () => {
  const [kept, gone] = [await aProgram(), await aProgram()];
  const cards = [await savedCard(kept.owner), await savedCard(gone.owner)] as const;
  await fileOf(kept.program, cards[0]);
  await fileOf(gone.program, cards[1]);
  const ids = [await storedFile(kept.accountId, cards[0]), await storedFile(gone.accountId, cards[1])];
  await gone.owner.call('deleteAccount', { body: { password: testPassword } });
  const later = new Date(Date.now() + 31 * dayMs);
  await accountDeletions(api.db).runDue(later, { requestId: 'delete-accounts', address: null });
  expect(await abandoned()).toContain(ids[1]);
  expect(await abandoned()).not.toContain(ids[0]);
  await expiredRows(api.db).clearCardFiles(new Date(Date.now() + 1000));
  expect(await abandoned()).toContain(ids[0]);
});

test('unless the operator switches it on, no file is made', async () => {
  const off = await startApi();
  try {
    const owner = await off.signedIn({ role: 'premium', cardLimit: 50 });
    const card = await savedCard(owner);
    const program = withKey(off, (await aKey(owner, ['cards:read'])).key);
    expect(await reply(fileOf(program, card))).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect((await program.get('/developers')).body).not.toContain('file.pdf');
  } finally {
    await off.close();
  }
});
