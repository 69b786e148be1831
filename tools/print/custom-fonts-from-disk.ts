import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomFont, customFont, fontLabel, isCustomFont } from '#domain/card/fonts.ts';
import type { FaceName, FaceToLoad } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import cardStyleEn from '#messages/en/card-style.ts';
import type { Subsetter } from '#print/fonts/subsetter.ts';
import { tryCustomFont } from '#print/fonts/try-font.ts';
import { readOrRefuse, refuse } from './refuse.ts';

/** The files of the custom fonts among the faces, found in a folder by their hash, whatever their names. */
export function customFontsFromDisk(
  faces: readonly FaceToLoad[],
  folder: string | undefined,
  subset: Subsetter,
): ReadonlyMap<FaceName, Uint8Array> {
  const wanted = faces.filter((face) => isCustomFont(face));
  if (folder === undefined) return new Map();
  const files = fontPaths(folder).map((path) => ({ path, bytes: readOrRefuse(path) }));
  return new Map(
    files.flatMap(({ path, bytes }) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const found = wanted.filter((font) => font === customFont(hash, fontLabel(font)));
      if (found.length > 0) refuseUnusable(path, bytes, subset);
      return found.map((font): [CustomFont, Uint8Array] => [font, bytes]);
    }),
  );
}

function fontPaths(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => /\.(?:ttf|otf)$/i.test(name));
    return names.map((name) => join(folder, name));
  } catch {
    return refuse(`--fonts: ${folder} is not a folder that can be read`);
  }
}

function refuseUnusable(path: string, bytes: Uint8Array, subset: Subsetter): void {
  const tried = tryCustomFont(bytes, '', { fonts: harfbuzzFonts(), subset });
  if ('problem' in tried) refuse(`${path}: ${cardStyleEn.yourFonts.problems[tried.problem]}`);
}
