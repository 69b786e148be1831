import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { layoutOf } from '#domain/card/card.ts';
import type { Scene, SceneItem } from '#layout/scene.ts';
import type { LaidOutCard } from '../core/card-layout-store.ts';

/** Where a text or the logo stands and how large it is, in mm and whatever its size is counted in. */
type Stand = { x: number; y: number; size: number };

const moveMs = 180;

/**
 * In another layout each text and the logo go from where they stood to their new place. Answers the card that still
 * fades, after it was turned.
 */
export function useCardMotion(card: RefObject<Element | null>, laidOutCard: LaidOutCard | null) {
  const before = useRef<LaidOutCard | null>(null);
  const [turned, setTurned] = useState<LaidOutCard | null>(null);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = laidOutCard;
    if (!was || !laidOutCard || !card.current) return;
    const [from, to] = [layoutOf(was.draft.design), layoutOf(laidOutCard.draft.design)];
    if (from.orientation !== to.orientation) setTurned(was);
    else if (from.layout !== to.layout) moveBetween(card.current, was.scene, laidOutCard.scene);
  }, [card, laidOutCard]);
  return { turned, forgetTurned: () => setTurned(null) };
}

function moveBetween(card: Element, was: Scene, is: Scene): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [standsOf(was), standsOf(is)];
  for (const element of card.querySelectorAll<SVGElement>('path[data-text], image')) {
    const name = element.dataset.text ?? 'logo';
    const [start, end] = [from.get(name), to.get(name)];
    if (!start || !end) continue;
    const scale = start.size / end.size;
    const transform = `translate(${start.x - end.x * scale}px, ${start.y - end.y * scale}px) scale(${scale})`;
    element.animate([{ transform }, { transform: 'none' }], { duration: moveMs, easing: 'ease-out' });
  }
}

/** Of a text its first line. */
function standsOf({ items }: Scene): Map<string, Stand> {
  return new Map(items.toReversed().flatMap((item) => standOf(item) ?? []));
}

function standOf(item: SceneItem): [string, Stand][] | null {
  if (item.kind === 'logo') return [['logo', { ...item.image, size: item.image.width }]];
  if (item.kind !== 'text' || !item.field) return null;
  return [[item.field, { x: item.x, y: item.y, size: item.sizePt }]];
}
