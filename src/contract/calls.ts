import { z } from 'zod';
import type { KeyScope } from '#domain/account/api-keys.ts';
import { languages } from '#domain/account/languages.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import { type ShareLinkKind, shareLinkKinds } from '#domain/link/share-links.ts';
import { paidPlans } from '#domain/plan/plans.ts';
import {
  confirmedEmailSchema,
  currentUserSchema,
  emailChangeSchema,
  emailSchema,
  linkSchema,
  loginSchema,
  passwordAdviceSchema,
  passwordChangeSchema,
  passwordResetSchema,
  registerSchema,
  userEditSchema,
  userSchema,
} from './account-schemas.ts';
import { overviewQuerySchema, overviewSchema } from './admin/overview.ts';
import {
  blockSchema,
  foundCompanySchema,
  newGrantSchema,
  newNoteSchema,
  reasonSchema,
  userMailSchema,
  userPageSchema,
  userPaymentSchema,
} from './admin/user-page.ts';
import { auditEntrySchema, auditFilterSchema } from './audit.ts';
import type { CallName } from './call-paths.ts';
import {
  designChangeSchema,
  designVersionSchema,
  importResultSchema,
  importSchema,
  newDesignSchema,
  savedDesignSchema,
} from './card/design-schemas.ts';
import {
  binnedCardSchema,
  cardChangeSchema,
  cardIdsSchema as cardIds,
  namedCardSchema,
  savedCardSchema,
} from './card/saved-card.ts';
import {
  companyChangeSchema,
  companyLogEntrySchema,
  companySchema,
  invitationSchema,
  invitationsSchema,
  memberChangeSchema,
  newCompanySchema,
  ownCompanySchema,
} from './company-schemas.ts';
import type { ErrorCode } from './errors.ts';
import { billingChangeSchema, billingSchema } from './invoice-schemas.ts';
import { apiKeySchema, apiKeysSchema, madeApiKeySchema, newApiKeySchema } from './key-schemas.ts';
import { legalPageSchema, legalQuerySchema, legalTextSchema } from './legal-schemas.ts';
import { fillInSchema, newFillInLinksSchema } from './links/fill-in-schemas.ts';
import {
  answeredProofSchema,
  cardProofSchema,
  newProofSchema,
  openProofSchema,
  proofAnswerSchema,
  sentProofSchema,
} from './links/proof-schemas.ts';
import { newShareLinkSchema, shareLinkSchema } from './links/share-link-schemas.ts';
import {
  acceptResultSchema,
  acceptSchema,
  declineSchema,
  submissionSchema,
  waitingRowSchema,
} from './links/submission-schemas.ts';
import {
  newOrderSchema,
  nextOrderSchema,
  orderChangeSchema,
  orderedCardSchema,
  orderSchema,
  orderSendingSchema,
  orderSummarySchema,
  seenOrderSchema,
  sentOrderSchema,
  shopOrderSchema,
  shopStepSchema,
} from './orders/order-schemas.ts';
import { paymentSchema } from './payment-schema.ts';
import { peopleResultSchema, peopleSchema } from './people-schemas.ts';
import { planGrantSchema } from './plan-grant.ts';
import { searchText } from './search-text.ts';
import {
  addedPasskeySchema,
  factorOptionsSchema,
  factorProofSchema,
  factorRemovalSchema,
  factorsSchema,
  newBackupCodesSchema,
  proposedPasskeySchema,
  proposedTotpSchema,
  sessionIdSchema,
  sessionSchema,
  stepUpSchema,
  totpCodeSchema,
} from './second-factor-schemas.ts';
import { userListQuerySchema } from './user-list.ts';

/**
 * Who may make a call. Features check who owns a card or a payment. `notImpersonating` is a signed-in user, but not an
 * admin who impersonates them. A confirmed admin gave the password, and the second factor if there is one, within the
 * last hour. `link:…` is whoever has a link of that kind, signed in or not: the session is not read.
 */
type Access =
  | 'anyone'
  | 'signedIn'
  | 'notImpersonating'
  | 'admin'
  | 'confirmedAdmin'
  | `link:${ShareLinkKind}`;

/** One call: its schemas and its refusals, without those that follow from access and body. */
export type ApiCall = {
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201 | 202 | 204;
  response: z.ZodType;
  refusals: readonly ErrorCode[];
  /** An admin who has to set up a second factor may make this call before. */
  isFactorSetUp?: boolean;
  /** A file that is expensive to create, so links from other sites are refused. */
  isDownload?: boolean;
  /** What a program's key needs for this call. Without it, every key is refused. */
  scope?: KeyScope;
};

const noContent = z.void();
const id = z.object({ id: z.uuid() });

/** Why cards cannot be frozen for others. */
const freezeRefusals = [
  'CARD_NOT_FOUND',
  'CARD_TOO_NEW',
  'FONT_ON_DEVICE',
  'PRESS_PROFILE_ON_DEVICE',
  'LINK_LIMIT_EXCEEDED',
] as const;
const orderRefusals = ['FREE_CANNOT_SEND', 'TOO_MANY_ATTEMPTS'] as const;
const orderChangeRefusals = [
  ...orderRefusals,
  'ORDER_NOT_FOUND',
  'ORDER_CHANGED',
  'ORDER_FROZEN',
  'ORDER_CANCELLED',
] as const;

