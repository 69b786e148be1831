import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useIsRegistrationOpen } from '../../shared/page/site.ts';
import { SegmentedTabs, SegmentList, SegmentPanel, SegmentTab } from '../../ui/navigation/segmented-tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

type AuthTabsProps = {
  tab: string;
  onTab: (tab: string) => void;
  /** The address to register with, and the invitation to it. */
  invitation?: { email: string; token: string };
  /** Above the form that registers. */
  registerHint?: ReactNode;
};

/** Log in or register. */
export function AuthTabs({ tab, onTab, invitation, registerHint }: AuthTabsProps) {
  const { account, auth } = useTexts();
  const isOpen = useIsRegistrationOpen();
  if (!isOpen && !invitation) return <LoginForm />;
  return (
    <SegmentedTabs value={tab} onValueChange={onTab}>
      <SegmentList aria-label={auth.tabs} className="mb-6">
        <SegmentTab value="login">{account.login}</SegmentTab>
        <SegmentTab value="register">{account.register}</SegmentTab>
      </SegmentList>
      <SegmentPanel value="login">
        <LoginForm />
      </SegmentPanel>
      <SegmentPanel value="register">
        {registerHint}
        <RegisterForm {...(invitation && { invitation })} />
      </SegmentPanel>
    </SegmentedTabs>
  );
}
