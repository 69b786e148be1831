import { type KeyboardEvent, useId, useRef } from 'react';
import { cardTextMax } from '#domain/card/card.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/inputs/field-error.tsx';

type RenameFieldProps = {
  name: string;
  /** The name of the failed attempt and the error. */
  failed: { name: string; message: string } | null;
  onName: (name: string) => void;
  onClose: () => void;
};

/** A text field with the whole name selected. Enter and blur save, Escape cancels; an empty name is ignored. */
export function RenameField({ name, failed, onName, onClose }: RenameFieldProps) {
  const { cards: t } = useTexts();
  const keysId = useId();
  const errorId = useId();
  // Unmounting the focused input fires blur, which must not save again.
  const isDone = useRef(false);

  function finish(typed: string | null) {
    if (isDone.current) return;
    isDone.current = true;
    const next = typed?.trim();
    if (next && next !== name) onName(next);
    onClose();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and Escape also end an IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(event.currentTarget.value);
    if (event.key === 'Escape') finish(null);
  }

  return (
    <div className="min-w-0 flex-1 basis-40">
      <span
        className={classNames(
          '-ml-2.25 flex h-8 items-center gap-1 rounded-md border bg-card pr-1.5 pl-2 ring-3 pointer-coarse:-my-1.5 pointer-coarse:h-11',
          failed ? 'border-destructive ring-destructive/22' : 'border-primary ring-primary/22',
        )}
      >
        <input
          ref={(input) => {
            input?.focus();
            input?.select();
          }}
          type="text"
          aria-label={t.cardName}
          aria-describedby={classNames(keysId, failed && errorId)}
          aria-invalid={failed ? true : undefined}
          defaultValue={failed?.name ?? name}
          maxLength={cardTextMax}
          autoComplete="off"
          onKeyDown={handleKey}
          onBlur={({ currentTarget }) => finish(currentTarget.value)}
          className="w-full min-w-0 bg-transparent text-lg font-semibold caret-primary focus-visible:shadow-none tablet:text-control"
        />
        <span id={keysId} className="flex gap-1 pointer-coarse:hidden">
          {[t.enter, t.escape].map((key) => (
            <kbd
              key={key}
              className="rounded-xs border border-border-strong bg-card px-1.25 font-sans text-2xs font-medium text-ink-700"
            >
              {key}
            </kbd>
          ))}
        </span>
      </span>
      <FieldError id={errorId} message={failed?.message} />
    </div>
  );
}
