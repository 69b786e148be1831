import { useRef } from 'react';
import { type FurtherLine, isFurtherLine, textFields } from '#domain/card/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { AddLineButton } from './add-line-button.tsx';

const furtherLines = textFields.filter(isFurtherLine);

/** A menu of the lines that the form does not show yet. The row of the chosen one appears in its place, with the focus. */
export function AddLine() {
  const { fields } = useMessages().editor;
  const editor = useEditor();
  // A text, since a new array would cause a render on every keystroke.
  const hidden = useDraft(({ design }) =>
    furtherLines.filter((field) => design[field] === undefined).join(' '),
  );
  const added = useRef<FurtherLine | null>(null);
  const lines = furtherLines.filter((field) => hidden.split(' ').includes(field));

  if (lines.length === 0) return null;

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
            editor.changeDesign({ [field]: '' });
          }}
        >
          {fields[field]}
        </MenuItem>
      ))}
    </Menu>
  );
}
