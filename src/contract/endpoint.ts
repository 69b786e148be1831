import { z } from 'zod';
import type { KeyScope } from '#domain/account/api-keys.ts';
import { type ShareLinkKind, shareLinkKinds } from '#domain/link/share-links.ts';
import type { ErrorCode } from './errors.ts';

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

/** One endpoint: its path, access, schemas and errors, except those implied by access and body. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Who of a company may call it for the company. Without it, the call is about the person who is signed in. */
  company?: 'member' | 'owner';
  /** A company without a plan can make this change, too. */
  isWithoutPlan?: boolean;
  /** No page calls it: browsers do not load its path. */
  isWithoutPage?: boolean;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201 | 202 | 204;
  response: z.ZodType;
  refusals: readonly ErrorCode[];
  /** An admin who has to set up a second factor may call it before. */
  isFactorSetUp?: boolean;
  /** A file that is expensive to create, so links from other sites are refused. */
  isDownload?: boolean;
  /** What an API key needs for it. Without a scope, every key is refused. */
  scope?: KeyScope;
  /**
   * Refused in a session that the provider of a company opened, unless it is called for a company; `also`: then, too, since it
   * is about the person as well. Endpoints that ask for the password do not need it.
   */
  personal?: 'own' | 'also';
};

/** What a page needs to call an endpoint. */
export type EndpointPath = Pick<Endpoint, 'method' | 'path' | 'company'>;

export const noContent = z.void();
export const idSchema = z.object({ id: z.uuid() });
/** The bytes of a file. */
export const fileSchema = z.string().meta({ format: 'binary' });

/** The kind of link that an endpoint is called by, or null. */
export function linkKindOf({ access }: Pick<Endpoint, 'access'>): ShareLinkKind | null {
  return shareLinkKinds.find((kind) => access === `link:${kind}`) ?? null;
}
