import { expect, type Locator, test } from '@playwright/test';
import {
  drawing,
  drawnTexts,
  elena,
  expectDraftSaved,
  field,
  fillHex,
  fontOf,
  hexOf,
  openEditor,
  openLayouts,
  openStyle,
  openView,
  startCard,
  textFields,
} from '../steps/card-steps.ts';
import { keepOtherTab, keptDrafts } from '../steps/draft-steps.ts';
import { callsOf, newPerson, register, toast } from '../steps/steps.ts';

const fonts = [
  'Inter',
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Georgia',
  'Roboto',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Playfair Display',
];

test('a new card shows placeholders, and the print check lists them', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Card');
  await expect(page.getByRole('img', { name: 'The card of Full Name, Company Name' })).toBeVisible();
  await expect(page.getByText('Print check: nothing to check yet')).toBeVisible();
  await field(page, 'Phone').fill('+421 905 318 442');
  await expect(page.getByText('company name and full name are empty and will not be printed')).toBeVisible();
  await openView(page);
  await expect(page.getByRole('switch', { name: 'Show Bleed Area' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Show Safe Margins' })).toBeChecked();
  await expect(page.getByText('Bleed Area (94x54mm)')).toBeVisible();
  await expect(page.getByText('Content Area (90x50mm)')).toBeVisible();
  await expect(page.getByText('Safe Margin (3mm from cut)')).toBeVisible();
  for (const members of ['/list', '/edit/1']) {
    await page.goto(members);
    await expect(page).toHaveURL(/\/login/);
  }
  expect(calls).toEqual([]);
});

test('the switches show and hide the guides, and the card does not change', async ({ page }) => {
  await openEditor(page);
  await openView(page);
  for (const [name, lines] of [
    ['Show Bleed Area', 'rect.stroke-guide-bleed, rect.stroke-guide-trim'],
    ['Show Safe Margins', 'rect.stroke-guide-safe'],
  ] as const) {
    const guide = page.locator(lines);
    const shown = await guide.count();
    expect(shown).toBeGreaterThan(0);
    const toggle = page.getByRole('switch', { name });
    await toggle.click();
    await expect(guide).toHaveCount(0);
    await toggle.click();
    await expect(guide).toHaveCount(shown);
    await toggle.click();
  }
  await expect(drawing(page)).toBeVisible();
});

test('the guides stay while somebody types', { tag: '@full' }, async ({ page }) => {
  await openEditor(page);
  const guide = page.locator('g:has(> rect.stroke-guide-safe)');
  await field(page, 'Full name').pressSequentially('El');
  await expect(drawing(page).locator('path[data-text="fullName"]')).not.toHaveCount(0);
  expect(await guide.evaluate((lines) => getComputedStyle(lines).opacity)).toBe('1');
});

test('a tooltip opens after 700 ms and the next one at once', { tag: '@full' }, async ({ page }) => {
  await openEditor(page);
  const tooltip = page.getByRole('tooltip');
  // Radix opens a tooltip on the second pointer move.
  const hover = async (target: Locator) => {
    for (const x of [8, 12, 16]) await target.hover({ position: { x, y: 12 } });
  };
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await hover(zoomOut);
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('Zoom out');
  await hover(page.getByRole('button', { name: 'Zoom in' }));
  await expect(tooltip).toHaveText('Zoom in');
  await hover(page.getByRole('heading', { level: 1 }));
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(350);
  await hover(zoomOut);
  await expect(tooltip).toHaveCount(0);
});

test('all fields can be filled in with the keyboard alone', async ({ page }) => {
  await openEditor(page);
  await field(page, 'Company name').focus();
  for (const [label, text] of Object.entries(elena)) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(text);
    // The button for font and colour is between two fields.
    for (let part = 0; part < 2; part += 1) await page.keyboard.press('Tab');
    // The import is in the heading of the next group.
    if (label === 'Subtitle') await page.keyboard.press('Tab');
  }
  await expect(
    page.getByRole('img', { name: 'The card of Elena Mareková-Šťastná, Atelier Lumen' }),
  ).toBeVisible();
  expect(await drawnTexts(page)).toBe(7);
});

test('every font can be chosen and changes the card', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  const name = drawing(page).locator('path[data-text]').first();
  let before = await name.getAttribute('d');
  for (const font of fonts.slice(1)) {
    await openStyle(page, 'Company name');
    await fontOf(page, 'Company name').click();
    await expect(page.getByRole('option').first()).toHaveText('Inter');
    expect((await page.getByRole('option').allTextContents()).slice(0, fonts.length)).toEqual(fonts);
    await page.getByRole('option', { name: font, exact: true }).click();
    // Arial and Helvetica render the same.
    if (font !== 'Helvetica') await expect(name).not.toHaveAttribute('d', before ?? '');
    before = await name.getAttribute('d');
  }
});

