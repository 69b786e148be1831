import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SavedCard } from '#domain/saved-card.ts';
import { nextPageQuery } from './next-page.ts';
import { requestWithHeaders } from './request.ts';
import { countCards } from './session.ts';

/** The cards read so far, newest first, and where the rest begins. */
export type CardList = { cards: readonly SavedCard[]; next: Record<string, string> | null };

export const cardListQuery = queryOptions({ queryKey: ['cards'] as const, queryFn: () => readCards({}) });

async function readCards(query: Record<string, string>): Promise<CardList> {
  const { answer, headers } = await requestWithHeaders('listCards', { query });
  return { cards: answer, next: nextPageQuery(headers) };
}

/** Reads the page after those that are here. */
export async function readMoreCards(client: QueryClient): Promise<void> {
  const next = client.getQueryData(cardListQuery.queryKey)?.next;
  if (!next) return;
  const more = await readCards(next);
  changeList(client, ({ cards }) => ({ cards: inOrder([...cards, ...more.cards]), next: more.next }));
}

/** A card was saved, duplicated or restored. */
export function addToList(client: QueryClient, card: SavedCard): void {
  putInList(client, card);
  countCards(client, 1);
}

/** A card is now as given. */
export function putInList(client: QueryClient, card: SavedCard): void {
  changeList(client, (list) => ({ ...list, cards: inOrder([card, ...list.cards]) }));
}

export function removeFromList(client: QueryClient, id: string): void {
  changeList(client, (list) => ({ ...list, cards: list.cards.filter((card) => card.id !== id) }));
  countCards(client, -1);
}

/** A list that was never read has nothing to change. */
function changeList(client: QueryClient, change: (list: CardList) => CardList): void {
  client.setQueryData(cardListQuery.queryKey, (list) => list && change(list));
}

/** Ids grow with time; of two cards with one id the first is the newer. */
function inOrder(cards: readonly SavedCard[]): SavedCard[] {
  const byId = new Map(cards.toReversed().map((card) => [card.id, card]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}
