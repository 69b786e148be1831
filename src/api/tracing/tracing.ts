import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/db.ts';
import { traceQueries } from './trace-queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

/** Traces of requests with their statements and their calls to other services. Only a server with traces on imports this module. */
export type Tracing = ReturnType<typeof startTracing>;

/** Sends spans to a collector (OTLP over HTTP). Spans have names, times and statements without their values, and nothing of a user. */
export function startTracing(collectorUrl: string) {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', withSlash(collectorUrl)).href });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vizitka' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('vizitka');

  return {
    /** A span for each request, which all spans below belong to. Call it before the routes are registered. */
    traceRequests: (app: FastifyInstance): void => {
      app.decorateRequest('span', null);
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        const span = tracer.startSpan(`${request.method} ${route}`, {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'request.id': request.id,
          },
        });
        request.span = span;
        context.with(trace.setSpan(context.active(), span), done);
      });
      // Reading the body leaves the context.
      app.addHook('preValidation', ({ span }, _reply, done) => {
        context.with(span ? trace.setSpan(context.active(), span) : context.active(), done);
      });
      app.addHook('onResponse', (request, reply, done) => {
        request.span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) request.span?.setStatus({ code: SpanStatusCode.ERROR });
        request.span?.end();
        done();
      });
    },

    traceDatabase: (db: Database): void => traceQueries(db.$client, tracer),

    /** The same object with a span for each call that returns a promise. */
    traceCalls: <Service extends object>(name: string, service: Service): Service =>
      new Proxy(service, {
        get: (target, property, receiver) => {
          const member: unknown = Reflect.get(target, property, receiver);
          if (typeof member !== 'function') return member;
          return (...values: unknown[]) => {
            const parent = context.active();
            const begun = performance.timeOrigin + performance.now();
            const result: unknown = member.apply(target, values);
            if (!(result instanceof Promise) || !trace.getSpan(parent)) return result;
            return endWith(
              tracer.startSpan(
                `${name}.${String(property)}`,
                { kind: SpanKind.CLIENT, startTime: begun },
                parent,
              ),
              result,
            );
          };
        },
      }),

    stop: () => provider.shutdown(),
  };
}

function endWith<Result>(span: Span, result: Promise<Result>): Promise<Result> {
  return result.then(
    (value) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      throw error;
    },
  );
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
