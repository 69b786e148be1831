import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../i18n/english.ts';
import { MessagesProvider } from '../i18n/messages-context.tsx';
import { QueryView } from './query-view.tsx';

const shown = (data: readonly string[] | undefined, isError = false) =>
  renderToStaticMarkup(
    <MessagesProvider initial={{ language: 'en', messages: en }}>
      <QueryView query={{ data, isError, refetch: () => {} }} skeleton="Loading" empty="No orders">
        {(orders) => orders.join(', ')}
      </QueryView>
    </MessagesProvider>,
  );

test('a query shows its skeleton, then its data or that there are none', () => {
  expect(shown(undefined)).toBe('Loading');
  expect(shown(['Ana', 'Ben'])).toBe('Ana, Ben');
  expect(shown([])).toBe('No orders');
});

test('a query that has failed says so, and data that are shown stay', () => {
  expect(shown(undefined, true)).toContain(en.cards.loadFailed.title);
  expect(shown(['Ana'], true)).toBe('Ana');
});
