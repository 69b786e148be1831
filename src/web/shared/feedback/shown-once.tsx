import { Copy, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';

type ShownOnceProps = {
  label: string;
  value: string;
  texts: { copy: string; copied: string; dismiss: string };
  onClose: () => void;
};

/** A key or a secret that was made just now. It is in no other place and is gone when the page is left. */
export function ShownOnce({ label, value, texts, onClose }: ShownOnceProps) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard
      .writeText(value)
      .then(() => setCopied(true))
      .catch(() => undefined);
  return (
    <div role="status" className="mt-4 rounded-md bg-primary-soft p-4 text-primary-soft-foreground">
      <div className="flex items-start justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium wrap-anywhere">
          {label}
        </label>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.dismiss}
          className="-mt-1 -mr-2 px-2"
          onClick={onClose}
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 pt-2">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className="h-11 min-w-0 flex-1 basis-60 rounded-md border border-border-strong bg-card px-3 font-mono text-sm text-foreground desktop:h-9"
        />
        <Button icon={Copy} onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </div>
    </div>
  );
}
