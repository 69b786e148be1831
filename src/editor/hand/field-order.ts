import type { Adjustments } from '#domain/card/adjustments.ts';
import type { TextField } from '#domain/card/text-fields.ts';

/** Fields of the form in the order that was chosen for their blocks; the others keep their places. */
export function inChosenOrder(fields: readonly TextField[], blocks: Adjustments['blocks']): TextField[] {
  const chosen = Object.values(blocks ?? {}).flatMap(({ order = [] }) => order);
  const ordered = chosen.filter((field) => fields.includes(field));
  return fields.map((field) => (chosen.includes(field) ? (ordered.shift() ?? field) : field));
}
