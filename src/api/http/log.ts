import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Structured logs to standard output. A query string, a cookie or a body never reaches them. */
export function createLog(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Only named fields are logged; this is a second safeguard.
    redact: {
      paths: ['password', 'token', 'clientSecret', 'secret', 'authorization', 'cookie'],
      censor: '[redacted]',
    },
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** In bytes; more are written at once. */
const maxWaiting = 8192;

/** Standard output that writes the lines of one turn of the event loop with one system call. */
export function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, minLength: maxWaiting });
  let isWaiting = false;
  const flushSync = () => {
    isWaiting = false;
    output.flushSync();
  };
  process.once('exit', flushSync);
  const write = (line: string) => {
    output.write(line);
    if (isWaiting) return;
    isWaiting = true;
    setImmediate(flushSync);
  };
  // pino calls flushSync after a fatal line.
  return Object.assign({ write }, { flushSync });
}

/** The error of a query repeats its parameters, so only the innermost cause is logged, with the outer stack. */
function describeError(error: Error & { code?: string }) {
  let cause = error;
  while (cause.cause instanceof Error) cause = cause.cause;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: cause.name, message: cause.message, code: cause.code, stack: frames.slice(0, 8).join('\n') };
}
