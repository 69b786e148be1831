import lcmsUrl from 'lcms-wasm/dist/lcms.wasm?url';
import type { PressName } from '#print/colour/press-condition.ts';
import gracolUrl from '#print/profile/icc/GRACoL2006_Coated1v2.icc.zlib?url';
import coatedUrl from '#print/profile/icc/ISOcoated_v2_300_bas.icc.zlib?url';
import uncoatedUrl from '#print/profile/icc/PSO_Uncoated_ISO12647_eci.icc.zlib?url';
import { fetchBytes } from '../loading/fetch-bytes.ts';

const urls = {
  lcms: lcmsUrl,
  FOGRA39: coatedUrl,
  FOGRA47: uncoatedUrl,
  GRACoL2006: gracolUrl,
} satisfies Record<PressName | 'lcms', string>;

const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The colour engine, or the deflated ICC profile of a press; loaded once. */
export function pressFile(name: keyof typeof urls): Promise<Uint8Array<ArrayBuffer>> {
  const loading = files.get(name) ?? fetchBytes(urls[name]);
  files.set(name, loading);
  return loading;
}

/** Loads the files of a press while the script that uses them loads. */
export async function prefetchPress(icc = 'FOGRA39'): Promise<void> {
  if (Object.hasOwn(urls, icc)) await Promise.all([pressFile('lcms'), pressFile(icc as PressName)]);
}
