import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { designsQuery } from './designs-query.ts';
import { addToList, cardListQuery, removeFromList, upsertCard } from './saved-cards.ts';

function aCard(id: string, name = id): SavedCard {
  const at = '2026-01-01T00:00:00.000Z';
  return { id, name, companyName: 'Lumen', fullName: 'Elena', version: 1, createdAt: at, updatedAt: at };
}

/** A list that was read: each string is a page, each letter a card. */
function listed(...pages: string[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(cardListQuery.queryKey, {
    pages: pages.map((ids, index) => ({
      cards: [...ids].map((id) => aCard(id)),
      next: index === pages.length - 1 ? null : { before: ids.slice(-1) },
    })),
    pageParams: pages.map(() => ({})),
  });
  return client;
}

/** As the page shows them; nothing is asked for what is here. */
function namesIn(client: QueryClient): string[] | undefined {
  return watched(client)
    .getCurrentResult()
    .data?.map(({ name }) => name);
}

function watched(client: QueryClient) {
  return new InfiniteQueryObserver(client, { ...cardListQuery, enabled: false });
}

afterEach(() => vi.unstubAllGlobals());

test('a new card is first in the list, a restored one returns to its position', () => {
  const client = listed('31');
  addToList(client, aCard('4'));
  addToList(client, aCard('2'));
  expect(namesIn(client)).toEqual(['4', '3', '2', '1']);
});

test('a changed card keeps its position', () => {
  const client = listed('21');
  upsertCard(client, aCard('1', 'renamed'));
  expect(namesIn(client)).toEqual(['2', 'renamed']);
});

test('a deleted card is removed from the list', () => {
  const client = listed('21');
  removeFromList(client, aCard('2'));
  expect(namesIn(client)).toEqual(['1']);
});

test('cards of every page can be added, changed and deleted', () => {
  const client = listed('97', '53', '1');
  upsertCard(client, aCard('3', 'renamed'));
  addToList(client, aCard('4'));
  removeFromList(client, aCard('7'));
  removeFromList(client, aCard('1'));
  expect(namesIn(client)).toEqual(['9', '5', '4', 'renamed']);
});

test('a restored card that was last on its page returns to its position before the next page', async () => {
  const client = listed('98');
  upsertCard(client, aCard('5'));
  expect(await namesAfterMore(client, '765')).toEqual(['9', '8', '7', '6', '5']);
});

test('a card deleted while a page loads stays deleted, and the page can be loaded again', async () => {
  const client = listed('98');
  const answered = namesAfterMore(client, '76');
  removeFromList(client, aCard('9'));
  await answered;
  expect(namesIn(client)).toEqual(['8']);
  expect(await namesAfterMore(client, '76')).toEqual(['8', '7', '6']);
});

/** Reads one more page, which holds these cards. */
async function namesAfterMore(client: QueryClient, ids: string): Promise<string[] | undefined> {
  client.setQueryData(
    cardListQuery.queryKey,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, next: { before: '8' } })) },
  );
  vi.stubGlobal('fetch', async () => Response.json([...ids].map((id) => aCard(id))));
  await watched(client).fetchNextPage();
  return namesIn(client);
}

test('a list that was never loaded stays empty', () => {
  const client = new QueryClient();
  addToList(client, aCard('1'));
  expect(namesIn(client)).toBeUndefined();
});

test('the designs, which count their cards, are read again when a card of a design comes or goes', () => {
  const client = listed('1');
  const { queryKey } = designsQuery;
  const isStale = () => client.getQueryState(queryKey)?.isInvalidated;
  const change = (act: () => void) => {
    client.setQueryData(queryKey, []);
    act();
    return isStale();
  };
  const ofDesign = { ...aCard('2'), designId: 'crew' };
  expect(change(() => addToList(client, ofDesign))).toBe(true);
  expect(change(() => removeFromList(client, ofDesign))).toBe(true);
  expect(change(() => addToList(client, aCard('3')))).toBe(false);
});
