import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallBody } from '#contract/endpoints.ts';
import type { CardProof, OpenProof, ShownProof } from '#contract/links/proof-schemas.ts';
import { customFont } from '#domain/card/fonts.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import { proofKeptDays } from '#domain/proof/proof.ts';
import { uuidv7 } from '../../database/ids.ts';
import { logoKey } from '../../storage/object-keys.ts';
import { openObjectStore } from '../../storage/open-object-store.ts';
import { moveContents } from '../../store/companies/move-account.ts';
import { expiredRows } from '../../store/operations/delete-expired.ts';
import { createJobQueue, takeJobs } from '../../store/testing/job-queue.ts';
import { aCard } from '../../testing/a-card.ts';
import { aDesign, imported } from '../../testing/a-design.ts';
import { withLink } from '../../testing/a-link.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { aPng } from '../../testing/logo-files.ts';
import { makeFiles } from '../../testing/make-files.ts';

let api: ApiUnderTest;
let owner: Awaited<ReturnType<ApiUnderTest['signedIn']>>;
beforeAll(async () => {
  api = await startApi({ limits: unlimited });
  await createJobQueue(api.db);
  owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
});
afterAll(() => api.close());

const saved = async (changes: object = {}, caller: Caller = owner): Promise<{ id: string }> =>
  (await caller.call('saveCard', { body: aCard(changes) })).json();
const send = (cardIds: string[], more: object = {}, caller: Caller = owner) =>
  caller.call('sendProof', { body: { cardIds, ...more } });
const sent = async (...cardIds: string[]): Promise<{ id: string; token: string }> => {
  const response = await send(cardIds);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
};
const open = (token: string) => api.visitor().call('openProof', withLink(token));
const opened = async (token: string): Promise<OpenProof> => (await open(token)).json();
const firstOf = async (token: string): Promise<ShownProof> => {
  const [card] = (await opened(token)).cards;
  if (!card) throw new Error('The proof has no card');
  return card;
};
const answer = (token: string, body: CallBody<'answerProof'>) =>
  api.visitor().call('answerProof', { body, ...withLink(token) });
const approve = async (token: string, name = 'Elena Marek') =>
  answer(token, { id: (await firstOf(token)).id, name, changes: null });
const stateOf = async (cardId: string): Promise<Partial<CardProof> | undefined> =>
  (await owner.call('listProofs')).json().find((proof) => proof.cardId === cardId);
const edit = (id: string, changes: object) =>
  owner.call('changeCard', { params: { id }, body: aCard(changes) });
const printAll = () => makeFiles(api);

describe('a proof', () => {
  test('shows the frozen card to a visitor before its file is made, and only its own cards', async () => {
    const [card, other] = [
      await saved({ fullName: 'Elena Marek' }),
      await saved({ fullName: 'Peter Novák' }),
    ];
    const { token } = await sent(card.id);
    const response = await open(token);
    expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(response.json()).toMatchObject({
      sender: owner.user.username,
      cards: [
        { card: { content: { fullName: 'Elena Marek' } }, state: 'waiting', isCurrent: true, file: null },
      ],
    });
    expect(response.body).not.toContain('Peter Novák');
    expect(response.body).not.toContain(other.id);
  });

  test('is not changed by opening it', async () => {
    const card = await saved();
    const { id, token } = await sent(card.id);
    await open(token);
    await api.app.inject({ method: 'HEAD', url: '/api/proof', ...withLink(token) });
    expect(await stateOf(card.id)).toMatchObject({ state: 'waiting', answeredAt: null });
    const links = (await owner.call('listLinks', { query: { kind: 'proof' } })).json();
    expect(links.find((link) => link.id === id)?.usedAt).toBeNull();
  });

  test('shows the card as it was sent after the card has changed, and says so', async () => {
    const card = await saved({ fullName: 'Elena Marek' });
    const { token } = await sent(card.id);
    await edit(card.id, { fullName: 'Elena Mareková' });
    const shown = await firstOf(token);
    expect(shown).toMatchObject({ isCurrent: false, card: { content: { fullName: 'Elena Marek' } } });
  });

  test('can have many cards, in their order, each once', async () => {
    const cards = [
      await saved({ fullName: 'A' }),
      await saved({ fullName: 'B' }),
      await saved({ fullName: 'C' }),
    ];
    const ids = cards.map(({ id }) => id);
    const { token } = await sent(...ids, ids[0] ?? '');
    const names = (await opened(token)).cards.map(({ card }) => card.content.fullName);
    expect(names).toEqual(['A', 'B', 'C']);
  });
});

