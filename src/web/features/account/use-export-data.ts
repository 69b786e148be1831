import { useEffect, useRef, useState } from 'react';
import { requestFile } from '../../shared/api/request.ts';
import { reportError } from '../../shared/feedback/report-error.ts';
import { downloadFile } from '../../shared/files/download-file.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { requestPrint } from '../../shared/print-worker/print-client.ts';
import type { ReceiptFile } from '../../shared/print-worker/print-messages.ts';

/** How many of the PDFs are made; null while the data are fetched. */
type ExportProgress = { done: number; count: number } | null;

/**
 * Fetches the account's archive and adds the PDFs of cards and receipts in the worker. The download starts when the file
 * is whole, so that an error becomes a toast and not a broken file. Without the PDFs the data are saved all the same.
 */
export function useExportData(cardCount: number, loadReceipts: () => Promise<readonly ReceiptFile[]>) {
  const { incomplete } = useTexts('account').data;
  const [progress, setProgress] = useState<ExportProgress>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const exporting = useApiMutation(
    async ({ signal }: AbortController) => {
      setProgress(null);
      const [{ file, fileName }, receipts] = await Promise.all([
        requestFile('exportAccount', { signal }),
        loadReceipts(),
      ]);
      const count = cardCount + receipts.length;
      if (count === 0) return { file, fileName, missing: null };
      setProgress({ done: 0, count });
      try {
        const onProgress = (done: number) => setProgress({ done, count });
        const made = await requestPrint('exportAccount', { archive: file, receipts }, { onProgress, signal });
        const missing = made.notPrinted.length > 0 ? incomplete.some(made.notPrinted.join(', ')) : null;
        return { file: made.file, fileName, missing };
      } catch (error) {
        if (signal.aborted) throw error;
        reportError(error);
        return { file, fileName, missing: incomplete.all };
      }
    },
    {
      failure: 'exportData',
      showInPlace: (_, { signal }) => signal.aborted,
      onSuccess: ({ file, fileName, missing }) => {
        downloadFile(file, fileName);
        if (missing)
          showToast({
            variant: 'destructive',
            title: incomplete.title,
            description: missing,
            isPersistent: true,
          });
      },
    },
  );

  return {
    isPending: exporting.isPending,
    progress,
    start: () => {
      abort.current = new AbortController();
      exporting.mutate(abort.current);
    },
    cancel: () => abort.current?.abort(),
  };
}
