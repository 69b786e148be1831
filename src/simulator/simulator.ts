import { createFaultInjector, type FaultKind, faultKinds, type PlannedFault } from './fault-injection.ts';
import { formText, readForm } from './form.ts';
import { idempotencyKeys, type SimulatorResponse } from './idempotency.ts';
import { newId } from './objects.ts';
import { invalidRequestError, ProviderError } from './provider-error.ts';
import { createProviderState } from './provider-state.ts';
import { type Requester, simulatedRoutes } from './routes.ts';
import { type Deliver, webhooks } from './webhooks.ts';

export type SimulatorOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  deliver: Deliver;
  /** Delays before the retries of an undelivered event. */
  retryMs?: number[];
  now?: () => Date;
};

export type Simulator = ReturnType<typeof openSimulator>;

const defaultRetryMs = [500, 2000, 5000, 15_000, 30_000, 60_000];

/** The simulated provider. `fetch` responds as its servers do; the rest controls it in tests. */
export function openSimulator(options: SimulatorOptions) {
  const { secretKey, publishableKey, webhookSecret, deliver, now = () => new Date() } = options;
  const retryMs = options.retryMs ?? defaultRetryMs;
  const hooks = webhooks({ deliver, secret: webhookSecret, retryMs, now });
  const world = createProviderState(now, hooks.deliver);
  const faults = createFaultInjector();
  const idempotent = idempotencyKeys();

  const requesterOf = (headers: Headers, key: string | undefined): Requester => {
    const apiKey = key ?? headers.get('authorization')?.replace(/^Bearer /, '');
    if (apiKey === secretKey) return 'merchant';
    if (apiKey === publishableKey) return 'browser';
    throw new ProviderError(401, 'invalid_request_error', 'Invalid API Key provided');
  };

  const handle = async (request: Request): Promise<SimulatorResponse> => {
    const url = new URL(request.url);
    const text = request.method === 'GET' ? url.search.slice(1) : await request.text();
    const form = readForm(text);
    const path = `${request.method} ${url.pathname}`;
    const requester = requesterOf(request.headers, formText(form, 'key'));
    if (path === 'POST /sim/faults') {
      faults.plan(readFault(text));
      return { status: 200, body: {} };
    }
    const { route, id } = routeOf(path);
    if (!route.by.includes(requester))
      throw new ProviderError(
        403,
        'invalid_request_error',
        'This API call cannot be made with this API key.',
      );
    const run = async () => runOrDecline(() => route.handle({ world, id, form, requester }));
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    return faults.around(path, () => idempotent(key, `${path} ${text}`, run));
  };

  return {
    world,
    webhooks: hooks,
    plan: (planned: Omit<PlannedFault, 'path'> & { path?: RegExp }) =>
      faults.plan({ path: /\/v1\//, ...planned }),
    clearFaults: faults.clear,
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      try {
        return respond(await handle(request));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return respond({ status: error.status, body: { error: error.error } });
      }
    },
  };
}

/** A declined card is a response and stored as one; any other error is thrown before anything changed. */
async function runOrDecline(run: () => object): Promise<SimulatorResponse> {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    if (error instanceof ProviderError && error.status === 402)
      return { status: 402, body: { error: error.error } };
    throw error;
  }
}

function routeOf(path: string) {
  for (const [pattern, route] of Object.entries(simulatedRoutes)) {
    const match = new RegExp(`^${pattern.replace(':id', '([\\w-]+)')}$`).exec(path);
    if (match) return { route, id: match[1] ?? '' };
  }
  throw new ProviderError(404, 'invalid_request_error', `Unrecognized request URL (${path}).`);
}

function readFault(text: string): PlannedFault {
  const form = readForm(text);
  const kind = faultKinds.find((each) => each === formText(form, 'kind'));
  if (!kind) throw invalidRequestError(`kind must be one of ${faultKinds.join(', ')}`);
  return {
    kind: kind satisfies FaultKind,
    path: new RegExp(formText(form, 'path') ?? '/v1/'),
    times: Number(formText(form, 'times') ?? 1),
    ms: Number(formText(form, 'ms') ?? 1000),
  };
}

function respond({ status, body, headers = {} }: SimulatorResponse): Response {
  return Response.json(body, { status, headers: { 'request-id': newId('req'), ...headers } });
}
