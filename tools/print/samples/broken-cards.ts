import {
  applyPatch,
  type Card,
  type CardContent,
  contactLabelKinds,
  emptyCard,
  isBlank,
  layouts,
  orientations,
} from '#domain/card/card.ts';
import { formatIds } from '#domain/card/formats.ts';
import { allowsLineBreaks } from '#domain/card/line-breaks.ts';
import { lookIds } from '#domain/card/look/card-look.ts';
import { contactLineFields, textFields } from '#domain/card/text-fields.ts';
import type { Size } from '#layout/guides.ts';
import { numbersFrom } from './everyday-texts.ts';
import { sampleTexts } from './look-cards.ts';

type BrokenCard = { card: Card; logo: Size | undefined; name: string };

const logos: readonly (Size | undefined)[] = [
  undefined,
  { width: 600, height: 600 },
  { width: 1000, height: 220 },
];
const labels = ['Office', 'Fax', 'IČO', 'Kancelária', 'Mobil (súkromný)', 'VAT', 'P', 'Registration number'];

/** Cards in every look and layout, each with other text, format and logo, with line breaks, and most with custom labels. */
export function brokenCards(count: number): BrokenCard[] {
  const styles: Partial<Card['style']>[] = [
    ...layouts.map((layout) => ({ layout })),
    ...lookIds.map((id) => ({ look: { id, version: 3 as const } })),
  ];
  const texts = sampleTexts(200);
  const next = numbersFrom(47_281_119);
  const pick = <Item>(items: readonly Item[]) => items[next(items.length)];
  return Array.from({ length: count }, (_, index) => {
    const style = styles[index % styles.length] ?? {};
    const format = pick(formatIds);
    const orientation = orientations[next(4) === 0 ? 1 : 0];
    const contactLabels = pick(contactLabelKinds);
    const content = withLines(texts[(index * 7) % texts.length] ?? {}, next);
    const card = applyPatch(emptyCard, {
      content,
      style: { ...style, contactLabels },
      ...(format && { format }),
      orientation,
    });
    const name = `${index}: ${style.layout ?? style.look?.id} ${format} ${orientation} ${contactLabels} ${JSON.stringify(content)}`;
    return { card, logo: logos[next(logos.length)], name };
  });
}

function withLines(content: CardContent, next: (below: number) => number): CardContent {
  const shown = textFields.filter((field) => !isBlank(content[field]));
  const breakable = shown.filter((field) => allowsLineBreaks(field) && content[field]?.includes(' '));
  const broken: CardContent = Object.fromEntries(
    Array.from({ length: 1 + next(2) }, () => breakable[next(breakable.length)])
      .filter((field) => field !== undefined)
      .map((field) => [field, withBreak(content[field] ?? '', next)]),
  );
  const labelled = contactLineFields.filter((field) => !isBlank(content[field]) && next(3) === 0);
  return {
    ...content,
    ...broken,
    ...(labelled.length > 0 && {
      labels: Object.fromEntries(labelled.map((field) => [field, labels[next(labels.length)] ?? ''])),
    }),
  };
}

/** A text broken at one of its spaces, some at two. */
function withBreak(text: string, next: (below: number) => number): string {
  const words = text.split(' ');
  const breaks = [1 + next(words.length - 1), ...(next(5) === 0 ? [1 + next(words.length - 1)] : [])];
  return words.map((word, at) => (at === 0 ? word : `${breaks.includes(at) ? '\n' : ' '}${word}`)).join('');
}
