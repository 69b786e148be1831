import type { ComponentProps } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import { GroupButton } from './button-group.tsx';

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** An icon button with its label as a tooltip. Needs a TooltipProvider above it. */
export function GroupIconButton({ label, ...button }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <GroupButton aria-label={label} {...button} />
    </Tooltip>
  );
}
