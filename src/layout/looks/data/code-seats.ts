import type { LookId } from '#domain/card/look/card-look.ts';
import type { CodeSeat } from '../code-seat.ts';

/** Round places: the sun, the moon, a lens, the middle of rings. */
const inTheMiddle = [0.5, 0.5] as const;

const figureSeats = {
  ridge: {
    kind: 'figure',
    at: [0.7, 0.42],
    shape: 'disc',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'top',
    graphics: [
      {
        motif: 'ridges',
        params: { height: 0.31, layers: 4, from: 'second', to: 'paper', rough: 0.5 },
        seed: 9,
        strength: 0.42,
        how: 'over',
      },
    ],
  },
  rosette: {
    kind: 'figure',
    at: inTheMiddle,
    shape: 'disc',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'guilloche',
        params: { lobes: 18, lines: 16, depth: 0.24, pt: 0.5, role: 'second' },
        strength: 0.6,
        how: 'around',
      },
    ],
    trims: [{ kind: 'figure', gap: 0.9, role: 'ink' }],
  },
  eucalyptus: {
    kind: 'figure',
    at: [0.68, 0.5],
    shape: 'disc',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'sprig',
        params: {
          stems: [
            { x: 0.5, y: 1.03, length: 0.66, lean: -2, bend: 6, pairs: 5 },
            { x: 0.2, y: 1.03, length: 0.6, lean: -4, bend: 12, pairs: 5 },
            { x: 0.8, y: 1.03, length: 0.6, lean: 4, bend: -12, pairs: 5 },
          ],
          leaf: 'round',
          size: 0.125,
          role: 'second',
          stem: 'second',
          pt: 0.6,
        },
        seed: 9,
        shape: 'upright',
        how: 'whole',
      },
    ],
  },
  sunburst: {
    kind: 'figure',
    at: inTheMiddle,
    shape: 'disc',
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      { motif: 'rays', params: { count: 36, role: 'paper', fill: 0.5 }, strength: 0.2, how: 'around' },
    ],
  },
  halftone: {
    kind: 'figure',
    at: [0.7, 0.5],
    shape: 'disc',
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    caption: 'top',
    graphics: [
      {
        motif: 'halftone',
        params: { from: 'bl', pitch: 3.2, reach: 0.78, rMax: 0.52, role: 'ink', power: 0.9 },
        how: 'whole',
      },
    ],
  },
  pebble: {
    kind: 'figure',
    at: [0.7, 0.5],
    shape: 'blob',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'blob',
        params: { cx: 0.08, cy: 0.3, radius: 0.48, wobble: 0.14, roles: ['accent'] },
        seed: 4,
        how: 'whole',
      },
      {
        motif: 'blob',
        params: { cx: 0.3, cy: 0.86, radius: 0.26, wobble: 0.12, roles: ['second'] },
        seed: 9,
        how: 'whole',
      },
    ],
  },
  echo: {
    kind: 'figure',
    at: [0.64, 0.5],
    shape: 'disc',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'rings',
        params: { radius: 1.6, count: 27, pt: 0.6, role: 'second', dot: 0 },
        strength: 0.62,
        how: 'around',
      },
    ],
  },
  'red-dot': {
    kind: 'figure',
    at: [0.72, 0.5],
    shape: 'disc',
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    caption: 'foot',
    graphics: [],
  },
  tide: {
    kind: 'figure',
    at: [0.7, 0.44],
    shape: 'disc',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'top',
    graphics: [
      {
        motif: 'waves',
        params: {
          at: 'bottom',
          share: 0.36,
          layers: 3,
          periods: 1.2,
          amp: 0.05,
          roles: ['accent', 'second', 'panel'],
        },
        seed: 8,
        how: 'over',
      },
    ],
  },
  dusk: {
    kind: 'figure',
    at: [0.69, 0.47],
    upright: [0.5, 0.345],
    shape: 'disc',
    ground: 'accent',
    plate: 'ink',
    ink: 'paper',
    caption: 'top',
    graphics: [
      {
        motif: 'rings',
        params: { radius: 0.94, count: 9, pt: 0.7, role: 'ink', dot: 0 },
        strength: 0.36,
        how: 'around',
      },
      {
        motif: 'ridges',
        params: { height: 0.38, layers: 4, from: 'second', to: 'paper', rough: 0.5 },
        seed: 8,
        how: 'over',
      },
    ],
  },
  lens: {
    kind: 'figure',
    at: [0.68, 0.5],
    square: [0.5, 0.45],
    shape: 'disc',
    ground: 'accent',
    plate: 'ink',
    ink: 'paper',
    caption: 'foot',
    graphics: [],
    trims: [
      { kind: 'figure', gap: 3.2, role: 'paper' },
      { kind: 'line', gap: 1.6, role: 'accent', pt: 0.6 },
      { kind: 'ticks', gap: 4.6, role: 'paper', count: 72, pt: 0.9 },
    ],
  },
  horizon: {
    kind: 'figure',
    at: [0.69, 0.47],
    shape: 'disc',
    ground: 'accent',
    plate: 'ink',
    ink: 'paper',
    caption: 'top',
    graphics: [
      {
        motif: 'stripe',
        params: {
          at: 'bottom',
          widths: [6, 2.6, 1.7, 1.1, 0.6],
          gaps: [1, 1.3, 1.6, 1.4],
          roles: ['paper'],
        },
        how: 'over',
      },
    ],
  },
  matinee: {
    kind: 'figure',
    at: inTheMiddle,
    shape: 'disc',
    ground: 'accent',
    plate: 'ink',
    ink: 'paper',
    caption: 'inside',
    graphics: [
      {
        motif: 'rings',
        params: { radius: 1.5, count: 15, pt: 0.6, role: 'paper', dot: 0 },
        strength: 0.4,
        how: 'around',
      },
    ],
  },
  vineyard: {
    kind: 'figure',
    at: [0.66, 0.56],
    upright: [0.5, 0.48],
    square: [0.5, 0.53],
    shape: 'arch',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [],
    trims: [
      { kind: 'figure', gap: 8.2, role: 'accent', strength: 0.45 },
      { kind: 'figure', gap: 5.4, role: 'accent' },
      { kind: 'figure', gap: 2.6, role: 'second' },
    ],
  },
  'little-arcs': {
    kind: 'figure',
    at: [0.66, 0.57],
    upright: [0.5, 0.62],
    square: [0.5, 0.57],
    shape: 'arch',
    ground: 'second',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'arcs',
        params: { corner: 'tl', radius: 0.5, count: 3, gap: 0.3, roles: ['accent', 'paper', 'ink'] },
        how: 'whole',
      },
    ],
    trims: [
      { kind: 'figure', gap: 5.2, role: 'ink' },
      { kind: 'figure', gap: 2.6, role: 'accent' },
    ],
  },
  'old-town': {
    kind: 'figure',
    at: [0.77, 0.62],
    upright: [0.5, 0.5],
    square: [0.5, 0.56],
    shape: 'house',
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    caption: 'top',
    graphics: [
      {
        motif: 'skyline',
        params: { height: 0.36, kind: 'gable', roles: ['ink', 'ink'], unit: 9, windowRole: 'second' },
        seed: 9,
      },
    ],
    trims: [{ kind: 'roof', role: 'ink' }],
  },
  'floor-plan': {
    kind: 'figure',
    at: [0.75, 0.5],
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'foot',
    graphics: [],
    trims: [{ kind: 'walls', role: 'second' }],
  },
  waveform: {
    kind: 'figure',
    at: [0.7, 0.5],
    shape: 'capsule',
    ground: 'accent',
    plate: 'ink',
    ink: 'paper',
    caption: 'below',
    graphics: [
      {
        motif: 'bars',
        params: {
          y: 0.5,
          height: 0.8,
          pitch: 4.2,
          thick: 0.46,
          role: 'paper',
          waves: 2.2,
          isSlim: true,
          swell: [-0.25, 0.56],
        },
        seed: 6,
        how: 'whole',
      },
    ],
    tall: [
      {
        motif: 'bars',
        params: { y: 0.73, height: 0.2, pitch: 4.2, thick: 0.46, role: 'paper', waves: 2.2, isSlim: true },
        seed: 6,
        how: 'whole',
      },
    ],
  },
} satisfies Partial<Record<LookId, CodeSeat>>;

