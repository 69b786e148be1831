import { VerifyEmail } from '../../features/auth/recovery/link-action.tsx';

export function VerifyEmailPage() {
  return <VerifyEmail />;
}
