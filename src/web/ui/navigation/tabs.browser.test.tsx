import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'cards', label: 'Najpoužívanejšie vizitky', count: '12', panel: <p>Twelve cards</p> },
  { value: 'designs', label: 'Firemné návrhy', count: null, panel: <p>Two designs</p> },
  { value: 'bin', label: 'Kôš', panel: <button type="button">Empty the bin</button> },
] as const;

function List() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('cards');
  return <Tabs label="Lists" value={value} tabs={tabs} onChange={setValue} />;
}

const tab = (name: RegExp) => page.getByRole('tab', { name });

test('a tab shows its panel alone, which has the name of the tab', async () => {
  await render(<List />);
  await expect.element(page.getByRole('tabpanel', { name: /vizitky/ })).toHaveTextContent('Twelve cards');
  await userEvent.click(tab(/návrhy/));
  await expect.element(page.getByRole('tabpanel', { name: /návrhy/ })).toHaveTextContent('Two designs');
  await expect.element(page.getByText('Twelve cards')).not.toBeInTheDocument();
});

test('arrow keys, Home and End go from tab to tab, and Tab goes into the panel', async () => {
  await render(<List />);
  await userEvent.tab();
  await expect.element(tab(/vizitky/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(/návrhy/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(tab(/Kôš/)).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Empty the bin' })).toHaveFocus();
});

test('tabs that do not fit scroll in their row, not the page, and axe finds nothing', async () => {
  await render(<List />);
  await expectToFit();
  await expectNoViolations();
});
