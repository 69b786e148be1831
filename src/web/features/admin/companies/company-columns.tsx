import type { ListedCompany } from '#contract/admin/company-list.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RoleBadge } from '../../../shared/session/role-badge.tsx';
import type { Column } from '../rows/column.ts';
import { cellStyles, mutedCellStyles, nameCellStyles } from '../rows/table-styles.ts';
import { UsageBar } from '../users/usage-bar.tsx';
import { CompanyOwners } from './company-owners.tsx';

/** The columns of the list of companies. Below `wide` there is no room for the last one. */
export function useCompanyColumns(): readonly Column<ListedCompany>[] {
  const { columns: t } = useTexts('admin').companies;
  const { current: language } = useLanguage();
  const day = (at: string) => <time dateTime={at}>{shortDate(language, at)}</time>;
  return [
    {
      name: 'name',
      label: t.name,
      cell: ({ name }) => name,
      isRowHeader: true,
      cellStyles: `${nameCellStyles} font-medium`,
      width: 'wide:w-[22%]',
      placeholder: 'h-4 w-36',
      stack: 'title',
    },
    {
      name: 'owners',
      label: t.owners,
      cell: (company) => <CompanyOwners company={company} />,
      cellStyles: nameCellStyles,
      width: 'wide:w-[16%]',
      placeholder: 'h-4 w-24',
      stack: 'labelled',
    },
    {
      name: 'members',
      label: t.members,
      cell: ({ members }) => members,
      cellStyles: `${cellStyles} tabular-nums`,
      placeholder: 'h-4 w-6',
      stack: 'fact',
      stacked: ({ members }) => (
        <>
          {t.members}: {members}
        </>
      ),
    },
    {
      name: 'plan',
      label: t.plan,
      cell: ({ plan }) => <RoleBadge role={plan} />,
      placeholder: 'h-5.5 w-16',
      stack: 'badge',
    },
    {
      name: 'usage',
      label: t.usage,
      cell: ({ cards, cardLimit }) => <UsageBar count={cards} limit={cardLimit} />,
      width: 'wide:w-[17%]',
      placeholder: 'h-4 w-28',
      stack: 'mainFact',
    },
    {
      name: 'activity',
      label: t.activity,
      cell: ({ lastActivityAt }) => (lastActivityAt ? day(lastActivityAt) : '–'),
      cellStyles: mutedCellStyles,
      placeholder: 'h-4 w-20',
      stack: 'note',
      stacked: ({ lastActivityAt }) =>
        lastActivityAt && (
          <>
            {t.activity}: {day(lastActivityAt)}
          </>
        ),
    },
    {
      name: 'created',
      label: t.created,
      cell: ({ createdAt }) => day(createdAt),
      cellStyles: mutedCellStyles,
      width: 'max-wide:hidden',
      placeholder: 'h-4 w-20',
      stack: 'fact',
    },
  ];
}
