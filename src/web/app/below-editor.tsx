import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mayBeSignedIn, useCurrentUser } from '../shared/api/session.ts';
import { lazyComponent, RenderNothing } from '../shared/loading/lazy-component.tsx';

const HomeSections = lazyComponent(
  async () => (await import('../features/home/home-sections.tsx')).HomeSections,
  RenderNothing,
);

/** The id of the sections in the prerendered document. */
export const belowEditorId = 'below-editor';

/** What a visitor wants to know, below the editor of the first page. */
export function BelowEditor() {
  const { pathname } = useLocation();
  const { data: user } = useCurrentUser();
  return pathname === '/' && !(user ?? mayBeSignedIn()) ? <Sections /> : null;
}

/**
 * The prerendered sections stay until the code that renders them is loaded, which is when they are on the screen. They are
 * part of the document, so the first load needs none of that code.
 */
function Sections() {
  const [nodes] = useState(prerenderedNodes);
  const [isShown, setShown] = useState(!nodes.length);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.append(...nodes);
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown(true),
      // What begins where the screen ends is not on it.
      { rootMargin: '-1px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [nodes]);
  return (
    <div ref={box}>
      <Suspense>{isShown && <HomeSections prerendered={nodes} />}</Suspense>
    </div>
  );
}

/** The sections of the document, before React replaces it. */
function prerenderedNodes(): readonly Element[] {
  return [...(document.getElementById(belowEditorId)?.children ?? [])];
}
