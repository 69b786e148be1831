import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cropMarkMm } from '#layout/crop-marks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { pdfFileName } from '#print/file-name.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { useLaidOutCard } from '../core/card-layout-store.ts';
import { SaveVcf } from '../texts-out/save-vcf.tsx';
import { FilePreview } from './file-preview.tsx';
import { FileSpecs } from './file-specs.tsx';
import { FileStatus } from './file-status.tsx';
import { requestPrint } from './printer.ts';
import { useDownloadPdf } from './use-download-pdf.ts';
import { WorstFindings } from './worst-findings.tsx';

const resolutions = ['300', '600'] as const;

/** A preview of the PDF, its properties, the options and the download. */
export function PdfDialog({ onClose }: { onClose: () => void }) {
  const { pdf: words, editor } = useMessages();
  const laidOutCard = useLaidOutCard();
  const [dpi, setDpi] = useState<(typeof resolutions)[number]>('300');
  const [cropMarks, setCropMarks] = useState(false);
  const { mutate, isPending, share, cancel, data } = useDownloadPdf();
  const downloadButton = useRestoredFocus(isPending);

  useEffect(() => {
    if (laidOutCard)
      requestPrint('prepare', { faces: facesOfSides(laidOutCard.draft.design) }).catch(() => undefined);
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
              <FileStatus name={pdfFileName(laidOutCard.draft.design)} downloaded={data ?? null} />
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
          <FilePreview laidOutCard={laidOutCard} cropMarks={cropMarks} />
          <FileSpecs design={laidOutCard.draft.design} dpi={dpi} />
        </div>
        <div className={`${rowStyles} flex items-center justify-between`}>
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
        <div className={rowStyles}>
          <Switch
            checked={cropMarks}
            onCheckedChange={setCropMarks}
            label={words.cropMarks}
            hint={words.cropMarksHint(cropMarkMm.length)}
          />
        </div>
        <div className={`${rowStyles} -mb-5`}>
          <SaveVcf design={laidOutCard.draft.design} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

type PrintProgressProps = { share: number; onCancel: () => void };

function PrintProgress({ share, onCancel }: PrintProgressProps) {
  const { pdf: words } = useMessages();
  const percent = Math.round(share * 100);
  return (
    <div className="flex items-center gap-3 max-tablet:w-full">
      <span className="flex-1 text-xs text-muted-foreground">
        <span className="block pb-1 tabular-nums">{words.preparing(percent)}</span>
        <progress
          aria-label={words.preparing(percent)}
          value={percent}
          max={100}
          className="block h-1.5 w-36 appearance-none overflow-hidden rounded-full bg-track max-tablet:w-full [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-primary"
        />
      </span>
      {/* The focused download button was replaced by this one. */}
      <Button autoFocus variant="outline" onClick={onCancel} className="max-tablet:h-11">
        {words.cancel}
      </Button>
    </div>
  );
}

/** Returns the focus to the button when the download has ended or was cancelled. */
function useRestoredFocus(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) button.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);
  return button;
}

const rowStyles = '-mx-4 border-t border-border px-4 py-3 tablet:-mx-6 tablet:px-6';
