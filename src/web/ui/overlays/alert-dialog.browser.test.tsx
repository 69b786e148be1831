import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { Button } from '../inputs/button.tsx';
import { AlertDialog, AlertDialogCancel } from './alert-dialog.tsx';

const remove = vi.fn();

function Removal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        // A button before the answers: the focus is not on the right one because that is the first.
        media={<Button size="sm">Ukážka</Button>}
        title="Odstrániť najneobhospodarovávateľnejšiu vizitku?"
        actions={
          <>
            <AlertDialogCancel>Najradšej ponechať</AlertDialogCancel>
            <Button
              onClick={() => {
                remove();
                setOpen(false);
              }}
            >
              Nenávratne odstrániť
            </Button>
          </>
        }
      >
        Vizitku nájdete ešte tridsať dní v koši.
      </AlertDialog>
    </main>
  );
}

const dialog = () => page.getByRole('alertdialog', { name: /Odstrániť/ });
const opener = () => page.getByRole('button', { name: 'Delete' });

async function open() {
  remove.mockClear();
  await render(<Removal />);
  await userEvent.click(opener());
  await expect.element(dialog()).toBeVisible();
}

test('it asks with the focus on the answer that changes nothing', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: 'Najradšej ponechať' })).toHaveFocus();
  await expect.element(dialog()).toHaveAccessibleDescription('Vizitku nájdete ešte tridsať dní v koši.');
});

test('a press of Enter at once changes nothing and returns the focus', async () => {
  await open();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await expect.element(opener()).toHaveFocus();
});

test('Escape changes nothing and returns the focus', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await expect.element(opener()).toHaveFocus();
});

test('by keyboard the next button acts, once, and closes the question', async () => {
  await open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(remove).toHaveBeenCalledOnce();
});

test('a click beside it leaves it open', async () => {
  await open();
  const scrim = dialog().element().parentElement;
  await userEvent.click(scrim ?? document.body, { position: { x: 4, y: 4 } });
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
});

test('long words fit a window of 320 px, and axe finds nothing', async () => {
  await open();
  await expectToFit();
  await expectNoViolations();
});
