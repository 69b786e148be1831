import type { ReactNode } from 'react';
import { useIsPhone } from '../../../shared/page/breakpoints.ts';
import { SideSwitch } from './side-switch.tsx';
import { toolbarStyles } from './toolbar-styles.tsx';
import { UndoRedo } from './undo-redo.tsx';

/** The side of the card, what is shown of it, undo and redo, and the zoom as children. On a phone the first two only. */
export function CanvasToolbar({ view, children }: { view: ReactNode; children: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    <div className={toolbarStyles}>
      <SideSwitch />
      {view}
      {!isPhone && (
        <div className="ml-auto flex gap-2">
          <div className="hidden min-[1600px]:flex">
            <UndoRedo />
          </div>
          {children}
        </div>
      )}
    </div>
  );
}
