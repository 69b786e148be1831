/** Caches at least the last `size` values and at most twice as many. */
export function lruCache<Value>(size: number): (key: string, compute: () => Value) => Value {
  let current = new Map<string, Value>();
  let previous = new Map<string, Value>();
  return (key, compute) => {
    const cached = current.get(key);
    if (cached !== undefined) return cached;
    const value = previous.get(key) ?? compute();
    if (current.size >= size) {
      previous = current;
      current = new Map();
    }
    current.set(key, value);
    return value;
  };
}
