import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { type CallArguments, type CallResponse, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { fillPath } from '#contract/fill-path.ts';

/** What an endpoint answers. One without an answer may refuse with one. */
type JsonOf<Name extends EndpointName> = undefined extends CallResponse<Name> ? unknown : CallResponse<Name>;

/** The response of a call: `json` returns the contract's type, unless the test names another. */
type CallReply<Name extends EndpointName> = Omit<Response, 'json'> & {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as Fastify's own, for refusals and files
  json: <Body = JsonOf<Name>>() => Body;
};

type CallMore = { query?: Record<string, string> } & Pick<
  InjectOptions,
  'headers' | 'remoteAddress' | 'simulate' | 'signal'
>;

type AnyParts = { params?: Record<string, string> | undefined; body?: unknown };

type Call = <Name extends EndpointName>(
  name: Name,
  ...options: CallArguments<Name, CallMore>
) => Promise<CallReply<Name>>;

type Send = (request: InjectOptions) => Promise<Response>;

/** How a client of the tests asks: an endpoint of the contract by its name, or for odd requests an address. */
type Calls = {
  call: Call;
  get: (url: string, options?: InjectOptions) => Promise<Response>;
  post: (url: string, body?: object, options?: InjectOptions) => Promise<Response>;
  put: (url: string, body?: object, options?: InjectOptions) => Promise<Response>;
  delete: (url: string, options?: InjectOptions) => Promise<Response>;
  send: Send;
};

/** A client that keeps its session cookie and that of a confirmation. `setCookie` is whoever has a session cookie alone. */
export type Caller = Calls & {
  cookie: () => string | undefined;
  setCookie: (cookie: string) => void;
};

export function callsOver(send: Send): Calls {
  const call: Call = (name, ...[options]) => {
    const { method, path } = endpoints[name];
    const { params, body, ...more }: AnyParts & CallMore = options ?? {};
    return send({
      ...more,
      method,
      url: fillPath(path, params),
      ...(body !== undefined && { payload: body as object }),
    });
  };
  return {
    call,
    get: (url, options) => send({ ...options, method: 'GET', url }),
    post: (url, body, options) => send({ ...options, method: 'POST', url, ...(body && { payload: body }) }),
    put: (url, body, options) => send({ ...options, method: 'PUT', url, ...(body && { payload: body }) }),
    delete: (url, options) => send({ ...options, method: 'DELETE', url }),
    send,
  };
}

/** The same client with more headers. */
export function withHeaders<Client extends Calls>(caller: Client, headers: Record<string, string>): Client {
  const send: Send = (request) => caller.send({ ...request, headers: { ...headers, ...request.headers } });
  return { ...caller, ...callsOver(send) };
}
