import type { Orientation } from '#domain/card/card.ts';
import type { LayoutPlan } from './layout-plan.ts';

/** The company fills the measure at the bottom; all other texts are small. */
export const bold: Record<Orientation, LayoutPlan> = {
  landscape: {
    logo: { anchor: 'right', x: 84, y: 6, suggestedSize: 10 },
    stacks: [
      {
        name: 'person',
        x: 6,
        align: 'left',
        y: 8.2,
        grows: 'down',
        width: 31,
        widerColumns: [{ width: 64 }, { width: 78 }],
        items: [
          { field: 'fullName', sizePt: 8.5, minPt: 7, weight: 600, lineHeight: 1.25, lines: 2 },
          { field: 'position', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
        ],
      },
      {
        name: 'contact',
        x: 40,
        align: 'left',
        y: 8.2,
        grows: 'down',
        width: 30,
        widerColumns: [
          { x: 6, width: 64 },
          { x: 6, width: 78 },
        ],
        withoutLogo: { width: 44 },
        items: [
          { field: 'phone', sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'company',
        x: 6,
        align: 'left',
        y: 44,
        grows: 'up',
        width: 78,
        widerColumns: [{ width: 78 }],
        items: [
          { field: 'website', width: 31, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          {
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
          },
        ],
      },
    ],
  },
  portrait: {
    logo: { anchor: 'right', x: 45, y: 6, suggestedSize: 10 },
    stacks: [
      {
        name: 'person',
        x: 5,
        align: 'left',
        y: 8.2,
        grows: 'down',
        width: 26,
        widerColumns: [{ width: 40 }],
        withoutLogo: { width: 40 },
        items: [
          { field: 'fullName', sizePt: 8.5, minPt: 7, weight: 600, lineHeight: 1.25, lines: 2 },
          { field: 'position', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
        ],
      },
      {
        name: 'contact',
        x: 5,
        align: 'left',
        y: 27,
        grows: 'down',
        width: 40,
        items: [
          { field: 'phone', sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
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
          { field: 'website', sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          {
            field: 'companyName',
            step: { capHeightPlus: 2.6 },
            sizePt: 40,
            minPt: 14,
            weight: 700,
            lineHeight: 0.96,
            lines: 3,
            trackingEm: -0.03,
            fit: { fillWithGain: 1.15 },
            outdentEm: 0.055,
          },
        ],
      },
    ],
  },
};
