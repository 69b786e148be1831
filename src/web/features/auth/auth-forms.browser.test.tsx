import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../testing/at-page.tsx';
import { expectNoViolations } from '../../testing/axe.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });

test('every empty field of the login says what it needs, and the first has the focus', async () => {
  await render(
    <AtPage>
      <LoginForm />
    </AtPage>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Login', exact: true }));
  await expect.element(field('Username')).toHaveAccessibleDescription('Username is required');
  await expect.element(field('Password')).toHaveAccessibleDescription('Password is required');
  await expect.element(field('Username')).toHaveFocus();
  await expectNoViolations();
});

test('every field of the registration shows its error with the specified text', async () => {
  await render(
    <AtPage>
      <RegisterForm />
    </AtPage>,
  );
  await field('Username').fill('el');
  await field('Email').fill('elena@atelier');
  await field('Password').fill('lumen');
  await userEvent.click(page.getByRole('button', { name: 'Register', exact: true }));
  await expect
    .element(field('Username'))
    .toHaveAccessibleDescription('Username must be at least 3 characters');
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect
    .element(field('Password'))
    .toHaveAccessibleDescription(/Password must be at least 6 characters/);
});
