import type { Look } from '../look.ts';

/** Looks with a grid: tiles, gingham, cubes, plus signs, petals. */
export const gridLooks: readonly Look[] = [
  {
    id: 'bauhaus',
    trades: ['architecture', 'education', 'design'],
    moods: ['bold', 'geometric'],
    shape: 'wide',
    palette: 'cobaltOnChalk',
    fonts: { heading: 'Jost', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'tiles',
          params: {
            at: 'right',
            count: 3,
            share: 0.36,
            grounds: ['panel', 'second', 'ink', 'accent'],
            shapes: ['quarter', 'half', 'leaf', 'quarter', 'disc'],
          },
          seed: 21,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      type: {
        company: { sizePt: 14, weight: 600 },
        name: { sizePt: 9.5, weight: 600 },
        role: { step: 3.7, sizePt: 7.5 },
        contact: { firstStep: 5.8, sizePt: 7.5 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [
        {
          motif: 'tiles',
          params: {
            at: 'all',
            count: 3,
            grounds: ['panel', 'second', 'ink', 'accent'],
            shapes: ['quarter', 'half', 'leaf', 'quarter', 'disc'],
          },
          seed: 4,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'gingham',
    trades: ['food', 'bistro', 'farm'],
    moods: ['friendly', 'fresh'],
    shape: 'wide',
    palette: 'tomatoOnBone',
    fonts: { heading: 'Zilla Slab', data: 'Zilla Slab' },
    front: {
      ground: 'paper',
      graphics: [{ motif: 'check', params: { at: 'bottom', share: 0.27, pitch: 4.9, role: 'accent' } }],
      arrangement: { kind: 'band', split: 0.56 },
      type: {
        company: { sizePt: 17, weight: 700 },
        subtitle: { sizePt: 7.5, step: 4.3 },
        name: { sizePt: 9.5, weight: 700 },
        role: { step: 3.6 },
        contact: { sizePt: 7.5 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [
        { motif: 'check', params: { at: 'all', pitch: 4.9, role: 'accent' } },
        { motif: 'blocks', params: { cells: [[0.22, 0.28, 0.56, 0.44, 'paper']] } },
      ],
      content: {
        kind: 'company',
        sizePt: 17,
        weight: 700,
        x: 'center',
        y: 0.5,
        subtitlePt: 7,
        width: 0.5,
        ground: 'paper',
      },
    },
  },
  {
    id: 'plus',
    trades: ['health', 'dental', 'physio'],
    moods: ['clean', 'light'],
    shape: 'wide',
    palette: 'skyOnWhite',
    fonts: { heading: 'DM Sans', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'plus', params: { pitch: 6, arm: 1.1, pt: 0.75, role: 'second', accentAt: [12, 2] } },
      ],
      arrangement: { kind: 'classic', split: 0.62 },
      type: {
        company: { sizePt: 14, weight: 600, colour: 'accent' },
        subtitle: { sizePt: 7.4, step: 4.4 },
        name: { sizePt: 9.4, weight: 600 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [{ motif: 'plus', params: { pitch: 10, arm: 2.6, pt: 3, role: 'paper' }, strength: 0.22 }],
      content: { kind: 'company', sizePt: 15, weight: 600, x: 'center', y: 0.5 },
    },
  },
  {
    id: 'cubes',
    trades: ['tech', 'storage', 'building'],
    moods: ['solid', 'geometric'],
    shape: 'wide',
    palette: 'whiteOnTeal',
    fonts: { heading: 'Space Grotesk', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'cubes', params: { edge: 5.6, corner: 'br', reach: 0.64, role: 'second' }, seed: 3 },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0, 0.58, 1],
      type: {
        company: { sizePt: 11, weight: 600 },
        subtitle: { sizePt: 7.2 },
        name: { sizePt: 9.5, weight: 600 },
        role: { step: 3.6, sizePt: 7.2 },
        contact: { firstStep: 5.2, step: 3.5 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [{ motif: 'cubes', params: { edge: 8, corner: 'all', role: 'second' }, seed: 3 }],
      content: { kind: 'none' },
    },
  },
  {
    id: 'petal-lattice',
    trades: ['beauty', 'textile', 'ceramics'],
    moods: ['rich', 'ornament'],
    shape: 'wide',
    palette: 'coralOnAubergine',
    fonts: { heading: 'Marcellus', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [{ motif: 'petals', params: { pitch: 8, at: 'left', share: 0.324, role: 'accent' } }],
      arrangement: { kind: 'centered', top: 7, personY: 0.52, bottom: 6.4, isStacked: true },
      area: [0.31, 0, 0.69, 1],
      type: {
        company: { sizePt: 17, weight: 400 },
        subtitle: { sizePt: 7.5, step: 4.5 },
        name: { sizePt: 9.4, weight: 500, font: 'data' },
        role: { sizePt: 7.4, step: 3.6 },
        contact: { sizePt: 7.4 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [{ motif: 'petals', params: { pitch: 11.75, at: 'all', role: 'accent' } }],
      content: { kind: 'none' },
    },
  },
  {
    id: 'majolica',
    trades: ['ceramics', 'food', 'craft'],
    moods: ['warm', 'ornament'],
    shape: 'upright',
    palette: 'terracottaOnWhite',
    fonts: { heading: 'Bricolage Grotesque', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'tiles',
          params: {
            at: 'bottom',
            count: 3,
            share: 0.36,
            grounds: ['panel', 'second', 'ink', 'accent'],
            shapes: ['quarter', 'leaf', 'half', 'rings'],
            calm: 0.05,
          },
          seed: 15,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      turned: {
        graphics: [
          {
            motif: 'tiles',
            params: {
              at: 'right',
              count: 3,
              share: 0.36,
              grounds: ['panel', 'second', 'ink', 'accent'],
              shapes: ['quarter', 'leaf', 'half', 'rings'],
              calm: 0.05,
            },
            seed: 15,
          },
        ],
      },
      type: {
        company: { sizePt: 24, weight: 700, trackingEm: -0.02 },
        subtitle: { sizePt: 7.5, step: 4.6 },
        name: { sizePt: 9, weight: 600 },
        role: { sizePt: 7.2, step: 3.5 },
        contact: { sizePt: 7.2, firstStep: 5, step: 3.5 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [
        {
          motif: 'tiles',
          params: {
            at: 'all',
            count: 5,
            grounds: ['panel', 'second', 'ink', 'accent'],
            shapes: ['quarter', 'leaf', 'half', 'rings'],
            calm: 0.05,
          },
          seed: 3,
        },
      ],
      content: { kind: 'none' },
    },
  },
];
