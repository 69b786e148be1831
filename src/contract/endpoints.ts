import type { z } from 'zod';
import { accountEndpoints } from './account/endpoints.ts';
import { adminEndpoints } from './admin/endpoints.ts';
import { apiKeysEndpoints } from './api-keys/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { cardEndpoints } from './card/endpoints.ts';
import { companyEndpoints } from './company/endpoints.ts';
import { designsEndpoints } from './designs/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { fillInEndpoints } from './fill-in/endpoints.ts';
import { legalEndpoints } from './legal/endpoints.ts';
import { linksEndpoints } from './links/endpoints.ts';
import { ordersEndpoints } from './orders/endpoints.ts';
import { paymentsEndpoints } from './payments/endpoints.ts';
import { proofsEndpoints } from './proofs/endpoints.ts';
import { ssoEndpoints } from './sso/endpoints.ts';
import { webhooksEndpoints } from './webhooks/endpoints.ts';

/** Every endpoint of the API. The server registers its routes and the web types its requests from this table. */
export const endpoints = {
  ...authEndpoints,
  ...cardEndpoints,
  ...designsEndpoints,
  ...accountEndpoints,
  ...paymentsEndpoints,
  ...companyEndpoints,
  ...ssoEndpoints,
  ...apiKeysEndpoints,
  ...webhooksEndpoints,
  ...linksEndpoints,
  ...fillInEndpoints,
  ...proofsEndpoints,
  ...ordersEndpoints,
  ...legalEndpoints,
  ...adminEndpoints,
} as const satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;

export type EndpointName = keyof Endpoints;

/** The type of a call's response. */
export type CallResponse<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;

/** What the server returns for a call: the moments of it are dates. */
export type CallResult<Name extends EndpointName> = z.input<Endpoints[Name]['response']>;

/** The type of a call's request body; undefined if it has none. */
export type CallBody<Name extends EndpointName> = Endpoints[Name] extends {
  body: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : undefined;

type ParamsIn<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsIn<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

/** The parameters in a call's path. */
type CallParam<Name extends EndpointName> = ParamsIn<Endpoints[Name]['path']>;

type NoParts = { params?: undefined; body?: undefined };

/** The path parameters and the body of a call, each required only if the call has them. */
type CallParts<Name extends EndpointName> = ([CallParam<Name>] extends [never]
  ? Pick<NoParts, 'params'>
  : { params: Record<CallParam<Name>, string> }) &
  (CallBody<Name> extends undefined ? Pick<NoParts, 'body'> : { body: CallBody<Name> });

/** The calls that need neither path parameters nor a body. */
export type PlainCallName = {
  [Name in EndpointName]: CallParts<Name> extends NoParts ? Name : never;
}[EndpointName];

/** What a function takes after the name of a call: nothing if the call needs nothing. */
export type CallArguments<Name extends EndpointName, More> =
  CallParts<Name> extends NoParts ? [options?: More & NoParts] : [options: CallParts<Name> & More];
