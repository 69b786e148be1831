import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { button, field, focus, openEditor, press, undo } from '../../../testing/open-editor.tsx';

const signature = `S pozdravom

Ing. Peter Hruška, PhD.
obchodný riaditeľ
Svetlomat s.r.o.
Tel.: +421 2 5441 1234
peter.hruska@svetlomat.sk
www.svetlomat.sk`;

const opener = () => button('Paste or import text');
const dialog = () => page.getByRole('dialog', { name: 'Paste or import text' });
const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

async function tabTo(target: Locator): Promise<void> {
  for (let step = 0; step < 30 && document.activeElement !== target.element(); step += 1)
    await userEvent.tab();
  await expect.element(target).toHaveFocus();
}

test('a pasted signature fills the card by keyboard alone, in one step', async () => {
  await openEditor();
  await field('Company name').fill('Old company');
  focus(opener());
  await press('Enter');
  const box = dialog().getByLabelText('Signature or vCard');
  await expect.element(box).toHaveFocus();
  const use = dialog().getByRole('button', { name: 'Use this text' });
  await expect.element(use).toBeDisabled();
  await box.fill(signature);
  await expect.element(dialog().getByText('6 fields found', { exact: false })).toBeVisible();
  const phone = dialog().getByRole('checkbox', { name: 'Phone: +421 2 5441 1234', exact: false });
  await expect.element(phone).toBeChecked();
  await tabTo(phone);
  await userEvent.keyboard(' ');
  await expect.element(phone).not.toBeChecked();
  await tabTo(use);
  await press('Enter');

  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  for (const [label, text] of [
    ['Company name', 'Svetlomat s.r.o.'],
    ['Full name', 'Ing. Peter Hruška, PhD.'],
    ['Position', 'obchodný riaditeľ'],
    ['Email', 'peter.hruska@svetlomat.sk'],
    ['Subtitle', 'www.svetlomat.sk'],
    ['Phone', ''],
  ] as const)
    await expect.element(field(label)).toHaveValue(text);
  await expect.element(toast()).toMatchTextContent(/5 fields changed\./);
  await undo();
  await expect.element(field('Company name')).toHaveValue('Old company');
  await expect.element(field('Full name')).toHaveValue('');
});

test('on a phone a pasted signature is previewed and used', async () => {
  await page.viewport(390, 844);
  await openEditor();
  await userEvent.click(opener());
  await dialog().getByLabelText('Signature or vCard').fill('Jane Roe\nHead of Sales\nRoe Ltd\njane@roe.com');
  const position = dialog().getByRole('checkbox', { name: 'Position: Head of Sales', exact: false });
  await userEvent.click(dialog().getByText('Head of Sales', { exact: true }).last());
  await expect.element(position).not.toBeChecked();
  await userEvent.click(dialog().getByRole('button', { name: 'Use this text' }));
  await expect.element(toast()).toMatchTextContent(/3 fields changed\./);
  await expect.element(field('Full name')).toHaveValue('Jane Roe');
  await expect.element(field('Position')).toHaveValue('');
});
