import errors, { type ErrorsMessages } from '#messages/en/errors.ts';
import events from '#messages/en/events.ts';
import sso from '#messages/en/sso.ts';
import type { FieldErrorCode } from './field-errors.ts';
import { programErrors } from './program-errors.ts';
import { type SsoErrorCode, ssoStatuses } from './sso/sso-errors.ts';
import { type WebhookErrorCode, webhookStatuses } from './webhooks/webhook-errors.ts';

/** The refusals that a page can show, with their status; messages/en/errors.json has their words. The specification fixes some of them. */
const pageStatuses = {
  INVALID_REQUEST: 400,
  LINK_INVALID: 400,
  NOT_SIGNED_IN: 401,
  BAD_CREDENTIALS: 401,
  SECOND_FACTOR_NEEDED: 401,
  PAYMENT_REQUIRED: 402,
  WRONG_PASSWORD: 403,
  WRONG_CODE: 403,
  SECOND_FACTOR_REQUIRED: 403,
  LAST_FACTOR: 403,
  FREE_CANNOT_SAVE: 403,
  FREE_CANNOT_DUPLICATE: 403,
  FREE_CANNOT_CHANGE: 403,
  FREE_CANNOT_DESIGN: 403,
  FREE_CANNOT_SEND: 403,
  DESIGN_LIMIT_EXCEEDED: 403,
  DESIGN_LOCKED: 403,
  CARD_LIMIT_EXCEEDED: 403,
  REGISTRATION_CLOSED: 403,
  NOT_AN_ADMIN: 403,
  PROTECTED_ACCOUNT: 403,
  ACCOUNT_BLOCKED: 403,
  PASSWORD_CONFIRMATION_NEEDED: 403,
  ADMIN_PASSWORD: 403,
  ADMIN_PASSWORD_SHORT: 403,
  OWN_ACCOUNT: 403,
  LAST_ADMIN: 403,
  ADMIN_NOT_IMPERSONATED: 403,
  WHILE_IMPERSONATING: 403,
  LINK_OF_ANOTHER: 403,
  NOT_A_MEMBER: 403,
  NOT_AN_OWNER: 403,
  PERSONAL_CALL: 403,
  LAST_OWNER: 409,
  COMPANY_FULL: 409,
  TOO_MANY_COMPANIES: 409,
  MEMBER_NOT_FOUND: 404,
  INVITATION_INVALID: 400,
  INVITATION_OF_ANOTHER: 403,
  COMPANY_NEEDS_PLAN: 403,
  SSO_NEEDED: 403,
  SSO_OF_ANOTHER: 403,
  OWN_LOGIN_NEEDED: 403,
  IDENTITY_NOT_FOUND: 404,
  LINK_ENDED: 403,
  LINK_LIMIT_EXCEEDED: 403,
  EMAIL_UNCONFIRMED: 403,
  KEY_LIMIT_EXCEEDED: 403,
  UPLOAD_REFUSED: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  MAIL_OFF: 404,
  CARD_NOT_FOUND: 404,
  DESIGN_NOT_FOUND: 404,
  LINK_NOT_FOUND: 404,
  KEY_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  FACTOR_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  FACTOR_EXISTS: 409,
  TOO_MANY_PASSKEYS: 409,
  TOO_MANY_SUBMISSIONS: 409,
  USERNAME_TAKEN: 409,
  USERNAME_LOOKALIKE: 409,
  EMAIL_TAKEN: 409,
  MAIL_NOT_FAILED: 409,
  CARD_CHANGED: 409,
  CARD_TOO_NEW: 409,
  CARD_OF_DESIGN: 409,
  DESIGN_CHANGED: 409,
  DESIGN_IN_USE: 409,
  BRANCH_IN_USE: 409,
  SIGNED_IN_AS_ANOTHER: 409,
  PLAN_OWNED: 409,
  PAYMENT_PROCESSING: 409,
  ACCOUNT_LEAVING: 409,
  REFUND_TOO_LATE: 409,
  NOT_REFUNDABLE: 409,
  EXPORT_RUNNING: 409,
  FONT_ON_DEVICE: 409,
  PRESS_PROFILE_ON_DEVICE: 409,
  PROOF_ANSWERED: 409,
  ORDER_NOT_FOUND: 404,
  ORDER_CHANGED: 409,
  ORDER_FROZEN: 409,
  ORDER_CANCELLED: 409,
  ORDER_NOT_READY: 409,
  ORDER_APPROVED: 409,
  CARD_IN_ORDER: 409,
  CHANGES_REQUESTED: 409,
  TOO_MANY_ORDERS: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  LOGO_NOT_AN_IMAGE: 422,
  LOGO_TOO_LARGE: 422,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<keyof ErrorsMessages['errors'], number>;

/** Every refusal of the server. Marked as pure, so that pages do not load it. */
export const errorCatalogue: Record<ErrorCode, { status: number; message: string }> =
  /* @__PURE__ */ Object.assign(
    /* @__PURE__ */ withWords(pageStatuses, errors),
    /* @__PURE__ */ withWords(ssoStatuses, sso),
    /* @__PURE__ */ withWords(webhookStatuses, events),
    programErrors,
  );

export type PageErrorCode = keyof typeof pageStatuses;
export type ErrorCode = PageErrorCode | SsoErrorCode | WebhookErrorCode | keyof typeof programErrors;

type Words<Code extends string> = { errors: Record<Code, string> };

/** Gets whole catalogues: the bundler keeps what reads a member of one. */
function withWords<Code extends string>(statuses: Record<Code, number>, { errors: words }: Words<Code>) {
  const codes = Object.keys(statuses) as Code[];
  const refusals = codes.map((code) => [code, { status: statuses[code], message: words[code] }]);
  return Object.fromEntries(refusals) as Record<Code, { status: number; message: string }>;
}

export function isPageErrorCode(code: string): code is PageErrorCode {
  return Object.hasOwn(pageStatuses, code);
}

/** How many fields a refusal names at most. */
export const maxFieldErrors = 20;

/** Further fields of a refusal. */
export type RefusalDetails = {
  /** Seconds to wait before a retry. */
  retryAfterSeconds?: number;
  /** The error of each field, of the first ones only; INVALID_REQUEST where the field has no text of its own. */
  fields?: Record<string, FieldErrorCode | 'INVALID_REQUEST'>;
  /** The current version, if the request changed an older one. */
  current?: object;
  /** How many cards the limit has room for. */
  fits?: number;
};

/** Thrown by a use-case. The error handler turns it into a response. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(errorCatalogue[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
