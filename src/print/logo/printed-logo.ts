/** A logo ready for the file: pixels of ink, packed, and how much ink they take. */
export type PrintedLogo = {
  width: number;
  height: number;
  /** Four inks a pixel, rows predicted and deflated. */
  ink: Uint8Array;
  /** How opaque each pixel is, packed the same way; null where all are. */
  alpha: Uint8Array | null;
  /** The most ink on any pixel, all four together and without black; 1 is one ink in full. */
  mostInk: number;
  mostColouredInk: number;
};

/** Why a logo cannot be printed. */
export type LogoProblem = 'LOGO_NOT_AN_IMAGE' | 'LOGO_DAMAGED' | 'LOGO_TOO_MANY_PIXELS';

/** Thrown with a code that the edges have words for. */
export class UnprintableLogo extends Error {
  readonly code: LogoProblem;

  constructor(code: LogoProblem, options?: ErrorOptions) {
    super(`The logo cannot be printed: ${code}`, options);
    this.name = 'UnprintableLogo';
    this.code = code;
  }
}
