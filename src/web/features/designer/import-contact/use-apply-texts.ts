import type { CardContent } from '#domain/card/card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useEditor } from '../core/use-editor.ts';
import type { TextChange } from './text-changes.ts';

/** Puts texts on the card as one step, and offers to undo it. */
export function useApplyTexts(): (changes: readonly TextChange[]) => void {
  const words = useTexts('card-texts');
  const editor = useEditor();
  return (changes) => {
    editor.patchCard({ content: contentOf(changes, 'after') });
    const { present } = editor.get();
    showToast({
      variant: 'default',
      title: words.used.title,
      description: words.used.description(changes.length),
      action: {
        label: words.used.undo,
        run: () => {
          if (editor.get().present === present) editor.undo();
          // After further changes only the texts are set back.
          else editor.patchCard({ content: contentOf(changes, 'before') });
        },
      },
    });
  };
}

function contentOf(changes: readonly TextChange[], state: 'before' | 'after'): CardContent {
  return Object.fromEntries(changes.map((change) => [change.field, change[state] || undefined]));
}
