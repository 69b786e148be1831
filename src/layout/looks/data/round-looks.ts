import type { Look } from '../look.ts';

/** Looks with circles: arcs, rings, rays, pebbles and waves. */
export const roundLooks: readonly Look[] = [
  {
    id: 'quarter',
    trades: ['interior', 'architecture', 'craft'],
    moods: ['warm', 'geometric'],
    shape: 'wide',
    palette: 'terracottaOnWhite',
    fonts: { heading: 'Bricolage Grotesque', data: 'DM Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'arcs',
          params: {
            corner: 'tr',
            radius: 0.6,
            count: 4,
            gap: 0.42,
            roles: ['ink', 'second', 'ink', 'accent'],
          },
          seed: 2,
        },
      ],
      arrangement: { kind: 'classic', split: 0.6 },
      area: [0, 0, 1, 1],
      type: { company: { sizePt: 13, weight: 600 }, name: { sizePt: 10, weight: 600 } },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'arcs',
          params: {
            corner: 'bl',
            radius: 0.94,
            count: 5,
            gap: 0.42,
            roles: ['second', 'panel', 'second', 'panel', 'accent'],
          },
          seed: 2,
        },
      ],
      content: { kind: 'company', sizePt: 11, weight: 600, x: 'right', y: 'top', width: 0.46 },
    },
  },
  {
    id: 'sunburst',
    trades: ['yoga', 'energy', 'health'],
    moods: ['warm', 'bright'],
    shape: 'wide',
    palette: 'brownOnCream',
    fonts: { heading: 'Jost', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'rays',
          params: {
            cx: 0.5,
            cy: 1,
            count: 25,
            from: 0.34,
            reach: 0.27,
            role: 'accent',
            a0: Math.PI,
            a1: 2 * Math.PI,
            fill: 0.42,
            disc: 0.26,
            discRole: 'accent',
          },
        },
      ],
      arrangement: { kind: 'header', companyStep: 6.4 },
      area: [0, 0, 1, 0.5],
      type: {
        name: { sizePt: 13, weight: 500 },
        role: { sizePt: 7.5 },
        company: { sizePt: 8.4, weight: 600 },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        {
          motif: 'rays',
          params: {
            cx: 0.5,
            cy: 1,
            count: 30,
            role: 'paper',
            from: 0.5,
            fill: 0.5,
            a0: Math.PI,
            a1: 2 * Math.PI,
          },
          strength: 0.2,
        },
        {
          motif: 'rings',
          params: { cx: 0.5, cy: 1, radius: 0.44, count: 1, filled: true, roles: ['paper'] },
        },
      ],
      content: {
        kind: 'company',
        sizePt: 13,
        weight: 500,
        x: 'center',
        y: 0.84,
        width: 0.36,
        ground: 'paper',
      },
    },
  },
  {
    id: 'pebble',
    trades: ['psychology', 'children', 'health'],
    moods: ['soft', 'friendly'],
    shape: 'wide',
    palette: 'plumOnBlush',
    fonts: { heading: 'Nunito', data: 'Nunito' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'blob',
          params: { cx: 1.01, cy: 0.22, radius: 0.54, wobble: 0.13, roles: ['second'] },
          seed: 4,
        },
        {
          motif: 'blob',
          params: { cx: 0.8, cy: 0.86, radius: 0.3, wobble: 0.12, roles: ['accent'] },
          seed: 9,
        },
        { motif: 'blob', params: { cx: 1, cy: 0.9, radius: 0.21, wobble: 0.1, roles: ['ink'] }, seed: 2 },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0, 0.68, 1],
      type: {
        company: { sizePt: 11.5, weight: 800 },
        subtitle: { sizePt: 7.5 },
        name: { sizePt: 9.5, weight: 700 },
        role: { sizePt: 7.5, step: 3.6 },
        contact: { sizePt: 7.5, firstStep: 5.6 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'blob',
          params: { cx: 0.2, cy: 0.4, radius: 0.5, wobble: 0.14, roles: ['accent'] },
          seed: 4,
        },
        {
          motif: 'blob',
          params: { cx: 0.56, cy: 0.72, radius: 0.34, wobble: 0.12, roles: ['second'] },
          seed: 9,
        },
        {
          motif: 'blob',
          params: { cx: 0.84, cy: 0.3, radius: 0.4, wobble: 0.14, roles: ['panel'] },
          seed: 3,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'echo',
    trades: ['optics', 'acoustics', 'health'],
    moods: ['calm', 'precise'],
    shape: 'wide',
    palette: 'oliveOnOat',
    fonts: { heading: 'Jost', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'rings',
          params: { cx: 0.86, cy: 0.5, radius: 0.78, count: 12, pt: 0.5, role: 'ink', dot: 2.2 },
          strength: 0.45,
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0, 0.43, 1],
      type: {
        company: { sizePt: 12.5, weight: 500 },
        subtitle: { sizePt: 7.5 },
        name: { sizePt: 9, weight: 600 },
        role: { sizePt: 7.4, step: 3.6 },
        contact: { sizePt: 7.2, firstStep: 5.4 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'rings',
          params: { cx: 0.5, cy: 0.5, radius: 1.16, count: 16, pt: 0.6, role: 'second', dot: 3.2 },
          strength: 0.7,
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'red-dot',
    trades: ['design', 'personal', 'photography'],
    moods: ['swiss', 'sharp'],
    shape: 'wide',
    palette: 'blackOnWhite',
    fonts: { heading: 'Inter', data: 'Inter' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'rings',
          params: { cx: 0.84, cy: 0.24, radius: 0.37, count: 1, filled: true, roles: ['accent'] },
        },
      ],
      arrangement: { kind: 'editorial', split: 0.513 },
      area: [0, 0, 1, 1],
      type: {
        name: { sizePt: 20, weight: 700, trackingEm: -0.035, lineHeight: 0.96 },
        role: { sizePt: 7.2, step: 5 },
        company: { sizePt: 7.2, weight: 600 },
        subtitle: { sizePt: 7.2 },
        contact: { sizePt: 7.2 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        {
          motif: 'rings',
          params: { cx: 0.84, cy: 0.24, radius: 0.37, count: 1, filled: true, roles: ['paper'] },
        },
      ],
      content: { kind: 'company', sizePt: 7.2, weight: 600, x: 'left', y: 'bottom' },
    },
  },
  {
    id: 'tide',
    trades: ['physio', 'sailing', 'travel'],
    moods: ['fresh', 'calm'],
    shape: 'wide',
    palette: 'skyOnWhite',
    fonts: { heading: 'Jost', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'waves',
          params: {
            at: 'bottom',
            share: 0.42,
            layers: 3,
            periods: 1,
            amp: 0.06,
            roles: ['panel', 'second', 'accent'],
          },
          seed: 4,
        },
      ],
      arrangement: { kind: 'header', companyStep: 6.6 },
      type: {
        name: { sizePt: 14, weight: 500 },
        role: { sizePt: 7.5 },
        company: { sizePt: 8.4, weight: 600, colour: 'accent' },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'waves',
          params: {
            at: 'bottom',
            share: 0.5,
            layers: 3,
            periods: 1.2,
            amp: 0.07,
            roles: ['accent', 'second', 'paper'],
          },
          seed: 8,
        },
      ],
      content: { kind: 'logo', sizeMm: 18, logoY: 0.26, sizePt: 16, weight: 600, x: 'center', y: 0.26 },
    },
  },
  {
    id: 'little-arcs',
    trades: ['education', 'children', 'music'],
    moods: ['playful', 'bright'],
    shape: 'upright',
    palette: 'cobaltOnChalk',
    fonts: { heading: 'Nunito', data: 'Nunito' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'arcs',
          params: {
            corner: 'tr',
            radius: 0.78,
            count: 4,
            gap: 0.3,
            roles: ['accent', 'second', 'ink', 'accent'],
          },
        },
      ],
      arrangement: { kind: 'edge', companyFirst: true },
      area: [0, 0.46, 1, 0.54],
      type: {
        company: { sizePt: 16, weight: 800 },
        subtitle: { sizePt: 7.6, step: 4.4 },
        name: { sizePt: 9.5, weight: 800 },
        role: { sizePt: 7.5, step: 3.7 },
        contact: { sizePt: 7.5, firstStep: 5.4 },
      },
    },
    back: {
      ground: 'second',
      graphics: [
        {
          motif: 'arcs',
          params: { corner: 'br', radius: 0.9, count: 4, gap: 0.3, roles: ['ink', 'accent', 'paper', 'ink'] },
        },
        {
          motif: 'arcs',
          params: { corner: 'tl', radius: 0.62, count: 3, gap: 0.3, roles: ['accent', 'paper', 'ink'] },
        },
      ],
      content: { kind: 'none' },
    },
  },
  {
    id: 'marquee',
    trades: ['theatre', 'events', 'bar'],
    moods: ['evening', 'show'],
    shape: 'wide',
    palette: 'pinkOnBurgundy',
    fonts: { heading: 'Josefin Sans', data: 'Josefin Sans' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'rays',
          params: {
            cx: 0.5,
            cy: 0,
            count: 36,
            role: 'second',
            from: 0.05,
            reach: 0.105,
            a0: 0,
            a1: Math.PI,
            fill: 0.5,
          },
        },
        {
          motif: 'rays',
          params: {
            cx: 0.5,
            cy: 0,
            count: 36,
            role: 'accent',
            from: 0.235,
            reach: 0.15,
            a0: 0,
            a1: Math.PI,
            fill: 0.24,
          },
        },
      ],
      arrangement: { kind: 'centered', top: 20.5, personY: 0.69, bottom: 5.8 },
      type: {
        company: { upperCase: true, sizePt: 14, trackingEm: 0.2, weight: 600 },
        subtitle: { sizePt: 7 },
        name: { sizePt: 10, weight: 600 },
        role: { sizePt: 7.6, step: 3.8 },
        contact: { sizePt: 7.6 },
      },
    },
    back: {
      ground: 'paper',
      graphics: [
        { motif: 'rays', params: { cx: 0.5, cy: 0.5, count: 40, role: 'panel', from: 0.2, fill: 0.5 } },
        {
          motif: 'rings',
          params: { cx: 0.5, cy: 0.5, radius: 0.34, count: 1, filled: true, roles: ['accent'] },
        },
      ],
      content: {
        kind: 'company',
        sizePt: 11,
        weight: 600,
        trackingEm: 0.14,
        upperCase: true,
        x: 'center',
        y: 0.501,
        width: 0.28,
        ground: 'accent',
      },
    },
  },
  {
    id: 'vineyard',
    trades: ['wine', 'farm', 'food'],
    moods: ['quiet', 'craft'],
    shape: 'square',
    palette: 'burgundyOnPink',
    fonts: { heading: 'Cormorant Garamond', data: 'Jost' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'rings',
          params: {
            cx: 0.5,
            cy: 1,
            radius: 0.53,
            count: 5,
            filled: true,
            roles: ['panel', 'second', 'panel', 'accent', 'ink'],
          },
        },
      ],
      arrangement: { kind: 'top' },
      turned: {
        graphics: [
          {
            motif: 'rings',
            params: {
              cx: 1,
              cy: 0.5,
              radius: 0.62,
              count: 5,
              filled: true,
              roles: ['panel', 'second', 'panel', 'accent', 'ink'],
            },
          },
        ],
      },
      type: {
        company: { sizePt: 15, weight: 600 },
        name: { sizePt: 8, weight: 600, font: 'data', minPt: 7 },
        role: { sizePt: 7, step: 3.4 },
        contact: { sizePt: 7, firstStep: 4.2, step: 3.3 },
      },
    },
    back: {
      ground: 'ink',
      graphics: [
        {
          motif: 'rings',
          params: {
            cx: 0.5,
            cy: 0.5,
            radius: 0.3,
            count: 4,
            filled: true,
            roles: ['accent', 'second', 'panel', 'accent'],
          },
        },
      ],
      content: { kind: 'none' },
    },
  },
];
