import {
  ChevronRight,
  CreditCard,
  KeyRound,
  Lock,
  LockOpen,
  LogOut,
  type LucideIcon,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { parseCardLimit } from '#contract/account-schemas.ts';
import type { UserPageData } from '#contract/admin/user-page.ts';
import { deletionRefusal } from '#domain/admin/admin-rules.ts';
import { cardLimitOfRole, roles } from '#domain/plan/plans.ts';
import { request } from '../../../shared/api/request.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AdminBox } from '../admin-box.tsx';
import { ActionDialog } from './action-dialog.tsx';

type UserProps = { user: UserPageData['user'] };

type SupportActionsProps = UserProps & { sessionCount: number; adminId: string };

/** What support can do for a user, each with a reason. Without what the server would refuse. */
export function SupportActions({ user, sessionCount, adminId }: SupportActionsProps) {
  const { actions } = useTexts('user-page');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'sessions' | 'password' | 'plan' | 'block' | 'deletion' | null>(null);
  const close = () => setOpen(null);
  const { isBlocked } = user;
  const params = { id: user.id };
  const mayEnd = !user.isAdmin || user.id === adminId;
  const mayBlock = isBlocked || !user.isAdmin;
  const mayDelete = deletionRefusal(adminId, user) === null;
  return (
    <AdminBox
      title={actions.title}
      aside={<span className="text-xs text-muted-foreground">{actions.aside}</span>}
    >
      <ul>
        {mayEnd && (
          <ActionRow
            icon={LogOut}
            name={actions.endSessions}
            note={actions.endSessionsNote(sessionCount)}
            onOpen={() => setOpen('sessions')}
          />
        )}
        <ActionRow
          icon={KeyRound}
          name={actions.passwordLink}
          note={actions.passwordLinkNote}
          onOpen={() => setOpen('password')}
        />
        <ActionRow
          icon={CreditCard}
          name={actions.grant}
          note={actions.grantNote}
          onOpen={() => setOpen('plan')}
        />
        {mayBlock && (
          <ActionRow
            icon={isBlocked ? LockOpen : Lock}
            name={isBlocked ? actions.unblock : actions.block}
            note={actions.blockNote}
            isDestructive={!isBlocked}
            onOpen={() => setOpen('block')}
          />
        )}
        {mayDelete && (
          <ActionRow
            icon={Trash2}
            name={actions.deletion}
            note={actions.deletionNote}
            isDestructive
            onOpen={() => setOpen('deletion')}
          />
        )}
      </ul>
      {open === 'sessions' && (
        <ActionDialog
          title={actions.endSessions}
          hint={actions.endSessionsHint}
          confirm={actions.endSessionsConfirm}
          run={(reason) => request('endUserSessions', { params, body: { reason } })}
          onClose={close}
        />
      )}
      {open === 'password' && (
        <ActionDialog
          title={actions.passwordLink}
          hint={actions.passwordLinkHint}
          confirm={actions.passwordLinkConfirm}
          run={(reason) => request('sendPasswordLink', { params, body: { reason } })}
          onClose={close}
        />
      )}
      {open === 'plan' && <GrantDialog user={user} onClose={close} />}
      {open === 'block' && (
        <ActionDialog
          title={isBlocked ? actions.unblock : actions.block}
          hint={isBlocked ? actions.unblockHint : actions.blockHint}
          confirm={isBlocked ? actions.unblock : actions.block}
          isDestructive={!isBlocked}
          run={(reason) => request('blockUser', { params, body: { isBlocked: !isBlocked, reason } })}
          onClose={close}
        />
      )}
      {open === 'deletion' && (
        <ActionDialog
          title={actions.deletion}
          hint={actions.deletionHint}
          confirm={actions.deletion}
          isDestructive
          run={async (reason) => {
            await request('deleteUserWithReason', { params, body: { reason } });
            await navigate('/admin');
          }}
          onClose={close}
        />
      )}
    </AdminBox>
  );
}

type ActionRowProps = {
  icon: LucideIcon;
  name: string;
  note: string;
  isDestructive?: boolean;
  onOpen: () => void;
};

function ActionRow({ icon: Icon, name, note, isDestructive = false, onOpen }: ActionRowProps) {
  return (
    <li className="border-t border-border">
      <button
        type="button"
        onClick={onOpen}
        className={classNames(
          'flex min-h-11 w-full cursor-pointer items-start gap-3 py-2 text-left text-sm',
          isDestructive ? 'text-destructive hover:underline' : 'hover:text-primary',
        )}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        <span className="flex-1">
          <span className="block font-medium">{name}</span>
          <span className="block text-xs text-muted-foreground">{note}</span>
        </span>
        <ChevronRight aria-hidden size={16} className="self-center text-ink-300" />
      </button>
    </li>
  );
}

function GrantDialog({ user, onClose }: UserProps & { onClose: () => void }) {
  const { actions } = useTexts('user-page');
  const t = useTexts();
  const [role, setRole] = useState(user.role);
  const [limit, setLimit] = useState(String(user.cardLimit));
  const cardLimit = parseCardLimit(limit);
  return (
    <ActionDialog
      title={actions.grant}
      hint={actions.grantHint}
      confirm={actions.grantConfirm}
      run={(reason) => request('grantPlan', { params: { id: user.id }, body: { role, cardLimit, reason } })}
      onClose={onClose}
    >
      <div className="flex gap-3">
        <div className="min-w-0 flex-1">
          <span aria-hidden className="mb-1.5 block text-md font-medium tablet:text-sm">
            {actions.role}
          </span>
          <Select
            label={actions.role}
            value={role}
            options={roles.map((value) => ({ value, label: t.roles[value] }))}
            onChange={(value) => {
              setRole(value);
              setLimit(String(cardLimitOfRole(value, cardLimit)));
            }}
            className="max-tablet:h-12"
          />
        </div>
        <TextInput
          compact
          inputMode="numeric"
          label={actions.limit}
          value={limit}
          onChange={({ target }) => setLimit(target.value)}
          className="w-32 shrink-0"
        />
      </div>
    </ActionDialog>
  );
}
