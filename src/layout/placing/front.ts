import { isInside, overlap } from '../blocks/collisions.ts';
import { graphicNearText } from '../check/graphic-rules.ts';
import type { Box, Size } from '../guides.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { Reserved } from '../reserved.ts';
import { codePlateId, logoPlateId, type MissedWish, type Scene, type SceneItem } from '../scene.ts';
import { isClearOf, type Surroundings, surroundingsOf } from './clearance.ts';
import type { Part } from './parts.ts';
import { strainOf } from './strain.ts';

/** A front, and the graphics that give way to what is on it. */
export type Front = {
  scene: Scene;
  /** The graphics that keep clear of boxes; `isAround` tells which of the items they are. */
  redraw?: Redraw | undefined;
};

type Redraw = {
  isAround: (id: string) => boolean;
  draw: (boxes: readonly Box[]) => readonly SceneItem[];
};

/** What a front is arranged with, whatever lays it out. */
export type FrontSetting = {
  fonts: LayoutFonts;
  /** The front without its logo, or with less room for text. */
  layOut: (reserved: Reserved) => Front;
  /** From margin to margin: where the logo and the code may be. */
  area: Box;
  /** The same on a card without a graphic. */
  whole: Box;
  /** How the logo is drawn; null for a card without one. */
  logo: LogoDrawing | null;
  code: CodeDrawing | null;
};

/** Something with the plate that it needs, and the box around both. */
type Drawn = { items: readonly SceneItem[]; outer: Box };

export type LogoDrawing = {
  /** Shares of its size, the best first. */
  shares: readonly number[];
  sizeAt: (share: number) => Size;
  /** The logo in a box, as it is legible on the items below. */
  draw: (box: Box, below: readonly SceneItem[]) => Drawn;
};

export type CodeDrawing = {
  /** Sides in mm, the best first. */
  sizes: readonly number[];
  /** The box around a code in a square, its quiet zone and the plate that it needs. */
  outer: (square: Box, below: readonly SceneItem[]) => Box;
  /** The code in a square; null where no code holds its text. */
  draw: (square: Box, below: readonly SceneItem[]) => readonly SceneItem[] | null;
};

/** A front that is being arranged: what has been added, and what there was no room for. */
export type Arranging = { front: Front; added: ReadonlySet<Part['name']>; missed: readonly MissedWish[] };

/** A front, and how much worse its text is than on the one before. */
export type Strained = { front: Front; strain: number };

/** A front with its strain; null where its text does not fit, or the logo is lost and has no place. */
export function withStrain(
  front: Front,
  before: Front,
  { fonts }: FrontSetting,
  isLogoApart: boolean,
): Strained | null {
  const around = surroundingsIn(front);
  const strain = strainOf(front.scene, before.scene, { fonts, around, isLogoApart });
  return strain === null ? null : { front, strain };
}

/** Makes a front once, with the first call. */
export function once(make: () => Strained | null): () => Strained | null {
  let made: Strained | null | undefined;
  return () => {
    if (made === undefined) made = make();
    return made;
  };
}

const plates: readonly string[] = [logoPlateId, codePlateId];

/** What parts are placed among: graphics that give way are nothing to keep clear of. */
export function surroundingsIn({ scene, redraw }: Front): Surroundings {
  const items = redraw ? scene.items.filter(({ id }) => !redraw.isAround(id)) : scene.items;
  return surroundingsOf({ ...scene, items }, plates);
}

/** What is under the text, the logo and the code of a side. */
export function groundsOf({ scene, redraw }: Front): SceneItem[] {
  return scene.items.filter(
    ({ kind, id }) =>
      (kind === 'fill' || kind === 'shape' || kind === 'picture') &&
      !plates.includes(id) &&
      !redraw?.isAround(id),
  );
}

/** The front with items below its rules and its text. */
export function withItems(front: Front, added: readonly SceneItem[]): Front {
  const { scene } = front;
  const index = scene.items.findLastIndex(({ kind }) => kind !== 'text' && kind !== 'rule') + 1;
  const items = [...scene.items.slice(0, index), ...added, ...scene.items.slice(index)];
  return { ...front, scene: { ...scene, items } };
}

/** Whether a logo or a code may lie on a box: clear of graphics, photos and the edges of panels. */
export function isFreeGround(box: Box, { solids, taken, panels }: Surroundings): boolean {
  return (
    taken.every((other) => !overlap(box, other)) &&
    panels.every((panel) => !overlap(box, panel) || isInside(box, panel)) &&
    solids.every((shape) => isClearOf(shape, box))
  );
}

/** Whether no more text is near a graphic than on the front before. */
export function isAsClear({ scene, redraw }: Front, before: Front): boolean {
  const countOf = (one: Scene) => graphicNearText(one).findings.length;
  const items = redraw ? scene.items.filter(({ id }) => !redraw.isAround(id)) : scene.items;
  return countOf({ ...scene, items }) <= countOf(before.scene);
}

/** Where text may be on a card beside a box at one of its edges. */
export function limitsBeside(
  box: Box,
  edge: 'left' | 'right' | 'top' | 'bottom',
  { width, height }: Size,
  gap: number,
): Box {
  const [right, bottom] = [box.x + box.width + gap, box.y + box.height + gap];
  switch (edge) {
    case 'left':
      return { x: right, y: 0, width: width - right, height };
    case 'right':
      return { x: 0, y: 0, width: box.x - gap, height };
    case 'top':
      return { x: 0, y: bottom, width, height: height - bottom };
    case 'bottom':
      return { x: 0, y: 0, width, height: box.y - gap };
  }
}
