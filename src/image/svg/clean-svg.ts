import { strToU8 } from 'fflate';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { readSvg } from './read-svg.ts';
import { svgLimits } from './svg-elements.ts';
import { writeSvg } from './write-svg.ts';

/** Whether a file is XML; reading it tells whether it is an SVG. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replaceAll('\0', '');
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*</.test(start);
}

/** An SVG written anew from its paths: no script, no reference, no text of the file is in it. */
export function cleanSvg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cleaned = strToU8(writeSvg(readSvg(bytes)));
  if (cleaned.length > svgLimits.bytes) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  return cleaned;
}