const halfSeats = {
  contour: {
    kind: 'half',
    at: [0.79, 0.45],
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'below',
    graphics: [
      {
        motif: 'contours',
        params: {
          side: 'all',
          hills: [
            [0.1, 0.24, 0.2, 1],
            [0.3, 0.86, 0.17, 0.9],
          ],
          reach: 0.62,
          levels: 12,
          role: 'second',
          pt: 0.5,
        },
        seed: 8,
        strength: 0.75,
        how: 'whole',
      },
    ],
    tall: [
      {
        motif: 'contours',
        params: {
          side: 'all',
          hills: [
            [0.16, 0.96, 0.2, 1],
            [0.86, 0.78, 0.15, 0.9],
          ],
          reach: 0.6,
          levels: 12,
          role: 'second',
          pt: 0.5,
        },
        seed: 8,
        strength: 0.75,
        how: 'whole',
      },
    ],
  },
  quarter: {
    kind: 'half',
    at: [0.79, 0.45],
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'below',
    graphics: [
      {
        motif: 'arcs',
        params: {
          corner: 'bl',
          radius: 0.9,
          count: 5,
          gap: 0.42,
          roles: ['second', 'panel', 'second', 'panel', 'accent'],
        },
        seed: 2,
        how: 'whole',
      },
    ],
    tall: [
      {
        motif: 'arcs',
        params: {
          corner: 'bl',
          radius: 0.78,
          count: 5,
          gap: 0.42,
          roles: ['second', 'panel', 'second', 'panel', 'accent'],
        },
        seed: 2,
        how: 'whole',
      },
    ],
  },
  terrazzo: {
    kind: 'half',
    at: [0.79, 0.45],
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'below',
    graphics: [
      {
        motif: 'terrazzo',
        params: { at: 'all', size: [0.9, 3.6], density: 1.8, roles: ['second', 'accent', 'paper', 'quiet'] },
        seed: 12,
        how: 'whole',
      },
    ],
  },
  'olive-branch': {
    kind: 'half',
    at: [0.79, 0.45],
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'below',
    graphics: [
      {
        motif: 'sprig',
        params: {
          stems: [
            { x: 0.05, y: 1.08, length: 0.98, lean: -2, bend: 22, pairs: 9 },
            { x: 0.26, y: 1.08, length: 0.98, lean: -2, bend: 22, pairs: 9 },
          ],
          leaf: 'olive',
          size: 0.19,
          role: 'second',
          stem: 'second',
          pt: 0.6,
        },
        seed: 4,
        strength: 0.8,
        how: 'whole',
      },
    ],
    tall: [
      {
        motif: 'sprig',
        params: {
          stems: [
            { x: 0.14, y: 1.04, length: 0.74, lean: -4, bend: 20, pairs: 7 },
            { x: 0.44, y: 1.04, length: 0.74, lean: -4, bend: 20, pairs: 7 },
            { x: 0.74, y: 1.04, length: 0.74, lean: -4, bend: 20, pairs: 7 },
          ],
          leaf: 'olive',
          size: 0.19,
          role: 'second',
          stem: 'second',
          pt: 0.6,
        },
        seed: 4,
        strength: 0.8,
        how: 'whole',
      },
    ],
  },
  constellation: {
    kind: 'half',
    at: [0.79, 0.45],
    shape: 'tile',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'below',
    graphics: [
      {
        motif: 'constellation',
        params: {
          at: 'left',
          share: 0.54,
          count: 34,
          role: 'second',
          node: 'ink',
          hot: 4,
          links: 2,
          pt: 0.5,
        },
        seed: 5,
      },
    ],
  },
  route: {
    kind: 'half',
    at: [0.74, 0.36],
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'top',
    graphics: [
      {
        motif: 'transit',
        params: {
          x: 0.38,
          y: 0.68,
          lines: 4,
          pitch: 2.6,
          thick: 1.6,
          turn: 4,
          roles: ['accent', 'second', 'paper', 'quiet'],
          stops: 0,
        },
      },
    ],
    trims: [{ kind: 'figure', gap: 1.2, role: 'ink' }],
  },
  relief: {
    kind: 'half',
    at: [0.79, 0.45],
    shape: 'tile',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'below',
    graphics: [
      {
        motif: 'flow',
        params: { at: 'left', share: 1.07, lines: 24, lift: 0.34, pt: 0.5, role: 'accent' },
        seed: 12,
      },
    ],
    trims: [{ kind: 'figure', gap: 1.2, role: 'paper' }],
  },
  cubes: {
    kind: 'half',
    at: [0.79, 0.445],
    shape: 'tile',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'below',
    graphics: [
      {
        motif: 'cubes',
        params: { edge: 8, corner: 'tl', reach: 1.12, role: 'second' },
        seed: 3,
        how: 'whole',
      },
    ],
    tall: [
      {
        motif: 'cubes',
        params: { edge: 8, corner: 'bl', reach: 0.78, role: 'second' },
        seed: 3,
        how: 'whole',
      },
    ],
  },
} satisfies Partial<Record<LookId, CodeSeat>>;

