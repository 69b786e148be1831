import { LogOut, Undo2, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Avatar } from '../../shared/session/avatar.tsx';
import { RoleBadge } from '../../shared/session/role-badge.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { CardLimit, usePlanMeaning } from './card-limit.tsx';
import { useLogOut } from './use-log-out.ts';
import { useRestoreSession } from './use-restore-session.ts';

/** The current user with a logout button, or login and register buttons. */
export function MobileAccount({ user, onChoose }: { user: CurrentUser | null; onChoose: () => void }) {
  const { account } = useMessages();
  if (user) return <SignedIn user={user} onChoose={onChoose} />;
  return (
    <div className="grid grid-cols-2 gap-2 p-4">
      <Button asChild size="lg" variant="outline">
        <Link onClick={onChoose} to="/login">
          {account.login}
        </Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link onClick={onChoose} to="/login?tab=register">
          {account.register}
        </Link>
      </Button>
    </div>
  );
}

function SignedIn({ user, onChoose }: { user: CurrentUser; onChoose: () => void }) {
  const { account } = useMessages();
  const logOut = useLogOut();
  const restoreSession = useRestoreSession();
  const meaning = usePlanMeaning(user);
  return (
    <div className="grid gap-3 p-4">
      <div className="flex items-center gap-3">
        <Avatar className="size-10 text-md" username={user.username} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{user.username}</p>
          <p className="mt-0.5 flex items-center gap-2">
            <RoleBadge role={user.role} />
            <CardLimit limit={user.cardLimit} />
          </p>
        </div>
        <Button
          busy={logOut.isPending}
          className="h-11"
          icon={LogOut}
          onClick={() => logOut.mutate()}
          variant="outline"
        >
          {account.logout}
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">{meaning}</p>
      {user.isImpersonating ? (
        <Button
          busy={restoreSession.isPending}
          icon={Undo2}
          onClick={() => restoreSession.mutate()}
          size="lg"
          variant="outline"
        >
          {account.returnToAdmin}
        </Button>
      ) : (
        <Button asChild icon={UserRound} size="lg" variant="outline">
          <Link onClick={onChoose} to="/account">
            {account.menu}
          </Link>
        </Button>
      )}
    </div>
  );
}
