import { describe, expect, test } from 'vitest';
import { applyPatch, type Card, newCard } from '../card/card.ts';
import { colourChange, fontChange } from '../card/card-style.ts';
import { palettes } from '../card/colour/palettes.ts';
import { currentLook } from '../card/look/card-look.ts';
import { differsFromLook, resetToLook, withCurrentLook, withLook, withoutLook } from './choose-look.ts';

const bauhaus = currentLook('bauhaus');
const content = { companyName: 'Lumen', fullName: 'Elena', phone: '400' };
const styleOf = (card: Card) => withLook(card, 'bauhaus').style;

describe('choosing a look', () => {
  test('replaces the style of a new card and keeps its format, its texts and its logo', () => {
    const card = applyPatch(newCard, {
      format: 'us',
      orientation: 'portrait',
      content,
      style: { layout: 'bold', contactLabels: 'letters', logo: { sizeMm: 30 } },
    });
    const { logo } = card.style;
    expect(withLook(card, 'bauhaus')).toEqual({
      format: 'us',
      orientation: 'portrait',
      content,
      style: { look: bauhaus, contactLabels: 'letters', fonts: {}, colours: {}, logo },
      back: { kind: 'look' },
    });
  });

  test('replaces a palette and a pair of fonts, also custom ones', () => {
    const custom = { strong: '#123456', quiet: '#234567', background: '#eeeeee' };
    for (const colours of [palettes.limeOnPine, custom])
      expect(styleOf(applyPatch(newCard, colourChange(colours)))).toMatchObject({ colours: {} });
    for (const pair of [
      { strong: 'Montserrat', quiet: 'Open Sans' },
      { strong: 'Roboto', quiet: 'Lato' },
    ] as const)
      expect(styleOf(applyPatch(newCard, fontChange(pair)))).toMatchObject({ fonts: {} });
  });

  test.each([
    ['a new card', newCard],
    ['a card in a palette', applyPatch(newCard, colourChange(palettes.navyOnWhite))],
    ['a card in custom colours', applyPatch(newCard, colourChange({ strong: '#123456', quiet: '#234567' }))],
    ['a card in a look', withLook(newCard, 'ridge')],
  ])('keeps the font and the colour of a single text of %s', (_, card) => {
    const colours = { phone: '#aa0000', city: '#bb0000' };
    const fonts = { companyName: 'Georgia' } as const;
    expect(styleOf(applyPatch(card, { style: { colours, fonts } }))).toMatchObject({ colours, fonts });
  });

  test('replaces the earlier look with all its changes', () => {
    const before = applyPatch(withLook(newCard, 'ridge'), {
      style: { look: { id: 'ridge', version: 1, seed: 7 }, layout: 'bold', background: '#000000' },
    });
    expect(withLook(before, 'bauhaus')).toEqual(withLook(newCard, 'bauhaus'));
  });

  test('brings a back to a card without a look, and none to a card whose back was removed', () => {
    expect(withLook(newCard, 'ridge').back).toEqual({ kind: 'look' });
    const oneSided = { ...withLook(newCard, 'ridge'), back: null };
    expect(withLook(oneSided, 'bauhaus').back).toBeNull();
  });

  test('keeps a back of another kind', () => {
    const back = { kind: 'text', message: { text: 'Light' } } as const;
    expect(withLook({ ...newCard, back }, 'bauhaus').back).toBe(back);
  });

  test('removes shared sizes', () => {
    const typeset = { arrangement: 0, stepScale: 1, isPaired: false, sizes: {}, blocks: {} };
    expect(styleOf(applyPatch(newCard, { style: { typeset } })).typeset).toBeUndefined();
  });
});

describe('a card without its look', () => {
  test('is the new card that it was', () => {
    expect(withoutLook(withLook(newCard, 'bauhaus'))).toEqual(newCard);
  });

  test('keeps what was set by hand', () => {
    const card = applyPatch(withLook(newCard, 'bauhaus'), {
      style: { background: '#eeeeee', colours: { phone: '#aa0000' }, fonts: { data: 'Lato' } },
    });
    const { style } = withoutLook(card);
    expect([style.background, style.colours.phone, style.fonts.phone]).toEqual([
      '#eeeeee',
      '#aa0000',
      'Lato',
    ]);
  });

  test('is the same card if it had none', () => {
    expect(withoutLook(newCard)).toBe(newCard);
  });
});

describe('resetting a card to its look', () => {
  const designed = withLook(applyPatch(newCard, { content }), 'bauhaus');

  test.each([
    { look: { ...bauhaus, palette: 'limeOnPine' } },
    { layout: 'bold' },
    { background: '#000000' },
    { fonts: { phone: 'Lato' } },
    { colours: { phone: '#aa0000' } },
  ] as const)('removes %j', (style) => {
    const changed = applyPatch(designed, { style });
    expect(differsFromLook(changed)).toBe(true);
    expect(resetToLook(changed)).toEqual(designed);
  });

  test('removes the background of its back, and keeps a back of another kind', () => {
    expect(resetToLook({ ...designed, back: { kind: 'look', background: '#000000' } })).toEqual(designed);
    expect(resetToLook({ ...designed, back: null }).back).toBeNull();
  });

  test('changes nothing on a card as designed or without a look', () => {
    expect(differsFromLook(designed)).toBe(false);
    expect(differsFromLook(newCard)).toBe(false);
  });
});

describe('the version that a look has now', () => {
  const waveform = (look: object): Card => ({
    ...applyPatch(newCard, { content, style: { look: { id: 'waveform', version: 1, ...look } } }),
    back: { kind: 'look' },
  });

  test('replaces a former one and keeps what differs from the look', () => {
    const before = waveform({ palette: 'creamOnInk', seed: 7, isMirrored: true });
    const after = withCurrentLook(before);
    const { version } = currentLook('waveform');
    const look = { id: 'waveform', version, palette: 'creamOnInk', seed: 7, isMirrored: true } as const;
    expect(after).toEqual(applyPatch(before, { style: { look } }));
    expect(version).toBeGreaterThan(1);
  });

  test('is offered to no card that has it, and to none without a look', () => {
    expect(withCurrentLook(waveform(currentLook('waveform')))).toBeNull();
    expect(withCurrentLook(newCard)).toBeNull();
  });
});
