import { fieldsOf } from '#domain/card/text-fields.ts';
import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Arrangeable, LogoAnchor, StackPlan } from '../../layout-plan.ts';
import { type ArrangementInput, logoRoom, type Measure } from './arrangement-input.ts';
import { anchorBelow, logoAtTop, topStack } from './one-column.ts';
import { capHeight, companyItems, contactItems, personItems } from './text-items.ts';

/** Between two columns. */
const gutter = 4;

/** A column from the left margin, one from the split, and the x of the split. */
function columns({ left, right, width }: Measure, split: number) {
  const x = left + split * width;
  return {
    leftColumn: { x: left, align: 'left', width: x - left - gutter } as const,
    rightColumn: { x, align: 'left', width: right - x } as const,
    wholeWidth: { x: left, align: 'left', width } as const,
  };
}

/** A logo in the corner at the top right, where the texts leave room. */
function logoAtRight({ right, top, height }: Measure): LogoAnchor {
  return {
    anchor: 'right',
    x: right,
    y: top,
    suggestedSize: logoRoom.height,
    largest: { width: logoRoom.width, height: Math.min(logoRoom.height, 0.26 * height) },
    isLimited: true,
  };
}

/** The company at the top left, the person at the bottom left, the contact beside it. */
export function placeClassic({ measure, type }: ArrangementInput, split: number): Arrangeable {
  const { leftColumn, rightColumn } = columns(measure, split);
  return {
    logo: logoAtTop(measure, 'left'),
    stacks: [
      {
        ...topStack(measure, 'left', { name: 'company', items: companyItems(type) }),
        width: measure.topWidth,
      },
      { name: 'person', ...leftColumn, y: measure.bottom, grows: 'up', items: personItems(type) },
      {
        name: 'contact',
        ...rightColumn,
        y: measure.bottom,
        grows: 'up',
        beside: { stack: 'person', gap: gutter },
        items: contactItems(type),
      },
    ],
  };
}

/** The name large at the top, company and contact at the bottom. */
export function placeEditorial({ measure, type }: ArrangementInput, split: number): Arrangeable {
  const { leftColumn, rightColumn } = columns(measure, split);
  return {
    logo: logoAtTop(measure, 'left'),
    stacks: [
      {
        ...topStack(measure, 'left', { name: 'person', items: personItems(type) }),
        width: measure.topWidth,
      },
      { name: 'company', ...leftColumn, y: measure.bottom, grows: 'up', items: companyItems(type) },
      {
        name: 'contact',
        ...rightColumn,
        y: measure.bottom,
        grows: 'up',
        beside: { stack: 'company', gap: gutter },
        items: contactItems(type),
      },
    ],
  };
}

/** The person at the top left with the company below, the contact at the top right. */
export function placeHeader(
  { measure, type }: ArrangementInput,
  companyStep: number,
  split: number,
): Arrangeable {
  const { leftColumn } = columns(measure, split);
  return {
    logo: logoAtTop(measure, 'left'),
    stacks: [
      { ...topStack(measure, 'left', { name: 'person', items: personItems(type) }), ...leftColumn },
      {
        name: 'company',
        ...leftColumn,
        y: measure.top + 14,
        grows: 'down',
        follows: { stack: 'person', startsBelow: companyStep },
        items: companyItems(type),
      },
      {
        name: 'contact',
        x: measure.right,
        align: 'right',
        width: (1 - split) * measure.width,
        y: anchorBelow(measure.top, type.contact),
        grows: 'down',
        items: contactItems(type),
      },
    ],
  };
}

/** The company at the top left, person and contact at the top right, on one line of capitals. */
export function placeBand({ measure, type }: ArrangementInput, split: number): Arrangeable {
  const { leftColumn, rightColumn } = columns(measure, split);
  return {
    logo: logoAtTop(measure, 'left'),
    stacks: [
      { ...topStack(measure, 'left', { name: 'company', items: companyItems(type) }), ...leftColumn },
      {
        name: 'person',
        ...rightColumn,
        y: anchorBelow(measure.top, type.name),
        grows: 'down',
        beside: { stack: 'company', gap: gutter },
        items: [...personItems(type), ...contactItems(type, type.contact.firstStep ?? 6)],
      },
    ],
  };
}

/** The company, the person below it, the contact in two columns below a line. */
export function placeRegister(
  { measure, area, type, colours }: ArrangementInput,
  {
    split,
    personY,
    ruleY,
    ruleColour,
  }: { split: number; personY: number; ruleY: number; ruleColour: ColourRole },
): Arrangeable {
  const { leftColumn, rightColumn, wholeWidth } = columns(measure, split);
  const beforeLogo = measure.width - logoRoom.width - gutter;
  const rest = fieldsOf('address', 'extra');
  return {
    logo: logoAtRight(measure),
    rule: {
      direction: 'horizontal',
      x: measure.left,
      y: area.y + ruleY * area.height,
      length: measure.width,
      weightPt: 0.5,
      colour: 'position',
      ownColour: colours[ruleColour],
    },
    stacks: [
      {
        name: 'company',
        ...wholeWidth,
        width: beforeLogo,
        withoutLogo: { width: measure.width },
        y: anchorBelow(measure.top, type.company),
        grows: 'down',
        items: companyItems(type),
      },
      {
        name: 'person',
        ...wholeWidth,
        y: area.y + personY * area.height + capHeight(type.name.sizePt),
        grows: 'down',
        items: personItems(type),
      },
      {
        name: 'contact',
        ...leftColumn,
        y: measure.bottom,
        grows: 'up',
        items: contactItems(type, undefined, fieldsOf('contact')),
      },
      {
        name: 'address',
        ...rightColumn,
        y: measure.bottom,
        grows: 'up',
        beside: { stack: 'contact', gap: gutter },
        fillsFrom: 'contact',
        items: contactItems(type, undefined, rest),
      },
    ],
  };
}

/** Logo and company on the left of a line, person and contact on the right. */
export function placeDivider(
  { measure, area, type, colours }: ArrangementInput,
  { split, ruleColour }: { split: number; ruleColour: ColourRole },
): Arrangeable {
  const x = area.x + split * area.width;
  const centre = (Math.max(area.x, measure.left - 2) + x) / 2;
  const middle = (measure.top + measure.bottom) / 2;
  const left: Pick<StackPlan, 'x' | 'align' | 'width'> = {
    x: centre,
    align: 'center',
    width: 2 * (x - centre - 2.5),
  };
  return {
    logo: {
      anchor: 'center',
      x: centre,
      y: middle - 12,
      suggestedSize: 13,
      isMiddle: true,
      largest: { width: Math.min(left.width, 22), height: 13 },
      isLimited: true,
    },
    rule: {
      direction: 'vertical',
      x,
      y: area.y + 0.18 * area.height,
      length: 0.64 * area.height,
      weightPt: 0.5,
      colour: 'position',
      ownColour: colours[ruleColour],
    },
    stacks: [
      {
        name: 'company',
        ...left,
        y: middle + 6.7,
        grows: 'down',
        insteadOfLogo: { y: middle },
        items: companyItems(type),
      },
      {
        name: 'person',
        x: x + 6,
        align: 'left',
        width: measure.right - x - 6,
        y: middle + capHeight(type.name.sizePt) / 2,
        grows: 'both',
        items: [...personItems(type), ...contactItems(type, type.contact.firstStep ?? 6)],
      },
    ],
  };
}
