import { type FastifyInstance, LogController } from 'fastify';
import { parseAddress } from '../security/ip-addresses.ts';

/** Replaces Fastify's two lines per request by our own. */
export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'requestId',
});

/** Logs one line per request: route, status, duration and user. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { user } = request;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: parseAddress(request.ip),
        ...(user && { actor: user.actorId, subject: user.id }),
        ...(user?.keyId && { key: user.keyId }),
        ...(user?.company && { company: user.company.id }),
      },
      'request',
    );
    done();
  });
}
