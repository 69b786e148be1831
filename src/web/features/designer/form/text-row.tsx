import { type ComponentProps, memo, use, useCallback } from 'react';
import { cardTextMax, colourOf, fontOf, styleFields, type TextField } from '#domain/card/card.ts';
import type { FontName } from '#domain/card/fonts.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { DesignLocksContext } from '../core/design-locks.ts';
import { useDraft, useEditor, useStyle } from '../core/editor-store.ts';
import { useCardColours } from './card-colours.ts';
import { FieldRow, RowText } from './field-row.tsx';
import { useFormErrors } from './form-errors.tsx';

const inputTypes: Partial<Record<TextField, 'tel' | 'email' | 'url'>> = {
  mobile: 'tel',
  phone: 'tel',
  email: 'email',
  url: 'url',
};

/** What the browser may offer to fill in. */
const autoCompletes: Partial<Record<TextField, 'tel' | 'address-line1' | 'address-level2'>> = {
  mobile: 'tel',
  street: 'address-line1',
  city: 'address-level2',
};

type TextRowProps = { field: TextField; onRemove?: (button: HTMLElement) => void };

/** Text, font and colour of one field of the card. */
export const TextRow = memo(function TextRow({ field, onRemove }: TextRowProps) {
  const { editor: words, designs, fieldErrors } = useMessages();
  const editor = useEditor();
  const { errors, validateField } = useFormErrors();
  const error = errors[field];
  const cardColours = useCardColours();
  const locks = use(DesignLocksContext);
  const isLocked = locks !== null && !locks.isOpen(field);

  const changeText = useCallback(
    (text: string) => editor.changeDesign({ [field]: text.slice(0, cardTextMax) }, field),
    [editor, field],
  );
  const changeFont = useCallback(
    (font: FontName) => editor.changeDesign({ [styleFields[field].font]: font }),
    [editor, field],
  );
  const changeColour = useCallback(
    (hex: string) => editor.changeDesign({ [styleFields[field].colour]: hex }, styleFields[field].colour),
    [editor, field],
  );

  return (
    <FieldRow
      label={words.fields[field]}
      renderText={(attributes) => (
        <Text
          {...attributes}
          field={field}
          onTextChange={changeText}
          inputMode={inputTypes[field] ?? 'text'}
          placeholder={isLocked ? '' : words.examples[field]}
          readOnly={isLocked}
          autoComplete={autoCompletes[field] ?? 'off'}
          onBlur={() => validateField(field)}
        />
      )}
      font={useStyle((design) => fontOf(design, field))}
      onFontChange={changeFont}
      colour={useStyle((design) => colourOf(design, field))}
      onColourChange={changeColour}
      error={error && fieldErrors[error]}
      {...(onRemove && { removal: { label: words.lines.remove(words.fields[field]), onRemove } })}
      {...(locks && { lock: isLocked ? designs.lockedHint : null })}
      cardColours={cardColours}
      messages={words.style}
    />
  );
});

type TextProps = Omit<ComponentProps<typeof RowText>, 'text' | 'name'> & { field: TextField };

/** The only part of a row that renders while somebody types. */
function Text({ field, ...props }: TextProps) {
  return <RowText {...props} name={field} text={useDraft(({ design }) => design[field] ?? '')} />;
}
