import type { TextField } from '#domain/card/card.ts';
import type { Box } from '../guides.ts';
import type { Weight } from '../text/faces.ts';

/** Where everything of one layout stands on a card lying down or standing; mm from the cut's top left corner. */
export type LayoutPlan = {
  logo: LogoAnchor;
  panel?: { box: Box; colour: TextField };
  rule?: RulePlan;
  stacks: readonly StackPlan[];
};

/** The point the logo is anchored to, and the size it looks best at. */
export type LogoAnchor = { anchor: 'left' | 'center' | 'right'; x: number; y: number; suggestedSize: number };

/** A line that stands still, or rides above the first baseline of a stack. */
export type RulePlan = {
  x: number;
  width: number;
  weightPt: number;
  colour: TextField;
  y: number | { above: StackName; by: number };
};

export type StackName = 'company' | 'person' | 'contact' | 'website';

/** Texts under one another. */
export type StackPlan = {
  name: StackName;
  x: number;
  align: 'left' | 'center' | 'right';
  /** The first baseline of a stack that grows down, the last of one that grows up. */
  y: number;
  grows: 'down' | 'up';
  width: number;
  /** Where it may go, first choice first, when a full card needs the free columns too. */
  wider?: readonly { x?: number; width: number }[];
  /** What changes when the card has no logo. */
  noLogo?: { width: number } | { y: number };
  /** Lines this stack up with another: their first baselines together, or its last one that far above the other's first. */
  follows?: { stack: StackName; sharesFirst: true } | { stack: StackName; endsAbove: number };
  /** All its texts share the smallest of their sizes, not only phone, email and URL. */
  oneSize?: true;
  /** Sets the texts side by side, as many in a row as fit. */
  rows?: { step: number; separator: string; separatorColour: TextField };
  items: readonly ItemPlan[];
};

export type ItemPlan = {
  field: TextField;
  /** From the last baseline of the text above to the first of this one; absent for the first text. */
  step?: number | { capHeightPlus: number };
  /** The stack's, unless it has its own. */
  width?: number;
  sizePt: number;
  minPt: number;
  weight: Weight;
  /** From baseline to baseline, times the size. */
  lineHeight: number;
  lines: number;
  trackingEm?: number;
  /** Tracking it may give up before it shrinks. */
  leastTrackingEm?: number;
  /** Shrinks on one line unless told to wrap first or to fill the measure. */
  fit?: 'wrap-first' | { fillWithGain: number };
  /** How far it stands out to the left, so that large letters look aligned. */
  outdentEm?: number;
  upperCase?: true;
  /** Set in the paper's colour on a panel of its own. */
  knockedOut?: true;
};
