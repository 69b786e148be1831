import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { imagesOf } from '#domain/card/card-images.ts';
import { logoIdOf, logoPath } from '#domain/card/logo-file.ts';
import { uuidv7 } from '../../database/ids.ts';
import { cardStore } from '../../store/cards/cards.ts';
import { insertSnapshots, snapshotStore } from '../../store/proofs/snapshots.ts';
import { createJobQueue } from '../../store/testing/job-queue.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { startApi } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { aPng } from '../../testing/logo-files.ts';
import { isUploadKept, uploadedImage } from '../../testing/uploaded-image.ts';

const api = await startApi();
await createJobQueue(api.db);
afterAll(() => api.close());

const premium = () => api.signedIn({ role: 'premium', cardLimit: 50 });
const cards = '/api/business-cards';
const aLogo = async (caller: Caller) => uploadedImage(caller, await aPng(), 'image/png');
const logos = async (caller: Caller) => ({ logoUrl: await aLogo(caller), logoDarkUrl: await aLogo(caller) });

/** What tells whether a file of this caller is still there. */
const keptFor = (caller: Caller & { user: { accountId: string } }, path: string) => () =>
  isUploadKept(api, path, caller.user.accountId);

test('a card keeps its logo for dark cards, and only its owner is sent the file', async () => {
  const caller = await premium();
  const both = await logos(caller);
  const { id } = await savedCard(caller, both);
  expect((await caller.get(`${cards}/${id}`)).json()).toMatchObject(both);
  expect((await caller.get(both.logoDarkUrl)).headers['content-type']).toBe('image/png');
  expect((await (await premium()).get(both.logoDarkUrl)).statusCode).toBe(404);
});

test('a card without a second file has no member for it, and without a logo it has none', async () => {
  const caller = await premium();
  expect(await savedCard(caller, { logoUrl: await aLogo(caller) })).not.toHaveProperty('logoDarkUrl');
  expect(await savedCard(caller, { logoDarkUrl: await aLogo(caller) })).not.toHaveProperty('logoDarkUrl');
});

test('another user’s file, one not uploaded and an unknown one are refused in the same way', async () => {
  const [owner, thief] = [await premium(), await premium()];
  const { logoDarkUrl: stolen } = await savedCard(owner, await logos(owner));
  const { uploadURL } = (await thief.call('requestUpload')).json();
  const notSent = logoPath(new URL(uploadURL).pathname.split('/').at(-1) ?? '');
  const logoUrl = await aLogo(thief);
  const { id } = await savedCard(thief);
  const refusal = { code: 'INVALID_REQUEST', fields: { logoDarkUrl: 'INVALID_LOGO' } };
  for (const logoDarkUrl of [stolen, notSent, logoPath(uuidv7())]) {
    const saved = await thief.post(cards, aCard({ logoUrl, logoDarkUrl }));
    expect([saved.statusCode, saved.json()]).toMatchObject([400, refusal]);
    const changed = await thief.put(`${cards}/${id}`, aCard({ logoUrl, logoDarkUrl }));
    expect([changed.statusCode, changed.json()]).toMatchObject([400, refusal]);
  }
});

test('the file is kept while a card, a copy, the bin or a company design has it', async () => {
  const caller = await premium();
  const both = await logos(caller);
  const kept = keptFor(caller, both.logoDarkUrl);
  const card = await savedCard(caller, both);
  const copy = (await caller.post(`${cards}/${card.id}/duplicate`)).json<SavedCard>();
  expect(copy).toMatchObject(both);
  await caller.put(`${cards}/${card.id}`, aCard());
  expect(await kept()).toBe(true);

  const design = (await caller.call('createDesign', { body: { name: 'Lumen', cardId: copy.id } })).json();
  expect(design.card.style.logo).toMatchObject({ ref: both.logoUrl, darkRef: both.logoDarkUrl });
  expect((await caller.get(`${cards}/${copy.id}`)).json()).toMatchObject(both);
  expect(await kept()).toBe(true);

  await caller.call('deleteDesign', { params: { id: design.id }, query: { cards: 'keep' } });
  expect((await caller.get(`${cards}/${copy.id}`)).json()).toMatchObject(both);
  await caller.delete(`${cards}/${copy.id}`);
  const restored = await caller.call('restoreCard', { params: { id: copy.id } });
  expect(restored.json()).toMatchObject(both);
  expect(await kept()).toBe(true);

  await caller.delete(`${cards}/${copy.id}`);
  expect(await kept()).toBe(false);
});

test('a file that is replaced is deleted, and the other stays', async () => {
  const caller = await premium();
  const both = await logos(caller);
  const card = await savedCard(caller, both);
  await caller.put(`${cards}/${card.id}`, aCard({ ...both, logoDarkUrl: await aLogo(caller) }));
  expect(await keptFor(caller, both.logoDarkUrl)()).toBe(false);
  expect(await keptFor(caller, both.logoUrl)()).toBe(true);
});

test('a file that a design no longer shows is kept with its former version', async () => {
  const caller = await premium();
  const both = await logos(caller);
  const { id: cardId } = await savedCard(caller, both);
  const design = (await caller.call('createDesign', { body: { name: 'Lumen', cardId } })).json();
  const { darkRef: _, ...logo } = design.card.style.logo;
  const card = { ...design.card, style: { ...design.card.style, logo } };
  const changed = await caller.call('changeDesign', { params: { id: design.id }, body: { card } });
  expect(changed.json().card.style.logo).not.toHaveProperty('darkRef');
  const kept = keptFor(caller, both.logoDarkUrl);
  expect(await kept()).toBe(true);
  const [former] = (await caller.call('listDesignVersions', { params: { id: design.id } })).json();
  expect(former?.card.style.logo).toMatchObject({ darkRef: both.logoDarkUrl });
  await caller.call('deleteDesign', { params: { id: design.id }, query: { cards: 'keep' } });
  expect(await kept()).toBe(false);
});

test('a frozen card keeps the file that its card has no more', async () => {
  const caller = await premium();
  const { accountId } = caller.user;
  const both = await logos(caller);
  const { id } = await savedCard(caller, both);
  const row = await cardStore(api.db).find(accountId, id);
  if (!row?.card) throw new Error('The card was saved');
  const rows = [{ id, card: row.card, ...imagesOf(row) }];
  const [snapshotId = ''] = await api.db.transaction((tx) =>
    insertSnapshots(tx, accountId, rows, { profile: {}, now: new Date() }),
  );
  await caller.put(`${cards}/${id}`, aCard());
  expect(await keptFor(caller, both.logoDarkUrl)()).toBe(true);
  const found = await snapshotStore(api.db).find({ accountId, id: snapshotId });
  expect(found?.snapshot).toMatchObject({ darkLogoId: logoIdOf(both.logoDarkUrl), card: { v: 10 } });
});

test('the export of an account has the file', async () => {
  const caller = await premium();
  const both = await logos(caller);
  await savedCard(caller, both);
  const files = unzipSync(new Uint8Array((await caller.call('exportAccount')).rawPayload));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([both.logoUrl, both.logoDarkUrl].map((path) => `logos/${logoIdOf(path)}.png`)),
  );
});
