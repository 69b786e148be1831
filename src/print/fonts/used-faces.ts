import type { FaceName } from '#layout/text/faces.ts';
import { type FontFile, readFontFile } from './font-file.ts';

/** A face as one file uses it: which glyphs are drawn, and what each is read back as. */
export type UsedFace = {
  /** What pages call it. */
  name: string;
  file: FontFile;
  /** The text each drawn glyph stands for; empty while it has only been part of something larger. */
  texts: Map<number, string>;
};

export type UsedFaces = { use(face: FaceName): UsedFace; all(): UsedFace[] };

/** The faces of a file, taken up as its pages need them. */
export function usedFaces(fontFile: (face: FaceName) => Uint8Array): UsedFaces {
  const faces = new Map<FaceName, UsedFace>();
  return {
    use(face) {
      const used = faces.get(face) ?? {
        name: `F${faces.size + 1}`,
        file: readFontFile(fontFile(face)),
        texts: new Map<number, string>(),
      };
      faces.set(face, used);
      return used;
    },
    all: () => [...faces.values()],
  };
}

/** Whether a glyph read back by itself gives that text; the first text it is drawn for is the one it keeps. */
export function readsAs({ texts }: UsedFace, glyph: number, text: string): boolean {
  const kept = texts.get(glyph) || text;
  texts.set(glyph, kept);
  return kept === text;
}
