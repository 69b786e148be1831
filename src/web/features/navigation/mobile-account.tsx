import { Check, LogOut, Settings, Undo2, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { CompanyMark } from '../../shared/company/company-mark.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useArePlansSold } from '../../shared/offering.ts';
import { useIsRegistrationOpen } from '../../shared/page/site.ts';
import { Avatar } from '../../shared/session/avatar.tsx';
import { RoleBadge } from '../../shared/session/role-badge.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { useAccountChoices } from './account-choices.ts';
import { CardLimit, usePlanMeaning } from './card-limit.tsx';
import { useLogOut } from './use-log-out.ts';
import { useRestoreSession } from './use-restore-session.ts';

/** The current user with a logout button, or login and register buttons. */
export function MobileAccount({ user, onChoose }: { user: CurrentUser | null; onChoose: () => void }) {
  const { account } = useTexts();
  const isOpen = useIsRegistrationOpen();
  if (user) return <SignedIn user={user} onChoose={onChoose} />;
  return (
    <div className="grid grid-cols-2 gap-2 p-4">
      <Button asChild size="lg" variant="outline">
        <Link onClick={onChoose} to="/login">
          {account.login}
        </Link>
      </Button>
      {isOpen && (
        <Button asChild size="lg" variant="outline">
          <Link onClick={onChoose} to="/login?tab=register">
            {account.register}
          </Link>
        </Button>
      )}
    </div>
  );
}

function SignedIn({ user, onChoose }: { user: CurrentUser; onChoose: () => void }) {
  const { account } = useTexts();
  const logOut = useLogOut();
  const restoreSession = useRestoreSession();
  const arePlansSold = useArePlansSold();
  const meaning = usePlanMeaning(user);
  const { as, roles, switch: t } = useTexts('company');
  const { company } = user;
  return (
    <div className="grid gap-3 p-4">
      <div className="flex items-center gap-3">
        {company ? (
          <CompanyMark className="size-10 text-md" company={company} />
        ) : (
          <Avatar className="size-10 text-md" username={user.username} />
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{company?.name ?? user.username}</p>
          {company && (
            <p className="truncate text-sm text-muted-foreground">{as(user.username, roles[company.role])}</p>
          )}
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2">
            {arePlansSold && <RoleBadge role={user.role} />}
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
      <AccountSwitch user={user} />
      {company && (
        <Button asChild icon={Settings} size="lg" variant="outline">
          <Link onClick={onChoose} to="/company">
            {t.settings}
          </Link>
        </Button>
      )}
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
            {company ? t.account : account.menu}
          </Link>
        </Button>
      )}
    </div>
  );
}

/** The accounts to act for, if there is a choice. */
function AccountSwitch({ user }: { user: CurrentUser }) {
  const { switch: t } = useTexts('company');
  const { value, options, choose } = useAccountChoices(user);
  if (options.length < 2) return null;
  return (
    <fieldset aria-label={t.label} className="min-w-0 rounded-md border border-border lines-y">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => choose(option.value)}
          className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left aria-pressed:bg-primary-soft"
        >
          {option.icon}
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{option.label}</span>
            <span className="block text-sm text-muted-foreground">{option.detail}</span>
          </span>
          {option.value === value && (
            <Check aria-hidden size={18} strokeWidth={1.75} className="text-primary" />
          )}
        </button>
      ))}
      <p className="px-3 py-2 text-xs text-muted-foreground">{t.note}</p>
    </fieldset>
  );
}
