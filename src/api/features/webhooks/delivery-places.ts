import type { TakenEndpoint } from '../../store/webhooks/deliveries.ts';

/** Requests of a node at the same time. */
const most = {
  ofAccount: 2,
  /** Whichever accounts they are of. */
  ofHost: 4,
  slow: { ofAll: 6, ofAccount: 1, ofHost: 2 },
};

const slowMs = 1000;

/** Whether an endpoint is slow: its last request was not answered within a second, or it was never asked. */
export function isSlow({ answeredMs }: Pick<TakenEndpoint, 'answeredMs'>): boolean {
  return answeredMs === null || answeredMs > slowMs;
}

/**
 * The places of a node for requests to receivers. An account, a host, and all that are slow together have a share of them,
 * so that receivers that hang delay each other and nobody else.
 */
export function deliveryPlaces() {
  const taken = new Map<string, number>();
  const countOf = (key: string) => taken.get(key) ?? 0;

  return {
    /** A place for an endpoint, to be given back; null if its share is used up. */
    take: ({
      url,
      accountId,
      answeredMs,
    }: Pick<TakenEndpoint, 'url' | 'accountId' | 'answeredMs'>): (() => void) | null => {
      const { host } = new URL(url);
      const shares: [key: string, max: number][] = [
        [`account ${accountId}`, most.ofAccount],
        [`host ${host}`, most.ofHost],
      ];
      if (isSlow({ answeredMs }))
        shares.push(
          ['slow', most.slow.ofAll],
          [`slow account ${accountId}`, most.slow.ofAccount],
          [`slow host ${host}`, most.slow.ofHost],
        );
      if (shares.some(([key, max]) => countOf(key) >= max)) return null;
      for (const [key] of shares) taken.set(key, countOf(key) + 1);
      return () => {
        for (const [key] of shares) {
          const left = countOf(key) - 1;
          if (left > 0) taken.set(key, left);
          else taken.delete(key);
        }
      };
    },
  };
}