test('every text has its own font', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  // Short texts: beside a long one the sizes of others may give room to a wider font.
  for (const [label, text] of [
    ['Full name', 'Elena'],
    ['Email', 'e@lumen.sk'],
    ['URL', 'lumen.sk'],
  ] as const)
    await field(page, label).fill(text);
  for (const [label, text] of Object.entries(textFields)) {
    const others = drawing(page).locator(`path[data-text]:not([data-text="${text}"])`);
    const own = drawing(page).locator(`path[data-text="${text}"]`);
    const shapes = () => others.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    const [before, otherShapes] = [await own.getAttribute('d'), await shapes()];
    await openStyle(page, label);
    await fontOf(page, label).click();
    await page.getByRole('option', { name: 'Georgia', exact: true }).click();
    await expect(own).not.toHaveAttribute('d', before ?? '');
    expect(await shapes()).toEqual(otherShapes);
  }
});

test('every text has its own colour', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  for (const [index, label] of Object.keys(elena).entries()) {
    await fillHex(page, label, `rgb(${index}, 20, 120)`);
  }
  for (const [index, text] of Object.values(textFields).entries()) {
    await expect(drawing(page).locator(`path[data-text="${text}"]`)).toHaveAttribute(
      'fill',
      `#0${index}1478`,
    );
  }
});

test('an invalid colour keeps the last valid one, shows an error and offers to restore it', {
  tag: '@full',
}, async ({ page }) => {
  await startCard(page);
  await fillHex(page, 'Email', '#66g');
  await expect(page.getByText('“#66g” is not a colour. #ffffff or rgb(...) is accepted')).toBeVisible();
  await expect(hexOf(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  const swatch = page.getByRole('button', { name: 'Email: Colour' }).locator('span');
  await expect(swatch).toHaveCSS('background-color', 'rgb(102, 102, 102)');
  await swatch.click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(hexOf(page, 'Email')).toHaveValue('#666666');
});

test('the background accepts #fff, #ffffff and rgb()', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const box = field(page, 'Background: Hex');
  await expect(page.getByText('#ffffff or rgb(...) is accepted', { exact: true })).toBeVisible();
  for (const [typed, hex] of [
    ['#123', '#112233'],
    ['rgb(0, 51, 102)', '#003366'],
    ['#FAFAFA', '#fafafa'],
  ] as const) {
    await box.fill(typed);
    await box.blur();
    await expect(box).toHaveValue(hex);
    await expect(drawing(page).locator('rect').first()).toHaveAttribute('fill', hex);
  }
});

test('a portrait card has portrait guides and layouts', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  await page.getByRole('radio', { name: 'Portrait (50x90mm)' }).click();
  await expect(page.getByText('Bleed Area (54x94mm)')).toBeVisible();
  await expect(drawing(page)).toHaveAttribute('viewBox', '-2 -2 54 94');
  const layouts = await openLayouts(page);
  await layouts.getByRole('radio', { name: 'Split' }).click();
  await expect(layouts.getByRole('radio', { name: 'Split' })).toBeChecked();
  await page.keyboard.press('Escape');
  expect(await drawnTexts(page)).toBeGreaterThanOrEqual(7);
  await page.getByRole('radio', { name: 'Landscape (90x50mm)' }).click();
  await expect(drawing(page)).toHaveAttribute('viewBox', '-2 -2 94 54');
});

test('at 100 % a card is 376x216 px, and Fit restores the rounded percentage', { tag: '@full' }, async ({
  page,
}) => {
  await openEditor(page);
  await expect(page.getByRole('group', { name: 'Zoom' })).toContainText('165%');
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.getByRole('group', { name: 'Zoom' })).toContainText('100%');
  const card = await drawing(page).boundingBox();
  expect(card).toMatchObject({ width: 376, height: 216 });
  const form = await page.getByRole('form', { name: 'Card settings' }).boundingBox();
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(card?.x ?? 0);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(page.getByRole('group', { name: 'Zoom' })).toContainText('165%');
});

test('the card returns to its position after the window was narrower or wider', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('group', { name: 'Zoom' })).toContainText('165%');
  const form = page.getByRole('form', { name: 'Card settings' });
  await page.setViewportSize({ width: 834, height: 1112 });
  // As high as in a window of that size from the start: the form begins in its upper half.
  await expect.poll(async () => (await form.boundingBox())?.y).toBeLessThan(620);
});