describe('an approval', () => {
  test('is recorded with name and time, and the list shows it', async () => {
    const card = await saved();
    const { token } = await sent(card.id);
    expect((await approve(token)).statusCode).toBe(200);
    expect(await stateOf(card.id)).toMatchObject({
      state: 'approved',
      isCurrent: true,
      answeredBy: 'Elena Marek',
      answeredAt: expect.any(String) as string,
    });
  });

  test('holds exactly while the card is what was approved: an edit voids it, undoing the edit restores it', async () => {
    const card = await saved({ fullName: 'Elena Marek' });
    const { token } = await sent(card.id);
    await approve(token);
    await edit(card.id, { fullName: 'Elena Mareková' });
    expect(await stateOf(card.id)).toMatchObject({ state: 'approved', isCurrent: false });
    await edit(card.id, { fullName: 'Elena Marek' });
    expect(await stateOf(card.id)).toMatchObject({ state: 'approved', isCurrent: true });
    await owner.call('changeCard', { params: { id: card.id }, body: { name: 'Another name in the list' } });
    expect(await stateOf(card.id)).toMatchObject({ isCurrent: true });
  });

  test('survives the bin and a restore', async () => {
    const card = await saved();
    await approve((await sent(card.id)).token);
    await owner.call('deleteCard', { params: { id: card.id } });
    expect(await stateOf(card.id)).toBeUndefined();
    await owner.call('restoreCard', { params: { id: card.id } });
    expect(await stateOf(card.id)).toMatchObject({ state: 'approved', isCurrent: true });
  });

  test('of a card of a company design is voided by a change of the design', async () => {
    const design = await aDesign(owner);
    const cards = (await owner.call('listCards')).json<{ id: string; designId?: string }[]>();
    const card = cards.find(({ designId }) => designId === design.id);
    await approve((await sent(card?.id ?? '')).token);
    expect(await stateOf(card?.id ?? '')).toMatchObject({ isCurrent: true });
    const changed = { ...design.card, style: { ...design.card.style, background: '#f4efe6' } };
    expect(
      (await owner.call('changeDesign', { params: { id: design.id }, body: { card: changed } })).statusCode,
    ).toBe(200);
    expect(await stateOf(card?.id ?? '')).toMatchObject({ state: 'approved', isCurrent: false });
  });

  test('repeated changes nothing, and another answer is refused', async () => {
    const card = await saved();
    const { token } = await sent(card.id);
    const first = (await approve(token)).json();
    expect((await approve(token)).json()).toEqual(first);
    const { id } = first;
    const later = await answer(token, { id, name: 'Somebody', changes: null });
    expect([later.statusCode, later.json<{ code: string }>().code]).toEqual([409, 'PROOF_ANSWERED']);
    const change = await answer(token, { id, name: 'Elena Marek', changes: [{ field: 'phone', text: '' }] });
    expect(change.statusCode).toBe(409);
  });

  test('one of many at once is recorded, the others are refused', async () => {
    const card = await saved();
    const { token } = await sent(card.id);
    const { id } = await firstOf(token);
    const names = Array.from({ length: 12 }, (_, at) => `Person ${at}`);
    const codes = (await Promise.all(names.map((name) => answer(token, { id, name, changes: null })))).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(11);
  });

  test.each([
    ['no name', { name: ' ', changes: null }],
    ['no change', { name: 'Elena', changes: [] }],
    ['an empty wish', { name: 'Elena', changes: [{ field: 'other', text: '' }] }],
    ['a field that no card has', { name: 'Elena', changes: [{ field: 'salary', text: '1' }] }],
    ['too many changes', { name: 'Elena', changes: Array(21).fill({ field: 'phone', text: '1' }) }],
  ])('with %s is refused', async (_, body) => {
    const { token } = await sent((await saved()).id);
    const { id } = await firstOf(token);
    expect((await answer(token, { id, ...body })).statusCode).toBe(400);
    expect(await firstOf(token)).toMatchObject({ state: 'waiting' });
  });
});

test('a change that is asked for is shown to the owner with the name', async () => {
  const card = await saved();
  const { token } = await sent(card.id);
  const changes = [{ field: 'position' as const, text: 'Lead Architect' }];
  await answer(token, { id: (await firstOf(token)).id, name: 'Elena', changes });
  expect(await stateOf(card.id)).toMatchObject({ state: 'changes', answeredBy: 'Elena', changes });
});

describe('a link of another proof', () => {
  test('answers and reads nothing of this one', async () => {
    const [mine, theirs] = [await sent((await saved()).id), await sent((await saved()).id)];
    const { id } = await firstOf(mine.token);
    expect((await answer(theirs.token, { id, name: 'Elena', changes: null })).statusCode).toBe(404);
    expect(
      (await api.visitor().call('openProofFile', { params: { id }, ...withLink(theirs.token) })).statusCode,
    ).toBe(404);
    expect(await firstOf(mine.token)).toMatchObject({ state: 'waiting' });
  });
});

