import { type Orientation, orientations } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { withLayout } from '#layout/with-layout.ts';
import { cardFonts } from '../../../shared/fonts/card-fonts.ts';
import { useLengths } from '../../../shared/i18n/lengths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { LabelledRow, narrowHeadingStyles } from '../core/controls/labelled-row.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';

/** A square has none. */
export function OrientationRow() {
  const { editor: t } = useTexts();
  const editor = useEditor();
  const value = useDraft(({ card }) => resolveFormat(card).orientation);
  const format = useDraft(({ card }) => card.format);
  const { size } = useLengths(format);
  const { width, height } = guidesOf(resolveFormat({ format })).cut;
  if (width === height) return null;
  const options = orientations.map((orientation: Orientation) => ({
    value: orientation,
    label: t[orientation],
    detail: `(${size(guidesOf(resolveFormat({ format, orientation })).cut)})`,
  }));
  return (
    <LabelledRow label={t.orientation} labelClassName={`${narrowHeadingStyles} wide:pt-0.5`}>
      <RadioCards
        label={t.orientation}
        value={value}
        options={options}
        onChange={(orientation) =>
          editor.setCard(withLayout(editor.get().present.card, { orientation }, cardFonts.get().looks))
        }
      />
    </LabelledRow>
  );
}
