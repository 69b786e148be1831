import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { Button } from '../inputs/button.tsx';
import { AnchoredPopover, Popover } from './popover.tsx';

const text = 'Najneobhospodarovávateľnejšia ponuka spoločnosti';
const offer = () => page.getByRole('dialog', { name: 'Offer' });

test('a press opens it with its name, Escape closes it and returns the focus', async () => {
  await render(
    <Popover label="Offer" trigger={<Button>Why?</Button>}>
      <Button>See plans</Button>
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(offer()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'See plans' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(offer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Why?' })).toHaveFocus();
});

test('a click beside it closes it', async () => {
  await render(
    <main>
      <h1>Cards</h1>
      <Popover label="Offer" trigger={<Button>Why?</Button>}>
        {text}
      </Popover>
    </main>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Why?' }));
  await expect.element(offer()).toBeVisible();
  await userEvent.click(page.getByRole('heading'));
  await expect.element(offer()).not.toBeInTheDocument();
});

function Refused() {
  const [isOpen, setOpen] = useState(false);
  return (
    <AnchoredPopover
      label="Offer"
      open={isOpen}
      onClose={() => setOpen(false)}
      anchor={
        <fieldset tabIndex={-1} aria-label="Save area">
          <Button onClick={() => setOpen(true)} disabled={isOpen}>
            Save
          </Button>
        </fieldset>
      }
    >
      <a href="#prices">{text}</a>
    </AnchoredPopover>
  );
}

test('one that opens while its button is disabled returns the focus to the place of the button', async () => {
  await render(<Refused />);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(offer()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(offer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Save area' })).toHaveFocus();
});

test('long words fit a window of 320 px, and axe finds nothing', async () => {
  await page.viewport(320, 800);
  await render(<Refused />);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(offer()).toBeVisible();
  await expectToFit();
  await expectNoViolations();
});
