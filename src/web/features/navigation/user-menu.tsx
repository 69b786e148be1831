import { ChevronDown, LogOut, Plus, RotateCw, Settings, Undo2, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { openAccount } from '../../shared/api/active-account.ts';
import { CompanyMark } from '../../shared/company/company-mark.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Avatar } from '../../shared/session/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import {
  Menu,
  MenuItem,
  MenuLabel,
  MenuNote,
  MenuRadioGroup,
  MenuSeparator,
} from '../../ui/overlays/menu.tsx';
import { useAccountChoices } from './account-choices.ts';
import { useLogOut } from './use-log-out.ts';
import { useRestoreSession } from './use-restore-session.ts';

export function UserMenu({ user }: { user: CurrentUser }) {
  const { account } = useTexts();
  return (
    <Menu align="end" label={account.menu} trigger={<UserButton user={user} />}>
      <UserMenuItems user={user} />
    </Menu>
  );
}

/** Mounted when the menu opens: only then the companies are read. */
function UserMenuItems({ user }: { user: CurrentUser }) {
  const { account } = useTexts();
  const { switch: t } = useTexts('company');
  const navigate = useNavigate();
  const logOut = useLogOut();
  const restoreSession = useRestoreSession();
  const { companies, value, options, choose } = useAccountChoices(user);
  return (
    <>
      {options.length === 1 ? (
        <MenuLabel>{user.username}</MenuLabel>
      ) : (
        <>
          <MenuRadioGroup isClosing label={t.label} value={value} options={options} onChange={choose} />
          {!user.isImpersonating && (
            <MenuItem
              icon={<Plus aria-hidden strokeWidth={1.75} />}
              onSelect={() =>
                user.company ? openAccount(null, '/account#company') : void navigate('/account#company')
              }
            >
              {t.make}
            </MenuItem>
          )}
        </>
      )}
      {companies.isError && (
        <MenuItem
          icon={<RotateCw aria-hidden strokeWidth={1.75} />}
          onSelect={() => void companies.refetch()}
        >
          {t.failed}
        </MenuItem>
      )}
      <MenuSeparator />
      {user.company && (
        <MenuItem
          icon={<Settings aria-hidden strokeWidth={1.75} />}
          onSelect={() => void navigate('/company')}
        >
          {t.settings}
        </MenuItem>
      )}
      {user.isImpersonating ? (
        <MenuItem icon={<Undo2 aria-hidden strokeWidth={1.75} />} onSelect={() => restoreSession.mutate()}>
          {account.returnToAdmin}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<UserRound aria-hidden strokeWidth={1.75} />}
          onSelect={() => void navigate('/account')}
        >
          {user.company ? t.account : account.menu}
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden strokeWidth={1.75} />} onSelect={() => logOut.mutate()}>
        {account.logout}
      </MenuItem>
      {options.length > 1 && <MenuNote>{t.note}</MenuNote>}
    </>
  );
}

/** The rest props come from the menu's trigger slot. */
function UserButton({ user, ...trigger }: ComponentProps<'button'> & { user: CurrentUser }) {
  const { username, company } = user;
  const { as, roles } = useTexts('company');
  const markStyles = 'size-8 text-sm desktop:size-7 desktop:text-xs';
  return (
    <button
      type="button"
      {...trigger}
      className={classNames(
        'flex h-11 items-center gap-2 rounded-md max-wide:min-w-0 pl-1 text-left text-md font-medium transition-colors duration-(--dur-1) hover:bg-muted desktop:pr-2',
        !company && 'desktop:h-9',
      )}
    >
      {company ? (
        <CompanyMark className={markStyles} company={company} />
      ) : (
        <Avatar className={markStyles} username={username} />
      )}
      <span
        className={classNames(
          'min-w-0',
          company
            ? 'max-w-19 max-[767px]:sr-only min-[900px]:max-w-24 min-[1200px]:max-w-40'
            : 'max-w-24 desktop:max-w-40',
        )}
      >
        <span
          className={
            company
              ? 'block truncate leading-5'
              : 'sr-only desktop:not-sr-only desktop:block desktop:truncate'
          }
        >
          {company?.name ?? username}
        </span>
        {company && (
          <span className="block text-2xs leading-4 font-normal text-muted-foreground">
            {/* A narrow header has no room for who acts for the company. */}
            <span className="block truncate max-[1199px]:sr-only">{as(username, roles[company.role])}</span>
            <span aria-hidden className="block truncate min-[1200px]:hidden">
              {roles[company.role]}
            </span>
          </span>
        )}
      </span>
      <ChevronDown
        aria-hidden
        className={classNames(
          'hidden size-3.5 shrink-0 text-muted-foreground',
          company ? 'desktop:block' : 'min-[768px]:block',
        )}
        strokeWidth={1.75}
      />
    </button>
  );
}
