import { useQuery } from '@tanstack/react-query';
import { companyCountsQuery } from '../../shared/company/company-counts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { NavigationLink } from './navigation-links.ts';

/** The number behind a link of the navigation. Only a company has links with one. */
export function LinkCount({ link: { name } }: { link: NavigationLink }) {
  return name === 'inbox' || name === 'orders' ? <CompanyCount of={name} /> : null;
}

function CompanyCount({ of }: { of: 'inbox' | 'orders' }) {
  const { navigation } = useTexts();
  const { data: counts } = useQuery(companyCountsQuery);
  const count = of === 'inbox' ? counts?.submissions : counts?.openOrders;
  if (!count) return null;
  return (
    <span className="ml-1 rounded-full bg-primary-soft px-1.5 text-2xs leading-4.5 font-semibold text-primary-soft-foreground tabular-nums">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{navigation.waiting(count)}</span>
    </span>
  );
}
