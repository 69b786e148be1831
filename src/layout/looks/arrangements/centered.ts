import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Arrangeable, StackPlan } from '../../layout-plan.ts';
import { separator } from '../../layouts/text-lines.ts';
import type { ArrangementInput, Measure } from './arrangement-input.ts';
import { anchorBelow, logoAtTop } from './one-column.ts';
import { companyItems, contactItems, personItems } from './text-items.ts';

function inTheMiddle({ left, right, width }: Measure): Pick<StackPlan, 'x' | 'align' | 'width'> {
  return { x: (left + right) / 2, align: 'center', width };
}

/** The contact in rows at the bottom, or one line each. */
function contactRows({ measure, type }: ArrangementInput, y: number, isStacked: boolean): StackPlan {
  return {
    name: 'contact',
    ...inTheMiddle(measure),
    y,
    grows: 'up',
    ...(!isStacked && {
      rows: { step: type.contact.step, separator, separatorColour: 'position', avoidsWaist: true },
    }),
    items: contactItems(type),
  };
}

/** The company, the person, the contact in rows, all centred. */
export function placeCentered(
  input: ArrangementInput,
  options: {
    top: number;
    personY: number;
    bottom: number;
    ruleY?: number;
    ruleColour?: ColourRole;
    isStacked?: true;
  },
): Arrangeable {
  const { measure, area, type, colours } = input;
  const { top, personY, bottom, ruleY, ruleColour, isStacked = false } = options;
  const column = inTheMiddle(measure);
  const first = anchorBelow(area.y + top, type.company);
  const logo = { ...logoAtTop(measure, 'center'), y: area.y + Math.min(top, 6) };
  return {
    logo,
    ...(ruleY !== undefined && {
      rule: {
        direction: 'horizontal',
        x: column.x - 4,
        y: area.y + ruleY * area.height,
        length: 8,
        weightPt: 0.5,
        colour: 'companyName',
        ...(ruleColour && { ownColour: colours[ruleColour] }),
      } as const,
    }),
    stacks: [
      {
        name: 'company',
        ...column,
        y: Math.max(first, logo.y + logo.largest.height + 2 + first - area.y - top),
        withoutLogo: { y: first },
        grows: 'down',
        items: companyItems(type),
      },
      {
        name: 'person',
        ...column,
        y: area.y + personY * area.height - 0.6,
        grows: 'down',
        items: personItems(type),
      },
      contactRows(input, area.y + area.height - bottom, isStacked),
    ],
  };
}

/** A small company, the name large in the middle, the contact, all centred. */
export function placeSwapped(
  input: ArrangementInput,
  { top, nameY, bottom }: { top: number; nameY: number; bottom: number },
): Arrangeable {
  const { measure, area, type } = input;
  const column = inTheMiddle(measure);
  return {
    logo: logoAtTop(measure, 'center'),
    stacks: [
      {
        name: 'company',
        ...column,
        y: anchorBelow(area.y + top, type.company) + 9,
        withoutLogo: { y: anchorBelow(area.y + top, type.company) },
        grows: 'down',
        items: companyItems(type),
      },
      {
        name: 'person',
        ...column,
        y: area.y + (nameY + 0.02) * area.height,
        grows: 'down',
        items: personItems(type),
      },
      contactRows(input, area.y + area.height - bottom, false),
    ],
  };
}

/** The company large in the middle; person and contact on the bottom line, left and right. */
export function placeOnBase({ measure, area, type }: ArrangementInput): Arrangeable {
  return {
    logo: logoAtTop(measure, 'center'),
    stacks: [
      {
        name: 'company',
        ...inTheMiddle(measure),
        y: area.y + 0.46 * area.height,
        grows: 'down',
        items: companyItems(type),
      },
      {
        name: 'person',
        x: measure.left,
        align: 'left',
        width: 0.5 * measure.width - 2,
        y: measure.bottom,
        grows: 'up',
        items: personItems(type),
      },
      {
        name: 'contact',
        x: measure.right,
        align: 'right',
        width: 0.5 * measure.width - 2,
        y: measure.bottom,
        grows: 'up',
        items: contactItems(type),
      },
    ],
  };
}
