import { memo, use, useCallback } from 'react';
import { cardTextMax, colourOf, fontOf, styleFields, type TextField } from '#domain/card/card.ts';
import type { FontName } from '#domain/card/fonts.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { DesignLocksContext } from '../core/design-locks.ts';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { useCardColours } from './card-colours.ts';
import { FieldRow } from './field-row.tsx';
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
      text={useDraft(({ design }) => design[field] ?? '')}
      onTextChange={changeText}
      font={useDraft(({ design }) => fontOf(design, field))}
      onFontChange={changeFont}
      colour={useDraft(({ design }) => colourOf(design, field))}
      onColourChange={changeColour}
      error={error && fieldErrors[error]}
      textProps={{
        name: field,
        inputMode: inputTypes[field] ?? 'text',
        placeholder: isLocked ? '' : words.examples[field],
        readOnly: isLocked,
        autoComplete: autoCompletes[field] ?? 'off',
        onBlur: () => validateField(field),
      }}
      {...(onRemove && { removal: { label: words.lines.remove(words.fields[field]), onRemove } })}
      {...(locks && { lock: isLocked ? designs.lockedHint : null })}
      cardColours={cardColours}
      messages={words.style}
    />
  );
});
