import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../../testing/axe.ts';
import { drawing, field, focus, openEditor, openStyle, undo } from '../../../testing/open-editor.tsx';

const label = () => page.getByRole('textbox', { name: 'Phone: Label' });
const drawnPhone = () => drawing().element().querySelector('[data-text="phone"]')?.outerHTML ?? '';

test('a label is typed beside the font and the colour of a contact line, drawn before its text, and undone', async () => {
  await openEditor();
  await field('Phone').fill('+421 2 5443 1180');
  await expect.poll(drawnPhone).not.toBe('');
  const before = drawnPhone();
  await openStyle('Phone');
  await label().fill('Office');
  await expect.poll(drawnPhone).not.toBe(before);
  await expectNoViolations();
  await userEvent.keyboard('{Tab}');
  await undo();
  await expect.element(label()).toHaveValue('');
  await expect.poll(drawnPhone).toBe(before);
});

test('a label has at most 20 characters, and a name has none', async () => {
  await openEditor();
  await openStyle('Phone');
  await expect.element(label()).toBeVisible();
  focus(label());
  await userEvent.keyboard('Head office of the company');
  await expect.element(label()).toHaveValue('Head office of the c');
  await openStyle('Full name');
  await expect.element(page.getByRole('textbox', { name: 'Full name: Label' })).not.toBeInTheDocument();
});
