import type { MotifName } from '#domain/card/look/motifs.ts';
import { arcs } from './figures/arcs.ts';
import { blob } from './figures/blob.ts';
import { blocks } from './figures/blocks.ts';
import { blueprint } from './figures/blueprint.ts';
import { fan } from './figures/fan.ts';
import { frame } from './figures/frame.ts';
import { guilloche } from './figures/guilloche.ts';
import { monogram } from './figures/monogram.ts';
import { rays } from './figures/rays.ts';
import { ribbon } from './figures/ribbon.ts';
import { skyline } from './figures/skyline.ts';
import { sprig } from './figures/sprig.ts';
import { transit } from './figures/transit.ts';
import type { CardShape, Motif } from './motif.ts';
import { awning } from './patterns/awning.ts';
import { bands } from './patterns/bands.ts';
import { bars } from './patterns/bars.ts';
import { check } from './patterns/check.ts';
import { constellation } from './patterns/constellation.ts';
import { contours } from './patterns/contours.ts';
import { cubes } from './patterns/cubes.ts';
import { flow } from './patterns/flow.ts';
import { halftone } from './patterns/halftone.ts';
import { letterRows } from './patterns/letter-rows.ts';
import { petals } from './patterns/petals.ts';
import { plus } from './patterns/plus.ts';
import { ridges } from './patterns/ridges.ts';
import { rings } from './patterns/rings.ts';
import { stripe } from './patterns/stripe.ts';
import { terrazzo } from './patterns/terrazzo.ts';
import { tiles } from './patterns/tiles.ts';
import { waves } from './patterns/waves.ts';

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
  letterRows,
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
