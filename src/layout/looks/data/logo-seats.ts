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
  /** The data is in two columns where they fit. */
  hasStacks?: true;
};

const top = (shape: SeatShape): LogoSeat => ({ at: 'top', shape, on: 'paper' });
const corner = (shape: SeatShape): LogoSeat => ({ at: 'corner', shape, on: 'paper' });
const besideName = (shape: SeatShape): LogoSeat => ({ at: 'name', shape, on: 'paper' });

const withStacks = (seat: LogoSeat): LogoSeat => ({ ...seat, hasStacks: true });

/** Where each look has its logo. */
export const logoSeats: Readonly<Record<LookId, LogoSeat>> = {
  ridge: withStacks(besideName('disc')),
  contour: top('blob'),
  bauhaus: top('tile'),
  quarter: withStacks(top('disc')),
  awning: top('ticket'),
  gingham: withStacks(top('tile')),
  terrazzo: top('blob'),
  rosette: top('disc'),
  'grand-deco': top('octagon'),
  chancery: top('octagon'),
  'olive-branch': corner('tile'),
  eucalyptus: top('disc'),
  waveform: top('capsule'),
  constellation: top('disc'),
  plus: withStacks(top('tile')),
  'floor-plan': withStacks(top('tile')),
  'old-town': withStacks(besideName('house')),
  'big-initial': top('none'),
  'letter-block': { at: 'initial', shape: 'none', on: 'accent' },
  diagonal: top('band'),
  ribbon: top('band'),
  route: withStacks(top('disc')),
  sunburst: withStacks(besideName('disc')),
  halftone: withStacks(top('disc')),
  relief: top('band'),
  pebble: top('blob'),
  cubes: withStacks(top('tile')),
  echo: top('disc'),
  stitch: withStacks(top('capsule')),
  pinstripe: top('none'),
  'petal-lattice': top('tile'),
  'colour-field': { at: 'initial', shape: 'none', on: 'ink' },
  'red-dot': withStacks(top('disc')),
  didone: withStacks(top('none')),
  tide: withStacks(top('disc')),
  terminal: withStacks(top('none')),
  dusk: corner('disc'),
  fern: top('tile'),
  'little-arcs': top('disc'),
  majolica: top('tile'),
  handwritten: withStacks(top('none')),
  register: corner('none'),
  chambers: { at: 'initial', shape: 'none', on: 'paper' },
  marquee: top('disc'),
  vineyard: top('arch'),
  lens: top('disc'),
  horizon: withStacks(corner('disc')),
  poster: withStacks({ at: 'corner', shape: 'none', on: 'accent' }),
  vista: top('band'),
  plaque: top('tile'),
  facade: top('tile'),
  matinee: top('disc'),
  medallion: top('disc'),
  headshot: besideName('tile'),
  fascia: top('band'),
  swatch: { ...top('tile'), on: 'accent' },
  thread: top('capsule'),
  institute: top('none'),
  coaster: { ...top('disc'), on: 'ink' },
  presswall: { ...top('capsule'), on: 'ink' },
};
