import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { request } from '../../shared/api/request.ts';
import { refreshCurrentUser } from '../../shared/api/session.ts';
import { companyFailure } from '../../shared/company/company-failure.ts';
import { companyKey } from '../../shared/company/company-query.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { WarningStrip } from './deletion-strip.tsx';

type CompanyDeletionStripProps = { company: NonNullable<CurrentUser['company']> };

/** Shows when the company is deleted. An owner can keep it. */
export function CompanyDeletionStrip({ company: { name, role, deletesAt } }: CompanyDeletionStripProps) {
  const t = useTexts('company');
  const { current: language } = useLanguage();
  const keep = useKeepCompany();
  const action = { label: t.deletion.keep, isPending: keep.isPending, run: () => keep.mutate() };
  return (
    <WarningStrip action={role === 'owner' ? action : null}>
      {t.deletion.text(name, shortDate(language, deletesAt ?? ''))}
      {role === 'manager' && ` ${t.deletion.askOwner}`}
    </WarningStrip>
  );
}

function useKeepCompany() {
  const client = useQueryClient();
  const common = useTexts();
  const t = useTexts('company');
  return useMutation({
    mutationFn: () => request('keepCompany'),
    onSuccess: async (company) => {
      client.setQueryData(companyKey, company);
      showToast({ variant: 'default', ...t.deletion.kept });
      await refreshCurrentUser(client);
    },
    onError: (error) => showToast(companyFailure(common, t, error)),
  });
}
