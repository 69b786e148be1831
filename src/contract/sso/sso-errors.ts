import type { SsoMessages } from '#messages/en/sso.ts';

/** The refusals of single sign-on, with their status; its pages load the words, messages/en/sso.json. */
export const ssoStatuses = {
  SSO_UNKNOWN: 404,
  SSO_EXPIRED: 400,
  SSO_FAILED: 403,
  SSO_UNREACHABLE: 424,
  SSO_EMAIL_REFUSED: 403,
  SSO_ACCOUNT_EXISTS: 409,
  SSO_WAITING: 403,
  SSO_NOT_ADMITTED: 403,
  SSO_FOR_ADMIN: 403,
  SSO_ISSUER_INVALID: 422,
  SSO_SECRET_NEEDED: 422,
  SSO_NOT_SET_UP: 409,
  SSO_NOT_READY: 409,
  SSO_FACTOR_TOO_NEW: 403,
  SSO_LAST_DOMAIN: 409,
  DOMAIN_NOT_FOUND: 404,
  DOMAIN_TAKEN: 409,
  TOO_MANY_DOMAINS: 409,
  COMPANY_NOT_FOUND: 404,
} as const satisfies Record<keyof SsoMessages['errors'], number>;

export type SsoErrorCode = keyof typeof ssoStatuses;
