import { ForgotPassword } from '../../features/auth/recovery/forgot-password.tsx';

export function ForgotPasswordPage() {
  return <ForgotPassword />;
}
