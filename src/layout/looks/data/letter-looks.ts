import type { Look } from '../look.ts';

/** Looks with a large letter or a frame. */
export const letterLooks: readonly Look[] = [
  {
    id: 'grand-deco',
    trades: ['hotel', 'bar', 'jewellery'],
    moods: ['luxury', 'evening'],
    shape: 'wide',
    palette: 'goldOnBlack',
    fonts: { heading: 'Josefin Sans', data: 'Josefin Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'frame',
          params: { kind: 'deco', inset: 3.4, corner: 4.4, gap: 0.9, role: 'accent', pt: 0.7 },
        },
      ],
      arrangement: {
        kind: 'centered',
        top: 10,
        personY: 0.58,
        bottom: 8.6,
        ruleY: 0.43,
        ruleColour: 'accent',
      },
      type: {
        company: { upperCase: true, sizePt: 12, trackingEm: 0.24, weight: 400 },
        subtitle: {
          upperCase: true,
          sizePt: 6.5,
          trackingEm: 0.2,
          weight: 400,
          minPt: 6.5,
          colour: 'ink',
          step: 4.1,
        },
        name: { sizePt: 10.5, weight: 400, trackingEm: 0.02, colour: 'quiet' },
        role: { sizePt: 7.6, step: 3.9 },
        contact: { sizePt: 7.6 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [{ motif: 'fan', params: { radius: 5.9, arcs: 5, role: 'accent', pt: 0.55 } }],
      content: { kind: 'none' },
    },
  },
  {
    id: 'chancery',
    trades: ['law', 'consulting', 'wine'],
    moods: ['classic', 'formal'],
    shape: 'wide',
    palette: 'creamOnGreen',
    fonts: { heading: 'Cormorant Garamond', data: 'EB Garamond' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'frame', params: { kind: 'double', inset: 3.4, gap: 0.9, role: 'accent', pt: 0.6 } },
      ],
      arrangement: { kind: 'swap', top: 8.4, nameY: 0.472, bottom: 7.8 },
      type: {
        company: { upperCase: true, sizePt: 7.6, trackingEm: 0.2, weight: 600 },
        subtitle: { sizePt: 8, isItalic: true, font: 'heading', weight: 500, step: 3.9 },
        name: { sizePt: 18, weight: 500 },
        role: { sizePt: 8.5, isItalic: true, font: 'heading', weight: 500, step: 4.6 },
        contact: { sizePt: 7.8, step: 3.5 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [
        {
          motif: 'monogram',
          params: { size: 0.34, x: 0.5, y: 0.67, anchor: 'center', role: 'accent', isWhole: true },
        },
        { motif: 'frame', params: { kind: 'double', inset: 3.4, gap: 0.9, role: 'accent', pt: 0.6 } },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'big-initial',
    trades: ['law', 'consulting', 'personal'],
    moods: ['elegant', 'quiet'],
    shape: 'wide',
    palette: 'burgundyOnPink',
    fonts: { heading: 'Bodoni Moda', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [{ motif: 'monogram', params: { size: 1.16, x: 1.06, y: 1.05, role: 'panel' } }],
      arrangement: { kind: 'edge' },
      area: [0, 0, 0.54, 1],
      type: {
        name: { sizePt: 16, weight: 500 },
        role: { sizePt: 7.5, step: 4.5 },
        company: { sizePt: 8.4, weight: 600, font: 'data' },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        { motif: 'monogram', params: { size: 1.5, x: 0.5, y: 1.24, anchor: 'center', role: 'accent' } },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'letter-block',
    trades: ['personal', 'consulting', 'design'],
    moods: ['bold', 'swiss'],
    shape: 'wide',
    palette: 'blackOnWhite',
    fonts: { heading: 'Bricolage Grotesque', data: 'Inter' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'blocks', params: { cells: [[0, 0, 0.4, 1, 'accent']] } },
        {
          motif: 'monogram',
          params: { size: 0.5, maxW: 0.26, x: 0.2, y: 0.74, anchor: 'center', role: 'paper' },
        },
      ],
      arrangement: { kind: 'edge' },
      area: [0.4, 0, 0.6, 1],
      type: {
        name: { sizePt: 14, weight: 700, trackingEm: -0.01 },
        role: { sizePt: 7.5 },
        company: { sizePt: 8, weight: 700 },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        { motif: 'monogram', params: { size: 1.06, x: 0.5, y: 1.22, anchor: 'center', role: 'paper' } },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'stitch',
    trades: ['craft', 'leather', 'fashion'],
    moods: ['handmade', 'warm'],
    shape: 'wide',
    palette: 'brownOnCream',
    fonts: { heading: 'Zilla Slab', data: 'Zilla Slab' },
    front: {
      ground: 'paper',
      graphics: [{ motif: 'frame', params: { kind: 'stitch', inset: 3.6, role: 'accent', pt: 1 } }],
      arrangement: { kind: 'classic', split: 0.6 },
      type: {
        company: { sizePt: 17, weight: 700 },
        subtitle: { sizePt: 7.6, step: 4.6, isItalic: true },
        name: { sizePt: 9.8, weight: 700 },
        role: { sizePt: 7.5, step: 3.7 },
        contact: { sizePt: 7.5, step: 3.7 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        { motif: 'frame', params: { kind: 'stitch', inset: 3.6, role: 'second', pt: 1.1 } },
        { motif: 'monogram', params: { size: 0.36, x: 0.5, y: 0.68, anchor: 'center', role: 'second' } },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'didone',
    trades: ['fashion', 'wedding', 'jewellery'],
    moods: ['elegant', 'luxury'],
    shape: 'wide',
    palette: 'blackOnWhite',
    fonts: { heading: 'Bodoni Moda', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [],
      arrangement: { kind: 'base' },
      type: {
        company: { sizePt: 34, weight: 400, trackingEm: 0.01 },
        subtitle: { upperCase: true, sizePt: 7, trackingEm: 0.28, weight: 400, step: 6 },
        name: { sizePt: 8, weight: 500, font: 'data', minPt: 7.5 },
        role: { sizePt: 7.2, step: 3.5 },
        contact: { sizePt: 7.2, step: 3.5 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        { motif: 'monogram', params: { size: 1.9, x: 0.5, y: 1.4, anchor: 'center', role: 'paper' } },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'terminal',
    trades: ['tech', 'security', 'developer'],
    moods: ['dry', 'sharp'],
    shape: 'wide',
    palette: 'limeOnPine',
    fonts: { heading: 'IBM Plex Mono', data: 'IBM Plex Mono' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'frame', params: { kind: 'brackets', inset: 4, corner: 5, role: 'accent', pt: 1 } },
      ],
      arrangement: { kind: 'edge' },
      type: {
        name: { sizePt: 14, weight: 500, colour: 'accent' },
        role: { sizePt: 7.5, step: 4.4 },
        company: { sizePt: 7.5, weight: 600, minPt: 7 },
        contact: { sizePt: 7.2, step: 3.7 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [{ motif: 'frame', params: { kind: 'brackets', inset: 4, corner: 5, role: 'paper', pt: 1 } }],
      content: { kind: 'code', at: 'center' },
    },
  },
  {
    id: 'chambers',
    trades: ['law', 'notary', 'realEstate'],
    moods: ['formal', 'manyLines'],
    shape: 'wide',
    palette: 'creamOnGreen',
    fonts: { heading: 'EB Garamond', data: 'Jost' },
    front: {
      ground: 'ink',
      graphics: [
        { motif: 'blocks', params: { cells: [[0, 0, 0.3, 1, 'paper']] } },
        {
          motif: 'monogram',
          params: { size: 0.42, maxW: 0.18, x: 0.15, y: 0.71, anchor: 'center', role: 'accent' },
        },
      ],
      arrangement: { kind: 'edge' },
      type: {
        name: { sizePt: 13.5, weight: 500 },
        role: { sizePt: 7.4, step: 4.2 },
        company: { sizePt: 8, weight: 600, minPt: 7.5, lineHeight: 1.15 },
        contact: { sizePt: 7, step: 3.4 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [{ motif: 'frame', params: { kind: 'single', inset: 4, role: 'accent', pt: 0.6 } }],
      content: { kind: 'company', sizePt: 13, weight: 500, x: 'center', y: 0.498 },
    },
  },
  {
    id: 'lens',
    trades: ['photography', 'film', 'personal'],
    moods: ['night', 'bold'],
    shape: 'square',
    palette: 'whiteOnCharcoal',
    fonts: { heading: 'Syne', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'monogram', params: { size: 0.46, x: 0.5, y: 0.55, anchor: 'center', role: 'accent' } },
      ],
      arrangement: { kind: 'foot' },
      area: [0, 0.62, 1, 0.38],
      turned: {
        graphics: [
          { motif: 'monogram', params: { size: 0.46, x: 0.8, y: 0.72, anchor: 'center', role: 'accent' } },
        ],
        area: [0, 0, 0.62, 1],
      },
      type: {
        company: { sizePt: 7, weight: 600, font: 'data', minPt: 7 },
        name: { sizePt: 8.6, weight: 700, minPt: 7.5 },
        role: { sizePt: 7, step: 3.5 },
        contact: { sizePt: 7, step: 3.3 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        { motif: 'monogram', params: { size: 0.86, x: 0.88, y: 0.93, anchor: 'center', role: 'paper' } },
      ],
      content: { kind: 'none' },
    },
  },
];
