import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { type ReadBody, readBody } from './read-body.ts';

/** Reads the body of a call, in a thread of its own (`large-bodies.ts`). */
export function read({ call, json }: { call: EndpointName; json: Uint8Array }): ReadBody {
  const { body }: Endpoint = endpoints[call];
  if (!body) throw new Error(`The call ${call} has no body`);
  return readBody(body, json);
}
