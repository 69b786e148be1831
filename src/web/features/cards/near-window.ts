import { createContext, type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether what stands here is in the window or about to be. */
export const NearContext = createContext(false);

/** Drawn a little before it is scrolled to. */
const rootMargin = '320px 0px';

const changes = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** One watcher for all that ask. */
function watch(element: Element, change: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) changes.get(target)?.(isIntersecting);
    },
    { rootMargin },
  );
  changes.set(element, change);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Whether an element is in the window or about to be. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    // Scrolling does not wait for cards to be drawn.
    return element ? watch(element, (near) => startTransition(() => setNear(near))) : undefined;
  }, [ref]);
  return isNear;
}
