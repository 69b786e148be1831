import { Navigate } from 'react-router';
import { Account } from '../../features/account/account.tsx';
import { accountSection } from '../../features/account/section-look.ts';
import { PaymentHistory } from '../../features/billing/payments/payment-history.tsx';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

/** One's own account is nobody else's: an admin who looks through somebody's eyes is sent on. */
export function AccountPage() {
  const { accountPage } = useMessages();
  return (
    <SignedInOnly>
      {(user) =>
        user.isImpersonating ? (
          <Navigate replace to="/" />
        ) : (
          <Account
            user={user}
            payments={<PaymentHistory className={accountSection} whenEmpty={accountPage.noPayments} />}
          />
        )
      }
    </SignedInOnly>
  );
}
