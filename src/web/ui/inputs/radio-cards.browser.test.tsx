import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'one', label: 'Landscape', detail: '90 × 50 mm' },
  { value: 'two', label: 'Portrait', detail: '50 × 90 mm' },
  { value: 'three', label: 'Square', detail: '65 × 65 mm' },
] as const;

function Orientation() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('one');
  return <RadioCards label="Orientation" value={value} options={options} onChange={setValue} />;
}

const choice = (name: string) => page.getByRole('radio', { name, exact: false });

test('the choices are a group with a name, of which one is chosen', async () => {
  await render(<Orientation />);
  await expect.element(page.getByRole('radiogroup', { name: 'Orientation' })).toBeInTheDocument();
  await expect.element(choice('Landscape')).toBeChecked();
  await userEvent.click(choice('Square'));
  await expect.element(choice('Square')).toBeChecked();
  await expect.element(choice('Landscape')).not.toBeChecked();
});

test('Tab goes to the chosen one, and arrow keys choose the next', async () => {
  await render(<Orientation />);
  await userEvent.tab();
  await expect.element(choice('Landscape')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('Portrait')).toHaveFocus();
  await expect.element(choice('Portrait')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(choice('Landscape')).toBeChecked();
});

test('it fits a window of 320 px, and axe finds nothing', async () => {
  await render(<Orientation />);
  await expectToFit();
  await expectNoViolations();
});
