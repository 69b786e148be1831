import { Download, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { businessCard } from '#layout/card-format.ts';
import { facesOf } from '#layout/lay-out-card.ts';
import { pdfFileName } from '#print/file-name.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogContent } from '../../../shared/ui/dialog.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useStaged } from '../canvas/stage.ts';
import { useDownloadPdf } from './download-pdf.ts';
import { FilePicture } from './file-picture.tsx';
import { FileSpecs } from './file-specs.tsx';
import { askPrinter } from './printer.ts';

const resolutions = ['300', '600'] as const;

/** What will be in the file, the two choices there are, and the file itself. */
export function PdfDialog({ onClose }: { onClose: () => void }) {
  const { pdf: words, editor } = useMessages();
  const staged = useStaged();
  const [dpi, setDpi] = useState<(typeof resolutions)[number]>('300');
  const [cropMarks, setCropMarks] = useState(false);
  const { mutate, isPending, share } = useDownloadPdf();

  useEffect(() => {
    if (staged) askPrinter('prepare', { faces: facesOf(staged.draft.design) }).catch(() => undefined);
  }, [staged]);

  if (!staged) return null;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={editor.downloadPdf}
        description={words.description}
        closeLabel={words.close}
        width="lg"
        footer={
          <div className="flex w-full items-center gap-3 max-tablet:flex-col-reverse">
            <span className="flex min-w-0 flex-1 items-center gap-2 text-xs text-muted-foreground">
              <FileText aria-hidden size={15} strokeWidth={1.75} className="shrink-0 max-tablet:hidden" />
              <span className="truncate">{pdfFileName(staged.draft.design.fullName ?? '')}</span>
            </span>
            <Button
              busy={isPending}
              icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
              onClick={() => mutate({ staged, dpi: dpi === '300' ? 300 : 600, cropMarks })}
              className="max-tablet:h-11 max-tablet:w-full"
            >
              {isPending ? words.preparing(Math.round(share * 100)) : editor.downloadPdf}
            </Button>
          </div>
        }
      >
        <div className="grid gap-3 pb-3 tablet:grid-cols-[258px_1fr] tablet:gap-6 tablet:pb-5">
          <FilePicture staged={staged} cropMarks={cropMarks} />
          <FileSpecs guides={staged.scene.guides} dpi={dpi} />
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

const row = '-mx-4 border-t border-border px-4 py-3 tablet:-mx-6 tablet:px-6';
