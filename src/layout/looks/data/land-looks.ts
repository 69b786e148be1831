import type { Look } from '../look.ts';

/** Looks with land and plants. */
export const landLooks: readonly Look[] = [
  {
    id: 'ridge',
    trades: ['travel', 'sport', 'guide'],
    moods: ['calm', 'outdoor'],
    shape: 'wide',
    palette: 'slateOnMist',
    fonts: { heading: 'Jost', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'ridges', params: { height: 0.44, layers: 4, sun: 0.085, sunX: 0.5, rough: 0.5 }, seed: 5 },
      ],
      arrangement: { kind: 'header', companyStep: 6.4 },
      type: {
        name: { sizePt: 14, weight: 500 },
        role: { sizePt: 7.5 },
        company: { sizePt: 8.4, weight: 600 },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'ridges',
          params: { height: 0.3, layers: 3, from: 'panel', to: 'paper', rough: 0.5 },
          seed: 11,
          strength: 0.24,
        },
      ],
      content: {
        kind: 'logo',
        sizeMm: 18,
        logoY: 0.34,
        hasWord: true,
        sizePt: 12,
        weight: 500,
        x: 'center',
        y: 0.4,
      },
    },
  },
  {
    id: 'olive-branch',
    trades: ['food', 'garden', 'health'],
    moods: ['natural', 'calm'],
    shape: 'wide',
    palette: 'oliveOnOat',
    fonts: { heading: 'Cormorant Garamond', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'sprig',
          params: {
            stems: [{ x: 0.2, y: 1.08, length: 1.02, lean: -4, bend: -26, pairs: 8 }],
            leaf: 'olive',
            size: 0.2,
            role: 'second',
            stem: 'ink',
            pt: 0.6,
          },
          seed: 4,
        },
      ],
      arrangement: { kind: 'edge', align: 'right', companyFirst: true },
      area: [0.34, 0, 0.66, 1],
      turned: {
        graphics: [
          {
            motif: 'sprig',
            params: {
              stems: [{ x: 0.12, y: 1.05, length: 0.76, lean: 28, bend: 30, pairs: 7 }],
              leaf: 'olive',
              size: 0.2,
              role: 'second',
              stem: 'ink',
              pt: 0.6,
            },
            seed: 4,
          },
        ],
        area: [0, 0.4, 1, 0.6],
      },
      type: {
        company: { sizePt: 19, weight: 500 },
        subtitle: { sizePt: 7.5, step: 4.4 },
        name: { sizePt: 9, weight: 500, font: 'data' },
        role: { step: 3.5, sizePt: 7.2 },
        contact: { firstStep: 5.4 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'sprig',
          params: {
            stems: [
              { x: -0.02, y: 0.96, length: 1, lean: 4, bend: 22, pairs: 9 },
              { x: 0.14, y: 1.22, length: 1, lean: 4, bend: 22, pairs: 9 },
              { x: 0.3, y: 0.96, length: 1, lean: 4, bend: 22, pairs: 9 },
              { x: 0.46, y: 1.22, length: 1, lean: 4, bend: 22, pairs: 9 },
              { x: 0.62, y: 0.96, length: 1, lean: 4, bend: 22, pairs: 9 },
              { x: 0.78, y: 1.22, length: 1, lean: 4, bend: 22, pairs: 9 },
              { x: 0.94, y: 0.96, length: 1, lean: 4, bend: 22, pairs: 9 },
            ],
            leaf: 'olive',
            size: 0.17,
            role: 'second',
            stem: 'second',
            pt: 0.5,
          },
          seed: 4,
          strength: 0.6,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'eucalyptus',
    trades: ['beauty', 'spa', 'wedding'],
    moods: ['soft', 'natural'],
    shape: 'upright',
    palette: 'greenOnSage',
    fonts: { heading: 'Marcellus', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'sprig',
          params: {
            stems: [
              { x: 0.95, y: -0.03, length: 1, lean: 196, bend: 34, pairs: 7 },
              { x: 0.66, y: -0.03, length: 0.52, lean: 186, bend: 30, pairs: 4, size: 0.1 },
            ],
            leaf: 'round',
            size: 0.125,
            role: 'second',
            stem: 'ink',
            pt: 0.5,
          },
          seed: 9,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0.48, 1, 0.52],
      type: {
        company: { sizePt: 16, weight: 400 },
        subtitle: { sizePt: 7.5, step: 4.4 },
        name: { sizePt: 9, weight: 500, font: 'data' },
        role: { step: 3.6 },
        contact: { sizePt: 7.4, firstStep: 5.4 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'sprig',
          params: {
            stems: [{ x: 0.5, y: 0.8, length: 0.84, lean: -2, bend: 6, pairs: 7 }],
            leaf: 'round',
            size: 0.125,
            role: 'second',
            stem: 'second',
            pt: 0.6,
          },
          seed: 9,
        },
      ],
      content: { kind: 'company', sizePt: 12, weight: 400, x: 'center', y: 'bottom' },
    },
  },
  {
    id: 'old-town',
    trades: ['realEstate', 'travel', 'museum'],
    moods: ['warm', 'story'],
    shape: 'wide',
    palette: 'inkOnSand',
    fonts: { heading: 'Instrument Serif', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'skyline',
          params: { height: 0.34, kind: 'gable', roles: ['second', 'ink'], unit: 7.5, windowRole: 'panel' },
          seed: 17,
        },
      ],
      arrangement: { kind: 'header', companyStep: 7 },
      type: {
        name: { sizePt: 17, weight: 400 },
        role: { sizePt: 7.5, step: 4.3 },
        company: { sizePt: 8, weight: 600, font: 'data', colour: 'accent' },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        {
          motif: 'skyline',
          params: { height: 0.5, kind: 'gable', roles: ['ink', 'paper'], unit: 10, windowRole: 'accent' },
          seed: 9,
        },
      ],
      content: { kind: 'company', sizePt: 20, weight: 400, x: 'center', y: 0.261 },
    },
  },
  {
    id: 'dusk',
    trades: ['hotel', 'travel', 'astronomy'],
    moods: ['night', 'story'],
    shape: 'upright',
    palette: 'coralOnAubergine',
    fonts: { heading: 'Fraunces', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'ridges',
          params: { height: 0.42, layers: 4, sun: 0.16, sunX: 0.68, from: 'second', to: 'panel', rough: 0.5 },
          seed: 3,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      turned: {
        graphics: [
          {
            motif: 'ridges',
            params: {
              height: 0.3,
              layers: 4,
              sun: 0.12,
              sunX: 0.78,
              from: 'second',
              to: 'panel',
              rough: 0.5,
            },
            seed: 3,
          },
        ],
      },
      type: {
        company: { sizePt: 14, weight: 500, lineHeight: 1.1 },
        subtitle: { sizePt: 7, step: 4.2 },
        name: { sizePt: 9, weight: 600, font: 'data' },
        role: { sizePt: 7.2, step: 3.5 },
        contact: { sizePt: 7.2, firstStep: 5 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        {
          motif: 'rings',
          params: { cx: 0.5, cy: 0.42, radius: 0.34, count: 1, filled: true, roles: ['ink'] },
          seed: 6,
        },
        {
          motif: 'ridges',
          params: { height: 0.5, layers: 3, from: 'second', to: 'paper', rough: 0.5 },
          seed: 9,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'fern',
    trades: ['garden', 'wellness', 'wine'],
    moods: ['natural', 'deep'],
    shape: 'upright',
    palette: 'creamOnGreen',
    fonts: { heading: 'EB Garamond', data: 'EB Garamond' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'sprig',
          params: {
            stems: [{ x: 0.3, y: 1.03, length: 1.52, lean: 8, bend: 20, pairs: 19, size: 0.2 }],
            leaf: 'fern',
            role: 'second',
            stem: 'second',
            pt: 0.6,
          },
          seed: 5,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      type: { company: { sizePt: 20, weight: 500 }, subtitle: { sizePt: 9, isItalic: true, step: 4.8 } },
    },
    back: {
      ground: 'ink',
      graphics: [],
      content: {
        kind: 'card',
        type: {
          name: { sizePt: 16, weight: 500, lineHeight: 1.05 },
          role: { sizePt: 9, isItalic: true, step: 4.8 },
          contact: { sizePt: 8, step: 4 },
        },
      },
    },
  },
  {
    id: 'handwritten',
    trades: ['personal', 'food', 'wedding'],
    moods: ['personal', 'warm'],
    shape: 'wide',
    palette: 'brownOnCream',
    fonts: { heading: 'Caveat', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'sprig',
          params: {
            stems: [{ x: 0.93, y: 1.06, length: 0.86, lean: -12, bend: -30, pairs: 6, size: 0.17 }],
            leaf: 'willow',
            role: 'accent',
            stem: 'accent',
            pt: 0.6,
          },
          seed: 3,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0, 0.76, 1],
      type: {
        company: { sizePt: 25, weight: 600 },
        subtitle: { sizePt: 7.6, step: 4.8 },
        name: { sizePt: 9.4, weight: 500, font: 'data' },
        role: { sizePt: 7.4, step: 3.6 },
        contact: { sizePt: 7.4, firstStep: 5.2 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'sprig',
          params: {
            stems: [
              { x: 0.12, y: 1.06, length: 0.9, lean: 8, bend: 30, pairs: 6, size: 0.17 },
              { x: 0.88, y: 1.06, length: 0.9, lean: -8, bend: -30, pairs: 6, size: 0.17 },
            ],
            leaf: 'willow',
            role: 'accent',
            stem: 'accent',
            pt: 0.6,
          },
          seed: 3,
        },
      ],
      content: {
        width: 0.46,
        kind: 'company',
        sizePt: 30,
        weight: 600,
        x: 'center',
        y: 0.502,
      },
    },
  },
];
