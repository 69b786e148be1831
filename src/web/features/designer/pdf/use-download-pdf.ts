import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { documentTitle } from '#print/document-title.ts';
import { pdfFileName } from '#print/file-name.ts';
import { downloadFile } from '../../../shared/download-file.ts';
import type { PdfMessages } from '../../../shared/i18n/en/pdf.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { slovakAlerts } from '../../../shared/i18n/slovak-alerts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import type { SheetChoice } from '../../../shared/print/sheets/sheet-choice.ts';
import { shopFailure } from '../../../shared/print/shop-failure.ts';
import { WorkerCancelled, WorkerFailure } from '../../../shared/worker/worker-client.ts';
import type { LaidOutCard } from '../core/card-layout-store.ts';
import type { PrintSettings } from './print-messages.ts';
import { printableCard } from './printable-card.ts';
import { requestPrint } from './printer.ts';

type Download = Omit<PrintSettings, 'shop'> & { laidOutCard: LaidOutCard };

/** A file that was passed to the browser for download. */
export type DownloadedFile = { name: string; bytes: number };

/** Renders the PDF and starts its download. `share` is the progress from 0 to 1; `cancel` aborts. */
export function useDownloadPdf() {
  const { failures, pdf: words } = useMessages();
  const { current: language } = useLanguage();
  const [share, setShare] = useState(0);
  const abortRef = useRef<AbortController | null>(null);

  const mutation = useMutation({
    mutationFn: async ({ laidOutCard, dpi, cropMarks, sheet }: Download): Promise<DownloadedFile> => {
      setShare(0);
      abortRef.current = new AbortController();
      const file = await requestPrint(
        'print',
        {
          card: printableCard(laidOutCard),
          dpi,
          cropMarks,
          shop: laidOutCard.shop,
          sheet,
          title: documentTitle(laidOutCard.draft.design),
          createdAt: new Date(),
          documentId: crypto.randomUUID(),
        },
        { onProgress: setShare, signal: abortRef.current.signal },
      );
      const name = pdfFileName(laidOutCard.draft.design, laidOutCard.shop.settings.fileName);
      downloadFile(new Blob([file], { type: 'application/pdf' }), name);
      return { name, bytes: file.length };
    },
    onError: (error) => {
      if (error instanceof WorkerCancelled) return;
      const reason = error instanceof WorkerFailure ? error.message : '';
      const known = reason.startsWith('LOGO_') ? words.logoUnprintable : shopFailure(words.shops, reason);
      const { slovak, english } = slovakAlerts.PDF_FAILED;
      showToast({
        variant: 'destructive',
        title: failures.generatePdf.title,
        description: known ?? slovak,
        ...(known ? {} : { lang: 'sk', ...(language === 'en' && { secondLine: english }) }),
      });
    },
  });
  return { ...mutation, share, cancel: () => abortRef.current?.abort() };
}

/** Starts the download of the pages that find the offset of the backs. */
export async function downloadCalibration(
  { shop, printedScene }: LaidOutCard,
  sheet: SheetChoice,
  { calibration: title, calibrationPage: texts }: PdfMessages['sheets'],
): Promise<void> {
  const file = await requestPrint('calibrate', {
    shop,
    sheet,
    cut: printedScene.cut,
    texts,
    title,
    createdAt: new Date(),
    documentId: crypto.randomUUID(),
  });
  downloadFile(new Blob([file], { type: 'application/pdf' }), 'calibration.pdf');
}
