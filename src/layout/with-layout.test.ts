import { expect, test } from 'vitest';
import { logoBoxOf } from './layout-card.ts';
import { withLayout } from './with-layout.ts';

test('a logo of the suggested size gets the new layout’s suggested size', () => {
  expect(withLayout({ logoSize: 20 }, { layout: 'centered' })).toEqual({
    layout: 'centered',
    orientation: 'landscape',
    logoSize: 11,
  });
  expect(withLayout({ layout: 'centered', logoSize: 11 }, { orientation: 'portrait' }).logoSize).toBe(14);
});

test('a chosen size stays', () => {
  expect(withLayout({ logoSize: 25 }, { layout: 'centered' }).logoSize).toBe(25);
});

test('a logo that would be off the turned card is moved onto it', () => {
  const turned = withLayout({ logoSize: 25, logoX: -9, logoY: 4 }, { orientation: 'portrait' });
  expect(turned).toMatchObject({ logoX: -5, logoY: 4 });
  expect(logoBoxOf(turned)).toMatchObject({ x: 0, y: 10 });
});

test('a logo that would be off the card in another layout is moved onto it, on every side', () => {
  const moved = withLayout(
    { logoSize: 20, logoX: 6, logoY: 24 },
    { layout: 'split', orientation: 'portrait' },
  );
  expect(logoBoxOf(moved)).toMatchObject({ x: 11, y: 64 });
  const far = withLayout({ logoSize: 25, logoX: -60, logoY: 40 }, { layout: 'minimal' });
  expect(logoBoxOf(far)).toEqual({ x: 0, y: 25, width: 25, height: 25 });
});

test('a logo larger than the card is not moved', () => {
  expect(withLayout({ logoSize: 120, logoX: -50, logoY: -50 }, { layout: 'split' })).toMatchObject({
    logoX: -50,
    logoY: -50,
  });
});

test('another format keeps the orientation, and the logo stays on the card', () => {
  const lower = withLayout({ logoSize: 21, logoY: 23 }, { format: { widthMm: 120, heightMm: 40 } });
  expect(lower).toMatchObject({ orientation: 'landscape', logoSize: 21, logoY: 13 });
  expect(withLayout({}, { format: { widthMm: 50, heightMm: 80 } }).orientation).toBe('landscape');
});
