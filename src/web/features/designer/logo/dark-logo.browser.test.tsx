import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newDraft } from '#editor/draft.ts';
import { withDarkLogo } from '../../../shared/drafts/logo-url.ts';
import { button, drawing, focus, pickLogo, press, startCard, undo } from '../../../testing/open-editor.tsx';
import { readLogo } from '../core/logo/use-add-logo.ts';
import { draftStorage } from '../save/draft/draft-storage.ts';

function mark(name: string, fill: string): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 20L20 0 40 20Z" fill="${fill}"/></svg>`;
  return new File([svg], `${name}.svg`, { type: 'image/svg+xml' });
}

const href = () => drawing().element().querySelector('image')?.getAttribute('href');
const added = () => page.getByRole('img', { name: 'pale.svg' });

async function pickDarkLogo(file: File): Promise<void> {
  await expect.element(button('For dark cards: Add file')).toBeVisible();
  const input = document.querySelector('input[type=file][aria-label="For dark cards"]');
  if (!input) throw new Error('The form has no input for a logo on dark cards');
  await userEvent.upload(input, file);
  await expect.element(added()).toBeVisible();
}

test('a logo gets a file for dark cards, which a dark background shows and Remove takes away', async () => {
  await startCard();
  await pickLogo(mark('navy', '#14275a'));
  await expect.poll(href).toBeTruthy();
  const own = href();
  await pickDarkLogo(mark('pale', '#f2e9d8'));
  expect(href()).toBe(own);

  const background = page.getByRole('textbox', { name: 'Background: Hex', exact: true });
  await background.fill('#101010');
  await expect.poll(href).not.toBe(own);
  await userEvent.click(button('For dark cards: Remove'));
  await expect.poll(href).toBe(own);
  await undo();
  await expect.element(added()).toBeVisible();
  await expect.poll(href).not.toBe(own);

  focus(button('Remove'));
  await press('Enter');
  await expect.element(added()).not.toBeInTheDocument();
});

test('a draft on this device keeps both files, and clearing it deletes them', async () => {
  const [logo, dark] = await Promise.all([
    readLogo(mark('navy', '#14275a')),
    readLogo(mark('pale', '#f2e9d8')),
  ]);
  if (typeof logo === 'string' || typeof dark === 'string') throw new Error('Both are logos');
  const id = { owner: 'owner-of-this-test', subject: 'new' };
  const { token } = await draftStorage.open(id);
  const written = await draftStorage.write(
    { ...id, token },
    {
      draft: { ...newDraft, logo: withDarkLogo(logo, dark) },
      baseRevision: null,
      revision: 'first',
      isLogoNew: true,
      base: null,
      deletesCarriedOver: false,
    },
  );
  expect(written).toMatchObject({ revision: 'first' });
  const { stored } = await draftStorage.open(id);
  const kept = stored?.draft.logo;
  expect([await kept?.file.text(), await kept?.dark?.file.text()]).toEqual([
    await logo.file.text(),
    await dark.file.text(),
  ]);
  expect(kept?.pixels.dark).toMatchObject({ width: dark.pixels.width, analysis: dark.pixels.analysis });
  await draftStorage.clear({ ...id, token }, 'first');
  expect((await draftStorage.open(id)).stored).toBeNull();
});
