import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema, loginSchema, passwordResetSchema, registerSchema } from '#contract/account-schemas.ts';

/** The checks of the forms without a session, by the schemas that the server uses. */
export const loginResolver = zodResolver(loginSchema);
export const registerResolver = zodResolver(registerSchema);
export const forgotPasswordResolver = zodResolver(emailSchema);
export const resetPasswordResolver = zodResolver(passwordResetSchema.pick({ newPassword: true }));
