import { Download } from 'lucide-react';
import { callPaths } from '#domain/call-paths.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { AccountSection } from './account-section.tsx';

export function ExportSection({ cardCount }: { cardCount: number }) {
  const { data: words } = useMessages().accountPage;
  return (
    <AccountSection
      id="data"
      title={words.title}
      action={
        <Button
          asChild
          variant="outline"
          className="max-desktop:h-11"
          icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
        >
          <a href={callPaths.exportAccount.path} download>
            {words.export}
          </a>
        </Button>
      }
    >
      <p className="pt-0.5 text-muted-foreground">{words.text(cardCount)}</p>
    </AccountSection>
  );
}
