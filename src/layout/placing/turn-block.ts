import type { BlockAlign } from '#domain/card/adjustments.ts';
import type { TextBlock } from '#domain/card/shared-sizes.ts';
import { linesOf } from '../adjust/name-blocks.ts';
import { areWithin } from '../blocks/collisions.ts';
import { inkBox, textBox } from '../blocks/text-box.ts';
import { boxAround } from '../boxes.ts';
import type { Box } from '../guides.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { GlyphRun, Scene, SceneItem } from '../scene.ts';
import { isClearOf, type Surroundings } from './clearance.ts';
import { labelWidth, withLabelAfter } from './label-side.ts';
import { partsOf } from './parts.ts';

/** Between columns, and from a logo or a code, in mm. */
const gutter = 4;

/** A frame is widened in these steps, in mm. */
const step = 0.5;

/** A line of the block with the width that it takes. */
type TurnedLine = { runs: readonly GlyphRun[]; box: Box; x: number; width: number };

/**
 * The side with a block turned where it stands: its lines are aligned in the free room around it, within its own margin on
 * both sides. On the right, labels are behind their texts.
 */
export function turnBlock(
  scene: Scene,
  block: TextBlock,
  align: BlockAlign,
  { fonts, around }: { fonts: LayoutFonts; around: Surroundings },
): Scene {
  const runs = scene.items.filter((item) => item.kind === 'text').filter((run) => run.block === block);
  const lines = linesOf(runs).map((line): TurnedLine => {
    const boxes = line.runs.map((run) => inkBox(run, fonts));
    const box = boxAround(boxes) ?? { x: line.x, y: line.y, width: 0, height: 0 };
    return { runs: line.runs, box, x: line.x, width: line.right - line.x };
  });
  if (lines.length === 0) return scene;
  const frame = frameOf(lines, scene, block, { fonts, around });
  const hasLabels = runs.some((run) => labelWidth(run) > 0);
  // A label between two texts on one line stays before its own.
  const isBehind = align === 'right' && lines.every((line) => line.runs.length === 1);
  const turned = new Map<string, SceneItem>();
  for (const run of align === 'centre' && hasLabels
    ? centredAsOne(lines, frame)
    : lines.flatMap((line) => turnedLine(line, align, frame, { column: columnOf(lines), isBehind }))) {
    turned.set(run.id, run);
  }
  return { ...scene, items: scene.items.map((item) => turned.get(item.id) ?? item) };
}

type Frame = { left: number; right: number };

/** The width of the column of labels, where lines without a label are behind it. */
function columnOf(lines: readonly TurnedLine[]): number {
  const labels = lines.map(({ runs }) => (runs[0] ? labelWidth(runs[0]) : 0));
  const widest = Math.max(0, ...labels);
  const labelled = lines.find((_, index) => labels[index] === widest);
  const plain = lines.filter((_, index) => labels[index] === 0);
  const isColumn = plain.some(({ x }) => labelled && Math.abs(x - labelled.x - widest) < 0.3);
  return isColumn ? widest : 0;
}

function turnedLine(
  { runs, x, width }: TurnedLine,
  align: BlockAlign,
  frame: Frame,
  { column, isBehind }: { column: number; isBehind: boolean },
): GlyphRun[] {
  const isPlain = runs[0] !== undefined && labelWidth(runs[0]) === 0;
  const to =
    align === 'left'
      ? frame.left + (isPlain ? column : 0)
      : align === 'right'
        ? frame.right - width - (isPlain && isBehind ? column : 0)
        : (frame.left + frame.right - width) / 2;
  return runs.map((run) => {
    const moved = { ...run, x: run.x + to - x };
    return isBehind ? withLabelAfter(moved) : moved;
  });
}

/** Lines with labels keep their common edge: the block is in the middle. */
function centredAsOne(lines: readonly TurnedLine[], { left, right }: Frame): GlyphRun[] {
  const from = Math.min(...lines.map(({ x }) => x));
  const to = Math.max(...lines.map(({ x, width }) => x + width));
  const by = (left + right - from - to) / 2;
  return lines.flatMap(({ runs }) => runs.map((run) => ({ ...run, x: run.x + by })));
}

/** The free room at both sides of a block, within the margins of the card. */
function frameOf(
  lines: readonly TurnedLine[],
  scene: Scene,
  block: TextBlock,
  { fonts, around }: { fonts: LayoutFonts; around: Surroundings },
): Frame {
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const others = partsOf(scene, fonts).filter(({ name }) => name !== block);
  const isFree = (box: Box) =>
    others.every(({ kind, boxes }) => {
      const gap = { beside: kind === 'rule' ? 1.2 : gutter, above: kind === 'texts' ? 0.5 : 1.1 };
      return boxes.every((near) => !areWithin(box, near, gap));
    }) &&
    around.taken.every((taken) => !areWithin(box, taken, { beside: 1.9, above: 1.9 })) &&
    around.panels.every((panel) => isOneSided(box, panel)) &&
    around.solids.every((shape) => isClearOf(shape, box));
  const margin = marginsOf(scene, { left, right });
  const strip = (from: number, to: number, { box }: TurnedLine): Box => ({
    ...box,
    x: from,
    width: to - from,
  });
  let end = right;
  while (end + step <= margin.right && lines.every((line) => isFree(strip(line.x, end + step, line))))
    end += step;
  let start = left;
  while (
    start - step >= margin.left &&
    lines.every((line) => isFree(strip(start - step, line.x + line.width, line)))
  ) {
    start -= step;
  }
  const isAtEnd = end + step > margin.right;
  const isAtStart = start - step < margin.left;
  return {
    left: isAtStart ? Math.min(left, margin.left) : start,
    right: isAtEnd ? Math.max(right, margin.right) : end,
  };
}

/** Whether a box is beside a panel or in it. */
function isOneSided(box: Box, panel: Box): boolean {
  const isBeside = !areWithin(box, panel, { beside: 1, above: 1 });
  const isIn =
    box.x >= panel.x + 1 &&
    box.x + box.width <= panel.x + panel.width - 1 &&
    box.y >= panel.y &&
    box.y + box.height <= panel.y + panel.height;
  return isBeside || isIn;
}

/** A block that begins farther in than this share of the card has the margin of other lines at its other side. */
const farIn = 0.3;

/** The margins of a block: its own where it is at an edge, and the same at the other side. */
function marginsOf({ items, cut, guides }: Scene, { left, right }: Frame): Frame {
  const texts = items.flatMap((item) => (item.kind === 'text' ? [textBox(item)] : []));
  const marks = items.flatMap((item) => (item.kind === 'logo' ? [item.image] : []));
  const boxes = [...texts, ...marks];
  const before = Math.min(left, ...boxes.map(({ x }) => x));
  const after = Math.min(cut.width - right, ...boxes.map(({ x, width }) => cut.width - x - width));
  const least = guides.safe.x;
  const ofCard = Math.max(least, Math.min(before, after));
  const own = Math.min(left, cut.width - right);
  const margin = own <= farIn * cut.width && own >= least ? own : ofCard;
  return {
    left: left < margin ? left : margin,
    right: cut.width - right < margin ? right : cut.width - margin,
  };
}
