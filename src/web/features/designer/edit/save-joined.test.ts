import { expect, test } from 'vitest';
import { applyPatch, type CardContent } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import type { Draft } from '#editor/draft.ts';
import { saveJoined } from './save-joined.ts';

const base: Draft = {
  name: 'Elena',
  card: cardOf({ companyName: 'Lumen', fullName: 'Elena', phone: '400' }),
  logo: null,
};
const changed = (content: CardContent): Draft => ({ ...base, card: applyPatch(base.card, { content }) });

/** A server with a saved card, which other tabs change before each of the first writes. */
function serverWith(...changesOfOthers: CardContent[]) {
  let saved = { draft: base, version: 1 };
  const writes: number[] = [];
  const write = async ({ draft, version }: { draft: Draft; version: number }) => {
    const others = changesOfOthers.shift();
    if (others) {
      const card = applyPatch(saved.draft.card, { content: others });
      saved = { draft: { ...saved.draft, card }, version: saved.version + 1 };
    }
    writes.push(version);
    if (version !== saved.version) return { ...saved, savedAt: new Date() };
    saved = { draft, version: version + 1 };
    return null;
  };
  return { write, writes, saved: () => saved.draft.card.content };
}

const own = changed({ phone: '442' });

test('changes of other fields that were saved elsewhere are joined, however often', async () => {
  const server = serverWith({ email: 'elena@lumen.sk' }, { position: 'Architect' });
  const outcome = await saveJoined(server.write, { draft: own, version: 1, base });
  expect(outcome).toEqual({ added: ['email', 'position'], conflict: null });
  expect(server.saved()).toEqual({ ...own.card.content, email: 'elena@lumen.sk', position: 'Architect' });
  expect(server.writes).toEqual([1, 2, 3]);
});

test('a change of the same field is not saved and asks', async () => {
  const server = serverWith({ phone: '443', email: 'elena@lumen.sk' });
  const { conflict } = await saveJoined(server.write, { draft: own, version: 1, base });
  expect(conflict).toMatchObject({ version: 2, draft: { card: { content: { phone: '443' } } } });
  expect(server.saved().phone).toBe('443');
});

test('without the version that the changes began with, any other version asks', async () => {
  const server = serverWith({ email: 'elena@lumen.sk' });
  const { conflict } = await saveJoined(server.write, { draft: own, version: 1, base: null });
  expect(conflict).toMatchObject({ version: 2 });
});

test('changes that an earlier attempt has saved are saved', async () => {
  const server = serverWith({ phone: '442' });
  expect(await saveJoined(server.write, { draft: own, version: 1, base })).toEqual({
    added: [],
    conflict: null,
  });
});
