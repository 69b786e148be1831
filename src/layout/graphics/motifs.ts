import type { MotifName } from '#domain/look/motifs.ts';
import { arcs } from './arcs.ts';
import { awning } from './awning.ts';
import { bands } from './bands.ts';
import { bars } from './bars.ts';
import { blob } from './blob.ts';
import { blocks } from './blocks.ts';
import { blueprint } from './blueprint.ts';
import { check } from './check.ts';
import { constellation } from './constellation.ts';
import { contours } from './contours.ts';
import { cubes } from './cubes.ts';
import { fan } from './fan.ts';
import { flow } from './flow.ts';
import { frame } from './frame.ts';
import { guilloche } from './guilloche.ts';
import { halftone } from './halftone.ts';
import { monogram } from './monogram.ts';
import type { Motif } from './motif.ts';
import { petals } from './petals.ts';
import { plus } from './plus.ts';
import { rays } from './rays.ts';
import { ribbon } from './ribbon.ts';
import { ridges } from './ridges.ts';
import { rings } from './rings.ts';
import { skyline } from './skyline.ts';
import { sprig } from './sprig.ts';
import { stripe } from './stripe.ts';
import { terrazzo } from './terrazzo.ts';
import { tiles } from './tiles.ts';
import { transit } from './transit.ts';
import { waves } from './waves.ts';

/** Every motif by its name. */
export const motifs = {
  arcs,
  awning,
  bands,
  bars,
  blob,
  blocks,
  blueprint,
  check,
  constellation,
  contours,
  cubes,
  fan,
  flow,
  frame,
  guilloche,
  halftone,
  monogram,
  petals,
  plus,
  rays,
  ribbon,
  ridges,
  rings,
  skyline,
  sprig,
  stripe,
  terrazzo,
  tiles,
  transit,
  waves,
} satisfies Record<MotifName, object>;

type ParamsOf<Kind> = Kind extends Motif<infer Params> ? Params : never;

export type MotifParams = { [Name in MotifName]: ParamsOf<(typeof motifs)[Name]> };

/** The shape of a card: a graphic is at another place on each. */
export type CardShape = 'wide' | 'upright' | 'square';

/** A graphic of one motif. Parameters that are absent are the motif's defaults. */
export type GraphicOf<Name extends MotifName> = {
  motif: Name;
  params?: Partial<MotifParams[Name]>;
  seed?: number;
  strength?: number;
  /** The shape of the card that the parameters are for: it is not turned there. Wide without it. */
  shape?: CardShape;
};

/** A graphic as a look has it: its parameters are those of its motif. */
export type DesignedGraphic = { [Name in MotifName]: GraphicOf<Name> }[MotifName];

/** A graphic of any motif. */
export type Graphic = GraphicOf<MotifName>;
