import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { TypedColour } from './typed-colour.ts';

type HexInputProps = ComponentProps<'input'> & { typed: TypedColour };

/** The text input of a colour. The container draws the outline. */
export function HexInput({ typed, className, ...rest }: HexInputProps) {
  return (
    <input
      {...rest}
      type="text"
      // Without a form: browsers visit all inputs of a form at every key, to learn what to fill in.
      form=""
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      value={typed.text}
      onChange={(event) => typed.setText(event.target.value)}
      onBlur={typed.commit}
      aria-invalid={typed.isInvalid || undefined}
      className={classNames(
        'min-w-0 flex-1 bg-transparent tabular-nums caret-primary focus-visible:shadow-none',
        typed.isInvalid ? 'text-destructive' : 'text-ink-700',
        className,
      )}
    />
  );
}
