import { type CardDesign, styleFields, textFields } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';

/** The design of a back that is a second card: the front's style with the back's texts and colours. Its texts have their own places. */
export function cardBackDesign(
  { back: _, typeset: __, ...front }: Partial<CardDesign>,
  { content, colours = {}, background }: Extract<CardBack, { kind: 'card' }>,
): Partial<CardDesign> {
  const texts = Object.fromEntries(textFields.map((field) => [field, content[field] ?? '']));
  const own = Object.fromEntries(
    textFields.flatMap((field) => (colours[field] ? [[styleFields[field].colour, colours[field]]] : [])),
  );
  return {
    ...front,
    ...texts,
    ...own,
    ...(background !== undefined && { backgroundColor: background }),
  };
}
