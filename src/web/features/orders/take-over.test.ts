import { expect, test } from 'vitest';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { cardChangeSchema, type SavedCard } from '#contract/card/saved-card.ts';
import { takenOver } from './take-over.ts';

const saved = {
  id: '01993f8e-0000-7000-8000-000000000000',
  name: 'Emil',
  version: 4,
  companyName: 'Lumen',
  fullName: 'Emil Zeman',
  position: 'Manager',
  mobile: '+421 900 123 456',
  logoSize: 30,
  createdAt: '',
  updatedAt: '',
} as SavedCard;
const changes = [
  { field: 'position' as const, text: ' Director' },
  { field: 'mobile' as const, text: '' },
  { field: 'other' as const, text: 'A larger logo' },
];

test('a request is taken over as a change of the very version that was read, with nothing else changed', () => {
  const change = takenOver(saved, changes, null);
  expect(cardChangeSchema.safeParse(change).error).toBeUndefined();
  expect(change).toMatchObject({
    name: 'Emil',
    fullName: 'Emil Zeman',
    position: 'Director',
    mobile: '',
    logoSize: '30',
    version: 4,
  });
});

test('a text that the company design sets is not taken over into one card', () => {
  const ofDesign = { ...saved, designId: '01993f8e-0000-7000-8000-000000000001' };
  const design = (position: string) =>
    ({ rules: { companyName: 'locked', position }, branches: [] }) as unknown as SavedDesign;
  expect(takenOver(ofDesign, changes, design('locked'))).toBeNull();
  const change = takenOver(ofDesign, changes, design('required'));
  expect(change).toMatchObject({ designId: ofDesign.designId, position: 'Director', version: 4 });
  expect(change).not.toHaveProperty('companyName');
  expect(change).not.toHaveProperty('logoSize');
});
