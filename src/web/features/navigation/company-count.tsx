import { useQuery } from '@tanstack/react-query';
import { companyCountsQuery } from '../../shared/company/company-counts.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import type { NavigationLink } from './navigation-links.ts';

/** The number behind a link of a company's navigation. */
export function CompanyCount({ link }: { link: Pick<NavigationLink, 'name'> }) {
  const { navigation } = useMessages();
  const { data: counts } = useQuery(companyCountsQuery);
  const count = { inbox: counts?.submissions, orders: counts?.openOrders }[link.name as 'inbox' | 'orders'];
  if (!count) return null;
  return (
    <span className="ml-1 rounded-full bg-primary-soft px-1.5 text-2xs leading-4.5 font-semibold text-primary-soft-foreground tabular-nums">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{navigation.waiting(count)}</span>
    </span>
  );
}
