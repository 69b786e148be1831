import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type CallName, callPaths } from '#contract/call-paths.ts';
import { type Access, type ApiCall, type CallResponse, calls, refusalSchema } from '#contract/calls.ts';
import { type ErrorCode, errorCatalogue, Refusal } from '#contract/errors.ts';
import { signedInAsHeaderName } from '#contract/signed-in-as-header.ts';
import { isCrossSiteNavigation } from '../security/cross-site.ts';
import { refuseWhileImpersonating, type SessionUser } from '../security/session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds out who sent a request. */
    findSessionUser: (request: FastifyRequest) => Promise<SessionUser | null>;
  }
  interface FastifyRequest {
    /** Who is asking, where the call's access needs to know; null otherwise. */
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    /** Who sends it proves who they are by signing it; no browser is asked where it comes from. */
    isSigned?: boolean;
  }
}

type Calls = typeof calls;
type Parsed<Name extends CallName, Part extends 'body' | 'params' | 'query'> =
  Calls[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler works with: the parsed request, who asks (where the call's access says somebody must), and the answer to be. */
export type CallContext<Name extends CallName> = {
  body: Parsed<Name, 'body'>;
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
  user: Calls[Name]['access'] extends 'anyone' ? SessionUser | null : SessionUser;
  request: FastifyRequest;
  reply: FastifyReply;
};

type ServeOptions = {
  bodyLimit?: number;
  /** The answer is made of what was validated when it was stored, so it is written without being validated again. */
  isTrusted?: boolean;
};

/** Serves one call of the contract: its path, its validation, its access and its documentation come from there. A long text may be answered as a stream. */
export function registerCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: (
    ask: CallContext<Name>,
  ) => Promise<CallResponse<Name> | (CallResponse<Name> extends string ? Readable : never)>,
  { isTrusted = false, ...options }: ServeOptions = {},
): void {
  const call: ApiCall = calls[name];
  const { method, path } = callPaths[name];
  app.route({
    method,
    url: path,
    ...options,
    schema: {
      summary: call.summary,
      tags: [path.split('/')[2] ?? 'api'],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { [call.status]: call.answer, ...refusalAnswers(call, method) },
    },
    // Before the body is read: who may not ask need not send it.
    onRequest: async (request, reply) => {
      // What the API says is for whoever asked, now; refusals too.
      reply.header('cache-control', 'no-store');
      if (call.isDownload && isCrossSiteNavigation(request)) throw new Refusal('CROSS_SITE');
      const believed = method === 'GET' ? undefined : request.headers[signedInAsHeaderName];
      if (call.access === 'anyone' && believed === undefined) return;
      request.user = await app.findSessionUser(request);
      refuseAnother(believed, request.user);
      refuseWithout(call.access, request.user);
    },
    handler: async (request, reply) => {
      reply.code(call.status);
      if (isTrusted) reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
      const { body, params, query, user } = request;
      // Parsed by the contract's own schemas just before; the framework's types cannot follow a generic name.
      const ask = { body, params, query, user, request, reply };
      return handle(ask as unknown as CallContext<Name>);
    },
  });
}

/** A page that still shows one user must not change what belongs to another who has signed in since. */
function refuseAnother(believed: string | string[] | undefined, user: SessionUser | null): void {
  if (believed !== undefined && user && believed !== user.id) throw new Refusal('SIGNED_IN_AS_ANOTHER');
}

function refuseWithout(access: Access, user: SessionUser | null): void {
  if (access === 'anyone') return;
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  // Through somebody's eyes an admin has their rights only, whatever they are given meanwhile.
  const isForAdmins = access === 'admin' || access === 'confirmedAdmin';
  if (isForAdmins && (!user.isAdmin || user.isImpersonating)) throw new Refusal('NOT_AN_ADMIN');
  if (access === 'confirmedAdmin' && !user.isConfirmed) throw new Refusal('PASSWORD_CONFIRMATION_NEEDED');
  if (access === 'notImpersonating') refuseWhileImpersonating(user);
}

/** The refusals a call can give, by status, for the OpenAPI document. */
function refusalAnswers(call: ApiCall, method: string) {
  const codes: ErrorCode[] = [...call.refusals, 'INTERNAL', 'UNAVAILABLE'];
  if (call.access !== 'anyone') codes.push('NOT_SIGNED_IN');
  if (call.access === 'notImpersonating') codes.push('WHILE_IMPERSONATING');
  if (call.access === 'admin' || call.access === 'confirmedAdmin') codes.push('NOT_AN_ADMIN');
  if (call.access === 'confirmedAdmin') codes.push('PASSWORD_CONFIRMATION_NEEDED');
  if (call.body || call.params || call.query) codes.push('INVALID_REQUEST');
  if (call.body) codes.push('TOO_LARGE', 'UNSUPPORTED_TYPE');
  if (method !== 'GET' || call.isDownload) codes.push('CROSS_SITE');
  if (method !== 'GET') codes.push('SIGNED_IN_AS_ANOTHER');
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const reasons = codes.filter((code) => errorCatalogue[code].status === status);
      return [status, refusalSchema.describe([...new Set(reasons)].join(', '))];
    }),
  );
}
