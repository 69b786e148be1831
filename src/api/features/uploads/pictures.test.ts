import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { logoIdOf, logoPath } from '#domain/card/logo-file.ts';
import { cleanSvg } from '#image/svg/clean-svg.ts';
import { uuidv7 } from '../../database/ids.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { startApi } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { aJpeg, aPng } from '../../testing/logo-files.ts';
import { isUploadKept, uploadedImage } from '../../testing/uploaded-image.ts';

const api = await startApi();
afterAll(() => api.close());

const premium = () => api.signedIn({ role: 'premium', cardLimit: 50 });
const cards = '/api/business-cards';
const refusal = { code: 'INVALID_REQUEST', fields: { 'picture/ref': 'INVALID_PICTURE' } };

function aPicture(ref: string | null) {
  return { ref, pixels: { width: 600, height: 400 }, focus: { x: 0.25, y: 0.5 }, zoom: 1.5 };
}

const isKept = (ref: string, accountId: string) => isUploadKept(api, ref, accountId);

test('a card keeps its picture, its crop and its shape, and only its owner is sent the file', async () => {
  const caller = await premium();
  const picture = {
    ...aPicture(await uploadedImage(caller, await aJpeg())),
    shape: 'round',
    isDuotone: true,
  } as const;
  const { id } = await savedCard(caller, { picture });
  expect((await caller.get(`${cards}/${id}`)).json()).toMatchObject({ picture });
  expect((await caller.get(picture.ref ?? '')).headers['content-type']).toBe('image/jpeg');
  expect((await (await premium()).get(picture.ref ?? '')).statusCode).toBe(404);
});

test('a card without a picture has no member for it', async () => {
  expect(await savedCard(await premium())).not.toHaveProperty('picture');
});

test('another user’s picture, one not uploaded, an unknown one and a drawing are refused in the same way', async () => {
  const [owner, thief] = [await premium(), await premium()];
  const stolen = await uploadedImage(owner, await aJpeg());
  await savedCard(owner, { picture: aPicture(stolen) });
  const drawing = Buffer.from(
    cleanSvg(
      new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      ),
    ),
  );
  const { uploadURL } = (await thief.call('requestUpload')).json();
  const notSent = logoPath(new URL(uploadURL).pathname.split('/').at(-1) ?? '');
  const { id } = await savedCard(thief);
  for (const ref of [
    stolen,
    notSent,
    logoPath(uuidv7()),
    await uploadedImage(thief, drawing, 'image/svg+xml'),
  ]) {
    const saved = await thief.post(cards, aCard({ picture: aPicture(ref) }));
    expect([saved.statusCode, saved.json()]).toMatchObject([400, refusal]);
    const changed = await thief.put(`${cards}/${id}`, aCard({ picture: aPicture(ref) }));
    expect([changed.statusCode, changed.json()]).toMatchObject([400, refusal]);
  }
});

test('a free user can save no card with a picture', async () => {
  const free = await api.signedIn({ role: 'free', cardLimit: 0 });
  const response = await free.post(
    cards,
    aCard({ picture: aPicture(await uploadedImage(free, await aPng())) }),
  );
  expect(response.json()).toMatchObject({ code: 'FREE_CANNOT_SAVE' });
});

test('a picture is kept while a card, a copy, the bin or a company design has it', async () => {
  const caller = await premium();
  const ref = await uploadedImage(caller, await aJpeg());
  const kept = () => isKept(ref, caller.user.accountId);
  const card = await savedCard(caller, { picture: aPicture(ref) });
  const copy = (await caller.post(`${cards}/${card.id}/duplicate`)).json<SavedCard>();
  expect(copy.picture).toEqual(card.picture);
  await caller.put(`${cards}/${card.id}`, aCard());
  expect(await kept()).toBe(true);

  const response = await caller.call('createDesign', { body: { name: 'Lumen', cardId: copy.id } });
  const design = response.json();
  expect(design.card.picture).toEqual(card.picture);
  expect(await kept()).toBe(true);

  await caller.call('deleteDesign', { params: { id: design.id }, query: { cards: 'keep' } });
  expect((await caller.get(`${cards}/${copy.id}`)).json()).toMatchObject({ picture: card.picture });
  expect(await kept()).toBe(true);

  await caller.delete(`${cards}/${copy.id}`);
  expect(await kept()).toBe(false);
});

test('a picture that a design no longer shows is kept with its former version, and deleted with the design', async () => {
  const caller = await premium();
  const ref = await uploadedImage(caller, await aJpeg());
  const kept = () => isKept(ref, caller.user.accountId);
  const { id: cardId } = await savedCard(caller, { picture: aPicture(ref) });
  const design = (await caller.call('createDesign', { body: { name: 'Lumen', cardId } })).json();
  const path = `/api/designs/${design.id}`;
  const { picture: _, ...card } = design.card;
  expect((await caller.put(path, { card })).statusCode).toBe(200);
  expect(await kept()).toBe(true);
  expect((await caller.put(path, { card: design.card })).json()).toMatchObject({ card: design.card });
  expect((await caller.put(path, { card })).statusCode).toBe(200);
  expect(await kept()).toBe(true);
  await caller.delete(`${path}?cards=keep`);
  expect(await kept()).toBe(false);
});

