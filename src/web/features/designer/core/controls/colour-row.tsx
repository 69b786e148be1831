import { useId } from 'react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ColourField } from '../../../../ui/colour/colour-field.tsx';
import { useTypedColour } from '../../../../ui/colour/typed-colour.ts';
import { FieldError } from '../../../../ui/inputs/field-error.tsx';
import { invalidOutlineStyles, outlineStyles } from '../../../../ui/inputs/outline-styles.ts';
import { useCardColours } from './card-colours.ts';
import { LabelledRow } from './labelled-row.tsx';
import { LazyColourPicker } from './lazy-colour-picker.tsx';

type ColourRowProps = { label: string; hint: string; value: string; onChange: (hex: string) => void };

/** One colour with a hint beside it. */
export function ColourRow({ label, hint, value, onChange }: ColourRowProps) {
  const { style } = useTexts().editor;
  const id = useId();
  const typed = useTypedColour(value, onChange);
  const message = typed.isInvalid ? style.notAColour(typed.text) : undefined;
  return (
    <LabelledRow label={label}>
      <div className="flex items-center gap-3">
        <ColourField
          typed={typed}
          Picker={LazyColourPicker}
          label={label}
          cardColours={useCardColours()}
          messages={style}
          describedBy={classNames(`${id}-hint`, message && `${id}-error`)}
          className={classNames(
            'h-11 w-33 shrink-0 rounded-md border bg-card desktop:pointer-fine:h-9',
            message ? invalidOutlineStyles : outlineStyles,
          )}
        />
        <span id={`${id}-hint`} className="text-xs text-muted-foreground">
          {hint}
        </span>
      </div>
      <FieldError id={`${id}-error`} message={message} />
    </LabelledRow>
  );
}
