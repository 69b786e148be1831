import { type RefObject, useLayoutEffect, useRef } from 'react';
import { covers, type Edges, placeBar } from '#editor/hand/bar-place.ts';
import { growBox } from '#layout/boxes.ts';
import type { Box } from '#layout/guides.ts';
import { aroundMm } from './item-button.tsx';

/** Places a bar beside a box of the card, in px from the element with the edges of the bleed. */
export type PlaceBar = (box: Box) => void;

/**
 * Keeps a bar beside what it belongs to, inside the canvas. Under the pointer it stays, so that the next press is on the same
 * button, as long as it covers nothing of it.
 */
export function useBarPlace(bar: RefObject<HTMLElement | null>, box: Box, bleed: Box): PlaceBar {
  const last = useRef<{ left: number; top: number } | null>(null);

  const place: PlaceBar = (shown) => {
    const element = bar.current;
    const card = element?.closest('ul')?.getBoundingClientRect();
    if (!element || !card) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const anchor = edgesOf(growBox(shown, aroundMm), bleed, card);
    const kept = last.current;
    const isHovered = kept !== null && element.matches(':hover');
    const isClear =
      kept && !covers({ ...kept, right: kept.left + size.width, bottom: kept.top + size.height }, anchor);
    const next = isHovered && isClear ? kept : placeBar(anchor, size, roomOf(element));
    last.current = next;
    element.toggleAttribute('data-below', next.top > anchor.top);
    element.style.translate = `${Math.round(next.left - card.left)}px ${Math.round(next.top - card.top)}px`;
  };

  const { x, y, width, height } = box;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is placed again when its box has moved.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const again = () => place({ x, y, width, height });
    again();
    const sizes = new ResizeObserver(again);
    const card = element.closest('ul');
    for (const observed of [element, card]) if (observed) sizes.observe(observed);
    const ended = new AbortController();
    element.addEventListener('pointerleave', again, { signal: ended.signal });
    addEventListener('scroll', again, { capture: true, passive: true, signal: ended.signal });
    return () => {
      sizes.disconnect();
      ended.abort();
    };
  }, [x, y, width, height, bleed]);

  return place;
}

function edgesOf(box: Box, bleed: Box, card: DOMRect): Edges {
  const pxPerMm = card.width / bleed.width;
  const left = card.left + (box.x - bleed.x) * pxPerMm;
  const top = card.top + (box.y - bleed.y) * pxPerMm;
  return { left, top, right: left + box.width * pxPerMm, bottom: top + box.height * pxPerMm };
}

/** What is seen of the canvas. */
function roomOf(element: HTMLElement): Edges {
  const canvas = element.closest('[data-canvas-room]')?.getBoundingClientRect();
  return {
    left: Math.max(0, canvas?.left ?? 0),
    top: Math.max(0, canvas?.top ?? 0),
    right: Math.min(innerWidth, canvas?.right ?? innerWidth),
    bottom: Math.min(innerHeight, canvas?.bottom ?? innerHeight),
  };
}
