import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, type CheckState, checkIconStyles } from '../../../ui/feedback/check-icon.tsx';
import type { ShownCheck } from './use-print-check.ts';

type CheckCountsProps = { check: ShownCheck; passedFirst?: boolean; className?: string };

/** How many problems, warnings, notes and kept rules there are; none is left out, nothing is said of zero. */
export function CheckCounts({ check, passedFirst = false, className }: CheckCountsProps) {
  const { printCheck: words } = useMessages();
  const count = (level: string) => check.findings.filter((finding) => finding.level === level).length;
  const counts = [
    { state: 'problem', count: count('problem'), say: words.problems },
    { state: 'warning', count: count('warning'), say: words.warnings },
    { state: 'information', count: count('information'), say: words.notes },
    { state: 'passed', count: check.passed.length, say: words.passed },
  ] satisfies { state: CheckState; count: number; say: (count: number) => string }[];
  return (
    <span className={classNames('flex flex-wrap items-center gap-x-3 tablet:gap-x-4', className)}>
      {(passedFirst ? counts.toReversed() : counts)
        .filter(({ count }) => count > 0)
        .map(({ state, count, say }) => (
          <span
            key={state}
            className={classNames('flex items-center gap-1.5 font-medium', checkIconStyles[state].colour)}
          >
            <CheckIcon state={state} />
            {say(count)}
          </span>
        ))}
    </span>
  );
}
