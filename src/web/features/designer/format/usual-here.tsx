import { formatIds } from '#domain/card/formats.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { withLayout } from '#layout/with-layout.ts';
import { cardFonts } from '../../../shared/fonts/card-fonts.ts';
import { useLengths } from '../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { usualFormatOf } from './usual-format.ts';

/** Where cards of another size are usual: one line that says so, and changes the size. The default stays. */
export function UsualHere() {
  const { format: t } = useTexts().editor;
  const editor = useEditor();
  const hasDefault = useDraft(({ card }) => (card.format ?? formatIds[0]) === formatIds[0]);
  const usual = usualFormatOf(navigator.languages);
  const { size } = useLengths(usual ?? undefined);
  if (!usual || !hasDefault) return null;
  const text = size(guidesOf(resolveFormat({ format: usual })).cut);
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-1 text-xs text-muted-foreground">
      {t.usualHere(text)}
      <button
        type="button"
        onClick={() =>
          editor.setCard(withLayout(editor.get().present.card, { format: usual }, cardFonts.get().looks))
        }
        className="min-h-6 cursor-pointer rounded-xs font-medium text-primary hover:underline pointer-coarse:min-h-11"
      >
        {t.chooseUsual(text)}
      </button>
    </p>
  );
}
