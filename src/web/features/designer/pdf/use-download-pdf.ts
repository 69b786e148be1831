import { useRef, useState } from 'react';
import { type LaidOutCard, printedSides } from '#editor/card-layout-store.ts';
import type { PdfPartsMessages } from '#messages/en/pdf-parts.ts';
import { documentTitle, pdfFileName, sheetFileName } from '#print/file-name.ts';
import { logoBlobs } from '../../../shared/card/logo-blobs.ts';
import { pictureFile } from '../../../shared/card/picture-files.ts';
import { downloadFile } from '../../../shared/files/download-file.ts';
import { useSlovakAlert } from '../../../shared/i18n/slovak-alert.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureToast } from '../../../shared/notify/failure-text.ts';
import { featureFailures } from '../../../shared/notify/feature-failures.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { requestPrint, WorkerCancelled, WorkerFailure } from '../../../shared/print-worker/print-client.ts';
import type { PrintSettings } from '../../../shared/print-worker/print-messages.ts';
import { gridOfChoice } from '../../../shared/sheets/grid-of-choice.ts';
import type { SheetChoice } from '../../../shared/sheets/sheet-choice.ts';
import { useCardLayoutStore } from '../core/use-card-layout.ts';
import { useEditor } from '../core/use-editor.ts';
import { currentLayout } from './current-layout.ts';

type Download = Omit<PrintSettings, 'shop'>;

/** For fonts over a slow line. */
const layoutMs = 30_000;

/** A file that was passed to the browser for download, and what it was made with. */
export type DownloadedFile = { name: string; bytes: number; settings: Download };

/** Whether a file was made with these settings. */
export function isMadeWith({ settings }: DownloadedFile, others: Download): boolean {
  return JSON.stringify(settings) === JSON.stringify(others);
}

/** The name of the file: cards on a sheet say so. */
export function fileNameOf({ draft, shop, printedScene }: LaidOutCard, sheet: SheetChoice): string {
  const { content } = draft.card;
  const pattern = shop.settings.fileName;
  const { cut, guides } = printedScene;
  const cards = gridOfChoice(sheet, cut, -guides.bleed.x)?.places.length;
  return sheet.sheet !== null && cards !== undefined
    ? sheetFileName(content, { sheet: sheet.sheet, cards }, pattern)
    : pdfFileName(content, pattern);
}

/** Renders the PDF and starts its download. `share` is the progress from 0 to 1; `cancel` aborts. */
export function useDownloadPdf() {
  const common = useTexts();
  const t = useTexts('pdf');
  const slovakAlert = useSlovakAlert();
  const layout = useCardLayoutStore();
  const editor = useEditor();
  const [share, setShare] = useState(0);
  const abortRef = useRef<AbortController | null>(null);

  const mutation = useApiMutation(
    async ({ dpi, cropMarks, sheet }: Download): Promise<DownloadedFile> => {
      setShare(0);
      const aborter = new AbortController();
      abortRef.current = aborter;
      const { signal } = aborter;
      const laidOutCard = await currentLayout(
        layout,
        editor,
        AbortSignal.any([signal, AbortSignal.timeout(layoutMs)]),
      );
      const file = await requestPrint(
        'printCard',
        {
          scenes: printedSides(laidOutCard),
          ...logoBlobs(laidOutCard.draft.logo),
          picture: pictureFile(laidOutCard.draft.card.picture?.ref),
          dpi,
          cropMarks,
          shop: laidOutCard.shop,
          sheet,
          title: documentTitle(laidOutCard.draft.card.content),
        },
        { onProgress: setShare, signal },
      );
      const name = fileNameOf(laidOutCard, sheet);
      downloadFile(new Blob([file], { type: 'application/pdf' }), name);
      return { name, bytes: file.length, settings: { dpi, cropMarks, sheet } };
    },
    {
      failure: null,
      onError: (error) => {
        if (error instanceof WorkerCancelled || abortRef.current?.signal.aborted) return;
        const reason = error instanceof WorkerFailure ? error.message : '';
        const { slovak, translated } = slovakAlert('PDF_FAILED');
        const failure = featureFailures.print(
          common,
          t,
          reason.startsWith('LOGO_') ? t.logoUnprintable : slovak,
        );
        const toast = failureToast(common, failure, error);
        const secondLine = translated && { secondLine: translated };
        showToast(toast.description === slovak ? { ...toast, lang: 'sk', ...secondLine } : toast);
      },
    },
  );
  return { ...mutation, share, cancel: () => abortRef.current?.abort() };
}

/** Starts the download of the pages that find the offset of the backs. */
export async function downloadCalibration(
  { shop, printedScene }: LaidOutCard,
  sheet: SheetChoice,
  { calibration: title, calibrationPage: texts }: PdfPartsMessages['sheets'],
): Promise<void> {
  const file = await requestPrint('calibrate', {
    shop,
    sheet,
    cut: printedScene.cut,
    texts,
    title,
  });
  downloadFile(new Blob([file], { type: 'application/pdf' }), 'calibration.pdf');
}
