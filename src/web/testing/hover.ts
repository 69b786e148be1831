import { type Locator, userEvent } from 'vitest/browser';

/** Moves the pointer over an element. A tooltip opens, and closes, at the second move. */
export async function hover(target: Locator): Promise<void> {
  for (const x of [4, 8, 12]) await userEvent.hover(target, { position: { x, y: 8 } });
}