/** Every call of the API. The server registers its routes and the web types its requests from this table. */
export const calls = {
  currentUser: {
    summary: 'Who is signed in',
    access: 'signedIn',
    isFactorSetUp: true,
    status: 200,
    response: currentUserSchema,
    refusals: [],
  },
  login: {
    summary:
      'Sign in with a username or a verified address, and a password. With a second factor the response is SECOND_FACTOR_NEEDED, and its call completes the sign-in',
    access: 'anyone',
    body: loginSchema,
    status: 200,
    response: currentUserSchema,
    refusals: ['BAD_CREDENTIALS', 'ACCOUNT_BLOCKED', 'SECOND_FACTOR_NEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  register: {
    summary: 'Create a free account and sign in to it',
    access: 'anyone',
    body: registerSchema,
    status: 201,
    response: currentUserSchema.extend(passwordAdviceSchema.shape),
    refusals: ['USERNAME_TAKEN', 'USERNAME_LOOKALIKE', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
  },
  logout: {
    summary: 'End this session',
    access: 'anyone',
    status: 204,
    response: noContent,
    refusals: [],
  },
  listCards: {
    summary: 'Your saved cards, newest first, 500 at a time: the Link header names the next page',
    access: 'signedIn',
    scope: 'cards:read',
    query: z.object({ before: z.uuid().optional() }),
    status: 200,
    response: z.array(savedCardSchema),
    refusals: [],
  },
  readCard: {
    summary: 'One of your cards',
    access: 'signedIn',
    scope: 'cards:read',
    params: id,
    status: 200,
    response: savedCardSchema,
    refusals: ['CARD_NOT_FOUND', 'CARD_TOO_NEW'],
  },
  saveCard: {
    summary: 'Save a new card',
    access: 'signedIn',
    scope: 'cards:write',
    body: namedCardSchema,
    status: 201,
    response: savedCardSchema,
    refusals: [
      'FREE_CANNOT_SAVE',
      'CARD_LIMIT_EXCEEDED',
      'LOGO_NOT_AN_IMAGE',
      'LOGO_TOO_LARGE',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  changeCard: {
    summary: 'Change a card, or only its name',
    access: 'signedIn',
    scope: 'cards:write',
    params: id,
    body: cardChangeSchema,
    status: 200,
    response: savedCardSchema,
    refusals: [
      'FREE_CANNOT_CHANGE',
      'CARD_NOT_FOUND',
      'CARD_CHANGED',
      'CARD_TOO_NEW',
      'DESIGN_LOCKED',
      'LOGO_NOT_AN_IMAGE',
      'LOGO_TOO_LARGE',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  deleteCard: {
    summary:
      'Delete a card; for 30 days it can be restored, unless as many as the card limit were deleted after it',
    access: 'signedIn',
    scope: 'cards:write',
    params: id,
    status: 204,
    response: noContent,
    refusals: ['CARD_NOT_FOUND'],
  },
  duplicateCard: {
    summary: 'Save a copy of a card',
    access: 'signedIn',
    params: id,
    status: 201,
    response: savedCardSchema,
    refusals: ['FREE_CANNOT_DUPLICATE', 'CARD_LIMIT_EXCEEDED', 'CARD_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  restoreCard: {
    summary: 'Take back a deletion',
    access: 'signedIn',
    params: id,
    status: 200,
    response: savedCardSchema,
    refusals: ['CARD_LIMIT_EXCEEDED', 'CARD_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  listBin: {
    summary: 'Your deleted cards, newest first, 500 at a time: the Link header names the next page',
    access: 'signedIn',
    query: z.object({ before: z.uuid().optional() }),
    status: 200,
    response: z.array(binnedCardSchema),
    refusals: [],
  },
  binCards: {
    summary: 'Delete many cards at once; those that are not there are left out of the response',
    access: 'signedIn',
    body: cardIds,
    status: 200,
    response: cardIds,
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  restoreCards: {
    summary: 'Take back many deletions at once: all of those still in the bin, or none',
    access: 'signedIn',
    body: cardIds,
    status: 200,
    response: cardIds,
    refusals: ['CARD_LIMIT_EXCEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  listDesigns: {
    summary: 'Your company designs, newest first',
    access: 'signedIn',
    scope: 'designs:read',
    status: 200,
    response: z.array(savedDesignSchema),
    refusals: [],
  },
  createDesign: {
    summary: 'Make a company design from a saved card, which becomes the first card of it',
    access: 'signedIn',
    body: newDesignSchema,
    status: 201,
    response: savedDesignSchema,
    refusals: [
      'FREE_CANNOT_DESIGN',
      'CARD_NOT_FOUND',
      'CARD_TOO_NEW',
      'CARD_OF_DESIGN',
      'DESIGN_LIMIT_EXCEEDED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  changeDesign: {
    summary: 'Change a company design: its cards are drawn from it, so they all change',
    access: 'signedIn',
    params: id,
    body: designChangeSchema,
    status: 200,
    response: savedDesignSchema,
    refusals: [
      'FREE_CANNOT_DESIGN',
      'DESIGN_NOT_FOUND',
      'DESIGN_CHANGED',
      'BRANCH_IN_USE',
      'LOGO_NOT_AN_IMAGE',
      'LOGO_TOO_LARGE',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  listDesignVersions: {
    summary: 'The former versions of a company design, newest first, at most 20',
    access: 'signedIn',
    params: id,
    status: 200,
    response: z.array(designVersionSchema),
    refusals: ['DESIGN_NOT_FOUND'],
  },
  deleteDesign: {
    summary: 'Delete a company design. With cards=keep its cards keep their look, as copies of the style',
    access: 'signedIn',
    params: id,
    query: z.object({ cards: z.literal('keep').optional() }),
    status: 204,
    response: noContent,
    refusals: ['DESIGN_NOT_FOUND', 'DESIGN_IN_USE'],
  },
  importCards: {
    summary:
      'Create up to 500 cards of a company design, change others, move others to the bin, and set the sizes of all its cards: all or nothing. With an Idempotency-Key a repeated request does it once',
    access: 'signedIn',
    params: id,
    body: importSchema,
    status: 201,
    response: importResultSchema,
    refusals: [
      'FREE_CANNOT_DESIGN',
      'DESIGN_NOT_FOUND',
      'DESIGN_LOCKED',
      'DESIGN_CHANGED',
      'CARD_LIMIT_EXCEEDED',
      'CARD_NOT_FOUND',
      'CARD_CHANGED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  requestUpload: {
    summary:
      'Ask where to put a logo of so many bytes; the address takes one file of that length. A bucket needs the length',
    access: 'signedIn',
    query: z.object({ byteSize: z.coerce.number().int().min(0).max(logoMaxBytes).optional() }),
    status: 200,
    response: z.object({ uploadURL: z.string() }),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  listUsers: {
    summary:
      'Users with their card counts, at most 1,000 at a time: the Link header names the next page, X-Total-Count how many there are',
    access: 'admin',
    query: userListQuerySchema,
    status: 200,
    response: z.array(userSchema),
    refusals: [],
  },
  changeUser: {
    summary: 'Change a user',
    access: 'confirmedAdmin',
    params: id,
    body: userEditSchema,
    status: 200,
    response: userSchema,
    refusals: [
      'USER_NOT_FOUND',
      'USERNAME_TAKEN',
      'USERNAME_LOOKALIKE',
      'PROTECTED_ACCOUNT',
      'OWN_ACCOUNT',
      'ADMIN_PASSWORD',
    ],
  },
  deleteUser: {
    summary: 'Delete a user with cards, logos and sessions; payments stay, without the person',
    access: 'confirmedAdmin',
    params: id,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND', 'PROTECTED_ACCOUNT', 'OWN_ACCOUNT', 'LAST_OWNER'],
  },
  impersonate: {
    summary: 'See the site as another user, for an hour at most',
    access: 'confirmedAdmin',
    params: id,
    status: 200,
    response: currentUserSchema,
    refusals: ['USER_NOT_FOUND', 'PROTECTED_ACCOUNT', 'ADMIN_NOT_IMPERSONATED'],
  },
  restoreSession: {
    summary: 'Return to the admin account',
    access: 'signedIn',
    status: 200,
    response: currentUserSchema,
    refusals: ['NOT_AN_ADMIN'],
  },
  confirmPassword: {
    summary: 'Give your password and second factor again: changing users asks for them once an hour',
    access: 'admin',
    body: stepUpSchema,
    status: 204,
    response: noContent,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'ADMIN_PASSWORD_SHORT', 'TOO_MANY_ATTEMPTS'],
  },
  listUserGrants: {
    summary: 'What admins gave a user, newest first',
    access: 'admin',
    params: id,
    status: 200,
    response: z.array(planGrantSchema),
    refusals: ['USER_NOT_FOUND'],
  },
  listAudit: {
    summary: 'What admins did, newest first, 100 at a time: the Link header names the next page',
    access: 'admin',
    query: auditFilterSchema.extend({ before: z.uuid().optional() }),
    status: 200,
    response: z.array(auditEntrySchema),
    refusals: [],
  },
  exportAudit: {
    summary: 'The same entries, all of them, as a CSV file',
    access: 'admin',
    query: auditFilterSchema,
    status: 200,
    response: z.string(),
    isDownload: true,
    refusals: [],
  },
  readOverview: {
    summary:
      'Counts per day of what people do, of accounts and of money, with the period before, and the state of mail and payments',
    access: 'admin',
    query: overviewQuerySchema,
    status: 200,
    response: overviewSchema,
    refusals: [],
  },
  readUserPage: {
    summary:
      'What support sees of a user: account, sessions, cards by count, mails, notes and the newest audit entries',
    access: 'admin',
    params: id,
    status: 200,
    response: userPageSchema,
    refusals: ['USER_NOT_FOUND'],
  },
  addSupportNote: {
    summary: 'Add a note about a user, which is part of the export of the user',
    access: 'confirmedAdmin',
    params: id,
    body: newNoteSchema,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  endUserSessions: {
    summary: 'Sign a user out everywhere, with a reason',
    access: 'confirmedAdmin',
    params: id,
    body: reasonSchema,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND', 'PROTECTED_ACCOUNT'],
  },
  resendMail: {
    summary: 'Send a failed mail of a user again, with a reason',
    access: 'confirmedAdmin',
    params: userMailSchema,
    body: reasonSchema,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND', 'MAIL_NOT_FAILED'],
  },
  grantPlan: {
    summary: 'Give a user a plan without payment, with a reason',
    access: 'confirmedAdmin',
    params: id,
    body: newGrantSchema,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND'],
  },
  refundUserPayment: {
    summary: 'Return the money of a payment, at any time, with a reason. Repeating it changes nothing',
    access: 'confirmedAdmin',
    params: userPaymentSchema,
    body: reasonSchema,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'NOT_REFUNDABLE', 'TOO_MANY_ATTEMPTS'],
  },
  sendPasswordLink: {
    summary: 'Send a user a mail with a link for a new password, with a reason',
    access: 'confirmedAdmin',
    params: id,
    body: reasonSchema,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND', 'MAIL_OFF', 'TOO_MANY_ATTEMPTS'],
  },
  blockUser: {
    summary:
      'Block a user from signing in, with a reason: all sessions end; cards and links stay. Or allow it again',
    access: 'confirmedAdmin',
    params: id,
    body: blockSchema,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND', 'PROTECTED_ACCOUNT'],
  },
  deleteUserWithReason: {
    summary: 'Delete a user as deleteUser does, with a reason',
    access: 'confirmedAdmin',
    params: id,
    body: reasonSchema,
    status: 204,
    response: noContent,
    refusals: ['USER_NOT_FOUND', 'PROTECTED_ACCOUNT', 'OWN_ACCOUNT', 'LAST_OWNER'],
  },
  searchCompanies: {
    summary: 'Companies by the start of their name, or by their id, at most 10',
    access: 'admin',
    query: z.object({ search: searchText.min(1) }),
    status: 200,
    response: z.array(foundCompanySchema),
    refusals: [],
  },
  createPaymentIntent: {
    summary: 'Begin paying for a plan',
    access: 'notImpersonating',
    body: z.object({ plan: z.enum(paidPlans), amount: z.number() }),
    status: 200,
    response: z.object({ clientSecret: z.string() }),
    refusals: [
      'PLAN_OWNED',
      'PAYMENT_PROCESSING',
      'ACCOUNT_LEAVING',
      'COMPANY_NEEDS_PLAN',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  upgradeAccount: {
    summary: 'Take up a plan that has been paid for',
    access: 'notImpersonating',
    body: z.object({ plan: z.enum(paidPlans) }),
    status: 200,
    response: currentUserSchema,
    refusals: ['PAYMENT_REQUIRED', 'PAYMENT_PROCESSING'],
  },
  listPayments: {
    summary: 'What you have paid, newest first',
    access: 'notImpersonating',
    status: 200,
    response: z.array(paymentSchema),
    refusals: [],
  },
  withdraw: {
    summary:
      'Withdraw from the contract within 30 days of paying: the plan ends, a mail acknowledges it, and the money goes back. Repeating it changes nothing',
    access: 'notImpersonating',
    params: id,
    status: 200,
    response: paymentSchema,
    refusals: ['PAYMENT_NOT_FOUND', 'REFUND_TOO_LATE', 'NOT_REFUNDABLE', 'TOO_MANY_ATTEMPTS'],
  },
  listUserPayments: {
    summary: 'What a user has paid or begun to pay, newest first',
    access: 'admin',
    params: id,
    status: 200,
    response: z.array(paymentSchema),
    refusals: ['USER_NOT_FOUND'],
  },
  changePassword: {
    summary:
      'Change your password, with the second factor if you have one; every other session ends, this one goes on by a new token. Says where the new one is easy to guess',
    access: 'notImpersonating',
    body: passwordChangeSchema.extend(factorProofSchema.shape),
    status: 200,
    response: passwordAdviceSchema,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_ATTEMPTS'],
  },
  readBilling: {
    summary: 'The company that your invoices are made out to, if any',
    access: 'notImpersonating',
    status: 200,
    response: billingSchema,
    refusals: [],
  },
  setBilling: {
    summary: 'Set or remove that company. It is on the invoices of later payments',
    access: 'notImpersonating',
    body: billingChangeSchema,
    status: 200,
    response: billingSchema,
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  setLanguage: {
    summary: 'Choose the language that the site speaks with you, on whatever device',
    access: 'notImpersonating',
    isFactorSetUp: true,
    body: z.object({ language: z.enum(languages) }),
    status: 204,
    response: noContent,
    refusals: [],
  },
  exportAccount: {
    summary:
      'Everything of yours in one ZIP file: account, cards, those in the bin, company designs and payments as JSON, and your logos',
    access: 'notImpersonating',
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    isDownload: true,
    refusals: ['TOO_MANY_ATTEMPTS', 'EXPORT_RUNNING'],
  },
  deleteAccount: {
    summary:
      'Delete your account, with the second factor if you have one; all sessions end, and for 30 days it can be kept after all',
    access: 'notImpersonating',
    body: stepUpSchema,
    status: 200,
    response: z.object({ deletesAt: z.iso.datetime() }),
    refusals: [
      'WRONG_PASSWORD',
      'WRONG_CODE',
      'PROTECTED_ACCOUNT',
      'LAST_ADMIN',
      'LAST_OWNER',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  keepAccount: {
    summary: 'Take back the deletion of your account',
    access: 'notImpersonating',
    status: 200,
    response: currentUserSchema,
    refusals: [],
  },
  forgotPassword: {
    summary:
      'Ask for a mail with a link to choose a new password. The response does not say whether the address has an account',
    access: 'anyone',
    body: emailSchema,
    status: 202,
    response: noContent,
    refusals: ['MAIL_OFF', 'TOO_MANY_ATTEMPTS'],
  },
  resetPassword: {
    summary: 'Choose a new password by the link of a mail, once and within 30 minutes; all sessions end',
    access: 'anyone',
    body: passwordResetSchema,
    status: 200,
    response: passwordAdviceSchema,
    refusals: ['LINK_INVALID', 'LINK_OF_ANOTHER', 'TOO_MANY_ATTEMPTS'],
  },
  verifyEmail: {
    summary: 'Confirm an address by the link of a mail: that of the account, or a new one',
    access: 'anyone',
    body: linkSchema,
    status: 200,
    response: confirmedEmailSchema,
    refusals: ['LINK_INVALID', 'LINK_OF_ANOTHER', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
  },
  undoEmailChange: {
    summary:
      'Restore the earlier address by the link of a mail, for 7 days; all sessions and the second factors added since end, and the password has to be chosen again',
    access: 'anyone',
    body: linkSchema,
    status: 200,
    response: confirmedEmailSchema,
    refusals: ['LINK_INVALID', 'LINK_OF_ANOTHER', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
  },
  resendVerification: {
    summary: 'Ask for another mail that confirms your address',
    access: 'notImpersonating',
    status: 202,
    response: noContent,
    refusals: ['MAIL_OFF', 'TOO_MANY_ATTEMPTS'],
  },
  changeEmail: {
    summary:
      'Ask for a mail to a new address, with the second factor if you have one; its link makes it yours. The response does not say whether the address has an account',
    access: 'notImpersonating',
    body: emailChangeSchema.extend(factorProofSchema.shape),
    status: 202,
    response: noContent,
    refusals: ['MAIL_OFF', 'WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_ATTEMPTS'],
  },
  legalText: {
    summary: 'A text of the operator: terms, privacy, imprint, accessibility or contact',
    access: 'anyone',
    params: legalPageSchema,
    query: legalQuerySchema,
    status: 200,
    response: legalTextSchema,
    refusals: [],
  },
  secondFactorOptions: {
    summary:
      'Which second factors can be given, with a challenge for passkeys: while signing in, or in a session',
    access: 'anyone',
    status: 200,
    response: factorOptionsSchema,
    refusals: ['NOT_SIGNED_IN', 'WHILE_IMPERSONATING'],
  },
  secondFactor: {
    summary: 'Complete a sign-in with a code of the app, a backup code or a passkey',
    access: 'anyone',
    body: factorProofSchema,
    status: 200,
    response: currentUserSchema,
    refusals: ['NOT_SIGNED_IN', 'WRONG_CODE', 'TOO_MANY_ATTEMPTS'],
  },
  listFactors: {
    summary: 'Your second factors',
    access: 'notImpersonating',
    isFactorSetUp: true,
    status: 200,
    response: factorsSchema,
    refusals: [],
  },
  proposeTotp: {
    summary: 'Begin to set up an authenticator app: the secret for it',
    access: 'notImpersonating',
    isFactorSetUp: true,
    body: stepUpSchema,
    status: 200,
    response: proposedTotpSchema,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'FACTOR_EXISTS', 'TOO_MANY_ATTEMPTS'],
  },
  confirmTotp: {
    summary: 'Set up the app with its first code. Returns backup codes unless you have some',
    access: 'notImpersonating',
    isFactorSetUp: true,
    body: totpCodeSchema,
    status: 200,
    response: newBackupCodesSchema,
    refusals: ['WRONG_CODE', 'FACTOR_EXISTS', 'FACTOR_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  proposePasskey: {
    summary: 'Begin to add a passkey: the options for the browser',
    access: 'notImpersonating',
    isFactorSetUp: true,
    body: stepUpSchema,
    status: 200,
    response: proposedPasskeySchema,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_ATTEMPTS'],
  },
  addPasskey: {
    summary: 'Add the passkey that the browser made. Returns backup codes unless you have some',
    access: 'notImpersonating',
    isFactorSetUp: true,
    body: addedPasskeySchema,
    status: 200,
    response: newBackupCodesSchema,
    refusals: ['WRONG_CODE', 'FACTOR_EXISTS', 'TOO_MANY_PASSKEYS', 'TOO_MANY_ATTEMPTS'],
  },
  removeFactor: {
    summary: 'Remove the app or a passkey',
    access: 'notImpersonating',
    body: factorRemovalSchema,
    status: 204,
    response: noContent,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'FACTOR_NOT_FOUND', 'LAST_FACTOR', 'TOO_MANY_ATTEMPTS'],
  },
  renewBackupCodes: {
    summary: 'Ten new backup codes; the old ones no longer work',
    access: 'notImpersonating',
    body: stepUpSchema,
    status: 200,
    response: newBackupCodesSchema,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'FACTOR_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  listSessions: {
    summary: 'Where you are signed in, last seen first, at most 100',
    access: 'notImpersonating',
    status: 200,
    response: z.array(sessionSchema),
    refusals: [],
  },
  endOtherSessions: {
    summary: 'Sign out everywhere but here',
    access: 'notImpersonating',
    status: 204,
    response: noContent,
    refusals: [],
  },
  endOneSession: {
    summary: 'Sign out one of your sessions',
    access: 'notImpersonating',
    body: sessionIdSchema,
    status: 204,
    response: noContent,
    refusals: ['SESSION_NOT_FOUND'],
  },
  listCompanies: {
    summary: 'The companies that you are a member of, at most 20',
    access: 'signedIn',
    status: 200,
    response: z.array(ownCompanySchema),
    refusals: [],
  },
  createCompany: {
    summary:
      'Make a company and become its owner. Your Corporate plan moves to it, and your cards, designs and logos if you want: all of it or nothing',
    access: 'notImpersonating',
    body: newCompanySchema,
    status: 201,
    response: id,
    refusals: ['COMPANY_NEEDS_PLAN', 'TOO_MANY_COMPANIES', 'TOO_MANY_ATTEMPTS'],
  },
  leaveCompany: {
    summary: 'Leave a company. What you made stays with it',
    access: 'notImpersonating',
    params: id,
    status: 204,
    response: noContent,
    refusals: ['MEMBER_NOT_FOUND', 'LAST_OWNER'],
  },
  readCompany: {
    summary: 'The company that you act for, its members, and for owners the invitations that wait',
    access: 'signedIn',
    status: 200,
    response: companySchema,
    refusals: ['NOT_A_MEMBER'],
  },
  changeCompany: {
    summary: 'Change the name and the country of the company, and what its invoices say',
    access: 'notImpersonating',
    body: companyChangeSchema,
    status: 200,
    response: companySchema,
    refusals: ['NOT_A_MEMBER'],
  },
  deleteCompany: {
    summary:
      'Delete the company, with the second factor if you have one; for 30 days it can be kept after all',
    access: 'notImpersonating',
    body: stepUpSchema,
    status: 200,
    response: companySchema,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'NOT_A_MEMBER', 'TOO_MANY_ATTEMPTS'],
  },
  moveOwnCards: {
    summary:
      'Move your own cards, those in the bin, your designs, links and logos to the company that you act for: all of it or nothing',
    access: 'notImpersonating',
    status: 200,
    response: companySchema,
    refusals: ['NOT_A_MEMBER', 'CARD_LIMIT_EXCEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  keepCompany: {
    summary: 'Take back the deletion of the company',
    access: 'notImpersonating',
    status: 200,
    response: companySchema,
    refusals: ['NOT_A_MEMBER'],
  },
  changeMember: {
    summary: 'Make a member an owner or a manager',
    access: 'notImpersonating',
    params: id,
    body: memberChangeSchema,
    status: 200,
    response: companySchema,
    refusals: ['NOT_A_MEMBER', 'MEMBER_NOT_FOUND', 'LAST_OWNER'],
  },
  removeMember: {
    summary: 'Remove a member; it applies with their next request',
    access: 'notImpersonating',
    params: id,
    status: 204,
    response: noContent,
    refusals: ['NOT_A_MEMBER', 'MEMBER_NOT_FOUND', 'LAST_OWNER'],
  },
  inviteMembers: {
    summary:
      'Invite people by mail. A link works once, for its address, for 7 days; inviting an address again replaces it',
    access: 'notImpersonating',
    body: invitationsSchema,
    status: 200,
    response: companySchema,
    refusals: ['NOT_A_MEMBER', 'COMPANY_FULL', 'MAIL_OFF', 'TOO_MANY_ATTEMPTS'],
  },
  revokeInvitation: {
    summary: 'Revoke an invitation',
    access: 'notImpersonating',
    params: id,
    status: 204,
    response: noContent,
    refusals: ['NOT_A_MEMBER', 'MEMBER_NOT_FOUND'],
  },
  listCompanyLog: {
    summary: 'What members did, newest first, 100 at a time: the Link header names the next page',
    access: 'signedIn',
    query: z.object({ before: z.uuid().optional() }),
    status: 200,
    response: z.array(companyLogEntrySchema),
    refusals: ['NOT_A_MEMBER'],
  },
  exportCompanyLog: {
    summary: 'The same entries, all of them, as a CSV file',
    access: 'signedIn',
    status: 200,
    response: z.string(),
    isDownload: true,
    refusals: ['NOT_A_MEMBER', 'TOO_MANY_ATTEMPTS'],
  },
  readInvitation: {
    summary: 'What an invitation to a company says. Reading it does not use it',
    access: 'anyone',
    body: linkSchema,
    status: 200,
    response: invitationSchema,
    refusals: ['INVITATION_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  acceptInvitation: {
    summary: 'Accept an invitation to your address: you become a member',
    access: 'notImpersonating',
    body: linkSchema,
    status: 200,
    response: id,
    refusals: [
      'INVITATION_INVALID',
      'INVITATION_OF_ANOTHER',
      'COMPANY_FULL',
      'TOO_MANY_COMPANIES',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  putPeople: {
    summary:
      'Say who the people of a company design are, by ids of your own. New and changed ones become rows to accept, or cards if the design takes them at once; nobody is deleted',
    access: 'notImpersonating',
    scope: 'people:write',
    params: id,
    body: peopleSchema,
    status: 200,
    response: peopleResultSchema,
    refusals: [
      'FREE_CANNOT_DESIGN',
      'DESIGN_NOT_FOUND',
      'CARD_LIMIT_EXCEEDED',
      'TOO_MANY_SUBMISSIONS',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  listKeys: {
    summary: 'The keys of your programs, newest first',
    access: 'notImpersonating',
    status: 200,
    response: apiKeysSchema,
    refusals: [],
  },
  createKey: {
    summary:
      'Make a key for a program, with the second factor if you have one. The response has the key itself, which is shown once',
    access: 'notImpersonating',
    body: newApiKeySchema,
    status: 201,
    response: madeApiKeySchema,
    refusals: ['WRONG_PASSWORD', 'WRONG_CODE', 'KEY_LIMIT_EXCEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  revokeKey: {
    summary: 'Revoke a key: its next request is refused',
    access: 'notImpersonating',
    params: id,
    status: 200,
    response: apiKeySchema,
    refusals: ['KEY_NOT_FOUND'],
  },
  listLinks: {
    summary: 'Your links for people without an account, newest first, at most 1,000',
    access: 'signedIn',
    query: z.object({ kind: z.enum(shareLinkKinds).optional() }),
    status: 200,
    response: z.array(shareLinkSchema),
    refusals: [],
  },
  revokeLink: {
    summary: 'End a link. Repeating it changes nothing',
    access: 'notImpersonating',
    params: id,
    status: 200,
    response: shareLinkSchema,
    refusals: ['LINK_NOT_FOUND'],
  },
  renewLinkAddress: {
    summary: 'A further address of a link that works: the token, which is returned once',
    access: 'notImpersonating',
    params: id,
    status: 200,
    response: z.object({ token: z.string() }),
    refusals: ['LINK_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  createFillInLinks: {
    summary:
      'Make links by which people fill in their texts of a company design: one for everybody, or one for each of these cards, to copy or by mail',
    access: 'notImpersonating',
    params: id,
    body: newFillInLinksSchema,
    status: 201,
    response: z.array(newShareLinkSchema),
    refusals: [
      'FREE_CANNOT_DESIGN',
      'DESIGN_NOT_FOUND',
      'CARD_NOT_FOUND',
      'LINK_LIMIT_EXCEEDED',
      'MAIL_OFF',
      'EMAIL_UNCONFIRMED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  readFillIn: {
    summary: 'The company design of a fill-in link, and the texts of the person that it is for',
    access: 'link:fill_in',
    status: 200,
    query: z.object({ key: z.uuid().optional() }),
    response: fillInSchema,
    refusals: [],
  },
  readFillInImage: {
    summary: 'The logo or the picture that a fill-in link shows',
    access: 'link:fill_in',
    params: id,
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    refusals: ['NOT_FOUND'],
  },
  submitFillIn: {
    summary:
      'Send the texts of a card to be accepted. They replace what the same person has sent and nobody has accepted',
    access: 'link:fill_in',
    body: submissionSchema,
    status: 204,
    response: noContent,
    refusals: ['TOO_MANY_SUBMISSIONS', 'TOO_MANY_ATTEMPTS'],
  },
  listSubmissions: {
    summary: 'What people have sent by fill-in links and nobody has accepted or declined, newest first',
    access: 'signedIn',
    status: 200,
    response: z.array(waitingRowSchema),
    refusals: [],
  },
  acceptSubmissions: {
    summary:
      'Accept what people sent: each makes a card or changes one. What has changed since it was seen, or has a problem, is left. Repeating it changes nothing',
    access: 'notImpersonating',
    body: acceptSchema,
    status: 200,
    response: acceptResultSchema,
    refusals: ['FREE_CANNOT_DESIGN', 'CARD_LIMIT_EXCEEDED', 'TOO_MANY_ATTEMPTS'],
  },
  declineSubmissions: {
    summary: 'Decline what people sent. Repeating it changes nothing',
    access: 'notImpersonating',
    body: declineSchema,
    status: 200,
    response: z.object({ declined: z.array(z.uuid()) }),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  sendProof: {
    summary: 'Freeze cards and make a link by which somebody approves them or asks for changes',
    access: 'notImpersonating',
    body: newProofSchema,
    status: 201,
    response: sentProofSchema,
    refusals: ['FREE_CANNOT_SEND', ...freezeRefusals, 'TOO_MANY_ATTEMPTS'],
  },
  listProofs: {
    summary: 'The last proof of each of your cards, newest first, at most 1,000',
    access: 'signedIn',
    status: 200,
    response: z.array(cardProofSchema),
    refusals: [],
  },
  proofFile: {
    summary: 'The file of a card that was sent, as it is approved and printed',
    access: 'signedIn',
    params: id,
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    refusals: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  openProof: {
    summary: 'The cards of a proof link, as they were when it was sent',
    access: 'link:proof',
    status: 200,
    response: openProofSchema,
    refusals: ['NOT_FOUND'],
  },
  openProofImage: {
    summary: 'A logo or a picture on a card of the proof',
    access: 'link:proof',
    params: id,
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    refusals: ['NOT_FOUND'],
  },
  openProofFile: {
    summary: 'The file of a card of the proof',
    access: 'link:proof',
    params: id,
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    refusals: ['NOT_FOUND'],
  },
  answerProof: {
    summary: 'Approve a card of the proof, or ask for changes. The first answer stays',
    access: 'link:proof',
    body: proofAnswerSchema,
    status: 200,
    response: answeredProofSchema,
    refusals: ['NOT_FOUND', 'PROOF_ANSWERED'],
  },
  listOrders: {
    summary: 'Your orders for print shops, newest first, at most 100',
    access: 'signedIn',
    scope: 'orders:read',
    status: 200,
    response: z.array(orderSummarySchema),
    refusals: [],
  },
  listOrderedCards: {
    summary:
      'When each of your cards was last ordered, out of the last 100 orders that were sent, at most 1,000',
    access: 'signedIn',
    status: 200,
    response: z.array(orderedCardSchema),
    refusals: [],
  },
  nextOrder: {
    summary: 'What has changed since the last order: new people, changed cards and people who are gone',
    access: 'signedIn',
    scope: 'orders:read',
    status: 200,
    response: nextOrderSchema,
    refusals: [],
  },
  createOrder: {
    summary: 'Make an order of cards with quantities',
    access: 'notImpersonating',
    body: newOrderSchema,
    status: 201,
    response: orderSchema,
    refusals: [...orderRefusals, 'TOO_MANY_ORDERS', 'CARD_NOT_FOUND', 'PRESS_PROFILE_ON_DEVICE'],
  },
  readOrder: {
    summary:
      'An order with its cards, what is said about each, and what has changed since it was last ordered',
    access: 'signedIn',
    scope: 'orders:read',
    params: id,
    status: 200,
    response: orderSchema,
    refusals: ['ORDER_NOT_FOUND'],
  },
  changeOrder: {
    summary:
      'Change the cards, the quantities, the print profile or the details of an order that is not sent',
    access: 'notImpersonating',
    params: id,
    body: orderChangeSchema,
    status: 200,
    response: orderSchema,
    refusals: [...orderChangeRefusals, 'CARD_NOT_FOUND', 'PRESS_PROFILE_ON_DEVICE'],
  },
  repeatOrder: {
    summary: 'Make a new order of the same people, as their cards are now',
    access: 'notImpersonating',
    params: id,
    status: 201,
    response: orderSchema,
    refusals: [...orderRefusals, 'ORDER_NOT_FOUND', 'TOO_MANY_ORDERS', 'CARD_NOT_FOUND'],
  },
  askForApproval: {
    summary: 'Freeze the cards of an order that nobody has approved, and make a link by which somebody does',
    access: 'notImpersonating',
    params: id,
    body: seenOrderSchema,
    status: 201,
    response: newShareLinkSchema,
    refusals: [...orderChangeRefusals, 'ORDER_APPROVED', ...freezeRefusals],
  },
  releaseOrder: {
    summary: 'Make an order ready without the approval of others',
    access: 'notImpersonating',
    params: id,
    body: seenOrderSchema,
    status: 200,
    response: orderSchema,
    refusals: [...orderChangeRefusals, 'ORDER_APPROVED'],
  },
  sendOrder: {
    summary: 'Freeze an order and make the link of the print shop. An order is sent once',
    access: 'notImpersonating',
    params: id,
    body: orderSendingSchema,
    status: 200,
    response: sentOrderSchema,
    refusals: [
      ...orderChangeRefusals,
      'ORDER_NOT_READY',
      'TOO_MANY_ORDERS',
      'MAIL_OFF',
      'EMAIL_UNCONFIRMED',
      ...freezeRefusals,
    ],
  },
  cancelOrder: {
    summary: 'Cancel an order that is not printed. The page of the print shop says so',
    access: 'notImpersonating',
    params: id,
    body: seenOrderSchema,
    status: 200,
    response: orderSchema,
    refusals: orderChangeRefusals,
  },
  openShopOrder: {
    summary: 'The order of a print shop, with its files',
    access: 'link:shop',
    status: 200,
    response: shopOrderSchema,
    refusals: ['NOT_FOUND'],
  },
  openShopImage: {
    summary: 'A logo or a picture on a card of the order',
    access: 'link:shop',
    params: id,
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    refusals: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  openShopFile: {
    summary: 'The file of a card of the order',
    access: 'link:shop',
    params: id,
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    refusals: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  openShopArchive: {
    summary: 'All files of the order in one archive',
    access: 'link:shop',
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    refusals: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  tickShopOrder: {
    summary: 'Say that the order is received or printed. Repeating it changes nothing',
    access: 'link:shop',
    body: shopStepSchema,
    status: 200,
    response: shopOrderSchema,
    refusals: ['NOT_FOUND', 'ORDER_CANCELLED', 'TOO_MANY_ATTEMPTS'],
  },
} as const satisfies Record<CallName, ApiCall>;

/** The body of every refusal. */
export const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  current: savedCardSchema.optional(),
  fits: z.int().optional(),
});

/** The kind of link that a call is made by, or null. */
export function linkKindOf({ access }: Pick<ApiCall, 'access'>): ShareLinkKind | null {
  return shareLinkKinds.find((kind) => access === `link:${kind}`) ?? null;
}

type Calls = typeof calls;

/** The type of a call's response. */
export type CallResponse<Name extends CallName> = z.output<Calls[Name]['response']>;

/** The type of a call's request body; undefined if it has none. */
export type CallBody<Name extends CallName> = Calls[Name] extends { body: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;