test('the export of an account has the files of its pictures', async () => {
  const caller = await premium();
  const ref = await uploadedImage(caller, await aJpeg());
  await savedCard(caller, { picture: aPicture(ref) });
  const files = unzipSync(new Uint8Array((await caller.call('exportAccount')).rawPayload));
  expect(Object.keys(files)).toContain(`logos/${logoIdOf(ref)}.jpg`);
});

/** A design whose people have pictures of their own, by that rule, and its first card. */
async function designWithPortraits(caller: Caller, picture: 'required' | 'optional') {
  const { id: cardId } = await savedCard(caller, { look: { id: 'medallion', version: 1 } });
  const design = (await caller.call('createDesign', { body: { name: 'Lumen', cardId } })).json();
  const rules = { ...design.rules, picture };
  const changed = await caller.call('changeDesign', { params: { id: design.id }, body: { rules } });
  expect(changed.json()).toMatchObject({ rules });
  return { designId: design.id, cardId };
}

test('each person of a company design has a picture of their own, which a list and another text keep', async () => {
  const caller = await premium();
  const { designId, cardId } = await designWithPortraits(caller, 'optional');
  const picture = aPicture(await uploadedImage(caller, await aJpeg()));
  const path = `${cards}/${cardId}`;
  const changed = await caller.put(path, { designId, fullName: 'Elena Marek', picture });
  expect(changed.json()).toMatchObject({ picture });

  await caller.put(path, { designId, fullName: 'Elena Marek', phone: '0900' });
  await caller.call('importCards', {
    params: { id: designId },
    body: {
      change: [{ id: cardId, texts: { fullName: 'Elena Mareková' } }],
      create: [{ texts: { fullName: 'Ján Novák' } }],
    },
  });
  expect((await caller.get(path)).json()).toMatchObject({ fullName: 'Elena Mareková', picture });
  const others = (await caller.get(cards)).json<SavedCard[]>().filter(({ id }) => id !== cardId);
  expect(others.map((card) => card.picture)).toEqual([undefined]);

  expect((await caller.put(path, { designId, fullName: 'Elena', picture: null })).json()).not.toHaveProperty(
    'picture',
  );
  expect(await isKept(picture.ref ?? '', caller.user.accountId)).toBe(false);
});

test('a person’s picture stays with their card when the design is deleted', async () => {
  const caller = await premium();
  const { designId, cardId } = await designWithPortraits(caller, 'optional');
  const picture = aPicture(await uploadedImage(caller, await aJpeg()));
  await caller.put(`${cards}/${cardId}`, { designId, fullName: 'Elena Marek', picture });
  await caller.call('deleteDesign', { params: { id: designId }, query: { cards: 'keep' } });
  expect((await caller.get(`${cards}/${cardId}`)).json()).toMatchObject({ picture });
  expect(await isKept(picture.ref ?? '', caller.user.accountId)).toBe(true);
});

test('a required picture cannot be left out, and a locked one cannot be replaced', async () => {
  const caller = await premium();
  const { designId, cardId } = await designWithPortraits(caller, 'required');
  const missing = await caller.put(`${cards}/${cardId}`, { designId, fullName: 'Elena Marek' });
  expect(missing.json()).toMatchObject({ code: 'INVALID_REQUEST', fields: { picture: 'TEXT_REQUIRED' } });

  const [design] = (await caller.call('listDesigns')).json();
  if (!design) throw new Error('No design');
  await caller.call('changeDesign', {
    params: { id: designId },
    body: { rules: { ...design.rules, picture: 'locked' } },
  });
  const picture = aPicture(await uploadedImage(caller, await aJpeg()));
  const replaced = await caller.put(`${cards}/${cardId}`, { designId, fullName: 'Elena Marek', picture });
  expect(replaced.json()).toMatchObject({ code: 'DESIGN_LOCKED', fields: { picture: 'TEXT_LOCKED' } });
});

test('another user’s picture is refused for a card of a company design', async () => {
  const [owner, thief] = [await premium(), await premium()];
  const picture = aPicture(await uploadedImage(owner, await aJpeg()));
  await savedCard(owner, { picture });
  const { designId, cardId } = await designWithPortraits(thief, 'optional');
  const stolen = await thief.put(`${cards}/${cardId}`, { designId, fullName: 'Elena Marek', picture });
  expect(stolen.json()).toMatchObject(refusal);
});
