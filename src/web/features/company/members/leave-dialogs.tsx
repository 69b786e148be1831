import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { apiKeysQuery } from '../../../shared/api/api-keys-query.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useLeave, useRemoveMember } from '../company-mutations.ts';

type Member = Company['members'][number];

/** The names of the keys that a member has made, or empty. */
function useKeysOf({ username }: { username: string }): string {
  const { data: keys = [] } = useQuery(apiKeysQuery);
  return keys
    .filter(({ madeBy }) => madeBy === username)
    .map(({ name }) => name)
    .join(', ');
}

/** Asks before a member is removed, and what becomes of the keys that they may have copies of. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { members: t } = useTexts('company');
  const remove = useRemoveMember();
  const keys = useKeysOf(member);
  const [isKept, setKept] = useState(false);
  const { id, username } = member;
  return (
    <Question
      title={t.askRemove(username)}
      text={t.askRemoveText}
      confirm={t.remove}
      onConfirm={() => remove.mutate({ id, name: username, keys: isKept ? 'keep' : 'revoke' })}
      onClose={onClose}
    >
      {keys && (
        <div className="grid gap-3 pt-3">
          <p className="wrap-anywhere">{t.removeKeys(keys)}</p>
          <Switch checked={isKept} onCheckedChange={setKept} label={t.keepKeys} hint={t.keepKeysHint} />
        </div>
      )}
    </Question>
  );
}

type LeaveDialogProps = { company: Company; user: Pick<CurrentUser, 'username'>; onClose: () => void };

/** Asks before somebody leaves, and names their keys that go on. */
export function LeaveDialog({ company, user, onClose }: LeaveDialogProps) {
  const { members: t } = useTexts('company');
  const leave = useLeave(company);
  const keys = useKeysOf(user);
  return (
    <Question
      title={t.askLeave(company.name)}
      text={t.askLeaveText}
      confirm={t.leave}
      onConfirm={() => leave.mutate()}
      onClose={onClose}
    >
      {keys && <p className="pt-3 wrap-anywhere">{t.leaveKeys(keys)}</p>}
    </Question>
  );
}

type QuestionProps = {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks before something that the person cannot take back alone. */
export function Question({ title, text, confirm, onConfirm, onClose, children }: QuestionProps) {
  const { cancel } = useTexts('company');
  return (
    <ConfirmDialog
      title={title}
      cancelLabel={cancel}
      confirmLabel={confirm}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {text}
      {children}
    </ConfirmDialog>
  );
}
