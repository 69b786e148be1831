import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { TextInput } from './text-input.tsx';

const field = () => page.getByLabelText('Email');

test('a field is found by its label, and a click on the label gives it the focus', async () => {
  await render(<TextInput label="Email" />);
  await userEvent.click(page.getByText('Email'));
  await expect.element(field()).toHaveFocus();
});

test('a valid field is described by its hint alone', async () => {
  await render(<TextInput label="Email" hint="We send one mail" />);
  await expect.element(field()).toHaveAccessibleDescription('We send one mail');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('an invalid field says so and is described by its hint and the message', async () => {
  await render(<TextInput label="Email" hint="We send one mail" error="Enter a valid address" />);
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAccessibleDescription('We send one mail Enter a valid address');
});

test('a later message is put into a region that screen readers know already, and goes when the text is mended', async () => {
  const { rerender } = await render(<TextInput label="Email" id="email" />);
  const region = document.getElementById('email-error');
  expect(region?.getAttribute('aria-live')).toBe('polite');
  await rerender(<TextInput label="Email" id="email" error="Enter a valid address" />);
  expect(document.getElementById('email-error')).toBe(region);
  expect(region?.textContent).toBe('Enter a valid address');
  await rerender(<TextInput label="Email" id="email" />);
  expect(region?.textContent).toBe('');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('a disabled field is left out by Tab', async () => {
  await render(
    <>
      <TextInput label="Email" disabled />
      <TextInput label="Name" />
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('long words fit a window of 320 px, and axe finds nothing', async () => {
  await render(
    <TextInput
      label="Najneobhospodarovávateľnejšia e-mailová adresa"
      hint="Prostredníctvom najneuveriteľnejších adries"
      error="Zadajte adresu, ktorú najpravdepodobnejšie používate"
    />,
  );
  await expectToFit();
  await expectNoViolations();
});
