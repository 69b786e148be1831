import { type ReactNode, startTransition, useEffect, useState } from 'react';

type AfterPaintProps = {
  /** As large as the children. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Renders the children after what surrounds them was painted, in slices: a click that opens them is answered at once. */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted ? children : fallback;
}
