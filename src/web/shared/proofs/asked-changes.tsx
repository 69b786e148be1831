import type { AskedChange } from '#domain/proof/proof.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** What was asked for, line by line. */
export function AskedChanges({ changes }: { changes: readonly AskedChange[] }) {
  const { change: t } = useTexts('proofs');
  const { fields } = useTexts().editor;
  return (
    <dl className="lines-y border-y border-border text-md">
      {changes.map(({ field, text }) => (
        <div key={field} className="flex justify-between gap-4 py-2.5">
          <dt className="shrink-0 text-muted-foreground">{field === 'other' ? t.other : fields[field]}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">{text || t.removed}</dd>
        </div>
      ))}
    </dl>
  );
}
