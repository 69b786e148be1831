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
