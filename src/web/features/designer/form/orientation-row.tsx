import { layoutOf, type Orientation, orientations } from '#domain/card/card.ts';
import { businessCard, cutSize } from '#layout/formats.ts';
import { withLayout } from '#layout/with-layout.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { LabelledRow } from './labelled-row.tsx';

export function OrientationRow() {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const value = useDraft(({ design }) => layoutOf(design).orientation);
  const options = orientations.map((orientation: Orientation) => {
    const { width, height } = cutSize(businessCard, orientation);
    return { value: orientation, label: words[orientation], detail: words.size(width, height) };
  });
  return (
    <LabelledRow
      label={words.orientation}
      labelClassName="tablet:max-desktop:font-semibold tablet:max-desktop:text-foreground wide:pt-0.5"
    >
      <RadioCards
        label={words.orientation}
        value={value}
        options={options}
        onChange={(orientation) =>
          editor.changeDesign(withLayout(editor.get().present.design, { orientation }))
        }
      />
    </LabelledRow>
  );
}
