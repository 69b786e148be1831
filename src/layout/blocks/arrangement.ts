import type { Box } from '../guides.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { GlyphRun, Rule } from '../scene.ts';
import { shiftBoxes } from './push-apart.ts';
import { inkBox, ruleBox, textBox } from './text-box.ts';

/** The glyph runs of each stack and the rule, with their positions. */
export type Arrangement = { stacks: readonly (readonly GlyphRun[])[]; rule: Rule | null };

/** Where the lines and the rule of an arrangement are. */
export type ArrangementBoxes = {
  stacks: readonly (readonly Box[])[];
  /** The same with the accents of each line. */
  ink: readonly (readonly Box[])[];
  baselines: readonly (readonly number[])[];
  rule: Box | null;
};

/** How far each stack and the rule are below their planned positions, in mm. */
export type Shifts = { stacks: number[]; rule: number };

export function noShifts(stacks: number): Shifts {
  return { stacks: new Array<number>(stacks).fill(0), rule: 0 };
}

export function boxesOf({ stacks, rule }: Arrangement, fonts: LayoutFonts): ArrangementBoxes {
  return {
    stacks: stacks.map((lines) => lines.map(textBox)),
    ink: stacks.map((lines) => lines.map((run) => inkBox(run, fonts))),
    baselines: stacks.map((lines) => lines.map(({ y }) => y)),
    rule: rule && ruleBox(rule),
  };
}

export function moveBoxes(
  { stacks, ink, baselines, rule }: ArrangementBoxes,
  shifts: Shifts,
): ArrangementBoxes {
  const shiftOf = (index: number) => shifts.stacks[index] ?? 0;
  return {
    stacks: stacks.map((boxes, index) => shiftBoxes(boxes, shiftOf(index))),
    ink: ink.map((boxes, index) => shiftBoxes(boxes, shiftOf(index))),
    baselines: baselines.map((lines, index) => lines.map((y) => y + shiftOf(index))),
    rule: rule && { ...rule, y: rule.y + shifts.rule },
  };
}

export function moveArrangement({ stacks, rule }: Arrangement, shifts: Shifts): Arrangement {
  return {
    stacks: stacks.map((runs, index) => {
      const shift = shifts.stacks[index] ?? 0;
      return shift === 0 ? runs : runs.map((run) => ({ ...run, y: run.y + shift }));
    }),
    rule: rule && { ...rule, y: rule.y + shifts.rule },
  };
}
