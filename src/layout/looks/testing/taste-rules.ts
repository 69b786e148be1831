import type { Card } from '#domain/card/card.ts';
import { hasSeats } from '#domain/card/look/card-look.ts';
import { type TextField, textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import { areWithin, isInside } from '../../blocks/collisions.ts';
import { textBox } from '../../blocks/text-box.ts';
import type { RuleResult } from '../../check/findings.ts';
import { graphicEdges, graphicLines, graphicNearText } from '../../check/graphic-rules.ts';
import { coloursUnder } from '../../check/grounds.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import type { CardWithLook, LayoutFonts } from '../../look-layout.ts';
import { type GlyphRun, type RunField, type Scene, type SceneShape, shapeColour } from '../../scene.ts';
import { type FaceName, familyOf } from '../../text/faces.ts';
import { inkExtents } from '../../text/ink-extents.ts';
import { ptToMm } from '../../units.ts';
import { lookOf } from '../data/released-looks.ts';
import { coverageOf } from './coverage.ts';

/** A rule of taste that a laid out card breaks. */
export type Violation = { rule: TasteRule; side: Scene['side']; what: string };

export type TasteRule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;

/** The rules that hold on every card. The others are goals: most cards keep them. */
export const strictRules: readonly TasteRule[] = [3, 6, 7, 8, 14, 15, 18];

/** What the rules look at. */
export type TastedCard = { card: CardWithLook; sides: readonly Scene[]; fonts: LayoutFonts };

type SideRule = (side: Scene, card: CardWithLook, fonts: LayoutFonts) => string[];

/** The rules of one side. */
const sideRules: readonly [TasteRule, SideRule][] = [
  [2, sizes],
  [3, legibleTexts],
  [4, largestText],
  [5, air],
  [6, (side) => foundBy(graphicNearText(side))],
  [7, textsApart],
  [8, insideMargins],
  [9, loudColours],
  [10, edges],
  [11, capitals],
  [12, tracking],
  [13, motifCount],
  [14, (side) => foundBy(graphicLines(side))],
  [15, paths],
  [16, (side) => foundBy(graphicEdges(side))],
];

/** The rules of taste that a card breaks: all but the last, which compares two cards. */
export function tasteViolations({ card, sides, fonts }: TastedCard): Violation[] {
  return [
    ...sides.flatMap((side) =>
      sideRules.flatMap(([rule, of]) =>
        of(side, card, fonts).map((what) => ({ rule, side: side.side, what })),
      ),
    ),
    ...families(sides).map((what) => ({ rule: 1, side: 'front', what }) as const),
    ...agreement(sides).map((what) => ({ rule: 17, side: 'back', what }) as const),
  ];
}

function foundBy({ findings }: RuleResult): string[] {
  return findings.map(
    ({ code, subject, measured, needed }) => `${code} ${subject}: ${measured.toFixed(2)} of ${needed}`,
  );
}

export function runsOf({ items }: Scene): GlyphRun[] {
  return items.filter((item) => item.kind === 'text');
}

function shapesOf({ items }: Scene): SceneShape[] {
  return items.filter((item) => item.kind === 'shape');
}

/** 1: at most two families. */
function families(sides: readonly Scene[]): string[] {
  const found = new Set(sides.flatMap(runsOf).map(({ face }) => familyOf(face)));
  return found.size > 2 ? [`${found.size} families: ${[...found].join(', ')}`] : [];
}

/** 2: at most three sizes, which differ clearly. */
function sizes(side: Scene): string[] {
  const sorted = [...new Set(runsOf(side).map(({ sizePt }) => sizePt))].sort((a, b) => a - b);
  const smallest: number[] = [];
  for (const size of sorted) if (size >= 1.18 * (smallest.at(-1) ?? 0)) smallest.push(size);
  const near = smallest.filter((size, index) => index > 0 && size < 1.2 * (smallest[index - 1] ?? 0));
  return [
    ...(smallest.length > 3 ? [`${smallest.length} sizes: ${smallest.join(', ')} pt`] : []),
    ...near.map((size) => `${size} pt is near the next size`),
  ];
}

const legible = { xHeightMm: 1.08, sizePt: 6.5, contrast: 4.5, largeContrast: 3, largePt: 14 } as const;

/** 3: texts are large enough and have enough contrast. Rounding of sizes is allowed for. */
function legibleTexts(side: Scene, _: CardWithLook, fonts: LayoutFonts): string[] {
  return runsOf(side)
    .filter(({ field }) => field !== null)
    .flatMap((run) => {
      const { field, sizePt, face, colour } = run;
      const xHeight = ptToMm(sizePt) * xHeightEm(face, fonts);
      const contrast = Math.min(
        ...coloursUnder(textBox(run), side).map((under) => contrastRatio(colour, under)),
      );
      const needed = sizePt >= legible.largePt ? legible.largeContrast : legible.contrast;
      return [
        ...(sizePt < legible.sizePt - 1e-6 ? [`${field} has ${sizePt.toFixed(2)} pt`] : []),
        ...(hasSmallLetters(run) && xHeight < legible.xHeightMm - 0.005
          ? [`${field} has an x of ${xHeight.toFixed(3)} mm`]
          : []),
        ...(contrast < needed - 0.01 ? [`${field} has a contrast of ${contrast.toFixed(2)}`] : []),
      ];
    });
}

const xHeights = new Map<FaceName, number>();

/** The height of an x, measured in its outline. */
function xHeightEm(face: FaceName, fonts: LayoutFonts): number {
  const found = xHeights.get(face) ?? inkExtents(fonts, face, fonts.shape(face, 'x').glyphs).aboveEm;
  xHeights.set(face, found);
  return found;
}

/** Capitals and figures are higher than an x. A company in capitals may end with a small legal form. */
function hasSmallLetters({ text }: GlyphRun): boolean {
  const letters = Array.from(text).filter((letter) => letter.toLowerCase() !== letter.toUpperCase());
  return letters.filter((letter) => letter === letter.toLowerCase()).length > letters.length / 2;
}

/** 4: the largest text of a front is the name or the company, and only one of them. */
function largestText(side: Scene): string[] {
  const runs = runsOf(side);
  if (side.side === 'back' || runs.length === 0) return [];
  const largest = Math.max(...runs.map(({ sizePt }) => sizePt));
  const fields = new Set(runs.filter(({ sizePt }) => sizePt > largest - 0.01).map(({ field }) => field));
  const isOne = fields.size === 1 && (fields.has('fullName') || fields.has('companyName'));
  return isOne ? [] : [`the largest is ${[...fields].join(' and ')}`];
}

/** 5: nearly half of a front is empty. */
function air(side: Scene): string[] {
  if (side.side === 'back') return [];
  const { empty } = coverageOf(side);
  return empty < 0.45 ? [`${Math.round(100 * empty)} % is empty`] : [];
}

/** 7: texts of different groups keep apart, and lines do not overlap. */
function textsApart(side: Scene, card: CardWithLook): string[] {
  const dataPt = Math.max(0, ...dataRunsOf(side).map(({ sizePt }) => sizePt));
  // In looks with seats a company of the size of the data heads the address.
  const isData = ({ sizePt }: GlyphRun) => hasSeats(card.style.look) && sizePt <= dataPt + 0.01;
  const lines = runsOf(side).map((run) => {
    const group = groupOf(run.field);
    return { run, box: textBox(run), group, isInData: group === 'company' && isData(run) };
  });
  return lines.flatMap(({ run, box, group, isInData }, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const isSame = run.field === other.run.field || run.field === null || other.run.field === null;
      const isOneGroup = group === other.group || isInData || other.isInData;
      const gap = isOneGroup || isSame ? 0 : 0.8;
      // Lines of one large text may be set closer than their boxes.
      if (run.field === other.run.field) return [];
      const isNear = areWithin(box, other.box, { beside: gap, above: gap });
      return isNear ? [`${run.field} is near ${other.run.field}`] : [];
    }),
  );
}

