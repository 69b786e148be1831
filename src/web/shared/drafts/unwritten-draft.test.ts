import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftRow } from './draft-row.ts';
import {
  allowUnwritten,
  applyUnwritten,
  readUnwritten,
  removeAllUnwritten,
  removeUnwritten,
  storeUnwritten,
  type UnwrittenDraft,
  unwrittenSubjects,
} from './unwritten-draft.ts';

/** Storage whose own keys are what is stored, as a browser's. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

const id = { owner: 'elena', subject: 'new' };
const unwritten: UnwrittenDraft = {
  token: 'today',
  after: ['one', 'two'],
  savedAt: 1_000,
  draft: { name: 'Front desk', design: { fullName: 'Elena' }, hasLogo: true },
};
const logo = { name: 'logo.png', pixels: { width: 2, height: 1 } };
const row: DraftRow = { name: '', design: {}, revision: 'one', savedAt: new Date(0), logo };

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('stored changes are found only under their own id, and not after removal', () => {
  allowUnwritten('elena', 'today');
  storeUnwritten(id, unwritten);
  expect(readUnwritten(id)).toEqual(unwritten);
  expect(readUnwritten({ ...id, owner: 'jana' })).toBeNull();
  expect(readUnwritten({ ...id, subject: 'a-card' })).toBeNull();
  removeUnwritten(id);
  expect(readUnwritten(id)).toBeNull();
});

test('logging out removes the owner’s stored changes, and open pages store no more', () => {
  for (const owner of ['elena', 'elena-2']) allowUnwritten(owner, 'today');
  storeUnwritten(id, unwritten);
  storeUnwritten({ ...id, subject: 'a-card' }, unwritten);
  storeUnwritten({ ...id, owner: 'elena-2' }, unwritten);
  expect(unwrittenSubjects('elena')).toEqual(['new', 'a-card']);
  removeAllUnwritten('elena');
  storeUnwritten(id, unwritten);
  expect(unwrittenSubjects('elena')).toEqual([]);
  expect(unwrittenSubjects('elena-2')).toEqual(['new']);
});

test('a page from before a logout stores nothing after the owner has logged in again', () => {
  allowUnwritten('elena', 'tomorrow');
  storeUnwritten(id, unwritten);
  expect(readUnwritten(id)).toBeNull();
});

test('a blocked or full storage stores nothing and throws nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  allowUnwritten('elena', 'today');
  storeUnwritten(id, unwritten);
  removeAllUnwritten('elena');
  expect(readUnwritten(id)).toBeNull();
});

test.each(['one', 'two'])('it replaces the older revision %s and keeps its logo', (revision) => {
  expect(applyUnwritten(unwritten, { token: 'today', row: { ...row, revision } })).toEqual({
    name: 'Front desk',
    design: { fullName: 'Elena' },
    savedAt: new Date(1_000),
    revision: expect.any(String) as string,
    logo,
  });
});

test('a newer revision or another token is not changed', () => {
  expect(applyUnwritten(unwritten, { token: 'today', row: { ...row, revision: 'three' } })).toBeUndefined();
  expect(applyUnwritten(unwritten, { token: 'today', row: undefined })).toBeUndefined();
  expect(applyUnwritten(unwritten, { token: 'tomorrow', row })).toBeUndefined();
  expect(applyUnwritten(unwritten, { token: undefined, row })).toBeUndefined();
});

test('the first change of a saved card keeps the card’s logo, unless the logo was removed', () => {
  const first = { ...unwritten, after: [null] };
  const found = { token: 'today', row: undefined };
  expect(applyUnwritten(first, found)).toMatchObject({ logo: null, hasCardsLogo: true });
  const bare = { ...first, draft: { name: '', design: {}, hasLogo: false } };
  expect(applyUnwritten(bare, found)).not.toHaveProperty('hasCardsLogo');
});

test('a draft without changes is deleted', () => {
  expect(applyUnwritten({ ...unwritten, draft: null }, { token: 'today', row })).toBeNull();
});
