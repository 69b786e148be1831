import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { Button } from '../inputs/button.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Dialog, DialogContent } from './dialog.tsx';

const title = 'Najneobhospodarovávateľnejšie premenovanie';

function Rename({ isOpenerGone = false }: { isOpenerGone?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const finish = () => {
    setDone(true);
    setOpen(false);
  };
  return (
    <main>
      <h1 tabIndex={-1}>My Cards</h1>
      {!(isOpenerGone && isDone) && <Button onClick={() => setOpen(true)}>Rename</Button>}
      <div style={{ height: 2000 }} />
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          title={title}
          description="The name is only for you"
          closeLabel="Close"
          footer={<Button onClick={finish}>Najneodkladnejšie uložiť</Button>}
        >
          <TextInput label="Name" />
        </DialogContent>
      </Dialog>
    </main>
  );
}

const opener = () => page.getByRole('button', { name: 'Rename' });
const dialog = () => page.getByRole('dialog', { name: title });

async function open() {
  await userEvent.click(opener());
  await expect.element(dialog()).toBeVisible();
}

test('it has the name of its title, and its description', async () => {
  await render(<Rename />);
  await open();
  await expect.element(dialog()).toHaveAttribute('aria-modal', 'true');
  await expect.element(dialog()).toHaveAccessibleDescription('The name is only for you');
});

test('its first control has the focus, and Tab stays in it', async () => {
  await render(<Rename />);
  await open();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  for (const _ of [1, 2, 3, 4, 5]) {
    await userEvent.tab();
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  }
});

for (const [way, close] of [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ['its own button', () => userEvent.click(page.getByRole('button', { name: 'Najneodkladnejšie uložiť' }))],
] as const) {
  test(`${way} closes it, and the focus returns to what opened it`, async () => {
    await render(<Rename />);
    await open();
    await close();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });
}

test('if what opened it is gone, the focus goes to the heading of the page', async () => {
  await render(<Rename isOpenerGone />);
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Najneodkladnejšie uložiť' }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('while it is open the page does not scroll and screen readers find nothing else', async () => {
  await render(<Rename />);
  await open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(document.documentElement.style.overflow).toBe('');
});

test('long words fit a window of 320 px, and axe finds nothing', async () => {
  await render(<Rename />);
  await open();
  await expectToFit();
  await expectNoViolations();
});
