import type { Orientation } from '#domain/card/card.ts';
import type { ItemPlan, Planner } from './layout-plan.ts';
import { contactLines, nameLine, roleLines, smallLine } from './text-lines.ts';

const company: ItemPlan[] = [
  { field: 'companyName', sizePt: 9.5, minPt: 7, weight: 600, lineHeight: 1.2, lines: 3, fit: 'wrap-first' },
  smallLine('website', { sizePt: 7, step: 3.7 }),
];
const personAndContact: ItemPlan[] = [
  nameLine(13),
  ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 4.3 }),
  ...contactLines({ sizePt: 7, step: 3.5, firstStep: 5.4 }),
];

/** Logo and company on one side of a line, person and contact on the other. */
export const divider: Record<Orientation, Planner> = {
  landscape: ({ width, height, safe }) => {
    const side = Math.min(26, 0.29 * width);
    const [centre, line, left, right] = [6 + side / 2, side + 10, side + 15, width - 6];
    const measure = right - left;
    const middle = height / 2;
    const suggestedSize = Math.floor(Math.min(18, 0.7 * side, height - 30));
    const besideLine = { ...safe, width: line - 1 - safe.x };
    return {
      logo: { anchor: 'center', x: centre, y: middle + 3 - suggestedSize, suggestedSize },
      rule: {
        direction: 'vertical',
        x: line,
        y: 5,
        length: height - 10,
        weightPt: 0.5,
        colour: 'companyName',
      },
      stacks: [
        {
          name: 'company',
          x: centre,
          align: 'center',
          y: middle + 11.5,
          grows: 'both',
          width: side,
          widerColumns: [{ width: side + 4 }],
          withoutLogo: { y: middle + 1.2 },
          area: besideLine,
          items: company,
        },
        {
          name: 'person',
          x: left,
          align: 'left',
          y: middle + 1.2,
          grows: 'both',
          width: measure,
          items: personAndContact,
        },
      ],
    };
  },
  portrait: ({ width, height, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    return {
      logo: isSmall
        ? { anchor: 'right', x: right, y: 4, suggestedSize: 10 }
        : { anchor: 'left', x: left, y: 6, suggestedSize: 18 },
      rule: {
        direction: 'horizontal',
        x: left,
        y: { above: 'person', by: isSmall ? 5.4 : 7.4 },
        length: measure,
        weightPt: 0.5,
        colour: 'companyName',
      },
      stacks: [
        {
          name: 'company',
          x: left,
          align: 'left',
          y: isSmall ? 7 : 30,
          grows: 'down',
          width: measure,
          withoutLogo: isSmall ? { width: measure } : { y: 8.8 },
          items: company,
        },
        {
          name: 'person',
          x: left,
          align: 'left',
          y: bottom,
          grows: 'up',
          width: measure,
          items: personAndContact,
        },
      ],
    };
  },
};
