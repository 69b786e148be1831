import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { logoLimits } from '#domain/card/card.ts';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { NumberField } from './number-field.tsx';

const limits = { min: 5, max: 50, fallback: 20 };

/** As the page holds it: what is given to `onChange` is the next value. */
type ScaleProps = { label?: string; disabled?: boolean; limits?: typeof limits };

function Scale({ label = 'Scale', disabled = false, limits: accepted = limits }: ScaleProps) {
  const [value, setValue] = useState(20);
  return (
    <>
      <NumberField
        label={label}
        unit="%"
        value={value}
        limits={accepted}
        onChange={setValue}
        disabled={disabled}
      />
      <output aria-label="Value">{value}</output>
    </>
  );
}

const field = () => page.getByRole('spinbutton', { name: 'Scale' });
const value = () => page.getByRole('status', { name: 'Value' });

test('a number within the limits applies at once', async () => {
  await render(<Scale />);
  await field().fill('35');
  await expect.element(value()).toHaveTextContent('35');
});

for (const [typed, applied] of [
  ['99', 50],
  ['3', 5],
  ['', 20],
  ['12.6', 13],
] as const) {
  test(`“${typed}” is ${applied} when the field is left`, async () => {
    await render(<Scale />);
    await field().fill('30');
    await field().fill(typed);
    await expect.element(value()).not.toMatchTextContent(/^99$/);
    await userEvent.tab();
    await expect.element(value()).toHaveTextContent(String(applied));
    await expect.element(field()).toHaveValue(applied);
  });
}

test('Enter accepts what is typed, without leaving the field', async () => {
  await render(<Scale />);
  await field().fill('99');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue(50);
  await expect.element(field()).toHaveFocus();
});

test('a disabled field is not reached by the keyboard', async () => {
  await render(<Scale disabled />);
  await userEvent.tab();
  await expect.element(field()).toBeDisabled();
  await expect.element(field()).not.toHaveFocus();
});

test('a long label fits a window of 320 px, and axe finds nothing', async () => {
  await render(<Scale label="Vzdialenosť od najneobhospodarovávateľnejšieho okraja" />);
  await expectToFit();
  await expectNoViolations();
});

for (const [what, accepted, cases] of [
  [
    'size',
    logoLimits.size,
    [
      ['401', 400],
      ['5', 10],
      ['', 20],
    ],
  ],
  [
    'offset',
    logoLimits.offset,
    [
      ['-51', -50],
      ['51', 50],
      ['', 0],
    ],
  ],
] as const) {
  test(`the ${what} of a logo stays within its limits, and an empty field is the fallback`, async () => {
    await render(<Scale limits={accepted} />);
    for (const [typed, kept] of cases) {
      await field().fill(typed);
      await userEvent.tab();
      await expect.element(field()).toHaveValue(kept);
    }
  });
}
