import type { Orientation } from '#domain/card/card.ts';
import type { ItemPlan, Planner } from './layout-plan.ts';
import { contactLines, roleLines, smallLine } from './text-lines.ts';

const name = { sizePt: 7.5, minPt: 6.5, weight: 600, lineHeight: 1.25, lines: 2 } as const;
const step = 3.7;
const company: ItemPlan[] = [{ field: 'companyName', ...name }, smallLine('website', { sizePt: 7.5, step })];
const person: ItemPlan[] = [
  { field: 'fullName', ...name },
  ...roleLines({ sizePt: 7.5, step, firstStep: step }),
];
const contact = contactLines({ sizePt: 7.5, step });

/** One size, one left edge and much white space. */
export const minimal: Record<Orientation, Planner> = {
  landscape: ({ width, height }) => {
    const right = width - 6;
    const column = {
      x: width / 2,
      align: 'left',
      width: right - width / 2,
      widerColumns: [
        { x: width / 3, width: right - width / 3 },
        { x: 6, width: right - 6 },
      ],
      oneSize: true,
    } as const;
    return {
      logo: { anchor: 'left', x: 6, y: 6, suggestedSize: 10 },
      stacks: [
        { name: 'company', ...column, y: 7.9, grows: 'down', items: company },
        { name: 'person', ...column, y: height / 2 - 2.8, grows: 'down', items: person },
        { name: 'contact', ...column, y: height - 6, grows: 'up', items: contact },
      ],
    };
  },
  portrait: ({ width, height, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const [right, middle] = [width - left, height / 2];
    const column = { x: left, align: 'left', width: right - left, oneSize: true } as const;
    return {
      logo: {
        anchor: isSmall ? 'right' : 'left',
        x: isSmall ? right : left,
        y: isSmall ? 4 : 6,
        suggestedSize: 10,
      },
      stacks: [
        {
          name: 'company',
          ...column,
          ...(isSmall && { withoutLogo: { width: column.width } }),
          y: isSmall ? 6.5 : middle,
          grows: 'down',
          items: company,
        },
        { name: 'person', ...column, y: isSmall ? middle : middle + 12, grows: 'down', items: person },
        { name: 'contact', ...column, y: bottom, grows: 'up', items: contact },
      ],
    };
  },
};
