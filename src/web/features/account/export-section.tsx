import { Download } from 'lucide-react';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { useIsOnline } from '../../shared/online.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useExportData } from './account-mutations.ts';
import { AccountSection } from './account-section.tsx';

export function ExportSection({ cardCount }: { cardCount: number }) {
  const { data: texts } = useMessages().accountPage;
  const isOnline = useIsOnline();
  const exportData = useExportData();
  return (
    <AccountSection
      id="data"
      title={texts.title}
      action={
        <Button
          variant="outline"
          className="max-desktop:h-11"
          icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
          busy={exportData.isPending}
          disabled={!isOnline}
          onClick={() => exportData.mutate()}
        >
          {texts.export}
        </Button>
      }
    >
      <p className="pt-0.5 text-muted-foreground">{texts.text(cardCount)}</p>
    </AccountSection>
  );
}
