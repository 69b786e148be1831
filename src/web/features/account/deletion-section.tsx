import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { AccountSection } from './account-section.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

export function DeletionSection({ username, cardCount }: { username: string; cardCount: number }) {
  const { deletion: words } = useMessages().accountPage;
  const [isAsked, setAsked] = useState(false);
  return (
    <AccountSection
      id="deletion"
      title={words.title}
      action={
        <Button
          variant="outline"
          className="text-destructive! max-desktop:h-11"
          icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() => setAsked(true)}
        >
          {words.ask}
        </Button>
      }
    >
      <p className="pt-0.5 text-muted-foreground">{words.text(cardCount)}</p>
      {isAsked && (
        <DeletionDialog username={username} cardCount={cardCount} onClose={() => setAsked(false)} />
      )}
    </AccountSection>
  );
}
