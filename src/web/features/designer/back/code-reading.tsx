import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { fixText } from '../../../shared/print-check/print-check-text.ts';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, type CheckState, checkIconStyles } from '../../../ui/feedback/check-icon.tsx';
import { FixButton } from '../core/check/fix-button.tsx';
import type { CodeReadingResult as Reading } from '../core/check/use-code-reading.ts';
import { usePrintCheck } from '../core/check/use-print-check.ts';
import { useEditor } from '../core/use-editor.ts';

const icons: Record<Reading['state'], CheckState> = {
  reading: 'waiting',
  reads: 'passed',
  unread: 'problem',
  notLoaded: 'waiting',
};

/** Whether the code was read back, with a button that mends it if it was not. */
export function CodeReading() {
  const { back } = useTexts();
  const printCheck = usePrintCheckWords();
  const editor = useEditor();
  const reading = usePrintCheck()?.reading;
  if (!reading) return null;
  const { state, fix } = reading;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-muted px-3 py-1.5 text-sm">
      <CheckIcon state={icons[state]} />
      <p role="status" className={classNames('min-w-0 flex-1', checkIconStyles[icons[state]].colour)}>
        {back.qr.reading[state]}
      </p>
      {fix && <FixButton label={fixText(printCheck, fix)} onClick={() => editor.patchCard(fix.change)} />}
    </div>
  );
}
