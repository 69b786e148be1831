import { z } from 'zod';
import { currentUserSchema, loginSchema, registerSchema, userEditSchema, userSchema } from './accounts.ts';
import { cardDesignSchema, cardNameSchema } from './card.ts';
import type { ErrorCode } from './errors.ts';
import { paidPlans } from './plans.ts';

/** One call of the API: where it is, what it takes, what it answers, and the refusals of its own. */
export type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  params?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201 | 204;
  answer: z.ZodType;
  refusals: readonly ErrorCode[];
};

const nothing = z.undefined();
const id = z.object({ id: z.uuid() });

const savedCard = cardDesignSchema.extend({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
const namedCard = cardDesignSchema.extend({ name: cardNameSchema });

/** Every call of the product, in the order of its specification. Features serve them; the web asks through them. */
export const calls = {
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Who is signed in',
    status: 200,
    answer: currentUserSchema,
    refusals: ['NOT_SIGNED_IN'],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with a username and a password',
    body: loginSchema,
    status: 200,
    answer: currentUserSchema,
    refusals: ['INVALID_REQUEST', 'BAD_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create a free account and sign in to it',
    body: registerSchema,
    status: 201,
    answer: currentUserSchema,
    refusals: ['INVALID_REQUEST', 'USERNAME_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    status: 204,
    answer: nothing,
    refusals: [],
  },
  listCards: {
    method: 'GET',
    path: '/api/business-cards',
    summary: 'Your saved cards, newest first',
    status: 200,
    answer: z.array(savedCard),
    refusals: ['NOT_SIGNED_IN'],
  },
  readCard: {
    method: 'GET',
    path: '/api/business-cards/:id',
    summary: 'One of your cards',
    params: id,
    status: 200,
    answer: savedCard,
    refusals: ['NOT_SIGNED_IN', 'CARD_NOT_FOUND'],
  },
  saveCard: {
    method: 'POST',
    path: '/api/business-cards',
    summary: 'Save a new card',
    body: namedCard,
    status: 201,
    answer: savedCard,
    refusals: ['INVALID_REQUEST', 'NOT_SIGNED_IN', 'FREE_CANNOT_SAVE', 'CARD_LIMIT_EXCEEDED'],
  },
  changeCard: {
    method: 'PUT',
    path: '/api/business-cards/:id',
    summary: 'Change a card, or only its name',
    params: id,
    body: z.union([namedCard, cardDesignSchema, z.object({ name: cardNameSchema })]),
    status: 200,
    answer: savedCard,
    refusals: ['INVALID_REQUEST', 'NOT_SIGNED_IN', 'CARD_NOT_FOUND'],
  },
  deleteCard: {
    method: 'DELETE',
    path: '/api/business-cards/:id',
    summary: 'Delete a card',
    params: id,
    status: 204,
    answer: nothing,
    refusals: ['NOT_SIGNED_IN', 'CARD_NOT_FOUND'],
  },
  duplicateCard: {
    method: 'POST',
    path: '/api/business-cards/:id/duplicate',
    summary: 'Save a copy of a card',
    params: id,
    status: 201,
    answer: savedCard,
    refusals: ['NOT_SIGNED_IN', 'FREE_CANNOT_DUPLICATE', 'CARD_LIMIT_EXCEEDED', 'CARD_NOT_FOUND'],
  },
  requestUpload: {
    method: 'POST',
    path: '/api/objects/upload',
    summary: 'Ask where to put a logo',
    status: 200,
    answer: z.object({ uploadURL: z.string() }),
    refusals: ['NOT_SIGNED_IN', 'TOO_MANY_ATTEMPTS'],
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'All users with their card counts',
    status: 200,
    answer: z.array(userSchema),
    refusals: ['NOT_SIGNED_IN', 'NOT_AN_ADMIN'],
  },
  changeUser: {
    method: 'PUT',
    path: '/api/admin/users/:id',
    summary: 'Change a user',
    params: id,
    body: userEditSchema,
    status: 200,
    answer: userSchema,
    refusals: ['INVALID_REQUEST', 'NOT_SIGNED_IN', 'NOT_AN_ADMIN', 'USER_NOT_FOUND', 'USERNAME_TAKEN'],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    summary: 'Delete a user',
    params: id,
    status: 204,
    answer: nothing,
    refusals: ['NOT_SIGNED_IN', 'NOT_AN_ADMIN', 'USER_NOT_FOUND'],
  },
  impersonate: {
    method: 'POST',
    path: '/api/admin/impersonate/:id',
    summary: 'See the site as another user',
    params: id,
    status: 200,
    answer: currentUserSchema,
    refusals: ['NOT_SIGNED_IN', 'NOT_AN_ADMIN', 'USER_NOT_FOUND'],
  },
  restoreSession: {
    method: 'POST',
    path: '/api/admin/restore-session',
    summary: 'Return to the admin account',
    status: 200,
    answer: currentUserSchema,
    refusals: ['NOT_SIGNED_IN', 'NOT_AN_ADMIN'],
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Begin paying for a plan',
    body: z.object({ plan: z.enum(paidPlans), amount: z.number() }),
    status: 200,
    answer: z.object({ clientSecret: z.string() }),
    refusals: ['INVALID_REQUEST', 'NOT_SIGNED_IN', 'TOO_MANY_ATTEMPTS'],
  },
  upgradeAccount: {
    method: 'POST',
    path: '/api/upgrade-account',
    summary: 'Take up a plan that has been paid for',
    body: z.object({ plan: z.enum(paidPlans) }),
    status: 200,
    answer: currentUserSchema,
    refusals: ['INVALID_REQUEST', 'NOT_SIGNED_IN', 'PAYMENT_REQUIRED'],
  },
} as const satisfies Record<string, ApiCall>;

/** The body of every refusal. */
export const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
