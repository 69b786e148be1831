import type { CurrentUser } from '#contract/account-schemas.ts';
import { refreshCurrentUser } from '../../shared/api/session.ts';
import { companyKey } from '../../shared/company/company-query.ts';
import { shortDate } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
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
  const t = useTexts('company');
  return useApiMutation('keepCompany', {
    failure: featureFailures.company(t),
    success: t.deletion.kept,
    onSuccess: (company, _, client) => {
      client.setQueryData(companyKey, company);
      return refreshCurrentUser(client);
    },
  });
}
