import { type TextField, textFields } from './text-fields.ts';

/** The weights that a text can ask for; a face without one has the nearest. */
export const textWeights = [400, 500, 600, 700, 800] as const;
export type TextWeight = (typeof textWeights)[number];

/** How the letters of a text are written: as they were typed, in capitals or in small capitals. */
export const textCaps = ['as typed', 'upper', 'small'] as const;
type TextCaps = (typeof textCaps)[number];

/** How one text differs from its arrangement. */
export type FieldAdjustment = {
  pt?: number | undefined;
  weight?: TextWeight | undefined;
  caps?: TextCaps | undefined;
  trackingEm?: number | undefined;
};

/** How a card differs from the arrangement of its look or layout. */
export type Adjustments = { fields?: ByField<FieldAdjustment> | undefined };

export type ByField<Value> = { [Key in TextField]?: Value };

/** Limits and steps of the numbers of adjustments. */
export const adjustmentLimits = {
  pt: { min: 4, max: 72, step: 0.5 },
  trackingEm: { min: -0.05, max: 0.4, step: 0.01 },
} as const;

/** One value that differs from the arrangement. */
export type AdjustedValue = { part: 'fields'; name: TextField; value: keyof FieldAdjustment };

const fieldValues = ['pt', 'weight', 'caps', 'trackingEm'] as const satisfies (keyof FieldAdjustment)[];

/** The adjustments with a change. An undefined value is removed; undefined when nothing differs. */
export function patchAdjustments(
  before: Adjustments | undefined,
  { fields = {} }: Adjustments,
): Adjustments | undefined {
  const changed: ByField<FieldAdjustment> = { ...before?.fields };
  for (const field of textFields) {
    if (fields[field]) changed[field] = { ...changed[field], ...fields[field] };
  }
  return tidyAdjustments({ ...before, fields: changed });
}

/** The adjustments without undefined and empty members, in one order, so that equal ones are equal as JSON. */
export function tidyAdjustments(adjustments: Adjustments | undefined): Adjustments | undefined {
  if (!adjustments) return undefined;
  const fields: ByField<FieldAdjustment> = {};
  for (const field of textFields) {
    const own = withValues(adjustments.fields?.[field] ?? {}, fieldValues);
    if (own) fields[field] = own;
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

/** The values of some names that are there; undefined if none is. */
function withValues<Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> | undefined {
  const found: Partial<Pick<Values, Name>> = {};
  for (const name of names) if (values[name] !== undefined) found[name] = values[name];
  return Object.keys(found).length > 0 ? (found as Pick<Values, Name>) : undefined;
}

/** Every value that differs from the arrangement, in the order of the form. */
export function adjustedValues({ fields = {} }: Adjustments = {}): AdjustedValue[] {
  return textFields.flatMap((name) =>
    fieldValues
      .filter((value) => fields[name]?.[value] !== undefined)
      .map((value): AdjustedValue => ({ part: 'fields', name, value })),
  );
}

/** The change after which one value is as in other adjustments: as arranged where these do not have it. */
export function patchOf({ name, value }: AdjustedValue, { fields }: Adjustments = {}): Adjustments {
  return { fields: { [name]: only(fields?.[name], value) } };
}

function only(
  { pt, weight, caps, trackingEm }: FieldAdjustment = {},
  value: keyof FieldAdjustment,
): FieldAdjustment {
  return { pt: { pt }, weight: { weight }, caps: { caps }, trackingEm: { trackingEm } }[value];
}

/** The adjustments without one value. */
export function resetValue(adjustments: Adjustments, value: AdjustedValue): Adjustments | undefined {
  return patchAdjustments(adjustments, patchOf(value));
}
