import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { HelpLink } from '../../../shared/page/help-link.tsx';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, type CheckState, checkIconStyles } from '../../../ui/feedback/check-icon.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { FixButton } from '../core/check/fix-button.tsx';
import type { ShownCheck } from '../core/check/shown-check.ts';
import { useEditor } from '../core/use-editor.ts';
import { helpOfRule } from './help-of-rule.ts';

type CheckRowsProps = {
  check: ShownCheck;
  /** Gets the focus when no fix is left. */
  heading: RefObject<HTMLElement | null>;
  className?: string;
};

/** All findings with their numbers and fixes, then a row if the press rules are not checked yet, then the passed rules. */
export function CheckRows({ check, heading, className }: CheckRowsProps) {
  const words = usePrintCheckWords();
  const editor = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const onFixClick = useFocusAfterFix(list, heading, check);
  const fixable = check.findings.filter(({ fix }) => fix);
  return (
    <ul ref={list} className={classNames('children:border-b children:border-border', className)}>
      {check.findings.map((finding, index) => {
        const { rule, level, title, detail, fix, otherFixes, key } = finding;
        const topic = helpOfRule[rule];
        return (
          <CheckRow
            key={key}
            state={level}
            title={level === 'information' ? title : words.numbered(index + 1, title)}
            detail={detail}
            help={topic && <HelpLink topic={topic} about={title} />}
          >
            {(fix ? [fix, ...otherFixes] : otherFixes).map(({ label, change }) => (
              <FixButton
                key={label}
                label={label}
                onClick={() => {
                  onFixClick(fixable.indexOf(finding));
                  editor.patchCard(change);
                }}
              />
            ))}
          </CheckRow>
        );
      })}
      {check.press !== 'done' && <PressRow check={check} />}
      {check.notRun.map(({ rule, title, detail }) => (
        <CheckRow key={rule} state="waiting" title={title} detail={detail}>
          {rule !== 'qrReads' && (
            <Button variant="outline" size="sm" onClick={check.checkAgain}>
              {words.press.tryAgain}
            </Button>
          )}
        </CheckRow>
      ))}
      {check.passed.map(({ rule, title, detail }) => (
        <CheckRow key={rule} state="passed" title={title} detail={detail} />
      ))}
    </ul>
  );
}

/** Shown while the rules that need the print worker are not checked. */
function PressRow({ check: { press, checkAgain } }: { check: ShownCheck }) {
  const { press: words } = usePrintCheckWords();
  if (press === 'done') return null;
  const reason = { waiting: words.why, failed: words.whyFailed, dataSaver: words.whyDataSaver }[press];
  return (
    <CheckRow state="waiting" title={words[press]} detail={reason}>
      {press !== 'waiting' && (
        <Button variant="outline" size="sm" onClick={checkAgain}>
          {press === 'failed' ? words.tryAgain : words.checkNow}
        </Button>
      )}
    </CheckRow>
  );
}

type CheckRowProps = {
  state: CheckState;
  title: string;
  detail: string;
  help?: ReactNode;
  children?: ReactNode;
};

function CheckRow({ state, title, detail, help, children }: CheckRowProps) {
  const words = usePrintCheckWords();
  const isFound = state === 'problem' || state === 'warning';
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-2.5 gap-y-1.5 py-1.5">
      <CheckIcon state={state} />
      <span className="sr-only">{words.states[state]}: </span>
      <span className="min-w-44 flex-1">
        <span className={classNames('block text-sm font-medium', isFound && checkIconStyles[state].colour)}>
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
          {detail}
          {help}
        </span>
      </span>
      {children}
    </li>
  );
}

/**
 * Moves the focus when the focused fix button disappears: to the fix at the same index, else to the last one, else to the
 * heading. The returned function takes the index of the clicked fix.
 */
function useFocusAfterFix(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  shown: unknown,
): (index: number) => void {
  const clicked = useRef<number | null>(null);

  useEffect(() => {
    const index = clicked.current;
    if (index === null || shown === null) return;
    const { activeElement } = document;
    // The button is still there: the check has not run yet, or offers the same fix again.
    if (activeElement?.matches('[data-fix]')) return;
    clicked.current = null;
    // The user has moved the focus in the meantime.
    if (activeElement && activeElement !== document.body) return;
    const fixes = [...(list.current?.querySelectorAll<HTMLElement>('[data-fix]') ?? [])];
    (fixes[index] ?? fixes.at(-1) ?? heading.current)?.focus();
  }, [shown, list, heading]);

  return (index) => {
    clicked.current = index;
  };
}
