import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ConnectionCut } from './fault-injection.ts';
import { openSimulator, type Simulator, type SimulatorOptions } from './simulator.ts';
import { deliverTo } from './webhooks.ts';

export type RunningSimulator = Simulator & { origin: string; close: () => Promise<void> };

type Options = Omit<SimulatorOptions, 'deliver'> & { port: number; webhookUrl: string };

const browserScript = join(import.meta.dirname, 'browser/stripe.ts');

/** Any page may ask; what it may do depends on its key, as with the provider itself. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The simulator on a port of this machine's own, for the official SDK and for browsers. */
export async function startSimulator({ port, webhookUrl, ...options }: Options): Promise<RunningSimulator> {
  const simulator = openSimulator({ ...options, deliver: deliverTo(webhookUrl) });
  const server = createServer((request, answer) => void serve(simulator, request, answer));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const given = address && typeof address === 'object' ? address.port : port;
  return {
    ...simulator,
    origin: `http://127.0.0.1:${given}`,
    close: async () => {
      simulator.webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(simulator: Simulator, request: IncomingMessage, answer: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') {
    send(answer, 204, '');
    return;
  }
  if (request.url === '/v3/stripe.js') return sendBrowserScript(answer);
  try {
    const response = await simulator.fetch(await asFetched(request));
    for (const [name, value] of response.headers) answer.setHeader(name, value);
    send(answer, response.status, await response.text());
  } catch (error) {
    if (error instanceof ConnectionCut) answer.destroy();
    else send(answer, 500, String(error));
  }
}

/** Without a build step: what a browser cannot read is taken out as it is served. */
async function sendBrowserScript(answer: ServerResponse): Promise<void> {
  const source = await readFile(browserScript, 'utf8').catch(() => null);
  if (source === null) {
    send(answer, 404, 'There is no browser part');
    return;
  }
  answer.setHeader('content-type', 'text/javascript; charset=utf-8');
  send(answer, 200, stripTypeScriptTypes(source));
}

async function asFetched(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request;
  const body = method === 'GET' ? null : await text(request);
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(`http://simulator${url}`, { method, headers: sent, body });
}

function send(answer: ServerResponse, status: number, body: string): void {
  for (const [name, value] of Object.entries(cors)) answer.setHeader(name, value);
  answer.statusCode = status;
  answer.end(body);
}
