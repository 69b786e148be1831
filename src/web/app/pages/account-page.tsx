import { Navigate } from 'react-router';
import { Account, FactorSetUp } from '../../features/account/account.tsx';
import { sectionStyles } from '../../features/account/account-section.tsx';
import { PaymentHistory } from '../../features/billing/payments/payment-history.tsx';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

/** Redirects an impersonating admin: the account page is only for the account's owner. */
export function AccountPage() {
  const { accountPage } = useMessages();
  return (
    <SignedInOnly>
      {(user) => {
        if (user.isImpersonating) return <Navigate replace to="/" />;
        if (user.secondFactor === 'due') return <FactorSetUp user={user} />;
        return (
          <Account
            user={user}
            payments={<PaymentHistory className={sectionStyles} whenEmpty={accountPage.noPayments} />}
          />
        );
      }}
    </SignedInOnly>
  );
}
