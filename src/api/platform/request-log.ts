import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { uuidv7 } from './ids.ts';

/** Structured logs to standard output. A query string, a cookie or a body never reaches them. */
export function logOptions(level: string, stream?: DestinationStream): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: uuidv7,
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: {
        paths: ['*.password', '*.token', '*.clientSecret', '*.authorization', '*.cookie'],
        censor: '[redacted]',
      },
      serializers: { err: describeError },
      ...(stream && { stream }),
    },
  };
}

/** One line a request: who asked for what, how it ended, how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { person } = request;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        ...(person && { actor: person.actorId, subject: person.id }),
      },
      'request',
    );
  });
}

/** A query's own error repeats its parameters, so only the innermost cause is told, with the frames it came by. */
function describeError(error: Error & { code?: string }) {
  let cause = error;
  while (cause.cause instanceof Error) cause = cause.cause;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: cause.name, message: cause.message, code: cause.code, stack: frames.slice(0, 8).join('\n') };
}
