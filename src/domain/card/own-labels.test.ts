import { expect, test } from 'vitest';
import { ownLabelOf } from './card.ts';
import { canHaveLabel, ownLabelMax, storedLabel, tidyLabels, withOwnLabel } from './own-labels.ts';
import { textFields } from './text-fields.ts';

test('lines of the contact can have a label', () => {
  expect(textFields.filter(canHaveLabel)).toEqual([
    'mobile',
    'phone',
    'email',
    'url',
    'street',
    'city',
    'free1',
    'free2',
  ]);
});

test('a label is one short line', () => {
  expect(storedLabel('  Head \n office ')).toBe('Head office');
  expect(storedLabel('\u200b')).toBe('');
  expect(storedLabel('x'.repeat(50))).toHaveLength(ownLabelMax);
});

test('an empty label is removed, and without labels nothing is left', () => {
  const labels = withOwnLabel(withOwnLabel(undefined, 'phone', 'Office'), 'mobile', 'GSM');
  expect(JSON.stringify(labels)).toBe('{"mobile":"GSM","phone":"Office"}');
  expect(withOwnLabel(withOwnLabel(labels, 'phone', ''), 'mobile', undefined)).toBeUndefined();
  expect(tidyLabels({ phone: '' })).toBeUndefined();
});

test('an empty text has no label, and a name never has one', () => {
  const labels = { phone: 'Office', fullName: 'Mr' };
  expect(ownLabelOf({ phone: '+421', labels }, 'phone')).toBe('Office');
  expect(ownLabelOf({ phone: ' ', labels }, 'phone')).toBe('');
  expect(ownLabelOf({ fullName: 'Jana', labels }, 'fullName')).toBe('');
});
