import type { Books, Seller } from '#domain/invoice/invoice.ts';

/** A seller that charges VAT. */
export const testSeller: Seller = {
  name: 'Studio Sever s. r. o.',
  address: 'Hlavná 1, 040 01 Košice',
  country: 'SK',
  registration: 'IČO 12345678',
  contact: 'hello@studio-sever.example',
  vatId: 'SK2020123456',
  vatPercent: 23,
};

export const testBooks: Books = { seller: testSeller, timeZone: 'UTC' };
