import type { EndpointName, endpoints } from '#contract/endpoints.ts';
import type { KeyScope } from '#domain/account/api-keys.ts';

type Endpoints = typeof endpoints;

/** The calls that a key can make. */
export type KeyEndpoint = {
  [Name in EndpointName]: Endpoints[Name] extends { scope: KeyScope } ? Name : never;
}[EndpointName];

/** The groups of the reference, in their order, with the start of the paths of their calls. */
export const endpointGroups = {
  cards: '/api/business-cards',
  designs: '/api/designs',
  orders: '/api/orders',
} as const;
export type EndpointGroup = keyof typeof endpointGroups;
