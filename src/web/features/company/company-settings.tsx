import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Company } from '#contract/company-schemas.ts';
import { CompanyMark } from '../../shared/company/company-mark.tsx';
import { companyQuery } from '../../shared/company/company-query.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { SectionLinks } from '../../shared/page/section-links.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CompanyDetails } from './company-details.tsx';
import { CompanyLog } from './company-log.tsx';
import { CompanyReady } from './company-ready.tsx';
import { DeleteCompany } from './delete-company.tsx';
import { InviteDialog } from './members/invite-dialog.tsx';
import { MemberList } from './members/member-list.tsx';
import { OwnCards } from './own-cards.tsx';

type CompanySettingsProps = {
  user: CurrentUser;
  keys: ReactNode;
  /** Single sign-on, the payments and the export, for owners. */
  sso: ReactNode;
  payments: ReactNode;
  data: ReactNode;
};

/** The page of the company that the tab acts for. Managers see its members; owners decide. */
export function CompanySettings({ user, ...parts }: CompanySettingsProps) {
  const { page: t } = useTexts('company');
  const { data: company, isError, refetch } = useQuery(companyQuery);
  const [search] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  if (isError && !company) return <LoadFailed onRetry={() => void refetch()} />;
  if (!company)
    return (
      <div role="status" aria-label={t.loading} className="mx-auto w-full max-w-312 p-6">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="mt-6 h-60 w-full" />
      </div>
    );
  const invite = () => setInviting(true);
  return (
    <>
      {search.has('ready') ? (
        <CompanyReady user={user} company={company} onInvite={invite} />
      ) : (
        <Settings user={user} company={company} {...parts} onInvite={invite} />
      )}
      {isInviting && <InviteDialog company={company} onClose={() => setInviting(false)} />}
    </>
  );
}

type SettingsProps = CompanySettingsProps & { company: Company; onInvite: () => void };

function Settings({ user, company, keys, sso, payments, data, onInvite }: SettingsProps) {
  const { page: t, members, details, data: dataTexts, remove } = useTexts('company');
  const accountPage = useTexts('account');
  const billing = useTexts('billing');
  const isOwner = user.company?.role === 'owner';
  // An admin who impersonates sees the members and the log.
  const mayChange = isOwner && !user.isImpersonating;
  const sections = [
    { id: 'members', title: members.title },
    { id: 'details', title: details.title },
    ...(mayChange ? [{ id: 'sso', title: t.sso }] : []),
    ...(user.isImpersonating ? [] : [{ id: 'keys', title: accountPage.keys }]),
    ...(mayChange
      ? [
          { id: 'payments', title: billing.payments.title },
          { id: 'data', title: dataTexts.title },
          ...(company.deletesAt ? [] : [{ id: 'delete', title: remove.title }]),
        ]
      : []),
  ];
  return (
    <div className="mx-auto grid w-full max-w-312 content-start gap-x-7 gap-y-4 pt-4 pb-10 tablet:px-6 tablet:pt-8 desktop:grid-cols-[220px_minmax(0,1fr)]">
      <div className="max-tablet:px-4">
        <PageHeading size="page" pageTitle={t.title}>
          {t.title}
        </PageHeading>
        <p className="flex items-center gap-2 pt-1.5 text-sm wrap-anywhere text-muted-foreground">
          <CompanyMark className="size-5 rounded-sm! text-2xs" company={company} />
          {company.name}
        </p>
        <SectionLinks label={t.sections} sections={sections} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <MemberList user={user} company={company} isOwner={isOwner} onInvite={onInvite} />
        {company.ownCards > 0 && !user.isImpersonating && <OwnCards user={user} company={company} />}
        <div className="lines-y border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border">
          <CompanyDetails company={company} isOwner={mayChange} />
          {mayChange && sso}
          {!user.isImpersonating && keys}
          {mayChange && payments}
          {mayChange && data}
          {mayChange && !company.deletesAt && <DeleteCompany user={user} company={company} />}
        </div>
      </div>
      {isOwner && (
        <div className="min-w-0 desktop:col-start-2">
          <CompanyLog />
        </div>
      )}
    </div>
  );
}
