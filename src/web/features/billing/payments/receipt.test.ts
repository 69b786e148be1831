import { expect, test } from 'vitest';
import { receiptDocument, receiptName } from './receipt.ts';

const text = {
  language: 'en',
  title: 'Vizitka receipt',
  lines: [
    ['Date', '2 Nov 2026'],
    ['Plan', 'Premium, lifetime access'],
    ['Amount', '$19'],
    ['Payment', 'pi_1'],
    ['Customer', '<b onclick="x">Elena & Co.</b>'],
  ],
  note: 'Paid by card.',
} as const;

test('a receipt contains date, plan, amount and payment, and escapes the name', () => {
  const page = receiptDocument(text);
  for (const said of ['2 Nov 2026', 'Premium, lifetime access', '$19', 'pi_1', 'Paid by card.'])
    expect(page).toContain(said);
  expect(page).toContain('&lt;b onclick=&quot;x&quot;&gt;Elena &amp; Co.&lt;/b&gt;');
  expect(page).not.toContain('<b ');
});

test('a receipt’s file name has the date and the payment', () => {
  const payment = { createdAt: '2026-11-02T12:00:00.000Z', id: '0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e' };
  expect(receiptName(payment)).toBe('vizitka-receipt-2026-11-02-8d9e.html');
});
