import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { Chip } from './chip.tsx';

function Filter({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  return <Chip label={label} checked={isOn} onChange={setOn} />;
}

test('each of a set is turned on and off by itself, with Space or a click', async () => {
  await render(
    <>
      <Filter label="Dark" />
      <Filter label="Serif" />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.click(page.getByText('Serif'));
  await expect.element(page.getByRole('checkbox', { name: 'Dark' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Serif' })).toBeChecked();
  await userEvent.click(page.getByText('Dark'));
  await expect.element(page.getByRole('checkbox', { name: 'Dark' })).not.toBeChecked();
  await expectNoViolations();
});
