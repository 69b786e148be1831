import { expect, test } from 'vitest';
import { cardOf, type FlatCard } from '../card/flat-card.ts';
import type { SharedSizes } from '../card/shared-sizes.ts';
import { keepsSharedSizes, smallerSizes, withStyleChange } from './size-changes.ts';

const someSharedSizes = (sizes: SharedSizes['sizes']): SharedSizes => ({
  arrangement: 0,
  stepScale: 1,
  isPaired: false,
  sizes,
  blocks: {},
});

test('texts that get smaller alike are one change; larger and equal ones are none', () => {
  const before = someSharedSizes({ fullName: 11, phone: 7, email: 7, position: 7.5, companyName: 12 });
  const after = someSharedSizes({ fullName: 9.25, phone: 6.5, email: 6.5, position: 7.5, companyName: 13 });
  expect(smallerSizes(before, after)).toEqual([
    { fields: ['fullName'], beforePt: 11, afterPt: 9.25 },
    { fields: ['phone', 'email'], beforePt: 7, afterPt: 6.5 },
  ]);
  expect(smallerSizes(after, after)).toEqual([]);
});

test('a text that only one of two sets of shared sizes has is not smaller', () => {
  expect(smallerSizes(someSharedSizes({ phone: 7 }), someSharedSizes({ email: 6.5 }))).toEqual([]);
});

const style: FlatCard = { companyName: 'Lumen', layout: 'divider', logoSize: 18 };

test.each<FlatCard>([
  { backgroundColor: '#123456' },
  { fullNameColor: '#ff0000' },
  { logoX: 3, logoY: -2 },
  { back: { kind: 'text', message: { text: 'Hello' } } },
  { companyName: 'Atelier Lumen' },
])('the sizes of a design stay with %j', (change) => {
  expect(keepsSharedSizes(cardOf(style), cardOf({ ...style, ...change }))).toBe(true);
});

test.each<FlatCard>([
  { layout: 'bold' },
  { orientation: 'portrait' },
  { format: 'us' },
  { nameFont: 'Georgia' },
  { dataFont: 'Georgia' },
  { contactLabels: 'letters' },
  { logoHasName: true },
  { logoSize: 30 },
])('the sizes of a design do not stay with %j', (change) => {
  expect(keepsSharedSizes(cardOf(style), cardOf({ ...style, ...change }))).toBe(false);
});

test('a change of the style removes sizes that do not stay, unless it brings its own', () => {
  const [before, after] = [someSharedSizes({ fullName: 11 }), someSharedSizes({ fullName: 9 })];
  const card = cardOf({ ...style, typeset: before });
  expect(withStyleChange(card, { style: { background: '#123456' } }).style.typeset).toBe(before);
  expect(withStyleChange(card, { style: { layout: 'bold' } }).style.typeset).toBeUndefined();
  expect(withStyleChange(card, { style: { layout: 'bold', typeset: after } }).style.typeset).toBe(after);
});

test('sizes go with another look and stay with another palette of it', () => {
  const inLook = (look: FlatCard['look']) => cardOf({ ...style, look });
  const before = inLook({ id: 'bauhaus', version: 1 });
  expect(keepsSharedSizes(before, inLook({ id: 'bauhaus', version: 1, palette: 'limeOnPine' }))).toBe(true);
  expect(keepsSharedSizes(before, inLook({ id: 'bauhaus', version: 1, seed: 7 }))).toBe(false);
  expect(keepsSharedSizes(before, inLook({ id: 'ridge', version: 1 }))).toBe(false);
  expect(keepsSharedSizes(before, cardOf(style))).toBe(false);
  expect(keepsSharedSizes(before, cardOf({ ...style, look: before.style.look, initials: 'VK' }))).toBe(false);
});
