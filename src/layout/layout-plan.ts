import type { TextBlock } from '#domain/card/shared-sizes.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import type { Box, Guides, Size } from './guides.ts';
import type { RunField } from './scene.ts';
import type { FaceFeature, Weight } from './text/font-families.ts';

/** The cut size of a card with its guides, in mm. */
type PlannedCard = Size &
  Guides & {
    /** Neither side is long enough for two columns, or for a logo above the texts. */
    isSmall: boolean;
  };

/** Plans a layout for a card. Blocks keep their distance to the nearest edge. */
export type Planner = (card: PlannedCard) => LayoutPlan;

/** The positions of one layout on one card, in mm from the cut's top left corner. */
export type LayoutPlan = Arrangeable & {
  panel?: { box: Box; colour: TextField };
  /** Other positions, in the order of preference, for texts that do not fit the planned ones whole. */
  alternatives?: readonly Arrangeable[];
};

/** Positions that may differ between the arrangements of one layout. */
export type Arrangeable = { logo: LogoAnchor; rule?: RulePlan; stacks: readonly StackPlan[] };

/** The anchor of the logo, and the size that suits the layout. */
export type LogoAnchor = {
  anchor: 'left' | 'center' | 'right';
  x: number;
  y: number;
  suggestedSize: number;
  /** A logo lower than the suggested square is in the middle of it; otherwise at its top. */
  isMiddle?: true;
  /** The largest logo that leaves the texts their place. */
  largest: Size;
  /** A larger logo is reduced to the largest; otherwise only the texts keep their place. */
  isLimited?: true;
};

/** A line at a fixed y, or above the first baseline of a stack. */
export type RulePlan = {
  direction: 'horizontal' | 'vertical';
  x: number;
  length: number;
  weightPt: number;
  colour: TextField;
  /** Replaces the colour of the text. */
  ownColour?: string;
  y: number | { above: StackName; by: number };
};

export type StackName = TextBlock;

/** Texts below one another. */
export type StackPlan = {
  name: StackName;
  x: number;
  align: 'left' | 'center' | 'right';
  /** The first baseline of a stack that grows down, the last of one that grows up, or the middle between the two. */
  y: number;
  grows: 'down' | 'up' | 'both';
  width: number;
  /** The part of the safe area where its texts stay; the whole area when absent. */
  area?: Box;
  /** The stack on its left. Both columns together keep their width; one gives the other what a text needs. */
  beside?: { stack: StackName; gap: number };
  /** Without texts of its own it takes the last ones of that stack, so that both columns are used. */
  fillsFrom?: StackName;
  /** The width of two short texts side by side, where the stack would be too high otherwise. */
  pairWidth?: number;
  /** The width, the y or the column on a card without a logo. */
  withoutLogo?: { width: number } | { y: number } | { x: number; width: number };
  /** Where the stack is on a card without a logo, whatever the size of a logo. */
  insteadOfLogo?: Partial<Pick<StackPlan, 'x' | 'y' | 'width'>>;
  /**
   * Aligns this stack to another: both share a first baseline, this one's last is that far above the other's first, or
   * its first that far below the other's last.
   */
  follows?:
    | { stack: StackName; sharesFirstBaseline: true }
    | { stack: StackName; endsAbove: number }
    | { stack: StackName; startsBelow: number };
  /** All texts share the smallest of their sizes. Without it only the lines of the contact do. */
  oneSize?: true;
  /** Puts the texts side by side, as many in a row as fit. */
  rows?: {
    step: number;
    separator: string;
    separatorColour: TextField;
    /** Rows that get longer or shorter come before a short one between two long ones. */
    avoidsWaist?: true;
  };
  items: readonly ItemPlan[];
};

export type ItemPlan<Field extends RunField = TextField> = {
  field: Field;
  /** From the last baseline of the text above to the first of this one; the first text has none. */
  step?: number | { capHeightPlus: number };
  /** The step below a text that is not a line of the contact: this one then starts a group. */
  groupStep?: number;
  /** The step where the text above is this one. */
  stepAfter?: { field: TextField; step: number };
  /** Replaces the stack's width. */
  width?: number;
  sizePt: number;
  minPt: number;
  /** Its planned size where a person has chosen another: no other field shares that. */
  plannedPt?: number;
  weight: Weight;
  isItalic?: true;
  features?: readonly FaceFeature[];
  /** The distance between baselines, as a multiple of the size. */
  lineHeight: number;
  /** Instead of that where a line below has a mark, as Š has, which would touch the line above. */
  lineHeightWithMarks?: number;
  lines: number;
  trackingEm?: number;
  /** A person has chosen its tracking: it has it in a row too. */
  hasOwnTracking?: true;
  /** The tracking is reduced to this before the text shrinks. */
  minTrackingEm?: number;
  /** How the text fits its width: it shrinks on one line, wraps first, or fills the measure. */
  fit?: 'wrap-first' | { fillWithGain: number };
  /** How far the text starts to the left of the stack, so that large letters look aligned. */
  outdentEm?: number;
  upperCase?: true;
  /** Drawn in the background colour on a panel of the text's colour. */
  knockedOut?: true;
};
