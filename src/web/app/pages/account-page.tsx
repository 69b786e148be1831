import { Navigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { Account, FactorSetUp } from '../../features/account/account.tsx';
import { PaymentHistory } from '../../features/billing/payments/payment-history.tsx';
import { useReceiptFiles } from '../../features/billing/payments/use-receipt-files.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { sectionStyles } from '../../shared/page/page-section.tsx';
import { AccountKeys, useHasKeys } from './account-keys.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

/** Redirects an impersonating admin: the account page is only for the account's owner. */
export function AccountPage() {
  return (
    <SignedInOnly>
      {(user) => {
        if (user.isImpersonating) return <Navigate replace to="/" />;
        return user.secondFactor === 'due' ? <FactorSetUp user={user} /> : <OwnAccount user={user} />;
      }}
    </SignedInOnly>
  );
}

function OwnAccount({ user }: { user: CurrentUser }) {
  const accountPage = useTexts('account');
  return (
    <Account
      user={user}
      payments={<PaymentHistory className={sectionStyles} whenEmpty={accountPage.noPayments} />}
      keys={<AccountKeys user={user} />}
      hasKeys={useHasKeys(user)}
      loadReceipts={useReceiptFiles(user)}
    />
  );
}
