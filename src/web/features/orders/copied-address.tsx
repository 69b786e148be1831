import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';

/** The address of a link, to copy. It cannot be shown again. */
export function CopiedAddress({ label, address }: { label: string; address: string }) {
  const { link: t } = useTexts('orders').page;
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextInput
          className="min-w-0 flex-1"
          label={label}
          readOnly
          compact
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="outline"
          className="h-12 tablet:h-11 desktop:pointer-fine:h-9"
          icon={Copy}
          onClick={copy}
        >
          {state === 'copied' ? t.copied : t.copy}
        </Button>
      </div>
      <p role="status" className={state === 'failed' ? 'text-sm text-destructive' : 'sr-only'}>
        {state === 'copied' && t.copied}
        {state === 'failed' && t.failed}
      </p>
    </div>
  );
}
