import type { Arrangeable, ItemPlan, LogoAnchor, StackPlan } from '../../layout-plan.ts';
import { type ArrangementInput, logoRoom, type Measure } from './arrangement-input.ts';
import { capHeight, companyItems, contactItems, type FullType, personItems } from './text-items.ts';

type Align = 'left' | 'center' | 'right';

/** The x of a stack in a measure. */
function columnAt({ left, right, width }: Measure, align: Align): Pick<StackPlan, 'x' | 'align' | 'width'> {
  return { x: align === 'left' ? left : align === 'right' ? right : (left + right) / 2, align, width };
}

/** A logo at the top of a column. What is first in the column is below it, or in its place on a card without one. */
export function logoAtTop({ left, right, top, width, height }: Measure, align: Align): LogoAnchor {
  return {
    anchor: align,
    x: align === 'left' ? left : align === 'right' ? right : (left + right) / 2,
    y: top,
    suggestedSize: logoRoom.height,
    largest: { width: Math.min(width, logoRoom.width), height: Math.min(logoRoom.height, 0.26 * height) },
    isLimited: true,
  };
}

/** The first baseline of a stack whose first text hangs from a line by its capitals. */
export function anchorBelow(top: number, { sizePt }: { sizePt: number }): number {
  return top + capHeight(sizePt);
}

/** Between a logo and the company below it, which belong together. */
const companyBelowLogo = 2.6;

/** A stack at the top of the measure, below a logo if there is one. */
export function topStack(
  measure: Measure,
  align: Align,
  stack: Pick<StackPlan, 'name' | 'items'>,
): StackPlan {
  const first = stack.items[0] ?? { sizePt: 8 };
  const y = anchorBelow(measure.top, first);
  const logo = logoAtTop(measure, align).largest.height;
  return {
    ...columnAt(measure, align),
    ...stack,
    grows: 'down',
    y: y + logo + (stack.name === 'person' ? measure.belowLogo : companyBelowLogo),
    withoutLogo: { y },
  };
}

/** A logo beside a company is about as high as two lines: a share of its room. */
const lowBeside = 0.85;

/** A stack at the top of the measure, to the right of a logo if there is one. */
function besideLogo(measure: Measure, stack: Pick<StackPlan, 'name' | 'items'>): StackPlan {
  const { x, width } = columnAt(measure, 'left');
  const y = anchorBelow(measure.top, stack.items[0] ?? { sizePt: 8 });
  return { ...stack, x, align: 'left', width, y, grows: 'down', withoutLogo: { x, width } };
}

/** One edge: the person or the company at the top, the rest with the contact at the bottom. */
export function placeAtEdge(
  { measure, type }: ArrangementInput,
  {
    align = 'left',
    companyFirst = false,
    isLogoBeside = false,
  }: { align?: 'left' | 'right'; companyFirst?: boolean; isLogoBeside?: boolean },
): Arrangeable {
  const column = columnAt(measure, align);
  const [company, person] = [companyItems(type), personItems(type)];
  const contact: StackPlan = {
    name: 'contact',
    ...column,
    y: measure.bottom,
    grows: 'up',
    items: contactItems(type),
  };
  const gap = type.contact.firstStep ?? (companyFirst ? 5.6 : 4.2);
  const aboveContact = { follows: { stack: 'contact', endsAbove: gap } } as const;
  const logo = logoAtTop(measure, align);
  const { width, height } = logo.largest;
  return {
    logo: isLogoBeside ? { ...logo, largest: { width, height: height * lowBeside } } : logo,
    stacks: companyFirst
      ? [
          isLogoBeside
            ? besideLogo(measure, { name: 'company', items: company })
            : topStack(measure, align, { name: 'company', items: company }),
          { name: 'person', ...column, y: measure.bottom, grows: 'up', ...aboveContact, items: person },
          contact,
        ]
      : [
          topStack(measure, align, { name: 'person', items: person }),
          { name: 'company', ...column, y: measure.bottom, grows: 'up', ...aboveContact, items: company },
          contact,
        ],
  };
}

/** All texts in one stack. */
function allItems(type: FullType): ItemPlan[] {
  const { company, contact } = type;
  const [name, ...roles] = personItems(type);
  return [
    ...companyItems(type),
    ...(name
      ? [{ ...name, step: Math.max(5.2, 1.2 + capHeight(type.name.sizePt) + 0.25 * company.sizePt) }]
      : []),
    ...roles,
    ...contactItems(type, contact.firstStep ?? 6),
  ];
}

/** At the bottom: the person with the company, the contact below. */
export function placeAtFoot({ measure, type }: ArrangementInput): Arrangeable {
  const [company, subtitle] = companyItems(type);
  const column = columnAt(measure, 'left');
  return {
    logo: logoAtTop(measure, 'left'),
    stacks: [
      {
        name: 'person',
        ...column,
        y: measure.bottom,
        grows: 'up',
        follows: { stack: 'contact', endsAbove: 4.4 },
        items: [
          ...personItems(type),
          ...(company ? [{ ...company, step: 4.8 }] : []),
          ...(subtitle ? [subtitle] : []),
        ],
      },
      { name: 'contact', ...column, y: measure.bottom, grows: 'up', items: contactItems(type) },
    ],
  };
}

/** One stack in the middle of the height. */
export function placeInMiddle({ measure, type }: ArrangementInput): Arrangeable {
  const y = (measure.top + measure.bottom) / 2 + capHeight(type.company.sizePt) / 2;
  return {
    logo: logoAtTop(measure, 'left'),
    stacks: [{ name: 'company', ...columnAt(measure, 'left'), y, grows: 'both', items: allItems(type) }],
  };
}

/** All texts centred from the top. */
export function placeFromTop({ measure, type }: ArrangementInput): Arrangeable {
  return {
    logo: logoAtTop(measure, 'center'),
    stacks: [topStack(measure, 'center', { name: 'company', items: allItems(type) })],
  };
}
