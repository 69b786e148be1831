import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** Tracks the requests of a server whose response is not finished. */
export function runningRequests(server: Server): { ended: () => Promise<void> } {
  const running = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  return {
    /** Resolves when every response is sent or its client has disconnected. */
    ended: async () => {
      for (const response of running) await once(response, 'close').catch(() => undefined);
    },
  };
}
