import { useEffect } from 'react';
import { type membershipEnded, openAccount } from '../../shared/api/active-account.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { rememberToast } from '../../shared/notify/toast-after-reload.ts';

type Reason = NonNullable<ReturnType<typeof membershipEnded.get>>;

/** Goes back to the user's own cards and says why: the server has refused a request for the company. */
export function MembershipEnded({ reason }: { reason: Reason }) {
  const { errors } = useTexts();
  const { ended } = useTexts('company');
  const isMember = reason !== 'NOT_A_MEMBER';
  const description = isMember ? errors[reason] : ended.description;
  useEffect(() => {
    rememberToast({ variant: 'destructive', title: ended.title, description });
    openAccount(null, reason === 'SSO_NEEDED' ? '/sso' : '/list');
  }, [ended, description, reason]);
  return null;
}
