import { type CardDesign, type MainField, textFields } from '#domain/card/card.ts';

/** The design with sample texts if all of its own are empty: for thumbnails only, never for the card itself. */
export function withSample(
  design: Partial<CardDesign>,
  sample: Record<MainField, string>,
): Partial<CardDesign> {
  return textFields.some((field) => design[field]?.trim()) ? design : { ...design, ...sample };
}
