import type { CardDesign, Layout } from '#domain/card/card.ts';
import type { Examined } from './examine.ts';
import type { ReadableColour } from './readable-colour.ts';

/** What may mend a cause: the change to the design, and what it comes to. */
export type Fix = { change: Partial<CardDesign> } & (
  | { kind: 'moveLogo'; right: number; down: number }
  | { kind: 'shrinkLogo'; size: number }
  | { kind: 'recolour'; way: ReadableColour['kind'] | 'use'; colours: readonly [string, ...string[]] }
  | { kind: 'setIn'; font: string }
  | { kind: 'useLayout'; layout: Layout }
);

/** A card to mend. */
export type Card = Pick<Examined, 'design' | 'scene'>;
