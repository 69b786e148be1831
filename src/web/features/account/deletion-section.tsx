import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PasswordDialog } from '../../shared/password-dialog.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { useDeleteAccount } from './account-mutations.ts';
import { AccountSection } from './account-section.tsx';

export function DeletionSection({ username, cardCount }: { username: string; cardCount: number }) {
  const { deletion: texts } = useMessages().accountPage;
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <AccountSection
      id="deletion"
      title={texts.title}
      action={
        <Button
          variant="outline"
          className="text-destructive! max-desktop:h-11"
          icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() => setDialogOpen(true)}
        >
          {texts.open}
        </Button>
      }
    >
      <p className="pt-0.5 text-muted-foreground">{texts.text(cardCount)}</p>
      {isDialogOpen && (
        <DeletionDialog username={username} cardCount={cardCount} onClose={() => setDialogOpen(false)} />
      )}
    </AccountSection>
  );
}

type DeletionDialogProps = { username: string; cardCount: number; onClose: () => void };

/** Explains what is deleted and when, and asks for the password. */
function DeletionDialog({ username, cardCount, onClose }: DeletionDialogProps) {
  const { dialog: texts } = useMessages().accountPage.deletion;
  const deletion = useDeleteAccount();
  return (
    <PasswordDialog
      texts={texts}
      description={texts.text(cardCount)}
      username={username}
      isDestructive
      isBusy={deletion.isPending}
      onClose={onClose}
      onConfirm={({ password }, showError) => deletion.mutate({ password, onWrongPassword: showError })}
    />
  );
}
