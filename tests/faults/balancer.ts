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

type Readiness = 'ready' | 'unready' | 'away';

/**
 * A minimal load balancer: round robin over ready nodes, keep-alive, and no retries, so that every fault of a node is visible.
 * Where none is ready it takes those that only say so, as infra/Caddyfile does: on a busy machine a check may be late.
 */
export async function startBalancer(port: number, origins: string[]): Promise<Balancer> {
  const nodes = origins.map((origin) => ({ origin, readiness: 'ready' as Readiness }));
  const agent = new Agent({ keepAlive: true });
  const stopping = new AbortController();
  const failures: string[] = [];
  let turn = 0;

  // Longer than any pause of a client, so that only nodes close connections.
  const server = createServer({ keepAliveTimeout: 60_000 }, (asked, answered) => {
    const are = (wanted: Readiness) => nodes.filter(({ readiness }) => readiness === wanted);
    const [ready, unready] = [are('ready'), are('unready')];
    const usable = ready.length > 0 ? ready : unready;
    turn += 1;
    const node = usable[turn % usable.length];
    if (node) forward(asked, answered, node.origin, agent, (why) => failures.push(why));
    else answered.writeHead(503, 'Nobody is ready').end();
  });
  const probing = Promise.all(
    nodes.map(async (node) => {
      while (!stopping.signal.aborted) {
        node.readiness = await readinessOf(node.origin);
        await wait(probeMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    failures,
    origin: `http://127.0.0.1:${port}`,
    untilReady: async (origin) => {
      while (!nodes.some((node) => node.origin === origin && node.readiness === 'ready')) await wait(20);
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

/** A node that drains, or does not answer, gets no requests. */
async function readinessOf(origin: string): Promise<Readiness> {
  try {
    const answer = await fetch(`${origin}/readyz`);
    const { status } = (await answer.json()) as { status: string };
    return status === 'ready' || status === 'unready' ? status : 'away';
  } catch {
    return 'away';
  }
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
