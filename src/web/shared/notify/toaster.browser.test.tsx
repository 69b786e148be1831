import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../testing/at-page.tsx';
import { expectNoViolations } from '../../testing/axe.ts';
import { dismissOpenToast, showToast } from './toast-store.ts';

beforeEach(() => {
  dismissOpenToast();
});

const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

async function showAtPage(title = 'Login Failed'): Promise<void> {
  await render(
    <AtPage>
      <h1>Cards</h1>
    </AtPage>,
  );
  showToast({ variant: 'destructive', title, description: 'Invalid credentials' });
  await expect.element(toast()).toMatchTextContent(new RegExp(title));
}

test('a toast closes after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await showAtPage();
    vi.advanceTimersByTime(4500);
    await expect.element(toast()).toBeVisible();
    vi.advanceTimersByTime(1500);
    await expect.element(toast()).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('there is one toast at a time, at most 420 px wide', async () => {
  await showAtPage();
  showToast({ variant: 'destructive', title: 'Second', description: 'Try again' });
  showToast({ variant: 'destructive', title: 'Third', description: 'Try again' });
  await expect.element(toast()).toMatchTextContent(/Third/);
  expect(toast().all()).toHaveLength(1);
  expect(toast().element().getBoundingClientRect().width).toBeLessThanOrEqual(420);
});

test('F8 focuses the notifications', async () => {
  await showAtPage();
  await userEvent.keyboard('{F8}');
  await expect
    .poll(() => document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label'))
    .toContain('Notifications');
});

for (const [distance, outcome] of [
  [30, 'stays'],
  [90, 'goes'],
] as const) {
  test(`a toast pulled ${distance} px to the right ${outcome}`, async () => {
    await showAtPage();
    const card = toast().element();
    const { left, top } = card.getBoundingClientRect();
    pull(card, { x: left + 60, y: top + 12 }, distance);
    if (outcome === 'goes') await expect.element(toast()).not.toBeInTheDocument();
    else await expect.element(toast()).toHaveAttribute('data-swipe', 'cancel');
  });
}

/** The pointer events of a pull; the browser of the tests has no drag without a target. */
function pull(card: Element, from: { x: number; y: number }, distance: number): void {
  const send = (type: string, moved: number) =>
    card.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        button: 0,
        clientX: from.x + moved,
        clientY: from.y,
      }),
    );
  send('pointerdown', 0);
  for (const part of [0.2, 0.5, 0.8, 1]) send('pointermove', distance * part);
  send('pointerup', distance);
}

test('the close button closes it, and axe finds nothing before', async () => {
  await showAtPage();
  await expectNoViolations();
  await userEvent.click(toast().getByRole('button', { name: 'Close' }));
  await expect.element(toast()).not.toBeInTheDocument();
});