const cellSeats = {
  bauhaus: {
    kind: 'cell',
    at: [0.7, 0.34],
    shape: 'tile',
    ground: 'paper',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
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
  },
  gingham: {
    kind: 'cell',
    at: inTheMiddle,
    square: inTheMiddle,
    shape: 'tile',
    ground: 'paper',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [{ motif: 'check', params: { at: 'all', pitch: 4.9, role: 'accent' } }],
  },
  plus: {
    kind: 'cell',
    at: [0.67, 0.5],
    shape: 'tile',
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'plus',
        params: { pitch: 10, arm: 2.6, pt: 3, role: 'paper', accentAt: null },
        strength: 0.22,
      },
    ],
  },
  'petal-lattice': {
    kind: 'cell',
    at: [0.77, 0.5],
    shape: 'tile',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'inside',
    graphics: [{ motif: 'petals', params: { pitch: 10, at: 'all', role: 'accent' } }],
  },
  majolica: {
    kind: 'cell',
    at: [0.7, 0.34],
    upright: [0.6, 0.4],
    shape: 'tile',
    ground: 'paper',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
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
  },
} satisfies Partial<Record<LookId, CodeSeat>>;

const panel = { kind: 'panel', at: [0.8, 0.5], shape: 'band', caption: 'foot' } as const;

