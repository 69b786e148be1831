import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, drawing, drawnTexts, field, openEditor } from '../../../testing/open-editor.tsx';

test('a new card shows placeholders and guides, and the print check lists what is empty', async () => {
  await openEditor();
  await expect.element(drawing()).toHaveAccessibleName('The card of Full Name, Company Name');
  await expect.element(page.getByText('Print check: nothing to check yet', { exact: false })).toBeVisible();
  await field('Phone').fill('+421 905 318 442');
  await expect
    .element(page.getByText('company name and full name are empty and will not be printed', { exact: false }))
    .toBeVisible();
  await userEvent.click(button('View'));
  for (const name of ['Show Bleed Area', 'Show Safe Margins'])
    await expect.element(page.getByRole('switch', { name })).toBeChecked();
  for (const label of ['Bleed Area (94x54mm)', 'Content Area (90x50mm)', 'Safe Margin (3mm from cut)'])
    await expect.element(page.getByText(label, { exact: false })).toBeVisible();
});

test('the switches show and hide the guides, and the card does not change', async () => {
  await openEditor();
  const shapes = () => drawnTexts().map((path) => path.getAttribute('d'));
  const before = shapes();
  expect(before).not.toEqual([]);
  await userEvent.click(button('View'));
  for (const [name, lines] of [
    ['Show Bleed Area', 'rect.stroke-guide-bleed, rect.stroke-guide-trim'],
    ['Show Safe Margins', 'rect.stroke-guide-safe'],
  ] as const) {
    const count = () => document.querySelectorAll(lines).length;
    const shown = count();
    expect(shown).toBeGreaterThan(0);
    const toggle = page.getByRole('switch', { name });
    await userEvent.click(toggle);
    await expect.poll(count).toBe(0);
    await userEvent.click(toggle);
    await expect.poll(count).toBe(shown);
    await userEvent.click(toggle);
  }
  expect(shapes()).toEqual(before);
});
