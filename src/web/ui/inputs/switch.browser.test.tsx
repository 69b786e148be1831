import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { Switch } from './switch.tsx';

function Guides({ hint, disabled = false }: { hint?: string; disabled?: boolean }) {
  const [isOn, setOn] = useState(false);
  return (
    <main className="p-4">
      <Switch label="Guides" hint={hint} checked={isOn} onCheckedChange={setOn} disabled={disabled} />
    </main>
  );
}

const guides = () => page.getByRole('switch', { name: 'Guides' });

test('Space and Enter turn it on and off', async () => {
  await render(<Guides />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(guides()).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(guides()).not.toBeChecked();
});

test('a click on its label turns it on', async () => {
  await render(<Guides />);
  await userEvent.click(page.getByText('Guides'));
  await expect.element(guides()).toBeChecked();
});

test('its hint is its description', async () => {
  await render(<Guides hint="Show bleed and safe area" />);
  await expect.element(guides()).toHaveAccessibleDescription('Show bleed and safe area');
});

test('a disabled switch is left as it is', async () => {
  await render(<Guides disabled />);
  await expect.element(guides()).toBeDisabled();
  await userEvent.click(page.getByText('Guides'), { force: true });
  await expect.element(guides()).not.toBeChecked();
});

test('a long hint fits a window of 320 px, and axe finds nothing', async () => {
  await render(<Guides hint="Najneobhospodarovávateľnejšie vodiace čiary a spadávka dokumentu" />);
  await expectToFit();
  await expectNoViolations();
});
