import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextInput, type TextInputProps } from './text-input.tsx';

type PasswordFieldProps = Omit<TextInputProps, 'type' | 'trailing'> & {
  showLabel: string;
  hideLabel: string;
};

export function PasswordField({ showLabel, hideLabel, ref, ...field }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);

  function toggle() {
    // Some browsers reset the selection when the type changes.
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setShown(!isShown));
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  }

  function setRefs(element: HTMLInputElement | null) {
    input.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  }

  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextInput
      {...field}
      ref={setRefs}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
          className="mr-0.5 grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:text-foreground pointer-coarse:mr-0 pointer-coarse:size-11"
        >
          <Icon aria-hidden size={16} strokeWidth={1.75} />
        </button>
      }
    />
  );
}
