import { expect, test } from 'vitest';
import { type Logo, newDraft } from '#editor/draft.ts';
import { createHistory, pushChange, undo } from '#editor/history.ts';
import { addedLogo, isPasted } from './added-logo.ts';

const aLogo = (): Logo => ({ file: new Blob(), name: 'logo.svg', pixels: { width: 10, height: 10 } });

test('a logo is new if it was added after the editor was opened, until it is undone', () => {
  const logo = aLogo();
  const opened = createHistory(newDraft);
  const added = pushChange(opened, { ...newDraft, logo }, 0);
  expect(addedLogo(opened)).toBeNull();
  expect(addedLogo(added)).toBe(logo);
  expect(addedLogo(undo(added))).toBeNull();
});

test('a logo that the card was opened with is not new, its replacement is', () => {
  const opened = createHistory({ ...newDraft, logo: aLogo() });
  const named = pushChange(opened, { ...opened.present, name: 'Eva' }, 0);
  const other = aLogo();
  expect(addedLogo(named)).toBeNull();
  expect(addedLogo(pushChange(named, { ...named.present, logo: other }, 0))).toBe(other);
});

test('one text was typed, several were pasted', () => {
  expect(isPasted({ fullName: 'Eva' }, { fullName: 'Eva M' })).toBe(false);
  expect(isPasted({}, { fullName: 'Eva', phone: '1' })).toBe(true);
});
