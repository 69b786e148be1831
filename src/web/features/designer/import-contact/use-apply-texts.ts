import { applyPatch, type Card, type CardContent } from '#domain/card/card.ts';
import { withOfferedLook, withoutLook } from '#domain/look/choose-look.ts';
import { isEmptyDraft } from '#editor/draft.ts';
import { sixLooksFor } from '#layout/looks/six-looks.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useEditor } from '../core/use-editor.ts';
import type { TextChange } from './text-changes.ts';

/** Puts texts on the card as one step, and offers to undo it. An empty card gets the look that fits them best. */
export function useApplyTexts(): (changes: readonly TextChange[]) => void {
  const { used: t } = useTexts('card-texts');
  const { names } = useTexts('looks');
  const editor = useEditor();
  return (changes) => {
    const before = editor.get().present;
    const plain = applyPatch(before.card, { content: contentOf(changes, 'after') });
    const look = isEmptyDraft(before) ? bestLook(plain) : null;
    editor.setCard(look ? withOfferedLook(plain, look) : plain);
    const { present } = editor.get();
    /** After further changes only what came with the texts is set back. */
    const withoutItsLook = (card: Card) => (card.style.look?.id === look?.id ? withoutLook(card) : card);
    showToast({
      variant: 'default',
      title: t.title,
      description: [t.description(changes.length), look && t.inLook(names[look.id])]
        .filter(Boolean)
        .join(' '),
      action: {
        label: t.undo,
        run: () => {
          const now = editor.get().present;
          if (now === present) editor.undo();
          else
            editor.setCard(applyPatch(withoutItsLook(now.card), { content: contentOf(changes, 'before') }));
        },
      },
      ...(look && {
        secondAction: {
          label: t.plain,
          run: () => {
            const now = editor.get().present;
            editor.setCard(now === present ? plain : withoutItsLook(now.card));
          },
        },
      }),
    });
  };
}

function bestLook({ content }: Card) {
  return sixLooksFor({ content })[0]?.look ?? null;
}

function contentOf(changes: readonly TextChange[], state: 'before' | 'after'): CardContent {
  return Object.fromEntries(changes.map((change) => [change.field, change[state] || undefined]));
}
