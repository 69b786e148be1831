import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { AuditPanel } from './audit/audit-panel.tsx';
import { auditFilter, auditQuery, lastMonth } from './audit/audit-query.ts';
import { PasswordConfirmation } from './password-confirmation.tsx';
import { UsersPanel } from './users/users-panel.tsx';
import { usersQuery } from './users/users-query.ts';

type AdminAreaProps = { admin: Pick<CurrentUser, 'id' | 'username' | 'secondFactor'> };

const OverviewPanel = lazyComponent(
  async () => (await import('./overview/overview-panel.tsx')).OverviewPanel,
);

const UserPage = lazyComponent(async () => (await import('./user/user-page.tsx')).UserPage);

const CompaniesPanel = lazyComponent(
  async () => (await import('./companies/companies-panel.tsx')).CompaniesPanel,
);

const tabs = ['overview', 'users', 'companies', 'audit'] as const;

/** The page of one user, or the tabs. Which of them is in the URL, so that it can be linked. */
export function AdminArea({ admin }: AdminAreaProps) {
  const [search] = useSearchParams();
  const userId = search.get('user');
  if (!userId) return <AdminTabs admin={admin} />;
  return (
    <div className="mx-auto flex w-full max-w-312 flex-1 flex-col pb-10 tablet:px-6">
      <PasswordConfirmation user={admin}>
        <Suspense>
          <UserPage key={userId} id={userId} adminId={admin.id} />
        </Suspense>
      </PasswordConfirmation>
    </div>
  );
}

/** The overview, the users, the companies and the audit log as tabs. The tab is in the URL, so that it can be linked. */
function AdminTabs({ admin }: AdminAreaProps) {
  const { navigation } = useTexts();
  const t = useTexts('admin');
  const { current: language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'users';
  const users = useInfiniteQuery(usersQuery('', 'created'));
  const log = useInfiniteQuery({
    ...auditQuery(auditFilter(lastMonth, new Date())),
    enabled: tab === 'audit',
  });
  const formatCount = (count: number) => new Intl.NumberFormat(language).format(count);
  const total = users.data?.pages.at(-1)?.total;
  const count = total === undefined ? undefined : formatCount(total);
  const entries = log.data?.pages[0]?.total;
  const entryCount = entries === undefined ? undefined : formatCount(entries);
  return (
    <div className="mx-auto flex w-full max-w-312 flex-1 flex-col pb-10 tablet:px-6">
      <div className="flex items-center gap-2.5 pt-4 pb-1.5 max-tablet:px-4 tablet:gap-3 tablet:pt-6 desktop:pt-8.5 desktop:pb-3.5">
        <PageHeading size="page" pageTitle={navigation.admin}>
          {navigation.admin}
        </PageHeading>
        {total !== undefined && count !== undefined && (
          <Badge variant="secondary" className="h-6 tabular-nums">
            {t.total(count, total)}
          </Badge>
        )}
      </div>
      <Tabs
        label={t.area}
        value={tab}
        onChange={(chosen) => setSearch(chosen === 'users' ? {} : { tab: chosen }, { replace: true })}
        tabs={[
          {
            value: 'overview',
            label: t.overview,
            panel: (
              <Suspense>
                <OverviewPanel />
              </Suspense>
            ),
          },
          {
            value: 'users',
            label: t.users,
            count: users.isLoading ? null : count,
            panel: (
              <PasswordConfirmation user={admin}>
                <UsersPanel adminId={admin.id} />
              </PasswordConfirmation>
            ),
          },
          {
            value: 'companies',
            label: t.companies.title,
            panel: (
              <Suspense>
                <CompaniesPanel />
              </Suspense>
            ),
          },
          {
            value: 'audit',
            label: t.auditLog,
            count: log.isLoading ? null : entryCount,
            panel: <AuditPanel />,
          },
        ]}
      />
    </div>
  );
}
