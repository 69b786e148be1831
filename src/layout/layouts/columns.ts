import type { Orientation } from '#domain/card/card.ts';
import { fieldsOf } from '#domain/card/text-fields.ts';
import type { Arrangeable, ItemPlan, LogoAnchor, Planner, RulePlan, StackPlan } from '../layout-plan.ts';
import { atSafeMargin } from './at-safe-margin.ts';
import { largestAboveTexts, largestBesideTexts } from './largest-logo.ts';
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
const lines = { sizePt: 7, step: 3.5 };

/** The person above a rule; below it the contact and the address in two columns. */
export const columns: Record<Orientation, Planner> = {
  landscape: ({ width, height, safe }) => {
    const [left, right, centre] = [6, width - 6, width / 2];
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const logo: LogoAnchor = {
      anchor: 'right',
      x: right,
      y: 6,
      suggestedSize: height < 50 ? 10 : 13,
      largest: largestBesideTexts({ width, height }),
    };
    const ruleAbove = (stack: 'contact' | 'address'): RulePlan => ({
      direction: 'horizontal',
      x: left,
      y: { above: stack, by: 4.6 },
      length: measure,
      weightPt: 0.6,
      colour: 'companyName',
    });
    const companyStack: StackPlan = {
      name: 'company',
      x: left,
      align: 'left',
      y: 8.7,
      grows: 'down',
      width: measure - 17,
      withoutLogo: { width: measure },
      items: company,
    };
    const personStack: StackPlan = {
      name: 'person',
      ...fullWidth,
      y: height - 13.4,
      grows: 'up',
      follows: { stack: 'contact', endsAbove: 7.4 },
      items: person,
    };
    const contactStack: StackPlan = {
      name: 'contact',
      x: left,
      align: 'left',
      y: height - 6,
      grows: 'up',
      width: centre - left - 3,
      items: contactLines(lines, fieldsOf('contact')),
    };
    const addressStack: StackPlan = {
      name: 'address',
      x: centre,
      align: 'left',
      y: height - 6,
      grows: 'down',
      width: right - centre,
      beside: { stack: 'contact', gap: 3 },
      fillsFrom: 'contact',
      follows: { stack: 'contact', sharesFirstBaseline: true },
      items: contactLines(lines, fieldsOf('address', 'extra')),
    };
    const inOneColumn: Arrangeable = {
      logo,
      rule: ruleAbove('contact'),
      stacks: [
        companyStack,
        personStack,
        { ...contactStack, width: measure, follows: { stack: 'address', endsAbove: 5 } },
        { name: 'address', ...fullWidth, y: height - 6, grows: 'up', items: addressStack.items },
      ],
    };
    return {
      logo,
      rule: ruleAbove('contact'),
      stacks: [companyStack, personStack, contactStack, addressStack],
      alternatives: [inOneColumn, atSafeMargin(inOneColumn, left, safe)],
    };
  },
  portrait: ({ width, height, safe, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const planned: Arrangeable = {
      logo: {
        anchor: 'right',
        x: right,
        y: left,
        suggestedSize: isSmall ? 10 : 13,
        largest: largestAboveTexts({ width, height, isSmall }),
      },
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
          ...fullWidth,
          y: bottom - 7.4,
          grows: 'up',
          follows: { stack: 'contact', endsAbove: 7.4 },
          items: person,
        },
        {
          name: 'contact',
          ...fullWidth,
          y: bottom,
          grows: 'up',
          items: contactLines({ sizePt: 7, step: 3.6 }),
        },
      ],
    };
    const [, ...belowCompany] = planned.stacks;
    const belowLogo: Arrangeable = {
      ...planned,
      stacks: [
        {
          name: 'company',
          ...fullWidth,
          y: left + (isSmall ? 15 : 18),
          grows: 'down',
          withoutLogo: { y: left + 2.7 },
          items: company,
        },
        ...belowCompany,
      ],
    };
    return {
      ...planned,
      alternatives: [belowLogo, atSafeMargin(planned, left, safe), atSafeMargin(belowLogo, left, safe)],
    };
  },
};
