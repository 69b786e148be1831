import type { Orientation } from '#domain/card/card.ts';
import type { ItemPlan, Planner } from './layout-plan.ts';
import { contactLines, roleLines, smallLine } from './text-lines.ts';

const companyName: ItemPlan = {
  field: 'companyName',
  sizePt: 13,
  minPt: 8,
  weight: 600,
  lineHeight: 1.12,
  lines: 3,
  trackingEm: -0.01,
  fit: 'wrap-first',
  knockedOut: true,
};
const website = smallLine('website', { sizePt: 7 });
const person: ItemPlan[] = [
  { field: 'fullName', sizePt: 11, minPt: 8.5, weight: 600, lineHeight: 1.15, lines: 2 },
  ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 4.1 }),
  ...contactLines({ sizePt: 7, step: 3.7, firstStep: 5.8 }),
];

/** A panel in the company's colour, with the company in the background colour. */
export const split: Record<Orientation, Planner> = {
  landscape: ({ width, height, bleed, safe }) => {
    const panel = Math.min(34, 0.4 * width);
    const [left, right, bottom] = [panel + 6, width - 6, height - 6];
    const measure = right - left;
    const widest = { x: panel + 3, width: safe.x + safe.width - panel - 3 };
    return {
      logo: { anchor: 'right', x: right, y: 6, suggestedSize: height < 50 ? 10 : 12 },
      panel: { box: { ...bleed, width: panel - bleed.x }, colour: 'companyName' },
      stacks: [
        {
          name: 'company',
          x: 6,
          align: 'left',
          y: bottom,
          grows: 'up',
          width: panel - 10,
          items: [companyName],
        },
        {
          name: 'website',
          x: left,
          align: 'left',
          y: 8.2,
          grows: 'down',
          width: measure - 16,
          widerColumns: [{ width: measure }, widest],
          withoutLogo: { width: measure },
          items: [website],
        },
        {
          name: 'person',
          x: left,
          align: 'left',
          y: bottom,
          grows: 'up',
          width: measure,
          widerColumns: [{ width: measure }, widest],
          items: person,
        },
      ],
    };
  },
  portrait: ({ width, height, bleed, safe, isSmall }) => {
    const panel = isSmall ? 0.3 * height : Math.min(34, 0.38 * height);
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    const belowPanel = isSmall && { area: { ...safe, y: panel, height: safe.y + safe.height - panel } };
    return {
      logo: isSmall
        ? { anchor: 'right', x: right, y: panel + 3, suggestedSize: 10 }
        : { anchor: 'left', x: left, y: panel + 6, suggestedSize: 12 },
      panel: { box: { ...bleed, height: panel - bleed.y }, colour: 'companyName' },
      stacks: [
        {
          name: 'company',
          x: left,
          align: 'left',
          y: panel - (isSmall ? 3.5 : 5.5),
          grows: 'up',
          width: measure,
          ...(isSmall && { area: { ...safe, height: panel - safe.y } }),
          items: [{ ...companyName, sizePt: isSmall ? 11 : 15, minPt: isSmall ? 8 : 9 }],
        },
        {
          name: 'website',
          ...(isSmall ? { x: left, align: 'left' } : { x: right, align: 'right' }),
          y: panel + (isSmall ? 5.2 : 8.2),
          grows: 'down',
          width: measure - 16,
          widerColumns: [
            { width: measure },
            { x: isSmall ? safe.x : safe.x + safe.width, width: safe.width },
          ],
          withoutLogo: { width: measure },
          ...belowPanel,
          items: [website],
        },
        {
          name: 'person',
          x: left,
          align: 'left',
          y: bottom,
          grows: 'up',
          width: measure,
          widerColumns: [{ width: measure }, { x: safe.x, width: safe.width }],
          ...belowPanel,
          items: person,
        },
      ],
    };
  },
};
