import { useRef, useState } from 'react';
import { defaultPattern } from '#people/batch/file-names.ts';
import { downloadFile } from '../../shared/download-file.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { showToast } from '../../shared/notify/toast-store.ts';
import { runImportJob } from './import-client.ts';
import type { CheckedRow } from './import-messages.ts';
import { usePeopleTexts } from './use-people-texts.ts';

/** Prints the cards in the worker, while the page stays usable. `share` is null when nothing is printed. */
export function usePrintCards(rows: readonly CheckedRow[]) {
  const { check: words } = usePeopleTexts();
  const { failures } = useMessages();
  const [done, setDone] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);

  async function print(output: 'pdf' | 'zip'): Promise<void> {
    setDone(0);
    abort.current = new AbortController();
    const { signal } = abort.current;
    const cards = rows.map(({ card, person }) => ({ card, person }));
    try {
      const job = { cards, output, pattern: defaultPattern };
      const file = await runImportJob('print', job, { onProgress: setDone, signal });
      downloadFile(file, output === 'pdf' ? 'cards.pdf' : 'cards.zip');
    } catch {
      if (!signal.aborted)
        showToast({
          variant: 'destructive',
          title: failures.generatePdf.title,
          description: words.printFailed,
        });
    } finally {
      setDone(null);
    }
  }

  return {
    done: done ?? 0,
    share: done === null ? null : done / Math.max(1, rows.length),
    start: (output: 'pdf' | 'zip') => void print(output),
    cancel: () => abort.current?.abort(),
  };
}
