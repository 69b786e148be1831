import { limitLabel } from '#domain/plan/plans.ts';
import { classNames } from '../class-names.ts';
import { Ring } from './ring.tsx';

type CounterProps = { count: number; limit: number; label: string; className?: string };

/** Used and allowed cards. Screen readers read the label instead of "3 / 50". */
export function Counter({ count, limit, label, className }: CounterProps) {
  const isFull = count >= limit;
  const share = limit > 0 ? Math.min(count / limit, 1) : 1;
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames(
        'inline-flex h-6.5 shrink-0 items-center gap-1.75 rounded-full border border-border-strong bg-card',
        'pr-2.5 pl-2 text-sm font-medium text-ink-700 tabular-nums',
        className,
      )}
    >
      <Ring share={share} isFull={isFull} />
      {count} / {limitLabel(limit)}
    </span>
  );
}
