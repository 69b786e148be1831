import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Balancer = {
  origin: string;
  /** The reasons of the requests that could not be forwarded. */
  failures: string[];
  /** Resolves when this node receives requests. */
  untilReady: (origin: string) => Promise<void>;
  stop: () => Promise<void>;
};

const probeMs = 250;

/** A minimal load balancer: round robin over ready nodes, keep-alive, and no retries, so that every fault of a node is visible. */
export async function startBalancer(port: number, origins: string[]): Promise<Balancer> {
  const nodes = origins.map((origin) => ({ origin, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  const stopping = new AbortController();
  const failures: string[] = [];
  let turn = 0;

  // Longer than any pause of a client, so that only nodes close connections.
  const server = createServer({ keepAliveTimeout: 60_000 }, (asked, answered) => {
    const ready = nodes.filter(({ isReady }) => isReady);
    turn += 1;
    const node = ready[turn % ready.length];
    if (node) forward(asked, answered, node.origin, agent, (why) => failures.push(why));
    else answered.writeHead(503, 'Nobody is ready').end();
  });
  const probing = Promise.all(
    nodes.map(async (node) => {
      while (!stopping.signal.aborted) {
        const answer = await fetch(`${node.origin}/readyz`).catch(() => null);
        node.isReady = answer?.ok ?? false;
        await wait(probeMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    failures,
    origin: `http://127.0.0.1:${port}`,
    untilReady: async (origin) => {
      while (!nodes.some((node) => node.origin === origin && node.isReady)) await wait(20);
    },
    stop: async () => {
      stopping.abort();
      await probing;
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

function forward(
  asked: IncomingMessage,
  answered: ServerResponse,
  origin: string,
  agent: Agent,
  onFailure: (why: string) => void,
): void {
  const { method, url, headers } = asked;
  const passed = request(`${origin}${url ?? '/'}`, { agent, method, headers }, (answer) => {
    const { connection: _ofThisHop, ...others } = answer.headers;
    answered.writeHead(answer.statusCode ?? 502, others);
    answer.pipe(answered);
  });
  passed.on('error', ({ message }) => {
    onFailure(`${method ?? ''} ${url ?? ''}: ${message}`);
    if (answered.headersSent) answered.destroy();
    else answered.writeHead(502, message).end();
  });
  asked.pipe(passed);
}
