import { Download } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { facesOf } from '#layout/lay-out-card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { fetchWhenIdle } from '../../../shared/idle.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useEditor } from '../draft/editor.ts';
import { askPrinter } from './print-client.ts';

const PdfDialog = lazy(async () => ({ default: (await import('./pdf-dialog.tsx')).PdfDialog }));

/** The way to the file; its tools are fetched in an idle moment after the page has loaded, at the latest when the dialog opens. */
export function DownloadButton() {
  const { editor: words } = useMessages();
  const [isOpen, setOpen] = useState(false);
  useToolsAhead();
  return (
    <>
      <Button
        icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void import('./pdf-dialog.tsx')}
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
  useEffect(
    () =>
      fetchWhenIdle(() => {
        // Ahead of time nobody waits: what fails is tried again when it is needed.
        const tools = askPrinter('prepare', { faces: facesOf(editor.read().present.design) });
        Promise.all([tools, import('./pdf-dialog.tsx')]).catch(() => undefined);
      }),
    [editor],
  );
}