function dataRunsOf(side: Scene): GlyphRun[] {
  return runsOf(side).filter(({ field }) => groupOf(field) === 'contact');
}

function groupOf(field: RunField | null): string {
  if (field === null || !isTextField(field)) return 'back';
  const { group } = textFieldRecords[field];
  return group === 'company' || group === 'person' ? group : 'contact';
}

function isTextField(field: RunField): field is TextField {
  return Object.hasOwn(textFieldRecords, field);
}

/** 8: texts are inside the safe margin, and frames 3 mm or more from the cut. */
function insideMargins(side: Scene, card: CardWithLook): string[] {
  const past = runsOf(side)
    .filter((run) => !isInside(textBox(run), side.guides.safe))
    .map(({ field }) => `${field} is past the margin`);
  const frames = graphicsOf(card, side.side).flatMap((graphic) => {
    if (graphic.motif !== 'frame') return [];
    const inset = graphic.params?.inset ?? 3.2;
    return inset < 3 ? [`the frame is ${inset} mm from the cut`] : [];
  });
  return [...past, ...frames];
}

function graphicsOf({ style: { look } }: CardWithLook, side: Scene['side']) {
  return lookOf(look.id, look.version)[side].graphics;
}

/** 9: few flat colours; the accent is on a small part of a front, unless it is its ground or one panel. */
function loudColours(side: Scene, { style: { look } }: CardWithLook): string[] {
  const { accent } = lookPalettes[look.palette ?? lookOf(look.id, look.version).palette];
  const shapes = shapesOf(side);
  const colours = new Set(shapes.map(shapeColour));
  const inAccent = shapes.filter((shape) => shapeColour(shape) === accent);
  const ground = side.items.find((item) => item.kind === 'fill')?.colour;
  const isPanel = inAccent.length === 1 || ground === accent;
  const share = side.side === 'back' || isPanel ? 0 : (coverageOf(side).colours.get(accent) ?? 0);
  return [
    ...(colours.size > 5 ? [`${colours.size} flat colours`] : []),
    ...(share > 0.3 ? [`the accent is on ${Math.round(100 * share)} %`] : []),
  ];
}

