import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { ToastAction, ToastCard, ToastRegion } from './toast.tsx';

const undo = vi.fn();

function Deleted({ isPersistent = true }: { isPersistent?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <button type="button">Before</button>
      <ToastRegion label="Notifications" announcement="Notification">
        <ToastCard
          variant="default"
          title="Najneobhospodarovávateľnejšia vizitka je odstránená"
          description="Nájdete ju v koši"
          open={isOpen}
          isPersistent={isPersistent}
          onOpenChange={setOpen}
          closeLabel="Close"
          action={<ToastAction label="Undo" onClick={undo} />}
        />
      </ToastRegion>
    </main>
  );
}

const toast = () => page.getByRole('listitem').filter({ hasText: 'Nájdete ju v koši' });

test('F8 goes to the notifications, and Tab from there to the action', async () => {
  await render(<Deleted />);
  await expect.element(toast()).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect
    .poll(() => document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label'))
    .toContain('Notifications');
});

test('its action runs once and closes it', async () => {
  undo.mockClear();
  await render(<Deleted />);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(toast()).not.toBeInTheDocument();
  expect(undo).toHaveBeenCalledOnce();
});

test('its close button closes it', async () => {
  await render(<Deleted />);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(toast()).not.toBeInTheDocument();
});

test('long words fit a window of 320 px, and axe finds nothing', async () => {
  await render(<Deleted />);
  await expect.element(toast()).toBeVisible();
  await expectToFit();
  await expectNoViolations();
});
