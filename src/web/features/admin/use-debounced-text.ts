import { useEffect, useState } from 'react';

/** Long enough to send one request per typed word, short enough to feel immediate. */
const pauseMs = 200;

/** The text after the user stops typing. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
