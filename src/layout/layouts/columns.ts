import type { Orientation } from '#domain/card/card.ts';
import type { ItemPlan, Planner } from './layout-plan.ts';
import { contactLines, nameLine, roleLines, smallLine } from './text-lines.ts';

const company: ItemPlan[] = [
  {
    field: 'companyName',
    sizePt: 10,
    minPt: 7.5,
    weight: 600,
    lineHeight: 1.2,
    lines: 2,
  },
  smallLine('website', { sizePt: 7, step: 3.7 }),
];
const person: ItemPlan[] = [nameLine(12), ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 4.2 })];

/** The person above a rule; below it the contact and the address in two columns. */
export const columns: Record<Orientation, Planner> = {
  landscape: ({ width, height }) => {
    const [left, right, centre] = [6, width - 6, width / 2];
    const measure = right - left;
    return {
      logo: { anchor: 'right', x: right, y: 6, suggestedSize: height < 50 ? 10 : 13 },
      rule: {
        direction: 'horizontal',
        x: left,
        y: { above: 'contact', by: 4.6 },
        length: measure,
        weightPt: 0.6,
        colour: 'companyName',
      },
      stacks: [
        {
          name: 'company',
          x: left,
          align: 'left',
          y: 8.7,
          grows: 'down',
          width: measure - 17,
          withoutLogo: { width: measure },
          items: company,
        },
        {
          name: 'person',
          x: left,
          align: 'left',
          y: height - 22,
          grows: 'up',
          width: measure,
          follows: { stack: 'contact', endsAbove: 7.4 },
          items: person,
        },
        {
          name: 'contact',
          x: left,
          align: 'left',
          y: height - 6,
          grows: 'up',
          width: centre - left - 3,
          widerColumns: [{ width: measure }],
          items: contactLines({ sizePt: 7, step: 3.5 }, ['mobile', 'phone', 'email', 'url']),
        },
        {
          name: 'address',
          x: centre,
          align: 'left',
          y: height - 6,
          grows: 'down',
          width: right - centre,
          widerColumns: [{ x: left, width: measure }],
          follows: { stack: 'contact', sharesFirstBaseline: true },
          items: contactLines({ sizePt: 7, step: 3.5 }, ['street', 'city', 'free1', 'free2']),
        },
      ],
    };
  },
  portrait: ({ width, height, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    return {
      logo: { anchor: 'right', x: right, y: left, suggestedSize: isSmall ? 10 : 13 },
      rule: {
        direction: 'horizontal',
        x: left,
        y: { above: 'contact', by: 4.6 },
        length: measure,
        weightPt: 0.6,
        colour: 'companyName',
      },
      stacks: [
        {
          name: 'company',
          x: left,
          align: 'left',
          y: left + 2.7,
          grows: 'down',
          width: measure - 17,
          withoutLogo: { width: measure },
          items: company,
        },
        {
          name: 'person',
          x: left,
          align: 'left',
          y: height - 30,
          grows: 'up',
          width: measure,
          follows: { stack: 'contact', endsAbove: 7.4 },
          items: person,
        },
        {
          name: 'contact',
          x: left,
          align: 'left',
          y: bottom,
          grows: 'up',
          width: measure,
          items: contactLines({ sizePt: 7, step: 3.6 }),
        },
      ],
    };
  },
};
