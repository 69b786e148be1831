import type { Orientation } from '#domain/card/card.ts';
import { fieldsOf } from '#domain/card/text-fields.ts';
import type { Arrangeable, ItemPlan, LogoAnchor, Planner, RulePlan, StackPlan } from '../layout-plan.ts';
import { atSafeMargin } from './at-safe-margin.ts';
import { largestAboveTexts, largestBesideTexts } from './largest-logo.ts';
import { contactLines, roleLines, smallLine } from './text-lines.ts';

const fullName: ItemPlan = {
  field: 'fullName',
  sizePt: 18,
  minPt: 12,
  weight: 400,
  lineHeight: 1.1,
  lines: 2,
  trackingEm: -0.01,
};
const company: ItemPlan[] = [
  { field: 'companyName', sizePt: 7.5, minPt: 6.5, weight: 600, lineHeight: 1.25, lines: 2 },
  smallLine('website', { sizePt: 7, step: 3.6 }),
];

/** The person is the headline; two small columns are below a thin rule. */
export const editorial: Record<Orientation, Planner> = {
  landscape: ({ width, height, safe }) => {
    const [left, right, centre] = [6, width - 6, width / 2];
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const logo: LogoAnchor = {
      anchor: 'right',
      x: right,
      y: 6,
      suggestedSize: height < 50 ? 10 : 12,
      largest: largestBesideTexts({ width, height }),
    };
    const ruleAbove = (stack: StackPlan['name']): RulePlan => ({
      direction: 'horizontal',
      x: left,
      y: { above: stack, by: 4.8 },
      length: measure,
      weightPt: 0.4,
      colour: 'fullName',
    });
    const personStack: StackPlan = {
      name: 'person',
      x: left,
      align: 'left',
      y: 11,
      grows: 'down',
      width: measure - 16,
      withoutLogo: { width: measure },
      items: [fullName, ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 5 }, 1)],
    };
    const companyStack: StackPlan = {
      name: 'company',
      x: left,
      align: 'left',
      y: height - 13,
      grows: 'down',
      width: centre - left - 3,
      follows: { stack: 'contact', sharesFirstBaseline: true },
      items: [...company, ...contactLines({ sizePt: 7, step: 3.6, firstStep: 3.6 }, fieldsOf('address'))],
    };
    const contactStack: StackPlan = {
      name: 'contact',
      x: centre,
      align: 'left',
      y: height - 5.8,
      grows: 'up',
      width: right - centre,
      beside: { stack: 'company', gap: 3 },
      items: contactLines({ sizePt: 7, step: 3.6 }, fieldsOf('contact', 'extra')),
    };
    const inOneColumn = (belowLogo: boolean): Arrangeable => ({
      logo,
      rule: ruleAbove('company'),
      stacks: [
        belowLogo ? { ...withoutNarrowing(personStack), width: measure } : personStack,
        { ...companyStack, width: measure, follows: { stack: 'contact', endsAbove: 5.2 } },
        { name: 'contact', ...fullWidth, y: height - 5.8, grows: 'up', items: contactStack.items },
      ],
    });
    return {
      logo,
      rule: ruleAbove('contact'),
      stacks: [personStack, companyStack, contactStack],
      alternatives: [inOneColumn(false), inOneColumn(true), atSafeMargin(inOneColumn(false), left, safe)],
    };
  },
  portrait: ({ width, height, safe, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const measure = width - 2 * left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const planned: Arrangeable = {
      logo: {
        anchor: isSmall ? 'right' : 'left',
        x: isSmall ? width - left : left,
        y: isSmall ? 4 : 6,
        suggestedSize: isSmall ? 10 : 12,
        largest: largestAboveTexts({ width, height, isSmall }),
      },
      rule: {
        direction: 'horizontal',
        x: left,
        y: { above: 'company', by: isSmall ? 4.2 : 5.4 },
        length: measure,
        weightPt: 0.4,
        colour: 'fullName',
      },
      stacks: [
        {
          name: 'person',
          ...fullWidth,
          y: bottom - (isSmall ? 6.4 : 10.4),
          grows: 'up',
          follows: { stack: 'company', endsAbove: isSmall ? 6.4 : 10.4 },
          items: [
            {
              ...fullName,
              ...(isSmall ? { sizePt: 13, minPt: 9 } : { sizePt: 19 }),
              lineHeight: 1.08,
              fit: 'wrap-first',
            },
            ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 5 }),
          ],
        },
        {
          name: 'company',
          ...fullWidth,
          y: bottom,
          grows: 'up',
          items: [...company, ...contactLines({ sizePt: 7, step: 3.6, firstStep: isSmall ? 5 : 9.8 })],
        },
      ],
    };
    return { ...planned, alternatives: [atSafeMargin(planned, left, safe)] };
  },
};

function withoutNarrowing({ withoutLogo: _, ...stack }: StackPlan): StackPlan {
  return stack;
}
