import { type ComponentType, type ReactNode, use, useEffect } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { useIsOnline } from './online.ts';
import { createStore, useStoreValue } from './store.ts';
import { prefetchWhenIdle } from './when-idle.ts';

/** A component whose code is loaded on demand. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code; a call after a failure tries again. */
  load: () => Promise<void>;
  /** Loads the code and ignores a failure. */
  fetchAhead: () => void;
  isHere: () => boolean;
};

type Failed = ComponentType<{ onRetry: () => void }>;

/**
 * Like React.lazy, but a failed load can be retried, by the user or when the connection is back. Until then the
 * failure is shown in the component's place, and the rest of the page stays usable.
 */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  Failed: Failed = LoadFailed,
): LazyComponent<Props> {
  const code = createStore<{ Component?: ComponentType<Props>; hasFailed: boolean }>({ hasFailed: false });
  let loading: Promise<void> | null = null;
  let arrival: Promise<void> | null = null;

  function load(): Promise<void> {
    if (loading) return loading;
    code.set({ hasFailed: false });
    loading = fetchCode().then(
      (Component) => code.set({ Component, hasFailed: false }),
      (error: unknown) => {
        loading = null;
        code.set({ hasFailed: true });
        throw error;
      },
    );
    arrival = loading.catch(() => undefined);
    return loading;
  }

  function fetchAhead(): void {
    load().catch(() => undefined);
  }

  function Late(props: Props) {
    const { Component, hasFailed } = useStoreValue(code);
    const isOnline = useIsOnline();
    useEffect(() => {
      if (isOnline && code.get().hasFailed) fetchAhead();
    }, [isOnline]);
    if (Component) return <Component {...props} />;
    if (hasFailed) return <Failed onRetry={fetchAhead} />;
    fetchAhead();
    if (arrival) use(arrival);
    return null;
  }

  return Object.assign(Late, { load, fetchAhead, isHere: () => code.get().Component !== undefined });
}

/** The failure component of an optional part: renders nothing. */
export function Nothing(): ReactNode {
  return null;
}

/** Runs the loaders one after another when the browser is idle, so that the code is available offline. */
export function prefetchCodeWhenIdle(loads: ReadonlyArray<() => Promise<unknown>>): () => void {
  return prefetchWhenIdle(() => {
    void loads.reduce<Promise<unknown>>(
      (before, load) => before.then(load).catch(() => undefined),
      Promise.resolve(),
    );
  });
}
