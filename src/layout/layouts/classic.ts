import type { Orientation } from '#domain/card/card.ts';
import type { Arrangeable, ItemPlan, LogoAnchor, Planner, StackPlan } from '../layout-plan.ts';
import { atSafeMargin } from './at-safe-margin.ts';
import { largestAboveTexts, largestBesideTexts } from './largest-logo.ts';
import { contactLines, roleLines, smallLine } from './text-lines.ts';

const companyName: ItemPlan = {
  field: 'companyName',
  sizePt: 13,
  minPt: 9,
  weight: 600,
  lineHeight: 1.15,
  lines: 2,
  trackingEm: -0.01,
};
const company = [companyName, smallLine('website', { sizePt: 7.5, step: 4.6 })];
const person: ItemPlan[] = [
  { ...companyName, field: 'fullName', sizePt: 11, minPt: 8.5, trackingEm: -0.005 },
  ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 4.2 }),
];

/** Company and logo at the top; person and contact share the bottom baseline. */
export const classic: Record<Orientation, Planner> = {
  landscape: ({ width, height, safe }) => {
    const [left, right, bottom] = [6, width - 6, height - 6];
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const personWidth = (measure * 7) / 13;
    const logo: LogoAnchor = {
      anchor: 'right',
      x: right,
      y: 6,
      suggestedSize: Math.min(20, Math.floor(height) - 30),
      largest: largestBesideTexts({ width, height }),
    };
    const companyStack: StackPlan = {
      name: 'company',
      x: left,
      align: 'left',
      y: 9.4,
      grows: 'down',
      width: measure - 24,
      withoutLogo: { width: measure },
      items: company,
    };
    const atBottom = { y: bottom, grows: 'up' } as const;
    const personStack: StackPlan = {
      name: 'person',
      x: left,
      align: 'left',
      ...atBottom,
      width: personWidth,
      items: person,
    };
    const contactStack: StackPlan = {
      name: 'contact',
      x: right,
      align: 'right',
      ...atBottom,
      width: measure - personWidth - 2,
      beside: { stack: 'person', gap: 4 },
      items: contactLines({ sizePt: 7, step: 3.7 }),
    };
    /** The contact below the person, both on the left edge. */
    const inOneColumn = (column: Pick<StackPlan, 'width' | 'withoutLogo'>): Arrangeable => ({
      logo,
      stacks: [
        companyStack,
        { ...personStack, ...column, follows: { stack: 'contact', endsAbove: 6.2 } },
        { name: 'contact', ...fullWidth, ...atBottom, items: contactStack.items },
      ],
    });
    const besideLogo = inOneColumn({ width: measure - 24, withoutLogo: { width: measure } });
    return {
      logo,
      stacks: [companyStack, personStack, contactStack],
      alternatives: [inOneColumn({ width: measure }), besideLogo, atSafeMargin(besideLogo, left, safe)],
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
        : { anchor: 'left', x: left, y: 6, suggestedSize: 20, largest },
      stacks: [
        {
          name: 'company',
          ...fullWidth,
          y: isSmall ? 7.4 : 35,
          grows: 'down',
          withoutLogo: isSmall ? { width: measure } : { y: 9.4 },
          items: company,
        },
        {
          name: 'person',
          ...fullWidth,
          y: bottom,
          grows: 'up',
          items: [...person, ...contactLines({ sizePt: 7, step: 3.7, firstStep: 6.2 })],
        },
      ],
    };
    return { ...planned, alternatives: [atSafeMargin(planned, left, safe)] };
  },
};
