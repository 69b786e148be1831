import type { LookId } from '#domain/card/look/card-look.ts';
import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { SeatShape } from '../look.ts';

/** The place of the logo in a look. */
export type LogoSeat = {
  /**
   * On the axis of the first column, in the other corner, left of the name, at the foot of the second column, in the place
   * of the initial.
   */
  at: 'top' | 'corner' | 'name' | 'foot' | 'initial';
  /** The shape of a plate that it needs. */
  shape: SeatShape;
  /** What is under it. */
  on: ColourRole;
};

const top = (shape: SeatShape): LogoSeat => ({ at: 'top', shape, on: 'paper' });
const corner = (shape: SeatShape): LogoSeat => ({ at: 'corner', shape, on: 'paper' });
const besideName = (shape: SeatShape): LogoSeat => ({ at: 'name', shape, on: 'paper' });

/** Where each look has its logo. */
export const logoSeats: Readonly<Record<LookId, LogoSeat>> = {
  ridge: besideName('disc'),
  contour: top('blob'),
  bauhaus: top('tile'),
  quarter: top('disc'),
  awning: top('ticket'),
  gingham: top('tile'),
  terrazzo: top('blob'),
  rosette: top('disc'),
  'grand-deco': top('octagon'),
  chancery: top('octagon'),
  'olive-branch': corner('tile'),
  eucalyptus: top('disc'),
  waveform: top('capsule'),
  constellation: top('disc'),
  plus: top('tile'),
  'floor-plan': top('tile'),
  'old-town': besideName('house'),
  'big-initial': top('none'),
  'letter-block': { at: 'initial', shape: 'none', on: 'accent' },
  diagonal: top('band'),
  ribbon: top('band'),
  route: top('disc'),
  sunburst: besideName('disc'),
  halftone: top('disc'),
  relief: top('band'),
  pebble: top('blob'),
  cubes: top('tile'),
  echo: top('disc'),
  stitch: top('capsule'),
  pinstripe: top('none'),
  'petal-lattice': top('tile'),
  'colour-field': { at: 'initial', shape: 'none', on: 'ink' },
  'red-dot': top('disc'),
  didone: top('none'),
  tide: top('disc'),
  terminal: top('none'),
  dusk: corner('disc'),
  fern: { at: 'foot', shape: 'tile', on: 'paper' },
  'little-arcs': top('disc'),
  majolica: top('tile'),
  handwritten: { at: 'foot', shape: 'none', on: 'paper' },
  register: corner('none'),
  chambers: { at: 'initial', shape: 'none', on: 'paper' },
  marquee: top('disc'),
  vineyard: top('arch'),
  lens: top('disc'),
  horizon: corner('disc'),
  poster: { at: 'corner', shape: 'none', on: 'accent' },
  vista: top('band'),
  plaque: top('tile'),
  facade: top('tile'),
  matinee: top('disc'),
  medallion: top('disc'),
  headshot: besideName('tile'),
};
