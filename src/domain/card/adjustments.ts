import type { QrBlock } from './card-back.ts';
import { type TextBlock, textBlocks } from './shared-sizes.ts';
import { type TextField, textFields } from './text-fields.ts';

/** The weights that a text can ask for; a face without one has the nearest. */
export const textWeights = [400, 500, 600, 700, 800] as const;
export type TextWeight = (typeof textWeights)[number];

/** How the letters of a text are written: as they were typed, in capitals or in small capitals. */
export const textCaps = ['as typed', 'upper', 'small'] as const;
export type TextCaps = (typeof textCaps)[number];

/** The alignment of a block. */
export const blockAligns = ['left', 'centre', 'right'] as const;
export type BlockAlign = (typeof blockAligns)[number];

/** Nine places in the free area of a card. */
export const placesOfNine = [
  'top left',
  'top',
  'top right',
  'left',
  'middle',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;
export type PlaceOfNine = (typeof placesOfNine)[number];

/** How one text differs from its arrangement. */
export type FieldAdjustment = {
  pt?: number | undefined;
  weight?: TextWeight | undefined;
  caps?: TextCaps | undefined;
  trackingEm?: number | undefined;
};

/** How far something is moved to the right and down, in mm. */
export type Move = { dx?: number | undefined; dy?: number | undefined };

/** How one block of texts differs from its arrangement. Other fields follow the order. */
export type BlockAdjustment = Move & {
  align?: BlockAlign | undefined;
  order?: TextField[] | undefined;
};

/** The place of the logo; without one it is as arranged. The move is exact where the logo's offset is its whole number. */
export type LogoAdjustment = Move & { place?: PlaceOfNine | undefined };

/** A QR code on the front: what it says, its side in mm, and its place. Without values it is a contact where there is room. */
export type FrontCode = Move &
  Pick<QrBlock, 'value' | 'fields' | 'sizeMm'> & {
    content?: QrBlock['content'] | undefined;
    place?: PlaceOfNine | undefined;
  };

/** Another crop of the graphic of a look. */
export type GraphicCrop = Move & { zoom?: number | undefined };

/** How a card differs from the arrangement of its look or layout. */
export type Adjustments = {
  fields?: ByField<FieldAdjustment> | undefined;
  blocks?: ByBlock<BlockAdjustment> | undefined;
  logo?: LogoAdjustment | undefined;
  code?: FrontCode | undefined;
  graphic?: GraphicCrop | undefined;
};

export type ByField<Value> = { [Key in TextField]?: Value };
export type ByBlock<Value> = { [Key in TextBlock]?: Value };

/** Limits and steps of the numbers of adjustments. */
export const adjustmentLimits = {
  pt: { min: 4, max: 72, step: 0.5 },
  trackingEm: { min: -0.05, max: 0.4, step: 0.01 },
  move: { min: -100, max: 100, step: 0.25 },
  logoMove: { min: -50, max: 50, step: 0.25 },
  codeSize: { min: 10, max: 40, step: 0.5 },
  zoom: { min: 1, max: 2, step: 0.05 },
} as const;

/** The adjustments with a change. An undefined value is removed, an undefined code with all its values. */
export function patchAdjustments(
  before: Adjustments | undefined,
  change: Adjustments,
): Adjustments | undefined {
  const { fields, blocks, logo, graphic } = before ?? {};
  return tidyAdjustments({
    fields: mergedByName(textFields, fields, change.fields),
    blocks: mergedByName(textBlocks, blocks, change.blocks),
    logo: { ...logo, ...change.logo },
    code: 'code' in change ? change.code && { ...before?.code, ...change.code } : before?.code,
    graphic: { ...graphic, ...change.graphic },
  });
}

/** Whether a part of the front has another place than arranged, or a code is added. */
export function needsPlacing({ blocks = {}, logo, code }: Adjustments = {}): boolean {
  const isMoved = ({ dx, dy }: Move) => dx !== undefined || dy !== undefined;
  const isPlaced = logo !== undefined && (logo.place !== undefined || isMoved(logo));
  return (
    code !== undefined ||
    isPlaced ||
    textBlocks.some((name) => blocks[name]?.align !== undefined || isMoved(blocks[name] ?? {}))
  );
}

function mergedByName<Name extends string, Values extends object>(
  names: readonly Name[],
  before: { [Key in Name]?: Values } | undefined,
  change: { [Key in Name]?: Values } | undefined,
): { [Key in Name]?: Values } {
  const merged: { [Key in Name]?: Values } = { ...before };
  for (const name of names) {
    const own = change?.[name];
    if (own) merged[name] = { ...merged[name], ...own };
  }
  return merged;
}

/**
 * The adjustments without undefined and empty members, in one order, so that equal ones are equal as JSON. A code without
 * values is a code.
 */
export function tidyAdjustments(adjustments: Adjustments | undefined): Adjustments | undefined {
  if (!adjustments) return undefined;
  const { fields, blocks, logo, code, graphic } = adjustments;
  return filled({
    fields: filledByName(textFields, fields, ({ pt, weight, caps, trackingEm }) =>
      filled({ pt, weight, caps, trackingEm }),
    ),
    blocks: filledByName(textBlocks, blocks, ({ align, order, ...move }) =>
      filled({ align, ...moveOf(move), order: order && order.length > 0 ? order : undefined }),
    ),
    logo: logo && filled({ place: logo.place, ...moveOf(logo) }),
    code: code && (filled(tidyCode(code)) ?? {}),
    graphic: graphic && filled({ ...moveOf(graphic), zoom: graphic.zoom === 1 ? undefined : graphic.zoom }),
  });
}

function tidyCode({ content, value, fields, sizeMm, place, ...move }: FrontCode): FrontCode {
  return { content, value, fields, sizeMm, place, ...moveOf(move) };
}

/** A move of 0 is none. */
function moveOf({ dx, dy }: Move): Move {
  return { dx: dx || undefined, dy: dy || undefined };
}

function filledByName<Name extends string, Values extends object>(
  names: readonly Name[],
  values: { [Key in Name]?: Values } | undefined,
  tidy: (own: Values) => Values | undefined,
): { [Key in Name]?: Values } | undefined {
  const found: { [Key in Name]?: Values } = {};
  for (const name of names) {
    const before = values?.[name];
    const own = before && tidy(before);
    if (own) found[name] = own;
  }
  return filled(found);
}

/** The values that are there; undefined if none is. */
function filled<Values extends object>(values: Values): Values | undefined {
  const found: Partial<Values> = {};
  for (const name of Object.keys(values) as (keyof Values)[]) {
    if (values[name] !== undefined) found[name] = values[name];
  }
  return Object.keys(found).length > 0 ? (found as Values) : undefined;
}
