import { ChevronRight, CreditCard, LogOut, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { parseCardLimit } from '#contract/account-schemas.ts';
import type { UserPageData } from '#contract/admin/user-page.ts';
import { cardLimitOfRole, roles } from '#domain/plan/plans.ts';
import { request } from '../../../shared/api/request.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AdminBox } from '../admin-box.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { useUserPageTexts } from './use-user-page-texts.ts';

type UserProps = { user: UserPageData['user'] };

/** What support can do for a user, each with a reason. */
export function SupportActions({ user }: UserProps) {
  const { actions } = useUserPageTexts();
  const [open, setOpen] = useState<'sessions' | 'plan' | null>(null);
  const close = () => setOpen(null);
  return (
    <AdminBox
      title={actions.title}
      aside={<span className="text-xs text-muted-foreground">{actions.aside}</span>}
    >
      <ul>
        <ActionRow icon={LogOut} name={actions.endSessions} onOpen={() => setOpen('sessions')} />
        <ActionRow icon={CreditCard} name={actions.grant} onOpen={() => setOpen('plan')} />
      </ul>
      {open === 'sessions' && (
        <ActionDialog
          title={actions.endSessions}
          hint={actions.endSessionsHint}
          confirm={actions.endSessionsConfirm}
          run={(reason) => request('endUserSessions', { params: { id: user.id }, body: { reason } })}
          onClose={close}
        />
      )}
      {open === 'plan' && <GrantDialog user={user} onClose={close} />}
    </AdminBox>
  );
}

function ActionRow({ icon: Icon, name, onOpen }: { icon: LucideIcon; name: string; onOpen: () => void }) {
  return (
    <li className="border-t border-border">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 py-2 text-left text-sm font-medium hover:text-primary"
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="flex-1">{name}</span>
        <ChevronRight aria-hidden size={16} className="text-ink-300" />
      </button>
    </li>
  );
}

function GrantDialog({ user, onClose }: UserProps & { onClose: () => void }) {
  const { actions } = useUserPageTexts();
  const messages = useMessages();
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
            options={roles.map((value) => ({ value, label: messages.roles[value] }))}
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
