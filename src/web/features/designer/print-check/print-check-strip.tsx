import { ChevronDown, ChevronUp } from 'lucide-react';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, checkIconStyles } from '../../../ui/feedback/check-icon.tsx';
import type { ShownCheck } from '../core/check/shown-check.ts';
import { useLogoUpload } from '../core/logo/logo-upload-state.ts';
import { CheckCounts } from './check-counts.tsx';
import { CheckPending } from './check-pending.tsx';

type StripProps = { check: ShownCheck | null; isOpen: boolean; onToggle: () => void; panelId: string };

/** The result of the print check in one line, with a button that opens the details. */
export function PrintCheckStrip({ check, isOpen, onToggle, panelId }: StripProps) {
  const words = usePrintCheckWords();
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <div className="flex h-11 shrink-0 items-center gap-3 bg-background px-4 text-sm tablet:px-6 desktop:pr-3.5">
      <div role="status" className="min-w-0 flex-1 truncate max-tablet:hidden">
        {check ? <Summary check={check} /> : <CheckPending />}
      </div>
      {check && <CheckCounts check={check} passedFirst className="flex-1 tablet:hidden" />}
      {check && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          className={classNames(
            'flex h-8 shrink-0 cursor-pointer items-center gap-2 rounded-button-sm px-2.5 font-medium text-ink-700 hover:bg-muted max-tablet:px-1 pointer-coarse:h-11',
            isOpen && 'bg-muted',
          )}
        >
          <span className="max-tablet:hidden">{words.details}</span>
          <span className="text-xs font-normal text-muted-foreground tablet:hidden">
            {check.other ? words.labelOfSide[check.side] : words.label}
          </span>
          <Chevron aria-hidden size={14} strokeWidth={1.75} className="max-tablet:rotate-180" />
        </button>
      )}
    </div>
  );
}

/** The worst finding of the side that is not shown; nothing if it has none. */
function OtherSide({ check: { other } }: { check: ShownCheck }) {
  const words = usePrintCheckWords();
  const [worst] = other?.findings ?? [];
  if (!other || !worst || worst.level === 'information') return null;
  return (
    <span className={classNames('truncate font-medium', checkIconStyles[worst.level].colour)}>
      · {words.ofSide(words.sides[other.side], worst.brief)}
    </span>
  );
}

/** Problems replace the number of passed rules. Rules that are not checked yet do not count as passed. */
function Summary({ check }: { check: ShownCheck }) {
  const words = usePrintCheckWords();
  const problems = check.findings.filter(({ level }) => level === 'problem');
  const warnings = check.findings.filter(({ level }) => level === 'warning');
  const [problem] = problems;
  const [warning] = warnings;
  const isLogoUploading = useLogoUpload() !== null;
  if (problem) {
    return (
      <span className="flex items-center gap-1.5">
        <CheckIcon state="problem" className="size-3.75" />
        <span className="truncate font-medium text-destructive">
          {words.stripFound(words.problems(problems.length), problem.brief)}
        </span>
        <OtherSide check={check} />
        <span className="shrink-0 text-muted-foreground max-wide:hidden">· {words.stillAvailable}</span>
      </span>
    );
  }
  if (check.isEmpty && !warning)
    return (
      <span className="text-muted-foreground">
        {words.label}: {words.nothingYet}
      </span>
    );
  const [note] = check.findings;
  return (
    <span className="flex items-center gap-1.5">
      <CheckIcon state="passed" className="size-3.75" />
      <span className={classNames('shrink-0 font-medium', checkIconStyles.passed.colour)}>
        {words.strip(check.passed.length)}
      </span>
      {isLogoUploading && <span className="truncate text-muted-foreground">· {words.logoLater}</span>}
      {!isLogoUploading && (warning ?? note) && (
        <>
          <span className="px-1 text-muted-foreground">·</span>
          <CheckIcon state={warning ? 'warning' : 'information'} className="size-3.75" />
          <span
            className={classNames('truncate', warning ? 'font-medium text-warning' : 'text-muted-foreground')}
          >
            {warning
              ? words.andBrief(words.warnings(warnings.length), warning.brief)
              : note && words.andBrief(words.notes(check.findings.length), note.brief)}
          </span>
        </>
      )}
      <OtherSide check={check} />
      {!isLogoUploading && check.press !== 'done' && (
        <span className="truncate text-muted-foreground">· {words.press[check.press]}</span>
      )}
      {!isLogoUploading && check.notRun[0] && (
        <span className="truncate text-muted-foreground">· {check.notRun[0].brief}</span>
      )}
    </span>
  );
}
