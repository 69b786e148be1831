import * as harfbuzz from 'harfbuzzjs';
import { isOwnFont } from '#domain/card/fonts.ts';
import type { FaceName } from './faces.ts';
import type { FaceMetrics, Fonts, Glyph, ShapedText } from './fonts.ts';
import { lruCache } from './lru-cache.ts';
import { hasRightToLeft } from './right-to-left.ts';
import { substituteCharacters } from './substitute-characters.ts';
import { type DirectedRun, runsInVisualOrder } from './text-direction.ts';

/** Fonts shaped by HarfBuzz. Faces are added when their bytes are loaded. */
export type LoadedFonts = Fonts & {
  /** Null for a font of one's own that is not on this device. */
  add(face: FaceName, bytes: Uint8Array | null): void;
  /** Whether the face was added. */
  has(face: FaceName): boolean;
  /** The code points that a face can draw. */
  coverage(face: FaceName): ReadonlySet<number>;
};

type LoadedFace = {
  font: harfbuzz.Font;
  metrics: FaceMetrics;
  covered: ReadonlySet<number>;
  outlines: Map<number, string>;
};

/** More than all texts and line candidates of a card during typing. */
const cachedTexts = 4_000;

const withoutLigatures = ['liga', 'clig'].map((tag) => new harfbuzz.Feature(tag, 0));

/** Creates fonts without faces. Shaped texts are cached, so a keystroke shapes only what it changed. */
export function harfbuzzFonts(): LoadedFonts {
  const faces = new Map<FaceName, LoadedFace>();
  const absent = new Set<FaceName>();
  const shapedTexts = lruCache<ShapedText>(cachedTexts);
  const buffer = new harfbuzz.Buffer();

  function loaded(face: FaceName): LoadedFace {
    const found = faces.get(face);
    if (!found) throw new Error(`The face ${face} is not loaded`);
    return found;
  }

  function shape(face: FaceName, text: string, { ligatures } = { ligatures: true }): ShapedText {
    return shapedTexts(`${face}${ligatures ? '+' : '-'}${text}`, () => {
      if (!hasRightToLeft(text)) return shapeRun(face, text, ligatures);
      const runs = runsInVisualOrder(text).map((run) => shapeRun(face, run.text, ligatures, run));
      return {
        glyphs: runs.flatMap(({ glyphs }) => glyphs),
        widthEm: runs.reduce((width, { widthEm }) => width + widthEm, 0),
      };
    });
  }

  /** One run of a text in one direction. Without `directed`, HarfBuzz guesses the direction from the script. */
  function shapeRun(face: FaceName, text: string, ligatures: boolean, directed?: DirectedRun): ShapedText {
    const { font, metrics, covered } = loaded(face);
    const drawn = substituteCharacters(text, (codePoint) => covered.has(codePoint));
    buffer.clearContents();
    buffer.addText(drawn.text);
    buffer.guessSegmentProperties();
    if (directed) {
      buffer.setDirection(directed.isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    }
    harfbuzz.shape(font, buffer, ligatures ? [] : withoutLigatures);
    return readGlyphs(buffer, text, drawn.typedAt, metrics.unitsPerEm);
  }

  return {
    add(face, bytes) {
      if (bytes) {
        faces.set(face, loadFace(bytes));
        return;
      }
      faces.delete(face);
      absent.add(face);
    },
    has: (face) => faces.has(face) || absent.has(face),
    isAbsent: (face) => isOwnFont(face) && !faces.has(face),
    shape,
    outline(face, glyph) {
      const { font, outlines } = loaded(face);
      const path = outlines.get(glyph) ?? font.glyphToPath(glyph);
      outlines.set(glyph, path);
      return path;
    },
    covers: (face, codePoint) => loaded(face).covered.has(codePoint),
    coverage: (face) => loaded(face).covered,
    metrics: (face) => loaded(face).metrics,
  };
}

function loadFace(bytes: Uint8Array): LoadedFace {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const { ascender, descender } = font.hExtents();
  const metrics = {
    unitsPerEm: face.upem,
    ascentEm: ascender / face.upem,
    descentEm: -descender / face.upem,
  };
  return { font, metrics, covered: new Set(face.collectUnicodes()), outlines: new Map() };
}

function readGlyphs(
  buffer: harfbuzz.Buffer,
  text: string,
  typedAt: (at: number) => number,
  unitsPerEm: number,
): ShapedText {
  const infos = buffer.getGlyphInfos().map((info) => ({ ...info, cluster: typedAt(info.cluster) }));
  const positions = buffer.getGlyphPositions();
  const textAt = textOfClusters(
    infos.map(({ cluster }) => cluster),
    text,
  );
  let widthEm = 0;
  const glyphs = infos.map(({ codepoint, cluster }, index): Glyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const clusterText = textAt.get(cluster) ?? '';
    textAt.delete(cluster);
    widthEm += xAdvance / unitsPerEm;
    return {
      id: codepoint,
      text: clusterText,
      advanceEm: xAdvance / unitsPerEm,
      dxEm: xOffset / unitsPerEm,
      // HarfBuzz's y grows upwards.
      dyEm: -yOffset / unitsPerEm,
    };
  });
  return { glyphs, widthEm };
}

/** The characters of each cluster, up to the start of the next. */
function textOfClusters(clusters: readonly number[], text: string): Map<number, string> {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  return new Map(starts.map((start, index) => [start, text.slice(start, starts[index + 1])]));
}
