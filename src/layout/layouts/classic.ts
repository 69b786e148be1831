import type { Orientation } from '#domain/card/card.ts';
import type { LayoutPlan } from './layout-plan.ts';

/** Company and logo at the top; person and contact share the bottom baseline. */
export const classic: Record<Orientation, LayoutPlan> = {
  landscape: {
    logo: { anchor: 'right', x: 84, y: 6, suggestedSize: 20 },
    stacks: [
      {
        name: 'company',
        x: 6,
        align: 'left',
        y: 9.4,
        grows: 'down',
        width: 54,
        withoutLogo: { width: 78 },
        items: [
          {
            field: 'companyName',
            sizePt: 13,
            minPt: 9,
            weight: 600,
            lineHeight: 1.15,
            lines: 2,
            trackingEm: -0.01,
          },
          { field: 'website', step: 4.6, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'person',
        x: 6,
        align: 'left',
        y: 44,
        grows: 'up',
        width: 42,
        widerColumns: [{ width: 78 }],
        items: [
          {
            field: 'fullName',
            sizePt: 11,
            minPt: 8.5,
            weight: 600,
            lineHeight: 1.15,
            lines: 2,
            trackingEm: -0.005,
          },
          { field: 'position', step: 4.2, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
        ],
      },
      {
        name: 'contact',
        x: 84,
        align: 'right',
        y: 44,
        grows: 'up',
        width: 34,
        widerColumns: [{ width: 78 }],
        items: [
          { field: 'phone', sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
  portrait: {
    logo: { anchor: 'left', x: 5, y: 6, suggestedSize: 20 },
    stacks: [
      {
        name: 'company',
        x: 5,
        align: 'left',
        y: 35,
        grows: 'down',
        width: 40,
        withoutLogo: { y: 9.4 },
        items: [
          {
            field: 'companyName',
            sizePt: 13,
            minPt: 9,
            weight: 600,
            lineHeight: 1.15,
            lines: 2,
            trackingEm: -0.01,
          },
          { field: 'website', step: 4.6, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'person',
        x: 5,
        align: 'left',
        y: 84,
        grows: 'up',
        width: 40,
        items: [
          {
            field: 'fullName',
            sizePt: 11,
            minPt: 8.5,
            weight: 600,
            lineHeight: 1.15,
            lines: 2,
            trackingEm: -0.005,
          },
          { field: 'position', step: 4.2, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
          { field: 'phone', step: 6.2, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
};
