import type { Orientation } from '#domain/card/card.ts';
import type { LayoutPlan } from './layout-plan.ts';

/** The person is the headline; two small columns are below a thin rule. */
export const editorial: Record<Orientation, LayoutPlan> = {
  landscape: {
    logo: { anchor: 'right', x: 84, y: 6, suggestedSize: 12 },
    rule: { x: 6, width: 78, weightPt: 0.4, colour: 'fullName', y: { above: 'contact', by: 4.8 } },
    stacks: [
      {
        name: 'person',
        x: 6,
        align: 'left',
        y: 11,
        grows: 'down',
        width: 62,
        widerColumns: [{ width: 78 }],
        withoutLogo: { width: 78 },
        items: [
          {
            field: 'fullName',
            sizePt: 18,
            minPt: 12,
            weight: 400,
            lineHeight: 1.1,
            lines: 2,
            trackingEm: -0.01,
          },
          { field: 'position', step: 5, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'company',
        x: 6,
        align: 'left',
        y: 37,
        grows: 'down',
        width: 36,
        widerColumns: [{ width: 78 }],
        follows: { stack: 'contact', sharesFirstBaseline: true },
        items: [
          { field: 'companyName', sizePt: 7.5, minPt: 6.5, weight: 600, lineHeight: 1.25, lines: 2 },
          { field: 'website', step: 3.6, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'contact',
        x: 45,
        align: 'left',
        y: 44.2,
        grows: 'up',
        width: 39,
        widerColumns: [{ x: 6, width: 78 }],
        items: [
          { field: 'phone', sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.6, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.6, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
  portrait: {
    logo: { anchor: 'left', x: 5, y: 6, suggestedSize: 12 },
    rule: { x: 5, width: 40, weightPt: 0.4, colour: 'fullName', y: { above: 'company', by: 5.4 } },
    stacks: [
      {
        name: 'person',
        x: 5,
        align: 'left',
        y: 53,
        grows: 'up',
        width: 40,
        follows: { stack: 'company', endsAbove: 10.4 },
        items: [
          {
            field: 'fullName',
            sizePt: 19,
            minPt: 12,
            weight: 400,
            lineHeight: 1.08,
            lines: 2,
            trackingEm: -0.01,
            fit: 'wrap-first',
          },
          { field: 'position', step: 5, sizePt: 7.5, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
        ],
      },
      {
        name: 'company',
        x: 5,
        align: 'left',
        y: 84,
        grows: 'up',
        width: 40,
        items: [
          { field: 'companyName', sizePt: 7.5, minPt: 6.5, weight: 600, lineHeight: 1.25, lines: 2 },
          { field: 'website', step: 3.6, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'phone', step: 9.8, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.6, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.6, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
};
