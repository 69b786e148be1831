import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** The requests that a server is just answering. */
export function runningRequests(server: Server): { ended: () => Promise<void> } {
  const running = new Set<ServerResponse>();
  server.on('request', (_asked, answer) => {
    running.add(answer);
    answer.once('close', () => running.delete(answer));
  });
  return {
    /** Resolves when each has been answered, or given up by whoever asked. */
    ended: async () => {
      for (const answer of running) await once(answer, 'close').catch(() => undefined);
    },
  };
}
