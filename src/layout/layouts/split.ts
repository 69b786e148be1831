import type { Orientation } from '#domain/card/card.ts';
import type { LayoutPlan } from './layout-plan.ts';

/** A panel in the company's colour, with the company in the background colour. */
export const split: Record<Orientation, LayoutPlan> = {
  landscape: {
    logo: { anchor: 'right', x: 84, y: 6, suggestedSize: 12 },
    panel: { box: { x: -2, y: -2, width: 36, height: 54 }, colour: 'companyName' },
    stacks: [
      {
        name: 'company',
        x: 6,
        align: 'left',
        y: 44,
        grows: 'up',
        width: 24,
        items: [
          {
            field: 'companyName',
            sizePt: 13,
            minPt: 8,
            weight: 600,
            lineHeight: 1.12,
            lines: 3,
            trackingEm: -0.01,
            fit: 'wrap-first',
            knockedOut: true,
          },
        ],
      },
      {
        name: 'website',
        x: 40,
        align: 'left',
        y: 8.2,
        grows: 'down',
        width: 28,
        widerColumns: [{ width: 44 }, { x: 37, width: 50 }],
        withoutLogo: { width: 44 },
        items: [{ field: 'website', sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 }],
      },
      {
        name: 'person',
        x: 40,
        align: 'left',
        y: 44,
        grows: 'up',
        width: 44,
        widerColumns: [{ width: 44 }, { x: 37, width: 50 }],
        items: [
          { field: 'fullName', sizePt: 11, minPt: 8.5, weight: 600, lineHeight: 1.15, lines: 2 },
          { field: 'position', step: 4.1, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
          { field: 'phone', step: 5.8, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
  portrait: {
    logo: { anchor: 'left', x: 5, y: 40, suggestedSize: 12 },
    panel: { box: { x: -2, y: -2, width: 54, height: 36 }, colour: 'companyName' },
    stacks: [
      {
        name: 'company',
        x: 5,
        align: 'left',
        y: 28.5,
        grows: 'up',
        width: 40,
        items: [
          {
            field: 'companyName',
            sizePt: 15,
            minPt: 9,
            weight: 600,
            lineHeight: 1.12,
            lines: 3,
            trackingEm: -0.01,
            fit: 'wrap-first',
            knockedOut: true,
          },
        ],
      },
      {
        name: 'website',
        x: 45,
        align: 'right',
        y: 42.2,
        grows: 'down',
        width: 24,
        widerColumns: [{ width: 40 }, { x: 47, width: 44 }],
        withoutLogo: { width: 40 },
        items: [{ field: 'website', sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 }],
      },
      {
        name: 'person',
        x: 5,
        align: 'left',
        y: 84,
        grows: 'up',
        width: 40,
        widerColumns: [{ width: 40 }, { x: 3, width: 44 }],
        items: [
          { field: 'fullName', sizePt: 11, minPt: 8.5, weight: 600, lineHeight: 1.15, lines: 2 },
          { field: 'position', step: 4.1, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
          { field: 'phone', step: 5.8, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
};