const panelSeats = {
  'big-initial': {
    ...panel,
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    graphics: [
      {
        motif: 'monogram',
        params: { size: 1.12, maxW: 0.52, x: 0.29, y: 1.1, anchor: 'center', role: 'accent' },
        strength: 0.5,
      },
    ],
    tall: [
      {
        motif: 'monogram',
        params: { size: 0.42, maxW: 0.7, x: 0.5, y: 1.06, anchor: 'center', role: 'accent' },
        strength: 0.5,
      },
    ],
  },
  'letter-block': {
    ...panel,
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    graphics: [
      {
        motif: 'monogram',
        params: { size: 1.16, maxW: 0.52, x: 0.29, y: 1.1, anchor: 'center', role: 'ink' },
        strength: 0.13,
      },
    ],
    tall: [
      {
        motif: 'monogram',
        params: { size: 0.42, maxW: 0.7, x: 0.5, y: 1.06, anchor: 'center', role: 'ink' },
        strength: 0.13,
      },
    ],
  },
  didone: {
    ...panel,
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'monogram',
        params: { size: 1.16, maxW: 0.52, x: 0.29, y: 1.1, anchor: 'center', role: 'paper' },
      },
    ],
    tall: [
      {
        motif: 'monogram',
        params: { size: 0.42, maxW: 0.7, x: 0.5, y: 1.06, anchor: 'center', role: 'paper' },
      },
    ],
  },
  diagonal: {
    ...panel,
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    slope: 13,
    graphics: [
      {
        motif: 'bands',
        params: {
          side: 'right',
          start: 0.42,
          angle: 75.4,
          widths: [3, 4.4],
          gaps: [3.4],
          roles: ['second', 'paper'],
        },
      },
    ],
  },
  poster: {
    ...panel,
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    slope: 13,
    graphics: [
      {
        motif: 'bands',
        params: { side: 'right', start: 0.2, angle: 75.4, widths: [9, 9], gaps: [9], roles: ['accent'] },
      },
    ],
  },
  ribbon: {
    ...panel,
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    graphics: [
      { motif: 'ribbon', params: { x: 0.26, width: 0.3, folds: 3, role: 'accent', shade: 'paper' } },
    ],
  },
  'colour-field': {
    ...panel,
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    graphics: [
      {
        motif: 'blocks',
        params: {
          cells: [
            [0, 0, 0.28, 0.58, 'ink'],
            [0.28, 0, 0.72, 0.58, 'second'],
            [0, 0.58, 0.44, 0.42, 'accent'],
            [0.44, 0.58, 0.56, 0.42, 'panel'],
          ],
        },
      },
    ],
  },
  headshot: {
    ...panel,
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    graphics: [
      {
        motif: 'monogram',
        params: { size: 1.16, maxW: 0.52, x: 0.29, y: 1.1, anchor: 'center', role: 'ink' },
        strength: 0.13,
      },
    ],
    tall: [
      {
        motif: 'monogram',
        params: { size: 0.42, maxW: 0.7, x: 0.5, y: 1.06, anchor: 'center', role: 'ink' },
        strength: 0.13,
      },
    ],
  },
} satisfies Partial<Record<LookId, CodeSeat>>;

