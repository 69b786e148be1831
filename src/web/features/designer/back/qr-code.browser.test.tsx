import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, elena, focus, press, startCard } from '../../../testing/open-editor.tsx';

const kind = (name: string) =>
  page.getByRole('radiogroup', { name: 'Contents' }).getByRole('radio', { name, exact: true });
const side = (name: string) =>
  page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name, exact: true });

test('by keyboard a code gets an address, is moved and is read back', async () => {
  await startCard({ 'Company name': elena['Company name'], 'Full name': elena['Full name'] });
  focus(side('Front'));
  await press('ArrowRight');
  await expect.element(side('Back')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(kind('Blank')).toBeVisible();
  focus(kind('Blank'));
  for (const name of ['Logo', 'QR code']) {
    await press('ArrowRight');
    await expect.element(kind(name)).toHaveFocus();
  }
  await userEvent.keyboard(' ');
  const vcard = page.getByRole('radio', { name: /^vCard/ });
  await expect.element(vcard).toBeVisible();
  focus(vcard);
  await press('ArrowRight');
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect.element(address).toBeVisible();
  focus(address);
  await userEvent.keyboard('atelierlumen.sk/kontakt');
  await userEvent.tab();
  await expect.element(address).toHaveValue('https://atelierlumen.sk/kontakt');
  await expect.element(page.getByText('Scans correctly', { exact: false })).toBeVisible();
  focus(button('Edit on the card'));
  await userEvent.keyboard('{Enter}');
  const code = page.getByRole('button', { name: /^QR code, / });
  await expect.element(code).toBeInTheDocument();
  focus(code);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
  await expect.element(page.getByRole('spinbutton', { name: 'Left' })).toHaveValue(1.25);
});

test('on a phone a code is put on the back and read back, and the form stays visible', async () => {
  await page.viewport(390, 844);
  await startCard({ 'Company name': elena['Company name'], 'Full name': elena['Full name'] });
  await userEvent.click(side('Back'));
  await userEvent.click(kind('QR code'));
  await expect.element(page.getByText('Scans correctly', { exact: false })).toBeVisible();
  const back = page.getByRole('img', { name: /^The back of the card of / }).element();
  expect(back.getBoundingClientRect().height).toBeLessThanOrEqual(0.38 * 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
