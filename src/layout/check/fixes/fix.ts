import type { Card, CardPatch, Layout } from '#domain/card/card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { ReadableColour } from '../../colour/readable-colour.ts';
import type { Scene } from '../../scene.ts';

/** A change of the card that may fix a cause, and its description. */
export type Fix = { change: CardPatch } & (
  | { kind: 'moveLogo'; right: number; down: number }
  | { kind: 'shrinkLogo'; size: number }
  | { kind: 'zoomOut' }
  | { kind: 'recolour'; way: ReadableColour['kind'] | 'use'; colours: readonly [string, ...string[]] }
  | { kind: 'setIn'; font: string }
  | { kind: 'useLayout'; layout: Layout }
  | { kind: 'enlargeQr'; size: number }
  | { kind: 'leaveOut'; fields: readonly TextField[] }
  | { kind: 'resetPlace' }
  | { kind: 'automaticLogo' }
  | { kind: 'logoOnBack' }
  | { kind: 'addBackWithLogo' }
  | { kind: 'addressOnBack' }
  | { kind: 'useLook'; look: LookId; showsPicture: boolean }
  | { kind: 'removePicture' }
  | { kind: 'sayContact' }
);

/** A card to fix, with the side to fix as it is printed. */
export type PrintedSide = { card: Card; scene: Scene };
