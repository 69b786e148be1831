import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, drawing, pickLogo, ringPicture, startCard, undo } from '../../../testing/open-editor.tsx';

const logo = () => drawing().element().querySelector('image');

function svgFile(name: string, inside: string): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`;
  return new File([svg], name, { type: 'image/svg+xml' });
}

test('an SVG becomes a logo of paths; one with text is refused with what to do', async () => {
  await startCard();
  await pickLogo(svgFile('logo.svg', '<rect width="40" height="20" fill="teal"/>'));
  await expect.poll(() => logo()?.getAttribute('height')).toBe('10');
  const url = logo()?.getAttribute('href');
  await pickLogo(svgFile('text.svg', '<text y="9">Lumen</text>'));
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toMatchTextContent(/Preveďte ho/);
  await expect.element(alert).toMatchTextContent(/Please convert it to outlines/);
  await userEvent.click(alert.getByRole('button', { name: 'OK' }));
  expect(logo()?.getAttribute('href')).toBe(url);
});

test('the print check finds a low-resolution logo, and the one-click fix can be undone', async () => {
  await startCard();
  await pickLogo(await ringPicture({ px: 167, isOpaque: true }));
  const size = page.getByRole('spinbutton', { name: 'Size', exact: true });
  await expect
    .element(page.getByText('1 warning – logo is 212 ppi at this size', { exact: false }))
    .toBeVisible();
  await userEvent.click(button('Details'));
  await userEvent.click(button('Shrink logo to 14 mm'));
  await expect.element(size).toHaveValue(14);
  await expect.element(page.getByRole('region', { name: /^Print check/ })).not.toMatchTextContent(/warning/);
  await undo();
  await expect.element(size).toHaveValue(20);
});
