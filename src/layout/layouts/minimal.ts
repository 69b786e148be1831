import type { Orientation } from '#domain/card/card.ts';
import type { LayoutPlan } from './layout-plan.ts';

/** One size, one left edge and much white space. */
export const minimal: Record<Orientation, LayoutPlan> = {
  landscape: {
    logo: { anchor: 'left', x: 6, y: 6, suggestedSize: 10 },
    stacks: [
      {
        name: 'company',
        x: 45,
        align: 'left',
        y: 7.9,
        grows: 'down',
        width: 39,
        widerColumns: [
          { x: 30, width: 54 },
          { x: 6, width: 78 },
        ],
        oneSize: true,
        items: [
          { field: 'companyName', sizePt: 7.5, minPt: 6.5, weight: 600, lineHeight: 1.25, lines: 2 },
          { field: 'website', step: 3.7, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'person',
        x: 45,
        align: 'left',
        y: 22.2,
        grows: 'down',
        width: 39,
        widerColumns: [
          { x: 30, width: 54 },
          { x: 6, width: 78 },
        ],
        oneSize: true,
        items: [
          { field: 'fullName', sizePt: 7.5, minPt: 6.5, weight: 600, lineHeight: 1.25, lines: 2 },
          { field: 'position', step: 3.7, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
        ],
      },
      {
        name: 'contact',
        x: 45,
        align: 'left',
        y: 44,
        grows: 'up',
        width: 39,
        widerColumns: [
          { x: 30, width: 54 },
          { x: 6, width: 78 },
        ],
        oneSize: true,
        items: [
          { field: 'phone', sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.7, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.7, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
  portrait: {
    logo: { anchor: 'left', x: 5, y: 6, suggestedSize: 10 },
    stacks: [
      {
        name: 'company',
        x: 5,
        align: 'left',
        y: 45,
        grows: 'down',
        width: 40,
        oneSize: true,
        items: [
          { field: 'companyName', sizePt: 7.5, minPt: 6.5, weight: 600, lineHeight: 1.25, lines: 2 },
          { field: 'website', step: 3.7, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'person',
        x: 5,
        align: 'left',
        y: 57,
        grows: 'down',
        width: 40,
        oneSize: true,
        items: [
          { field: 'fullName', sizePt: 7.5, minPt: 6.5, weight: 600, lineHeight: 1.25, lines: 2 },
          { field: 'position', step: 3.7, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
        ],
      },
      {
        name: 'contact',
        x: 5,
        align: 'left',
        y: 84,
        grows: 'up',
        width: 40,
        oneSize: true,
        items: [
          { field: 'phone', sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.7, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.7, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
};
