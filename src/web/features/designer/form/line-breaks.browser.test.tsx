import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../../testing/axe.ts';
import { drawnTexts, focus, openEditor } from '../../../testing/open-editor.tsx';

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const caretOf = (name: string) => {
  const element = text(name).element();
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
    ? element.selectionStart
    : null;
};

async function placeCaret(name: string, at: number): Promise<void> {
  focus(text(name));
  await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(at)}`);
}

test('Shift+Enter breaks a text: the row has the same role, name, focus and caret', async () => {
  await openEditor();
  focus(text('Full name'));
  await userEvent.keyboard('Jana Dubravová');
  await placeCaret('Full name', 5);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(text('Full name')).toHaveValue('Jana \nDubravová');
  await expect.element(text('Full name')).toHaveFocus();
  expect(text('Full name').element().tagName).toBe('TEXTAREA');
  expect(caretOf('Full name')).toBe(6);
  await userEvent.keyboard('Mária ');
  await expect.element(text('Full name')).toHaveValue('Jana \nMária Dubravová');
  await expect.poll(() => drawnTexts('fullName').length).toBe(2);
  await expectNoViolations();
});

test('without its last break the row is a field of one line again, with the focus', async () => {
  await openEditor();
  focus(text('Full name'));
  await userEvent.keyboard('Jana{Shift>}{Enter}{/Shift}');
  await expect.element(text('Full name')).toHaveValue('Jana\n');
  await userEvent.keyboard('{Backspace}');
  await expect.element(text('Full name')).toHaveFocus();
  expect(text('Full name').element().tagName).toBe('INPUT');
  await userEvent.keyboard(' Nová');
  await expect.element(text('Full name')).toHaveValue('Jana Nová');
});

test('Enter breaks nothing, and a text has two breaks at most', async () => {
  await openEditor();
  focus(text('Position'));
  await userEvent.keyboard(
    'a{Enter}b{Shift>}{Enter}{/Shift}c{Enter}d{Shift>}{Enter}{/Shift}e{Shift>}{Enter}{/Shift}f',
  );
  await expect.element(text('Position')).toHaveValue('ab\ncd\nef');
});

test('a number has no line breaks', async () => {
  await openEditor();
  focus(text('Phone'));
  await userEvent.keyboard('0905{Shift>}{Enter}{/Shift}318');
  await expect.element(text('Phone')).toHaveValue('0905318');
});

test('a break with nothing after it is removed with the focus', async () => {
  await openEditor();
  focus(text('Full name'));
  await userEvent.keyboard('Jana{Shift>}{Enter}{/Shift}');
  await expect.element(text('Full name')).toHaveValue('Jana\n');
  focus(text('Phone'));
  await expect.element(text('Full name')).toHaveValue('Jana');
});
