import { useEffect, useRef, useState } from 'react';
import type { RowProblem } from '#people/batch/check-card.ts';
import { pdfFileName } from '#print/file-name.ts';
import { filesOfCards } from '../card/picture-files.ts';
import { downloadFile } from '../files/download-file.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { failureToast } from '../notify/failure-text.ts';
import { featureFailures } from '../notify/feature-failures.ts';
import { showToast } from '../notify/toast-store.ts';
import { requestPrint } from '../print-worker/print-client.ts';
import type { PrintedCard, PrintOutput } from '../print-worker/print-messages.ts';
import { countUsage } from '../usage-analytics/count-usage.ts';
import { activeShop } from './print-choice.ts';

type Progress = { job: 'checkCards' | 'print'; done: number; count: number };

/** Cards that are about to be printed, and those of them that the print check refuses. */
export type FoundProblems = {
  cards: readonly PrintedCard[];
  output: PrintOutput;
  problems: ReadonlyMap<PrintedCard, readonly RowProblem[]>;
};

/** Checks and prints cards in the worker, while the page stays usable. `progress` is null when neither is under way. */
export function usePrintCards(onEnd: () => void = () => undefined) {
  const { print: t } = useTexts('people');
  const common = useTexts();
  const pdf = useTexts('pdf');
  const [progress, setProgress] = useState<Progress | null>(null);
  const [found, setFound] = useState<FoundProblems | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  /** Null if the job failed, which a toast has said, or was cancelled. */
  async function run<Result>(
    job: Progress['job'],
    count: number,
    work: (options: { onProgress: (done: number) => void; signal: AbortSignal }) => Promise<Result>,
  ): Promise<Result | null> {
    const onProgress = (done: number) => setProgress({ job, done, count });
    onProgress(0);
    abort.current = new AbortController();
    const { signal } = abort.current;
    try {
      return await work({ onProgress, signal });
    } catch (error) {
      if (!signal.aborted)
        showToast(failureToast(common, featureFailures.print(common, pdf, t.failed), error));
      return null;
    }
  }

  async function print(cards: readonly PrintedCard[], output: PrintOutput): Promise<void> {
    const shop = activeShop();
    setFound(null);
    const file = await run('print', cards.length, (options) =>
      requestPrint('printCards', { cards, output, shop, files: filesOfCards(cards) }, options),
    );
    const [first] = cards;
    const isOne = cards.length === 1 && output.kind === 'pdf' && first;
    if (file) {
      downloadFile(
        file,
        isOne ? pdfFileName(first.card.content, shop.settings.fileName) : fileNames[output.kind],
      );
      countUsage({ kind: 'fileMade', value: 'many' });
    }
    setProgress(null);
    onEnd();
  }

  async function check(cards: readonly PrintedCard[], output: PrintOutput): Promise<void> {
    const shop = activeShop();
    const checked = await run('checkCards', cards.length, (options) =>
      requestPrint('checkCards', { cards, shop }, options),
    );
    const problems = new Map(
      cards.flatMap((card, index) => {
        const ofCard = checked?.[index] ?? [];
        return ofCard.length === 0 ? [] : [[card, ofCard] as const];
      }),
    );
    if (checked && problems.size === 0) return print(cards, output);
    setProgress(null);
    if (checked) setFound({ cards, output, problems });
    else onEnd();
  }

  return {
    progress,
    /** Set after a check until the choice to go on. */
    found,
    start: (cards: readonly PrintedCard[], output: PrintOutput) => void print(cards, output),
    /** Prints cards that pass the print check; asks about others. */
    startChecked: (cards: readonly PrintedCard[], output: PrintOutput) => void check(cards, output),
    cancel: () => abort.current?.abort(),
  };
}

const fileNames = { pdf: 'cards.pdf', zip: 'cards.zip', order: 'order.pdf' } as const;
