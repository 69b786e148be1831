import type { LookId } from '#domain/look/card-look.ts';

/** The looks that an empty card can start with. All were drawn for a wide card. */
export const startLooks: readonly LookId[] = [
  'bauhaus',
  'relief',
  'quarter',
  'red-dot',
  'contour',
  'terrazzo',
];
