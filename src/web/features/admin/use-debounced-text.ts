import { useEffect, useState } from 'react';

/** Long enough that a word is asked for once, short enough not to be noticed. */
const pauseMs = 200;

/** What somebody types, once they pause. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
