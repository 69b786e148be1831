import { expect, test } from 'vitest';
import { logoBoxOf } from './layout-card.ts';
import { withLayout } from './with-layout.ts';

test('a logo of the suggested size takes on the new suggestion', () => {
  expect(withLayout({ logoSize: 20 }, { layout: 'centered' })).toEqual({
    layout: 'centered',
    orientation: 'landscape',
    logoSize: 11,
  });
  expect(withLayout({ layout: 'centered', logoSize: 11 }, { orientation: 'portrait' }).logoSize).toBe(14);
});

test('a size that somebody chose stays', () => {
  expect(withLayout({ logoSize: 25 }, { layout: 'centered' }).logoSize).toBe(25);
});

test('a logo that would hang off the turned card is kept on it', () => {
  const turned = withLayout({ logoSize: 25, logoX: -9, logoY: 4 }, { orientation: 'portrait' });
  expect(turned).toMatchObject({ logoX: -5, logoY: 4 });
  expect(logoBoxOf(turned)).toMatchObject({ x: 0, y: 10 });
});

test('so is one that would hang off another layout, on any side', () => {
  const moved = withLayout(
    { logoSize: 20, logoX: 6, logoY: 24 },
    { layout: 'split', orientation: 'portrait' },
  );
  expect(logoBoxOf(moved)).toMatchObject({ x: 11, y: 64 });
  const far = withLayout({ logoSize: 25, logoX: -60, logoY: 40 }, { layout: 'minimal' });
  expect(logoBoxOf(far)).toEqual({ x: 0, y: 25, width: 25, height: 25 });
});

test('a logo larger than the card stays where it was put', () => {
  expect(withLayout({ logoSize: 120, logoX: -50, logoY: -50 }, { layout: 'split' })).toMatchObject({
    logoX: -50,
    logoY: -50,
  });
});
