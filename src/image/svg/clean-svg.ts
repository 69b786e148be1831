import { strToU8 } from 'fflate';
import { checkSvg } from './check-svg.ts';
import { readSvg } from './read-svg.ts';
import { writeSvg } from './write-svg.ts';

/** Whether a file is XML; reading it tells whether it is an SVG. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replaceAll('\0', '');
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*</.test(start);
}

/** An SVG written anew from its paths: no script, no reference, no text of the file is in it. */
export function cleanSvg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cleaned = strToU8(writeSvg(readSvg(bytes)));
  // As the server does: what is cleaned can be stored and read again.
  checkSvg(cleaned);
  return cleaned;
}
