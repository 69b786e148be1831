import { useEffect } from 'react';
import { actFor } from '../../shared/api/acting-for.ts';
import { useCompanyTexts } from '../../shared/company/use-company-texts.ts';
import { rememberToast } from '../../shared/notify/toast-after-reload.ts';

/** Goes back to the user's own cards and says why: the server has refused a request for the company. */
export function MembershipEnded() {
  const { ended } = useCompanyTexts();
  useEffect(() => {
    rememberToast({ variant: 'destructive', ...ended });
    actFor(null, '/list');
  }, [ended]);
  return null;
}
