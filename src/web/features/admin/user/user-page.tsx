import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserPageData } from '#contract/admin/user-page.ts';
import type { Language } from '#domain/account/languages.ts';
import { isProtected } from '#domain/account/usernames.ts';
import { limitLabel } from '#domain/plan/plans.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { dayAndTime, shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { RoleBadge } from '../../../shared/session/role-badge.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { AdminBox } from '../admin-box.tsx';
import { AdminBadge } from '../users/admin-badge.tsx';
import { useImpersonate } from '../users/user-mutations.ts';
import { CompanyDomains } from './company-domains.tsx';
import { SupportActions } from './support-actions.tsx';
import { SupportNotes } from './support-notes.tsx';
import { userPageQuery } from './user-page-query.ts';
import { UserAudit, UserCompanies, UserMails, UserPayments } from './user-tables.tsx';

/** What support sees of one user. Cards are numbers: to see one, an admin has to impersonate. */
export function UserPage({ id, adminId }: { id: string; adminId: string }) {
  const t = useTexts('user-page');
  const { navigation } = useTexts();
  const { data, error, refetch } = useQuery(userPageQuery(id));
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <nav aria-label={t.path} className="flex gap-2 pt-6 text-sm text-muted-foreground max-tablet:px-4">
        <Link to="/admin" className="min-h-6 hover:text-foreground hover:underline">
          {navigation.admin} › {t.back}
        </Link>
      </nav>
      {data && <Loaded {...data} adminId={adminId} />}
      {!data && isUnknown && (
        <div className="max-tablet:px-4">
          <PageHeading size="page" pageTitle={navigation.admin}>
            {navigation.admin}
          </PageHeading>
          <p className="py-10 text-muted-foreground">{t.notFound}</p>
        </div>
      )}
      {!data && error && !isUnknown && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label={t.loading} className="flex flex-col gap-5 pt-5 max-tablet:px-4">
          <Skeleton className="h-14 w-80" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </>
  );
}

type LoadedProps = UserPageData & Pick<Parameters<typeof UserPayments>[0], 'payments'> & { adminId: string };

