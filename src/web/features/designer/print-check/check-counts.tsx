import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, type CheckState, checkIconStyles } from '../../../ui/feedback/check-icon.tsx';
import type { ShownCheck, SideCheck } from '../core/check/shown-check.ts';

type CheckCountsProps = {
  check: Pick<SideCheck, 'findings' | 'passed'> & Partial<Pick<ShownCheck, 'isEmpty'>>;
  passedFirst?: boolean;
  className?: string;
};

/** The numbers of problems, warnings, notes and passed rules, without zeros; on an empty card, that there is nothing to check yet. */
export function CheckCounts({ check, passedFirst = false, className }: CheckCountsProps) {
  const words = usePrintCheckWords();
  const count = (level: string) => check.findings.filter((finding) => finding.level === level).length;
  if (check.isEmpty && check.findings.length === 0)
    return <span className={classNames('text-muted-foreground', className)}>{words.nothingYet}</span>;
  const counts = [
    { state: 'problem', count: count('problem'), label: words.problems },
    { state: 'warning', count: count('warning'), label: words.warnings },
    { state: 'information', count: count('information'), label: words.notes },
    { state: 'passed', count: check.passed.length, label: words.passed },
  ] satisfies { state: CheckState; count: number; label: (count: number) => string }[];
  return (
    <span className={classNames('flex flex-wrap items-center gap-x-3 tablet:gap-x-4', className)}>
      {(passedFirst ? counts.toReversed() : counts)
        .filter(({ count }) => count > 0)
        .map(({ state, count, label }) => (
          <span
            key={state}
            className={classNames('flex items-center gap-1.5 font-medium', checkIconStyles[state].colour)}
          >
            <CheckIcon state={state} />
            {label(count)}
          </span>
        ))}
    </span>
  );
}
