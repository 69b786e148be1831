import { expect, test } from 'vitest';
import { inChosenOrder } from './field-order.ts';

test('rows follow the order of their block, the others keep their places', () => {
  const contact = { order: ['email', 'phone'] as const };
  expect(
    inChosenOrder(['mobile', 'phone', 'email', 'url'], { contact: { order: [...contact.order] } }),
  ).toEqual(['mobile', 'email', 'phone', 'url']);
});

test('without an order the form is as it is', () => {
  expect(inChosenOrder(['fullName', 'position'], undefined)).toEqual(['fullName', 'position']);
  expect(inChosenOrder(['fullName', 'position'], { contact: { dx: 1 } })).toEqual(['fullName', 'position']);
});
