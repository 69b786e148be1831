import { designsMax } from '#domain/design/company-design.ts';
import { priceCents } from '#domain/plan/plans.ts';
import { eventErrors } from './events/event-errors.ts';
import type { FieldErrorCode } from './field-errors.ts';
import { programErrors } from './program-errors.ts';
import { ssoErrors } from './sso/sso-errors.ts';

/** The refusals that a page can show, with status and message. The specification fixes some of the messages. */
export const pageErrors = {
  INVALID_REQUEST: { status: 400, message: 'The request is not valid' },
  LINK_INVALID: { status: 400, message: 'This link no longer works. Request a new one.' },
  NOT_SIGNED_IN: { status: 401, message: 'Not signed in' },
  BAD_CREDENTIALS: { status: 401, message: 'Invalid credentials' },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Confirm with your second factor' },
  PAYMENT_REQUIRED: { status: 402, message: 'No succeeded payment for this plan' },
  WRONG_PASSWORD: { status: 403, message: 'The current password is not right' },
  WRONG_CODE: { status: 403, message: 'The code or passkey is not right' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Set up a second factor in Account first' },
  LAST_FACTOR: { status: 403, message: 'An admin needs a second factor. Add another one first.' },
  FREE_CANNOT_SAVE: { status: 403, message: 'Free users cannot save cards' },
  FREE_CANNOT_DUPLICATE: { status: 403, message: 'Free users cannot duplicate cards' },
  FREE_CANNOT_CHANGE: { status: 403, message: 'Changing saved cards needs a paid plan' },
  FREE_CANNOT_DESIGN: {
    status: 403,
    message: `Company designs need a paid plan. Premium costs $${priceCents('premium') / 100}, Corporate $${priceCents('corporate') / 100}, once.`,
  },
  FREE_CANNOT_SEND: { status: 403, message: 'Sending cards needs a paid plan' },
  DESIGN_LIMIT_EXCEEDED: { status: 403, message: `At most ${designsMax} company designs` },
  DESIGN_LOCKED: { status: 403, message: 'The company design does not allow this change' },
  CARD_LIMIT_EXCEEDED: { status: 403, message: 'Card limit exceeded' },
  NOT_AN_ADMIN: { status: 403, message: "You don't have admin privileges." },
  PROTECTED_ACCOUNT: { status: 403, message: 'The account named admin is protected' },
  ACCOUNT_BLOCKED: {
    status: 403,
    message: 'This account is blocked. Write to us: the address is on the Contact page.',
  },
  PASSWORD_CONFIRMATION_NEEDED: { status: 403, message: 'Confirm your password first' },
  ADMIN_PASSWORD: { status: 403, message: 'Only admins themselves can change their password' },
  ADMIN_PASSWORD_SHORT: {
    status: 403,
    message: 'Your password is shorter than 12 characters. Change it in Account first.',
  },
  OWN_ACCOUNT: { status: 403, message: 'You cannot delete or demote yourself' },
  LAST_ADMIN: { status: 403, message: 'The last admin cannot delete their account' },
  ADMIN_NOT_IMPERSONATED: { status: 403, message: 'Admins cannot be impersonated' },
  WHILE_IMPERSONATING: { status: 403, message: 'Not while you are viewing as another user.' },
  LINK_OF_ANOTHER: {
    status: 403,
    message: 'This link belongs to another account. Log out, then open it again.',
  },
  NOT_A_MEMBER: {
    status: 403,
    message: 'You cannot act for this company. Choose an account in the menu under your name.',
  },
  NOT_AN_OWNER: { status: 403, message: 'Only an owner of the company can do this. Ask one of them.' },
  PERSONAL_CALL: {
    status: 403,
    message: 'This is about your own account. Choose it in the menu under your name.',
  },
  LAST_OWNER: { status: 409, message: 'A company needs an owner. Make somebody else an owner first.' },
  COMPANY_FULL: {
    status: 409,
    message: 'A company has at most 50 members and invitations. Remove one first.',
  },
  TOO_MANY_COMPANIES: { status: 409, message: 'You are in 20 companies. Leave one first.' },
  MEMBER_NOT_FOUND: {
    status: 404,
    message: 'This person or invitation is no longer there. Load the page again.',
  },
  INVITATION_INVALID: {
    status: 400,
    message: 'This invitation no longer works. Ask the company for a new one.',
  },
  INVITATION_OF_ANOTHER: {
    status: 403,
    message: 'This invitation is for another address. Log in with that address, then open it again.',
  },
  COMPANY_NEEDS_PLAN: {
    status: 403,
    message: `A company needs the Corporate plan, which costs $${priceCents('corporate') / 100}, once. Without it, its cards can only be read.`,
  },
  SSO_NEEDED: {
    status: 403,
    message: 'This company opens with single sign-on only. Log out, then log in with single sign-on.',
  },
  SSO_OF_ANOTHER: {
    status: 403,
    message:
      'You logged in with the single sign-on of another company. Log out, then log in with your password.',
  },
  LINK_ENDED: {
    status: 403,
    message: 'This link has ended. Ask for a new one.',
  },
  LINK_LIMIT_EXCEEDED: {
    status: 403,
    message: 'Too many links. End some first.',
  },
  EMAIL_UNCONFIRMED: {
    status: 403,
    message: 'Confirm your address in Account first',
  },
  KEY_LIMIT_EXCEEDED: { status: 403, message: 'Too many keys. Revoke one first.' },
  UPLOAD_REFUSED: { status: 403, message: 'This upload address is not valid, or no longer' },
  CROSS_SITE: { status: 403, message: 'Requests from other sites are refused' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address' },
  MAIL_OFF: { status: 404, message: 'This site does not send mail' },
  CARD_NOT_FOUND: { status: 404, message: 'Business card not found' },
  DESIGN_NOT_FOUND: { status: 404, message: 'Company design not found' },
  LINK_NOT_FOUND: { status: 404, message: 'This link has ended' },
  KEY_NOT_FOUND: { status: 404, message: 'This key has been revoked already' },
  USER_NOT_FOUND: { status: 404, message: 'User not found' },
  PAYMENT_NOT_FOUND: { status: 404, message: 'Payment not found' },
  FACTOR_NOT_FOUND: { status: 404, message: 'There is no such second factor' },
  SESSION_NOT_FOUND: { status: 404, message: 'This session has ended already' },
  FACTOR_EXISTS: { status: 409, message: 'This second factor is set up already' },
  TOO_MANY_PASSKEYS: { status: 409, message: 'You have ten passkeys. Remove one first.' },
  TOO_MANY_SUBMISSIONS: {
    status: 409,
    message: 'Too many people wait here. Try again later.',
  },
  USERNAME_TAKEN: { status: 409, message: 'Username already exists' },
  USERNAME_LOOKALIKE: { status: 409, message: 'This username looks like one that already exists' },
  EMAIL_TAKEN: { status: 409, message: 'Email already exists' },
  MAIL_NOT_FAILED: { status: 409, message: 'This mail has not failed, or was sent again already' },
  CARD_CHANGED: { status: 409, message: 'The card has been changed meanwhile' },
  CARD_TOO_NEW: {
    status: 409,
    message: 'A newer version of the site saved this card. Load the page again.',
  },
  CARD_OF_DESIGN: { status: 409, message: 'This card belongs to a company design already' },
  DESIGN_CHANGED: { status: 409, message: 'The company design has been changed meanwhile' },
  DESIGN_IN_USE: { status: 409, message: 'Cards use this company design. Say that they keep their look.' },
  BRANCH_IN_USE: { status: 409, message: 'Cards use this branch' },
  SIGNED_IN_AS_ANOTHER: { status: 409, message: 'Another person is signed in now. Load the page again.' },
  PLAN_OWNED: { status: 409, message: 'You already have this plan' },
  PAYMENT_PROCESSING: { status: 409, message: 'The payment is still being confirmed' },
  ACCOUNT_LEAVING: {
    status: 409,
    message: 'This account is going to be deleted. Keep it first, then choose a plan.',
  },
  REFUND_TOO_LATE: { status: 409, message: 'The 30 days of the money-back guarantee are over' },
  NOT_REFUNDABLE: { status: 409, message: 'This payment cannot be refunded' },
  EXPORT_RUNNING: { status: 409, message: 'Your last export is still being sent. Wait for it to finish.' },
  FONT_ON_DEVICE: {
    status: 409,
    message: 'A font of this card is only on one device. Choose another font.',
  },
  PRESS_PROFILE_ON_DEVICE: {
    status: 409,
    message: 'The press profile is only on one device. Choose another print shop.',
  },
  PROOF_ANSWERED: { status: 409, message: 'The card has been answered already. Load the page again.' },
  ORDER_NOT_FOUND: { status: 404, message: 'Order not found' },
  ORDER_CHANGED: { status: 409, message: 'The order has been changed meanwhile. Load the page again.' },
  ORDER_FROZEN: { status: 409, message: 'The order has been sent. Repeat it to order again.' },
  ORDER_CANCELLED: { status: 409, message: 'The order is cancelled. Repeat it to order again.' },
  ORDER_NOT_READY: {
    status: 409,
    message: 'Some cards are not approved. Ask for approval, or send what is approved.',
  },
  ORDER_APPROVED: { status: 409, message: 'The order is ready. Send it to the print shop.' },
  TOO_MANY_ORDERS: { status: 409, message: 'You have 20 open orders. Send or cancel some first.' },
  TOO_LARGE: { status: 413, message: 'The request is too large' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Send the body as application/json' },
  LOGO_NOT_AN_IMAGE: {
    status: 422,
    message: 'The logo is not a PNG or JPG image, nor a cleaned SVG drawing',
  },
  LOGO_TOO_LARGE: { status: 422, message: 'The logo is too large' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts. Please try again in a few minutes.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** Every refusal of the server. Marked as pure, so that pages do not load it. */
export const errorCatalogue = /* @__PURE__ */ Object.assign(
  {},
  pageErrors,
  ssoErrors,
  /* @__PURE__ */ Object.assign({}, eventErrors, programErrors),
);

export type ErrorCode = keyof typeof errorCatalogue;
export type PageErrorCode = keyof typeof pageErrors;

export function isPageErrorCode(code: string): code is PageErrorCode {
  return Object.hasOwn(pageErrors, code);
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
