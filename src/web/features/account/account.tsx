import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { companyPlanRefusal } from '#domain/company/company.ts';
import { useFirstReads } from '../../shared/api/first-reads.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useArePlansSold } from '../../shared/offering.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { SectionLinks } from '../../shared/page/section-links.tsx';
import { useIsMailOn } from '../../shared/page/site.ts';
import type { ReceiptFile } from '../../shared/print-worker/print-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ActingNotice, CompanySection } from './company/company-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { LinksSection } from './security/links-section.tsx';
import { SecondFactorSection } from './security/second-factor-section.tsx';
import { SessionsSection } from './security/sessions-section.tsx';

type AccountProps = {
  user: CurrentUser;
  payments: ReactNode;
  keys: ReactNode;
  /** Whether there is a key or an address for events. */
  hasKeys: boolean;
  /** The documents of all payments, for the export. */
  loadReceipts: () => Promise<readonly ReceiptFile[]>;
  /** Shows new backup codes. */
  onCodes: (codes: string[]) => void;
};

/** Addresses that lead to what is folded at first. */
const furtherSections = ['#company', '#keys', '#events'];

/** The sections of the account page. They are seen once all have what they show. */
export function Account({ user, payments, keys, hasKeys, loadReceipts, onCodes }: AccountProps) {
  const t = useTexts('account');
  const billing = useTexts('billing');
  const isMailOn = useIsMailOn();
  const arePlansSold = useArePlansSold();
  const isComplete = useFirstReads();
  const secondFactor = useTexts('second-factor');
  const { make } = useTexts('company');
  // The plan, the payments and the cards of the user are those of the company then.
  const isOwn = user.company === null;
  const { hash } = useLocation();
  const [isOpened, setOpened] = useState(false);
  const isUsed = hasKeys || companyPlanRefusal(user) === null;
  const showsMore = isUsed || isOpened || furtherSections.includes(hash);
  const sections = [
    ...(isOwn ? [{ id: 'plan', title: arePlansSold ? t.plan.title : t.plan.cards }] : []),
    ...(isOwn && showsMore ? [{ id: 'company', title: make.title }] : []),
    ...(isMailOn ? [{ id: 'email', title: t.email.title }] : []),
    { id: 'password', title: t.password.title },
    { id: 'second-factor', title: secondFactor.section.title },
    { id: 'sessions', title: secondFactor.sessions.title },
    ...(isOwn && arePlansSold ? [{ id: 'payments', title: billing.payments.title }] : []),
    ...(isOwn ? [{ id: 'keys', title: showsMore ? t.keys : t.more.title }] : []),
    { id: 'language', title: t.language.title },
    ...(isOwn ? [{ id: 'data', title: t.data.title }] : []),
    ...(isOwn && !user.deletesAt ? [{ id: 'deletion', title: t.deletion.title }] : []),
  ];
  return (
    <div className="mx-auto grid w-full max-w-312 content-start gap-x-10 gap-y-4 pt-4 pb-10 tablet:px-6 tablet:pt-8 desktop:grid-cols-[220px_minmax(0,1fr)]">
      <div className="max-tablet:px-4">
        <PageHeading size="page" pageTitle={t.title}>
          {t.title}
        </PageHeading>
        <p className="pt-1 text-sm wrap-anywhere text-muted-foreground">{user.email}</p>
        <SectionLinks label={t.sections} sections={sections} />
      </div>
      <div
        className={classNames(
          'lines-y border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border',
          !isComplete && 'invisible',
        )}
      >
        {isOwn ? <PlanSection user={user} /> : <ActingNotice />}
        {isOwn && showsMore && <CompanySection user={user} />}
        {isMailOn && <EmailSection user={user} />}
        <PasswordSection user={user} />
        <SecondFactorSection user={user} onCodes={onCodes} />
        <LinksSection />
        <SessionsSection />
        {isOwn && arePlansSold && payments}
        {isOwn && (showsMore ? keys : <FoldedSections onOpen={() => setOpened(true)} />)}
        <LanguageSection />
        {isOwn && <ExportSection user={user} loadReceipts={loadReceipts} />}
        {isOwn && !user.deletesAt && <DeleteAccount user={user} />}
      </div>
    </div>
  );
}

/** What a person alone needs last: a company, keys and events. They are there once one of them is used. */
function FoldedSections({ onOpen }: { onOpen: () => void }) {
  const { more: t } = useTexts('account');
  return (
    <PageSection
      id="keys"
      title={t.title}
      action={
        <Button variant="outline" aria-expanded={false} onClick={onOpen}>
          {t.show}
        </Button>
      }
    >
      <p className="pt-0.5 text-muted-foreground">{t.text}</p>
    </PageSection>
  );
}

/** The page of an admin who has to set up a second factor before anything else. */
export function FactorSetUp({ user, onCodes }: Pick<AccountProps, 'user' | 'onCodes'>) {
  const t = useTexts('account');
  return (
    <div className="mx-auto grid w-full max-w-180 content-start gap-y-4 pt-4 pb-10 tablet:px-6 tablet:pt-8">
      <div className="max-tablet:px-4">
        <PageHeading size="page" pageTitle={t.title}>
          {t.title}
        </PageHeading>
      </div>
      <div className="border-border bg-card shadow-xs max-tablet:border-y tablet:rounded-lg tablet:border">
        <SecondFactorSection user={user} onCodes={onCodes} />
      </div>
    </div>
  );
}
