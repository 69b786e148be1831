import { useSyncExternalStore } from 'react';

/** A value that components can follow. */
export type Followed<Value> = {
  read: () => Value;
  subscribe: (listener: () => void) => () => void;
};

/** A followed value and the way to change it. */
export type Store<Value> = Followed<Value> & { become: (value: Value) => void };

export function createStore<Value>(start: Value): Store<Value> {
  let present = start;
  const listeners = new Set<() => void>();
  return {
    read: () => present,
    become(value) {
      if (value === present) return;
      present = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of what a store holds; its component is drawn again only when that part changes, so it is best a bare value. */
export function useStore<Value, Part>(store: Followed<Value>, select: (value: Value) => Part): Part {
  const read = () => select(store.read());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** All that a store holds. */
export function useStored<Value>({ subscribe, read }: Followed<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
