import { expect, type Page, test } from '@playwright/test';
import { drawing, field, startCard } from '../steps/card-steps.ts';

/** An action: what is pressed, by its name and its role. */
type Action = readonly [role: 'button' | 'combobox' | 'option' | 'menuitem', name: string];

type Wish = {
  wish: string;
  /** The item that is selected; null where nothing is. */
  item: string | null;
  /** How the strip names the change. */
  change: string;
  /** With the bar, and with the sheet of a phone. */
  bar: readonly Action[];
  sheet: readonly Action[];
};

const wishes: readonly Wish[] = [
  {
    wish: 'larger',
    item: 'Full name',
    change: 'Full name: size',
    bar: [['button', 'Larger']],
    sheet: [['button', 'Larger']],
  },
  {
    wish: 'bold',
    item: 'Full name',
    change: 'Full name: weight',
    bar: [
      ['combobox', 'Weight'],
      ['option', 'Bold'],
    ],
    sheet: [
      ['combobox', 'Weight'],
      ['option', 'Bold'],
    ],
  },
  {
    wish: 'in capitals',
    item: 'Full name',
    change: 'Full name: capitals',
    bar: [
      ['button', 'More'],
      ['button', 'Capitals'],
    ],
    sheet: [['button', 'Capitals']],
  },
  {
    wish: 'centred',
    item: 'Phone',
    change: 'Contact: alignment',
    bar: [['button', 'Centre']],
    sheet: [['button', 'Centre']],
  },
  {
    wish: 'in another order',
    item: 'Phone',
    change: 'Contact: order',
    bar: [
      ['button', 'More'],
      ['button', 'Line down'],
    ],
    sheet: [['button', 'Line down']],
  },
  {
    wish: 'with a code',
    item: null,
    change: 'QR code: added',
    bar: [
      ['button', 'Add line'],
      ['menuitem', 'QR code'],
    ],
    sheet: [
      ['button', 'Add line'],
      ['menuitem', 'QR code'],
    ],
  },
];

const item = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });

async function expectChange(page: Page, change: string): Promise<void> {
  await page.getByRole('button', { name: '1 change to Classic' }).click();
  await expect(page.getByRole('menuitem', { name: `Reset ${change}` })).toBeVisible();
}

test.describe('by mouse and by keyboard', () => {
  for (const { wish, item: name, change, bar } of wishes) {
    test(`a card has it ${wish}, by at most two clicks`, async ({ page }) => {
      await startCard(page);
      await drawing(page).hover();
      if (name) await item(page, name).click();
      for (const [role, label] of bar) await page.getByRole(role, { name: label, exact: true }).click();
      await expectChange(page, change);
    });

    if (name === null) continue;
    test(`a card has it ${wish}, by keys`, { tag: '@full' }, async ({ page }) => {
      await startCard(page);
      await page.getByRole('button', { name: 'Edit on the card' }).press('Enter');
      await item(page, name).focus();
      for (const [role, label] of bar)
        await page.getByRole(role, { name: label, exact: true }).press('Enter');
      await expectChange(page, change);
    });
  }

  test('a text is typed on the card', async ({ page }) => {
    await startCard(page);
    await drawing(page).hover();
    await item(page, 'Position').dblclick();
    await page.keyboard.type('Designer');
    await expect(field(page, 'Position')).toHaveValue('Designer');
  });

  test('a block is dragged, moved by keys, and undone in one step each', async ({ page }) => {
    await startCard(page);
    await drawing(page).hover();
    const before = await item(page, 'Phone').boundingBox();
    if (!before) throw new Error('The phone has no place');
    await page.mouse.move(before.x + 20, before.y + 5);
    await page.mouse.down();
    await page.mouse.move(before.x - 60, before.y - 30, { steps: 8 });
    await page.mouse.up();
    await expectChange(page, 'Contact: moved');
    await page.keyboard.press('Escape');
    const after = await item(page, 'Email').boundingBox();
    expect(after?.x).toBeLessThan(before.x);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: /change to Classic/ })).toHaveCount(0);
    await item(page, 'Phone').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expectChange(page, 'Contact: moved');
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { wish, item: name, change, sheet } of wishes) {
    test(`a card has it ${wish}, by at most two taps`, async ({ page }) => {
      await startCard(page);
      await drawing(page).tap();
      if (name) await item(page, name).tap();
      for (const [role, label] of sheet) await page.getByRole(role, { name: label, exact: true }).tap();
      if (name) await page.getByRole('button', { name: 'Done' }).tap();
      await expectChange(page, change);
    });
  }

  test('a block is moved with the keys of the sheet, and the card stays in view', async ({ page }) => {
    await startCard(page);
    await drawing(page).tap();
    await item(page, 'Phone').tap();
    await page.getByRole('group', { name: 'Move' }).getByRole('button', { name: 'Left' }).tap();
    await expect(drawing(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Done' }).tap();
    await expectChange(page, 'Contact: moved');
  });
});
