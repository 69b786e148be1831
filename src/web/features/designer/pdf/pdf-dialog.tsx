import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { businessCard } from '#layout/formats.ts';
import { facesOf } from '#layout/layout-card.ts';
import { pdfFileName } from '#print/file-name.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { useLaidOutCard } from '../core/card-layout-store.ts';
import { useDownloadPdf } from './download-pdf.ts';
import { FilePicture } from './file-picture.tsx';
import { FileSpecs } from './file-specs.tsx';
import { FileStatus } from './file-status.tsx';
import { PrintProgress } from './print-progress.tsx';
import { requestPrint } from './printer.ts';
import { WorstFindings } from './worst-findings.tsx';

const resolutions = ['300', '600'] as const;

/** What will be in the file, the two choices there are, and the file itself. */
export function PdfDialog({ onClose }: { onClose: () => void }) {
  const { pdf: words, editor } = useMessages();
  const laidOutCard = useLaidOutCard();
  const [dpi, setDpi] = useState<(typeof resolutions)[number]>('300');
  const [cropMarks, setCropMarks] = useState(false);
  const { mutate, isPending, share, cancel, data } = useDownloadPdf();
  const downloadButton = useFocusBack(isPending);

  useEffect(() => {
    if (laidOutCard)
      requestPrint('prepare', { faces: facesOf(laidOutCard.draft.design) }).catch(() => undefined);
  }, [laidOutCard]);

  if (!laidOutCard) return null;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={editor.downloadPdf}
        description={words.description}
        closeLabel={words.close}
        width="lg"
        footer={
          <div className="flex w-full min-w-0 flex-col gap-3">
            <WorstFindings onShow={onClose} />
            <div className="flex min-w-0 items-center gap-3 max-tablet:flex-col-reverse">
              <FileStatus name={pdfFileName(laidOutCard.draft.design.fullName ?? '')} handed={data ?? null} />
              {isPending ? (
                <PrintProgress share={share} onCancel={cancel} />
              ) : (
                <Button
                  ref={downloadButton}
                  icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
                  onClick={() => mutate({ laidOutCard, dpi: dpi === '300' ? 300 : 600, cropMarks })}
                  className="max-tablet:h-11 max-tablet:w-full"
                >
                  {editor.downloadPdf}
                </Button>
              )}
            </div>
          </div>
        }
      >
        <div className="grid gap-3 pb-3 tablet:grid-cols-[258px_1fr] tablet:gap-6 tablet:pb-5">
          <FilePicture laidOutCard={laidOutCard} cropMarks={cropMarks} />
          <FileSpecs guides={laidOutCard.scene.guides} dpi={dpi} />
        </div>
        <div className={`${row} flex items-center justify-between`}>
          <span className="text-sm font-semibold max-tablet:text-control">{words.resolution}</span>
          <div className="w-56">
            <Select
              label={words.resolution}
              value={dpi}
              options={resolutions.map((value) => ({ value, label: words.resolutions[value] }))}
              onChange={setDpi}
            />
          </div>
        </div>
        <div className={`${row} -mb-5`}>
          <Switch
            checked={cropMarks}
            onCheckedChange={setCropMarks}
            label={words.cropMarks}
            hint={words.cropMarksHint(businessCard.cropMark)}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The button that was pressed has the focus again when the file is there, or given up. */
function useFocusBack(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) button.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);
  return button;
}

const row = '-mx-4 border-t border-border px-4 py-3 tablet:-mx-6 tablet:px-6';
