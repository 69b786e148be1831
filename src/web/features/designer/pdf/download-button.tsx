import { Download } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { facesOf } from '#layout/layout-card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { lazyComponent, RenderNothing } from '../../../shared/lazy-component.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useIsOnline } from '../../../shared/online.ts';
import { prefetchWhenIdle } from '../../../shared/prefetch-when-idle.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useEditor } from '../core/editor-store.ts';
import { requestPrint } from './printer.ts';

const PdfDialog = lazyComponent(async () => (await import('./pdf-dialog.tsx')).PdfDialog, RenderNothing);

/** The way to the file; its tools are fetched in an idle moment after the page has loaded, at the latest when the dialog opens. */
export function DownloadButton() {
  const { editor: words, pdf } = useMessages();
  const [isOpen, setOpen] = useState(false);
  useToolsAhead();

  /** Where the dialog does not come, the card stays and it is said. */
  function open() {
    PdfDialog.load().then(
      () => setOpen(true),
      () =>
        showToast({
          variant: 'destructive',
          title: pdf.dialogFailed.title,
          description: pdf.dialogFailed.text,
          action: { label: words.tryAgain, run: open },
        }),
    );
  }

  return (
    <>
      <Button
        icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
        onClick={open}
        onPointerEnter={PdfDialog.prefetch}
      >
        {words.downloadPdf}
      </Button>
      {isOpen && (
        <Suspense>
          <PdfDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The dialog and the press's tools come in an idle moment; the print check needs them too. */
function useToolsAhead(): void {
  const editor = useEditor();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) return;
    return prefetchWhenIdle(() => {
      // Ahead of time nobody waits: what fails is tried again when it is needed, or when the connection is back.
      const tools = requestPrint('prepare', { faces: facesOf(editor.get().present.design) });
      Promise.all([tools, PdfDialog.load()]).catch(() => undefined);
    });
  }, [editor, isOnline]);
}
