import { Fragment } from 'react';
import type { ListedCompany } from '#contract/admin/company-list.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { UserLink } from '../users/user-link.tsx';

/** The owners of a company, each a link to their page. */
export function CompanyOwners({ company: { owners } }: { company: ListedCompany }) {
  const { companies: t } = useTexts('admin');
  if (owners.length === 0) return <span className="text-muted-foreground">{t.noOwner}</span>;
  return owners.map((owner, index) => (
    <Fragment key={owner.id}>
      {index > 0 && ', '}
      <UserLink user={owner} />
    </Fragment>
  ));
}
