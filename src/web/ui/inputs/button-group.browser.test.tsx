import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { GroupIconButton } from '../overlays/group-icon-button.tsx';
import { TooltipProvider } from '../overlays/tooltip.tsx';
import { ButtonGroup, GroupButton } from './button-group.tsx';

function Zoom() {
  const [isPressed, setPressed] = useState(false);
  return (
    <TooltipProvider>
      <ButtonGroup label="Zoom">
        <GroupButton pressed={isPressed} onClick={() => setPressed(!isPressed)}>
          Grid
        </GroupButton>
        <GroupIconButton label="Zoom out" disabled>
          −
        </GroupIconButton>
        <GroupIconButton label="Zoom in">+</GroupIconButton>
      </ButtonGroup>
    </TooltipProvider>
  );
}

test('the buttons of a group have names, states and an order for the keyboard', async () => {
  await render(<Zoom />);
  await expect.element(page.getByRole('group', { name: 'Zoom' })).toBeInTheDocument();
  const grid = page.getByRole('button', { name: 'Grid' });
  await expect.element(grid).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(grid).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
});

test('the name of an icon is also its tooltip, and axe finds nothing', async () => {
  await render(<Zoom />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Zoom in');
  await expectNoViolations();
});
