import { afterEach, expect, test, vi } from 'vitest';
import { newDraft } from '#editor/draft.ts';
import { createEditor } from '#editor/editor-store.ts';
import { createStore } from '#editor/store.ts';
import { createFormErrors } from './form-errors.ts';

function formWith(email: string) {
  const editor = createEditor(newDraft);
  editor.patchCard({ content: { email } });
  const side = createStore<'front' | 'back'>('front');
  return { editor, side, formErrors: createFormErrors(editor, side) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a field shows its error when it loses focus', async () => {
  const { formErrors } = formWith('jana@');
  formErrors.validateField('email');
  await expect.poll(() => formErrors.get().email).toBe('INVALID_EMAIL');
});

test('a required field that is empty shows its error on save only', async () => {
  const { formErrors } = formWith('jana@');
  formErrors.validateField('fullName');
  formErrors.validateField('email');
  await expect.poll(() => formErrors.get()).toEqual({ email: 'INVALID_EMAIL' });
});

test('saving shows every error, turns to the front and focuses the first field', async () => {
  const focused: string[] = [];
  vi.stubGlobal('document', {
    querySelector: (selector: string) => ({ focus: () => focused.push(selector) }),
  });
  const { editor, side, formErrors } = formWith('jana@');
  editor.change({ name: 'Jana' });
  side.set('back');
  expect(await formErrors.validateAll()).toBe(false);
  expect(Object.keys(formErrors.get()).toSorted()).toEqual(['companyName', 'email', 'fullName']);
  expect(focused).toEqual(['input[name="companyName"]']);
  expect(side.get()).toBe('front');
});

test('an error disappears as soon as its text is valid, and the others stay', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const { editor, formErrors } = formWith('jana@');
  const stop = formErrors.start();
  await formErrors.validateAll();
  editor.patchCard({ content: { email: 'jana@example.com', companyName: 'Vizitka' } });
  await expect.poll(() => Object.keys(formErrors.get()).toSorted()).toEqual(['fullName', 'name']);
  editor.change({ name: 'Jana' });
  await expect.poll(() => Object.keys(formErrors.get())).toEqual(['fullName']);
  stop();
});
