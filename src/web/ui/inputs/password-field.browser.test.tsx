import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { PasswordField } from './password-field.tsx';

const show = <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />;
const field = () => page.getByLabelText('Password', { exact: true });

test('the text is hidden until the button shows it, and the button says what it does next', async () => {
  await render(show);
  await expect.element(field()).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(field()).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: 'Hide password' }));
  await expect.element(field()).toHaveAttribute('type', 'password');
});

test('a click on the button leaves the focus and the caret in the field', async () => {
  await render(show);
  await field().fill('correct horse');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(field()).toHaveValue('correct hor!se');
});

test('by keyboard the button is after the field', async () => {
  await render(show);
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = page.getByRole('button', { name: 'Hide password' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations();
});
