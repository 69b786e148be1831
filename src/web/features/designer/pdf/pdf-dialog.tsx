import { Building2, Download, Printer, Share } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { cropMarkMm } from '#layout/crop-marks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { isFontFile } from '#layout/text/faces.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { cardFonts } from '../../../shared/fonts/card-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { HelpLink } from '../../../shared/page/help-link.tsx';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';
import { useSheetChoice } from '../../../shared/sheets/sheet-choice.ts';
import { SheetRow } from '../../../shared/sheets/sheet-row.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { usePrintCheck } from '../core/check/use-print-check.ts';
import { useLaidOutCard } from '../core/use-card-layout.ts';
import { useDraft } from '../core/use-editor.ts';
import { AfterDownload } from './after-download.tsx';
import { countFile } from './count-file.ts';
import { isLayoutOf } from './current-layout.ts';
import { DialogPart, SettingsAndPicture } from './dialog-part.tsx';
import { FilePreview } from './file-preview.tsx';
import { FileSpecs } from './file-specs.tsx';
import { FileStatus } from './file-status.tsx';
import { PrintShopDetails, PrintShopSelect } from './print-shops/print-shop-choice.tsx';
import { PrintShopForm } from './print-shops/print-shop-form.tsx';
import { SavePicture } from './save-picture.tsx';
import { SaveVcf } from './save-vcf.tsx';
import { downloadCalibration, fileNameOf, isMadeWith, useDownloadPdf } from './use-download-pdf.ts';
import { WorstFindings } from './worst-findings.tsx';

const resolutions = ['300', '600'] as const;

