import type { ComponentProps } from 'react';
import { GroupButton } from '../inputs/button-group.tsx';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** An icon button with its label as a tooltip. Needs a TooltipProvider above it. */
export function GroupIconButton({ label, ...button }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <GroupButton aria-label={label} {...button} />
    </Tooltip>
  );
}
