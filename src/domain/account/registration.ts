/** Who may create an account: everyone, or people who are invited to a company or come through its single sign-on. */
export const registrations = ['anyone', 'invited'] as const;
export type Registration = (typeof registrations)[number];

/** Why an address may not register, or null. `invitedEmail` is the address of the invitation that came with the request. */
export function registrationRefusal(
  registration: Registration,
  email: string,
  invitedEmail: string | null,
): 'REGISTRATION_CLOSED' | null {
  if (registration === 'anyone') return null;
  return invitedEmail?.toLowerCase() === email.toLowerCase() ? null : 'REGISTRATION_CLOSED';
}
