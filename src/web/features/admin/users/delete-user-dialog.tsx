import type { User } from '#contract/account-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Avatar } from '../../../shared/session/avatar.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { AlertDialog, AlertDialogCancel } from '../../../ui/overlays/alert-dialog.tsx';
import { useDeleteUser } from './user-mutations.ts';

type DeleteUserDialogProps = { user: User; onClose: () => void };

/** Asks for confirmation and names the account. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const { deletion } = useTexts('admin');
  const deleteUser = useDeleteUser(onClose);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={<span className="wrap-anywhere">{deletion.title(user.username)}</span>}
      media={<Avatar username={user.username} className="size-10 text-md" />}
      actions={
        <>
          <AlertDialogCancel>{deletion.cancel}</AlertDialogCancel>
          <Button variant="destructive" busy={deleteUser.isPending} onClick={() => deleteUser.mutate(user)}>
            {deletion.confirm}
          </Button>
        </>
      }
    >
      {deletion.text}
    </AlertDialog>
  );
}
