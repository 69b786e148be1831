import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { Steps } from './steps.tsx';
import { MarkedLabel, toolbarPlace } from './toolbar-styles.tsx';

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
