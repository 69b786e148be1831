import { ruleBox } from '#layout/blocks/text-box.ts';
import type { CropMark } from '#layout/crop-marks.ts';
import type { Box } from '#layout/guides.ts';
import type { GlyphRun, PlacedQr, Scene, SceneShape } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import { mmToPt, ptToMm } from '#layout/units.ts';
import { fillInk, shapeInk } from '../colour/fill-ink.ts';
import { black, type Cmyk } from '../colour/ink.ts';
import { cutPlate } from '../colour/plate-faults.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { UsedFaces } from '../fonts/used-faces.ts';
import type { PrintedImage, PrintedLogo } from '../image/printed-logo.ts';
import { type PrintedColour, printedColour } from '../inks/printed-colours.ts';
import type { PageBoxes } from '../page-boxes.ts';
import { printedItems } from '../printed-items.ts';
import type { PrintProfile } from '../profile/print-profile.ts';
import { drawingOperators, inkOperators, type PagePlace, pathOperators } from './drawing-operators.ts';
import { outlinePath } from './outline-path.ts';
import { roundedBox } from './rounded-box.ts';
import { type Cluster, clustersOf, showGlyphs } from './text-operators.ts';
import { number, textString } from './values.ts';

/** The resource names that all pages share. */
export const resourceNames = {
  overprint: 'Over',
  knockout: 'Knock',
  allInks: 'All',
  picture: 'Picture',
} as const;

/** The resource name of one of the logo's images. */
export function logoName(index: number): string {
  return `Logo${index + 1}`;
}

/** The converted images of a page. */
export type PageImages = { logo?: PrintedLogo | null; picture?: PrintedLogo | null };

export type ContentTools = {
  colours: PressColours;
  faces: UsedFaces;
  /** A glyph's outline as SVG path data in font units. */
  outline: (face: FaceName, glyph: number) => { path: string; unitsPerEm: number };
  profile: PrintProfile;
};

/** The operators of a page: the Scene, clipped at the bleed, and the crop marks. */
export function pageContent(
  scene: Scene,
  boxes: PageBoxes,
  marks: readonly CropMark[],
  images: PageImages,
  tools: ContentTools,
): string {
  const { logo = null } = images;
  const page = pageCoordinates(boxes);
  return [
    `q ${page.rectangle(scene.guides.bleed)} W n`,
    ...printedItems(scene).flatMap((item) => itemOperators(item, scene, page, images, tools)),
    ...finishingOperators(scene, page, logo, tools),
    'Q',
    ...cutOperators(scene, page, tools.profile),
    ...cropMarkOperators(marks, page),
  ].join('\n');
}

function itemOperators(
  item: Scene['items'][number],
  scene: Scene,
  page: PageCoordinates,
  { logo = null, picture = null }: PageImages,
  tools: ContentTools,
): string[] {
  switch (item.kind) {
    case 'fill':
      return [knockout, inkOperators(fillInk(item, tools.colours), 'fill'), `${page.rectangle(item.box)} f`];
    case 'shape':
      return [knockout, shapeOperators(item, shapeInk(item, scene, tools.colours), page)];
    case 'picture':
      return (picture?.images ?? []).map((image) =>
        imageOperators(
          image,
          resourceNames.picture,
          page,
          item.isRound ? roundClip(item.box, page) : undefined,
        ),
      );
    case 'logo':
      return logo
        ? [
            ...logo.images.map((image, index) => imageOperators(image, logoName(index), page)),
            ...(logo.drawing.length > 0 ? [knockout, ...drawingOperators(logo.drawing, page)] : []),
          ]
        : [];
    case 'rule':
      return [
        ...colourOperators(printedColour(item, scene, tools.colours, logo)),
        `${page.rectangle(ruleBox(item))} f`,
      ];
    case 'qr':
      return [...colourOperators(printedColour(item, scene, tools.colours, logo)), codeOperators(item, page)];
    case 'text':
      return [
        ...colourOperators(printedColour(item, scene, tools.colours, logo)),
        ...textOperators(item, page, tools),
      ];
  }
}

