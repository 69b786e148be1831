import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { Readable } from '#editor/store.ts';

/** A part of a store's value. The component re-renders only when the part changes, so select a primitive or a stable object. */
export function useStore<Value, Part>(store: Readable<Value>, select: (value: Value) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The whole value of a store. */
export function useStoreValue<Value>({ subscribe, get }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

/** The whole value of a store, rendered in slices that do not delay a key. */
export function useDeferredStoreValue<Value>(store: Readable<Value>): Value {
  const [value, setValue] = useState(store.get);
  useEffect(() => {
    const update = () => startTransition(() => setValue(() => store.get()));
    update();
    return store.subscribe(update);
  }, [store]);
  return value;
}
