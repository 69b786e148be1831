import type { FaceName } from '#layout/text/faces.ts';
import { type FontFile, readFontFile } from './font-file.ts';

/** A face in one file: its used glyphs, and the text that each is read back as. */
export type UsedFace = {
  /** Its resource name in pages. */
  name: string;
  file: FontFile;
  /** The text of each used glyph; empty while the glyph is only used as part of a cluster. */
  texts: Map<number, string>;
};

export type UsedFaces = { use(face: FaceName): UsedFace; all(): UsedFace[] };

/** The faces of a file, loaded when a page first uses them. */
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

/** Whether a glyph is read back as that text. The first text of a glyph is its text in the whole file. */
export function readsAs({ texts }: UsedFace, glyph: number, text: string): boolean {
  const glyphText = texts.get(glyph) || text;
  texts.set(glyph, glyphText);
  return glyphText === text;
}
