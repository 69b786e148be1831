import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { Database } from '../database/db.ts';

type Pool = Database['$client'];
type Callback = (error: Error | null | undefined, ...results: unknown[]) => void;
type Query = (...values: unknown[]) => unknown;

/** A span for each statement of a traced request. */
export function traceQueries(pool: Pool, tracer: Tracer): void {
  bindWaiting(pool);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const traced: Query = (...values) => {
      const parent = context.active();
      if (!trace.getSpan(parent)) return query(...values);
      const text = textOf(values[0]);
      const span = tracer.startSpan(nameOf(text), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      });
      const end = (error?: unknown) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
      const callback = values.at(-1);
      if (typeof callback === 'function') {
        const ending: Callback = (error, ...results) => {
          end(error);
          (callback as Callback)(error, ...results);
        };
        return query(...values.slice(0, -1), ending);
      }
      const result = query(...values);
      if (result instanceof Promise) result.then(() => end(), end);
      else end();
      return result;
    };
    Object.assign(client, { query: traced });
  });
}

/** A queued caller would run in the releasing caller’s context, so callbacks are bound to their own. */
function bindWaiting(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  Object.assign(pool, {
    connect: (callback?: unknown) =>
      typeof callback === 'function' ? connect(context.bind(context.active(), callback)) : connect(),
  });
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** The first word, and the table where it is named. */
function nameOf(text: string): string {
  const [word = 'query'] = text.split(' ');
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text)?.[1];
  return table ? `${word.toUpperCase()} ${table}` : word.toUpperCase();
}
