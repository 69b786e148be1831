import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

/** The connection is closed without a response. */
export class ConnectionCut extends Error {}

/**
 * Faults of a request: a delay; a 500; a 429; the connection is closed before or after the request is handled; no
 * response for a minute.
 */
export const faultKinds = ['delay', 'fail', 'too-many', 'cut', 'cut-after', 'hang'] as const;
export type FaultKind = (typeof faultKinds)[number];
export type PlannedFault = { kind: FaultKind; path: RegExp; times: number; ms?: number };

const hangMs = 60_000;

/** Applies planned faults to matching requests. */
export function createFaultInjector() {
  const faults: PlannedFault[] = [];

  const next = (path: string): PlannedFault | undefined => {
    const planned = faults.find((each) => each.times > 0 && each.path.test(path));
    if (planned) planned.times -= 1;
    return planned;
  };

  return {
    plan: (fault: PlannedFault) => {
      faults.push(fault);
    },
    clear: () => {
      faults.length = 0;
    },
    around: async <Result>(path: string, handle: () => Promise<Result>): Promise<Result> => {
      const planned = next(path);
      switch (planned?.kind) {
        case undefined:
          return handle();
        case 'delay':
          await wait(planned.ms ?? 1000, undefined, { ref: false });
          return handle();
        case 'fail':
          throw new ProviderError(500, 'api_error', 'An unknown error occurred');
        case 'too-many':
          throw new ProviderError(429, 'invalid_request_error', 'Too many requests', { code: 'rate_limit' });
        case 'cut':
          throw new ConnectionCut();
        case 'cut-after':
          await handle();
          throw new ConnectionCut();
        case 'hang':
          await wait(hangMs, undefined, { ref: false });
          throw new ConnectionCut();
      }
    },
  };
}
