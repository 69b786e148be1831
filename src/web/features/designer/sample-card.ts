import { type CardDesign, type TextField, textFields } from '#domain/card/card.ts';

/** The design with a sample's texts while it has none of its own: for small pictures only, never for the card itself. */
export function withSample(
  design: Partial<CardDesign>,
  sample: Record<TextField, string>,
): Partial<CardDesign> {
  return textFields.some((field) => design[field]?.trim()) ? design : { ...design, ...sample };
}