/** The parts that get a finishing, once more on its plate. It overprints, so nothing else changes. */
function finishingOperators(
  scene: Scene,
  page: PageCoordinates,
  logo: PrintedLogo | null,
  tools: ContentTools,
): string[] {
  const { finishing } = tools.profile;
  if (!finishing) return [];
  const ink: Cmyk = { ...black, spot: finishing.plate };
  const isChosen = (name: string | null) => name !== null && finishing.parts.includes(name);
  const shapes = printedItems(scene).flatMap((item) => {
    if (item.kind === 'text' && isChosen(item.field))
      return [inkOperators(ink, 'fill'), ...textOperators(item, page, tools)];
    if (item.kind !== 'logo' || !logo || !isChosen('logo')) return [];
    const pieces = logo.drawing.map((piece) => ({ ...piece, paint: { kind: 'flat', ink } as const }));
    return drawingOperators(pieces, page);
  });
  return shapes.length > 0 ? [overprint, ...shapes] : [];
}

/** The cut of a card with rounded corners, as a line on the plate that cutters know. */
function cutOperators({ cut }: Scene, page: PageCoordinates, { cornersMm }: PrintProfile): string[] {
  if (cornersMm === 0) return [];
  const line = pathOperators(roundedBox(cut, cornersMm), page);
  const ink = inkOperators({ ...black, spot: cutPlate }, 'stroke');
  return [`q ${overprint} ${ink} ${number(cropMarkWeightPt)} w`, `${line} S`, 'Q'];
}

type PageCoordinates = PagePlace & { rectangle(box: Box): string };

/** Converts mm of a Scene to pt of a page. A Scene's y grows downwards, a page's upwards. */
function pageCoordinates({ trim }: PageBoxes): PageCoordinates {
  const x = (mm: number) => trim.x + mmToPt(mm);
  const y = (mm: number) => trim.y + trim.height - mmToPt(mm);
  return {
    x,
    y,
    rectangle: (box) =>
      `${number(x(box.x))} ${number(y(box.y + box.height))} ${number(mmToPt(box.width))} ${number(mmToPt(box.height))} re`,
  };
}

const knockout = `/${resourceNames.knockout} gs`;
const overprint = `/${resourceNames.overprint} gs`;

function colourOperators({ ink, overprints }: PrintedColour): string[] {
  return [overprints ? overprint : knockout, inkOperators(ink, 'fill')];
}

/** A path in its own millimetres, so that its numbers are short. Its miters end where those of an SVG do. */
function shapeOperators(shape: SceneShape, ink: Cmyk, page: PageCoordinates): string {
  const scale = number6(mmToPt(1));
  const place = `${scale} 0 0 -${scale} ${number(page.x(0))} ${number(page.y(0))} cm`;
  const path = outlinePath(shape.path);
  if ('fill' in shape) return `q ${inkOperators(ink, 'fill')} ${place}\n${path} f Q`;
  const pen = `${number(ptToMm(shape.weightPt))} w 4 M`;
  return `q ${inkOperators(ink, 'stroke')} ${pen} ${place}\n${path} S Q`;
}

/** One path of all outlines: a code is one shape in one colour. Its unit is a module, so that its numbers are short. */
function codeOperators({ box, moduleMm, outlines }: PlacedQr, page: PageCoordinates): string {
  const module = mmToPt(moduleMm);
  const place = [module, 0, 0, -module, page.x(box.x), page.y(box.y)].map(number).join(' ');
  const paths = outlines.map((outline) => outlineOperators(outline, box, moduleMm));
  return `q ${place} cm\n${paths.join('\n')} f Q`;
}

/**
 * One closed outline. Most are rectangles, which are shorter as such; the signs of the sizes keep their direction. A file
 * of many codes has a million corners, so they are written without lists in between.
 */
function outlineOperators(outline: PlacedQr['outlines'][number], box: Box, moduleMm: number): string {
  const column = (at: number) => Math.round(((outline[at]?.[0] ?? 0) - box.x) / moduleMm);
  const row = (at: number) => Math.round(((outline[at]?.[1] ?? 0) - box.y) / moduleMm);
  if (outline.length === 4) {
    const from = row(0) === row(1) ? 0 : 1;
    const [x, y] = [column(from), row(from)];
    return `${x} ${y} ${column(from + 2) - x} ${row(from + 2) - y} re`;
  }
  let path = `${column(0)} ${row(0)} m`;
  for (let at = 1; at < outline.length; at += 1) path += ` ${column(at)} ${row(at)} l`;
  return `${path} h`;
}

/** A circle in a box. */
function roundClip({ x, y, width, height }: Box, page: PageCoordinates): string {
  const moved = { x: (mm: number) => page.x(x + mm), y: (mm: number) => page.y(y + mm) };
  return pathOperators(roundedBox({ width, height }, width / 2), moved);
}

