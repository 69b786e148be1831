import { adjustmentLimits, type PlaceOfNine } from '#domain/card/adjustments.ts';
import { type Card, type CardPatch, logoLimits } from '#domain/card/card.ts';
import { type CardBack, isBackText, qrLimits } from '#domain/card/card-back.ts';
import { logoMovedTo, logoOffsetOf } from '#domain/card/logo-offset.ts';
import type { TextBlock } from '#domain/card/shared-sizes.ts';
import { textBox } from '#layout/blocks/text-box.ts';
import { boxAround } from '#layout/boxes.ts';
import {
  codePlateId,
  logoPlateId,
  logoSizeMm,
  type PlacedLogo,
  type PlacedQr,
  type Scene,
  type SceneItem,
} from '#layout/scene.ts';
import { adjustmentsPatch } from './adjust.ts';
import { blockOf, runsOfBlock } from './blocks.ts';
import type { CardItem } from './card-items.ts';
import type { Way } from './move.ts';
import type { MovedItem } from './snap.ts';

/** What moves with an item of a side, and how the card changes by it. */
export type Movable = Handle & {
  kind: TextBlock | 'logo' | 'qr';
  parts: readonly SceneItem[];
  item: MovedItem;
};

/** How an item is moved and made larger. */
type Handle = {
  /** How far it is from its own place. */
  from: Way;
  /** The change after which it is this far from its place. */
  patch: (to: Way) => CardPatch;
  /** Of a logo or a code: its printed size in mm. */
  size?: {
    mm: number;
    limits: { min: number; max: number };
    stepMm: number;
    patch: (sizeMm: number | undefined) => CardPatch;
  };
  /** One of nine places, on the front. */
  place?: { chosen: PlaceOfNine | undefined; patch: (place: PlaceOfNine | undefined) => CardPatch };
};

/** A text moves its block, a logo or a code its plate. Null for what cannot be moved. */
export function movableOf(card: Card, scene: Scene, item: CardItem): Movable | null {
  if (item.kind === 'text') return movableBlock(card, scene, item.id);
  const placed = scene.items.find(({ id }) => id === item.id);
  if (placed?.kind !== 'logo' && placed?.kind !== 'qr') return null;
  const handle = placed.kind === 'logo' ? logoHandle(card, scene, placed) : codeHandle(card, scene, placed);
  return handle && { ...handle, ...withPlate(scene, placed) };
}

function movableBlock(card: Card, scene: Scene, field: string): Movable | null {
  const block = scene.side === 'front' && !isBackText(field) ? blockOf(scene, field) : null;
  if (!block) return null;
  const runs = runsOfBlock(scene, block);
  const box = boxAround(runs.map(textBox));
  if (!box) return null;
  return {
    kind: block,
    parts: runs,
    item: { box, baselines: runs.map(({ y }) => y) },
    from: wayOf(card.style.adjustments?.blocks?.[block]),
    patch: (to) => adjustmentsPatch(card, { blocks: { [block]: to } }),
  };
}

function logoHandle(card: Card, { side }: Scene, placed: PlacedLogo): Handle | null {
  const { back } = card;
  const size = { mm: logoSizeMm(placed), limits: logoLimits.size, stepMm: 1 };
  if (side === 'back' && back?.kind !== 'card') {
    if (back?.kind !== 'logo' && back?.kind !== 'qr') return null;
    return backHandle(back.logo, size, (change) => ({ ...back, logo: { ...back.logo, ...change } }));
  }
  const { leftMm, topMm } = logoOffsetOf(card);
  return {
    from: { dx: leftMm, dy: topMm },
    patch: ({ dx, dy }) => logoMovedTo(card, { leftMm: dx, topMm: dy }),
    size: { ...size, patch: (sizeMm) => ({ style: { logo: { sizeMm } } }) },
    place: {
      chosen: card.style.adjustments?.logo?.place,
      patch: (place) => adjustmentsPatch(card, { logo: { place } }),
    },
  };
}

function codeHandle(card: Card, { side }: Scene, { box }: PlacedQr): Handle | null {
  const { back } = card;
  if (side === 'back') {
    if (back?.kind !== 'qr') return null;
    const size = { mm: box.width, limits: qrLimits.size, stepMm: 1 };
    return backHandle(back.qr, size, (change) => ({ ...back, qr: { ...back.qr, ...change } }));
  }
  const { code } = card.style.adjustments ?? {};
  const limits = adjustmentLimits.codeSize;
  return {
    from: wayOf(code),
    patch: (to) => adjustmentsPatch(card, { code: to }),
    size: {
      mm: box.width,
      limits,
      stepMm: limits.step,
      patch: (sizeMm) => adjustmentsPatch(card, { code: { sizeMm } }),
    },
    place: { chosen: code?.place, patch: (place) => adjustmentsPatch(card, { code: { place } }) },
  };
}

type Placement = {
  sizeMm?: number | undefined;
  leftMm?: number | undefined;
  topMm?: number | undefined;
};

function backHandle(
  { leftMm = 0, topMm = 0 }: Placement = {},
  size: Omit<NonNullable<Handle['size']>, 'patch'>,
  back: (change: Placement) => CardBack,
): Handle {
  return {
    from: { dx: leftMm, dy: topMm },
    patch: ({ dx, dy }) => ({ back: back({ leftMm: dx, topMm: dy }) }),
    size: { ...size, patch: (sizeMm) => ({ back: back({ sizeMm }) }) },
  };
}

function withPlate(
  { items }: Scene,
  placed: PlacedLogo | PlacedQr,
): Pick<Movable, 'kind' | 'parts' | 'item'> {
  const plateId = placed.kind === 'logo' ? logoPlateId : codePlateId;
  return {
    kind: placed.kind,
    parts: items.filter(({ id }) => id === plateId || id === placed.id),
    item: { box: placed.kind === 'logo' ? placed.image : placed.box, baselines: [] },
  };
}

function wayOf({ dx = 0, dy = 0 }: { dx?: number | undefined; dy?: number | undefined } = {}): Way {
  return { dx, dy };
}

/** The next size up or down in whole steps, in mm. */
export function steppedSize({ mm, limits, stepMm }: NonNullable<Handle['size']>, direction: -1 | 1): number {
  const steps = mm / stepMm;
  const next = direction > 0 ? Math.floor(steps + 0.05) + 1 : Math.ceil(steps - 0.05) - 1;
  return Math.min(limits.max, Math.max(limits.min, next * stepMm));
}
