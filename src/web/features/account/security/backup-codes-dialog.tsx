import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { downloadFile } from '../../../shared/files/download-file.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';

type BackupCodesDialogProps = { codes: string[]; onSaved: () => void };

/** Shows new backup codes, once: neither Escape nor a press beside the dialog ends it, only that they are saved. */
export function BackupCodesDialog({ codes, onSaved }: BackupCodesDialogProps) {
  const { codes: t } = useTexts('second-factor');
  const { current: language } = useLanguage();
  const { data: user } = useCurrentUser();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => setCopied(true))
      .catch(() => undefined);
  function download() {
    const heading = t.fileText(user?.username ?? '', shortDate(language, new Date()));
    // Windows line ends: any editor shows one code per line.
    const lines = [heading, '', ...codes, ''].join('\r\n');
    downloadFile(new Blob([lines], { type: 'text/plain;charset=utf-8' }), `${t.fileName}.txt`);
  }
  return (
    <Dialog open>
      <DialogContent
        title={t.title}
        description={t.text}
        footer={
          <>
            <Button variant="outline" icon={Copy} onClick={copy}>
              {isCopied ? t.copied : t.copy}
            </Button>
            <Button variant="outline" icon={Download} onClick={download}>
              {t.download}
            </Button>
            <Button onClick={onSaved}>{t.saved}</Button>
          </>
        }
      >
        <ul className="grid grid-cols-2 gap-2 rounded-md border border-border bg-muted p-3 font-mono text-md select-all">
          {codes.map((code) => (
            <li key={code} className="text-center">
              {code}
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
