import { type ComponentType, type ReactNode, use, useEffect } from 'react';
import { createStore } from '#editor/store.ts';
import { useIsOnline } from '../api/online.ts';
import { LoadFailed } from '../feedback/load-failed.tsx';
import { markFulfilled } from '../mark-fulfilled.ts';
import { useStoreValue } from '../use-store.ts';
import { prefetchAfterUse } from './prefetch-when-idle.ts';
import { withTimeout } from './with-timeout.ts';

/** For code over a slow line. A request that never ends is told after it. */
const codeTimeoutMs = 30_000;

/** A component whose code is loaded on demand. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code; a call after a failure tries again. */
  load: () => Promise<void>;
  /** Loads the code and ignores a failure. */
  prefetch: () => void;
  isLoaded: () => boolean;
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
  let settled: Promise<void> | null = null;

  function settle(outcome: { Component?: ComponentType<Props>; hasFailed: boolean }): void {
    if (settled) markFulfilled(settled, undefined);
    code.set(outcome);
  }

  function load(): Promise<void> {
    if (loading) return loading;
    code.set({ hasFailed: false });
    const fetching = fetchCode().then((Component) => settle({ Component, hasFailed: false }));
    // Code that comes after its time is shown all the same.
    loading = withTimeout(fetching, codeTimeoutMs).then(
      () => undefined,
      (error: unknown) => {
        loading = null;
        settle({ hasFailed: true });
        throw error;
      },
    );
    settled = loading.catch(() => undefined);
    return loading;
  }

  function prefetch(): void {
    load().catch(() => undefined);
  }

  function LazyWrapper(props: Props) {
    const { Component, hasFailed } = useStoreValue(code);
    const isOnline = useIsOnline();
    useEffect(() => {
      if (isOnline && code.get().hasFailed) prefetch();
    }, [isOnline]);
    if (!Component && !hasFailed) prefetch();
    // A component that has waited calls `use` again when it is rendered with what it waited for.
    if (settled) use(settled);
    if (Component) return <Component {...props} />;
    return hasFailed ? <Failed onRetry={prefetch} /> : null;
  }

  return Object.assign(LazyWrapper, { load, prefetch, isLoaded: () => code.get().Component !== undefined });
}

/** The failure component of an optional part: renders nothing. */
export function RenderNothing(): ReactNode {
  return null;
}

/** Runs the loaders one after another once the page is used and the browser is idle, so that the code is available offline. */
export function prefetchCodeAfterUse(loads: ReadonlyArray<() => Promise<unknown>>): () => void {
  return prefetchAfterUse(() => {
    void loads.reduce<Promise<unknown>>(
      (before, load) => before.then(load).catch(() => undefined),
      Promise.resolve(),
    );
  });
}
