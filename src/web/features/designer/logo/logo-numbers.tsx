import { logoLimits, logoPlacementOf } from '#domain/card/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { NumberField } from '../../../ui/inputs/number-field.tsx';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { LabelledRow } from '../form/labelled-row.tsx';

/** The size of the logo and its offset from its anchor, in mm; disabled without a logo. */
export function LogoNumbers({ disabled }: { disabled: boolean }) {
  const { logo: words } = useMessages().editor;
  const editor = useEditor();
  const size = useDraft(({ design }) => logoPlacementOf(design).size);
  const left = useDraft(({ design }) => logoPlacementOf(design).left);
  const top = useDraft(({ design }) => logoPlacementOf(design).top);
  const box = { unit: words.mm, disabled };
  return (
    <LabelledRow label={words.sizeAndOffset} labelClassName="tablet:max-desktop:hidden">
      <fieldset aria-label={words.sizeAndOffset} className="flex min-w-0 gap-2">
        <NumberField
          {...box}
          label={words.size}
          value={size}
          limits={logoLimits.size}
          onChange={(logoSize) => editor.changeDesign({ logoSize }, 'logoSize')}
        />
        <NumberField
          {...box}
          label={words.left}
          value={left}
          limits={logoLimits.offset}
          onChange={(logoX) => editor.changeDesign({ logoX }, 'logoX')}
        />
        <NumberField
          {...box}
          label={words.top}
          value={top}
          limits={logoLimits.offset}
          onChange={(logoY) => editor.changeDesign({ logoY }, 'logoY')}
        />
      </fieldset>
    </LabelledRow>
  );
}
