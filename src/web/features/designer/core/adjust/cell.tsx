import type { ReactNode } from 'react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useIsInToolbar } from '../../../../ui/inputs/toolbar-item.tsx';

type CellProps = {
  label: string;
  /** Absent for a value that is as arranged. */
  onReset?: (() => void) | undefined;
  note?: ReactNode;
  children: ReactNode;
};

/** A control under its name, with a dot that resets what was changed; in a toolbar the control alone. */
export function Cell({ label, onReset, note, children }: CellProps) {
  const t = useTexts('hand');
  if (useIsInToolbar()) return children;
  return (
    <div className="min-w-0">
      <div className="flex h-6 items-center text-sm text-ink-700 tablet:text-xs">
        <span aria-hidden className="min-w-0 truncate">
          {label}
        </span>
        {onReset && (
          <button
            type="button"
            aria-label={t.reset(label)}
            title={t.reset(label)}
            onClick={onReset}
            className="relative grid size-6 shrink-0 cursor-pointer place-items-center rounded-full before:absolute before:-inset-2.5 pointer-fine:before:hidden"
          >
            <span className="size-2 rounded-full bg-primary" />
          </button>
        )}
      </div>
      {children}
      {note && <p className="pt-1 text-xs text-muted-foreground">{note}</p>}
    </div>
  );
}

/** The outline of a control without one. */
export const cellBoxStyles = 'h-11 w-full rounded-md border border-input bg-card desktop:pointer-fine:h-9';
