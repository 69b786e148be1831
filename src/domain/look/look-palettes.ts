import { type LookPaletteName, lookPaletteNames, textPalettes } from '../card/look/text-palettes.ts';

/** What a colour of a palette is for: the ground, strong texts, small texts, the one loud colour, its calm partner, a soft ground. */
export const colourRoles = ['paper', 'ink', 'quiet', 'accent', 'second', 'panel'] as const;
export type ColourRole = (typeof colourRoles)[number];

/** A colour for each role. */
export type RoleColours = Readonly<Record<ColourRole, string>>;

/** The other colours of each palette. */
const graphicColours: Readonly<Record<LookPaletteName, Pick<RoleColours, 'accent' | 'second' | 'panel'>>> = {
  blackOnWhite: { accent: '#c93a25', second: '#b9b9b9', panel: '#efefef' },
  navyOnWhite: { accent: '#b8832f', second: '#9db0cc', panel: '#e9eef5' },
  terracottaOnWhite: { accent: '#2f5557', second: '#e3b48f', panel: '#f8ece5' },
  brownOnCream: { accent: '#b5612a', second: '#c9a77f', panel: '#ebdfca' },
  greenOnSage: { accent: '#b46a2c', second: '#93ad94', panel: '#d5dfd0' },
  burgundyOnPink: { accent: '#c4604f', second: '#dca79b', panel: '#efd7d2' },
  whiteOnCharcoal: { accent: '#e2a53a', second: '#777f80', panel: '#373737' },
  goldOnBlack: { accent: '#b98f48', second: '#5f4d2b', panel: '#1b1812' },
  whiteOnNavy: { accent: '#e3a857', second: '#56759e', panel: '#263f66' },
  creamOnGreen: { accent: '#d99d55', second: '#558266', panel: '#2b5545' },
  pinkOnBurgundy: { accent: '#e59a84', second: '#94445a', panel: '#722a3d' },
  whiteOnTeal: { accent: '#f0b95b', second: '#3c8689', panel: '#1a5f69' },
  cobaltOnChalk: { accent: '#e0532f', second: '#f0bf4c', panel: '#e4e7ef' },
  tomatoOnBone: { accent: '#bb3c24', second: '#e6ad45', panel: '#e8dfd0' },
  inkOnMustard: { accent: '#b83a22', second: '#e39a24', panel: '#f7d36f' },
  forestOnLinen: { accent: '#cf7f34', second: '#a3b79f', panel: '#e4e6da' },
  slateOnMist: { accent: '#cf5b3e', second: '#9db6bc', panel: '#dde4e6' },
  plumOnBlush: { accent: '#bf6a58', second: '#e0b6a3', panel: '#f2e0da' },
  inkOnSand: { accent: '#a93f27', second: '#c6a97f', panel: '#dfd1b9' },
  oliveOnOat: { accent: '#a97622', second: '#aab083', panel: '#e2ddc7' },
  skyOnWhite: { accent: '#23759f', second: '#a6cbdd', panel: '#e9f2f6' },
  creamOnInk: { accent: '#e07a4b', second: '#45607b', panel: '#20303f' },
  coralOnAubergine: { accent: '#ee8d6f', second: '#7d527b', panel: '#462c4d' },
  limeOnPine: { accent: '#c5cd58', second: '#4a7a5d', panel: '#1e463a' },
  inkOnLilac: { accent: '#cf3f26', second: '#a996d6', panel: '#d3caeb' },
};

/** The palettes of looks. A released palette never changes: saved cards have its name only. */
export const lookPalettes: Readonly<Record<LookPaletteName, RoleColours>> = Object.fromEntries(
  lookPaletteNames.map((name) => [name, { ...textPalettes[name], ...graphicColours[name] }]),
) as Record<LookPaletteName, RoleColours>;
