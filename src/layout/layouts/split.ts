import type { Orientation } from '#domain/card/card.ts';
import type { Arrangeable, ItemPlan, LogoAnchor, Planner, StackPlan } from '../layout-plan.ts';
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
    const besidePanel = { area: { ...safe, ...widest } };
    const logo: LogoAnchor = {
      anchor: 'right',
      x: right,
      y: 6,
      suggestedSize: height < 50 ? 10 : 12,
      largest: { width: measure, height: height - 24 },
    };
    const withTextsIn = (
      websiteColumn: Pick<StackPlan, 'x' | 'width' | 'withoutLogo'>,
      personColumn: Pick<StackPlan, 'x' | 'width'>,
    ): Arrangeable => ({
      logo,
      stacks: [
        {
          name: 'company',
          x: 6,
          align: 'left',
          y: bottom,
          grows: 'up',
          width: panel - 10,
          area: { ...safe, width: panel - 1 - safe.x },
          items: [companyName],
        },
        {
          name: 'website',
          align: 'left',
          ...websiteColumn,
          y: 8.2,
          grows: 'down',
          ...besidePanel,
          items: [website],
        },
        {
          name: 'person',
          align: 'left',
          ...personColumn,
          y: bottom,
          grows: 'up',
          ...besidePanel,
          items: person,
        },
      ],
    });
    const column = { x: left, width: measure };
    return {
      ...withTextsIn({ x: left, width: measure - 16, withoutLogo: { width: measure } }, column),
      panel: { box: { ...bleed, width: panel - bleed.x }, colour: 'companyName' },
      alternatives: [
        withTextsIn(column, column),
        withTextsIn({ ...widest, width: widest.width - 16, withoutLogo: { width: widest.width } }, widest),
        withTextsIn(widest, widest),
      ],
    };
  },
  portrait: ({ width, height, bleed, safe, isSmall }) => {
    const panel = isSmall ? 0.3 * height : Math.min(34, 0.38 * height);
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    const belowPanel = { area: { ...safe, y: panel, height: safe.y + safe.height - panel } };
    const largest = isSmall
      ? { width: 0.4 * width, height: 14 }
      : { width: measure, height: height - panel - 36 };
    const withTextsIn = (
      websiteColumn: Pick<StackPlan, 'width' | 'withoutLogo'> & { edge: number },
      personColumn: Pick<StackPlan, 'x' | 'width'>,
    ): Arrangeable => {
      const { edge, ...websiteWidth } = websiteColumn;
      return {
        logo: isSmall
          ? { anchor: 'right', x: right, y: panel + 3, suggestedSize: 10, largest }
          : { anchor: 'left', x: left, y: panel + 6, suggestedSize: 12, largest },
        stacks: [
          {
            name: 'company',
            x: left,
            align: 'left',
            y: panel - (isSmall ? 3.5 : 5.5),
            grows: 'up',
            width: measure,
            area: { ...safe, height: panel - 1 - safe.y },
            items: [{ ...companyName, sizePt: isSmall ? 11 : 15, minPt: isSmall ? 8 : 9 }],
          },
          {
            name: 'website',
            ...(isSmall ? { x: edge, align: 'left' } : { x: width - edge, align: 'right' }),
            y: panel + (isSmall ? 5.2 : 8.2),
            grows: 'down',
            ...websiteWidth,
            ...belowPanel,
            items: [website],
          },
          {
            name: 'person',
            align: 'left',
            ...personColumn,
            y: bottom,
            grows: 'up',
            ...belowPanel,
            items: person,
          },
        ],
      };
    };
    const column = { x: left, width: measure };
    const widest = { x: safe.x, width: safe.width };
    return {
      ...withTextsIn({ edge: left, width: measure - 16, withoutLogo: { width: measure } }, column),
      panel: { box: { ...bleed, height: panel - bleed.y }, colour: 'companyName' },
      alternatives: [
        withTextsIn({ edge: left, width: measure }, column),
        withTextsIn({ edge: safe.x, width: safe.width }, widest),
      ],
    };
  },
};
