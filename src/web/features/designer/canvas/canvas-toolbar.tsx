import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { ButtonGroup, GroupButton } from '../../../shared/ui/button-group.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useEditor, useSteps } from '../draft/editor.ts';
import { MarkedLabel, toolbarPlace } from './toolbar-look.tsx';

export type GuidesShown = { showBleed: boolean; showSafe: boolean };

type Shown = GuidesShown & { showProof: boolean };

type ToolbarProps = Shown & { onShow: (shown: Partial<Shown>) => void; children: ReactNode };

/** What is shown of the card, undo and redo, and what the children add: the zoom. */
export function CanvasToolbar({ showBleed, showSafe, showProof, onShow, children }: ToolbarProps) {
  const { editor: words } = useMessages();
  return (
    <div className={toolbarPlace}>
      <Switch
        checked={showBleed}
        onCheckedChange={(shown) => onShow({ showBleed: shown })}
        label={<MarkedLabel guide="bleed" text={words.showBleed} />}
      />
      <Switch
        checked={showSafe}
        onCheckedChange={(shown) => onShow({ showSafe: shown })}
        label={<MarkedLabel guide="safe" text={words.showSafe} />}
      />
      <Switch
        checked={showProof}
        onCheckedChange={(shown) => onShow({ showProof: shown })}
        label={words.proof.title}
      />
      <div className="ml-auto flex gap-2 max-tablet:hidden">
        <div className="flex max-desktop:hidden">
          <Steps />
        </div>
        {children}
      </div>
    </div>
  );
}

/** The bar at a phone's bottom and all but the widest canvas have no room for words. */
const wherePlenty = 'max-tablet:sr-only desktop:max-[1600px]:sr-only';

/** With nothing left to undo a button stays where it is, and keeps the focus. */
export function Steps() {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const { canUndo, canRedo } = useSteps();
  return (
    <ButtonGroup label={`${words.undo}, ${words.redo}`}>
      <GroupButton aria-disabled={!canUndo} onClick={editor.undo}>
        <Undo2 aria-hidden size={15} strokeWidth={1.75} />
        <span className={wherePlenty}>{words.undo}</span>
      </GroupButton>
      <GroupButton aria-disabled={!canRedo} onClick={editor.redo}>
        <Redo2 aria-hidden size={15} strokeWidth={1.75} />
        <span className={wherePlenty}>{words.redo}</span>
      </GroupButton>
    </ButtonGroup>
  );
}
