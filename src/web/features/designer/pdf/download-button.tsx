import { Download } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { mapTexts } from '#domain/card/text-fields.ts';
import { isEmptyDraft } from '#editor/draft.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { isFontFile } from '#layout/text/faces.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { cardFonts, loadFaces } from '../../../shared/fonts/card-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../../shared/loading/lazy-component.tsx';
import { isDataSaver, prefetchWhenIdle } from '../../../shared/loading/prefetch-when-idle.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { activeShop } from '../../../shared/print/print-choice.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useDraft, useEditor } from '../core/use-editor.ts';

const PdfDialog = lazyComponent(async () => (await import('./pdf-dialog.tsx')).PdfDialog, RenderNothing);

/** Opens the PDF dialog. The dialog and what prints are prefetched when the card has begun and the browser is idle, at the latest when the button is used. */
export function DownloadButton() {
  const { editor: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const prefetch = usePrintPrefetch();
  const prefetchOnIntent = () => isDataSaver() || prefetch();

  /** Shows a toast with a retry if the dialog fails to load. */
  function open() {
    prefetch();
    PdfDialog.load().then(
      () => setOpen(true),
      () =>
        showToast({
          variant: 'destructive',
          title: t.downloadFailed.title,
          description: t.downloadFailed.text,
          action: { label: t.tryAgain, run: open },
        }),
    );
  }

  return (
    <>
      <Button icon={Download} onClick={open} onPointerEnter={prefetchOnIntent} onFocus={prefetchOnIntent}>
        {t.downloadPdf}
      </Button>
      {isOpen && (
        <Suspense>
          <PdfDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Prefetches the dialog and the print assets, which the print check needs too. Returns the function that does it at once. */
function usePrintPrefetch(): () => void {
  const editor = useEditor();
  const isOnline = useIsOnline();
  const prefetch = useCallback(() => {
    const { card } = editor.get().present;
    // With a letter in every empty text: what is typed later has its fonts too, also offline.
    const content = mapTexts((field) => card.content[field] || 'a');
    const faces = facesOfSides({ ...card, content }, cardFonts.get().looks);
    loadFaces(faces);
    // A failed prefetch is ignored: the assets are loaded again when they are needed, or when the browser is online again.
    const assets = requestPrint('prepare', { faces: faces.filter(isFontFile), shop: activeShop() });
    Promise.all([assets, PdfDialog.load()]).catch(() => undefined);
  }, [editor]);
  const isEmpty = useDraft(isEmptyDraft);
  useEffect(
    () => (isOnline && !isEmpty ? prefetchWhenIdle(prefetch) : undefined),
    [prefetch, isOnline, isEmpty],
  );
  return prefetch;
}
