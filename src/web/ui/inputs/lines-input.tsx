import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { lineBreaksMax } from '#domain/card/line-breaks.ts';
import { classNames } from '../class-names.ts';

export type LinesInputProps = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'disabled'
  | 'required'
  | 'maxLength'
  | 'autoComplete'
  | 'inputMode'
  | 'className'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
> & {
  text: string;
  onTextChange: (text: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Takes the focus with the caret there when it is first shown. */
  caret?: number | undefined;
};

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * A text field of one line. Shift+Enter breaks its text: it is then a text area, as high as its lines, until the last
 * break is removed. Enter submits the form, as in a field of one line.
 */
export function LinesInput({
  text,
  onTextChange,
  caret,
  onFocus,
  onBlur,
  className,
  ...attributes
}: LinesInputProps) {
  const isBroken = text.includes('\n');
  const field = useRef<Field>(null);
  const nextCaret = useRef(caret ?? null);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    // One element has taken the place of the other.
    const isLost = hasFocus.current && document.activeElement === document.body;
    const at = nextCaret.current ?? (isLost ? (field.current?.value.length ?? 0) : null);
    nextCaret.current = null;
    if (at === null) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(at, at);
  });

  function change({ target }: ChangeEvent<Field>) {
    if (target.value.includes('\n') !== isBroken) nextCaret.current = target.selectionStart;
    onTextChange(target.value);
  }

  function keyDown(event: KeyboardEvent<Field>) {
    const { key, shiftKey, currentTarget } = event;
    if (key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!shiftKey) {
      if (!isBroken) return;
      event.preventDefault();
      currentTarget.form?.requestSubmit();
      return;
    }
    const isOpen = !attributes.readOnly && text.split('\n').length <= lineBreaksMax;
    // A text area breaks by itself.
    if (isOpen && isBroken) return;
    event.preventDefault();
    if (!isOpen) return;
    nextCaret.current = (currentTarget.selectionStart ?? text.length) + 1;
    onTextChange(withBreak(currentTarget));
  }

  const shared = {
    ...attributes,
    value: text,
    onChange: change,
    onKeyDown: keyDown,
    onFocus: () => {
      hasFocus.current = true;
      onFocus?.();
    },
    onBlur: () => {
      hasFocus.current = false;
      onBlur?.();
    },
  };
  return isBroken ? (
    <textarea
      {...shared}
      ref={(element) => {
        field.current = element;
      }}
      rows={text.split('\n').length}
      className={classNames(
        className,
        'resize-none overflow-hidden py-2 leading-6 desktop:pointer-fine:py-1.5',
      )}
    />
  ) : (
    <input
      {...shared}
      type="text"
      ref={(element) => {
        field.current = element;
      }}
      className={className}
    />
  );
}

/** The text of a field with a line break in place of its selection. */
function withBreak({ value, selectionStart, selectionEnd }: Field): string {
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  return `${value.slice(0, start)}\n${value.slice(end)}`;
}
