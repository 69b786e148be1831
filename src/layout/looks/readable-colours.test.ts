import { expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { withReadableColours } from './readable-colours.ts';

const card = applyPatch(newCard, { content: { phone: '400', email: 'e@lumen.example' } });
const coloured = (colours: object) => applyPatch(card, { style: { colours } });

test('a colour that can be read in the look stays', () => {
  const { card: chosen, replaced } = withReadableColours(withLook(coloured({ phone: '#8a1010' }), 'bauhaus'));
  expect(chosen.style.colours.phone).toBe('#8a1010');
  expect(replaced).toEqual([]);
});

test('a colour that cannot be read is the look’s, and is reported', () => {
  const { card: chosen, replaced } = withReadableColours(withLook(coloured({ phone: '#f7e9a0' }), 'bauhaus'));
  expect(chosen.style.colours.phone).toBeUndefined();
  expect(replaced).toEqual(['phone']);
});

test('a blank text is not reported', () => {
  const { card: chosen, replaced } = withReadableColours(
    withLook(coloured({ position: '#f7e9a0' }), 'bauhaus'),
  );
  expect(chosen.style.colours.position).toBeUndefined();
  expect(replaced).toEqual([]);
});

test('on a dark palette a dark colour cannot be read', () => {
  const bauhaus = withLook(coloured({ phone: '#8a1010' }), 'bauhaus');
  const look = { id: 'bauhaus', version: 1, palette: 'limeOnPine' } as const;
  expect(withReadableColours(applyPatch(bauhaus, { style: { look } })).replaced).toEqual(['phone']);
});
