import { Download } from 'lucide-react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useIsOnline } from '../../shared/api/online.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageSection } from '../../shared/page/page-section.tsx';
import type { ReceiptFile } from '../../shared/print-worker/print-messages.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useExportData } from './use-export-data.ts';

type ExportSectionProps = {
  /** Of a company; without them those of the own account. */
  words?: { title: string; text: string; export: string };
  user: Pick<CurrentUser, 'cardCount'>;
  loadReceipts: () => Promise<readonly ReceiptFile[]>;
};

export function ExportSection({ user: { cardCount }, loadReceipts, words }: ExportSectionProps) {
  const { data: t } = useTexts('account');
  const title = words?.title ?? t.title;
  const isOnline = useIsOnline();
  const { isPending, progress, start, cancel } = useExportData(cardCount, loadReceipts);
  const step = progress ? t.printing(progress.done, progress.count) : t.fetching;
  return (
    <PageSection
      id="data"
      title={title}
      action={
        isPending ? (
          <Button variant="outline" onClick={cancel}>
            {t.cancel}
          </Button>
        ) : (
          <Button variant="outline" icon={Download} disabled={!isOnline} onClick={start}>
            {words?.export ?? t.export}
          </Button>
        )
      }
    >
      <p className="pt-0.5 text-muted-foreground">{words?.text ?? t.text(cardCount)}</p>
      <div role="status">
        {isPending && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-sm">
            <progress
              {...(progress && { value: progress.done, max: progress.count })}
              aria-label={title}
              className="max-w-40"
            />
            {step}
          </p>
        )}
      </div>
    </PageSection>
  );
}