describe('another account', () => {
  test('cannot send the card, and does not see its proof or its file', async () => {
    const stranger = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
    const card = await saved();
    const { token } = await sent(card.id);
    const { id } = await firstOf(token);
    expect((await send([card.id], {}, stranger)).json()).toMatchObject({ code: 'CARD_NOT_FOUND' });
    expect((await stranger.call('listProofs')).json()).toEqual([]);
    expect((await stranger.call('proofFile', { params: { id } })).statusCode).toBe(404);
  });
});

describe('sending is refused', () => {
  test('without a plan', async () => {
    const free = await api.signedIn();
    expect((await send([uuidv7()], {}, free)).json()).toMatchObject({ code: 'FREE_CANNOT_SEND' });
  });

  test('for a font or a press profile that is on one device, and nothing is frozen', async () => {
    const [plain, own] = [
      await saved(),
      await saved({ nameFont: customFont('ab'.repeat(32), 'House Sans') }),
    ];
    expect((await send([plain.id, own.id])).json()).toMatchObject({ code: 'FONT_ON_DEVICE' });
    expect((await send([plain.id], { profile: { icc: 'house.icc' } })).json()).toMatchObject({
      code: 'PRESS_PROFILE_ON_DEVICE',
    });
    expect((await send([plain.id], { profile: { bleedMm: 99 } })).statusCode).toBe(400);
    expect(await stateOf(plain.id)).toBeUndefined();
  });

  test('for more than 100 cards, and beyond the cards of a day', async () => {
    expect((await send(Array.from({ length: 101 }, () => uuidv7()))).statusCode).toBe(400);
    const limited = await startApi();
    const user = await limited.signedIn({ role: 'enterprise', cardLimit: 500 });
    const hundred = Array.from({ length: 100 }, () => uuidv7());
    const codes = [];
    for (let times = 0; times < 21; times += 1)
      codes.push((await user.call('sendProof', { body: { cardIds: hundred } })).statusCode);
    expect(codes).toEqual([...Array<number>(20).fill(404), 429]);
    await limited.close();
  });
});

describe('the file of a proof', () => {
  test('is the same for owner and visitor, with its hash; before it is made both are told to wait', async () => {
    await takeJobs(api.db, 'print-snapshot');
    const card = await saved();
    const { token } = await sent(card.id);
    const { id } = await firstOf(token);
    const fromLink = () => api.visitor().call('openProofFile', { params: { id }, ...withLink(token) });
    expect((await fromLink()).json()).toMatchObject({ code: 'UNAVAILABLE' });
    await printAll();
    const [own, visitors] = [await owner.call('proofFile', { params: { id } }), await fromLink()];
    expect(own.statusCode).toBe(200);
    expect(own.rawPayload.equals(visitors.rawPayload)).toBe(true);
    const hash = createHash('sha256').update(own.rawPayload).digest('hex');
    expect(await stateOf(card.id)).toMatchObject({ file: { sha256: hash, bytes: own.rawPayload.length } });
  });

  test('of a changed card stays as it was approved', async () => {
    const card = await saved({ fullName: 'Elena Marek' });
    const { token } = await sent(card.id);
    await printAll();
    const { id } = await firstOf(token);
    const before = (await owner.call('proofFile', { params: { id } })).rawPayload;
    await edit(card.id, { fullName: 'Elena Mareková' });
    await printAll();
    expect((await owner.call('proofFile', { params: { id } })).rawPayload.equals(before)).toBe(true);
  });
});

test('the export of an account has every proof with its answer, and the very files that were approved', async () => {
  const [caller, other] = [
    await api.signedIn({ role: 'enterprise', cardLimit: 500 }),
    await api.signedIn({ role: 'enterprise', cardLimit: 500 }),
  ];
  await takeJobs(api.db, 'print-snapshot');
  const proofOf = async (fullName: string, by: Caller) => {
    const { id } = await saved({ fullName }, by);
    return (await send([id], {}, by)).json<{ token: string }>().token;
  };
  const approved = await proofOf('Elena Marek', caller);
  await approve(approved, 'Peter Novák');
  await printAll();
  const asked = await proofOf('Emil Zeman', caller);
  const changes = [{ field: 'fullName' as const, text: 'Emil Zemanovič' }];
  await answer(asked, { id: (await firstOf(asked)).id, name: 'Emil', changes });
  await proofOf('Somebody Else', other);

  const files = unzipSync(new Uint8Array((await caller.call('exportAccount')).rawPayload));
  type Exported = { proofs: { snapshotId: string; sha256: string | null; state: string }[] };
  const { proofs } = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())) as Exported;
  expect(proofs).toMatchObject([
    {
      state: 'approved',
      answeredBy: 'Peter Novák',
      snapshot: { card: { content: { fullName: 'Elena Marek' } } },
    },
    { state: 'changes', answeredBy: 'Emil', changes, sha256: null },
  ]);
  const printed = Object.keys(files).filter((name) => name.startsWith('proofs/'));
  expect(printed).toEqual([`proofs/${proofs[0]?.snapshotId}.pdf`]);
  const file = files[printed[0] ?? ''] ?? new Uint8Array();
  expect(createHash('sha256').update(file).digest('hex')).toBe(proofs[0]?.sha256);
});

