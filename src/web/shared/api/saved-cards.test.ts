import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { SavedCard } from '#domain/saved-card.ts';
import { addToList, cardListQuery, putInList, removeFromList } from './saved-cards.ts';

function aCard(id: string, name = id): SavedCard {
  const at = '2026-01-01T00:00:00.000Z';
  return { id, name, companyName: 'Lumen', fullName: 'Elena', version: 1, createdAt: at, updatedAt: at };
}

function listed(...ids: string[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(cardListQuery.queryKey, { cards: ids.map((id) => aCard(id)), next: null });
  return client;
}

function namesIn(client: QueryClient): string[] | undefined {
  return client.getQueryData(cardListQuery.queryKey)?.cards.map(({ name }) => name);
}

test('a new card is the first of the list, a restored one takes its old place', () => {
  const client = listed('3', '1');
  addToList(client, aCard('4'));
  addToList(client, aCard('2'));
  expect(namesIn(client)).toEqual(['4', '3', '2', '1']);
});

test('a changed card keeps its place', () => {
  const client = listed('2', '1');
  putInList(client, aCard('1', 'renamed'));
  expect(namesIn(client)).toEqual(['2', 'renamed']);
});

test('a deleted card leaves the list', () => {
  const client = listed('2', '1');
  removeFromList(client, '2');
  expect(namesIn(client)).toEqual(['1']);
});

test('a list that was never read stays unread', () => {
  const client = new QueryClient();
  addToList(client, aCard('1'));
  expect(namesIn(client)).toBeUndefined();
});
