import type { FastifyReply } from 'fastify';

/** Aborts when the client hangs up before it has its answer. */
export function clientDisconnected({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
