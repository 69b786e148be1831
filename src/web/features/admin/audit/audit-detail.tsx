import type { ReactNode } from 'react';
import type { AuditDetails, AuditEntry } from '#contract/audit.ts';
import { roleOfPlan } from '#domain/plan/plans.ts';
import { useDollars } from '../../../shared/i18n/dollars.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

/** The facts of an entry beyond actor, action and account. */
export function AuditDetail({ entry }: { entry: AuditEntry }): ReactNode {
  const t = useTexts();
  const { audit } = useTexts('admin');
  const dollars = useDollars();
  switch (entry.action) {
    case 'user_updated':
      return (
        <>
          <Changes before={entry.before ?? {}} after={entry.after ?? {}} />
          {entry.after?.reason && ` · ${audit.reason(entry.after.reason)}`}
        </>
      );
    case 'note_added':
    case 'deletion_postponed':
      return null;
    case 'sessions_ended':
    case 'mail_resent':
    case 'refund_requested':
    case 'password_link_sent':
    case 'user_blocked':
    case 'user_unblocked':
      return audit.reason(entry.after?.reason ?? '');
    case 'key_made':
    case 'key_revoked':
    case 'identity_removed':
    case 'endpoint_added':
    case 'endpoint_changed':
    case 'endpoint_removed':
      return entry.after?.name;
    case 'domain_proved':
    case 'domain_removed':
      return `${entry.after?.name ?? ''} · ${audit.reason(entry.after?.reason ?? '')}`;
    case 'password_set':
      return audit.setByAdmin;
    case 'user_deleted': {
      const { cardCount = 0, role = 'free' } = entry.before ?? {};
      const cards = audit.hadCards(cardCount, t.roles[role]);
      return entry.after?.reason ? `${cards} · ${audit.reason(entry.after.reason)}` : cards;
    }
    case 'deletion_requested':
      return audit.deletedIn30Days;
    case 'password_reset':
    case 'email_changed':
    case 'email_change_undone':
    case 'second_factor_added':
    case 'second_factor_removed':
    case 'deletion_cancelled':
    case 'impersonation_started':
      return entry.address && audit.from(entry.address);
    case 'card_saved':
    case 'card_changed':
    case 'card_duplicated':
    case 'card_deleted':
    case 'card_restored':
      // The end of an id identifies a card; the beginning is a timestamp.
      return audit.card(entry.after?.cardId?.slice(-12) ?? '');
    case 'cards_deleted':
    case 'cards_restored':
      return audit.cards(entry.after?.binned ?? entry.after?.restored ?? 0);
    case 'cards_imported':
    case 'submissions_accepted': {
      const { created = 0, changed = 0, binned = 0, designId = '' } = entry.after ?? {};
      return audit.imported(created, changed, binned, designId.slice(-12));
    }
    case 'design_saved':
    case 'design_changed':
    case 'design_deleted':
      return audit.design(entry.after?.designId?.slice(-12) ?? '');
    case 'logo_uploaded':
      return audit.whileViewing;
    case 'plan_purchased':
    case 'plan_refunded': {
      const { plan, amountCents = 0 } = entry.after ?? {};
      return audit.money(plan ? t.roles[roleOfPlan[plan]] : '', dollars(amountCents));
    }
    case 'impersonation_ended':
      return audit.viewedFor(Math.max(1, Math.round((entry.after?.seconds ?? 0) / 60)));
  }
}

const shownFacts = ['username', 'role', 'cardLimit', 'isAdmin'] as const;

/** Old and new values, for example: Role Premium → Corporate. */
function Changes({ before, after }: { before: AuditDetails; after: AuditDetails }) {
  const { roles } = useTexts();
  const { audit } = useTexts('admin');
  const changed = shownFacts.filter((fact) => after[fact] !== undefined);
  const valueText = (facts: AuditDetails, fact: (typeof shownFacts)[number]): string => {
    if (fact === 'role') return facts.role ? roles[facts.role] : '';
    if (fact === 'isAdmin') return facts.isAdmin ? audit.yes : audit.no;
    return String(facts[fact]);
  };
  return changed.map((fact, place) => (
    <span key={fact} className="inline-block max-w-full wrap-anywhere">
      {audit.facts[fact]}{' '}
      {before[fact] !== undefined && (
        <>
          <del>{valueText(before, fact)}</del> →{' '}
        </>
      )}
      {valueText(after, fact)}
      {place < changed.length - 1 && '\u00a0·\u00a0'}
    </span>
  ));
}
