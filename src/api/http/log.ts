import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { logOutput } from './log-output.ts';

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

/** The server's log, and how many of its lines were lost because nobody read them. */
export function openLog(level: string): { log: FastifyBaseLogger; lostLines: () => number } {
  const output = logOutput((lines) => {
    const time = new Date().toISOString();
    const msg = 'log lines lost: the reader of standard output was too slow or away';
    return `${JSON.stringify({ level: 40, time, lines, msg })}\n`;
  });
  return { log: createLog(level, output), lostLines: output.lostLines };
}

/** The error of a query repeats its parameters, so only the innermost cause is logged, with the outer stack. */
function describeError(error: Error & { code?: string }) {
  let cause = error;
  while (cause.cause instanceof Error) cause = cause.cause;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: cause.name, message: cause.message, code: cause.code, stack: frames.slice(0, 8).join('\n') };
}
