import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { isCrossSite } from '../security/cross-site.ts';
import { handleError, handleNotFound } from './error-handler.ts';
import { logController, logRequests } from './request-log.ts';
import { serializerCompiler } from './serialize/serialize-response.ts';
import { validatorCompiler } from './validate.ts';

type Options = {
  log: FastifyBaseLogger;
  trustedProxies: string[];
  publicOrigin: string;
  /** Set on every response. */
  headers: Record<string, string>;
} & Pick<FastifyInstance, 'findSessionUser' | 'findLink' | 'findKeyUser' | 'keyRequests'>;

/** Long enough for ten megabytes over a slow connection. Calls to the database, the bucket and the provider time out earlier. */
export const requestTimeoutMs = 60_000;

/** A server without routes: validation, errors, logging, cookies, security headers, the cross-site check, sessions, links and keys. */
export async function createHttpServer(options: Options): Promise<FastifyInstance> {
  const { log, trustedProxies, publicOrigin, headers } = options;
  const { findSessionUser, findLink, findKeyUser, keyRequests } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies,
    bodyLimit: 262_144,
    requestTimeout: requestTimeoutMs,
    // A malformed URL reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      handleError(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.removeContentTypeParser('text/plain');

  logRequests(app);
  await app.register(fastifyCookie);

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // A signed request is authenticated by its signature, not by the headers of a browser.
    const isRefused = !request.routeOptions.config.isSigned && isCrossSite(request, publicOrigin);
    done(isRefused ? new Refusal('CROSS_SITE') : undefined);
  });

  app.decorateRequest('user', null);
  app.decorate('findSessionUser', findSessionUser);
  app.decorateRequest('link', null);
  app.decorateRequest('rightsReadAt', 0);
  app.decorate('findLink', findLink);
  app.decorate('findKeyUser', findKeyUser);
  app.decorate('keyRequests', keyRequests);
  return app;
}
