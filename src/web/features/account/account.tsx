import type { ReactNode } from 'react';
import type { CurrentUser } from '../../shared/api/session.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PageHeading } from '../../shared/page-heading.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SectionLinks } from './section-links.tsx';

/** The sections of the account page. */
export function Account({ user, payments }: { user: CurrentUser; payments: ReactNode }) {
  const { accountPage: words, billing } = useMessages();
  const sections = [
    { id: 'plan', title: words.plan.title },
    { id: 'password', title: words.password.title },
    { id: 'payments', title: billing.payments.title },
    { id: 'language', title: words.language.title },
    { id: 'data', title: words.data.title },
    ...(user.deletesAt ? [] : [{ id: 'deletion', title: words.deletion.title }]),
  ];
  return (
    <div className="mx-auto grid w-full max-w-312 content-start gap-x-10 gap-y-4 pt-4 pb-10 tablet:px-6 tablet:pt-8 desktop:grid-cols-[220px_minmax(0,1fr)]">
      <div className="max-tablet:px-4">
        <PageHeading size="page" pageTitle={words.title}>
          {words.title}
        </PageHeading>
        <p className="pt-1 text-sm wrap-anywhere text-muted-foreground">{user.email}</p>
        <SectionLinks sections={sections} />
      </div>
      <div className="divide-y divide-border border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border">
        <PlanSection user={user} />
        <PasswordSection user={user} />
        {payments}
        <LanguageSection />
        <ExportSection cardCount={user.cardCount} />
        {!user.deletesAt && <DeletionSection username={user.username} cardCount={user.cardCount} />}
      </div>
    </div>
  );
}
