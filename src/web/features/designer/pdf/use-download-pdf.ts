import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { documentTitle } from '#print/document-title.ts';
import { pdfFileName } from '#print/file-name.ts';
import { downloadFile } from '../../../shared/download-file.ts';
import { useLanguage, useMessages } from '../../../shared/i18n/messages-context.tsx';
import { slovakAlerts } from '../../../shared/i18n/slovak-alerts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import type { LaidOutCard } from '../core/card-layout-store.ts';
import { PrintCancelled, PrintFailure } from './print-client.ts';
import type { PrintSettings } from './print-messages.ts';
import { printableCard } from './printable-card.ts';
import { requestPrint } from './printer.ts';

type Download = PrintSettings & { laidOutCard: LaidOutCard };

/** A file that was passed to the browser for download. */
export type DownloadedFile = { name: string; bytes: number };

/** Renders the PDF and starts its download. `share` is the progress from 0 to 1; `cancel` aborts. */
export function useDownloadPdf() {
  const { failures, pdf: words } = useMessages();
  const { current: language } = useLanguage();
  const [share, setShare] = useState(0);
  const abortRef = useRef<AbortController | null>(null);

  const mutation = useMutation({
    mutationFn: async ({ laidOutCard, dpi, cropMarks }: Download): Promise<DownloadedFile> => {
      setShare(0);
      abortRef.current = new AbortController();
      const file = await requestPrint(
        'print',
        {
          card: printableCard(laidOutCard),
          dpi,
          cropMarks,
          title: documentTitle(laidOutCard.draft.design),
          createdAt: new Date(),
          documentId: crypto.randomUUID(),
        },
        { onProgress: setShare, signal: abortRef.current.signal },
      );
      const name = pdfFileName(laidOutCard.draft.design);
      downloadFile(new Blob([file], { type: 'application/pdf' }), name);
      return { name, bytes: file.length };
    },
    onError: (error) => {
      if (error instanceof PrintCancelled) return;
      const isLogo = error instanceof PrintFailure && error.message.startsWith('LOGO_');
      const { slovak, english } = slovakAlerts.PDF_FAILED;
      showToast({
        variant: 'destructive',
        title: failures.generatePdf.title,
        description: isLogo ? words.logoUnprintable : slovak,
        ...(isLogo ? {} : { lang: 'sk', ...(language === 'en' && { secondLine: english }) }),
      });
    },
  });
  return { ...mutation, share, cancel: () => abortRef.current?.abort() };
}
