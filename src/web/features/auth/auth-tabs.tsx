import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { SegmentedTabs, SegmentList, SegmentPanel, SegmentTab } from '../../ui/navigation/segmented-tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

type AuthTabsProps = {
  tab: string;
  onTab: (tab: string) => void;
  /** The address to register with, if it is given. */
  email?: string;
  /** Above the form that registers. */
  registerHint?: ReactNode;
};

/** Log in or register. */
export function AuthTabs({ tab, onTab, email, registerHint }: AuthTabsProps) {
  const { account, auth } = useTexts();
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
        <RegisterForm {...(email !== undefined && { email })} />
      </SegmentPanel>
    </SegmentedTabs>
  );
}
