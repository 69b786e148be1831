import { layoutRuns } from '../../blocks/layout-runs.ts';
import { baselinesOf } from '../../blocks/place-stacks.ts';
import { type Block, grownStep } from '../../blocks/text-block.ts';
import type { StackName, StackPlan } from '../../layout-plan.ts';
import type { LayoutFonts } from '../../look-layout.ts';
import type { GlyphRun } from '../../scene.ts';
import { withStep } from './data-lines.ts';
import type { DataPart } from './data-part.ts';
import type { SeatFrame } from './seat-frame.ts';

type Align = SeatFrame['align'];

/** Where lines are aligned. */
type Axis = { x: number; align: Align };

/** Adds lines to a side, the first of them on a baseline. */
export type Put = (name: StackName, blocks: readonly Block[], axis: Axis, y: number) => void;

/** Lines at their places, and what adds to them. `runs` shapes them. */
export function linesOfSide(width: number, fonts: LayoutFonts): { runs: () => GlyphRun[]; put: Put } {
  const stacks: { plan: StackPlan; blocks: readonly Block[] }[] = [];
  const put: Put = (name, blocks, axis, y) => {
    stacks.push({ plan: { name, ...axis, y, grows: 'down', width, items: [] }, blocks });
  };
  return { runs: () => stacks.flatMap((stack) => layoutRuns(stack, stack.plan.y, fonts)), put };
}

/** The axis of the first column. */
export function axisOf({ left, right, align }: SeatFrame): Axis {
  return { x: align === 'left' ? left : align === 'right' ? right : (left + right) / 2, align };
}

/** The data with its last lines on a baseline, its groups `more` apart. The second column is at the other margin. */
export function putData(
  { columns, step, groupStep }: DataPart,
  frame: SeatFrame,
  { bottom, more, put }: { bottom: number; more: number; put: Put },
) {
  const { left, right, align } = frame;
  for (const [index, groups] of columns.entries()) {
    const other = { x: align === 'right' ? left : right, align: opposite(align) };
    let y = bottom;
    for (const { blocks } of [...groups].reverse()) {
      const stepped = withStep(blocks, step);
      const first = y - heightOf(stepped);
      put(index === 0 ? 'contact' : 'address', stepped, index === 0 ? axisOf(frame) : other, first);
      y = first - groupStep - more - grownStep(blocks[0]?.grown ?? 0, 0);
    }
  }
}

function opposite(align: Align): Align {
  return align === 'left' ? 'right' : align === 'right' ? 'left' : 'center';
}

export function inColour(blocks: readonly Block[], colour: string): Block[] {
  return blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) =>
      line.map((piece) => ({ ...piece, content: { ...piece.content, colour } })),
    ),
  }));
}

/** From the first baseline to the last, in mm. */
export function heightOf(blocks: readonly Block[]): number {
  return baselinesOf(blocks, 0).at(-1) ?? 0;
}

/** The size of the first line, in pt. */
export function sizeOf(blocks: readonly Block[]): number {
  return blocks[0]?.lines[0]?.[0]?.sizePt ?? 0;
}
