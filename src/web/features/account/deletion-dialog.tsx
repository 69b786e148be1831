import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PasswordDialog } from '../../shared/password-dialog.tsx';
import { useDeleteAccount } from './account-mutations.ts';

type DeletionDialogProps = { username: string; cardCount: number; onClose: () => void };

/** Explains what is deleted and when, and asks for the password. */
export function DeletionDialog({ username, cardCount, onClose }: DeletionDialogProps) {
  const { dialog: words } = useMessages().accountPage.deletion;
  const deletion = useDeleteAccount();
  return (
    <PasswordDialog
      words={words}
      description={words.text(cardCount)}
      username={username}
      isDestructive
      isBusy={deletion.isPending}
      onClose={onClose}
      onConfirm={({ password }, refuse) => deletion.mutate({ password, onWrongPassword: refuse })}
    />
  );
}
