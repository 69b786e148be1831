import type { Look } from '../look.ts';

/** Looks whose hero is the logo. Their usual arrangement is that of cards with shared sizes or another layout. */
export const heroLooks: readonly Look[] = [
  {
    id: 'fascia',
    trades: ['industry', 'shop', 'optics', 'storage', 'transport', 'building'],
    moods: ['solid', 'clear', 'trust'],
    shape: 'wide',
    palette: 'skyOnWhite',
    fonts: { heading: 'Familjen Grotesk', data: 'Familjen Grotesk' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'stripe', params: { at: 'bottom', widths: [5, 1.4], gaps: [0], roles: ['ink', 'accent'] } },
      ],
      arrangement: { kind: 'classic', split: 0.56 },
      hero: { kind: 'fascia', band: 'ink', rail: 'accent' },
      type: {
        company: { sizePt: 17, weight: 700, trackingEm: -0.02, lineHeight: 1.06 },
        subtitle: { sizePt: 7.5 },
        name: { sizePt: 8.75, minPt: 8.25, weight: 700 },
        role: { sizePt: 7.5, step: 3.5 },
        contact: { sizePt: 7.5, step: 3.5 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [{ motif: 'stripe', params: { at: 'bottom', widths: [5, 1.4], gaps: [12], roles: ['ink'] } }],
      content: { kind: 'logo', sizeMm: 34, logoY: 0.4, sizePt: 20, weight: 700, x: 'center', y: 0.4 },
    },
  },
  {
    id: 'swatch',
    trades: ['design', 'interior', 'craft', 'printing', 'beauty', 'gallery'],
    moods: ['bold', 'bright', 'modern'],
    shape: 'upright',
    palette: 'inkOnLilac',
    fonts: { heading: 'Bricolage Grotesque', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [{ motif: 'blocks', params: { cells: [[0.62, 0, 0.38, 1, 'accent']] } }],
      arrangement: { kind: 'edge', companyFirst: true },
      hero: { kind: 'swatch', block: 'accent' },
      type: {
        company: { sizePt: 11.5, minPt: 9, weight: 700, trackingEm: -0.01, lineHeight: 1.08 },
        subtitle: { sizePt: 7.2, step: 3.8 },
        name: { sizePt: 8, minPt: 7.5, weight: 700 },
        role: { sizePt: 7.2, step: 3.5 },
        contact: { sizePt: 7.2, step: 3.4 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [{ motif: 'blocks', params: { cells: [[0.62, 0, 0.38, 1, 'accent']] } }],
      content: { kind: 'logo', sizeMm: 24, logoY: 0.5, sizePt: 14, weight: 700, x: 'center', y: 0.5 },
    },
  },
  {
    id: 'thread',
    trades: ['notary', 'law', 'wedding', 'jewellery', 'realEstate'],
    moods: ['elegant', 'formal', 'calm'],
    shape: 'wide',
    palette: 'forestOnLinen',
    fonts: { heading: 'EB Garamond', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        { motif: 'stripe', params: { at: 'top', widths: [2.4, 0.5], gaps: [1.2], roles: ['accent'] } },
      ],
      arrangement: { kind: 'classic', split: 0.56 },
      hero: { kind: 'thread', line: 'accent' },
      type: {
        company: { sizePt: 16, minPt: 10, weight: 500, lineHeight: 1.08 },
        subtitle: { sizePt: 7.5 },
        name: { sizePt: 12.5, minPt: 9, weight: 500 },
        role: { sizePt: 7.5, step: 4 },
        contact: { sizePt: 7.5, step: 3.6 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        { motif: 'stripe', params: { at: 'top', widths: [2.4, 0.5], gaps: [1.2], roles: ['accent'] } },
      ],
      content: { kind: 'logo', sizeMm: 34, logoY: 0.5, sizePt: 18, weight: 500, x: 'center', y: 0.5 },
    },
  },
  {
    id: 'institute',
    trades: ['education', 'public', 'city', 'museum', 'research', 'science'],
    moods: ['trust', 'precise', 'sober'],
    shape: 'wide',
    palette: 'cobaltOnChalk',
    fonts: { heading: 'IBM Plex Sans', data: 'IBM Plex Sans' },
    front: {
      ground: 'paper',
      graphics: [{ motif: 'stripe', params: { at: 'left', widths: [4], gaps: [], roles: ['ink'] } }],
      arrangement: { kind: 'edge', companyFirst: true },
      hero: { kind: 'institute', line: 'ink' },
      type: {
        company: { sizePt: 7.6, minPt: 7, weight: 600 },
        subtitle: { sizePt: 7.2, step: 3.45 },
        name: { sizePt: 11, minPt: 8.75, weight: 600 },
        role: { sizePt: 7.2, step: 4.2 },
        contact: { sizePt: 7.2, minPt: 6.5, step: 3.45 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [{ motif: 'stripe', params: { at: 'bottom', widths: [3], gaps: [], roles: ['second'] } }],
      content: { kind: 'company', sizePt: 20, weight: 600, x: 'left', y: 'top', width: 0.8, subtitlePt: 8 },
    },
  },
  {
    id: 'coaster',
    trades: ['bar', 'cafe', 'wine', 'food', 'farm', 'bistro'],
    moods: ['craft', 'warm', 'solid'],
    shape: 'square',
    palette: 'creamOnGreen',
    fonts: { heading: 'Young Serif', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'rings',
          params: { cx: 0.9, cy: 0.1, radius: 0.3, count: 1, filled: true, roles: ['ink'] },
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      hero: { kind: 'plate', disc: 'ink', line: 'accent' },
      type: {
        company: { sizePt: 14, minPt: 9, weight: 400, lineHeight: 1.12 },
        subtitle: { sizePt: 7.6, step: 4.2 },
        name: { sizePt: 9.4, minPt: 8.5, weight: 600, font: 'data' },
        role: { sizePt: 7.6, step: 3.8 },
        contact: { sizePt: 7.6, step: 3.7 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'rings',
          params: { cx: 0.9, cy: 0.1, radius: 0.3, count: 1, filled: true, roles: ['paper'] },
        },
      ],
      content: { kind: 'logo', sizeMm: 26, logoY: 0.5, sizePt: 14, weight: 400, x: 'center', y: 0.5 },
    },
  },
  {
    id: 'presswall',
    trades: ['fashion', 'wedding', 'beauty', 'events', 'jewellery', 'textile'],
    moods: ['luxury', 'rich', 'show'],
    shape: 'wide',
    palette: 'plumOnBlush',
    fonts: { heading: 'Marcellus', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [{ motif: 'letterRows', params: { at: 'top', share: 0.3, role: 'second' } }],
      arrangement: { kind: 'classic', split: 0.56 },
      hero: { kind: 'banner', band: 'ink' },
      type: {
        company: { sizePt: 14, minPt: 9, weight: 400 },
        subtitle: { sizePt: 7.5 },
        name: { sizePt: 12.5, minPt: 9, weight: 400 },
        role: { sizePt: 7.5, step: 3.6 },
        contact: { sizePt: 7.5, step: 3.6 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [{ motif: 'letterRows', params: { size: 4.6, gap: 3.9, role: 'paper' }, strength: 0.13 }],
      content: { kind: 'logo', sizeMm: 34, logoY: 0.5, sizePt: 18, weight: 400, x: 'center', y: 0.5 },
    },
  },
];
