/** Remembers at least the last `size` answers and at most twice as many; asks again for what it forgot. */
export function lruCache<Answer>(size: number): (key: string, ask: () => Answer) => Answer {
  let current = new Map<string, Answer>();
  let previous = new Map<string, Answer>();
  return (key, ask) => {
    const known = current.get(key);
    if (known !== undefined) return known;
    const answer = previous.get(key) ?? ask();
    if (current.size >= size) {
      previous = current;
      current = new Map();
    }
    current.set(key, answer);
    return answer;
  };
}
