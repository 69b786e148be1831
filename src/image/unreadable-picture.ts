/** Why a picture cannot be read. */
export type PictureProblem = 'LOGO_NOT_AN_IMAGE' | 'LOGO_ANIMATED' | 'LOGO_DAMAGED' | 'LOGO_TOO_MANY_PIXELS';

/** An error with a code for which the web and the API have messages. */
export class UnreadablePicture extends Error {
  readonly code: PictureProblem;

  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(`The picture cannot be read: ${code}`, options);
    this.name = 'UnreadablePicture';
    this.code = code;
  }
}
