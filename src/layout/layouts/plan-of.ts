import { type Card, type Layout, layouts, type Orientation } from '#domain/card/card.ts';
import { type ResolvedCard, resolveCard } from '#domain/card/resolve-card.ts';
import { type Guides, guidesOf } from '../guides.ts';
import type { LayoutPlan, Planner } from '../layout-plan.ts';
import { lruCache } from '../text/lru-cache.ts';
import { banner } from './banner.ts';
import { bold } from './bold.ts';
import { centered } from './centered.ts';
import { classic } from './classic.ts';
import { columns } from './columns.ts';
import { divider } from './divider.ts';
import { editorial } from './editorial.ts';
import { minimal } from './minimal.ts';
import { picture } from './picture.ts';
import { split } from './split.ts';

const plans: Record<Layout, Record<Orientation, Planner>> = {
  classic,
  centered,
  split,
  editorial,
  minimal,
  bold,
  columns,
  banner,
  divider,
  picture,
};

/** A card whose longer side is shorter than this has one column, in mm. */
const minLongSide = 70;

/** The plan of a card's layout for its format and orientation. */
export function planOf(card: ResolvedCard, guides = guidesOf(card)): LayoutPlan {
  const { layout, orientation } = card;
  const { cut, bleed, safe } = guides;
  return cachedPlans(`${layout} ${orientation} ${cut.width} ${cut.height} ${bleed.x} ${safe.x}`, () =>
    planIn(card, guides),
  );
}

/** The plan of a card's layout in a part of it. A card with one column has one there too. */
export function planIn(card: ResolvedCard, guides: Guides): LayoutPlan {
  const { width, height } = guides.cut;
  const { cut } = guidesOf(card);
  const isSmall = Math.max(cut.width, cut.height) < minLongSide;
  // The portrait plans have one column.
  return plans[card.layout][isSmall ? 'portrait' : card.orientation]({ ...guides, width, height, isSmall });
}

/** The thumbnails of all layouts are laid out after each change. */
const cachedPlans = lruCache<LayoutPlan>(2 * layouts.length);

/** The logo size in mm that suits a card's layout. */
export function suggestedLogoSize(card: Card): number {
  return planOf(resolveCard(card)).logo.suggestedSize;
}
