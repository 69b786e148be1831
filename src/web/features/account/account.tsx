import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { useFirstReads } from '../../shared/api/first-reads.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { SectionLinks } from '../../shared/page/section-links.tsx';
import { useIsMailOn } from '../../shared/page/site.ts';
import type { ReceiptFile } from '../../shared/print-worker/print-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { ActingNotice, CompanySection } from './company/company-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SecondFactorSection } from './security/second-factor-section.tsx';
import { SessionsSection } from './security/sessions-section.tsx';

type AccountProps = {
  user: CurrentUser;
  payments: ReactNode;
  keys: ReactNode;
  /** The documents of all payments, for the export. */
  loadReceipts: () => Promise<readonly ReceiptFile[]>;
};

/** The sections of the account page. They are seen once all have what they show. */
export function Account({ user, payments, keys, loadReceipts }: AccountProps) {
  const texts = useTexts('account');
  const billing = useTexts('billing');
  const isMailOn = useIsMailOn();
  const isComplete = useFirstReads();
  const secondFactor = useTexts('second-factor');
  const { make } = useTexts('company');
  // The plan, the payments and the cards of the user are those of the company then.
  const isOwn = user.company === null;
  const sections = [
    ...(isOwn ? [{ id: 'plan', title: texts.plan.title }] : []),
    ...(isOwn ? [{ id: 'company', title: make.title }] : []),
    ...(isMailOn ? [{ id: 'email', title: texts.email.title }] : []),
    { id: 'password', title: texts.password.title },
    { id: 'second-factor', title: secondFactor.section.title },
    { id: 'sessions', title: secondFactor.sessions.title },
    ...(isOwn ? [{ id: 'payments', title: billing.payments.title }] : []),
    ...(isOwn ? [{ id: 'keys', title: texts.keys }] : []),
    { id: 'language', title: texts.language.title },
    ...(isOwn ? [{ id: 'data', title: texts.data.title }] : []),
    ...(isOwn && !user.deletesAt ? [{ id: 'deletion', title: texts.deletion.title }] : []),
  ];
  return (
    <div className="mx-auto grid w-full max-w-312 content-start gap-x-10 gap-y-4 pt-4 pb-10 tablet:px-6 tablet:pt-8 desktop:grid-cols-[220px_minmax(0,1fr)]">
      <div className="max-tablet:px-4">
        <PageHeading size="page" pageTitle={texts.title}>
          {texts.title}
        </PageHeading>
        <p className="pt-1 text-sm wrap-anywhere text-muted-foreground">{user.email}</p>
        <SectionLinks label={texts.sections} sections={sections} />
      </div>
      <div
        className={classNames(
          'lines-y border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border',
          !isComplete && 'invisible',
        )}
      >
        {isOwn ? <PlanSection user={user} /> : <ActingNotice />}
        {isOwn && <CompanySection user={user} />}
        {isMailOn && <EmailSection user={user} />}
        <PasswordSection user={user} />
        <SecondFactorSection user={user} />
        <SessionsSection />
        {isOwn && payments}
        {isOwn && keys}
        <LanguageSection />
        {isOwn && <ExportSection user={user} loadReceipts={loadReceipts} />}
        {isOwn && !user.deletesAt && <DeleteAccount user={user} />}
      </div>
    </div>
  );
}

/** The page of an admin who has to set up a second factor before anything else. */
export function FactorSetUp({ user }: { user: CurrentUser }) {
  const texts = useTexts('account');
  return (
    <div className="mx-auto grid w-full max-w-180 content-start gap-y-4 pt-4 pb-10 tablet:px-6 tablet:pt-8">
      <div className="max-tablet:px-4">
        <PageHeading size="page" pageTitle={texts.title}>
          {texts.title}
        </PageHeading>
      </div>
      <div className="border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border">
        <SecondFactorSection user={user} />
      </div>
    </div>
  );
}
