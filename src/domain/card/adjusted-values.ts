import { isSameJson } from '../sorted-json.ts';
import {
  type Adjustments,
  type BlockAdjustment,
  type FieldAdjustment,
  type FrontCode,
  type GraphicCrop,
  type LogoAdjustment,
  patchAdjustments,
} from './adjustments.ts';
import { type TextBlock, textBlocks } from './shared-sizes.ts';
import { type TextField, textFields } from './text-fields.ts';

/** What is changed and reset as one value. The content of a code is the code itself: without it there is none. */
const members = {
  fields: { pt: ['pt'], weight: ['weight'], caps: ['caps'], trackingEm: ['trackingEm'] },
  blocks: { align: ['align'], move: ['dx', 'dy'], order: ['order'] },
  logo: { place: ['place'], move: ['dx', 'dy'] },
  code: { content: ['content', 'value', 'fields'], place: ['place'], sizeMm: ['sizeMm'], move: ['dx', 'dy'] },
  graphic: { move: ['dx', 'dy'], zoom: ['zoom'] },
} as const satisfies {
  fields: Record<string, readonly (keyof FieldAdjustment)[]>;
  blocks: Record<string, readonly (keyof BlockAdjustment)[]>;
  logo: Record<string, readonly (keyof LogoAdjustment)[]>;
  code: Record<string, readonly (keyof FrontCode)[]>;
  graphic: Record<string, readonly (keyof GraphicCrop)[]>;
};

type ValueOf<Part extends keyof typeof members> = keyof (typeof members)[Part];

/** One value that differs from the arrangement. */
export type AdjustedValue =
  | { part: 'fields'; name: TextField; value: ValueOf<'fields'> }
  | { part: 'blocks'; name: TextBlock; value: ValueOf<'blocks'> }
  | { part: 'logo'; value: ValueOf<'logo'> }
  | { part: 'code'; value: ValueOf<'code'> }
  | { part: 'graphic'; value: ValueOf<'graphic'> };

/** Every value that there can be, in the order of the form. */
const everyValue: readonly AdjustedValue[] = [
  ...textFields.flatMap((name) =>
    namesOf(members.fields).map((value): AdjustedValue => ({ part: 'fields', name, value })),
  ),
  ...textBlocks.flatMap((name) =>
    namesOf(members.blocks).map((value): AdjustedValue => ({ part: 'blocks', name, value })),
  ),
  ...namesOf(members.logo).map((value): AdjustedValue => ({ part: 'logo', value })),
  ...namesOf(members.code).map((value): AdjustedValue => ({ part: 'code', value })),
  ...namesOf(members.graphic).map((value): AdjustedValue => ({ part: 'graphic', value })),
];

function namesOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}

/** Every value that differs from the arrangement, in the order of the form. */
export function adjustedValues(adjustments: Adjustments | undefined): AdjustedValue[] {
  return adjustments ? everyValue.filter((value) => hasValue(adjustments, value)) : [];
}

function hasValue(adjustments: Adjustments, value: AdjustedValue): boolean {
  if (value.part === 'code' && !adjustments.code) return false;
  return !isSameJson(patchOf(value, adjustments), resetOf(value));
}

/**
 * The change after which one value is as in other adjustments: as arranged where these do not have it. Where these have no
 * code, it is the change that removes the code.
 */
export function patchOf(value: AdjustedValue, adjustments: Adjustments = {}): Adjustments {
  const { fields, blocks, logo, code, graphic } = adjustments;
  switch (value.part) {
    case 'fields':
      return { fields: { [value.name]: picked(fields?.[value.name], members.fields[value.value]) } };
    case 'blocks':
      return { blocks: { [value.name]: picked(blocks?.[value.name], members.blocks[value.value]) } };
    case 'logo':
      return { logo: picked(logo, members.logo[value.value]) };
    case 'code':
      return { code: code && picked(code, members.code[value.value]) };
    case 'graphic':
      return { graphic: picked(graphic, members.graphic[value.value]) };
  }
}

function picked<Values extends object>(
  values: Values | undefined,
  names: readonly (keyof Values)[],
): { [Name in keyof Values]?: Values[Name] | undefined } {
  const found: { [Name in keyof Values]?: Values[Name] | undefined } = {};
  for (const name of names) found[name] = values?.[name];
  return found;
}

/** The change after which one value is as arranged. Without its content there is no code. */
function resetOf(value: AdjustedValue): Adjustments {
  return patchOf(value, value.part === 'code' && value.value !== 'content' ? { code: {} } : {});
}

/** The adjustments without one value. */
export function resetValue(adjustments: Adjustments, value: AdjustedValue): Adjustments | undefined {
  return patchAdjustments(adjustments, resetOf(value));
}
