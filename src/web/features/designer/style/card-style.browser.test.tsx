import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  drawing,
  drawnTexts,
  elena,
  field,
  hexOf,
  openEditor,
  openLayouts,
  openStyle,
  paper,
  pickLogo,
  press,
  ringPicture,
  startCard,
  undo,
} from '../../../testing/open-editor.tsx';

async function expectColours(strong: string, quiet: string, background: string): Promise<void> {
  for (const label of Object.keys(elena)) {
    const isStrong = label === 'Company name' || label === 'Full name';
    await expect.element(hexOf(label)).toHaveValue(isStrong ? strong : quiet);
  }
  await expect.poll(paper).toBe(background);
}

test('one palette makes the whole card dark, and one undo restores it', async () => {
  await startCard();
  const colours = button(/^Card colours/);
  await userEvent.click(colours);
  await userEvent.click(page.getByRole('radio', { name: 'Cream on green' }));
  await expectColours('#f4ead2', '#dcdccf', '#1f4436');
  await expect.element(colours).toHaveAccessibleName('Card colours: Cream on green');
  await undo();
  await expectColours('#000000', '#666666', '#ffffff');
  await expect.element(colours).toHaveAccessibleName('Card colours: Black on white');
});

test('the colour picker offers the colours of the card’s texts, logo and paper', async () => {
  await startCard();
  await pickLogo(await ringPicture());
  await expect.poll(() => drawing().element().querySelectorAll('image').length).toBe(1);
  await openStyle('Full name');
  await userEvent.click(button('Full name: Colour'));
  const onThisCard = page.getByRole('group', { name: 'On this card' }).getByRole('button');
  await expect
    .poll(() => onThisCard.elements().map((swatch) => swatch.ariaLabel))
    .toEqual(['#000000', '#666666', '#1b1917', '#f3a21b', '#ffffff']);
  await userEvent.click(button('#f3a21b'));
  await expect.element(hexOf('Full name')).toHaveValue('#f3a21b');
});

test('the layouts show a sample until the first letter is typed; the card never does', async () => {
  await openEditor();
  const fieldsInBold = () => {
    const label = page.getByRole('radio', { name: 'Bold' }).query()?.closest('label');
    const paths = [...(label?.querySelectorAll<SVGPathElement>('path[data-text]') ?? [])];
    return new Set(paths.map(({ dataset }) => dataset.text)).size;
  };
  await openLayouts();
  await expect.poll(fieldsInBold).toBe(7);
  expect(drawnTexts()).toHaveLength(2);
  await press('Escape');
  await field('Email').fill('e');
  await openLayouts();
  await expect.poll(fieldsInBold).toBe(3);
});

for (const width of [1440, 390]) {
  test(`at ${width} px the arrow keys scroll to the last layout`, async () => {
    await page.viewport(width, 900);
    await openEditor();
    const layouts = await openLayouts();
    await expect.element(layouts.getByRole('radio', { name: 'Classic' })).toHaveFocus();
    await press('ArrowRight', 9);
    await expect.element(layouts.getByRole('radio', { name: 'Picture' })).toBeChecked();
    const last = layouts.getByRole('radio').last().element().closest('label');
    await expect.poll(() => last).toBeInViewport({ ratio: 0.99 });
    await expect.element(drawing()).toBeInViewport({ ratio: 0.5 });
  });
}