function imageOperators(
  { box, clip }: PrintedImage,
  name: string,
  page: PageCoordinates,
  outline = clip && page.rectangle(clip),
): string {
  const { x, y, width, height } = box;
  const place = [mmToPt(width), 0, 0, mmToPt(height), page.x(x), page.y(y + height)].map(number).join(' ');
  const cut = outline ? `${outline} W n ` : '';
  return `q ${knockout} ${cut}${place} cm /${name} Do Q`;
}

function textOperators(run: GlyphRun, page: PageCoordinates, tools: ContentTools): string[] {
  const { face, sizePt } = run;
  const clusters = clustersOf(run.glyphs);
  const start: Start = [page.x(run.x), page.y(run.y)];
  const icon = run.icon ? [outlineShape(run.icon, sizePt / 1000, start)] : [];
  const shape = (cluster: Cluster) =>
    cluster.glyphs
      .map((glyph) => glyphShape(glyph, { sizePt, face: cluster.face ?? face }, start, tools))
      .filter((drawn) => drawn !== '');
  if (tools.profile.text === 'outlines') return [...icon, ...clusters.flatMap(shape)];
  const isMissing = ({ glyphs }: Cluster) => glyphs.some(({ id }) => id === 0);
  const present = clusters.filter((cluster) => !isMissing(cluster));
  // PDF/X forbids the missing-character glyph as text, so it is drawn as a shape.
  const boxes = clusters
    .filter(isMissing)
    .flatMap((cluster) =>
      shape(cluster).map((drawn) => `/Span << /ActualText ${textString(cluster.text)} >> BDC\n${drawn}\nEMC`),
    );
  const letters = byFace(present).flatMap((part) =>
    letterOperators(part, { ...run, face: part[0].face ?? face }, start, tools),
  );
  return [...icon, ...letters, ...boxes];
}

/** Clusters in a row that one face draws. */
function byFace(clusters: readonly Cluster[]): [Cluster, ...Cluster[]][] {
  const parts: [Cluster, ...Cluster[]][] = [];
  for (const cluster of clusters) {
    const last = parts.at(-1);
    if (last && last[0].face === cluster.face) last.push(cluster);
    else parts.push([cluster]);
  }
  return parts;
}

type Start = readonly [x: number, y: number];

function letterOperators(
  clusters: readonly Cluster[],
  { face: name, sizePt, trackingEm }: Pick<GlyphRun, 'face' | 'sizePt' | 'trackingEm'>,
  [x, y]: Start,
  { faces }: ContentTools,
): string[] {
  const face = faces.use(name);
  return [
    `BT /${face.name} ${number(sizePt)} Tf ${number(x)} ${number(y)} Td`,
    showGlyphs(face, clusters, { sizePt, trackingEm }),
    'ET',
  ];
}

/** The outline of a glyph; empty for a space. */
function glyphShape(
  { id, x: atEm, rise }: Cluster['glyphs'][number],
  { face, sizePt }: Pick<GlyphRun, 'face' | 'sizePt'>,
  [x, y]: Start,
  { outline }: ContentTools,
): string {
  const { path, unitsPerEm } = outline(face, id);
  if (path === '') return '';
  return outlineShape(path, sizePt / unitsPerEm, [x + (atEm * sizePt) / 1000, y + (rise * sizePt) / 1000]);
}

/** An outline in units of a font, filled. */
function outlineShape(path: string, ptPerUnit: number, [x, y]: Start): string {
  const scale = number6(ptPerUnit);
  return `q ${scale} 0 0 ${scale} ${number(x)} ${number(y)} cm\n${outlinePath(path)}\nf Q`;
}

/** Six decimals for scales, which multiply large outline coordinates. */
function number6(value: number): string {
  return value.toFixed(6);
}

/** The thinnest line that every press can print. */
const cropMarkWeightPt = 0.25;

function cropMarkOperators(marks: readonly CropMark[], page: PageCoordinates): string[] {
  return markOperators(
    marks.map(({ from, to }) => ({
      from: [page.x(from[0]), page.y(from[1])],
      to: [page.x(to[0]), page.y(to[1])],
    })),
  );
}

/** Lines between points of the page. They are on every plate, so that they can be used to register the plates. */
export function markOperators(marks: readonly CropMark[]): string[] {
  if (marks.length === 0) return [];
  const point = ([x, y]: CropMark['from']) => `${number(x)} ${number(y)}`;
  const lines = marks.map(({ from, to }) => `${point(from)} m ${point(to)} l S`);
  return [`q ${knockout} /${resourceNames.allInks} CS 1 SCN ${number(cropMarkWeightPt)} w`, ...lines, 'Q'];
}
