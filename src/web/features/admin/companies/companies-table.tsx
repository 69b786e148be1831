import type { ListedCompany } from '#contract/admin/company-list.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RoleBadge } from '../../../shared/session/role-badge.tsx';
import { cellStyles, headCellStyles, nameCellStyles, tableRowStyles, tableStyles } from '../table-styles.ts';
import { UsageBar } from '../users/usage-bar.tsx';
import { CompanyOwners } from './company-owners.tsx';

/** Column widths from `wide` up. Below it there is no room for the last column. */
export const columnWidths = {
  name: 'wide:w-[22%]',
  owners: 'wide:w-[16%]',
  members: '',
  plan: '',
  usage: 'wide:w-[17%]',
  activity: '',
  created: 'max-wide:hidden',
} as const;

export type CompanyListProps = { companies: readonly ListedCompany[] };

export function CompaniesTable({ companies }: CompanyListProps) {
  const { columns } = useTexts('admin').companies;
  const names = Object.keys(columnWidths) as (keyof typeof columnWidths)[];
  return (
    <div className={tableStyles}>
      <table className="w-full text-left">
        <thead className="bg-muted">
          <tr>
            {names.map((name) => (
              <th key={name} className={`${headCellStyles} ${columnWidths[name]}`}>
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CompanyRow({ company }: { company: ListedCompany }) {
  const { current: language } = useLanguage();
  const { lastActivityAt, createdAt } = company;
  return (
    <tr className={tableRowStyles}>
      <th scope="row" className={`${nameCellStyles} font-medium`}>
        {company.name}
      </th>
      <td className={nameCellStyles}>
        <CompanyOwners company={company} />
      </td>
      <td className={`${cellStyles} tabular-nums`}>{company.members}</td>
      <td className={cellStyles}>
        <RoleBadge role={company.plan} />
      </td>
      <td className={cellStyles}>
        <UsageBar count={company.cards} limit={company.cardLimit} />
      </td>
      <td className={`${cellStyles} text-muted-foreground`}>
        {lastActivityAt ? <time dateTime={lastActivityAt}>{shortDate(language, lastActivityAt)}</time> : '–'}
      </td>
      <td className={`${cellStyles} ${columnWidths.created} text-muted-foreground`}>
        <time dateTime={createdAt}>{shortDate(language, createdAt)}</time>
      </td>
    </tr>
  );
}
