import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../../testing/axe.ts';
import { button, field, fillHex, focus, press, startCard } from '../../../testing/open-editor.tsx';

async function openCheck() {
  await userEvent.click(button(/^(Details|Print check)$/));
  const panel = page.getByRole('region', { name: /^Print check/ });
  await expect.element(panel).not.toMatchTextContent(/being checked/);
  return panel;
}

test('one line names every text of a finding, and fixes work by keyboard without losing the focus', async () => {
  await startCard();
  for (const name of ['Phone', 'Email']) await fillHex(name, '#999999');
  await field('Background: Hex').fill('#00ff00');
  const panel = await openCheck();
  await expect.element(panel).toMatchTextContent(/Background will print darker/);
  await expect.element(panel).toMatchTextContent(/Text contrast: /);
  const fixes = panel.getByRole('button', { name: /^(Darken|Use|Lighten) / });
  await expect.poll(() => fixes.elements().length).toBe(2);
  focus(fixes.first());
  await press('Enter');
  await expect.poll(() => fixes.elements().length).toBe(1);
  await expect.element(fixes).toHaveFocus();
  await expectNoViolations();
  await press('Enter');
  await expect.element(fixes).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading', { name: 'Print check' })).toHaveFocus();
});

test('every finding and every rule is inside the panel of a small laptop', async () => {
  await page.viewport(1024, 768);
  await startCard({ Phone: '+421 905 318 442', 'Full name': 'Ž'.repeat(120) });
  const panel = await openCheck();
  const rows = () =>
    panel
      .getByRole('listitem')
      .elements()
      .filter((row) => /^(Problem|Warning|Note|Passed): /.test(row.textContent));
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const { left, right } = panel.element().getBoundingClientRect();
  for (const row of rows()) {
    const box = row.getBoundingClientRect();
    expect(box.left, row.textContent).toBeGreaterThanOrEqual(left);
    expect(box.right, row.textContent).toBeLessThanOrEqual(right);
  }
  expect(document.documentElement.scrollWidth).toBe(1024);
});
