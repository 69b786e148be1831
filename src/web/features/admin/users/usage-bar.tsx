import { limitLabel } from '#domain/plan/plans.ts';
import { classNames } from '../../../ui/class-names.ts';

/** Used share of the card limit as a bar and in figures; red when the limit is reached. */
export function UsageBar({ count, limit }: { count: number; limit: number }) {
  const isFull = count >= limit;
  const share = limit > 0 ? Math.min(count / limit, 1) : 1;
  return (
    <span className="flex items-center gap-2 tablet:gap-3">
      <span
        aria-hidden
        className="h-1 w-14 overflow-hidden rounded-full bg-track tablet:max-wide:w-10 wide:w-18"
      >
        <span
          className={classNames('block h-full', isFull ? 'bg-destructive' : 'bg-ink-700')}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="text-md whitespace-normal tabular-nums">
        {count}/<wbr />
        {limitLabel(limit)}
      </span>
    </span>
  );
}