test('changing the layout animates the texts, unless reduced motion is set', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[data-text]'))
          .length,
    );
  const pace = await context.newCDPSession(page);
  await pace.send('Animation.enable');
  await pace.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await startCard(page);
  // Only texts that the card shows can move.
  await expect(drawing(page).locator('[data-text]')).toHaveCount(7);
  await (await openLayouts(page)).getByRole('radio', { name: 'Bold' }).click();
  await expect.poll(moving).toBe(7);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(drawing(page)).toBeVisible();
  const layouts = await openLayouts(page);
  await layouts.getByRole('radio', { name: 'Classic' }).click();
  await expect(layouts.getByRole('radio', { name: 'Classic' })).toBeChecked();
  expect(await moving()).toBe(0);
});

test('changing the orientation cross-fades the two cards', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await startCard(page);
  await page.addStyleTag({ content: ':root { --dur-2: 60s !important }' });
  await page.getByRole('radio', { name: /^Portrait/ }).click();
  await expect(page.locator('svg[viewBox="-2 -2 94 54"][class*=fade-out]')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByRole('radio', { name: /^Landscape/ }).click();
  await expect(drawing(page)).toHaveAttribute('viewBox', '-2 -2 94 54');
  await expect(page.locator('svg[class*=fade-out]')).toHaveCount(0);
});

test('twenty steps can be undone and redone', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  for (let step = 0; step < 20; step += 1) {
    await page.getByRole('radio', { name: step % 2 === 0 ? /^Portrait/ : /^Landscape/ }).click();
  }
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: /^Landscape/ })).toBeChecked();
  await expect(field(page, 'URL')).toHaveValue(elena.URL);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'URL')).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('radio', { name: /^Portrait/ })).toBeChecked();
});

test('closing the tab loses nothing, and Start over can be undone', async ({ context }) => {
  const first = await context.newPage();
  await startCard(first);
  await first.getByLabel('Card Name').fill('Front desk');
  await expectDraftSaved(first);
  await first.close();

  const page = await context.newPage();
  await page.goto('/create');
  for (const [label, text] of Object.entries(elena)) await expect(field(page, label)).toHaveValue(text);
  await expect(page.getByLabel('Card Name')).toHaveValue('Front desk');
  await expect(page.getByText(/^Restored from /)).toBeVisible();

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Full name')).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
});

test('registering does not change the design', { tag: '@full' }, async ({ page }) => {
  await startCard(page);
  await expectDraftSaved(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('dialog', { name: 'Login Required' }).getByRole('link', { name: 'Register' }).click();
  await register(page, newPerson());
  await expect(page.getByRole('img', { name: '0 of 1 cards saved' })).toBeVisible();
  for (const [label, text] of Object.entries(elena)) await expect(field(page, label)).toHaveValue(text);
});

test('two tabs that change different texts are joined, and the same text asks', async ({ context }) => {
  const [thisTab, otherTab] = [await context.newPage(), await context.newPage()];
  await startCard(thisTab);
  await expectDraftSaved(thisTab);
  await otherTab.goto('/');
  await field(otherTab, 'Position').fill('Lead Architect');
  await expect.poll(() => keptDrafts(otherTab)).toMatchObject([{ texts: { position: 'Lead Architect' } }]);

  await thisTab.bringToFront();
  await field(thisTab, 'Phone').fill('+421 905 318 400');
  await expect(toast(thisTab)).toContainText('Added from the other tab: Position.');
  await expect(field(thisTab, 'Position')).toHaveValue('Lead Architect');
  await expect(field(thisTab, 'Phone')).toHaveValue('+421 905 318 400');
  await expect(field(thisTab, 'Phone')).toBeFocused();
  await expectDraftSaved(thisTab);

  await otherTab.bringToFront();
  await field(otherTab, 'Phone').fill('+421 905 318 500');
  const dialog = otherTab.getByRole('dialog', { name: 'This card was changed in another tab' });
  await expect(dialog).toContainText('1 difference');
  await keepOtherTab(dialog);
  await expect(field(otherTab, 'Phone')).toHaveValue('+421 905 318 400');
  await otherTab.keyboard.press('Control+z');
  await expect(field(otherTab, 'Phone')).toHaveValue('+421 905 318 500');
});

test('a visitor who saves sees that a login is required', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const word = page.getByRole('dialog', { name: 'Login Required' });
  await expect(word).toContainText('You must be logged in to save business cards.');
  await expect(word.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('an invalid email is reported on blur, and the error disappears when it is corrected', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  await field(page, 'Email').fill('elena@');
  await field(page, 'Email').blur();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await field(page, 'Email').fill('elena@atelierlumen.sk');
  await expect(page.getByText('Invalid email')).toBeHidden();
});

test('offline, editing continues and the strip explains it', { tag: '@full' }, async ({ page, context }) => {
  await startCard(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Do not reload.')).toBeVisible();
  await field(page, 'Full name').fill('Jana');
  await expect(page.getByRole('img', { name: 'The card of Jana, Atelier Lumen' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline. Do not reload.')).toBeHidden();
});
