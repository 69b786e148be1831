import { ChevronDown, LogOut, Undo2, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Avatar } from '../../shared/session/avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { useLogOut } from './use-log-out.ts';
import { useRestoreSession } from './use-restore-session.ts';

export function UserMenu({ user }: { user: CurrentUser }) {
  const { account } = useMessages();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const restoreSession = useRestoreSession();
  return (
    <Menu align="end" label={account.menu} trigger={<UserButton username={user.username} />}>
      <MenuLabel>{user.username}</MenuLabel>
      <MenuSeparator />
      {user.isImpersonating ? (
        <MenuItem icon={<Undo2 aria-hidden strokeWidth={1.75} />} onSelect={() => restoreSession.mutate()}>
          {account.returnToAdmin}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<UserRound aria-hidden strokeWidth={1.75} />}
          onSelect={() => void navigate('/account')}
        >
          {account.menu}
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden strokeWidth={1.75} />} onSelect={() => logOut.mutate()}>
        {account.logout}
      </MenuItem>
    </Menu>
  );
}

/** The rest props come from the menu's trigger slot. */
function UserButton({ username, ...trigger }: ComponentProps<'button'> & { username: string }) {
  return (
    <button
      type="button"
      {...trigger}
      className="flex h-11 items-center gap-2 rounded-md pl-1 text-md font-medium transition-colors duration-(--dur-1) hover:bg-muted desktop:h-9 desktop:pr-2"
    >
      <Avatar className="size-8 text-sm desktop:size-7 desktop:text-xs" username={username} />
      <span className="sr-only desktop:not-sr-only desktop:max-w-40 desktop:truncate">{username}</span>
      <ChevronDown
        aria-hidden
        className="hidden size-3.5 text-muted-foreground min-[768px]:block"
        strokeWidth={1.75}
      />
    </button>
  );
}
