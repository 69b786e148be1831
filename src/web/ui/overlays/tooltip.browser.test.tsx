import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Button } from '../inputs/button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

const buttons = (
  <TooltipProvider>
    <div className="flex gap-2 p-12">
      <Tooltip text="One step back">
        <Button>Undo</Button>
      </Tooltip>
      <Tooltip text="One step forward">
        <Button>Redo</Button>
      </Tooltip>
      <Button>Elsewhere</Button>
    </div>
  </TooltipProvider>
);

const button = (name: string) => page.getByRole('button', { name });
const tooltip = () => page.getByRole('tooltip');

test('by keyboard it opens at once and describes its button; Escape closes it', async () => {
  await render(buttons);
  await userEvent.tab();
  await expect.element(button('Undo')).toHaveFocus();
  await expect.element(tooltip()).toHaveTextContent('One step back');
  await expect.element(button('Undo')).toHaveAccessibleDescription('One step back');
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
  await expect.element(button('Undo')).toHaveFocus();
});
