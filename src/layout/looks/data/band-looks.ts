import type { Look } from '../look.ts';

/** Looks with stripes, bands and blocks. */
export const bandLooks: readonly Look[] = [
  {
    id: 'awning',
    trades: ['food', 'cafe', 'shop'],
    moods: ['friendly', 'retro'],
    shape: 'wide',
    palette: 'tomatoOnBone',
    fonts: { heading: 'Fraunces', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'awning', params: { depth: 0.22, stripes: 15, roles: ['accent', 'paper'], rail: 'ink' } },
      ],
      arrangement: { kind: 'centered', top: 6, personY: 0.585, bottom: 5.6 },
      type: {
        company: { sizePt: 15, weight: 600 },
        subtitle: { sizePt: 7.2, step: 4.2 },
        name: { sizePt: 9, weight: 600, font: 'data' },
        role: { step: 3.5, sizePt: 7 },
        contact: { sizePt: 7 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [{ motif: 'frame', params: { kind: 'scoop', inset: 4, corner: 4, role: 'paper', pt: 0.75 } }],
      content: { kind: 'company', sizePt: 24, weight: 600, x: 'center', y: 0.5, subtitlePt: 8 },
    },
  },
  {
    id: 'diagonal',
    trades: ['building', 'transport', 'fitness'],
    moods: ['strong', 'loud'],
    shape: 'wide',
    palette: 'inkOnMustard',
    fonts: { heading: 'Barlow Condensed', data: 'Barlow Condensed' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'bands',
          params: {
            side: 'right',
            start: 0.66,
            angle: 64,
            widths: [6, 6, 60],
            gaps: [3.5, 3.5],
            roles: ['panel', 'second', 'ink'],
          },
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0, 0.62, 1],
      type: {
        company: { sizePt: 20, weight: 800 },
        subtitle: { sizePt: 8.5, weight: 500, step: 4.4 },
        name: { sizePt: 12, weight: 700 },
        role: { sizePt: 8.5, weight: 500, step: 4 },
        contact: { sizePt: 8.6, weight: 500, step: 3.7, firstStep: 5.6 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'bands',
          params: {
            side: 'right',
            start: 0.84,
            angle: 64,
            widths: [5, 5, 5],
            gaps: [5, 5],
            roles: ['paper', 'paper', 'paper'],
          },
        },
      ],
      content: { kind: 'company', sizePt: 26, weight: 800, x: 'left', y: 0.5 },
    },
  },
  {
    id: 'ribbon',
    trades: ['transport', 'events', 'printing'],
    moods: ['fresh', 'clear'],
    shape: 'wide',
    palette: 'cobaltOnChalk',
    fonts: { heading: 'DM Sans', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'ribbon', params: { x: 0.76, width: 0.26, folds: 3, role: 'accent', shade: 'ink' } },
      ],
      arrangement: { kind: 'middle' },
      area: [0, 0, 0.68, 1],
      type: {
        name: { sizePt: 14, weight: 600, trackingEm: -0.01 },
        role: { sizePt: 7.5 },
        company: { sizePt: 8, weight: 700 },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        { motif: 'ribbon', params: { x: 0.16, width: 0.26, folds: 3, role: 'accent', shade: 'paper' } },
        { motif: 'ribbon', params: { x: 0.46, width: 0.26, folds: 3, role: 'second', shade: 'accent' } },
        { motif: 'ribbon', params: { x: 0.76, width: 0.26, folds: 3, role: 'accent', shade: 'paper' } },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'route',
    trades: ['transport', 'travel', 'city'],
    moods: ['clear', 'modern'],
    shape: 'wide',
    palette: 'forestOnLinen',
    fonts: { heading: 'IBM Plex Sans', data: 'IBM Plex Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'transit',
          params: {
            x: 0.68,
            y: 0.3,
            lines: 4,
            pitch: 2.5,
            thick: 1.55,
            turn: 6,
            roles: ['accent', 'second', 'ink', 'quiet'],
            stops: 3,
          },
        },
      ],
      arrangement: { kind: 'classic', split: 0.6 },
      area: [0, 0, 1, 1],
      type: {
        name: { sizePt: 10, weight: 600 },
        role: { sizePt: 7.5 },
        company: { sizePt: 14, weight: 600, trackingEm: -0.01 },
        subtitle: { sizePt: 7.5, step: 4.2 },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'transit',
          params: {
            x: 0.1,
            y: 0.22,
            lines: 4,
            pitch: 4.6,
            thick: 3,
            turn: 8,
            roles: ['accent', 'second', 'paper', 'quiet'],
            stops: 0,
          },
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'pinstripe',
    trades: ['finance', 'accounting', 'consulting'],
    moods: ['sober', 'trust'],
    shape: 'wide',
    palette: 'navyOnWhite',
    fonts: { heading: 'IBM Plex Sans', data: 'IBM Plex Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'stripe',
          params: { at: 'left', widths: [7, 1.2, 0.5], gaps: [1.2, 1.2], roles: ['ink', 'accent', 'second'] },
        },
      ],
      arrangement: { kind: 'divider', split: 0.4, ruleColour: 'second' },
      type: {
        company: { sizePt: 9, weight: 600 },
        subtitle: { sizePt: 7, lines: 2 },
        name: { sizePt: 12, weight: 600 },
        role: { sizePt: 7.4 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'stripe',
          params: {
            at: 'right',
            widths: [7, 1.2, 0.5],
            gaps: [1.2, 1.2],
            roles: ['accent', 'second', 'second'],
          },
        },
      ],
      content: {
        kind: 'logo',
        sizeMm: 18,
        logoY: 0.5,
        sizePt: 16,
        weight: 600,
        x: 'center',
        y: 0.47,
        width: 0.6,
      },
    },
  },
  {
    id: 'colour-field',
    trades: ['education', 'gallery', 'design'],
    moods: ['bright', 'modern'],
    shape: 'wide',
    palette: 'cobaltOnChalk',
    fonts: { heading: 'Jost', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'blocks',
          params: {
            cells: [
              [0, 0, 0.34, 1, 'ink'],
              [0.34, 0, 0.09, 0.62, 'second'],
              [0.34, 0.62, 0.09, 0.38, 'accent'],
            ],
          },
        },
      ],
      arrangement: { kind: 'split', panel: 0.34, panelGround: 'ink' },
      type: {
        company: { sizePt: 14, weight: 500, lineHeight: 1.1 },
        subtitle: { sizePt: 7.5, step: 4.2 },
        name: { sizePt: 12.5, weight: 500 },
        role: { sizePt: 7.5, step: 4 },
        contact: { sizePt: 7.5 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [
        {
          motif: 'blocks',
          params: {
            cells: [
              [0, 0, 0.3, 0.62, 'ink'],
              [0.3, 0, 0.7, 0.36, 'second'],
              [0.3, 0.36, 0.26, 0.64, 'accent'],
              [0, 0.62, 0.3, 0.38, 'panel'],
              [0.56, 0.36, 0.44, 0.64, 'paper'],
            ],
          },
        },
      ],
      content: {
        kind: 'company',
        sizePt: 11,
        weight: 500,
        x: 'right',
        y: 'bottom',
        width: 0.38,
        ground: 'paper',
      },
    },
  },
  {
    id: 'register',
    trades: ['industry', 'finance', 'public'],
    moods: ['sober', 'manyLines'],
    shape: 'wide',
    palette: 'slateOnMist',
    fonts: { heading: 'IBM Plex Sans', data: 'IBM Plex Sans' },
    front: {
      ground: 'paper',
      graphics: [{ motif: 'stripe', params: { at: 'top', widths: [2.2], gaps: [], roles: ['accent'] } }],
      arrangement: { kind: 'columns', split: 0.56, personY: 0.385, ruleY: 0.62, ruleColour: 'second' },
      type: {
        company: { sizePt: 9, weight: 600 },
        name: { sizePt: 11, weight: 600 },
        role: { sizePt: 7.4, step: 3.8 },
        contact: { sizePt: 7, step: 3.5 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [{ motif: 'stripe', params: { at: 'top', widths: [2.2], gaps: [], roles: ['accent'] } }],
      content: { kind: 'code', at: 'left' },
    },
  },
  {
    id: 'horizon',
    trades: ['photography', 'travel', 'personal'],
    moods: ['calm', 'open'],
    shape: 'wide',
    palette: 'creamOnInk',
    fonts: { heading: 'Instrument Serif', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'stripe',
          params: {
            at: 'bottom',
            widths: [4, 2.6, 1.7, 1.1, 0.7, 0.45],
            gaps: [1, 1.3, 1.6, 1.9, 2.2],
            roles: ['accent'],
          },
        },
      ],
      arrangement: { kind: 'header', companyStep: 6.4 },
      type: {
        company: { sizePt: 8, weight: 500, font: 'data' },
        name: { sizePt: 18, weight: 400 },
        role: { sizePt: 7.6, step: 4.6 },
        contact: { sizePt: 7.4 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        {
          motif: 'stripe',
          params: {
            at: 'bottom',
            widths: [6, 4.2, 3, 2.1, 1.4, 0.9],
            gaps: [1.6, 2, 2.4, 2.8, 3.2],
            roles: ['paper'],
          },
        },
        {
          motif: 'rings',
          params: { cx: 0.5, cy: 0.3, radius: 0.17, count: 1, filled: true, roles: ['ink'] },
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'poster',
    trades: ['fitness', 'sport', 'barber'],
    moods: ['loud', 'strong'],
    shape: 'wide',
    palette: 'tomatoOnBone',
    fonts: { heading: 'Barlow Condensed', data: 'Barlow Condensed' },
    front: {
      ground: 'accent',
      graphics: [],
      arrangement: { kind: 'bold', contact: 'right' },
      type: {
        company: { sizePt: 74, weight: 800, trackingEm: -0.012, lines: 1, colour: 'paper' },
        name: { sizePt: 11, weight: 700, colour: 'paper' },
        role: { sizePt: 8.6, weight: 500, step: 3.9, colour: 'paper' },
        contact: { sizePt: 8.6, weight: 500, step: 3.7, colour: 'paper' },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'bands',
          params: {
            side: 'right',
            start: 0.12,
            angle: 64,
            widths: [12, 12, 12, 12],
            gaps: [12, 12, 12],
            roles: ['accent'],
          },
        },
      ],
      content: { kind: 'none' },
    },
  },
];
