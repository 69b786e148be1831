/** A function that keeps what it has returned. */
export function known<Value, Result>(
  make: (value: Value) => Result,
  keyOf: (value: Value) => string,
): (value: Value) => Result {
  const results = new Map<string, Result>();
  return (value) => {
    const key = keyOf(value);
    const found = results.get(key);
    if (found !== undefined) return found;
    const made = make(value);
    results.set(key, made);
    return made;
  };
}
