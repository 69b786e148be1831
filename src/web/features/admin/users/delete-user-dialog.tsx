import type { User } from '#contract/account-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Avatar } from '../../../shared/session/avatar.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteUser } from './user-mutations.ts';

type DeleteUserDialogProps = { user: User; onClose: () => void };

/** Asks for confirmation and names the account. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { deletion } = useTexts('admin');
  const deleteUser = useDeleteUser();
  return (
    <ConfirmDialog
      title={deletion.title(user.username)}
      media={<Avatar username={user.username} className="size-10 text-md" />}
      cancelLabel={deletion.cancel}
      confirmLabel={deletion.confirm}
      isBusy={deleteUser.isPending}
      onConfirm={() => deleteUser.mutateAsync(user)}
      onClose={onClose}
    >
      {deletion.text}
    </ConfirmDialog>
  );
}
