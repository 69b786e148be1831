import { ALargeSmall } from 'lucide-react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { applyPatch } from '#domain/card/card.ts';
import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { useSizeTexts } from '../../../shared/team/size-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { fittedSharedSizes } from './save-design.ts';

/** The sizes that all cards of a design have, and a way to fit them to the cards that it has now. */
export function DesignSizes({ design }: { design: SavedDesign }) {
  const { sizes: t } = useTexts('designs');
  const { sizes } = useSizeTexts();
  const editor = useEditor();
  const typeset = useDraft((draft) => draft.card.style.typeset);
  const isSame = (fitted: SharedSizes) =>
    sortedJson(fitted) === sortedJson(editor.get().present.card.style.typeset ?? null);
  const fitting = useApiMutation(
    () => {
      const { present } = editor.get();
      return fittedSharedSizes(design, {
        ...present,
        card: applyPatch(present.card, { style: { typeset: undefined } }),
      });
    },
    {
      failure: { title: t.refit, fallback: t.failed, says: 'row' },
      success: (fitted) => (isSame(fitted) ? t.same : t.refitted),
      onSuccess: (fitted) => {
        if (!isSame(fitted)) editor.patchCard({ style: { typeset: fitted } });
      },
    },
  );
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1.5 py-1">
      <ALargeSmall aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p role="status" className="min-w-0 flex-[1_1_16rem]">
        {typeset ? t.fixed(sizes(typeset)) : t.atSave}
      </p>
      <Button variant="outline" size="sm" busy={fitting.isPending} onClick={() => fitting.mutate()}>
        {t.refit}
      </Button>
    </div>
  );
}
