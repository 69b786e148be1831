import { byLevel } from '#layout/check/causes.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { CheckIcon } from '../../../ui/feedback/check-icon.tsx';
import type { ShownCheck } from '../core/check/shown-check.ts';
import { usePrintCheck } from '../core/check/use-print-check.ts';
import { useEditorStores } from '../core/editor-stores.ts';

const maxFindings = 3;

/** The findings of both sides, worst first; the side is given on a card with two. */
function findingsOf({ side, findings, other }: ShownCheck) {
  const own = findings.map((finding) => ({ ...finding, side: other ? side : null }));
  return byLevel([
    ...own,
    ...(other?.findings ?? []).map((finding) => ({ ...finding, side: other?.side ?? null })),
  ]);
}

/** The worst findings of the print check with a link to all of them. They do not block the download. */
export function WorstFindings({ onShow }: { onShow: () => void }) {
  const t = useTexts('pdf');
  const printCheck = usePrintCheckWords();
  const check = usePrintCheck();
  const { checkPanel } = useEditorStores();
  const findings = check ? findingsOf(check) : [];
  if (findings.length === 0) return null;
  const worst = findings.slice(0, maxFindings);
  const more = findings.length - worst.length;
  return (
    <section
      aria-label={t.found}
      className="flex min-w-0 items-end gap-x-4 gap-y-1 text-xs max-tablet:flex-col max-tablet:items-start"
    >
      <ul className="flex min-w-0 flex-1 flex-col gap-1">
        {worst.map(({ key, level, title, detail, side }) => (
          <li key={key} className="flex min-w-0 items-start gap-1.5">
            <CheckIcon state={level} className="mt-px size-3.5" />
            <span className="sr-only">{printCheck.states[level]}: </span>
            <span className="min-w-0">
              <span className="font-medium">
                {side ? printCheck.ofSide(printCheck.sides[side], title) : title}
              </span>
              <span className="text-muted-foreground"> – {detail}</span>
            </span>
          </li>
        ))}
        {more > 0 && <li className="pl-5 text-muted-foreground">{t.more(more)}</li>}
      </ul>
      <button
        type="button"
        className="min-h-6 shrink-0 cursor-pointer font-medium text-primary underline underline-offset-2 pointer-coarse:min-h-11"
        onClick={() => {
          onShow();
          checkPanel.set('focused');
        }}
      >
        {t.showCheck}
      </button>
    </section>
  );
}
