import { expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { logoBoxOf } from './layout-card.ts';
import { looks } from './looks/looks.ts';
import { withLayout } from './with-layout.ts';

test('a logo of the suggested size gets the new layout’s suggested size', () => {
  expect(withLayout(cardOf({ logoSize: 20 }), { layout: 'centered' }, null)).toEqual(
    cardOf({ layout: 'centered', orientation: 'landscape', logoSize: 11 }),
  );
  expect(
    withLayout(cardOf({ layout: 'centered', logoSize: 11 }), { orientation: 'portrait' }, null).style.logo
      .sizeMm,
  ).toBe(14);
});

test('a chosen size stays', () => {
  expect(withLayout(cardOf({ logoSize: 25 }), { layout: 'centered' }, null).style.logo.sizeMm).toBe(25);
});

test('a logo that would be off the turned card is moved onto it', () => {
  const turned = withLayout(cardOf({ logoSize: 25, logoX: -9, logoY: 4 }), { orientation: 'portrait' }, null);
  expect(turned).toMatchObject({ style: { logo: { leftMm: -5, topMm: 4 } } });
  expect(logoBoxOf(turned, null)).toMatchObject({ x: 0, y: 10 });
});

test('a logo that would be off the card in another layout is moved onto it, on every side', () => {
  const moved = withLayout(
    cardOf({ logoSize: 20, logoX: 6, logoY: 24 }),
    {
      layout: 'split',
      orientation: 'portrait',
    },
    null,
  );
  expect(logoBoxOf(moved, null)).toMatchObject({ x: 11, y: 64 });
  const far = withLayout(cardOf({ logoSize: 25, logoX: -60, logoY: 40 }), { layout: 'minimal' }, null);
  expect(logoBoxOf(far, null)).toEqual({ x: 0, y: 25, width: 25, height: 25 });
});

test('a logo larger than the card is not moved', () => {
  expect(
    withLayout(cardOf({ logoSize: 120, logoX: -50, logoY: -50 }), { layout: 'split' }, null),
  ).toMatchObject({
    style: { logo: { leftMm: -50, topMm: -50 } },
  });
});

test('another format keeps the orientation, and the logo stays on the card', () => {
  const lower = withLayout(
    cardOf({ logoSize: 21, logoY: 23 }),
    { format: { widthMm: 120, heightMm: 40 } },
    null,
  );
  expect(lower).toMatchObject({
    orientation: 'landscape',
    style: { logo: { sizeMm: 21, topMm: 13 } },
  });
  expect(withLayout(cardOf({}), { format: { widthMm: 50, heightMm: 80 } }, null).orientation).toBe(
    'landscape',
  );
});

test('a card in a look keeps the layout of the look when it is turned', () => {
  const look = { id: 'bauhaus', version: 1 } as const;
  expect(withLayout(cardOf({ look }), { orientation: 'portrait' }, looks).style.layout).toBeUndefined();
  expect(withLayout(cardOf({ look }), { layout: 'bold' }, looks).style.layout).toBe('bold');
});
