import type { CallName } from '#contract/all-call-paths.ts';
import type { calls } from '#contract/calls.ts';
import type { KeyScope } from '#domain/account/api-keys.ts';

type Calls = typeof calls;

/** The calls that a key can make. */
export type KeyCall = {
  [Name in CallName]: Calls[Name] extends { scope: KeyScope } ? Name : never;
}[CallName];

/** The groups of the reference, in their order, with the start of the paths of their calls. */
export const callGroups = {
  cards: '/api/business-cards',
  designs: '/api/designs',
  orders: '/api/orders',
} as const;
export type CallGroup = keyof typeof callGroups;
