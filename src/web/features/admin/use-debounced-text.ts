import { useEffect, useState } from 'react';

/** Long enough to send one request per typed word, short enough to feel immediate. */
const delayMs = 200;

/** The text after the user stops typing. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
