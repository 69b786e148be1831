import type { Look } from '../look.ts';

/** Looks with fine lines. */
export const lineLooks: readonly Look[] = [
  {
    id: 'contour',
    trades: ['landscape', 'survey', 'garden'],
    moods: ['quiet', 'precise'],
    shape: 'wide',
    palette: 'greenOnSage',
    fonts: { heading: 'Fraunces', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'contours',
          params: {
            hills: [
              [0.98, 0.2, 0.2, 1],
              [0.86, 0.78, 0.17, 0.85],
            ],
            reach: 0.78,
            levels: 12,
            role: 'ink',
            pt: 0.35,
          },
          seed: 8,
          strength: 0.55,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0, 0.56, 1],
      type: {
        company: { sizePt: 13, weight: 500 },
        name: { sizePt: 9, weight: 600, font: 'data' },
        role: { step: 3.5, sizePt: 7.2 },
        contact: { firstStep: 5.6 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'contours',
          params: {
            side: 'all',
            hills: [
              [0.15, 0.3, 0.2, 1],
              [0.55, 0.75, 0.24, 1],
              [0.95, 0.2, 0.22, 0.9],
            ],
            reach: 0.8,
            levels: 13,
            role: 'second',
            pt: 0.35,
          },
          seed: 8,
          strength: 0.75,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'rosette',
    trades: ['finance', 'notary', 'law'],
    moods: ['formal', 'fine'],
    shape: 'wide',
    palette: 'navyOnWhite',
    fonts: { heading: 'EB Garamond', data: 'IBM Plex Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'guilloche',
          params: {
            cx: 1,
            cy: 0.06,
            radius: 0.56,
            lobes: 14,
            lines: 12,
            depth: 0.26,
            pt: 0.3,
            role: 'accent',
          },
          strength: 0.7,
        },
      ],
      arrangement: { kind: 'editorial', split: 0.58 },
      area: [0, 0, 1, 1],
      type: {
        name: { sizePt: 16, weight: 500 },
        role: { sizePt: 8, font: 'heading', isItalic: true, step: 4.6 },
        company: { sizePt: 10, weight: 600 },
        subtitle: { sizePt: 7 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'guilloche',
          params: {
            cx: 0.5,
            cy: 0.5,
            radius: 0.74,
            lobes: 18,
            lines: 16,
            depth: 0.24,
            pt: 0.5,
            role: 'second',
          },
          strength: 0.55,
        },
      ],
      content: { kind: 'initial', sizePt: 22, weight: 500, x: 'center', y: 0.496 },
    },
  },
  {
    id: 'constellation',
    trades: ['tech', 'data', 'research'],
    moods: ['clear', 'night'],
    shape: 'wide',
    palette: 'whiteOnNavy',
    fonts: { heading: 'Space Grotesk', data: 'Space Grotesk' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'constellation',
          params: {
            at: 'right',
            share: 0.52,
            count: 30,
            role: 'second',
            node: 'ink',
            hot: 3,
            links: 2,
            pt: 0.5,
          },
          seed: 31,
        },
      ],
      arrangement: { kind: 'edge' },
      area: [0, 0, 0.56, 1],
      type: {
        name: { sizePt: 14, weight: 500 },
        role: { sizePt: 7.5 },
        company: { sizePt: 8, weight: 600, colour: 'accent' },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [
        {
          motif: 'constellation',
          params: { at: 'all', count: 70, role: 'second', node: 'ink', hot: 6, links: 2, pt: 0.5 },
          seed: 5,
        },
      ],
      content: { kind: 'company', sizePt: 14, weight: 500, x: 'center', y: 0.5 },
    },
  },
  {
    id: 'floor-plan',
    trades: ['architecture', 'realEstate', 'building'],
    moods: ['precise', 'dry'],
    shape: 'wide',
    palette: 'slateOnMist',
    fonts: { heading: 'IBM Plex Mono', data: 'IBM Plex Mono' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'blueprint',
          params: { x: 0.63, y: 0.14, w: 0.42, h: 0.72, wall: 0.85, fine: 'quiet', pt: 0.5 },
          seed: 7,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0, 0.6, 1],
      type: {
        company: { sizePt: 9, weight: 600 },
        name: { sizePt: 9, weight: 600 },
        role: { sizePt: 7, step: 3.7 },
        contact: { sizePt: 7, firstStep: 5.6 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'blueprint',
          params: { x: 0.12, y: 0.16, w: 1, h: 1.1, wall: 1, role: 'paper', fine: 'second', grid: 5 },
          seed: 7,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'relief',
    trades: ['music', 'psychology', 'science'],
    moods: ['deep', 'quiet'],
    shape: 'wide',
    palette: 'whiteOnCharcoal',
    fonts: { heading: 'Instrument Serif', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'flow',
          params: { at: 'right', share: 0.46, lines: 24, lift: 0.26, pt: 0.5, role: 'accent' },
          seed: 3,
        },
      ],
      arrangement: { kind: 'edge' },
      type: {
        company: { sizePt: 8, weight: 600, font: 'data' },
        name: { sizePt: 17, weight: 400 },
        role: { sizePt: 7.5, step: 4.6 },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [
        { motif: 'flow', params: { at: 'all', lines: 26, lift: 0.3, pt: 0.5, role: 'accent' }, seed: 12 },
      ],
      content: { kind: 'none' },
    },
  },
];
