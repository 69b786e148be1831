import type { Orientation } from '#domain/card/card.ts';
import type { Arrangeable, ItemPlan, LogoAnchor, Planner, StackPlan } from '../layout-plan.ts';
import { largestAboveTexts } from './largest-logo.ts';
import { contactLines, nameLine, roleLines, smallLine } from './text-lines.ts';

const company: ItemPlan[] = [
  { field: 'companyName', sizePt: 8, minPt: 7, weight: 600, lineHeight: 1.25, lines: 2 },
  smallLine('website', { sizePt: 7, step: 3.6 }),
];
const person: ItemPlan[] = [nameLine(12), ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 4.2 })];

/** Between the logo and the texts, and the least width of these, in mm. */
const [gapBesideLogo, minTextWidth] = [4, 34];

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
      withoutLogo: { x: left, width: right - left },
    } as const;
    const logo: LogoAnchor = {
      anchor: 'left',
      x: left,
      y: (height - suggestedSize) / 2,
      suggestedSize,
      isMiddle: true,
      largest: { width: right - left - gapBesideLogo - minTextWidth, height: safe.height },
      isLimited: true,
    };
    const withTextsIn = (texts: Pick<StackPlan, 'x' | 'width' | 'align' | 'withoutLogo'>): Arrangeable => ({
      logo,
      stacks: [
        { name: 'company', ...texts, y: 9, grows: 'down', items: company },
        {
          name: 'person',
          ...texts,
          y: bottom,
          grows: 'up',
          items: [...person, ...contactLines({ sizePt: 7, step: 3.6, firstStep: 5.4 })],
        },
      ],
    });
    // Three millimetres nearer to the logo and to the edge.
    const wider = { x: left - 1, width: safe.x + safe.width - left + 1 };
    return {
      ...withTextsIn(column),
      alternatives: [withTextsIn({ ...column, withoutLogo: wider })],
    };
  },
  portrait: ({ width, height, safe, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    const suggestedSize = isSmall ? 12 : Math.floor(Math.min(34, width - 10, 0.38 * height));
    const limits = { largest: largestAboveTexts({ width, height, isSmall }), isLimited: true } as const;
    const withTextsIn = (column: Pick<StackPlan, 'x' | 'width'>): Arrangeable => ({
      logo: isSmall
        ? { anchor: 'right', x: right, y: 4, suggestedSize, ...limits }
        : { anchor: 'left', x: left, y: 5, suggestedSize, ...limits },
      stacks: [
        {
          name: 'company',
          align: 'left',
          ...column,
          y: isSmall ? 6.6 : suggestedSize + 10.5,
          grows: 'down',
          withoutLogo: isSmall ? { width: measure } : { y: 8.4 },
          items: company,
        },
        {
          name: 'person',
          align: 'left',
          ...column,
          y: bottom,
          grows: 'up',
          items: [...person, ...contactLines({ sizePt: 7, step: 3.6, firstStep: 5.4 })],
        },
      ],
    });
    return {
      ...withTextsIn({ x: left, width: measure }),
      alternatives: [withTextsIn({ x: safe.x, width: safe.width })],
    };
  },
};
