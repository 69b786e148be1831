import { useRef } from 'react';
import { isOptionalField, type OptionalField, textFields } from '#domain/card/text-fields.ts';
import { adjust } from '#editor/hand/adjust.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { AddLineButton } from './add-line-button.tsx';

const optionalFields = textFields.filter(isOptionalField);

/** A menu of the lines that the form does not show yet, and a code. The row of the chosen line appears in its place, with the focus. */
export function AddLine() {
  const { editor: t, back } = useTexts();
  const editor = useEditor();
  // A text, since a new array would cause a render on every keystroke.
  const hidden = useDraft(({ card }) =>
    optionalFields.filter((field) => card.content[field] === undefined).join(' '),
  );
  const hasCode = useDraft(({ card }) => card.style.adjustments?.code !== undefined);
  const added = useRef<OptionalField | null>(null);
  const lines = optionalFields.filter((field) => hidden.split(' ').includes(field));

  if (lines.length === 0 && hasCode) return null;

  function focusAdded(event: Event) {
    if (!added.current) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>(`input[name="${added.current}"]`)?.focus();
    added.current = null;
  }

  return (
    <Menu align="start" trigger={<AddLineButton />} onCloseAutoFocus={focusAdded}>
      {lines.map((field) => (
        <MenuItem
          key={field}
          onSelect={() => {
            added.current = field;
            editor.patchCard({ content: { [field]: '' } });
          }}
        >
          {t.fields[field]}
        </MenuItem>
      ))}
      {!hasCode && <MenuItem onSelect={() => adjust(editor, { code: {} })}>{back.qr.title}</MenuItem>}
    </Menu>
  );
}
