import type { LookId } from '#domain/card/look/card-look.ts';
import type { LookFront, Shares } from '../look.ts';

/** The front of a look whose graphic is another one beside a logo. */
export type SeatFront = Pick<LookFront, 'graphics' | 'area'> & {
  /** The place of the logo in the figure, in shares of the card. The figure keeps its size. */
  logo?: Shares;
  /** The letter is a texture: lines may lie on it. */
  isTexture?: true;
  /** Only on a card of the shape of the look. */
  isOfOneShape?: true;
};

/** A disc at the foot of the card. */
const arch = { cx: 0.5, cy: 1, count: 1, filled: true } as const;

export const seatFronts: { readonly [Id in LookId]?: SeatFront } = {
  marquee: {
    graphics: [
      {
        motif: 'rays',
        params: {
          cx: 0.5,
          cy: 0.345,
          count: 35,
          role: 'panel',
          from: 0.33,
          reach: 0.62,
          a0: Math.PI,
          a1: 2 * Math.PI,
          fill: 0.5,
        },
      },
      {
        motif: 'rays',
        params: {
          cx: 0.5,
          cy: 0.345,
          count: 35,
          role: 'accent',
          from: 0.295,
          reach: 0.153,
          a0: Math.PI,
          a1: 2 * Math.PI,
          fill: 0.24,
        },
      },
    ],
    area: [0, 0, 1, 1],
    logo: [0.395, 0.09, 0.21, 0.235],
    isOfOneShape: true,
  },
  vineyard: {
    graphics: [
      { motif: 'rings', params: { ...arch, radius: 0.267, roles: ['second'] } },
      { motif: 'rings', params: { ...arch, radius: 0.238, roles: ['accent'] } },
      { motif: 'rings', params: { ...arch, radius: 0.21, roles: ['paper'] } },
    ],
    area: [0, 0, 1, 0.75],
    logo: [0.37, 0.81, 0.26, 0.14],
    isOfOneShape: true,
  },
  fern: {
    graphics: [
      {
        motif: 'sprig',
        params: {
          stems: [{ x: 0.98, y: -0.03, length: 0.86, lean: 198, bend: 34, pairs: 13, size: 0.17 }],
          leaf: 'fern',
          role: 'second',
          stem: 'second',
          pt: 0.6,
        },
        seed: 5,
      },
    ],
    area: [0, 0.4, 1, 0.6],
    isOfOneShape: true,
  },
  handwritten: {
    graphics: [
      {
        motif: 'sprig',
        params: {
          stems: [{ x: 0.95, y: -0.06, length: 0.62, lean: 200, bend: 26, pairs: 5, size: 0.15 }],
          leaf: 'willow',
          role: 'accent',
          stem: 'accent',
          pt: 0.6,
        },
        seed: 3,
      },
    ],
    area: [0, 0, 1, 1],
    isOfOneShape: true,
  },
  cubes: {
    graphics: [{ motif: 'cubes', params: { edge: 5.6, corner: 'tr', reach: 0.64, role: 'second' }, seed: 3 }],
    area: [0, 0, 1, 1],
  },
  plus: {
    graphics: [
      {
        motif: 'plus',
        params: { pitch: 6, arm: 1.1, pt: 0.75, role: 'second', accentAt: [12, 2], corner: [0.58, 0.6] },
      },
    ],
    area: [0, 0, 1, 1],
  },
  'big-initial': {
    graphics: [{ motif: 'monogram', params: { size: 1.16, x: 1.24, y: 1.05, role: 'panel' } }],
    area: [0, 0, 1, 1],
    isTexture: true,
  },
  lens: {
    graphics: [
      {
        motif: 'rings',
        params: { cx: 0.875, cy: 0.14, radius: 0.036, count: 1, filled: true, roles: ['accent'] },
      },
      { motif: 'monogram', params: { size: 0.62, x: 1.34, y: 1.08, role: 'panel' } },
    ],
    area: [0, 0, 1, 1],
    isTexture: true,
  },
};
