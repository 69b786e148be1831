import type { LookId } from '#domain/card/look/card-look.ts';
import type { LookFront, Shares } from '../look.ts';

/** The front of a look whose letter or figure leaves its place to the logo; `logo` is that place, in shares of the card. */
type SeatFront = Pick<LookFront, 'graphics' | 'area'> & { logo?: Shares };

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
  },
  lens: {
    graphics: [
      {
        motif: 'rings',
        params: { cx: 0.86, cy: 0.14, radius: 0.11, count: 1, filled: true, roles: ['accent'] },
      },
    ],
    area: [0, 0, 1, 1],
  },
};
