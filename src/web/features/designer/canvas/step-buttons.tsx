import { Redo2, Undo2 } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { ButtonGroup, GroupButton } from '../../../ui/inputs/button-group.tsx';

/** The bar at a phone's bottom and all but the widest canvas have no room for words. */
const wherePlenty = 'max-tablet:sr-only desktop:max-[1600px]:sr-only';

type StepButtonsProps = { canUndo?: boolean; canRedo?: boolean; onUndo?: () => void; onRedo?: () => void };

/** With nothing left to undo a button stays where it is, and keeps the focus. */
export function StepButtons({ canUndo = false, canRedo = false, onUndo, onRedo }: StepButtonsProps) {
  const { editor: words } = useMessages();
  return (
    <ButtonGroup label={`${words.undo}, ${words.redo}`}>
      <GroupButton aria-disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden size={15} strokeWidth={1.75} />
        <span className={wherePlenty}>{words.undo}</span>
      </GroupButton>
      <GroupButton aria-disabled={!canRedo} onClick={onRedo}>
        <Redo2 aria-hidden size={15} strokeWidth={1.75} />
        <span className={wherePlenty}>{words.redo}</span>
      </GroupButton>
    </ButtonGroup>
  );
}
