import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';

type CopyFieldProps = { label: string; value: string; hint?: string };

/** A text to take elsewhere: it can be selected, or copied by a button. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const t = useTexts('sso');
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard
      .writeText(value)
      .then(() => setCopied(true))
      .catch(() => undefined);
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="w-full shrink-0 text-sm font-medium tablet:w-auto tablet:min-w-12">
          {label}
        </label>
        <input
          id={id}
          readOnly
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onFocus={({ target }) => target.select()}
          className="h-11 min-w-0 flex-1 basis-40 rounded-md border border-border-strong bg-card px-3 font-mono text-sm text-foreground desktop:h-9"
        />
        <Button
          variant="ghost"
          icon={Copy}
          aria-label={isCopied ? t.copied : t.copyNamed(label)}
          onClick={copy}
        >
          {isCopied ? t.copied : t.copy}
        </Button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="pt-1 text-xs text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
}