const frameSeats = {
  awning: {
    kind: 'frame',
    at: [0.5, 0.57],
    upright: [0.5, 0.5],
    square: [0.5, 0.56],
    shape: 'ticket',
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      { motif: 'awning', params: { depth: 0.14, stripes: 15, roles: ['paper', 'accent'], rail: 'paper' } },
    ],
    trims: [{ kind: 'line', gap: 1.3, role: 'paper', pt: 0.75 }],
  },
  'grand-deco': {
    kind: 'frame',
    at: inTheMiddle,
    shape: 'octagon',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'inside',
    graphics: [{ motif: 'fan', params: { radius: 5.9, arcs: 5, role: 'accent', pt: 0.55 } }],
    trims: [
      { kind: 'figure', gap: 2.2, role: 'paper' },
      { kind: 'line', gap: 2.2, role: 'accent', pt: 0.9 },
    ],
  },
  chancery: {
    kind: 'frame',
    at: inTheMiddle,
    shape: 'octagon',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'inside',
    graphics: [{ motif: 'frame', params: { kind: 'double', inset: 3.4, gap: 0.9, role: 'accent', pt: 0.6 } }],
    trims: [{ kind: 'line', gap: 1.2, role: 'accent', pt: 0.6 }],
  },
  stitch: {
    kind: 'frame',
    at: inTheMiddle,
    shape: 'capsule',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [{ motif: 'frame', params: { kind: 'stitch', inset: 3.6, role: 'second', pt: 1.1 } }],
  },
  terminal: {
    kind: 'frame',
    at: [0.76, 0.5],
    shape: 'none',
    ground: 'accent',
    plate: null,
    ink: 'paper',
    caption: 'foot',
    graphics: [],
    trims: [{ kind: 'brackets', gap: 1.6, role: 'paper', arm: 5, pt: 1 }],
  },
  chambers: {
    kind: 'frame',
    at: inTheMiddle,
    shape: 'tile',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'inside',
    graphics: [{ motif: 'frame', params: { kind: 'single', inset: 4, role: 'accent', pt: 0.6 } }],
  },
  marquee: {
    kind: 'frame',
    at: inTheMiddle,
    shape: 'ticket',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'inside',
    graphics: [{ motif: 'rays', params: { count: 48, role: 'panel', fill: 0.5 }, how: 'around' }],
    trims: [{ kind: 'lights', gap: 0.7, role: 'accent', count: 44, size: 0.55 }],
  },
  plaque: {
    kind: 'frame',
    at: inTheMiddle,
    shape: 'tile',
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [{ motif: 'frame', params: { kind: 'single', inset: 4.5, role: 'paper', pt: 0.75 } }],
  },
  medallion: {
    kind: 'frame',
    at: inTheMiddle,
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [{ motif: 'frame', params: { kind: 'double', inset: 4, role: 'second', pt: 0.6 } }],
  },
} satisfies Partial<Record<LookId, CodeSeat>>;

