import { Ellipsis, Pencil, Trash2, UserRoundCog } from 'lucide-react';
import { useRef } from 'react';
import type { User } from '#contract/account-schemas.ts';
import { isProtected } from '#domain/account/usernames.ts';
import { deletionRefusal, impersonationRefusal } from '#domain/admin/admin-rules.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx';
import { useImpersonate } from './user-mutations.ts';

export type UserActionsProps = {
  user: User;
  adminId: string;
  nameId: string;
  onEdit: () => void;
  onDelete: () => void;
};

const icon = { 'aria-hidden': true, size: 14, strokeWidth: 1.75 } as const;
const menuIcon = { ...icon, size: 16 } as const;
const buttonProps = { variant: 'ghost', size: 'sm', className: 'gap-1.5! px-2' } as const;

/** The actions for an account as buttons, without those that the server would refuse. */
export function UserActions({ user, adminId, nameId, onEdit, onDelete }: UserActionsProps) {
  const t = useTexts('admin');
  const impersonate = useImpersonate();
  const mayDelete = deletionRefusal(adminId, user) === null;
  return (
    <div className="-ml-2 flex items-center gap-1">
      <Button {...buttonProps} aria-describedby={nameId} icon={<Pencil {...icon} />} onClick={onEdit}>
        {t.edit}
      </Button>
      {impersonationRefusal(user) === null && (
        <Button
          {...buttonProps}
          aria-describedby={nameId}
          icon={<UserRoundCog {...icon} />}
          busy={impersonate.isPending}
          onClick={() => impersonate.mutate(user)}
        >
          {t.impersonate}
        </Button>
      )}
      {mayDelete && (
        <Button {...buttonProps} aria-describedby={nameId} icon={<Trash2 {...icon} />} onClick={onDelete}>
          {t.delete}
        </Button>
      )}
      {!mayDelete && (
        <span className="px-2 text-xs text-muted-foreground">
          {isProtected(user) ? t.protectedAccount : t.ownAccount}
        </span>
      )}
    </div>
  );
}

/** The same actions as a menu, for narrow screens. */
export function UserActionsMenu({ user, adminId, onEdit, onDelete }: UserActionsProps) {
  const t = useTexts('admin');
  const impersonate = useImpersonate();
  const label = t.actionsFor(user.username);
  const trigger = useRef<HTMLButtonElement>(null);
  // The menu item unmounts with the menu. The dialog must return the focus to the trigger instead.
  const withTriggerFocus = (action: () => void) => () => {
    trigger.current?.focus();
    action();
  };
  return (
    <Menu
      label={label}
      trigger={
        <Button
          ref={trigger}
          variant="ghost"
          aria-label={label}
          className="size-11 px-0 data-[state=open]:bg-muted"
        >
          <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      }
    >
      <MenuItem icon={<Pencil {...menuIcon} />} onSelect={withTriggerFocus(onEdit)}>
        {t.edit}
      </MenuItem>
      {impersonationRefusal(user) === null && (
        <MenuItem icon={<UserRoundCog {...menuIcon} />} onSelect={() => impersonate.mutate(user)}>
          {t.impersonate}
        </MenuItem>
      )}
      {deletionRefusal(adminId, user) === null && (
        <>
          <MenuSeparator />
          <MenuItem isDestructive icon={<Trash2 {...menuIcon} />} onSelect={withTriggerFocus(onDelete)}>
            {t.delete}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
