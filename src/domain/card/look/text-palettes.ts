/** The paper and the colours of texts of each palette: all that a card without a look has of it. */
export const textPalettes = {
  blackOnWhite: { paper: '#ffffff', ink: '#000000', quiet: '#666666' },
  navyOnWhite: { paper: '#ffffff', ink: '#1f3a68', quiet: '#595959' },
  terracottaOnWhite: { paper: '#ffffff', ink: '#a4452c', quiet: '#595959' },
  brownOnCream: { paper: '#f6efe2', ink: '#5b3a29', quiet: '#595959' },
  greenOnSage: { paper: '#e6ece2', ink: '#2c4a38', quiet: '#555555' },
  burgundyOnPink: { paper: '#f7e9e6', ink: '#6d2136', quiet: '#555555' },
  whiteOnCharcoal: { paper: '#262626', ink: '#ffffff', quiet: '#c8c8c8' },
  goldOnBlack: { paper: '#000000', ink: '#d9b36a', quiet: '#d0d0d0' },
  whiteOnNavy: { paper: '#1b2f4f', ink: '#ffffff', quiet: '#d5dce6' },
  creamOnGreen: { paper: '#1f4436', ink: '#f4ead2', quiet: '#dcdccf' },
  pinkOnBurgundy: { paper: '#5c1a2b', ink: '#f8e3dc', quiet: '#e0d5d3' },
  whiteOnTeal: { paper: '#0f4c55', ink: '#ffffff', quiet: '#d4e4e4' },
  cobaltOnChalk: { paper: '#f7f6f1', ink: '#1d3f94', quiet: '#54565c' },
  tomatoOnBone: { paper: '#f4efe6', ink: '#2a2522', quiet: '#5e5650' },
  inkOnMustard: { paper: '#f2c033', ink: '#1d1a16', quiet: '#453a1c' },
  forestOnLinen: { paper: '#f3f1e9', ink: '#1f3d2f', quiet: '#565d55' },
  slateOnMist: { paper: '#eef1f2', ink: '#22333d', quiet: '#53606a' },
  plumOnBlush: { paper: '#faf1ee', ink: '#4a2545', quiet: '#675866' },
  inkOnSand: { paper: '#eadfcd', ink: '#1d2a3a', quiet: '#4c4f53' },
  oliveOnOat: { paper: '#f0ebdd', ink: '#3d4325', quiet: '#5a5a48' },
  skyOnWhite: { paper: '#ffffff', ink: '#14354f', quiet: '#566069' },
  creamOnInk: { paper: '#15202b', ink: '#f3ead9', quiet: '#cfcabf' },
  coralOnAubergine: { paper: '#35203b', ink: '#fbe9df', quiet: '#dccbd3' },
  limeOnPine: { paper: '#14342b', ink: '#eff3df', quiet: '#ccd8c8' },
  inkOnLilac: { paper: '#e5dff4', ink: '#251a4d', quiet: '#4b4270' },
} as const satisfies Record<string, Record<'paper' | 'ink' | 'quiet', string>>;

export type LookPaletteName = keyof typeof textPalettes;

/** The names of the palettes, in the order they are shown. */
export const lookPaletteNames = Object.keys(textPalettes) as LookPaletteName[];
