import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';

/** The parts of a card that its size depends on. */
export type CardSize = Pick<Card, 'format' | 'orientation'>;

/** Whether two cards have the same cut. */
export function hasSameCut(one: CardSize, other: CardSize): boolean {
  const [{ cut }, { cut: otherCut }] = [guidesOf(resolveFormat(one)), guidesOf(resolveFormat(other))];
  return cut.width === otherCut.width && cut.height === otherCut.height;
}
