import { expect, test } from 'vitest';
import type { Draft } from '../core/draft.ts';
import { saveJoined } from './save-joined.ts';

const base: Draft = {
  name: 'Elena',
  design: { companyName: 'Lumen', fullName: 'Elena', phone: '400' },
  logo: null,
};
const changed = (design: Draft['design']): Draft => ({ ...base, design: { ...base.design, ...design } });

/** A server with a saved card, which other tabs change before each of the first writes. */
function serverWith(...changesOfOthers: Draft['design'][]) {
  let saved = { draft: base, version: 1 };
  const writes: number[] = [];
  const write = async ({ draft, version }: { draft: Draft; version: number }) => {
    const others = changesOfOthers.shift();
    if (others) {
      const design = { ...saved.draft.design, ...others };
      saved = { draft: { ...saved.draft, design }, version: saved.version + 1 };
    }
    writes.push(version);
    if (version !== saved.version) return { ...saved, savedAt: new Date() };
    saved = { draft, version: version + 1 };
    return null;
  };
  return { write, writes, saved: () => saved.draft.design };
}

const own = changed({ phone: '442' });

test('changes of other fields that were saved elsewhere are joined, however often', async () => {
  const server = serverWith({ email: 'elena@lumen.sk' }, { position: 'Architect' });
  const outcome = await saveJoined(server.write, { draft: own, version: 1, base });
  expect(outcome).toEqual({ added: ['email', 'position'], conflict: null });
  expect(server.saved()).toEqual({ ...own.design, email: 'elena@lumen.sk', position: 'Architect' });
  expect(server.writes).toEqual([1, 2, 3]);
});

test('a change of the same field is not saved and asks', async () => {
  const server = serverWith({ phone: '443', email: 'elena@lumen.sk' });
  const { conflict } = await saveJoined(server.write, { draft: own, version: 1, base });
  expect(conflict).toMatchObject({ version: 2, draft: { design: { phone: '443' } } });
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
