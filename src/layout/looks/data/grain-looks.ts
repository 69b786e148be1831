import type { Look } from '../look.ts';

/** Looks with chips, dots and bars. */
export const grainLooks: readonly Look[] = [
  {
    id: 'terrazzo',
    trades: ['interior', 'ceramics', 'shop'],
    moods: ['playful', 'modern'],
    shape: 'wide',
    palette: 'inkOnSand',
    fonts: { heading: 'Bricolage Grotesque', data: 'Bricolage Grotesque' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'terrazzo',
          params: {
            at: 'right',
            share: 0.46,
            fade: true,
            size: [0.7, 3.2],
            density: 2.2,
            roles: ['ink', 'accent', 'second', 'paper'],
          },
          seed: 12,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0, 0.55, 1],
      type: {
        company: { sizePt: 15, weight: 700, trackingEm: -0.01 },
        name: { sizePt: 9, weight: 600 },
        role: { step: 3.5, sizePt: 7.2 },
        contact: { firstStep: 5.6 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'terrazzo',
          params: {
            at: 'all',
            size: [0.8, 3.4],
            density: 1.5,
            roles: ['second', 'accent', 'paper', 'quiet'],
          },
          seed: 12,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'waveform',
    trades: ['music', 'podcast', 'events'],
    moods: ['night', 'rhythm'],
    shape: 'wide',
    palette: 'creamOnInk',
    fonts: { heading: 'Space Grotesk', data: 'IBM Plex Mono' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'bars',
          params: {
            y: 0.5,
            height: 0.84,
            pitch: 1.82,
            thick: 0.5,
            role: 'second',
            hot: [0.75, 0.88],
            waves: 2.3,
            swell: [0.59, 0.86],
          },
          seed: 14,
        },
      ],
      arrangement: { kind: 'edge' },
      area: [0, 0, 0.69, 1],
      turned: {
        graphics: [
          {
            motif: 'bars',
            params: {
              y: 0.88,
              height: 0.2,
              pitch: 1.55,
              thick: 0.5,
              role: 'second',
              hot: [0.5, 0.8],
              waves: 2.3,
            },
            seed: 14,
          },
        ],
      },
      type: {
        name: { sizePt: 15, weight: 500 },
        company: { sizePt: 9, weight: 500, colour: 'accent' },
        role: { sizePt: 7 },
        contact: { sizePt: 7.2, step: 3.35, font: 'heading', weight: 400 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        {
          motif: 'bars',
          params: { y: 0.5, height: 0.92, pitch: 3.4, thick: 0.5, role: 'paper', waves: 2.2, isSlim: true },
          seed: 6,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'halftone',
    trades: ['photography', 'printing', 'music'],
    moods: ['graphic', 'bold'],
    shape: 'wide',
    palette: 'blackOnWhite',
    fonts: { heading: 'Bricolage Grotesque', data: 'Inter' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'halftone',
          params: { from: 'tr', pitch: 2.5, reach: 0.62, rMax: 0.5, role: 'accent', power: 0.95 },
        },
      ],
      arrangement: { kind: 'bold', contact: 'below' },
      type: {
        company: { sizePt: 46, weight: 800, trackingEm: -0.035, lines: 1 },
        name: { sizePt: 9, weight: 700 },
        role: { sizePt: 7.2, step: 3.5 },
        contact: { sizePt: 7.2, firstStep: 5, step: 3.4 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        { motif: 'halftone', params: { from: 'bottom', pitch: 3.4, reach: 1.1, rMax: 0.5, role: 'ink' } },
      ],
      content: { kind: 'none' },
    },
  },
];
