import { Image } from 'lucide-react';
import type { TextRule } from '#domain/design/company-design.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { rangesOf } from '../../../shared/team/left-out-text.ts';
import { FolderButton } from './folder-button.tsx';
import type { ListPortraits } from './list-portraits.ts';

type Props = {
  rule: TextRule;
  portraits: ListPortraits;
  onChoose: (files: readonly File[]) => void;
};

/** Asks for the pictures of the people on a list, and names the rows that lack one. */
export function PortraitNote({ rule, portraits: { chosen, missing, unknown }, onChoose }: Props) {
  const { portraits: t } = useTexts('people');
  const isMissing = rule === 'required' && missing.length > 0;
  return (
    <section
      aria-label={t.title}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-4 py-2 text-sm ${
        isMissing
          ? 'border-warning/30 bg-warning-soft text-warning-soft-foreground'
          : 'border-border bg-secondary'
      }`}
    >
      <Image aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <div role="status" className="min-w-0 flex-[1_1_18rem]">
        {chosen.length > 0 && <p>{t.chosen(chosen.length)}</p>}
        {isMissing && <p>{t.missing(rangesOf(missing), missing.length)}</p>}
        {unknown.length > 0 && <p className="wrap-anywhere">{t.unknownRows(unknown.join(', '))}</p>}
        {chosen.length === 0 && <p>{t.hint}</p>}
        {isMissing && <p>{t.later}</p>}
      </div>
      <FolderButton size="sm" onChoose={onChoose} />
    </section>
  );
}