/** 10: texts of a front have few left edges or axes. */
function edges(side: Scene): string[] {
  if (side.side === 'back') return [];
  let rows = rowsOf(runsOf(side));
  let count = 0;
  while (rows.length > 0) {
    const axes = rows.flatMap(({ x, width }) => [x, x + width / 2, x + width]);
    const on = (axis: number) => rows.filter((row) => isOn(row, axis));
    const best = axes.reduce((found, axis) => (on(axis).length > on(found).length ? axis : found));
    rows = rows.filter((row) => !isOn(row, best));
    count++;
  }
  return count > 4 ? [`${count} edges`] : [];
}

type Row = { x: number; width: number; y: number };

function isOn({ x, width }: Row, axis: number): boolean {
  return [x, x + width / 2, x + width].some((at) => Math.abs(at - axis) < 0.3);
}

/** The lines of texts; those side by side in a row are one. */
function rowsOf(runs: readonly GlyphRun[]): Row[] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = rows.at(-1);
    const isBeside = last && Math.abs(last.y - run.y) < 0.01 && run.x - last.x - last.width < 3;
    if (isBeside) last.width = run.x + run.width - last.x;
    else rows.push({ x: run.x, y: run.y, width: run.width });
  }
  return rows;
}

/** 11: capitals that the look sets are few and have tracking. Those that were typed stay. */
function capitals(side: Scene, card: Card): string[] {
  return runsOf(side).flatMap((run) => {
    if (!isCapitalised(run, card)) return [];
    const text = run.text.trim();
    return [
      ...(run.trackingEm < 0.1 ? [`${run.field} in capitals has a tracking of ${run.trackingEm}`] : []),
      ...(text.length > 24 ? [`${run.field} has ${text.length} capitals`] : []),
      ...(groupOf(run.field) === 'contact' ? [`${run.field} is in capitals`] : []),
    ];
  });
}

/** Whether a line is in capitals that were not typed. */
function isCapitalised({ field, text }: GlyphRun, { content }: Card): boolean {
  const typed = textFields.map((field) => content[field]).join(' ');
  const hasLetters = text.toLowerCase() !== text;
  return field !== null && hasLetters && text.toUpperCase() === text && !typed.includes(text.trim());
}

