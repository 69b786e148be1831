import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { applyPatch, type Card, type CardContent, withoutUndefined } from '#domain/card/card.ts';
import { type OwnLabels, tidyLabels } from '#domain/card/own-labels.ts';
import {
  type ContactLineField,
  contactLineFields,
  type TextField,
  textFields,
} from '#domain/card/text-fields.ts';
import { type Branch, hasOwnPicture, isSetByDesign } from '#domain/design/company-design.ts';
import type { Draft } from './draft.ts';

/** The texts that the editor of a card of a company design can change. Its style is the design's. */
export type DesignLocks = {
  company: SavedDesign;
  isOpen: (field: TextField) => boolean;
  /** Whether the person has a picture of their own. */
  isPictureOpen: boolean;
};

export function locksOf(company: SavedDesign): DesignLocks {
  const isOpen = (field: TextField) => !isSetByDesign(company.rules[field]);
  return { company, isOpen, isPictureOpen: hasOwnPicture(company.rules) };
}

/** The changed card as far as the locks allow it: only open texts and an open picture can change. */
export function allowedCard(before: Card, changed: Card, locks: DesignLocks | null): Card {
  if (!locks) return changed;
  const labels = tidyLabels({ ...before.content.labels, ...openLabels(changed.content, locks, () => '') });
  const content = { ...openTexts(changed.content, locks), labels };
  return applyPatch(before, { content, ...(locks.isPictureOpen && { picture: changed.picture }) });
}

/** The texts that the locks leave open, with the labels before them. */
export function openContent(content: CardContent, locks: DesignLocks): CardContent {
  const { labels: ofDesign } = locks.company.card.content;
  const labels = openLabels(content, locks, (field) => (ofDesign?.[field] ? '' : undefined));
  return { ...openTexts(content, locks), labels: withoutUndefined(labels) };
}

/** The texts that the locks leave open. */
export function openTexts(content: CardContent, locks: DesignLocks): CardContent {
  return Object.fromEntries(textFields.filter(locks.isOpen).map((field) => [field, content[field]]));
}

/** The labels of the open texts; `absent` stands for one that is not there. */
function openLabels(
  { labels }: CardContent,
  locks: DesignLocks,
  absent: (field: ContactLineField) => string | undefined,
): OwnLabels {
  const open = contactLineFields.filter(locks.isOpen);
  return Object.fromEntries(open.map((field) => [field, labels?.[field] || absent(field)]));
}

/** The branch of a draft, unless the design has it no longer. */
export function branchOf({ branchId }: Draft, locks: DesignLocks | null): Branch | undefined {
  return locks?.company.branches.find(({ id }) => id === branchId);
}
