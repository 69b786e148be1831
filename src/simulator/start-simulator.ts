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

/** Any origin may call; the key decides what is allowed, as with the provider. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Starts the simulator on a loopback port, for the official SDK and for browsers. */
export async function startSimulator({ port, webhookUrl, ...options }: Options): Promise<RunningSimulator> {
  const simulator = openSimulator({ ...options, deliver: deliverTo(webhookUrl) });
  const server = createServer((request, response) => void serve(simulator, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actualPort = address && typeof address === 'object' ? address.port : port;
  return {
    ...simulator,
    origin: `http://127.0.0.1:${actualPort}`,
    close: async () => {
      simulator.webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(
  simulator: Simulator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    send(response, 204, '');
    return;
  }
  if (request.url === '/v3/stripe.js') return sendBrowserScript(response);
  try {
    const result = await simulator.fetch(await toFetchRequest(request));
    for (const [name, value] of result.headers) response.setHeader(name, value);
    send(response, result.status, await result.text());
  } catch (error) {
    if (error instanceof ConnectionCut) response.destroy();
    else send(response, 500, String(error));
  }
}

/** Strips the types when the script is served, so it needs no build step. */
async function sendBrowserScript(response: ServerResponse): Promise<void> {
  const source = await readFile(browserScript, 'utf8').catch(() => null);
  if (source === null) {
    send(response, 404, 'The browser script is missing');
    return;
  }
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  send(response, 200, stripTypeScriptTypes(source));
}

async function toFetchRequest(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request;
  const body = method === 'GET' ? null : await text(request);
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(`http://simulator${url}`, { method, headers: sent, body });
}

function send(response: ServerResponse, status: number, body: string): void {
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body);
}
