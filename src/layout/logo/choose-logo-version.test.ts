import { describe, expect, it } from 'vitest';
import { chooseLogoVersion, isLegible, type LogoGround } from './choose-logo-version.ts';
import type { LogoAnalysis, LogoPiece } from './logo-analysis.ts';
import { lossOfVersion } from './loss-of-version.ts';

const [navy, orange, white, green, red, cream] = [
  '#14275a',
  '#ef7d1a',
  '#ffffff',
  '#1f5a3a',
  '#b3261e',
  '#f6efe0',
];

const piece = (colour: string, area: number, onGround = area): LogoPiece => ({
  colour,
  area,
  onGround,
  outline: onGround,
});

const analysed = (pieces: readonly LogoPiece[], more: Partial<LogoAnalysis> = {}): LogoAnalysis => ({
  version: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
  ground: null,
  boxed: null,
  kind: 'flat',
  pieces,
  touching: [],
  isClosed: false,
  isRound: false,
  painted: 0.5,
  ...more,
});

/** A navy word with an orange mark beside it. */
const wordmark = analysed([piece(navy, 0.7), piece(orange, 0.3)]);
/** A green shield with a red band, and cream leaves on it. */
const crest = analysed([piece(green, 0.6), piece(red, 0.25), piece(cream, 0.15, 0)], {
  kind: 'inner',
  isClosed: true,
  touching: [
    { pieces: [0, 2], share: 0.4 },
    { pieces: [0, 1], share: 0.1 },
  ],
});
const onlyWhite = analysed([piece(white, 1)]);

const on = (ground: string, more: Partial<LogoGround> = {}): LogoGround => ({
  ground,
  ink: ground === white || ground === cream ? '#101820' : white,
  accent: ground === white || ground === cream ? red : '#f0c14b',
  plates: [white, cream, navy],
  ...more,
});

describe('the version of a logo', () => {
  it('keeps its own colours where they are legible', () => {
    expect(chooseLogoVersion(wordmark, on(white))).toEqual({ kind: 'own' });
    expect(chooseLogoVersion(wordmark, on(cream))).toEqual({ kind: 'own' });
    expect(chooseLogoVersion(crest, on(cream))).toEqual({ kind: 'own' });
    expect(chooseLogoVersion(onlyWhite, on(navy))).toEqual({ kind: 'own' });
  });

  it('keeps its own colours without an analysis', () => {
    expect(chooseLogoVersion(undefined, on(navy), 'plate')).toEqual({ kind: 'own' });
  });

  it('is own on white where a brand was designed so, but not white on white', () => {
    expect(isLegible(analysed([piece(orange, 1)]), white)).toBe(true);
    expect(isLegible(onlyWhite, white)).toBe(false);
  });

  it('gets a line around a closed figure whose outer pieces are lost', () => {
    expect(chooseLogoVersion(crest, on('#12110f'))).toEqual({
      kind: 'outline',
      colour: white,
      widthMm: 0.45,
    });
  });

  it('gets no line around a full figure that nothing is seen on', () => {
    const apart = analysed([piece(navy, 0.8), piece(orange, 0.2)], { isClosed: true });
    expect(chooseLogoVersion(apart, on(navy))).toEqual({ kind: 'pieces', colours: [white, orange] });
  });

  it('takes the accent for the line where the ink is too near to the figure', () => {
    const version = chooseLogoVersion(crest, on('#12110f', { ink: '#2b6b4a', accent: '#f0c14b' }));
    expect(version).toMatchObject({ kind: 'outline', colour: '#f0c14b' });
  });

  it('gets its failing pieces in ink: navy turns white, orange stays', () => {
    expect(chooseLogoVersion(wordmark, on(navy))).toEqual({ kind: 'pieces', colours: [white, orange] });
  });

  it('is in one colour where a piece in ink could not be told from its neighbour', () => {
    const touching = analysed([piece(navy, 0.86), piece('#f6d9b8', 0.14)], {
      touching: [{ pieces: [0, 1], share: 0.05 }],
    });
    expect(chooseLogoVersion(touching, on(navy, { accent: navy }))).toEqual({
      kind: 'oneColour',
      colour: white,
    });
  });

  it('is in one colour when all of it fails, with its small pieces in the accent', () => {
    expect(chooseLogoVersion(onlyWhite, on(cream))).toEqual({ kind: 'oneColour', colour: '#101820' });
    const emblem = analysed([piece('#17402c', 0.9), piece('#3a2a18', 0.1)]);
    expect(chooseLogoVersion(emblem, on('#3b0f20'))).toEqual({
      kind: 'oneColour',
      colour: white,
      accent: { pieces: [1], colour: '#f0c14b' },
    });
  });

  it('stands on a plate where one colour loses too much', () => {
    const lossy = analysed([piece(navy, 0.6), piece('#59647f', 0.4)], {
      touching: [{ pieces: [0, 1], share: 0.3 }],
    });
    expect(lossOfVersion(lossy, { kind: 'oneColour', colour: white })).toBe(0.3);
    expect(chooseLogoVersion(lossy, on('#2b3450'))).toEqual({ kind: 'plate', colour: white });
  });

  it('is never in one colour when it is a drawing by contrast, a photograph or has a box', () => {
    const open = { ...crest, isClosed: false };
    expect(chooseLogoVersion(open, on('#12110f'))).toEqual({ kind: 'plate', colour: white });
    expect(chooseLogoVersion(open, on('#12110f'), 'oneColour')).toEqual({ kind: 'plate', colour: white });
    expect(chooseLogoVersion({ ...wordmark, kind: 'photo' }, on(navy), 'oneColour')).toMatchObject({
      kind: 'plate',
    });
    expect(chooseLogoVersion({ ...wordmark, boxed: red }, on(navy))).toEqual({ kind: 'own' });
  });

  it('needs no plate as a round photograph', () => {
    const photo = analysed([piece(navy, 0.5), piece(orange, 0.5)], { kind: 'photo', isRound: true });
    expect(chooseLogoVersion(photo, on(navy))).toEqual({ kind: 'own' });
  });

  it('takes the first plate that it is legible on', () => {
    const pale = analysed([piece(white, 0.6, 0.6), piece('#e8e4da', 0.4, 0.4)], { kind: 'inner' });
    expect(chooseLogoVersion(pale, on(cream))).toEqual({ kind: 'plate', colour: navy });
  });

  it('follows a wish that it can be drawn in', () => {
    expect(chooseLogoVersion(wordmark, on(navy), 'own')).toEqual({ kind: 'own' });
    expect(chooseLogoVersion(wordmark, on(navy), 'plate')).toEqual({ kind: 'plate', colour: white });
    expect(chooseLogoVersion(wordmark, on(white), 'oneColour')).toEqual({
      kind: 'oneColour',
      colour: '#101820',
    });
  });
});
