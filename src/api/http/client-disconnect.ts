import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects before the response is sent. */
export function clientDisconnected({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
