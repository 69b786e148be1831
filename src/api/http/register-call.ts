import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { globalRegistry, type z } from 'zod';
import { type Endpoint, linkKindOf } from '#contract/endpoint.ts';
import { type CallResult, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { type ErrorCode, errorCatalogue, Refusal } from '#contract/errors.ts';
import { refusalSchema } from '#contract/refusal-schema.ts';
import { signedInAsHeaderName } from '#contract/signed-in.ts';
import { apiVersion, type KeyScope } from '#domain/account/api-keys.ts';
import { companyRefusal } from '#domain/company/company.ts';
import { personalStepRefusal } from '#domain/company/single-sign-on.ts';
import type { ShareLinkKind, StoredLink } from '#domain/link/share-links.ts';
import { isCrossSiteNavigation } from '../security/cross-site.ts';
import { isByKey } from '../security/open-key.ts';
import { refuseWhileImpersonating, refuseWithoutFactor, type SessionUser } from '../security/session.ts';
import { activeAccountOf } from '../security/session-cookies.ts';
import { declaredBytes, largeBodies, readCallBody } from './large-bodies.ts';
import { type KeyRequests, onceByKey } from './once-by-key.ts';
import { invalidRequest, validatorCompiler } from './validate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the user of a request's session, who acts for a company if one is given. Throws a refusal for a stranger to it. */
    findSessionUser: (request: FastifyRequest, companyId?: string | null) => Promise<SessionUser | null>;
    /** Reads the link whose token a request carries; throws a refusal unless it is of this kind and works. */
    findLink: (request: FastifyRequest, kind: ShareLinkKind) => Promise<StoredLink>;
    /** Reads the user of a request's key; throws a refusal unless the key works and has the scope. */
    findKeyUser: (request: FastifyRequest, scope: KeyScope | undefined) => Promise<SessionUser>;
    keyRequests: KeyRequests;
  }
  interface FastifyRequest {
    /** The user of the session, if the access of the call requires one; null otherwise. */
    user: SessionUser | null;
    /** The link of the request, if the access of the call requires one; null otherwise. */
    link: StoredLink | null;
    /** When what the request may do was read, by `performance.now()`. */
    rightsReadAt: number;
  }
  interface FastifyContextConfig {
    /** The request is authenticated by a signature, so the cross-site check is skipped. */
    isSigned?: boolean;
  }
}

