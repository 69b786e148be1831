import { ResetPassword } from '../../features/auth/recovery/reset-password.tsx';

export function ResetPasswordPage() {
  return <ResetPassword />;
}