/** 12: tracking. */
function tracking(side: Scene, card: Card): string[] {
  return runsOf(side).flatMap((run) => {
    const { field, trackingEm } = run;
    const [least, most] = isCapitalised(run, card)
      ? [0.1, 0.3]
      : groupOf(field) === 'contact'
        ? [0, 0]
        : [-0.035, 0.3];
    const isWithin = trackingEm >= least - 1e-6 && trackingEm <= most + 1e-6;
    return isWithin ? [] : [`${field} has a tracking of ${trackingEm}`];
  });
}

/** 13: at most two motifs on a front, three on a back. */
function motifCount(side: Scene, card: CardWithLook): string[] {
  const motifs = new Set(graphicsOf(card, side.side).map(({ motif }) => motif));
  return motifs.size > (side.side === 'front' ? 2 : 3) ? [`${motifs.size} motifs`] : [];
}

const mostSegments = 6500;

/** 15: paths are plain, closed where they are filled, and not too many. */
function paths(side: Scene): string[] {
  const judged = shapesOf(side).map(judgePath);
  const segments = judged.reduce((sum, path) => sum + path.segments, 0);
  return [
    ...judged.flatMap(({ faults }) => faults),
    ...(segments > mostSegments ? [`${segments} segments`] : []),
  ];
}

type JudgedPath = { segments: number; faults: readonly string[] };

/** Cards of one look and format have the same shapes. */
const judgedPaths = new WeakMap<SceneShape, JudgedPath>();

function judgePath(shape: SceneShape): JudgedPath {
  const known = judgedPaths.get(shape);
  if (known) return known;
  const { path, id } = shape;
  const counts = { M: 0, L: 0, C: 0, Z: 0 };
  for (const [command] of path.matchAll(/[MLCZ]/g)) counts[command as keyof typeof counts] += 1;
  const judged = {
    segments: counts.L + counts.C,
    faults: [
      ...(/[^MLCZ0-9.,\s-]/.test(path) ? [`${id} has other commands`] : []),
      ...('fill' in shape && counts.M !== counts.Z ? [`${id} is not closed`] : []),
    ],
  };
  judgedPaths.set(shape, judged);
  return judged;
}

/** 17: the back has families of the front, and one of its colours. */
function agreement([front, back]: readonly Scene[]): string[] {
  if (!front || !back) return [];
  const coloursOf = ({ items }: Scene) =>
    items.flatMap((item) => {
      if (item.kind === 'shape') return [shapeColour(item)];
      return item.kind === 'logo' || item.kind === 'picture' ? [] : [item.colour];
    });
  const ofFront = new Set(coloursOf(front));
  return coloursOf(back).some((colour) => ofFront.has(colour)) ? [] : ['the sides have no colour in common'];
}

/** 18: a changed text changes no part of a graphic that is far from texts, if the graphic has the same size. */
export function changedFarFromTexts(one: Scene, other: Scene): string[] {
  const boxes = [...runsOf(one), ...runsOf(other)].map(textBox);
  const [before, after] = [partsOf(one), partsOf(other)];
  const changed = [...before, ...after].filter((part) => !(before.has(part) && after.has(part)));
  return changed.flatMap((part) => {
    const [x = 0, y = 0] = part.match(/-?[\d.]+/gu)?.map(Number) ?? [];
    const point = { x, y, width: 0, height: 0 };
    const isNear = boxes.some((box) => areWithin(point, box, { beside: keepBoxMm, above: keepBoxMm }));
    return isNear ? [] : [`changed at ${x}, ${y}`];
  });
}

/** The distance of a graphic from texts, and the largest part of a pattern. */
const keepBoxMm = 2 + 7;

/** The outlines of all shapes, each with its colour. */
function partsOf(scene: Scene): Set<string> {
  return new Set(
    shapesOf(scene).flatMap((shape) =>
      shape.path.split(/(?=M)/u).map((part) => `${part} ${shapeColour(shape)}`),
    ),
  );
}
