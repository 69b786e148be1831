import type { Box } from '../guides.ts';

/** What the file of a logo shows, found once. Plain data: it is kept by the file's hash and sent between threads. */
export type LogoAnalysis = {
  /** Rises when the same file gets another analysis. */
  version: number;
  /** What of the image is painted, in shares of it. A light ground up to its edges is not. */
  box: Box;
  /** The light colour up to the edges of the image, which is no part of the logo; null for a clear ground. */
  ground: string | null;
  /** Another flat colour up to the edges: the logo has its own plate. */
  boxed: string | null;
  /** A photograph or soft tones; a drawing by contrast between its colours; flat art on the ground. */
  kind: 'photo' | 'inner' | 'flat';
  /** Its flat colours, the largest first. Of a photograph, its most frequent colours. */
  pieces: readonly LogoPiece[];
  touching: readonly TouchingPieces[];
  /** Its silhouette is a closed figure: at least 0.7 of its hull. */
  isClosed: boolean;
  /** Its silhouette is at least 0.95 of a circle around it. */
  isRound: boolean;
  /** The painted share of its box. */
  painted: number;
  /** Its pixels are inks: where only some of them change, the others could not keep theirs. */
  isInks?: true;
};

/** All areas of one colour. */
export type LogoPiece = {
  colour: string;
  /** Its share of the painted area. */
  area: number;
  /** The share of the painted area that is in its areas that meet the ground; the others lie on other pieces. */
  onGround: number;
  /** Its share of the outline of the logo. */
  outline: number;
};

/** Two pieces that share an outline: by their numbers, with its share of all outlines. */
type TouchingPieces = { pieces: readonly [number, number]; share: number };
