import { useSyncExternalStore } from 'react';

/** A value that components can read and subscribe to. */
export type Readable<Value> = {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
};

/** A readable value that can be set. */
export type Store<Value> = Readable<Value> & { set: (value: Value) => void };

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of a store's value. The component re-renders only when the part changes, so select a primitive or a stable object. */
export function useStore<Value, Part>(store: Readable<Value>, select: (value: Value) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The whole value of a store. */
export function useStoreValue<Value>({ subscribe, get }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
