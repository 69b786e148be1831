import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Structured logs to standard output. A query string, a cookie or a body never reaches them. */
export function createLog(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Only named fields are logged; this is a second safeguard.
    redact: { paths: ['password', 'token', 'clientSecret', 'authorization', 'cookie'], censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** The error of a query repeats its parameters, so only the innermost cause is logged, with the outer stack. */
function describeError(error: Error & { code?: string }) {
  let cause = error;
  while (cause.cause instanceof Error) cause = cause.cause;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: cause.name, message: cause.message, code: cause.code, stack: frames.slice(0, 8).join('\n') };
}
