import { expect, test } from 'vitest';
import { buyerCountry, invoiceNumber, splitTax } from './invoice.ts';
import { hasVatIdForm, normaliseVatId } from './vat-id.ts';

test('an invoice number has its series, its year and six digits', () => {
  expect(invoiceNumber('invoice', 2026, 17)).toBe('INV-2026-000017');
  expect(invoiceNumber('credit_note', 2027, 1_234_567)).toBe('CN-2027-1234567');
});

test.each([
  [1900, 23, 1545, 355],
  [9000, 23, 7317, 1683],
  [9000, 25.5, 7171, 1829],
  [1900, 0, 1900, 0],
  [1, 20, 1, 0],
])('%i cents with %f %% of tax are %i and %i', (totalCents, percent, netCents, taxCents) => {
  expect(splitTax(totalCents, percent)).toEqual({ netCents, taxCents });
});

test('the parts of every amount add up, and the tax is that of the net amount to the cent', () => {
  for (let totalCents = 1; totalCents <= 10_000; totalCents += 1) {
    const { netCents, taxCents } = splitTax(totalCents, 23);
    expect(netCents + taxCents).toBe(totalCents);
    expect(Math.abs(netCents * 0.23 - taxCents)).toBeLessThanOrEqual(0.615);
  }
});

test('the country is that of the company, else of the billing address, else of the card', () => {
  expect(buyerCountry({ company: 'SK', billing: 'CZ', card: 'AT' })).toBe('SK');
  expect(buyerCountry({ company: null, billing: 'CZ', card: 'AT' })).toBe('CZ');
  expect(buyerCountry({ company: null, billing: null, card: null })).toBeNull();
});

test.each([
  'SK2020123456',
  'sk 2020 123 456',
  'DE123456789',
  'ATU12345678',
  'EL123456789',
  'IE1234567FA',
  'CHE123456789',
])('the VAT ID %s has the form of its country', (typed) => {
  expect(hasVatIdForm(normaliseVatId(typed))).toBe(true);
});

test.each(['', 'SK', '2020123456', 'SK123', 'DE12345678', 'AT12345678', 'SK2020123456<b>', 'XX1'])(
  'the VAT ID %j does not',
  (typed) => {
    expect(hasVatIdForm(normaliseVatId(typed))).toBe(false);
  },
);
