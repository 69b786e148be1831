import { FileText, ImageOff } from 'lucide-react';
import { type SlovakAlert, useSlovakAlert } from '../../../../shared/i18n/slovak-alert.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { AlertDialog, AlertDialogCancel } from '../../../../ui/overlays/alert-dialog.tsx';

/** A refused file and the alert that says why. */
export type RefusedFile = { alert: SlovakAlert; file: { name: string; size: number } };

type LogoAlertProps = { refusedFile: RefusedFile | null; onClose: () => void };

/** In Slovak in every language; another language adds a line of its own. */
export function LogoAlert({ refusedFile, onClose }: LogoAlertProps) {
  const { editor: t } = useTexts();
  const slovakAlert = useSlovakAlert();
  if (!refusedFile) return null;
  const { slovak, translated } = slovakAlert(refusedFile.alert);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={
        <span lang="sk" className="block text-balance">
          {slovak}
        </span>
      }
      media={
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-destructive-soft text-destructive-soft-foreground">
          <ImageOff aria-hidden size={20} strokeWidth={1.75} />
        </span>
      }
      actions={
        <AlertDialogCancel variant="primary" className="tablet:min-w-22">
          {t.ok}
        </AlertDialogCancel>
      }
    >
      {translated && <p>{translated}</p>}
      {refusedFile.alert === 'NOT_AN_IMAGE' && <p>{t.logo.alsoTaken}</p>}
      <p className="mt-3.5 flex items-center gap-2 border-t border-border pt-3.5 text-left text-sm">
        <FileText aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate text-foreground">{refusedFile.file.name}</span>
        <span className="shrink-0 tabular-nums">{fileDetails(refusedFile.file)}</span>
      </p>
    </AlertDialog>
  );
}

/** The file name extension and the size. */
function fileDetails({ name, size }: RefusedFile['file']): string {
  const extension = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase();
  return [extension, fileSize(size)].filter(Boolean).join(' · ');
}

function fileSize(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes.toFixed(1)} MB`;
}
