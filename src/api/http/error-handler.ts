import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, errorCatalogue, Refusal, type RefusalDetails } from '#contract/errors.ts';
import { isDatabaseUnavailable } from '../database/db.ts';

type ErrorAnswer = {
  code: ErrorCode;
  details?: Omit<RefusalDetails, 'fields'> & { fields?: Record<string, string> };
};

/** The one place where an error becomes an answer: a refusal says what it is, anything else is logged and says nothing. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerOf(error);
  if (errorCatalogue[answer.code].status >= 500) request.log.error({ err: error }, answer.code);
  send(reply, answer);
}

/** The answer to an address under /api that serves nothing. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  send(reply, { code: 'NOT_FOUND' });
}

function answerOf(error: FastifyError | Error): ErrorAnswer {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { code: 'INVALID_REQUEST', details: { fields: fieldProblems(error.validation) } };
  }
  if (isDatabaseUnavailable(error)) return { code: 'UNAVAILABLE', details: { retryAfterSeconds: 1 } };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return { code: status >= 400 && status < 500 ? codeOfStatus(status) : 'INTERNAL' };
}

function send(reply: FastifyReply, { code, details = {} }: ErrorAnswer): void {
  const { status, message } = errorCatalogue[code];
  const { retryAfterSeconds, ...told } = details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.header('cache-control', 'no-store');
  // Written as text: a refusal must go out whatever answer schema the call has.
  reply.code(status).type('application/json; charset=utf-8').serializer(String);
  reply.send(JSON.stringify({ code, message, ...told }));
}

/** Refusals of the framework itself: a body that is no JSON, too large, or of another type. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'TOO_LARGE';
  return status === 415 ? 'UNSUPPORTED_TYPE' : 'INVALID_REQUEST';
}

/** The first thing wrong with each field, by its code. */
function fieldProblems(problems: readonly { instancePath: string; message?: string | undefined }[]) {
  const named = problems.map(({ instancePath, message }) => [
    instancePath.slice(1),
    message ?? 'INVALID_REQUEST',
  ]);
  return Object.fromEntries(named.reverse()) as Record<string, string>;
}
