import type { Orientation } from '#domain/card/card.ts';
import type { Arrangeable, Planner } from '../layout-plan.ts';
import { atSafeMargin } from './at-safe-margin.ts';
import { largestAboveTexts } from './largest-logo.ts';
import { contactLines, roleLines, separator, smallLine } from './text-lines.ts';

/** All centred: a letterspaced company, a short rule, the contact on one line. */
export const centered: Record<Orientation, Planner> = {
  landscape: ({ width, height, safe }) => {
    const [centre, middle] = [width / 2, height / 2];
    /** From the company's baseline below a logo to the last one. */
    const between = (company: number, last: number, measure = width - 12): Arrangeable => ({
      logo: {
        anchor: 'center',
        x: centre,
        y: 5.5,
        suggestedSize: height < 50 ? 10 : 11,
        isMiddle: true,
        largest: { width: width - 12, height: height - 30 },
      },
      rule: {
        direction: 'horizontal',
        x: centre - 4,
        y: middle + 3.7,
        length: 8,
        weightPt: 0.5,
        colour: 'companyName',
      },
      stacks: [
        {
          name: 'company',
          x: centre,
          align: 'center',
          y: company,
          grows: 'down',
          width: measure,
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
            smallLine('website', { sizePt: 7, step: 4 }),
          ],
        },
        {
          name: 'person',
          x: centre,
          align: 'center',
          y: middle + 9.3,
          grows: 'down',
          width: measure,
          items: [
            { field: 'fullName', sizePt: 10.5, minPt: 8, weight: 600, lineHeight: 1.25, lines: 1 },
            ...roleLines({ sizePt: 7, step: 3.3, firstStep: 3.7 }, 1),
          ],
        },
        {
          name: 'contact',
          x: centre,
          align: 'center',
          y: last,
          grows: 'up',
          width: Math.min(measure + 2, safe.width),
          rows: { step: 3.3, separator, separatorColour: 'position' },
          items: contactLines({ sizePt: 6.75, step: 3.4 }),
        },
      ],
    });
    const [company, last] = [20.4, height - 4.2];
    return {
      ...between(21.6, height - 5),
      alternatives: [between(company, last), between(company, last, safe.width)],
    };
  },
  portrait: ({ width, height, safe, isSmall }) => {
    const [centre, middle, measure] = [width / 2, height / 2, width - 8];
    const planned: Arrangeable = {
      logo: {
        anchor: 'center',
        x: centre,
        y: isSmall ? 4 : 9,
        suggestedSize: isSmall ? 10 : 14,
        isMiddle: true,
        largest: largestAboveTexts({ width, height, isSmall }),
      },
      rule: {
        direction: 'horizontal',
        x: centre - 4,
        y: middle + 1.5,
        length: 8,
        weightPt: 0.5,
        colour: 'companyName',
      },
      stacks: [
        {
          name: 'company',
          x: centre,
          align: 'center',
          y: isSmall ? 18.5 : 30.5,
          grows: 'down',
          width: measure,
          withoutLogo: { y: isSmall ? 7 : 18 },
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
            smallLine('website', { sizePt: 7, step: 4.2 }),
          ],
        },
        {
          name: 'person',
          x: centre,
          align: 'center',
          y: middle + 10.5,
          grows: 'down',
          width: measure,
          items: [
            { field: 'fullName', sizePt: 12, minPt: 8.5, weight: 600, lineHeight: 1.15, lines: 2 },
            ...roleLines({ sizePt: 7, step: 3.4, firstStep: 4.2 }),
          ],
        },
        {
          name: 'contact',
          x: centre,
          align: 'center',
          y: height - (isSmall ? 4.5 : 7),
          grows: 'up',
          width: measure,
          items: contactLines({ sizePt: 7, step: 3.8 }),
        },
      ],
    };
    return { ...planned, alternatives: [atSafeMargin(planned, (width - measure) / 2, safe)] };
  },
};
