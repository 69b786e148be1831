import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { resolveCard } from '#domain/card/resolve-card.ts';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import type { Scene, SceneItem } from '#layout/scene.ts';

/** The position of a text or the logo in mm; `size` in pt for a text and in mm for the logo. */
type Placement = { x: number; y: number; size: number };

const moveMs = 180;

/**
 * Animates each text of the shown side and the logo to its new position when the layout changes. When the orientation changes, returns the
 * previous card, to be faded out.
 */
export function useCardAnimation(
  card: RefObject<Element | null>,
  laidOutCard: LaidOutCard | null,
  scene: Scene | null,
) {
  const last = useRef<{ laidOutCard: LaidOutCard; scene: Scene } | null>(null);
  const [fadingCard, setFadingCard] = useState<LaidOutCard | null>(null);
  useLayoutEffect(() => {
    const previous = last.current;
    last.current = laidOutCard && scene && { laidOutCard, scene };
    if (!previous || !laidOutCard || !scene || !card.current) return;
    if (previous.scene.side !== scene.side) return;
    const [from, to] = [resolveCard(previous.laidOutCard.draft.card), resolveCard(laidOutCard.draft.card)];
    if (from.orientation !== to.orientation) setFadingCard(previous.laidOutCard);
    else if (from.own.layout !== to.own.layout || from.look?.id !== to.look?.id)
      animateMove(card.current, previous.scene, scene);
  }, [card, laidOutCard, scene]);
  return { fadingCard, clearFadingCard: () => setFadingCard(null) };
}

function animateMove(card: Element, was: Scene, is: Scene): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [placementsOf(was), placementsOf(is)];
  for (const element of card.querySelectorAll<SVGElement>('path[data-text], image')) {
    const name = element.dataset.text ?? 'logo';
    const [start, end] = [from.get(name), to.get(name)];
    if (!start || !end) continue;
    const scale = start.size / end.size;
    const transform = `translate(${start.x - end.x * scale}px, ${start.y - end.y * scale}px) scale(${scale})`;
    element.animate([{ transform }, { transform: 'none' }], { duration: moveMs, easing: 'ease-out' });
  }
}

/** Placements by field. The first line of a text counts: it comes last in reversed order. */
function placementsOf({ items }: Scene): Map<string, Placement> {
  return new Map(items.toReversed().flatMap((item) => placementOf(item) ?? []));
}

function placementOf(item: SceneItem): [string, Placement][] | null {
  if (item.kind === 'logo') return [['logo', { ...item.image, size: item.image.width }]];
  if (item.kind !== 'text' || !item.field) return null;
  return [[item.field, { x: item.x, y: item.y, size: item.sizePt }]];
}
