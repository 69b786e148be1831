import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  drawing,
  drawnTexts,
  elena,
  field,
  fillHex,
  focus,
  hexOf,
  openEditor,
  press,
  startCard,
  undo,
} from '../../../testing/open-editor.tsx';

test('all fields can be filled in with the keyboard alone', async () => {
  await openEditor();
  focus(field('Company name'));
  for (const [label, text] of Object.entries(elena)) {
    await expect.element(field(label)).toHaveFocus();
    await userEvent.keyboard(text);
    // The button for font and colour is between two fields.
    for (let part = 0; part < 2; part += 1) await userEvent.tab();
    // The import is in the heading of the next group.
    if (label === 'Subtitle') await userEvent.tab();
  }
  await expect.element(drawing()).toHaveAccessibleName('The card of Elena Mareková-Šťastná, Atelier Lumen');
  await expect.poll(() => drawnTexts().length).toBe(7);
});

async function addLine(name: string): Promise<void> {
  await userEvent.click(button('Add line'));
  await userEvent.click(page.getByRole('menuitem', { name, exact: true }));
  await expect.element(field(name)).toHaveFocus();
}

test('a line is added from the menu, printed on the card, and removed in one step', async () => {
  await startCard();
  await expect.element(field('Mobile')).not.toBeInTheDocument();
  await addLine('Mobile');
  await userEvent.keyboard('+421 905 318 442');
  await expect.poll(() => drawnTexts('mobile').length).toBeGreaterThan(0);
  await userEvent.click(button('Add line'));
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(['Department', 'Street', 'City', 'Extra line 1', 'Extra line 2', 'QR code']);
  await press('Escape');
  await fillHex('Mobile', '#a4452c');
  await userEvent.click(button('Remove Mobile'));
  await expect.element(field('Mobile')).not.toBeInTheDocument();
  await expect.poll(() => drawnTexts('mobile')).toEqual([]);
  await expect.element(button('Add line')).toHaveFocus();
  await undo();
  await expect.element(field('Mobile')).toHaveValue('+421 905 318 442');
  await expect.element(hexOf('Mobile')).toHaveValue('#a4452c');
});

test('every line of “Add line” is pressed on a full form of a phone', async () => {
  await page.viewport(390, 844);
  await startCard();
  for (const name of ['Extra line 2', 'Mobile', 'City', 'Department', 'Extra line 1', 'Street'])
    await addLine(name);
  await userEvent.click(button('Add line'));
  await userEvent.click(page.getByRole('menuitem', { name: 'QR code' }));
  await expect.element(page.getByRole('radiogroup', { name: 'Content' })).toBeVisible();
  await expect.element(button('Add line')).not.toBeInTheDocument();
});
