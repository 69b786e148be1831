import { type ComponentProps, memo, Suspense, useCallback } from 'react';
import type { FontName } from '#domain/card/fonts.ts';
import { allowsLineBreaks } from '#domain/card/line-breaks.ts';
import { type TextField, textFieldRecords } from '#domain/card/text-fields.ts';
import { tidyTyped, typeText } from '#editor/hand/side-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../../shared/loading/lazy-component.tsx';
import { useStore } from '../../../shared/use-store.ts';
import { useCardColours } from '../core/controls/card-colours.ts';
import { FieldRow, RowText } from '../core/controls/field-row.tsx';
import { useEditorStores } from '../core/editor-stores.ts';
import { isSelectedText } from '../core/selection.ts';
import { useDraft, useFieldError, useShownStyle } from '../core/use-editor.ts';

/** Loaded when the style of a row opens. */
const MoreTextStyle = lazyComponent(
  async () => (await import('../core/adjust/more-text-style.tsx')).MoreTextStyle,
  RenderNothing,
);

/** Loaded with a card of a company design, whose rows have no style. */
const RowLabel = lazyComponent(
  async () => (await import('../core/adjust/label-control.tsx')).RowLabel,
  RenderNothing,
);

/** Loaded once the page is used. */
const RowHandle = lazyComponent(
  async () => (await import('../core/adjust/row-handle.tsx')).RowHandle,
  RenderNothing,
);

type TextRowProps = { field: TextField; onRemove?: (button: HTMLElement) => void };

/** Text, font and colour of one field of the card. */
export const TextRow = memo(function TextRow({ field, onRemove }: TextRowProps) {
  const { editor: t, fieldErrors } = useTexts();
  const { editor, formErrors, locks, selection } = useEditorStores();
  const isSelected = useStore(selection, (selected) => isSelectedText(selected, field));
  const error = useFieldError(field);
  const cardColours = useCardColours();
  const isLocked = locks !== null && !locks.isOpen(field);

  const changeText = useCallback((text: string) => typeText(editor, 'front', field, text), [editor, field]);
  const changeFont = useCallback(
    (font: FontName) => editor.patchCard({ style: { fonts: { [field]: font } } }),
    [editor, field],
  );
  const changeColour = useCallback(
    (hex: string) => editor.patchCard({ style: { colours: { [field]: hex } } }, `${field}-colour`),
    [editor, field],
  );

  return (
    <FieldRow
      label={t.fields[field]}
      isSelected={isSelected}
      renderText={(attributes) => (
        <Text
          {...attributes}
          field={field}
          onTextChange={changeText}
          canBreak={allowsLineBreaks(field)}
          inputMode={textFieldRecords[field].inputMode ?? 'text'}
          placeholder={isLocked ? '' : t.examples[field]}
          readOnly={isLocked}
          autoComplete={textFieldRecords[field].autoComplete ?? 'off'}
          onFocus={() => {
            attributes.onFocus();
            selection.set({ side: 'front', id: field, mode: 'form' });
          }}
          onBlur={() => {
            tidyTyped(editor, 'front', field);
            formErrors.validateField(field);
            if (selection.get()?.mode === 'form') selection.set(null);
          }}
        />
      )}
      font={useShownStyle(({ fonts }) => fonts[field])}
      onFontChange={changeFont}
      colour={useShownStyle(({ colours }) => colours[field])}
      onColourChange={changeColour}
      handle={
        locks ? null : (
          <Suspense>
            <RowHandle field={field} />
          </Suspense>
        )
      }
      moreStyle={
        <Suspense>
          <MoreTextStyle field={field} />
        </Suspense>
      }
      rowEnd={
        locks && !isLocked ? (
          <Suspense>
            <RowLabel field={field} />
          </Suspense>
        ) : null
      }
      error={error && fieldErrors[error]}
      {...(onRemove && { removal: { label: t.lines.remove(t.fields[field]), onRemove } })}
      {...(locks && { lock: isLocked ? t.lockedHint : null })}
      cardColours={cardColours}
      messages={t.style}
    />
  );
});

type TextProps = Omit<ComponentProps<typeof RowText>, 'text' | 'name'> & { field: TextField };

/** The only part of a row that renders while somebody types. */
function Text({ field, ...props }: TextProps) {
  return <RowText {...props} name={field} text={useDraft(({ card }) => card.content[field] ?? '')} />;
}
