import * as harfbuzz from 'harfbuzzjs';
import { isCustomFont } from '#domain/card/fonts.ts';
import type { LayoutFonts, LookLayout } from '../look-layout.ts';
import { type FaceName, type FaceToLoad, faceIn, fallbackOf, familyRecordOf, isWhole } from './faces.ts';
import type { FaceFeature } from './font-families.ts';
import {
  type FaceMetrics,
  type Glyph,
  missingCharacters,
  type ShapedText,
  type ShapeOptions,
} from './fonts.ts';
import { lruCache } from './lru-cache.ts';
import { hasRightToLeft } from './right-to-left.ts';
import { splitByFace } from './split-by-face.ts';
import { isSubstituted, substituteCharacters } from './substitute-characters.ts';
import { type DirectedRun, runsInVisualOrder } from './text-direction.ts';

/** Fonts shaped by HarfBuzz. Faces are added when their bytes are loaded. */
export type LoadedFonts = LayoutFonts & {
  /** Adds what lays out looks. */
  addLooks(looks: LookLayout): void;
  /** Adds a font file; null for a custom font that is not on this device. A whole file replaces the first part. */
  add(file: FaceToLoad, bytes: Uint8Array | null): void;
  /** Whether the file was added, or the whole of its face. */
  has(file: FaceToLoad): boolean;
  /** The code points that a face can draw. */
  coverage(face: FaceName): ReadonlySet<number>;
};

type LoadedFace = {
  /** Another one for each file. */
  id: number;
  isWhole: boolean;
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
const liningFigures = new harfbuzz.Feature('lnum', 1);
const features: Readonly<Record<FaceFeature, harfbuzz.Feature>> = {
  oldStyleFigures: new harfbuzz.Feature('onum', 1),
  liningFigures,
  smallCaps: new harfbuzz.Feature('smcp', 1),
};

/** What HarfBuzz does with a text in a face beside its defaults. */
function featuresOf(face: FaceName, { ligatures = true, features: asked = [] }: ShapeOptions) {
  const isLining = familyRecordOf(face)?.needsLiningFigures && !asked.includes('oldStyleFigures');
  return [
    ...(ligatures ? [] : withoutLigatures),
    ...(isLining ? [liningFigures] : []),
    ...asked.map((feature) => features[feature]),
  ];
}

/** Creates fonts without faces. Shaped texts are cached, so a keystroke shapes only what it changed. */
export function harfbuzzFonts(looks: LookLayout | null = null): LoadedFonts {
  const faces = new Map<FaceName, LoadedFace>();
  const absent = new Set<FaceName>();
  const shapedTexts = lruCache<ShapedText>(cachedTexts);
  const buffer = new harfbuzz.Buffer();
  let addedCount = 0;

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

  function shape(face: FaceName, text: string, options: ShapeOptions = {}): ShapedText {
    const fallback = fallbackFor(face);
    const files = `${loaded(face).id} ${fallback ? loaded(fallback).id : ''}`;
    const { ligatures = true, features: asked = [] } = options;
    return shapedTexts(`${files}${asked.join()}${ligatures ? '+' : '-'}${text}`, () => {
      const whole = shapeWhole(face, text, options);
      if (!fallback || whole.glyphs.every(({ id }) => id !== 0)) return whole;
      return shapeWithFallback(face, fallback, text, options, lackingIn(whole));
    });
  }

  function shapeWhole(face: FaceName, text: string, options: ShapeOptions): ShapedText {
    if (!hasRightToLeft(text)) return shapeRun(face, text, options);
    return joined(runsInVisualOrder(text).map((run) => shapeRun(face, run.text, options, run)));
  }

  /** The text with some of its parts in the fallback. `lacking` are the characters of clusters that the face cannot draw. */
  function shapeWithFallback(
    face: FaceName,
    fallback: FaceName,
    text: string,
    options: ShapeOptions,
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
          const shaped = shapeRun(part.isFallback ? fallback : face, part.text, options, directed, endsLine);
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
    options: ShapeOptions,
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
    harfbuzz.shape(font, buffer, featuresOf(face, options));
    const shaped = readGlyphs(buffer, text, drawn.typedAt, metrics.unitsPerEm);
    return covered.has(narrowSpace) ? shaped : withThinSpaces(shaped);
  }

  const fonts: LoadedFonts = {
    looks,
    addLooks(added) {
      fonts.looks = added;
    },
    add(file, bytes) {
      const face = faceIn(file);
      if (bytes) {
        // A first part may arrive after the whole.
        if (faces.get(face)?.isWhole && !isWhole(file)) return;
        addedCount += 1;
        faces.set(face, { ...loadFace(face, bytes), id: addedCount, isWhole: isWhole(file) });
        return;
      }
      faces.delete(face);
      absent.add(face);
    },
    has(file) {
      const face = faceIn(file);
      return isWhole(file) ? faces.get(face)?.isWhole === true : faces.has(face) || absent.has(face);
    },
    isAbsent: (face) => isCustomFont(face) && !faces.has(face),
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
  return fonts;
}

function loadFace(name: FaceName, bytes: Uint8Array): Omit<LoadedFace, 'id' | 'isWhole'> {
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

/** A narrow no-break space, between groups of figures. */
const narrowSpace = 0x202f;
/** The width of a thin space, in em. In place of a narrow one HarfBuzz leaves half a space: too little to be seen or copied. */
const thinSpaceEm = 0.2;

/** The text with a thin space for each narrow one that the face lacks. */
function withThinSpaces({ glyphs, widthEm }: ShapedText): ShapedText {
  const isTooNarrow = ({ id, text, advanceEm }: Glyph) =>
    id !== 0 && text === String.fromCharCode(narrowSpace) && advanceEm < thinSpaceEm;
  if (!glyphs.some(isTooNarrow)) return { glyphs, widthEm };
  const wide = glyphs.map((glyph) => (isTooNarrow(glyph) ? { ...glyph, advanceEm: thinSpaceEm } : glyph));
  return { glyphs: wide, widthEm: wide.reduce((width, { advanceEm }) => width + advanceEm, 0) };
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
