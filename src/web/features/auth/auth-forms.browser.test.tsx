import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../testing/at-page.tsx';
import { expectNoViolations } from '../../testing/axe.ts';
import { aUser, respond } from '../../testing/respond.ts';
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

test('where mail is sent, a confirmed address logs in too, and the field says so', async () => {
  const site = document.createElement('script');
  Object.assign(site, { id: 'site', type: 'application/json', textContent: '{"isMailOn":true}' });
  document.body.append(site);
  await render(
    <AtPage>
      <LoginForm />
    </AtPage>,
  );
  await expect.element(field('Username')).toHaveAccessibleDescription('Or your confirmed email address');
  await expect
    .element(page.getByRole('link', { name: 'Forgot password?' }))
    .toHaveAttribute('href', '/forgot-password');
  site.remove();
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

const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

test('a wrong password is said at its field, which has the focus, and the form can be sent again', async () => {
  const wrong = { status: 401, json: { code: 'BAD_CREDENTIALS', message: 'Invalid credentials' } };
  const responses = { 'POST /api/auth/login': wrong as { status?: number; json: unknown } };
  const calls = respond(responses);
  await render(
    <AtPage>
      <LoginForm />
    </AtPage>,
  );
  await field('Username').fill('elena');
  await field('Password').fill('not this one');
  const send = page.getByRole('button', { name: 'Login', exact: true });
  await userEvent.click(send);
  await expect.element(toast()).toMatchTextContent(/Login FailedInvalid credentials/);
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Password')).toHaveAccessibleDescription('Invalid credentials');
  responses['POST /api/auth/login'] = { json: { ...aUser(), companyId: null } };
  await field('Password').fill('this one');
  await userEvent.click(send);
  await expect.element(toast()).toMatchTextContent(/Welcome back!/);
  expect(calls).toEqual(['POST /api/auth/login', 'POST /api/auth/login']);
});

test('a taken name is shown at its field, which has the focus, and the error disappears after a change', async () => {
  respond({
    'POST /api/auth/register': {
      status: 400,
      json: { code: 'USERNAME_TAKEN', message: 'Username already exists' },
    },
  });
  await render(
    <AtPage>
      <RegisterForm />
    </AtPage>,
  );
  await field('Username').fill('premium');
  await field('Email').fill('elena@atelierlumen.sk');
  await field('Password').fill('lumen-1-2');
  await userEvent.click(page.getByRole('button', { name: 'Register', exact: true }));
  await expect.element(toast()).toMatchTextContent(/Registration FailedUsername already exists/);
  await expect.element(field('Username')).toHaveFocus();
  await expect.element(field('Username')).toHaveAccessibleDescription('Username already exists');
  await field('Username').fill('elena');
  await expect.element(field('Username')).not.toHaveAttribute('aria-invalid');
});
