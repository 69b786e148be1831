import { Popover } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { floatingPanelStyles } from '../inputs/floating-panel-styles.ts';

/**
 * The content of a popover, over everything on the page. It is rendered outside its trigger's place, as menus and the options of
 * selects are: a part of the page that is a stacking context would show it under the parts that follow.
 */
export function FloatingPanel({ className, ...panel }: ComponentProps<typeof Popover.Content>) {
  return (
    <Popover.Portal>
      <Popover.Content
        align="start"
        sideOffset={6}
        collisionPadding={16}
        {...panel}
        className={classNames(floatingPanelStyles, 'focus-visible:shadow-md', className)}
      />
    </Popover.Portal>
  );
}
