import { useCallback, useId } from 'react';
import { backgroundOf } from '#domain/card/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ColourField } from '../../../ui/colour/colour-field.tsx';
import { useTypedColour } from '../../../ui/colour/typed-colour.ts';
import { FieldError } from '../../../ui/inputs/field-error.tsx';
import { invalidOutlineStyles, outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { useCardColours } from './card-colours.ts';
import { LabelledRow } from './labelled-row.tsx';

export function BackgroundRow() {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const id = useId();
  const change = useCallback(
    (hex: string) => editor.changeDesign({ backgroundColor: hex }, 'backgroundColor'),
    [editor],
  );
  const typed = useTypedColour(
    useDraft(({ design }) => backgroundOf(design)),
    change,
  );
  const message = typed.isInvalid ? words.style.notAColour(typed.text) : undefined;
  return (
    <LabelledRow label={words.background}>
      <div className="flex items-center gap-3">
        <ColourField
          typed={typed}
          label={words.background}
          cardColours={useCardColours()}
          messages={words.style}
          describedBy={classNames(`${id}-hint`, message && `${id}-error`)}
          className={classNames(
            'h-11 w-33 shrink-0 rounded-md border bg-card desktop:pointer-fine:h-9',
            message ? invalidOutlineStyles : outlineStyles,
          )}
        />
        <span id={`${id}-hint`} className="text-xs text-muted-foreground">
          {words.backgroundHint}
        </span>
      </div>
      <FieldError id={`${id}-error`} message={message} />
    </LabelledRow>
  );
}
