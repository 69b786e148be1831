import { type ContactLineField, contactLineFields } from './text-fields.ts';

/** In UTF-16 code units. */
export const ownLabelMax = 20;

/** What a person has put before contact lines: "Office", "Fax". */
export type OwnLabels = Readonly<Partial<Record<ContactLineField, string>>>;

export function canHaveLabel(field: string): field is ContactLineField {
  return contactLineFields.some((one) => one === field);
}

/** A label as it is stored: one line with single spaces; empty if nothing of it is visible. */
export function storedLabel(typed: string): string {
  const label = typed
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, ownLabelMax)
    .trim();
  return /^\p{Default_Ignorable_Code_Point}*$/u.test(label) ? '' : label;
}

/** The labels with one changed. An empty one is removed. */
export function withOwnLabel(
  labels: OwnLabels | undefined,
  field: ContactLineField,
  label: string | undefined,
): OwnLabels | undefined {
  return tidyLabels({ ...labels, [field]: label });
}

/** The labels without empty ones, in one order; undefined if none is left. */
export function tidyLabels(labels: OwnLabels | undefined): OwnLabels | undefined {
  if (!labels) return undefined;
  const filled = contactLineFields.filter((field) => labels[field]);
  return filled.length > 0 ? Object.fromEntries(filled.map((field) => [field, labels[field]])) : undefined;
}
