import type { EndpointPath } from '#contract/endpoint.ts';
import type { CallArguments, CallResponse, EndpointName } from '#contract/endpoints.ts';
import { fillPath } from '#contract/fill-path.ts';
import { linkHeaderName } from '#contract/links/link-header.ts';
import { startPaths } from '#contract/paths/start-paths.ts';
import { activeAccountHeader, isCompanyActive, membershipEnded } from './active-account.ts';
import { ApiError } from './api-error.ts';
import { dropPrefetchedResponses, takePrefetchedResponse } from './prefetched-responses.ts';
import { signedInAsHeader } from './signed-in-as.ts';

/** Options of any call. */
type RequestOptions = {
  headers?: Record<string, string>;
  query?: Record<string, string>;
  /** The token of a link: the call is made by it alone, without cookies. */
  link?: string;
  /** The browser sends it even if the page is left. */
  keepalive?: boolean;
};

const paths: Partial<Record<EndpointName, EndpointPath>> = { ...startPaths };

/** Adds the calls of a page that is loaded later. */
export function addEndpointPaths(more: Partial<Record<EndpointName, EndpointPath>>): void {
  Object.assign(paths, more);
}

function pathOf(name: EndpointName): EndpointPath {
  const found = paths[name];
  if (!found) throw new Error(name);
  return found;
}

export type CallOptions<Name extends EndpointName> = CallArguments<Name, RequestOptions>;

/** Calls the API. Throws an ApiError on a non-OK response; returns undefined for 202 and 204. */
export async function request<Name extends EndpointName>(
  name: Name,
  ...call: CallOptions<Name>
): Promise<CallResponse<Name>> {
  const { data } = await requestWithHeaders(name, ...call);
  return data;
}

/** Like `request`, but also returns the response headers. */
export async function requestWithHeaders<Name extends EndpointName>(
  name: Name,
  ...[options]: CallOptions<Name>
): Promise<{ data: CallResponse<Name>; headers: Headers }> {
  const { method, path } = pathOf(name);
  const query = new URLSearchParams(options?.query).toString();
  const hasBody = options?.body !== undefined;
  const address = fillPath(path, options?.params) + (query && `?${query}`);
  const send = () =>
    fetch(address, {
      method,
      credentials: options?.link === undefined ? 'include' : 'omit',
      headers: {
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(options?.link !== undefined
          ? { [linkHeaderName]: options.link }
          : method !== 'GET' && signedInAsHeader()),
        ...accountHeader(name),
        ...options?.headers,
      },
      ...(hasBody && { body: JSON.stringify(options.body) }),
      ...(options?.keepalive && { keepalive: true }),
    });
  if (method !== 'GET') dropPrefetchedResponses();
  const response = await (takePrefetchedResponse(address)?.catch(send) ?? send());
  if (!response.ok) throw await errorOf(response);
  const hasNoContent = response.status === 202 || response.status === 204;
  const data: unknown = hasNoContent ? undefined : await response.json();
  return { data: data as CallResponse<Name>, headers: response.headers };
}

/** Downloads a file with the file name from the response. */
export async function requestFile(
  name: 'exportAccount' | 'exportCompanyLog' | 'proofFile',
  { params, signal }: { params?: Record<string, string>; signal?: AbortSignal },
): Promise<{ file: Blob; fileName: string }> {
  const response = await fetch(fillPath(pathOf(name).path, params), {
    credentials: 'include',
    headers: accountHeader(name),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await errorOf(response);
  const [, fileName = ''] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { file: await response.blob(), fileName };
}

/** The account of a call about cards, designs or a company. Other calls are about the person. */
function accountHeader(name: EndpointName): Record<string, string> {
  return pathOf(name).company ? activeAccountHeader() : {};
}

async function errorOf(response: Response): Promise<ApiError> {
  const error = new ApiError(response.status, response.statusText, await response.text());
  const { code } = error;
  if (isCompanyActive() && (code === 'NOT_A_MEMBER' || code === 'SSO_NEEDED' || code === 'SSO_OF_ANOTHER'))
    membershipEnded.set(code);
  return error;
}

/** The server executes requests with the same key only once. */
export function idempotencyHeader(key: string): Record<string, string> {
  return { 'idempotency-key': key };
}
