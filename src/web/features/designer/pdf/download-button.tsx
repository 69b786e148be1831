import { Download } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { facesOf } from '#layout/lay-out-card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useEditor } from '../draft/editor.ts';
import { askPrinter } from './print-client.ts';

const PdfDialog = lazy(async () => ({ default: (await import('./pdf-dialog.tsx')).PdfDialog }));

/** The way to the file; its tools are fetched when the dialog opens, or in an idle moment after the first change. */
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

/** Who saves data is spared; who never changes anything too. */
function useToolsAhead(): void {
  const editor = useEditor();
  useEffect(() => {
    if (savesData()) return;
    const stop = editor.subscribe(() => {
      stop();
      const fetchAhead = () => {
        // Ahead of time nobody waits: what fails is tried again when it is needed.
        askPrinter('prepare', { faces: facesOf(editor.read().present.design) }).catch(() => undefined);
      };
      if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAhead, { timeout: 10_000 });
      else setTimeout(fetchAhead, 2_000);
    });
    return stop;
  }, [editor]);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
