import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Structured logs to standard output. A query string, a cookie or a body never reaches them. */
export function createLog(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Only named fields are ever logged; this is the second lock on the same door.
    redact: { paths: ['password', 'token', 'clientSecret', 'authorization', 'cookie'], censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** A query's own error repeats its parameters, so only the innermost cause is told, with the frames it came by. */
function describeError(error: Error & { code?: string }) {
  let cause = error;
  while (cause.cause instanceof Error) cause = cause.cause;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: cause.name, message: cause.message, code: cause.code, stack: frames.slice(0, 8).join('\n') };
}
