import type { DraftPart } from '#editor/differences.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { usePrintCheckWords } from '../../../../shared/print-check/use-print-check-words.ts';

/** Names the parts of a card in which versions differ. */
export function usePartName(): (part: DraftPart) => string {
  const { editor, back } = useTexts();
  const printCheck = usePrintCheckWords();
  return (part) => {
    if (part === 'name') return editor.cardName;
    if (part === 'back') return back.difference;
    if (part === 'branch') return editor.branchName;
    if (part === 'adjustments') return editor.twoTabs.adjustments;
    return part === 'appearance' ? editor.twoTabs.styles : printCheck.subjects[part];
  };
}
