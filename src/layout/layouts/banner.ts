import type { Orientation } from '#domain/card/card.ts';
import { fieldsOf } from '#domain/card/text-fields.ts';
import type { Arrangeable, ItemPlan, LogoAnchor, Planner, StackPlan } from '../layout-plan.ts';
import { atSafeMargin } from './at-safe-margin.ts';
import { largestAboveTexts } from './largest-logo.ts';
import { contactLines, nameLine, roleLines, smallLine } from './text-lines.ts';

const fullName = nameLine(13);
const person = [fullName, ...roleLines({ sizePt: 7.5, step: 3.4, firstStep: 4.3 })];
const companyName: ItemPlan = {
  field: 'companyName',
  sizePt: 12,
  minPt: 8,
  weight: 600,
  lineHeight: 1.12,
  lines: 2,
  knockedOut: true,
};
const website: ItemPlan = { ...smallLine('website', { sizePt: 8 }), knockedOut: true };

/** A band in the company's colour along the bottom, with the company in the background colour. */
export const banner: Record<Orientation, Planner> = {
  landscape: ({ width, height, bleed, safe }) => {
    const [left, right, centre, top] = [6, width - 6, width / 2, height - 14];
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const onBand = { ...safe, y: top + 1.5, height: safe.y + safe.height - top - 1.5 };
    // One millimetre above the band.
    const aboveBand = { ...safe, height: top - 1 - safe.y };
    const logo: LogoAnchor = {
      anchor: 'right',
      x: right,
      y: 6,
      suggestedSize: height < 50 ? 10 : 14,
      largest: { width: measure - 38, height: top - 9 },
    };
    const personStack: StackPlan = {
      name: 'person',
      x: left,
      align: 'left',
      y: 9.4,
      grows: 'down',
      width: measure - 18,
      withoutLogo: { width: measure },
      area: aboveBand,
      items: person,
    };
    const contactStack: StackPlan = {
      name: 'contact',
      x: left,
      align: 'left',
      y: top - 5,
      grows: 'up',
      width: centre - left - 3,
      area: aboveBand,
      items: contactLines({ sizePt: 7, step: 3.5 }, fieldsOf('contact')),
    };
    const addressStack: StackPlan = {
      name: 'address',
      x: centre,
      align: 'left',
      y: top - 5,
      grows: 'down',
      width: right - centre,
      beside: { stack: 'contact', gap: 3 },
      follows: { stack: 'contact', sharesFirstBaseline: true },
      area: aboveBand,
      items: contactLines({ sizePt: 7, step: 3.5 }, fieldsOf('address', 'extra')),
    };
    const companyStack: StackPlan = {
      name: 'company',
      x: left,
      align: 'left',
      y: height - 5.4,
      grows: 'up',
      width: (measure * 2) / 3 - 3,
      area: onBand,
      items: [companyName],
    };
    const websiteStack: StackPlan = {
      name: 'website',
      x: right,
      align: 'right',
      y: height - 5.4,
      grows: 'up',
      width: measure / 3,
      beside: { stack: 'company', gap: 3 },
      area: onBand,
      items: [website],
    };
    const besideEachOther = [companyStack, websiteStack];
    /** The website below the company, both on the left edge. */
    const belowEachOther: StackPlan[] = [
      {
        ...companyStack,
        width: measure,
        follows: { stack: 'website', endsAbove: 4 },
        items: [{ ...companyName, lines: 1 }],
      },
      { name: 'website', ...fullWidth, y: height - 4.2, grows: 'up', area: onBand, items: [website] },
    ];
    const twoColumns = [personStack, contactStack, addressStack];
    const oneColumn: StackPlan[] = [
      personStack,
      { ...contactStack, width: measure, follows: { stack: 'address', endsAbove: 4.6 } },
      { name: 'address', ...fullWidth, y: top - 4, grows: 'up', area: aboveBand, items: addressStack.items },
    ];
    return {
      logo,
      panel: { box: { ...bleed, y: top, height: bleed.y + bleed.height - top }, colour: 'companyName' },
      stacks: [...twoColumns, ...besideEachOther],
      alternatives: [
        { logo, stacks: [...twoColumns, ...belowEachOther] },
        { logo, stacks: [...oneColumn, ...besideEachOther] },
        { logo, stacks: [...oneColumn, ...belowEachOther] },
        atSafeMargin({ logo, stacks: [...oneColumn, ...belowEachOther] }, left, safe),
      ],
    };
  },
  portrait: ({ width, height, bleed, safe, isSmall }) => {
    const left = isSmall ? 4 : 5;
    const right = width - left;
    const measure = right - left;
    const fullWidth = { x: left, align: 'left', width: measure } as const;
    const top = height - (isSmall ? 0.32 * height : 22);
    const bottom = height - (isSmall ? 4 : 6);
    const aboveBand = { ...safe, height: top - 1 - safe.y };
    const largest = isSmall
      ? largestAboveTexts({ width, height, isSmall })
      : { width: measure, height: 0.4 * height };
    const planned: Arrangeable = {
      logo: isSmall
        ? { anchor: 'right', x: right, y: 4, suggestedSize: 10, largest }
        : { anchor: 'left', x: left, y: 6, suggestedSize: 14, largest },
      stacks: [
        {
          name: 'person',
          ...fullWidth,
          y: isSmall ? 7.4 : 28.5,
          grows: 'down',
          withoutLogo: isSmall ? { width: measure } : { y: 9.4 },
          area: aboveBand,
          items: person,
        },
        {
          name: 'contact',
          ...fullWidth,
          y: top - (isSmall ? 2 : 5),
          grows: 'up',
          area: aboveBand,
          items: contactLines({ sizePt: 7, step: 3.6 }),
        },
        {
          name: 'company',
          ...fullWidth,
          y: bottom,
          grows: 'up',
          area: { ...safe, y: top + 1, height: safe.y + safe.height - top - 1 },
          items: [
            isSmall ? { ...companyName, sizePt: 10, minPt: 7 } : companyName,
            { ...website, step: isSmall ? 3.4 : 4.2 },
          ],
        },
      ],
    };
    return {
      ...planned,
      panel: { box: { ...bleed, y: top, height: bleed.y + bleed.height - top }, colour: 'companyName' },
      alternatives: [atSafeMargin(planned, left, safe)],
    };
  },
};
