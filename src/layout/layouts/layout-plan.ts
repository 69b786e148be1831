import type { TextField } from '#domain/card/card.ts';
import type { Box } from '../guides.ts';
import type { Weight } from '../text/faces.ts';

/** The positions of one layout in one orientation, in mm from the cut's top left corner. */
export type LayoutPlan = {
  logo: LogoAnchor;
  panel?: { box: Box; colour: TextField };
  rule?: RulePlan;
  stacks: readonly StackPlan[];
};

/** The anchor of the logo, and the size that suits the layout. */
export type LogoAnchor = { anchor: 'left' | 'center' | 'right'; x: number; y: number; suggestedSize: number };

/** A line at a fixed y, or above the first baseline of a stack. */
export type RulePlan = {
  x: number;
  width: number;
  weightPt: number;
  colour: TextField;
  y: number | { above: StackName; by: number };
};

export type StackName = 'company' | 'person' | 'contact' | 'website';

/** Texts below one another. */
export type StackPlan = {
  name: StackName;
  x: number;
  align: 'left' | 'center' | 'right';
  /** The first baseline of a stack that grows down, the last of one that grows up. */
  y: number;
  grows: 'down' | 'up';
  width: number;
  /** The columns to use, in this order, when a full card needs more width. */
  widerColumns?: readonly { x?: number; width: number }[];
  /** The width or y on a card without a logo. */
  withoutLogo?: { width: number } | { y: number };
  /** Aligns this stack to another: both share a first baseline, or this one's last is that far above the other's first. */
  follows?: { stack: StackName; sharesFirstBaseline: true } | { stack: StackName; endsAbove: number };
  /** All texts share the smallest of their sizes. Without it only phone, email and URL do. */
  oneSize?: true;
  /** Puts the texts side by side, as many in a row as fit. */
  rows?: { step: number; separator: string; separatorColour: TextField };
  items: readonly ItemPlan[];
};

export type ItemPlan = {
  field: TextField;
  /** From the last baseline of the text above to the first of this one; the first text has none. */
  step?: number | { capHeightPlus: number };
  /** Replaces the stack's width. */
  width?: number;
  sizePt: number;
  minPt: number;
  weight: Weight;
  /** The distance between baselines, as a multiple of the size. */
  lineHeight: number;
  lines: number;
  trackingEm?: number;
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
