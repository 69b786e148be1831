import { Redo2, Undo2 } from 'lucide-react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ButtonGroup, GroupButton } from '../../../ui/inputs/button-group.tsx';

/** Labels are visible on tablets and on very wide screens; elsewhere there is only space for icons. */
const labelStyles = 'max-tablet:sr-only desktop:max-[1600px]:sr-only';

type UndoRedoButtonsProps = {
  canUndo?: boolean;
  canRedo?: boolean;
  onUndo?: () => void;
  onRedo?: () => void;
};

/** `aria-disabled` instead of `disabled`: a button with nothing left to undo keeps the focus. */
export function UndoRedoButtons({ canUndo = false, canRedo = false, onUndo, onRedo }: UndoRedoButtonsProps) {
  const { editor: t } = useTexts();
  return (
    <ButtonGroup isKeptClear label={`${t.undo}, ${t.redo}`}>
      <GroupButton aria-disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden size={15} strokeWidth={1.75} />
        <span className={labelStyles}>{t.undo}</span>
      </GroupButton>
      <GroupButton aria-disabled={!canRedo} onClick={onRedo}>
        <Redo2 aria-hidden size={15} strokeWidth={1.75} />
        <span className={labelStyles}>{t.redo}</span>
      </GroupButton>
    </ButtonGroup>
  );
}
