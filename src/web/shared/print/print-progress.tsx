import { Button } from '../../ui/inputs/button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { usePrintCards } from './use-print-cards.ts';

type Progress = NonNullable<ReturnType<typeof usePrintCards>['progress']>;

/** How many cards are checked or printed, in words and as a bar. */
export function PrintProgress({ progress: { job, done, count } }: { progress: Progress }) {
  const { print: t, check } = useTexts('people');
  const text = job === 'print' ? t.printing(done, count) : check.progress(done, count);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress value={done} max={count} aria-label={text} className="max-w-40" />
      {text}
    </span>
  );
}

export function CancelPrint({ onCancel }: { onCancel: () => void }) {
  const { print: t } = useTexts('people');
  return (
    <Button variant="outline" onClick={onCancel}>
      {t.cancel}
    </Button>
  );
}
