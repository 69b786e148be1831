import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { pagePaths } from '#contract/pages.ts';
import { Account, FactorSetUp } from '../../features/account/account.tsx';
import { BackupCodesDialog } from '../../features/account/security/backup-codes-dialog.tsx';
import { PaymentHistory } from '../../features/billing/payments/payment-history.tsx';
import { useReceiptFiles } from '../../features/billing/payments/use-receipt-files.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { sectionStyles } from '../../shared/page/page-section.tsx';
import { AccountKeys, useHasKeys } from './account-keys.tsx';
import { landingPath } from './landing-path.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** New backup codes, and whether an admin waits for them to go on. */
type NewCodes = { codes: string[]; isSetUp: boolean };

/** Redirects an impersonating admin: the account page is only for the account's owner. */
export function AccountPage() {
  const navigate = useNavigate();
  // Above what the second factor changes: the codes stay until they are saved.
  const [shown, setShown] = useState<NewCodes | null>(null);
  const finish = () => {
    setShown(null);
    if (shown?.isSetUp) void navigate(landingPath({ isAdmin: true, secondFactor: 'on' }, pagePaths));
  };
  return (
    <>
      <SignedInOnly>
        {(user) => {
          if (user.isImpersonating) return <Navigate replace to="/" />;
          const isSetUp = user.secondFactor === 'due';
          const onCodes = (codes: string[]) => setShown({ codes, isSetUp });
          return isSetUp ? (
            <FactorSetUp user={user} onCodes={onCodes} />
          ) : (
            <OwnAccount user={user} onCodes={onCodes} />
          );
        }}
      </SignedInOnly>
      {shown && <BackupCodesDialog codes={shown.codes} onSaved={finish} />}
    </>
  );
}

type OwnAccountProps = { user: CurrentUser; onCodes: (codes: string[]) => void };

function OwnAccount({ user, onCodes }: OwnAccountProps) {
  const t = useTexts('account');
  return (
    <Account
      user={user}
      payments={<PaymentHistory className={sectionStyles} whenEmpty={t.noPayments} />}
      keys={<AccountKeys user={user} />}
      hasKeys={useHasKeys(user)}
      loadReceipts={useReceiptFiles(user)}
      onCodes={onCodes}
    />
  );
}
