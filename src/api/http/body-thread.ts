import type { CallName } from '#contract/all-call-paths.ts';
import { type ApiCall, calls } from '#contract/calls.ts';
import { type ReadBody, readBody } from './read-body.ts';

/** Reads the body of a call, in a thread of its own (`large-bodies.ts`). */
export function read({ call, json }: { call: CallName; json: Uint8Array }): ReadBody {
  const { body }: ApiCall = calls[call];
  if (!body) throw new Error(`The call ${call} has no body`);
  return readBody(body, json);
}
