import * as harfbuzz from 'harfbuzzjs';
import { isOwnFont } from '#domain/card/fonts.ts';
import { type FaceName, fallbackOf } from './faces.ts';
import { type FaceMetrics, type Fonts, type Glyph, missingCharacters, type ShapedText } from './fonts.ts';
import { lruCache } from './lru-cache.ts';
import { hasRightToLeft } from './right-to-left.ts';
import { splitByFace } from './split-by-face.ts';
import { isSubstituted, substituteCharacters } from './substitute-characters.ts';
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
  /** The face that stands in for characters that this one lacks. */
  fallback: FaceName | null;
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

  /** The loaded face that stands in for characters that a face lacks. */
  function fallbackFor(face: FaceName): FaceName | null {
    const { fallback } = loaded(face);
    return fallback && faces.has(fallback) ? fallback : null;
  }

  function shape(face: FaceName, text: string, { ligatures } = { ligatures: true }): ShapedText {
    const fallback = fallbackFor(face);
    return shapedTexts(`${face}${fallback ? '*' : ''}${ligatures ? '+' : '-'}${text}`, () => {
      const whole = shapeWhole(face, text, ligatures);
      if (!fallback || whole.glyphs.every(({ id }) => id !== 0)) return whole;
      return shapeWithFallback(face, fallback, text, ligatures, lackingIn(whole));
    });
  }

  function shapeWhole(face: FaceName, text: string, ligatures: boolean): ShapedText {
    if (!hasRightToLeft(text)) return shapeRun(face, text, ligatures);
    return joined(runsInVisualOrder(text).map((run) => shapeRun(face, run.text, ligatures, run)));
  }

  /** The text with some of its parts in the fallback. `lacking` are the characters of clusters that the face cannot draw. */
  function shapeWithFallback(
    face: FaceName,
    fallback: FaceName,
    text: string,
    ligatures: boolean,
    lacking: ReadonlySet<string>,
  ): ShapedText {
    const [own, other] = [loaded(face).covered, loaded(fallback).covered];
    const lacks = (character: string) => lacking.has(character) && !own.has(codePointOf(character));
    const covers = (character: string) => other.has(codePointOf(character)) || isSubstituted(character);
    const runs = hasRightToLeft(text) ? runsInVisualOrder(text) : [{ text, isRightToLeft: false }];
    return joined(
      runs.flatMap((run) => {
        const parts = splitByFace(run.text, lacks, covers).map((part, index, all) => {
          const directed = { text: part.text, isRightToLeft: run.isRightToLeft };
          const endsLine = index === all.length - 1;
          const shaped = shapeRun(
            part.isFallback ? fallback : face,
            part.text,
            ligatures,
            directed,
            endsLine,
          );
          return part.isFallback ? drawnBy(fallback, shaped) : shaped;
        });
        // The parts are in reading order.
        return run.isRightToLeft ? parts.reverse() : parts;
      }),
    );
  }

  /** One run of a text in one direction. Without `directed`, HarfBuzz guesses the direction from the script. */
  function shapeRun(
    face: FaceName,
    text: string,
    ligatures: boolean,
    directed?: DirectedRun,
    endsLine = true,
  ): ShapedText {
    const { font, metrics, covered } = loaded(face);
    const drawn = substituteCharacters(text, (codePoint) => covered.has(codePoint), endsLine);
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
        faces.set(face, loadFace(face, bytes));
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

function loadFace(name: FaceName, bytes: Uint8Array): LoadedFace {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const { ascender, descender } = font.hExtents();
  const metrics = {
    unitsPerEm: face.upem,
    ascentEm: ascender / face.upem,
    descentEm: -descender / face.upem,
  };
  // The weight of a font, from 100 to 900.
  const os2 = face.referenceTable('OS/2');
  const fallback = fallbackOf(name, (os2?.[4] ?? 0) * 256 + (os2?.[5] ?? 0));
  return { font, metrics, fallback, covered: new Set(face.collectUnicodes()), outlines: new Map() };
}

function joined(parts: readonly ShapedText[]): ShapedText {
  return {
    glyphs: parts.flatMap(({ glyphs }) => glyphs),
    widthEm: parts.reduce((width, { widthEm }) => width + widthEm, 0),
  };
}

function drawnBy(face: FaceName, { glyphs, widthEm }: ShapedText): ShapedText {
  return { glyphs: glyphs.map((glyph) => ({ ...glyph, face })), widthEm };
}

/** The characters of the clusters with a missing glyph. */
function lackingIn({ glyphs }: ShapedText): ReadonlySet<string> {
  return new Set(missingCharacters(glyphs).flatMap((characters) => Array.from(characters)));
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
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
