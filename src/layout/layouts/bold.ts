import type { Orientation } from '#domain/card/card.ts';
import type { Arrangeable, ItemPlan, LogoAnchor, Planner, StackPlan } from '../layout-plan.ts';
import { atSafeMargin } from './at-safe-margin.ts';
import { largestAboveTexts } from './largest-logo.ts';
import { contactLines, roleLines, smallLine } from './text-lines.ts';

const person: ItemPlan[] = [
  { field: 'fullName', sizePt: 8.5, minPt: 7, weight: 600, lineHeight: 1.25, lines: 2 },
  ...roleLines({ sizePt: 7, step: 3.3, firstStep: 3.7 }),
];
const contact = contactLines({ sizePt: 7, step: 3.7 });
const website = smallLine('website', { sizePt: 7 });
const companyName: ItemPlan = {
  field: 'companyName',
  step: { capHeightPlus: 2.6 },
  sizePt: 40,
  minPt: 16,
  weight: 700,
  lineHeight: 0.98,
  lines: 2,
  trackingEm: -0.03,
  fit: { fillWithGain: 1.6 },
  outdentEm: 0.055,
};

/** The company fills the measure at the bottom; all other texts are small. */
export const bold: Record<Orientation, Planner> = {
  landscape: ({ width, height, safe }) => {
    const [left, right, column] = [6, width - 6, (width * 4) / 9];
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const logo: LogoAnchor = {
      anchor: 'right',
      x: right,
      y: 6,
      suggestedSize: 10,
      largest: { width: measure - 38, height: height - 26 },
    };
    const personStack: StackPlan = {
      name: 'person',
      x: left,
      align: 'left',
      y: 8.2,
      grows: 'down',
      width: column - left - 3,
      items: person,
    };
    const contactStack: StackPlan = {
      name: 'contact',
      x: column,
      align: 'left',
      y: 8.2,
      grows: 'down',
      width: right - column - 14,
      withoutLogo: { width: right - column },
      beside: { stack: 'person', gap: 3 },
      items: contact,
    };
    const companyStack: StackPlan = {
      name: 'company',
      ...fullWidth,
      y: height - 6,
      grows: 'up',
      items: [website, companyName],
    };
    const { withoutLogo: _, ...toTheEdge } = { ...contactStack, width: right - column };
    const belowPerson: StackPlan = {
      name: 'contact',
      ...fullWidth,
      y: 8.2,
      grows: 'down',
      follows: { stack: 'person', startsBelow: 5.4 },
      items: contact,
    };
    const besideLogo = { width: measure - 14, withoutLogo: { width: measure } };
    const widePerson: StackPlan = { ...personStack, ...besideLogo };
    // Above many lines of one column there is no room for large letters.
    const lowCompany: StackPlan = { ...companyStack, items: [website, { ...companyName, sizePt: 22 }] };
    return {
      logo,
      stacks: [personStack, contactStack, companyStack],
      alternatives: [
        { logo, stacks: [personStack, toTheEdge, companyStack] },
        { logo, stacks: [widePerson, belowPerson, companyStack] },
        { logo, stacks: [widePerson, { ...belowPerson, ...besideLogo }, companyStack] },
        { logo, stacks: [widePerson, belowPerson, lowCompany] },
        // Large letters stay where they are: they start to the left of their stack.
        {
          logo,
          stacks: [
            ...atSafeMargin({ logo, stacks: [widePerson, belowPerson] }, left, safe).stacks,
            lowCompany,
          ],
        },
      ],
    };
  },
  portrait: ({ width, height, safe, isSmall }) => {
    const [left, bottom] = isSmall ? [4, height - 4] : [5, height - 6];
    const right = width - left;
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const withPersonIn = (personColumn: Pick<StackPlan, 'width' | 'withoutLogo'>): Arrangeable => ({
      logo: {
        anchor: 'right',
        x: right,
        y: isSmall ? 4 : 6,
        suggestedSize: 10,
        largest: isSmall
          ? largestAboveTexts({ width, height, isSmall })
          : { width: measure, height: 0.3 * height },
      },
      stacks: [
        {
          name: 'person',
          x: left,
          align: 'left',
          y: isSmall ? 6.2 : 8.2,
          grows: 'down',
          ...personColumn,
          items: person,
        },
        { name: 'contact', ...fullWidth, y: isSmall ? 0.4 * height : 27, grows: 'down', items: contact },
        {
          name: 'company',
          ...fullWidth,
          y: bottom,
          grows: 'up',
          items: [
            website,
            {
              ...companyName,
              minPt: Math.min(14, 0.35 * measure),
              lineHeight: 0.96,
              lines: 3,
              fit: { fillWithGain: 1.15 },
            },
          ],
        },
      ],
    });
    const planned = withPersonIn({ width: measure - 14, withoutLogo: { width: measure } });
    const { stacks: moved } = atSafeMargin(planned, left, safe);
    return {
      ...planned,
      alternatives: [
        { ...planned, stacks: [...moved.slice(0, 2), ...planned.stacks.slice(2)] },
        withPersonIn({ width: measure }),
      ],
    };
  },
};
