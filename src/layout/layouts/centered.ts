import type { Orientation } from '#domain/card/card.ts';
import type { LayoutPlan } from './layout-plan.ts';

/** All centred: a letterspaced company, a short rule, the contact on one line. */
export const centered: Record<Orientation, LayoutPlan> = {
  landscape: {
    logo: { anchor: 'center', x: 45, y: 5.5, suggestedSize: 11 },
    rule: { x: 41, width: 8, weightPt: 0.5, colour: 'companyName', y: 28.7 },
    stacks: [
      {
        name: 'company',
        x: 45,
        align: 'center',
        y: 21.6,
        grows: 'down',
        width: 78,
        withoutLogo: { y: 16 },
        items: [
          {
            field: 'companyName',
            sizePt: 10,
            minPt: 7,
            weight: 600,
            lineHeight: 1.25,
            lines: 1,
            trackingEm: 0.14,
            minTrackingEm: 0.04,
            upperCase: true,
          },
          { field: 'website', step: 4, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'person',
        x: 45,
        align: 'center',
        y: 34.3,
        grows: 'down',
        width: 78,
        items: [
          { field: 'fullName', sizePt: 10.5, minPt: 8, weight: 600, lineHeight: 1.25, lines: 1 },
          { field: 'position', step: 3.7, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'contact',
        x: 45,
        align: 'center',
        y: 45,
        grows: 'up',
        width: 80,
        rows: { step: 3.3, separator: '   ·   ', separatorColour: 'position' },
        items: [
          { field: 'phone', sizePt: 6.75, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.4, sizePt: 6.75, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.4, sizePt: 6.75, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
  portrait: {
    logo: { anchor: 'center', x: 25, y: 9, suggestedSize: 14 },
    rule: { x: 21, width: 8, weightPt: 0.5, colour: 'companyName', y: 46.5 },
    stacks: [
      {
        name: 'company',
        x: 25,
        align: 'center',
        y: 30.5,
        grows: 'down',
        width: 42,
        withoutLogo: { y: 18 },
        items: [
          {
            field: 'companyName',
            sizePt: 10,
            minPt: 7,
            weight: 600,
            lineHeight: 1.3,
            lines: 3,
            trackingEm: 0.14,
            minTrackingEm: 0.04,
            upperCase: true,
          },
          { field: 'website', step: 4.2, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
      {
        name: 'person',
        x: 25,
        align: 'center',
        y: 55.5,
        grows: 'down',
        width: 42,
        items: [
          { field: 'fullName', sizePt: 12, minPt: 8.5, weight: 600, lineHeight: 1.15, lines: 2 },
          { field: 'position', step: 4.2, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 2 },
        ],
      },
      {
        name: 'contact',
        x: 25,
        align: 'center',
        y: 83,
        grows: 'up',
        width: 42,
        items: [
          { field: 'phone', sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'email', step: 3.8, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
          { field: 'url', step: 3.8, sizePt: 7, minPt: 6.5, weight: 400, lineHeight: 1.25, lines: 1 },
        ],
      },
    ],
  },
};