type Endpoints = typeof endpoints;
type Parsed<Name extends EndpointName, Part extends 'body' | 'params' | 'query'> =
  Endpoints[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type AccessOf<Name extends EndpointName> = Endpoints[Name]['access'];

/** The parsed request of a call, its user or its link as the access of the call requires, and the reply. */
export type CallContext<Name extends EndpointName> = {
  body: Parsed<Name, 'body'>;
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
  user: AccessOf<Name> extends 'anyone'
    ? SessionUser | null
    : AccessOf<Name> extends `link:${string}`
      ? null
      : SessionUser;
  link: AccessOf<Name> extends `link:${string}` ? StoredLink : null;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** In bytes, for a call without a limit of its own. */
const usualBodyLimit = 32_768;

/** A body that takes longer may arrive after its link, key, session or membership has ended. */
const rightsLastMs = 1000;

const reserved = largeBodies();

type CallOptions = {
  /** Throws a refusal before anything about the request is read from the database. */
  admit?: (request: FastifyRequest, reply: FastifyReply) => void;
  /** In bytes. */
  bodyLimit?: number;
  /** Checks plan and limits before a large body is received. Parsing does not block other requests. */
  allowBody?: (user: SessionUser, bytes: number) => Promise<void>;
  /** The response consists of stored values that were validated on entry, so it is serialised without validation. */
  skipResponseValidation?: boolean;
};

/** By its name in the OpenAPI document: written out at each of a thousand refusals it would have 24 MB. */
globalRegistry.add(refusalSchema, { id: 'Refusal' });

/** Registers the route of an endpoint. Path, validation, access and documentation come from the contract. A text response may be a stream. */
export function registerCall<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handle: (
    context: CallContext<Name>,
  ) => Promise<CallResult<Name> | (CallResult<Name> extends string ? Readable : never)>,
  { skipResponseValidation = false, bodyLimit = usualBodyLimit, admit, allowBody }: CallOptions = {},
): void {
  const endpoint: Endpoint = endpoints[name];
  const { method, path } = endpoint;
  const linkKind = linkKindOf(endpoint);
  /** Reads whose request it is, by its key, its link or its session, and checks what they may do. */
  const readRights = async (request: FastifyRequest) => {
    request.rightsReadAt = performance.now();
    if (linkKind && !isByKey(request)) {
      request.link = await app.findLink(request, linkKind);
      return;
    }
    if (isByKey(request)) request.user = await app.findKeyUser(request, endpoint.scope);
    else {
      const expectedUserId = method === 'GET' ? undefined : request.headers[signedInAsHeaderName];
      if (endpoint.access === 'anyone' && expectedUserId === undefined) return;
      const companyId = endpoint.access === 'anyone' ? null : activeAccountOf(request);
      request.user = await app.findSessionUser(request, companyId);
      checkSignedInAs(expectedUserId, request.user);
    }
    checkAccess(endpoint, request.user);
    checkCompany(endpoint, request.user);
  };
  const route: RouteOptions = {
    method,
    url: path,
    bodyLimit,
    schema: {
      summary: endpoint.summary,
      tags: [path.split('/')[2] ?? 'api'],
      ...(endpoint.scope && { security: [{ session: [] }, { key: [endpoint.scope] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [endpoint.status]: endpoint.response, ...refusalResponses(endpoint) },
    },
    // Before the body is read, so that a refused request need not send it.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (endpoint.isDownload && isCrossSiteNavigation(request)) throw new Refusal('CROSS_SITE');
      admit?.(request, reply);
      if (isByKey(request)) reply.header('vizitka-version', apiVersion);
      else if (linkKind) reply.header('x-robots-tag', 'noindex');
      await readRights(request);
      if (!allowBody || !request.user) return;
      const bytes = declaredBytes(request, bodyLimit);
      await allowBody(request.user, bytes);
      reserved.reserve(request.user.id, bytes, reply);
    },
    // After the body is read.
    preHandler: async (request) => {
      if (performance.now() - request.rightsReadAt > rightsLastMs) await readRights(request);
    },
    handler: async (request, reply) => {
      reply.code(endpoint.status);
      if (skipResponseValidation) reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
      const { body, params, query, user, link } = request;
      // Validated by the schemas of the contract; Fastify cannot infer the types of a generic name.
      const context = { body, params, query, user, link, request, reply };
      const run = () => handle(context as unknown as CallContext<Name>);
      return user?.keyId && method !== 'GET' ? onceByKey(app.keyRequests, { request, reply }, run) : run();
    },
  };
  if (!allowBody) app.route(route);
  // In its own scope, since it replaces the body parser.
  else void app.register(async (scope) => routeOfLargeBody(scope, name, route));
}

/** A route whose body is validated while it is parsed. */
function routeOfLargeBody(scope: FastifyInstance, name: EndpointName, route: RouteOptions): void {
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, json: Buffer) => readCallBody(name, json, request.user?.id ?? ''),
  );
  // Null or undefined without a body.
  const wasRead = (value: unknown) => (value ? { value } : { error: invalidRequest({}) });
  scope.route({
    ...route,
    validatorCompiler: (part) => (part.httpPart === 'body' ? wasRead : validatorCompiler(part)),
  });
}

/** A page that still shows one user must not change the data of another who has signed in since. */
function checkSignedInAs(expectedUserId: string | string[] | undefined, user: SessionUser | null): void {
  if (expectedUserId !== undefined && user && expectedUserId !== user.id)
    throw new Refusal('SIGNED_IN_AS_ANOTHER');
}

function checkAccess({ access, isFactorSetUp }: Endpoint, user: SessionUser | null): void {
  if (access === 'anyone') return;
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  if (!isFactorSetUp) refuseWithoutFactor(user);
  // While impersonating, an admin has the rights of the user only, even if that user becomes an admin meanwhile.
  const isForAdmins = access === 'admin' || access === 'confirmedAdmin';
  if (isForAdmins && (!user.isAdmin || user.isImpersonating)) throw new Refusal('NOT_AN_ADMIN');
  if (access === 'confirmedAdmin' && !user.isConfirmed) throw new Refusal('PASSWORD_CONFIRMATION_NEEDED');
  if (access === 'notImpersonating') refuseWhileImpersonating(user);
}

/** A call for a company needs a right in it, one about the person a session of their own. */
function checkCompany(endpoint: Endpoint, user: SessionUser | null): void {
  const { method, company: access, isWithoutPlan = false, personal } = endpoint;
  const isChange = method !== 'GET' && !isWithoutPlan;
  const refusal = user && (companyRefusal(user, access, isChange) ?? personalStepRefusal(user, personal));
  if (refusal) throw new Refusal(refusal);
}

/** The refusals of a call by status, for the OpenAPI document. */
function refusalResponses(endpoint: Endpoint) {
  const { method, company } = endpoint;
  const codes: ErrorCode[] = [...endpoint.refusals, 'INTERNAL', 'UNAVAILABLE'];
  const isByLink = linkKindOf(endpoint) !== null;
  const isBySession = endpoint.access !== 'anyone' && !isByLink;
  // Every call answers a key: those without a scope refuse it.
  codes.push('KEY_INVALID', 'KEY_SCOPE', 'TOO_MANY_ATTEMPTS');
  if (endpoint.scope) codes.push('VERSION_UNKNOWN');
  if (endpoint.scope && method !== 'GET') codes.push('IDEMPOTENCY_KEY_USED', 'REQUEST_RUNNING');
  if (isByLink) codes.push('LINK_ENDED', 'TOO_MANY_ATTEMPTS');
  if (isBySession) codes.push('NOT_SIGNED_IN');
  if (isBySession && !endpoint.isFactorSetUp) codes.push('SECOND_FACTOR_REQUIRED');
  if (endpoint.access === 'notImpersonating') codes.push('WHILE_IMPERSONATING');
  if (endpoint.access === 'admin' || endpoint.access === 'confirmedAdmin') codes.push('NOT_AN_ADMIN');
  if (endpoint.access === 'confirmedAdmin') codes.push('PASSWORD_CONFIRMATION_NEEDED');
  if (endpoint.access !== 'anyone')
    codes.push('NOT_A_MEMBER', company ? 'WHILE_IMPERSONATING' : 'PERSONAL_CALL');
  if (company === 'owner') codes.push('NOT_AN_OWNER');
  if (endpoint.personal) codes.push('OWN_LOGIN_NEEDED');
  if (company === 'member' && method !== 'GET') codes.push('COMPANY_NEEDS_PLAN');
  if (endpoint.body || endpoint.params || endpoint.query) codes.push('INVALID_REQUEST');
  if (endpoint.body) codes.push('TOO_LARGE', 'UNSUPPORTED_TYPE');
  if (method !== 'GET' || endpoint.isDownload) codes.push('CROSS_SITE');
  if (method !== 'GET' && !isByLink) codes.push('SIGNED_IN_AS_ANOTHER');
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const reasons = codes.filter((code) => errorCatalogue[code].status === status);
      const description = [...new Set(reasons)].join(', ');
      return [status, { description, content: { 'application/json': { schema: refusalSchema } } }];
    }),
  );
}