test('an export has more proofs than are read at once', async () => {
  const caller = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const ids = [];
  for (let index = 0; index < 60; index += 1) ids.push((await saved({}, caller)).id);
  for (let times = 0; times < 2; times += 1) await send(ids, {}, caller);
  const files = unzipSync(new Uint8Array((await caller.call('exportAccount')).rawPayload));
  const { proofs } = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())) as {
    proofs: { snapshotId: string }[];
  };
  expect(new Set(proofs.map(({ snapshotId }) => snapshotId)).size).toBe(120);
});

test('a visitor gets the files of the card’s logo, and no other', async () => {
  const objects = await openObjectStore(api.config.storage, api.config.publicOrigin);
  const logos = [uuidv7(), uuidv7(), uuidv7()];
  const png = await aPng();
  for (const id of logos) {
    await objects.write(logoKey(id), png, 'image/png');
    await api.db.execute(sql`INSERT INTO uploads (account_id, id, state, content_type, byte_size)
      VALUES (${owner.user.accountId}, ${id}, 'accepted', 'image/png', ${png.length})`);
  }
  const [logoUrl = '', logoDarkUrl = ''] = logos.map(logoPath);
  const card = await saved({ logoUrl, logoDarkUrl });
  const { token } = await sent(card.id);
  const image = (id?: string) =>
    api.visitor().call('openProofImage', { params: { id: id ?? '' }, ...withLink(token) });
  const found = await image(logos[0]);
  expect([found.statusCode, found.headers['content-type'], found.rawPayload.equals(png)]).toEqual([
    200,
    'image/png',
    true,
  ]);
  expect((await image(logos[1])).statusCode).toBe(200);
  expect((await image(logos[2])).statusCode).toBe(404);
});

test('the evidence is kept for three years, then deleted with its file', async () => {
  const card = await saved();
  await approve((await sent(card.id)).token);
  const day = 24 * 60 * 60_000;
  const expired = expiredRows(api.db);
  await expired.clearProofs(new Date(Date.now() - proofKeptDays * day));
  expect(await stateOf(card.id)).toMatchObject({ state: 'approved' });
  const snapshotId = (await stateOf(card.id))?.snapshotId;
  await expired.clearProofs(new Date(Date.now() + day));
  expect(await stateOf(card.id)).toBeUndefined();
  const { rowCount } = await api.db.execute(
    sql`SELECT FROM abandoned_objects WHERE upload_id = ${snapshotId}`,
  );
  expect(rowCount).toBe(1);
});

test('proofs move with the cards of an account: the link works, and the file is made for the new owner', async () => {
  const [mover, company] = [
    await api.signedIn({ role: 'enterprise', cardLimit: 500 }),
    await api.signedIn({ role: 'enterprise', cardLimit: 500 }),
  ];
  const card = await saved({}, mover);
  const { token } = (await send([card.id], {}, mover)).json<{ token: string }>();
  const move = { from: mover.user.accountId, to: company.user.accountId };
  await api.db.transaction((tx) => moveContents(tx, move));
  await approve(token);
  await printAll();
  const [proof] = (await company.call('listProofs')).json();
  expect(proof).toMatchObject({ cardId: card.id, state: 'approved', isCurrent: true });
  expect(proof?.file).not.toBeNull();
  expect((await mover.call('listProofs')).json()).toEqual([]);
});

test('the page says that a card is in Inter and not in the font of its design', async () => {
  const caller = await api.signedIn({ role: 'enterprise', cardLimit: 10 });
  const design = await aDesign(caller);
  const { created } = await imported(caller, design.id, [
    { texts: { fullName: 'Олена Марчук' }, setIn: 'Inter' },
    { texts: { fullName: 'Ján Kováč' } },
  ]);
  const { token } = (await send([...created], {}, caller)).json<{ token: string }>();
  const { cards } = await opened(token);
  expect(cards.map(({ setIn }) => setIn)).toEqual(['Inter', undefined]);
  expect(cards[0]?.card.style.fonts).toEqual({ company: 'Inter', data: 'Inter' });
});
