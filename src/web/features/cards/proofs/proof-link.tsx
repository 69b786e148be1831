import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { shareLinkPages } from '#domain/link/share-links.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';

export function proofAddress(token: string): string {
  return `${location.origin}${shareLinkPages.proof}#${token}`;
}

/** The address of a proof, to copy. */
export function ProofLink({ address }: { address: string }) {
  const { link: t } = useTexts('proofs');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copyButton = useRef<HTMLButtonElement>(null);
  // The button that made the link is gone.
  useEffect(() => copyButton.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => setState('copied'))
      .catch(() => setState('failed'));
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextInput
          className="min-w-0 flex-1"
          label={t.label}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button ref={copyButton} className="h-12 tablet:h-11" icon={Copy} onClick={copy}>
          {state === 'copied' ? t.copied : t.copy}
        </Button>
      </div>
      <p role="status" className={state === 'failed' ? 'text-sm text-destructive' : 'sr-only'}>
        {state === 'copied' && t.copied}
        {state === 'failed' && t.copyFailed}
      </p>
    </div>
  );
}
