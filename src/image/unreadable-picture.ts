/** Why a picture cannot be read. */
export type PictureProblem =
  | 'LOGO_NOT_AN_IMAGE'
  | 'LOGO_ANIMATED'
  | 'LOGO_DAMAGED'
  /** Nothing of it is painted. */
  | 'LOGO_EMPTY'
  | 'LOGO_TOO_MANY_PIXELS'
  | SvgProblem;

/** Why a drawing cannot be printed as paths. */
type SvgProblem =
  /** Script, or something from another address. */
  | 'LOGO_SVG_UNSAFE'
  /** Text that is not outlined. */
  | 'LOGO_SVG_TEXT'
  /** Pixels inside the drawing. */
  | 'LOGO_SVG_PIXELS'
  /** Filters, masks, patterns, blending and other things that are not paths. */
  | 'LOGO_SVG_EFFECTS'
  /** More bytes, elements, paths or overlapping transparency than the limits. */
  | 'LOGO_SVG_TOO_COMPLEX'
  /** No size, or nothing in it. */
  | 'LOGO_SVG_EMPTY';

/** An error with a code for which the web and the API have messages. */
export class UnreadablePicture extends Error {
  readonly code: PictureProblem;

  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(`The picture cannot be read: ${code}`, options);
    this.name = 'UnreadablePicture';
    this.code = code;
  }
}
