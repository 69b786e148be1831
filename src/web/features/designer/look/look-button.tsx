import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { thumbnailStyles } from '../core/drawing/dock-styles.ts';
import { usePictureShape } from './picture-draft.ts';

type LookButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  name: string;
  /** Why the look is offered. */
  reason?: string | undefined;
  /** Whether the card is about to have it. */
  isTaken: boolean;
  onClick: () => void;
  /** The picture. */
  children: ReactNode;
};

/** A look to take: its picture in the proportions of the card, and its name. */
export function LookButton({ ref, name, reason, isTaken, onClick, children }: LookButtonProps) {
  const t = useTexts('looks');
  const { orientation, style } = usePictureShape();
  return (
    <button
      ref={ref}
      type="button"
      aria-label={t.use(name)}
      title={reason}
      onClick={onClick}
      className="group flex w-full min-w-0 cursor-pointer flex-col items-center gap-1 rounded-sm text-xs text-muted-foreground hover:text-foreground"
    >
      <span className={`block p-0.75 ${thumbnailStyles[orientation]}`} style={style}>
        <span
          className={classNames(
            'block size-full overflow-hidden rounded-xs border bg-card group-hover:border-primary',
            isTaken ? 'border-primary ring-2 ring-primary' : 'border-border-strong',
          )}
        >
          {children}
        </span>
      </span>
      <span className="max-w-full truncate">{name}</span>
    </button>
  );
}
