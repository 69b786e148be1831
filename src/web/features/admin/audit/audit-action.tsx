import {
  AtSign,
  Copy,
  CreditCard,
  FileCheck2,
  FilePen,
  FilePlus2,
  FileSpreadsheet,
  FileX2,
  ImageUp,
  KeyRound,
  Lock,
  LockOpen,
  LogOut,
  type LucideIcon,
  Pencil,
  Receipt,
  Send,
  ShieldCheck,
  ShieldOff,
  StickyNote,
  Trash2,
  Undo2,
  UserRoundCheck,
  UserRoundCog,
  UserRoundX,
} from 'lucide-react';
import type { AuditAction as Action } from '#contract/audit.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';

const icons: Record<Action, LucideIcon> = {
  user_updated: Pencil,
  password_set: KeyRound,
  password_reset: KeyRound,
  email_changed: AtSign,
  email_change_undone: AtSign,
  second_factor_added: ShieldCheck,
  second_factor_removed: ShieldOff,
  user_deleted: Trash2,
  deletion_requested: UserRoundX,
  deletion_cancelled: UserRoundCheck,
  deletion_postponed: UserRoundCheck,
  impersonation_started: UserRoundCog,
  impersonation_ended: Undo2,
  card_saved: FilePlus2,
  card_changed: FilePen,
  card_duplicated: Copy,
  card_deleted: FileX2,
  card_restored: FileCheck2,
  cards_deleted: FileX2,
  cards_restored: FileCheck2,
  cards_imported: FileSpreadsheet,
  submissions_accepted: UserRoundCheck,
  design_saved: FilePlus2,
  design_changed: FilePen,
  design_deleted: FileX2,
  logo_uploaded: ImageUp,
  plan_purchased: CreditCard,
  plan_refunded: Receipt,
  note_added: StickyNote,
  sessions_ended: LogOut,
  mail_resent: Send,
  refund_requested: Receipt,
  password_link_sent: KeyRound,
  user_blocked: Lock,
  user_unblocked: LockOpen,
  key_made: KeyRound,
  key_revoked: KeyRound,
  identity_removed: ShieldOff,
  domain_proved: KeyRound,
  domain_removed: KeyRound,
  endpoint_added: Send,
  endpoint_changed: Send,
  endpoint_removed: Send,
};

/** An action with its icon: blue for actions while impersonating, red for irreversible ones. */
export function AuditActionLabel({ action }: { action: Action }) {
  const { actions } = useTexts('admin').audit;
  const Icon = icons[action];
  const isImpersonation =
    /^(impersonation|card|cards|design|logo)_/.test(action) && action !== 'cards_imported';
  return (
    <span
      className={classNames('flex items-center gap-2.5', action === 'user_deleted' && 'text-destructive')}
    >
      <Icon
        aria-hidden
        size={15}
        strokeWidth={1.75}
        className={classNames(
          'shrink-0',
          isImpersonation ? 'text-primary' : action !== 'user_deleted' && 'text-ink-700',
        )}
      />
      {actions[action]}
    </span>
  );
}
