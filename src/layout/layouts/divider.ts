import type { Orientation } from '#domain/card/card.ts';
import type { Arrangeable, ItemPlan, Planner } from '../layout-plan.ts';
import { atSafeMargin } from './at-safe-margin.ts';
import { largestAboveTexts } from './largest-logo.ts';
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
    const middle = height / 2;
    const planned = Math.min(26, 0.29 * width);
    const suggestedSize = Math.floor(Math.min(18, 0.7 * planned, height - 30));
    // A long text of the company reaches out of its column, up to the safe margin and 1 mm before the line.
    const outdent = Math.min(2.9, 6 - safe.x);
    /** The line is that far from the left edge of the company. */
    const dividedAt = (side: number, companyWidth = side): Arrangeable => {
      const [centre, line] = [6 + side / 2, side + 10];
      const [left, right] = side < 0.7 * planned ? [line + 4, width - 4.5] : [line + 5, width - 6];
      return {
        logo: {
          anchor: 'center',
          x: centre,
          y: middle + 3 - suggestedSize,
          suggestedSize,
          isMiddle: true,
          largest: { width: side + 4, height: height - 26 },
        },
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
            width: companyWidth,
            withoutLogo: { y: middle + 1.2 },
            area: { ...safe, x: 6 - outdent, width: side + 2 * outdent },
            items: company,
          },
          {
            name: 'person',
            x: left,
            align: 'left',
            y: middle + 1.2,
            grows: 'both',
            width: right - left,
            area: { ...safe, x: left, width: right - left },
            items: personAndContact,
          },
        ],
      };
    };
    return {
      ...dividedAt(planned),
      alternatives: [
        dividedAt(planned, planned + 2 * outdent),
        ...[0.78, 1.25, 0.6, 1.5].map((share) => dividedAt(share * planned)),
      ],
    };
  },
  portrait: ({ width, height, safe, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const largest = largestAboveTexts({ width, height, isSmall });
    const planned: Arrangeable = {
      logo: isSmall
        ? { anchor: 'right', x: right, y: 4, suggestedSize: 10, largest }
        : { anchor: 'left', x: left, y: 6, suggestedSize: 18, largest },
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
          ...fullWidth,
          y: isSmall ? 7 : 30,
          grows: 'down',
          withoutLogo: isSmall ? { width: measure } : { y: 8.8 },
          items: company,
        },
        { name: 'person', ...fullWidth, y: bottom, grows: 'up', items: personAndContact },
      ],
    };
    return { ...planned, alternatives: [atSafeMargin(planned, left, safe)] };
  },
};
