import type { CardContent } from '../card/card.ts';
import type { OwnLabels } from '../card/own-labels.ts';
import { type ContactLineField, contactLineFields } from '../card/text-fields.ts';

/** A design's labels, and its rule for each line. */
type Design = {
  card: { content: CardContent };
  rules: Readonly<Record<ContactLineField, 'locked' | 'required' | 'optional' | 'hidden'>>;
};

/**
 * The labels of a person's card: the design's, and the person's own before text that the design leaves to them. An
 * empty one takes the design's away.
 */
export function shownLabels(design: Design, { labels }: CardContent): OwnLabels | undefined {
  return labelsFrom((field) => {
    if (design.rules[field] === 'hidden') return undefined;
    return (isOpen(design, field) ? labels?.[field] : undefined) ?? labelOf(design, field);
  });
}

/**
 * The labels to store for a person: they differ from the design's. Before a text that the design sets now, the
 * label stays as it was: it returns when the rule changes.
 */
export function personLabels(
  design: Design,
  labels: OwnLabels | undefined,
  before: OwnLabels | undefined,
): OwnLabels | undefined {
  return labelsFrom((field) => {
    if (!isOpen(design, field)) return before?.[field];
    return labels?.[field] === (labelOf(design, field) ?? '') ? undefined : labels?.[field];
  });
}

/** Whether labels differ from the design's before a text that it sets. */
export function changesLockedLabel(design: Design, labels: OwnLabels | undefined): boolean {
  return contactLineFields.some(
    (field) =>
      labels?.[field] !== undefined &&
      !isOpen(design, field) &&
      labels[field] !== (labelOf(design, field) ?? ''),
  );
}

function labelsFrom(labelFor: (field: ContactLineField) => string | undefined): OwnLabels | undefined {
  const labels = contactLineFields.flatMap((field) => {
    const label = labelFor(field);
    return label === undefined ? [] : [[field, label] as const];
  });
  return labels.length > 0 ? Object.fromEntries(labels) : undefined;
}

function labelOf({ card }: Design, field: ContactLineField): string | undefined {
  return card.content.labels?.[field];
}

function isOpen({ rules }: Design, field: ContactLineField): boolean {
  return rules[field] !== 'locked' && rules[field] !== 'hidden';
}
