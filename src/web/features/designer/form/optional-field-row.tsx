import { useCallback, useLayoutEffect, useRef } from 'react';
import type { OptionalField } from '#domain/card/text-fields.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { TextRow } from './text-row.tsx';

/** The row of a further line: present from its addition to its removal, also while its text is empty. */
export function OptionalFieldRow({ field }: { field: OptionalField }) {
  const editor = useEditor();
  const isShown = useDraft(({ card }) => card.content[field] !== undefined);
  const remove = useCallback(
    (button: HTMLElement) => {
      focusNext(button);
      editor.patchCard({
        content: { [field]: undefined },
        style: { fonts: { [field]: undefined }, colours: { [field]: undefined } },
      });
    },
    [editor, field],
  );
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    // Undo removes a row that may have the focus.
    const hasLostFocus = wasShown.current && !isShown && document.activeElement === document.body;
    if (hasLostFocus) document.querySelector<HTMLElement>('[data-add-line]')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return isShown && <TextRow field={field} onRemove={remove} />;
}

/** Before a row is removed: focuses the next remove button, else the menu of lines, else the previous remove button. */
function focusNext(button: HTMLElement): void {
  const form = button.closest('form');
  const buttons = [...(form?.querySelectorAll<HTMLElement>('[data-remove-row]') ?? [])];
  const index = buttons.indexOf(button);
  const addLine = form?.querySelector<HTMLElement>('[data-add-line]');
  (buttons[index + 1] ?? addLine ?? buttons[index - 1])?.focus();
}
