import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { Select } from './select.tsx';

const options = [
  { value: 'sk', label: 'Slovensko' },
  { value: 'cz', label: 'Česko' },
  { value: 'na', label: 'Najneobhospodarovávateľnejšie súostrovie severozápadného polostrova' },
] as const;

type Value = (typeof options)[number]['value'];

function Country({ initial = 'sk', disabled = false }: { initial?: Value; disabled?: boolean }) {
  const [value, setValue] = useState<Value>(initial);
  return <Select label="Country" value={value} options={options} onChange={setValue} disabled={disabled} />;
}

const country = () => page.getByRole('combobox', { name: 'Country' });
const option = (name: string) => page.getByRole('option', { name, exact: false });

test('an option is chosen by a click, and the focus returns to the select', async () => {
  await render(<Country />);
  await userEvent.click(country());
  await userEvent.click(option('Česko'));
  await expect.element(country()).toHaveTextContent('Česko');
  await expect.element(country()).toHaveFocus();
});

test('an option is chosen by keyboard alone', async () => {
  await render(<Country />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Slovensko')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  // Radix moves the focus in the next task.
  await expect.element(option('Česko')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(country()).toHaveTextContent('Česko');
  await expect.element(country()).toHaveFocus();
});

test('the first letters of an option find it', async () => {
  await render(<Country />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Slovensko')).toHaveFocus();
  await userEvent.keyboard('na');
  await expect.element(option('Najneob')).toHaveFocus();
});

test('Escape closes the options, changes nothing and returns the focus', async () => {
  await render(<Country />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Slovensko')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(country()).toHaveTextContent('Slovensko');
  await expect.element(country()).toHaveFocus();
});

test('the chosen option is marked, and axe finds nothing once the options are closed', async () => {
  await render(<Country initial="cz" />);
  await userEvent.click(country());
  await expect.element(option('Česko')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expectNoViolations();
});

test('a disabled select is not opened', async () => {
  await render(<Country disabled />);
  await expect.element(country()).toBeDisabled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('a long chosen option fits a window of 320 px', async () => {
  await render(<Country initial="na" />);
  await expectToFit();
});
