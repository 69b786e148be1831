import { textBox } from '../blocks/text-box.ts';
import { luminance } from '../colour/contrast.ts';
import { edgeDistance, outlinesOf, shapeBox } from '../graphics/shape-geometry.ts';
import type { Box, Size } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import { type GlyphRun, type Scene, type SceneShape, shapeColour } from '../scene.ts';
import { type Finding, levelOf, type RuleResult } from './findings.ts';
import { coloursUnder, groundColour, groundsUnder } from './grounds.ts';
import { printedTexts } from './text-rules.ts';

/** What was measured, and what is needed there. */
type Measure = { measured: number; needed: number };

/** No edge of a graphic is near a text; a panel that the text lies on may end nearer. */
export function graphicNearText(scene: Scene): RuleResult {
  const { needed, problem } = printLimits.graphicToTextMm;
  const texts = shapesOf(scene).length > 0 ? printedTexts(scene) : [];
  const findings = texts.flatMap(({ field, runs }): Finding[] => {
    const nearest = worst(runs.flatMap((run) => distancesTo(run, scene)));
    const level = nearest && levelOf(nearest.measured, { needed: nearest.needed, problem });
    return level ? [{ code: 'GRAPHIC_NEAR_TEXT', level, subject: field, ...nearest }] : [];
  });
  return { rule: 'graphicNearText', measured: texts.length > 0 ? needed : null, needed, findings };
}

/** The distances from a line of text to the edge of its panel and to the shapes over it. Shapes that the panel covers, and shapes in its colour, cannot be seen. */
function distancesTo(run: GlyphRun, scene: Scene): Measure[] {
  const box = textBox(run);
  const { needed, insidePanel } = printLimits.graphicToTextMm;
  const [lowest] = groundsUnder(box, scene);
  if (!lowest) return [];
  const over = shapesOf({ items: scene.items.slice(scene.items.indexOf(lowest) + 1) });
  const visible = over.filter((shape) => !shape.isTexture && shapeColour(shape) !== groundColour(lowest));
  return [
    ...(lowest.kind === 'shape' && !lowest.isTexture
      ? [{ measured: edgeDistance(lowest, box, insidePanel), needed: insidePanel }]
      : []),
    ...visible.map((shape) => ({ measured: edgeDistance(shape, box, needed), needed })),
  ];
}

/** Lines of a graphic are thick enough to print; thin light lines fill in on a darker ground. */
export function graphicLines(scene: Scene): RuleResult {
  const { needed } = printLimits.linePt;
  const lines = shapesOf(scene).flatMap((shape) =>
    'stroke' in shape ? [{ measured: shape.weightPt, needed: neededWeight(shape, scene) }] : [],
  );
  const thinnest = worst(lines);
  const level = thinnest && levelOf(thinnest.measured, { needed: thinnest.needed, problem: 0 });
  return {
    rule: 'graphicLines',
    measured: lines.length > 0 ? Math.min(...lines.map(({ measured }) => measured)) : null,
    needed,
    findings: level ? [{ code: 'GRAPHIC_LINE_TOO_THIN', level, subject: 'graphic', ...thinnest }] : [],
  };
}

/** Points of a line whose ground is looked up: enough to know it, for a pattern of many lines. */
const sampledOutlines = 3;

function neededWeight(shape: Extract<SceneShape, { stroke: string }>, { items }: Scene): number {
  const { needed, reversed } = printLimits.linePt;
  // The ground decides only between the two limits.
  if (shape.weightPt >= reversed || shape.weightPt < needed) return needed;
  const below = { items: items.slice(0, items.indexOf(shape)) };
  const points = outlinesOf(shape).slice(0, sampledOutlines).map(middlePoint);
  const grounds = points.flatMap((point) => coloursUnder(point, below));
  return grounds.some((ground) => luminance(shape.stroke) > luminance(ground)) ? reversed : needed;
}

/** A point of an outline, as a box without a size. */
function middlePoint({ points }: { points: readonly number[] }): Box {
  const at = 2 * Math.floor(points.length / 4);
  return { x: points[at] ?? 0, y: points[at + 1] ?? 0, width: 0, height: 0 };
}

/**
 * A shape ends well inside the cut or runs well past it, because the cut is never exact. The ends are those of the box around
 * the shape. A side of the card that three shapes run through has a pattern: its elements may end anywhere. A shape in the
 * colour of the background cannot be seen to end.
 */
export function graphicEdges({ items, cut }: Scene): RuleResult {
  const { needed } = printLimits.graphicToCutMm;
  const background = items.find((item) => item.kind === 'fill');
  const visible = shapesOf({ items }).filter((shape) => shapeColour(shape) !== background?.colour);
  const boxes = visible.flatMap((shape) => shapeBox(shape) ?? []).filter((box) => isOnCard(box, cut));
  const nearest = worst(
    sidesOf(cut).flatMap((pastCut) => {
      const shapes = boxes.map(pastCut);
      const isPattern = shapes.filter((ends) => runsThrough(ends)).length >= patternFrom;
      return isPattern ? [] : shapes.flat().flatMap(endNearCut);
    }),
  );
  return {
    rule: 'graphicEdges',
    measured: boxes.length > 0 ? boxes.length : null,
    needed,
    findings: nearest
      ? [{ code: 'GRAPHIC_ENDS_NEAR_CUT', level: 'warning', subject: 'graphic', ...nearest }]
      : [],
  };
}

const patternFrom = 3;

/** For each side of the card: how far the two ends of a box are past it, in mm. Inside the card they are negative. */
function sidesOf({ width, height }: Size): ((box: Box) => [number, number])[] {
  return [
    (box) => [-box.x, -box.x - box.width],
    (box) => [-box.y, -box.y - box.height],
    (box) => [box.x - width, box.x + box.width - width],
    (box) => [box.y - height, box.y + box.height - height],
  ];
}

function isOnCard({ x, y, width, height }: Box, cut: Size): boolean {
  return x < cut.width && x + width > 0 && y < cut.height && y + height > 0;
}

function runsThrough(ends: readonly number[]): boolean {
  return Math.max(...ends) >= printLimits.graphicToCutMm.past && Math.min(...ends) < 0;
}

/** Negative past the cut. */
function endNearCut(past: number): Measure[] {
  const limits = printLimits.graphicToCutMm;
  const needed = past > 0 ? limits.past : limits.needed;
  return levelOf(Math.abs(past), { needed, problem: 0 }) ? [{ measured: 0 - past, needed }] : [];
}

/** The measure that lacks the most of what is needed. */
function worst(measures: readonly Measure[]): Measure | null {
  const share = ({ measured, needed }: Measure) => Math.abs(measured) / needed;
  return measures.reduce<Measure | null>(
    (found, measure) => (found && share(found) <= share(measure) ? found : measure),
    null,
  );
}

function shapesOf({ items }: Pick<Scene, 'items'>): SceneShape[] {
  return items.filter((item) => item.kind === 'shape');
}
