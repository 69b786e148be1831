import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { Counter } from './counter.tsx';

test('screen readers get the label in place of the figures', async () => {
  await render(<Counter count={3} limit={50} label="3 of 50 cards are used" />);
  const counter = page.getByRole('img', { name: '3 of 50 cards are used' });
  await expect.element(counter).toHaveTextContent('3 / 50');
  await expectNoViolations();
});

for (const [count, limit, isFull] of [
  [0, 50, false],
  [49, 50, false],
  [50, 50, true],
  [60, 50, true],
  [0, 0, true],
] as const) {
  test(`${count} of ${limit} is ${isFull ? '' : 'not '}drawn as full`, async () => {
    const { container } = await render(<Counter count={count} limit={limit} label="Cards" />);
    expect(container.querySelectorAll('.stroke-destructive')).toHaveLength(isFull ? 1 : 0);
  });
}
