import { Suspense } from 'react';
import { Navigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { ExportSection } from '../../features/account/export-section.tsx';
import { PaymentHistory } from '../../features/billing/payments/payment-history.tsx';
import { useReceiptFiles } from '../../features/billing/payments/use-receipt-files.ts';
import { CompanySettings } from '../../features/company/company-settings.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { sectionStyles } from '../../shared/page/page-section.tsx';
import { AccountKeys } from './account-keys.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

const SsoSection = lazyComponent(async () => (await import('../../features/sso/sso-section.tsx')).SsoSection);

/** The company that the tab acts for. For oneself there is none: the account page makes one. */
export function CompanyPage() {
  return (
    <SignedInOnly>
      {(user) => (user.company ? <OwnCompanyPage user={user} /> : <Navigate replace to="/account#company" />)}
    </SignedInOnly>
  );
}

function OwnCompanyPage({ user }: { user: CurrentUser }) {
  const accountPage = useTexts('account');
  const { data } = useTexts('company');
  const loadReceipts = useReceiptFiles(user);
  return (
    <CompanySettings
      user={user}
      payments={<PaymentHistory className={sectionStyles} whenEmpty={accountPage.noPayments} />}
      keys={<AccountKeys user={user} />}
      sso={
        <Suspense>
          <SsoSection user={user} className={sectionStyles} />
        </Suspense>
      }
      data={<ExportSection user={user} loadReceipts={loadReceipts} words={data} />}
    />
  );
}
