import type { DraftPart } from '#editor/differences.ts';
import { useMessages } from '../../../../shared/i18n/messages-context.tsx';

/** Names the parts of a card in which versions differ. */
export function usePartName(): (part: DraftPart) => string {
  const { editor, printCheck, back, designs } = useMessages();
  return (part) => {
    if (part === 'name') return editor.cardName;
    if (part === 'back') return back.difference;
    if (part === 'branch') return designs.branchName;
    return part === 'appearance' ? editor.twoTabs.styles : printCheck.subjects[part];
  };
}
