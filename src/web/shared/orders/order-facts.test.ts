import { expect, test } from 'vitest';
import orders from '#messages/en/orders.ts';
import { shortDate } from '../i18n/dates.ts';
import { orderFacts } from './order-facts.ts';

test('the day of an order sheet has the form of its other date', () => {
  const details = { shop: '', stock: '', contact: '', delivery: '', note: '', wantedBy: '2026-11-27' };
  const day = orderFacts({ details }, orders, 'en').find(
    ({ label }) => label === orders.page.details.wantedBy,
  );
  expect(day?.value).toBe(shortDate('en', '2026-11-27'));
});
