import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ErrorCode,
  errorCatalogue,
  maxFieldErrors,
  Refusal,
  type RefusalDetails,
} from '#contract/errors.ts';
import { isDatabaseUnavailable } from '../database/db.ts';
import { isByKey } from '../security/open-key.ts';

type ErrorResponse = { code: ErrorCode; details?: RefusalDetails };

/** Turns an error into a response. A refusal is sent with its details; any other error is logged and sent without its text. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const response = responseOf(error);
  if (errorCatalogue[response.code].status >= 500) request.log.error({ err: error }, response.code);
  send(request, reply, response);
}

/** The response for a path without a route. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  send(request, reply, { code: 'NOT_FOUND' });
}

function responseOf(error: FastifyError | Error): ErrorResponse {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) return { code: 'UNAVAILABLE', details: { retryAfterSeconds: 1 } };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return { code: status >= 400 && status < 500 ? codeOfStatus(status) : 'INTERNAL' };
}

function send(request: FastifyRequest, reply: FastifyReply, { code, details = {} }: ErrorResponse): void {
  const { status, message } = errorCatalogue[code];
  const { retryAfterSeconds, fields, ...visible } = details;
  const named = fields && { fields: Object.fromEntries(Object.entries(fields).slice(0, maxFieldErrors)) };
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.header('cache-control', 'no-store');
  // As text: a refusal does not match the response schema of the call.
  // A program gets the problem details of RFC 9457, with the same code and message in them.
  const isProblem = isByKey(request);
  const problem = isProblem && { type: `urn:vizitka:${code}`, title: message, status };
  reply.code(status).serializer(String);
  reply.type(isProblem ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8');
  reply.send(JSON.stringify({ ...problem, code, message, ...named, ...visible }));
}

/** Errors of Fastify itself: the body is not JSON, too large or of another type. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'TOO_LARGE';
  return status === 415 ? 'UNSUPPORTED_TYPE' : 'INVALID_REQUEST';
}