const word = { kind: 'word', at: [0.8, 0.5], shape: 'none', caption: 'foot' } as const;

const wordSeats = {
  pinstripe: {
    ...word,
    at: [0.71, 0.5],
    ground: 'paper',
    plate: null,
    ink: 'ink',
    graphics: [
      {
        motif: 'stripe',
        params: { at: 'right', widths: [6, 1.2, 0.5], gaps: [1.2, 1.2], roles: ['ink', 'accent', 'second'] },
      },
    ],
  },
  fern: {
    ...word,
    upright: [0.5, 0.36],
    ground: 'ink',
    plate: null,
    ink: 'paper',
    graphics: [
      {
        motif: 'sprig',
        params: {
          stems: [
            { x: 0.5, y: 0.775, length: 0.37, lean: -48, bend: -26, pairs: 9 },
            { x: 0.5, y: 0.775, length: 0.37, lean: 48, bend: 26, pairs: 9 },
          ],
          size: 0.13,
          leaf: 'fern',
          role: 'second',
          stem: 'second',
          pt: 0.6,
        },
        seed: 5,
        shape: 'upright',
        how: 'whole',
      },
    ],
  },
  handwritten: {
    ...word,
    ground: 'paper',
    plate: null,
    ink: 'ink',
    graphics: [
      {
        motif: 'sprig',
        params: {
          stems: [{ x: 0.04, y: 1.08, length: 0.86, lean: 38, bend: 30, pairs: 7, size: 0.19 }],
          leaf: 'willow',
          role: 'accent',
          stem: 'accent',
          pt: 0.6,
        },
        seed: 3,
        how: 'whole',
      },
    ],
    tall: [
      {
        motif: 'sprig',
        params: {
          stems: [{ x: 0.26, y: 0.72, length: 0.52, lean: 62, bend: 34, pairs: 6, size: 0.13 }],
          leaf: 'willow',
          role: 'accent',
          stem: 'accent',
          pt: 0.6,
        },
        seed: 3,
        how: 'whole',
      },
    ],
  },
  register: {
    ...word,
    ground: 'paper',
    plate: null,
    ink: 'ink',
    graphics: [{ motif: 'stripe', params: { at: 'top', widths: [2.2], gaps: [], roles: ['accent'] } }],
  },
  vista: {
    ...word,
    ground: 'accent',
    plate: 'ink',
    ink: 'paper',
    shape: 'tile',
    graphics: [],
  },
  facade: {
    ...word,
    at: [0.72, 0.5],
    ground: 'paper',
    plate: null,
    ink: 'ink',
    graphics: [
      { motif: 'stripe', params: { at: 'right', widths: [5, 1], gaps: [1], roles: ['accent', 'second'] } },
    ],
  },
} satisfies Partial<Record<LookId, CodeSeat>>;

/** A paint chart of tints, in shares of the card: columns and rows of some sizes with gaps between. */
function chart(
  columns: readonly number[],
  rows: readonly number[],
  [across, along]: readonly [number, number],
) {
  const roles = ['ink', 'accent', 'second', 'panel', 'accent', 'ink', 'second'] as const;
  const startOf = (sizes: readonly number[], at: number, gap: number) =>
    sizes.slice(0, at).reduce((sum, size) => sum + size + gap, 0);
  return rows.flatMap((height, row) =>
    columns.map((width, column) => {
      const role = roles[(row * columns.length + column) % roles.length] ?? 'ink';
      return [startOf(columns, column, across), startOf(rows, row, along), width, height, role] as const;
    }),
  );
}

