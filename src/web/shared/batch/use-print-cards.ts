import { useEffect, useRef, useState } from 'react';
import { pdfFileName } from '#print/file-name.ts';
import { downloadFile } from '../download-file.ts';
import { useMessages } from '../i18n/messages-context.tsx';
import { showToast } from '../notify/toast-store.ts';
import { usePeopleTexts } from '../people/use-people-texts.ts';
import { printChoice } from '../print/print-choice.ts';
import { BatchFailure, runBatchJob } from './batch-client.ts';
import type { PrintedCard, PrintOutput } from './batch-messages.ts';

/** Prints cards in the worker, while the page stays usable. `progress` is null when nothing is printed. */
export function usePrintCards(onEnd?: () => void) {
  const { print: words } = usePeopleTexts();
  const { failures, pdf } = useMessages();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function print(cards: readonly PrintedCard[], output: PrintOutput): Promise<void> {
    const { chosen: shop } = printChoice.get();
    setProgress({ done: 0, count: cards.length });
    abort.current = new AbortController();
    const { signal } = abort.current;
    const onProgress = (done: number) => setProgress({ done, count: cards.length });
    try {
      const file = await runBatchJob('print', { cards, output, shop }, { onProgress, signal });
      const [first] = cards;
      const isOne = cards.length === 1 && output.kind === 'pdf' && first;
      downloadFile(file, isOne ? pdfFileName(first.card, shop.settings.fileName) : fileNames[output.kind]);
    } catch (error) {
      const isMissingIcc = error instanceof BatchFailure && error.message === 'ICC_MISSING';
      if (!signal.aborted)
        showToast({
          variant: 'destructive',
          title: failures.generatePdf.title,
          description: isMissingIcc ? pdf.shops.iccProblems.ICC_MISSING : words.failed,
        });
    }
    setProgress(null);
    onEnd?.();
  }

  return {
    progress,
    start: (cards: readonly PrintedCard[], output: PrintOutput) => void print(cards, output),
    cancel: () => abort.current?.abort(),
  };
}

const fileNames = { pdf: 'cards.pdf', zip: 'cards.zip', order: 'order.pdf' } as const;
