import type { Orientation } from '#domain/card/card.ts';
import type { ItemPlan, Planner } from './layout-plan.ts';
import { contactLines, nameLine, roleLines, smallLine } from './text-lines.ts';

const company: ItemPlan[] = [
  { field: 'companyName', sizePt: 8, minPt: 7, weight: 600, lineHeight: 1.25, lines: 2 },
  smallLine('website', { sizePt: 7, step: 3.6 }),
];
const person: ItemPlan[] = [nameLine(12), ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 4.2 })];

/** A large logo or photograph, with all texts beside or below it. */
export const picture: Record<Orientation, Planner> = {
  landscape: ({ width, height, safe }) => {
    const [left, right, bottom] = [6, width - 6, height - 6];
    const suggestedSize = Math.floor(Math.min(34, height - 14, 0.4 * width));
    const besideLogo = left + suggestedSize;
    const column = {
      x: besideLogo + 4,
      align: 'left',
      width: right - besideLogo - 4,
      widerColumns: [{ x: besideLogo + 3, width: safe.x + safe.width - besideLogo - 3 }],
      withoutLogo: { x: left, width: right - left },
    } as const;
    return {
      logo: { anchor: 'left', x: left, y: (height - suggestedSize) / 2, suggestedSize },
      stacks: [
        { name: 'company', ...column, y: 9, grows: 'down', items: company },
        {
          name: 'person',
          ...column,
          y: bottom,
          grows: 'up',
          items: [...person, ...contactLines({ sizePt: 7, step: 3.6, firstStep: 5.4 })],
        },
      ],
    };
  },
  portrait: ({ width, height, safe, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    const suggestedSize = isSmall ? 12 : Math.floor(Math.min(34, width - 10, 0.38 * height));
    return {
      logo: isSmall
        ? { anchor: 'right', x: right, y: 4, suggestedSize }
        : { anchor: 'left', x: left, y: 5, suggestedSize },
      stacks: [
        {
          name: 'company',
          x: left,
          align: 'left',
          y: isSmall ? 6.6 : suggestedSize + 10.5,
          grows: 'down',
          width: measure,
          widerColumns: [{ x: safe.x, width: safe.width }],
          withoutLogo: isSmall ? { width: measure } : { y: 8.4 },
          items: company,
        },
        {
          name: 'person',
          x: left,
          align: 'left',
          y: bottom,
          grows: 'up',
          width: measure,
          widerColumns: [{ x: safe.x, width: safe.width }],
          items: [...person, ...contactLines({ sizePt: 7, step: 3.6, firstStep: 5.4 })],
        },
      ],
    };
  },
};
