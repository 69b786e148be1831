import { createContext, type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether the surrounding card is in or near the viewport. */
export const NearViewportContext = createContext(false);

/** Renders cards before they scroll into view. */
const rootMargin = '320px 0px';

const callbacks = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** One shared observer for all elements. */
function observe(element: Element, callback: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting);
    },
    { rootMargin },
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Whether an element is in or near the viewport; before it is observed, the given guess. */
export function useIsNearViewport(ref: RefObject<Element | null>, guess: boolean): boolean {
  const [isNear, setNear] = useState(guess);
  useEffect(() => {
    const element = ref.current;
    // A transition, so that rendering cards does not block scrolling.
    return element ? observe(element, (near) => startTransition(() => setNear(near))) : undefined;
  }, [ref]);
  return isNear;
}
