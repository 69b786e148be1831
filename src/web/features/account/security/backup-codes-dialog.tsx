import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';

/** Shows new backup codes, once. */
export function BackupCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { codes: texts, close } = useMessages().secondFactor;
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => setCopied(true))
      .catch(() => undefined);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={texts.title}
        description={texts.text}
        closeLabel={close}
        footer={
          <>
            <Button
              variant="outline"
              className="max-tablet:h-11"
              icon={<Copy aria-hidden size={16} strokeWidth={1.75} />}
              onClick={copy}
            >
              {isCopied ? texts.copied : texts.copy}
            </Button>
            <Button onClick={onClose} className="max-tablet:h-11">
              {texts.saved}
            </Button>
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
