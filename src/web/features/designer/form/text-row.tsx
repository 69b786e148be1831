import { memo, useCallback } from 'react';
import { cardTextMax, colourOf, fontOf, styleFields, type TextField } from '#domain/card/card.ts';
import type { FontName } from '#domain/card/fonts.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { FieldRow } from '../../../ui/inputs/field-row.tsx';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { useCardColours } from './card-colours.ts';
import { useFormErrors } from './form-errors.tsx';

const inputTypes: Partial<Record<TextField, 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  email: 'email',
  url: 'url',
};

/** Text, font and colour of one field of the card. */
export const TextRow = memo(function TextRow({ field }: { field: TextField }) {
  const { editor: words, fieldErrors } = useMessages();
  const editor = useEditor();
  const { errors, validateField } = useFormErrors();
  const error = errors[field];
  const cardColours = useCardColours();

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
        placeholder: words.examples[field],
        autoComplete: 'off',
        onBlur: () => validateField(field),
      }}
      cardColours={cardColours}
      messages={words.style}
    />
  );
});