const fifth = (gap: number) => (1 - 4 * gap) / 5;
const third = (gap: number) => (1 - 2 * gap) / 3;
const wideGaps = [1.2 / 90, 1.2 / 50] as const;
const tallGaps = [1.2 / 50, 1.2 / 90] as const;

const heroSeats = {
  fascia: {
    kind: 'half',
    at: [0.79, 0.5],
    shape: 'tile',
    ground: 'accent',
    plate: 'paper',
    ink: 'ink',
    caption: 'foot',
    graphics: [{ motif: 'blocks', params: { cells: [[0, 0.6, 0.59, 0.028, 'ink']] }, how: 'under' }],
    tall: [{ motif: 'blocks', params: { cells: [[0, 0.71, 1, 0.016, 'ink']] }, how: 'under' }],
  },
  swatch: {
    kind: 'figure',
    at: [0.7, 0.5],
    upright: [0.36, 0.5],
    square: [0.36, 0.5],
    shape: 'tile',
    ground: 'paper',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'blocks',
        params: {
          cells: chart(Array(5).fill(fifth(wideGaps[0])), Array(3).fill(third(wideGaps[1])), wideGaps),
        },
        how: 'whole',
      },
    ],
    tall: [
      {
        motif: 'blocks',
        params: { cells: chart([0.353, 0.353, 0.246], Array(5).fill(fifth(tallGaps[1])), tallGaps) },
        how: 'whole',
        shape: 'upright',
      },
    ],
  },
  thread: {
    kind: 'half',
    at: [0.79, 0.5],
    upright: [0.5, 0.4],
    square: [0.5, 0.42],
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'foot',
    graphics: [
      {
        motif: 'blocks',
        params: {
          cells: [
            [0.788, 0, 0.004, 0.14, 'accent'],
            [0.788, 0.86, 0.004, 0.14, 'accent'],
          ],
        },
        how: 'under',
      },
    ],
    tall: [{ motif: 'blocks', params: { cells: [[0, 0.398, 1, 0.004, 'accent']] }, how: 'under' }],
  },
  institute: {
    kind: 'half',
    at: [0.79, 0.52],
    upright: [0.5, 0.4],
    square: [0.5, 0.42],
    shape: 'tile',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'foot',
    graphics: [{ motif: 'blocks', params: { cells: [[0.067, 0.1, 0.933, 0.007, 'second']] }, how: 'under' }],
    tall: [{ motif: 'blocks', params: { cells: [[0.1, 0.067, 0.9, 0.004, 'second']] }, how: 'under' }],
  },
  coaster: {
    kind: 'figure',
    at: [0.68, 0.5],
    square: [0.5, 0.5],
    shape: 'disc',
    ground: 'paper',
    plate: 'ink',
    ink: 'paper',
    caption: 'inside',
    graphics: [],
    trims: [{ kind: 'line', gap: 1.8, role: 'accent', pt: 1 }],
  },
  presswall: {
    kind: 'figure',
    at: [0.7, 0.5],
    shape: 'capsule',
    ground: 'ink',
    plate: 'paper',
    ink: 'ink',
    caption: 'inside',
    graphics: [
      {
        motif: 'letterRows',
        params: { size: 4.6, gap: 3.9, role: 'paper' },
        strength: 0.13,
        how: 'whole',
      },
    ],
  },
} satisfies Partial<Record<LookId, CodeSeat>>;

/** Where each look has a code, and what its back is then. */
export const codeSeats: Readonly<Record<LookId, CodeSeat>> = {
  ...figureSeats,
  ...halfSeats,
  ...cellSeats,
  ...panelSeats,
  ...frameSeats,
  ...wordSeats,
  ...heroSeats,
};
