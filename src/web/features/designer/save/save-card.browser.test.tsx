import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openEditor } from '../../../testing/open-editor.tsx';

test('a visitor who saves sees that a login is required', async () => {
  await openEditor();
  await userEvent.click(button('Save Changes'));
  const notice = page.getByRole('dialog', { name: 'Login Required' });
  await expect.element(notice).toMatchTextContent(/You must be logged in to save business cards\./);
  await expect.element(notice.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});
