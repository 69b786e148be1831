import type { Orientation } from '#domain/card/card.ts';
import type { Arrangeable, ItemPlan, LogoAnchor, Planner } from '../layout-plan.ts';
import { atSafeMargin } from './at-safe-margin.ts';
import { largestAboveTexts } from './largest-logo.ts';
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
  landscape: ({ width, height, safe }) => {
    const right = width - 6;
    const logo: LogoAnchor = {
      anchor: 'left',
      x: 6,
      y: 6,
      suggestedSize: 10,
      largest: { width: width / 2 - 10, height: height - 9 },
    };
    /** Without a logo the company is in its place; the person is beside a company that is no wider than that. */
    const inColumnAt = (x: number, companyWidth: number): Arrangeable => {
      const end = x < 6 ? width - x : right;
      const column = { x, align: 'left', width: end - x, oneSize: true } as const;
      const isBeside = companyWidth < x - 6;
      return {
        logo,
        stacks: [
          {
            name: 'company',
            ...column,
            y: 7.9,
            grows: 'down',
            insteadOfLogo: { x: Math.min(6, x), width: companyWidth },
            items: company,
          },
          {
            name: 'person',
            ...column,
            y: height / 2 - 2.8,
            grows: 'down',
            ...(isBeside && { insteadOfLogo: { y: 7.9 } }),
            items: person,
          },
          { name: 'contact', ...column, y: height - 6, grows: 'up', items: contact },
        ],
      };
    };
    return {
      ...inColumnAt(width / 2, width / 2 - 9),
      alternatives: [
        inColumnAt(width / 3, right - 6),
        inColumnAt(6, right - 6),
        inColumnAt(safe.x, safe.width),
      ],
    };
  },
  portrait: ({ width, height, safe, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const [right, middle] = [width - left, height / 2];
    const column = { x: left, align: 'left', width: right - left, oneSize: true } as const;
    const planned: Arrangeable = {
      logo: {
        anchor: isSmall ? 'right' : 'left',
        x: isSmall ? right : left,
        y: isSmall ? 4 : 6,
        suggestedSize: 10,
        largest: largestAboveTexts({ width, height, isSmall }),
      },
      stacks: [
        {
          name: 'company',
          ...column,
          ...(isSmall ? { withoutLogo: { width: column.width } } : { insteadOfLogo: { y: 7.9 } }),
          y: isSmall ? 6.5 : middle,
          grows: 'down',
          items: company,
        },
        { name: 'person', ...column, y: isSmall ? middle : middle + 12, grows: 'down', items: person },
        { name: 'contact', ...column, y: bottom, grows: 'up', items: contact },
      ],
    };
    return { ...planned, alternatives: [atSafeMargin(planned, left, safe)] };
  },
};
