import type { Box } from '../../guides.ts';
import type { Arrangeable, ItemPlan } from '../../layout-plan.ts';
import { type ArrangementInput, minWidthOfColumns } from './arrangement-input.ts';
import { anchorBelow, logoAtTop } from './one-column.ts';
import { companyItems, contactItems, lineHeights, personItems } from './text-items.ts';

/** The company fills the measure at the bottom; person and contact are small at the top. */
export function placeBold({ measure, type, cut }: ArrangementInput, contact: 'below' | 'right'): Arrangeable {
  const [name, subtitle] = companyItems(type);
  const above = subtitle ? [withoutStep(subtitle)] : [];
  const large: ItemPlan[] = name
    ? [
        {
          ...name,
          step: { capHeightPlus: 2.6 },
          minPt: Math.min(16, name.sizePt),
          ...lineHeights(0.98),
          fit: { fillWithGain: 1.6 },
          outdentEm: 0.03,
        },
      ]
    : [];
  const isBelow = contact === 'below' || measure.width < minWidthOfColumns;
  // The company may be as wide as the card, whatever the graphic at the top leaves.
  const wholeWidth = cut.width - 2 * measure.left;
  const person = {
    name: 'person',
    x: measure.left,
    align: 'left',
    y: anchorBelow(measure.top, type.name),
    grows: 'down',
  } as const;
  return {
    logo: { ...logoAtTop(measure, 'right') },
    stacks: [
      isBelow
        ? {
            ...person,
            width: measure.width,
            items: [...personItems(type), ...contactItems(type, type.contact.firstStep ?? 5.2)],
          }
        : { ...person, width: 0.44 * measure.width - 2, items: personItems(type) },
      ...(isBelow
        ? []
        : [
            {
              name: 'contact',
              x: measure.right,
              align: 'right',
              width: 0.56 * measure.width - 2,
              y: anchorBelow(measure.top, type.contact),
              grows: 'down',
              items: contactItems(type),
            } as const,
          ]),
      {
        name: 'company',
        x: measure.left,
        align: 'left',
        width: wholeWidth,
        y: measure.bottom,
        grows: 'up',
        items: [...above, ...large],
      },
    ],
  };
}

/** The first text of a stack has no step. */
function withoutStep({ step: _, ...item }: ItemPlan): ItemPlan {
  return item;
}

/** The company in a panel, person and contact beside it. */
export function placeSplit({ measure, type }: ArrangementInput, panel: Box): Arrangeable {
  const { left, top, width, height } = measure;
  const beside = { x: left - 2, y: top - 1, width: width + 2, height: height + 1.5 };
  // A panel over the whole width ends at the cut on both sides.
  const besidePanel = panel.width < measure.right ? 2 : 6;
  const inPanel = {
    left: panel.x + 6,
    width: panel.width - 6 - besidePanel,
    bottom: panel.y + panel.height - 6,
  };
  return {
    logo: {
      anchor: 'left',
      x: inPanel.left,
      y: panel.y + 6,
      suggestedSize: 11,
      largest: { width: inPanel.width, height: 11 },
      isLimited: true,
    },
    stacks: [
      {
        name: 'company',
        x: inPanel.left,
        align: 'left',
        width: inPanel.width,
        area: {
          x: panel.x + 3.2,
          y: panel.y + 3.2,
          width: panel.width - 2.2 - besidePanel,
          height: panel.height - 6.4,
        },
        y: inPanel.bottom,
        grows: 'up',
        items: companyItems(type),
      },
      {
        name: 'person',
        x: left,
        align: 'left',
        width,
        area: beside,
        y: anchorBelow(measure.top, type.name),
        grows: 'down',
        items: personItems(type),
      },
      {
        name: 'contact',
        x: left,
        align: 'left',
        width,
        area: beside,
        y: measure.bottom,
        grows: 'up',
        items: contactItems(type),
      },
    ],
  };
}
