import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { ButtonGroup, GroupButton } from '../../../shared/ui/button-group.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useEditor, useSteps } from '../draft/editor.ts';
import { GuideMark } from './guide-legend.tsx';

export type GuidesShown = { showBleed: boolean; showSafe: boolean };

type Shown = GuidesShown & { showProof: boolean };

type ToolbarProps = Shown & { onShow: (shown: Partial<Shown>) => void; children: ReactNode };

/** What is shown of the card, undo and redo, and what the children add: the zoom. */
export function CanvasToolbar({ showBleed, showSafe, showProof, onShow, children }: ToolbarProps) {
  const { editor: words } = useMessages();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-border px-4 max-tablet:justify-center max-tablet:gap-x-2 max-tablet:gap-y-0 max-tablet:px-3 max-tablet:bg-canvas max-tablet:py-1.5 max-tablet:text-xs tablet:min-h-13 tablet:border-b tablet:py-1.5 tablet:pr-4 tablet:pl-6 tablet:max-roomy:gap-x-3.5 tablet:max-roomy:pl-4">
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

/** On a phone the switches are the legend too. */
function MarkedLabel({ guide, text }: { guide: 'bleed' | 'safe'; text: string }) {
  return (
    <span className="flex items-center gap-1.5 max-tablet:gap-1">
      {text}
      <GuideMark guide={guide} className="tablet:hidden" />
    </span>
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
