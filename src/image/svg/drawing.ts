/** x′ = a·x + c·y + e and y′ = b·x + d·y + f, in the order of SVG and PDF. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export type Point = readonly [x: number, y: number];

/** Absolute: a start, a line, a cubic curve, the end of a closed outline. */
export type PathSegment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Path = readonly PathSegment[];

/** The inside of a path, which the matrix places on the drawing. */
export type FilledPath = { path: Path; rule: 'nonzero' | 'evenodd'; matrix: Matrix };

/** What is visible: the union of areas. */
export type Clip = readonly FilledPath[];

export type Stroke = {
  width: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  miterLimit: number;
  dashes: readonly number[];
  dashOffset: number;
};

/** A colour is `#rrggbb`. Offsets grow from 0 to 1. */
export type Stop = { offset: number; colour: string; opacity: number };

/** The matrix places a gradient in the coordinates of the path that it fills. Outside its ends it has their colours. */
type LinearGradient = {
  kind: 'linear';
  from: Point;
  to: Point;
  stops: readonly Stop[];
  matrix: Matrix;
};
type RadialGradient = {
  kind: 'radial';
  focus: Point;
  focusRadius: number;
  centre: Point;
  radius: number;
  stops: readonly Stop[];
  matrix: Matrix;
};
export type Gradient = LinearGradient | RadialGradient;
export type Paint = { kind: 'flat'; colour: string; opacity: number } | Gradient;

/** A painted path: its inside, or its outline if it has a stroke. */
export type Shape = FilledPath & { kind: 'shape'; stroke: Stroke | null; paint: Paint };

/** Items that are clipped by every clip and then painted as one picture with an opacity. */
type Group = {
  kind: 'group';
  opacity: number;
  clips: readonly Clip[];
  items: readonly DrawingItem[];
};

export type DrawingItem = Shape | Group;

/** A picture of painted paths. Its origin is the top left corner; y grows downwards. Nothing outside its size is drawn. */
export type Drawing = { width: number; height: number; items: readonly DrawingItem[] };
