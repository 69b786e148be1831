import type { ReactNode } from 'react';
import { useIsPhone } from '../../../shared/breakpoints.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { SideSwitch } from './side-switch.tsx';
import { GuideLabel, toolbarStyles } from './toolbar-styles.tsx';
import { UndoRedo } from './undo-redo.tsx';

export type VisibleGuides = { showBleed: boolean; showSafe: boolean };

type CanvasView = VisibleGuides & { showProof: boolean };

type ToolbarProps = CanvasView & { onChange: (change: Partial<CanvasView>) => void; children: ReactNode };

/** The side of the card, switches for the guides and the soft proof, undo and redo, and the zoom as children. */
export function CanvasToolbar({ showBleed, showSafe, showProof, onChange, children }: ToolbarProps) {
  const { editor: words } = useMessages();
  const isPhone = useIsPhone();
  return (
    <div className={toolbarStyles}>
      {!isPhone && <SideSwitch />}
      <Switch
        checked={showBleed}
        onCheckedChange={(shown) => onChange({ showBleed: shown })}
        label={<GuideLabel guide="bleed" text={words.showBleed} />}
      />
      <Switch
        checked={showSafe}
        onCheckedChange={(shown) => onChange({ showSafe: shown })}
        label={<GuideLabel guide="safe" text={words.showSafe} />}
      />
      <Switch
        checked={showProof}
        onCheckedChange={(shown) => onChange({ showProof: shown })}
        label={words.proof.title}
      />
      <div className="ml-auto flex gap-2 max-tablet:hidden">
        <div className="hidden min-[1600px]:flex">
          <UndoRedo />
        </div>
        {children}
      </div>
    </div>
  );
}
