import type { BackTextName } from '#domain/card/card-back.ts';
import type { CustomFont } from '#domain/card/fonts.ts';
import type { TextBlock } from '#domain/card/shared-sizes.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { GraphicShape } from './graphics/motif.ts';
import type { Box, Guides, Size } from './guides.ts';
import type { LogoAnalysis } from './logo/logo-analysis.ts';
import type { LogoVersion } from './logo/logo-version.ts';
import type { Corner } from './qr/outline-modules.ts';
import { type FaceName, type FaceToLoad, fileFor, uniqueFaces } from './text/faces.ts';
import type { FaceFeature } from './text/font-families.ts';
import type { Glyph } from './text/fonts.ts';

/** One side of a card, laid out: in mm, origin at the top left of the cut edge, y grows downwards. */
export type Scene = {
  side: 'front' | 'back';
  cut: Size;
  guides: Guides;
  /** A look decides the sizes and colours of the texts: the print check measures them by its rules. */
  hasLook?: true;
  /** In drawing order: the first is at the bottom. */
  items: readonly SceneItem[];
  /** What a person has asked for and there is no room for. */
  missed?: readonly MissedWish[];
};

/** A wish that a side does not keep: a move or a size in mm, a zoom in per cent, an alignment, a place or a code without numbers. */
export type MissedWish = {
  wish: 'move' | 'align' | 'size' | 'zoom' | 'place' | 'code';
  of: RunField | 'logo' | 'qr' | 'graphic';
  needed: number;
  measured: number;
};

export type SceneItem = Fill | SceneShape | PlacedPicture | Rule | GlyphRun | PlacedLogo | PlacedQr;

/** A text of the card, or one that only its back has. */
export type RunField = TextField | BackTextName;

/** An id is unique on its side. A part that stays on a changed card keeps its id. */
type Identified = { id: string };

/** The name of an image or another file that is drawn on a card. Its bytes are not part of the Scene. */
type AssetId = string;

/** A rectangle of one colour. */
export type Fill = Identified & {
  kind: 'fill';
  part: 'background' | 'panel';
  box: Box;
  colour: string;
};

/** The background or the panel of a side. A side has one of each. */
export function fillOf(part: Fill['part'], box: Box, colour: string): Fill {
  return { id: part, kind: 'fill', part, box, colour };
}

/** The ids of the shapes that a code and a logo lie on. */
export const codePlateId = 'code-plate';
export const logoPlateId = 'logo-plate';

/** A path of a graphic, clipped to the bleed. Its colour is solid. */
export type SceneShape = Identified & {
  kind: 'shape';
  part: 'graphic';
  /** It is nearly of the colour of its ground: lines may lie on it. */
  isTexture?: true;
} & GraphicShape;

/** A line to the right or down from a point; the point is in the middle of its weight. */
export type Rule = Identified & {
  kind: 'rule';
  direction: 'horizontal' | 'vertical';
  x: number;
  y: number;
  length: number;
  weightPt: number;
  colour: string;
};

/** One line of one text. Glyphs of characters that its face lacks name another one. */
export type GlyphRun = Identified & {
  kind: 'text';
  /** The text it belongs to; null for a separator between texts. */
  field: RunField | null;
  /** The block that it is arranged and moved with; absent where there is none. */
  block?: TextBlock;
  /** Which line of the text this is, from 0. */
  line: number;
  /** The characters of this line, including the spaces at its end, which are not drawn. */
  text: string;
  face: FaceName;
  features?: readonly FaceFeature[];
  /** The font that was chosen, if the face stands in for it. */
  absentFont?: CustomFont;
  sizePt: number;
  colour: string;
  /** Below 1 for a placeholder. */
  opacity: number;
  isPlaceholder: boolean;
  /** Whether the text has too many lines even at its smallest size. */
  isTooLong: boolean;
  /** Its person has broken the text after this line. */
  endsAtBreak?: true;
  /** The start of the first glyph. */
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  /** The glyphs' advances include it. */
  trackingEm: number;
  glyphs: readonly Glyph[];
  /** Its label, an icon or letters, is behind the text. */
  hasLabelAfter?: true;
  /** The outline of an icon before the text, from its start, as that of a glyph with 1000 units in an em. */
  icon?: string;
};

/** The size of a logo's image in pixels. Of a drawing, only its proportion counts. */
export type LogoSize = Size & {
  isVector?: true;
  /** Absent until the file was analysed: it is then drawn as it is. */
  analysis?: LogoAnalysis;
  /** Another file of the logo, for dark grounds. */
  dark?: DarkLogo;
};

/** The size and the name of a logo's file for dark grounds. */
export type DarkLogo = Omit<LogoSize, 'dark'> & { asset: AssetId };

/** The logo, with the proportion of its image. */
export type PlacedLogo = Identified & {
  kind: 'logo';
  asset: AssetId;
  image: Box;
  pixels: LogoSize;
  /** The company's name is part of the image. */
  hasName?: true;
  /** How it is drawn; absent for the file as it is. */
  version?: LogoVersion;
};

/** The card's photograph. No text lies on what is seen of it. */
export type PlacedPicture = Identified & {
  kind: 'picture';
  asset: AssetId;
  /** What is seen of it: a circle in this box if it is round. */
  box: Box;
  isRound?: true;
  /** The whole image, which is larger. */
  image: Box;
  pixels: Size;
  /** The colours of its dark and its light parts. */
  duotone?: readonly [dark: string, light: string];
  /** Along an axis it is covered by a colour up to `from`, in mm, and comes out of it until `to`. */
  fade?: { axis: 'x' | 'y'; from: number; to: number; colour: string };
};

/** The size of a placed logo: its longer side, in mm. */
export function logoSizeMm({ image }: PlacedLogo): number {
  return Math.max(image.width, image.height);
}

/** A QR code: its square without the quiet zone, and its dark areas as outlines in mm, clockwise, with holes counter-clockwise. */
export type PlacedQr = Identified & {
  kind: 'qr';
  box: Box;
  /** The side of one module. */
  moduleMm: number;
  /** The number of modules on a side. */
  modules: number;
  outlines: readonly (readonly Corner[])[];
  colour: string;
  /** What the code says. */
  text: string;
};

export function shapeColour(shape: SceneShape): string {
  return 'fill' in shape ? shape.fill : shape.stroke;
}

export function withShapeColour(shape: SceneShape, colour: string): SceneShape {
  return 'fill' in shape ? { ...shape, fill: colour } : { ...shape, stroke: colour };
}

/** The faces that a run is drawn with: its own, and those that stand in for characters that it lacks. */
export function facesOfRun({ face, glyphs }: GlyphRun): FaceName[] {
  return [face, ...glyphs.flatMap((glyph) => glyph.face ?? [])];
}

/** The font files that runs were shaped in. */
export function filesOfRuns(runs: readonly GlyphRun[]): FaceToLoad[] {
  return uniqueFaces(
    runs.flatMap(({ face: own, features, glyphs }) => [
      fileFor(own, '', features),
      ...glyphs.map(({ face = own, text }) => fileFor(face, text, features)),
    ]),
  );
}
