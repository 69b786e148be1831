import type { ListedCompany } from '#contract/admin/company-list.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RoleBadge } from '../../../shared/session/role-badge.tsx';
import { UsageBar } from '../users/usage-bar.tsx';
import type { CompanyListProps } from './companies-table.tsx';
import { CompanyOwners } from './company-owners.tsx';

/** The list of companies on a phone. */
export function CompaniesStack({ companies }: CompanyListProps) {
  return (
    <ul className="border-t border-border">
      {companies.map((company) => (
        <StackedCompany key={company.id} company={company} />
      ))}
    </ul>
  );
}

function StackedCompany({ company }: { company: ListedCompany }) {
  const { current: language } = useLanguage();
  const { companies: t } = useTexts('admin');
  const { columns } = t;
  const { lastActivityAt, createdAt } = company;
  return (
    <li className="grid grid-cols-1 gap-1.5 border-b border-border bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="max-w-full wrap-anywhere text-lg leading-6 font-semibold">{company.name}</span>
        <RoleBadge role={company.plan} />
      </div>
      <div className="wrap-anywhere text-md">
        <span className="text-muted-foreground">{columns.owners}: </span>
        <CompanyOwners company={company} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 text-md text-muted-foreground">
        <span className="text-foreground">
          <UsageBar count={company.cards} limit={company.cardLimit} />
        </span>
        <span aria-hidden>·</span>
        <span>
          {columns.members}: {company.members}
        </span>
        <span aria-hidden>·</span>
        <time dateTime={createdAt}>{shortDate(language, createdAt)}</time>
      </div>
      {lastActivityAt && (
        <div className="text-md text-muted-foreground">
          {columns.activity}: <time dateTime={lastActivityAt}>{shortDate(language, lastActivityAt)}</time>
        </div>
      )}
    </li>
  );
}
