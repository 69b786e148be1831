import { createFaultInjector, type FaultKind, faultKinds, type PlannedFault } from './fault-injection.ts';
import { readForm, textOf } from './form.ts';
import { type Answer, idempotencyKeys } from './idempotency.ts';
import { newId } from './objects.ts';
import { invalidRequest, ProviderError } from './provider-error.ts';
import { createProviderState } from './provider-state.ts';
import { type Requester, routes } from './routes.ts';
import { type Deliver, webhooks } from './webhooks.ts';

export type SimulatorOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  deliver: Deliver;
  /** After how long an event that nobody took is sent again. */
  retryMs?: number[];
  now?: () => Date;
};

export type Simulator = ReturnType<typeof openSimulator>;

const usualRetries = [500, 2000, 5000, 15_000, 30_000, 60_000];

/** The simulated provider. `fetch` answers as its servers would; the rest are levers for tests. */
export function openSimulator(options: SimulatorOptions) {
  const { secretKey, publishableKey, webhookSecret, deliver, now = () => new Date() } = options;
  const retryMs = options.retryMs ?? usualRetries;
  const hooks = webhooks({ deliver, secret: webhookSecret, retryMs, now });
  const world = createProviderState(now, hooks.take);
  const faults = createFaultInjector();
  const onceByKey = idempotencyKeys();

  const askerOf = (headers: Headers, key: string | undefined): Requester => {
    const given = key ?? headers.get('authorization')?.replace(/^Bearer /, '');
    if (given === secretKey) return 'merchant';
    if (given === publishableKey) return 'browser';
    throw new ProviderError(401, 'invalid_request_error', 'Invalid API Key provided');
  };

  const answer = async (request: Request): Promise<Answer> => {
    const url = new URL(request.url);
    const text = request.method === 'GET' ? url.search.slice(1) : await request.text();
    const form = readForm(text);
    const path = `${request.method} ${url.pathname}`;
    const asker = askerOf(request.headers, textOf(form, 'key'));
    if (path === 'POST /sim/faults') {
      faults.plan(readFault(text));
      return { status: 200, body: {} };
    }
    const { route, id } = routeOf(path);
    if (!route.by.includes(asker))
      throw new ProviderError(
        403,
        'invalid_request_error',
        'This API call cannot be made with this API key.',
      );
    const act = async () => answerOrDecline(() => route.answer({ world, id, form, asker }));
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    return faults.around(path, () => onceByKey(key, `${path} ${text}`, act));
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
        return respond(await answer(request));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return respond({ status: error.status, body: { error: error.error } });
      }
    },
  };
}

/** A declined card is an outcome and kept as such; any other refusal came before anything was done. */
async function answerOrDecline(act: () => object): Promise<Answer> {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (error instanceof ProviderError && error.status === 402)
      return { status: 402, body: { error: error.error } };
    throw error;
  }
}

function routeOf(path: string) {
  for (const [pattern, route] of Object.entries(routes)) {
    const match = new RegExp(`^${pattern.replace(':id', '([\\w-]+)')}$`).exec(path);
    if (match) return { route, id: match[1] ?? '' };
  }
  throw new ProviderError(404, 'invalid_request_error', `Unrecognized request URL (${path}).`);
}

function readFault(text: string): PlannedFault {
  const form = readForm(text);
  const kind = faultKinds.find((each) => each === textOf(form, 'kind'));
  if (!kind) throw invalidRequest(`kind must be one of ${faultKinds.join(', ')}`);
  return {
    kind: kind satisfies FaultKind,
    path: new RegExp(textOf(form, 'path') ?? '/v1/'),
    times: Number(textOf(form, 'times') ?? 1),
    ms: Number(textOf(form, 'ms') ?? 1000),
  };
}

function respond({ status, body, headers = {} }: Answer): Response {
  return Response.json(body, { status, headers: { 'request-id': newId('req'), ...headers } });
}
