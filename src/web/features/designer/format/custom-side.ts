import { customFormatLimits } from '#domain/card/formats.ts';

/** Why a typed side is refused; the keys of the messages. */
export type SideError = 'notANumber' | 'outOfRange' | 'tooPrecise';

/** The side of a custom format in mm as it was typed, with a decimal point or comma. */
export function parseSide(typed: string): number | SideError {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return 'notANumber';
  const mm = Number(`${whole}.${fraction}`);
  if (mm < customFormatLimits.min || mm > customFormatLimits.max) return 'outOfRange';
  return /^\d?0*$/.test(fraction) ? mm : 'tooPrecise';
}
