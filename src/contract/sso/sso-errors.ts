/** The refusals of single sign-on; its pages load the texts. */
export const ssoErrors = {
  SSO_UNKNOWN: {
    status: 404,
    message: 'No company uses single sign-on for this address. Log in with your password.',
  },
  SSO_EXPIRED: {
    status: 400,
    message: 'This sign-in has ended, or was started in another browser. Start it again.',
  },
  SSO_FAILED: {
    status: 403,
    message:
      'Your company’s provider did not confirm you. Start again; if it fails again, tell the owners of the company.',
  },
  SSO_UNREACHABLE: {
    status: 424,
    message:
      'Your company’s provider does not answer. Try again later. Owners can log in with their password and second factor.',
  },
  SSO_EMAIL_REFUSED: {
    status: 403,
    message:
      'The provider has no confirmed address of your company for you. Ask whoever looks after your company’s accounts.',
  },
  SSO_ACCOUNT_EXISTS: {
    status: 409,
    message:
      'There is an account with your address already. Log in to it with its password, then choose single sign-on again: that connects the two.',
  },
  SSO_REMOVED: {
    status: 403,
    message: 'You are no longer a member of this company. Ask an owner for an invitation.',
  },
  SSO_FOR_ADMIN: {
    status: 403,
    message: 'Admins of this site do not use single sign-on. Log in with your password.',
  },
  SSO_ISSUER_INVALID: {
    status: 422,
    message: 'There is no OpenID Connect provider at this issuer. Copy the address from your provider.',
  },
  SSO_SECRET_NEEDED: { status: 422, message: 'Enter the client secret of your provider' },
  SSO_NOT_SET_UP: { status: 409, message: 'Set up a provider first' },
  SSO_NOT_READY: {
    status: 409,
    message: 'First test the login, prove a mail domain, and set up a second factor in your account.',
  },
  DOMAIN_NOT_FOUND: { status: 404, message: 'This domain is no longer there. Load the page again.' },
  DOMAIN_TAKEN: {
    status: 409,
    message: 'Another company has proved this domain. Write to us: the address is on the Contact page.',
  },
  TOO_MANY_DOMAINS: { status: 409, message: 'A company has at most 20 domains. Remove one first.' },
  COMPANY_NOT_FOUND: { status: 404, message: 'Company not found' },
} as const satisfies Record<string, { status: number; message: string }>;

export type SsoErrorCode = keyof typeof ssoErrors;
