import type { SavedCard } from '#contract/card/saved-card.ts';
import { isTitleBefore } from '#domain/card/contact/full-name.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { dayMs } from '#domain/days.ts';
import { foldText } from '#domain/plain-text.ts';

export const cardSorts = ['made', 'changed', 'name'] as const;
export type CardSort = (typeof cardSorts)[number];

/** The days that a card was changed in, up to now. */
const changedDays = { any: Number.POSITIVE_INFINITY, day: 1, week: 7, month: 30 } as const;
export type ChangedWithin = keyof typeof changedDays;
export const changedWithin = Object.keys(changedDays) as ChangedWithin[];

/** Filters of the list. `all` shows every design or branch; `none` the cards without a design. */
export type CardFilter = { search: string; design: string; branch: string; changed: ChangedWithin };

export const noFilter: CardFilter = { search: '', design: 'all', branch: 'all', changed: 'any' };

/** The cards that have every word of the search in their name or texts, whatever accents or case, and the design and branch. */
export function findCards(
  cards: readonly SavedCard[],
  { search, design, branch, changed }: CardFilter,
  nowMs = Date.now(),
): readonly SavedCard[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && design === 'all' && branch === 'all' && changed === 'any') return cards;
  const sinceMs = nowMs - changedDays[changed] * dayMs;
  return cards.filter(
    (card) =>
      (design === 'all' || (card.designId ?? 'none') === design) &&
      (branch === 'all' || card.branchId === branch) &&
      (changed === 'any' || Date.parse(card.updatedAt) >= sinceMs) &&
      hasWords(card, words),
  );
}

/** A copy in another order; newest first is the order of the list itself. */
export function sortCards(
  cards: readonly SavedCard[],
  sort: CardSort,
  language: string,
): readonly SavedCard[] {
  if (sort === 'made') return cards;
  if (sort === 'changed') return cards.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return cards
    .map((card) => ({ card, name: withoutTitles(card.name) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ card }) => card);
}

/** A name as people look for it: "Eva Marek" of "Ing. Eva Marek". */
function withoutTitles(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !isTitleBefore(word));
  return first > 0 ? words.slice(first).join(' ') : name;
}

const searched = new WeakMap<SavedCard, string>();

function hasWords(card: SavedCard, words: readonly string[]): boolean {
  const text =
    searched.get(card) ??
    foldText(
      [card.name, ...textFields.map((field) => card[field]), ...Object.values(card.labels ?? {})].join('\n'),
    );
  searched.set(card, text);
  return words.every((word) => text.includes(word));
}