function Loaded({ user, companies, sessions, cards, mails, notes, audit, payments, adminId }: LoadedProps) {
  const t = useTexts('user-page');
  const { current: language } = useLanguage();
  const failed = mails.filter(({ state }) => state === 'failed').length;
  return (
    <>
      <Heading user={user} />
      <div className="grid items-start gap-4 pb-6 tablet:gap-5 desktop:grid-cols-[minmax(0,1fr)_18rem] wide:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col gap-4 tablet:gap-5">
          <dl className="grid grid-cols-2 border-border bg-card max-tablet:border-y tablet:grid-cols-4 tablet:rounded-lg tablet:border tablet:shadow-xs">
            <Fact
              name={t.facts.savedCards}
              value={user.cardCount}
              detail={t.facts.ofLimit(limitLabel(user.cardLimit))}
            />
            <Fact name={t.facts.designs} value={cards.designs} />
            <Fact name={t.facts.sessions} value={sessions.length} />
            <Fact name={t.facts.failedMails} value={failed} detail={t.facts.lastMonth} />
          </dl>
          <SupportNotes userId={user.id} notes={notes} />
          <UserPayments userId={user.id} payments={payments} />
          <UserCompanies companies={companies} />
          {companies.map(
            (company) => company.role === 'owner' && <CompanyDomains key={company.id} company={company} />,
          )}
          <UserMails userId={user.id} mails={mails} />
          <UserAudit audit={audit} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 tablet:gap-5">
          <Account user={user} />
          <AdminBox title={t.sessions.title}>
            {sessions.length === 0 && <p className="text-sm text-muted-foreground">{t.sessions.none}</p>}
            <ul className="text-sm">
              {sessions.map(({ device, network, lastSeenAt }) => (
                <li
                  key={`${device} ${lastSeenAt}`}
                  className="flex gap-3 border-t border-border py-2.5 first:border-t-0"
                >
                  <Globe
                    aria-hidden
                    size={16}
                    strokeWidth={1.75}
                    className="mt-0.5 shrink-0 text-muted-foreground"
                  />
                  <span>
                    {device ?? t.sessions.unknown}
                    <span className="block text-xs text-muted-foreground">
                      {[network, dayAndTime(language, lastSeenAt)].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </AdminBox>
          <AdminBox
            title={t.cards.title}
            aside={<span className="text-xs text-muted-foreground">{t.cards.aside}</span>}
          >
            <dl className="text-sm">
              <Row name={t.cards.ofDesigns}>{cards.ofDesigns}</Row>
              <Row name={t.cards.own}>{cards.own}</Row>
              <Row name={t.cards.inBin}>{cards.inBin}</Row>
              <Row name={t.cards.lastChange}>
                {cards.lastChangeAt ? dayAndTime(language, cards.lastChangeAt) : t.cards.never}
              </Row>
            </dl>
          </AdminBox>
          <SupportActions user={user} sessionCount={sessions.length} adminId={adminId} />
        </div>
      </div>
    </>
  );
}

function Heading({ user }: Pick<UserPageData, 'user'>) {
  const t = useTexts('user-page');
  const admin = useTexts('admin');
  const { current: language } = useLanguage();
  const impersonate = useImpersonate();
  const isAllowed = !user.isAdmin && !isProtected(user);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-4 max-tablet:px-4">
      <div className="min-w-0">
        <PageHeading size="page" pageTitle={user.username}>
          {user.username}
        </PageHeading>
        <p className="flex flex-wrap items-center gap-2 pt-1 text-sm">
          <RoleBadge role={user.role} />
          {user.isAdmin && <AdminBadge />}
          {user.isBlocked ? (
            <span className="rounded-sm bg-warning-soft px-2 py-0.5 text-xs font-medium text-warning-soft-foreground">
              {t.blocked}
            </span>
          ) : (
            <span className="rounded-sm bg-success-soft px-2 py-0.5 text-xs font-medium text-success-soft-foreground">
              {user.deletesAt ? t.leaving(shortDate(language, user.deletesAt)) : t.active}
            </span>
          )}
          <span className="wrap-anywhere">{user.email}</span>
          <span className="text-xs wrap-anywhere text-muted-foreground">
            {t.id(user.id)} · {t.since(shortDate(language, user.createdAt))}
          </span>
        </p>
      </div>
      {isAllowed && (
        <Button variant="outline" busy={impersonate.isPending} onClick={() => impersonate.mutate(user)}>
          {admin.impersonate}
        </Button>
      )}
    </div>
  );
}

function Account({ user }: Pick<UserPageData, 'user'>) {
  const { account: t } = useTexts('user-page');
  const { current } = useLanguage();
  const common = useTexts();
  return (
    <AdminBox title={t.title}>
      <dl className="text-sm">
        <Row name={t.email}>{user.isEmailVerified ? t.confirmed : t.notConfirmed}</Row>
        <Row name={t.signIn}>{user.hasSecondFactor ? t.withFactor : t.withoutFactor}</Row>
        <Row name={t.language}>{user.language ? nameOfLanguage(user.language, current) : t.noLanguage}</Row>
        <Row name={t.plan}>
          {common.roles[user.role]}, {limitLabel(user.cardLimit)}
        </Row>
      </dl>
    </AdminBox>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-border py-2.5 first:border-t-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}

function Fact({ name, value, detail }: { name: string; value: number; detail?: string }) {
  return (
    <div className="min-w-0 p-4 tablet:px-5">
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-2xl font-bold tabular-nums">{value}</span>
        <span className="text-xs text-muted-foreground">{detail}</span>
      </dd>
    </div>
  );
}

/** The name of a language in the language of the page, as the beginning of a line. */
function nameOfLanguage(language: Language, current: Language): string {
  const name = new Intl.DisplayNames(current, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(current) + name.slice(1);
}