/** The download of the card, or the form of a print shop. */
export function PdfDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useTexts();
  const t = useTexts('pdf');
  const laidOutCard = useLaidOutCard();
  const [edited, setEdited] = useState<PrintShop | null>(null);
  const isShown = useSettled(laidOutCard);

  useEffect(() => {
    if (!laidOutCard) return;
    const { draft, shop } = laidOutCard;
    const faces = facesOfSides(draft.card, cardFonts.get().looks).filter(isFontFile);
    requestPrint('prepare', { faces, shop }).catch(() => undefined);
  }, [laidOutCard]);

  if (!laidOutCard || !isShown) return null;
  return (
    <Dialog open onOpenChange={onClose}>
      {edited ? (
        <DialogContent title={t.shops.title} closeLabel={t.close} width="lg">
          <PrintShopForm shop={edited} onDone={() => setEdited(null)} />
        </DialogContent>
      ) : (
        <FileDialog
          laidOutCard={laidOutCard}
          title={editor.downloadPdf}
          onEdit={setEdited}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type FileDialogProps = {
  laidOutCard: LaidOutCard;
  title: string;
  onEdit: (shop: PrintShop) => void;
  onClose: () => void;
};

/** A file for a print shop, sheets for an own printer, or pictures and a contact to share. */
function FileDialog({ laidOutCard, title, onEdit, onClose }: FileDialogProps) {
  const t = useTexts('pdf');
  const { parts, sheets } = useTexts('pdf-parts');
  const { draft, shop } = laidOutCard;
  const [part, setPart] = useState<keyof typeof parts>('shop');
  const [dpi, setDpi] = useState<(typeof resolutions)[number]>('300');
  const [marks, setMarks] = useState<{ shop: PrintShop; isOn: boolean } | null>(null);
  // A choice made for one print shop is not kept for another.
  const cropMarks = marks?.shop === shop ? marks.isOn : (shop.settings.marks ?? false);
  const stored = useSheetChoice();
  const usualPaper = draft.card.format === 'us' ? 'Letter' : 'A4';
  const sheet = { ...stored, sheet: part === 'printer' ? (stored.sheet ?? usualPaper) : null };
  const check = usePrintCheck();
  const { mutate, isPending, share, cancel, data } = useDownloadPdf();
  const settings = { dpi: dpi === '300' ? 300 : 600, cropMarks, sheet } as const;
  const name = fileNameOf(laidOutCard, sheet);
  const isDownloaded = data?.name === name && isMadeWith(data, settings);
  const downloadButton = useRestoredFocus(isPending);
  const { cut, guides } = laidOutCard.printedScene;
  const partProps = (name: typeof part) => ({
    ...parts[name],
    isOpen: part === name,
    onOpen: () => setPart(name),
  });
  const picture = <FilePreview laidOutCard={laidOutCard} cropMarks={cropMarks} sheet={sheet} />;
  return (
    <DialogContent
      title={title}
      description={t.description}
      closeLabel={t.close}
      width="2xl"
      footer={
        part !== 'share' && (
          <div className="flex w-full min-w-0 flex-col gap-3">
            <WorstFindings onShow={onClose} />
            {data && part === 'shop' && <AfterDownload laidOutCard={laidOutCard} fileName={data.name} />}
            <div className="flex min-w-0 items-center gap-3 max-tablet:flex-col-reverse">
              <FileStatus name={name} downloaded={isDownloaded ? data : null} />
              {isPending ? (
                <PrintProgress share={share} onCancel={cancel} />
              ) : (
                <Button
                  ref={downloadButton}
                  icon={Download}
                  onClick={() => mutate(settings, { onSuccess: () => countFile([check, check?.other]) })}
                  className="max-tablet:w-full"
                >
                  {title}
                </Button>
              )}
            </div>
          </div>
        )
      }
    >
      <DialogPart icon={Building2} {...partProps('shop')}>
        <SettingsAndPicture
          picture={picture}
          settings={
            <>
              <PrintShopSelect format={draft.card.format} />
              <FileSpecs
                card={draft.card}
                shop={shop}
                resolution={
                  <Select
                    label={t.resolution}
                    value={dpi}
                    options={resolutions.map((value) => ({ value, label: t.resolutions[value] }))}
                    onChange={setDpi}
                  />
                }
              />
              <div className={rowStyles}>
                <Switch
                  checked={cropMarks}
                  onCheckedChange={(isOn) => setMarks({ shop, isOn })}
                  label={t.cropMarks}
                  hint={t.cropMarksHint(cropMarkMm.length)}
                />
              </div>
              <PrintShopDetails shop={shop} format={draft.card.format} onEdit={onEdit} />
              <HelpLink topic="print-shop" about={parts.shop.title} />
            </>
          }
        />
      </DialogPart>
      <DialogPart icon={Printer} {...partProps('printer')}>
        <SettingsAndPicture
          picture={picture}
          settings={
            <SheetRow
              choice={sheet}
              cut={cut}
              bleedMm={-guides.bleed.x}
              hasBack={draft.card.back !== null}
              isSheetOnly
              onCalibrate={() => void downloadCalibration(laidOutCard, sheet, sheets).catch(() => undefined)}
            />
          }
        />
      </DialogPart>
      <DialogPart icon={Share} {...partProps('share')}>
        <div className="flex flex-col gap-3">
          <SavePicture laidOutCard={laidOutCard} />
          <div className={rowStyles}>
            <SaveVcf card={draft.card} />
          </div>
        </div>
      </DialogPart>
    </DialogContent>
  );
}

type PrintProgressProps = { share: number; onCancel: () => void };

function PrintProgress({ share, onCancel }: PrintProgressProps) {
  const t = useTexts('pdf');
  const percent = Math.round(share * 100);
  return (
    <div className="flex items-center gap-3 max-tablet:w-full">
      <span className="flex-1 text-xs text-muted-foreground">
        <span className="block pb-1 tabular-nums">{t.preparing(percent)}</span>
        <progress
          aria-label={t.preparing(percent)}
          value={percent}
          max={100}
          className="block h-1.5 w-36 appearance-none overflow-hidden rounded-full bg-track max-tablet:w-full [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-primary"
        />
      </span>
      {/* The focused download button was replaced by this one. */}
      <Button autoFocus variant="outline" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}

/** Maximum wait for the latest layout before the dialog opens; avoids layout shift. */
const settleMs = 3000;

function useSettled(laidOutCard: LaidOutCard | null): boolean {
  const isNewest = useDraft((draft) => laidOutCard !== null && isLayoutOf(laidOutCard, draft));
  const [isShown, setShown] = useState(isNewest);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(true), isNewest ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [isShown, isNewest]);
  return isShown;
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

const rowStyles = 'border-t border-border pt-3 pb-1';
