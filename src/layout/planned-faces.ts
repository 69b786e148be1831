import type { PlannedCard } from './planned-card.ts';
import { cardTextOf, drawnLabel, type Placeholders } from './text/card-text.ts';
import { type FaceToLoad, facesToLoad } from './text/faces.ts';

/** The font files of the texts of a plan. */
export function facesOfPlan(planned: PlannedCard, placeholders: Placeholders = {}): FaceToLoad[] {
  const items = planned.plan.stacks.flatMap((stack) => stack.items);
  return items.flatMap((item) => {
    const shown = cardTextOf(planned, item, placeholders);
    return shown ? facesToLoad(planned.texts[item.field].font, item, drawnLabel(shown) + shown.text) : [];
  });
}
