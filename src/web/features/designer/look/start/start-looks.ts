import type { LookId } from '#domain/card/look/card-look.ts';

/** The looks that an empty card can start with. All were drawn for a wide card. */
export const startLooks: readonly LookId[] = [
  'bauhaus',
  'relief',
  'quarter',
  'red-dot',
  'contour',
  'terrazzo',
];

/** What a phone shows of them before it scrolls. The largest paint of an empty card waits for their pictures. */
export function isOnFirstScreen(index: number): 'largest' | false {
  return index < 3 && 'largest';
}
