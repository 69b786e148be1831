import type { Layout, Orientation } from '#domain/card/card.ts';
import { bold } from './bold.ts';
import { centered } from './centered.ts';
import { classic } from './classic.ts';
import { editorial } from './editorial.ts';
import type { LayoutPlan } from './layout-plan.ts';
import { minimal } from './minimal.ts';
import { split } from './split.ts';

const plans: Record<Layout, Record<Orientation, LayoutPlan>> = {
  classic,
  centered,
  split,
  editorial,
  minimal,
  bold,
};

/** The plan of a layout in an orientation. */
export function planOf(layout: Layout, orientation: Orientation): LayoutPlan {
  return plans[layout][orientation];
}

/** The logo size in mm that suits a layout. */
export function suggestedLogoSize(layout: Layout, orientation: Orientation): number {
  return planOf(layout, orientation).logo.suggestedSize;
}
