import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

/** The connection ends without an answer. */
export class ConnectionCut extends Error {}

/**
 * What may go wrong with a request: it waits; the provider fails; it is refused as one too many; its connection is cut
 * before or after the work is done; it is never answered.
 */
export const faultKinds = ['delay', 'fail', 'too-many', 'cut', 'cut-after', 'hang'] as const;
export type FaultKind = (typeof faultKinds)[number];
export type PlannedFault = { kind: FaultKind; path: RegExp; times: number; ms?: number };

const hangMs = 60_000;

/** Lets planned faults happen to requests as they come. */
export function createFaultInjector() {
  const script: PlannedFault[] = [];

  const next = (path: string): PlannedFault | undefined => {
    const planned = script.find((each) => each.times > 0 && each.path.test(path));
    if (planned) planned.times -= 1;
    return planned;
  };

  return {
    plan: (fault: PlannedFault) => {
      script.push(fault);
    },
    clear: () => {
      script.length = 0;
    },
    around: async <Result>(path: string, act: () => Promise<Result>): Promise<Result> => {
      const planned = next(path);
      switch (planned?.kind) {
        case undefined:
          return act();
        case 'delay':
          await wait(planned.ms ?? 1000, undefined, { ref: false });
          return act();
        case 'fail':
          throw new ProviderError(500, 'api_error', 'An unknown error occurred');
        case 'too-many':
          throw new ProviderError(429, 'invalid_request_error', 'Too many requests', { code: 'rate_limit' });
        case 'cut':
          throw new ConnectionCut();
        case 'cut-after':
          await act();
          throw new ConnectionCut();
        case 'hang':
          await wait(hangMs, undefined, { ref: false });
          throw new ConnectionCut();
      }
    },
  };
}
