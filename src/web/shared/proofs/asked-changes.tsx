import type { AskedChange } from '#domain/proof/proof.ts';
import { useMessages } from '../i18n/messages-context.tsx';
import { useTexts } from '../i18n/use-texts.ts';

/** What was asked for, line by line. */
export function AskedChanges({ changes }: { changes: readonly AskedChange[] }) {
  const { change: words } = useTexts('proofs');
  const { fields } = useMessages().editor;
  return (
    <dl className="lines-y border-y border-border text-md">
      {changes.map(({ field, text }) => (
        <div key={field} className="flex justify-between gap-4 py-2.5">
          <dt className="shrink-0 text-muted-foreground">
            {field === 'other' ? words.other : fields[field]}
          </dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">{text || words.removed}</dd>
        </div>
      ))}
    </dl>
  );
}
