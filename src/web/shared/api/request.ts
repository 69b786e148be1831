import { type CallName, callPaths } from '#domain/call-paths.ts';
import type { Answer, Body } from '#domain/contract.ts';
import { ApiError } from './api-error.ts';

type ParamsIn<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsIn<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

type ParamOf<Name extends CallName> = ParamsIn<(typeof callPaths)[Name]['path']>;

type Nothing = { params?: undefined; body?: undefined };

/** What goes with a call: the parts of its path and its body, each only where it has any. */
type Sent<Name extends CallName> = ([ParamOf<Name>] extends [never]
  ? Pick<Nothing, 'params'>
  : { params: Record<ParamOf<Name>, string> }) &
  (Body<Name> extends undefined ? Pick<Nothing, 'body'> : { body: Body<Name> });

type Call<Name extends CallName> = Sent<Name> extends Nothing ? [] : [sent: Sent<Name>];

/** Asks the API. A non-OK answer is thrown as an ApiError; an answer without content is undefined. */
export async function request<Name extends CallName>(
  name: Name,
  ...[sent]: Call<Name>
): Promise<Answer<Name>> {
  const { method, path } = callPaths[name];
  const response = await fetch(fillPath(path, sent?.params), {
    method,
    credentials: 'include',
    ...(sent?.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent.body) }),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return (response.status === 204 ? undefined : await response.json()) as Answer<Name>;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
