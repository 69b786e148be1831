import { describe, expect, test } from 'vitest';
import { type Layout, layouts, newCard, type Orientation, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import { resolveCard, resolveFormat } from '#domain/card/resolve-card.ts';
import type { TextField } from '#domain/card/text-fields.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { checkPrint } from '../check/check-print.ts';
import { guidesOf } from '../guides.ts';
import { layoutCard } from '../layout-card.ts';
import type { GlyphRun, Scene } from '../scene.ts';
import { planOf, suggestedLogoSize } from './plan-of.ts';

/** Every row of the layouts: stack, field, x, align, baseline, width, size, min, weight, line height, lines, step, tracking. */
const tables = `
  classic landscape
    company companyName  6 left     9.4 54   13   9 600 1.15 2       - -0.01
    company website      6 left      14 54  7.5 6.5 400 1.25 1     4.6 0
    person  fullName     6 left    39.8 42   11 8.5 600 1.15 2       - -0.005
    person  position     6 left      44 42  7.5 6.5 400 1.25 2     4.2 0
    contact phone       84 right   36.6 34    7 6.5 400 1.25 1       - 0
    contact email       84 right   40.3 34    7 6.5 400 1.25 1     3.7 0
    contact url         84 right     44 34    7 6.5 400 1.25 1     3.7 0

  classic portrait
    company companyName  5 left      35 40   13   9 600 1.15 2       - -0.01
    company website      5 left    39.6 40  7.5 6.5 400 1.25 1     4.6 0
    person  fullName     5 left    66.2 40   11 8.5 600 1.15 2       - -0.005
    person  position     5 left    70.4 40  7.5 6.5 400 1.25 2     4.2 0
    person  phone        5 left    76.6 40    7 6.5 400 1.25 1     6.2 0
    person  email        5 left    80.3 40    7 6.5 400 1.25 1     3.7 0
    person  url          5 left      84 40    7 6.5 400 1.25 1     3.7 0

  centered landscape
    company companyName 45 center  21.6 78   10   7 600 1.25 1       - 0.14
    company website     45 center  25.6 78    7 6.5 400 1.25 1       4 0
    person  fullName    45 center  34.3 78 10.5   8 600 1.25 1       - 0
    person  position    45 center    38 78    7 6.5 400 1.25 1     3.7 0
    contact phone       45 center    45 80 6.75 6.5 400 1.25 1       - 0
    contact email       45 center    45 80 6.75 6.5 400 1.25 1     3.4 0
    contact url         45 center    45 80 6.75 6.5 400 1.25 1     3.4 0

  centered portrait
    company companyName 25 center  30.5 42   10   7 600  1.3 3       - 0.14
    company website     25 center  34.7 42    7 6.5 400 1.25 1     4.2 0
    person  fullName    25 center  55.5 42   12 8.5 600 1.15 2       - 0
    person  position    25 center  59.7 42    7 6.5 400 1.25 2     4.2 0
    contact phone       25 center  75.4 42    7 6.5 400 1.25 1       - 0
    contact email       25 center  79.2 42    7 6.5 400 1.25 1     3.8 0
    contact url         25 center    83 42    7 6.5 400 1.25 1     3.8 0

  split landscape
    company companyName  6 left      44 24   13   8 600 1.12 3       - -0.01
    website website     40 left     8.2 28    7 6.5 400 1.25 1       - 0
    person  fullName    40 left    26.7 44   11 8.5 600 1.15 2       - 0
    person  position    40 left    30.8 44  7.5 6.5 400 1.25 2     4.1 0
    person  phone       40 left    36.6 44    7 6.5 400 1.25 1     5.8 0
    person  email       40 left    40.3 44    7 6.5 400 1.25 1     3.7 0
    person  url         40 left      44 44    7 6.5 400 1.25 1     3.7 0

  split portrait
    company companyName  5 left    28.5 40   15   9 600 1.12 3       - -0.01
    website website     45 right   42.2 24    7 6.5 400 1.25 1       - 0
    person  fullName     5 left    66.7 40   11 8.5 600 1.15 2       - 0
    person  position     5 left    70.8 40  7.5 6.5 400 1.25 2     4.1 0
    person  phone        5 left    76.6 40    7 6.5 400 1.25 1     5.8 0
    person  email        5 left    80.3 40    7 6.5 400 1.25 1     3.7 0
    person  url          5 left      84 40    7 6.5 400 1.25 1     3.7 0

  editorial landscape
    person  fullName     6 left      11 62   18  12 400  1.1 2       - -0.01
    person  position     6 left      16 62  7.5 6.5 400 1.25 1       5 0
    company companyName  6 left      37 36  7.5 6.5 600 1.25 2       - 0
    company website      6 left    40.6 36    7 6.5 400 1.25 1     3.6 0
    contact phone       45 left      37 39    7 6.5 400 1.25 1       - 0
    contact email       45 left    40.6 39    7 6.5 400 1.25 1     3.6 0
    contact url         45 left    44.2 39    7 6.5 400 1.25 1     3.6 0

  editorial portrait
    person  fullName     5 left      48 40   19  12 400 1.08 2       - -0.01
    person  position     5 left      53 40  7.5 6.5 400 1.25 2       5 0
    company companyName  5 left    63.4 40  7.5 6.5 600 1.25 2       - 0
    company website      5 left      67 40    7 6.5 400 1.25 1     3.6 0
    company phone        5 left    76.8 40    7 6.5 400 1.25 1     9.8 0
    company email        5 left    80.4 40    7 6.5 400 1.25 1     3.6 0
    company url          5 left      84 40    7 6.5 400 1.25 1     3.6 0

  minimal landscape
    company companyName 45 left     7.9 39  7.5 6.5 600 1.25 2       - 0
    company website     45 left    11.6 39  7.5 6.5 400 1.25 1     3.7 0
    person  fullName    45 left    22.2 39  7.5 6.5 600 1.25 2       - 0
    person  position    45 left    25.9 39  7.5 6.5 400 1.25 2     3.7 0
    contact phone       45 left    36.6 39  7.5 6.5 400 1.25 1       - 0
    contact email       45 left    40.3 39  7.5 6.5 400 1.25 1     3.7 0
    contact url         45 left      44 39  7.5 6.5 400 1.25 1     3.7 0

  minimal portrait
    company companyName  5 left      45 40  7.5 6.5 600 1.25 2       - 0
    company website      5 left    48.7 40  7.5 6.5 400 1.25 1     3.7 0
    person  fullName     5 left      57 40  7.5 6.5 600 1.25 2       - 0
    person  position     5 left    60.7 40  7.5 6.5 400 1.25 2     3.7 0
    contact phone        5 left    76.6 40  7.5 6.5 400 1.25 1       - 0
    contact email        5 left    80.3 40  7.5 6.5 400 1.25 1     3.7 0
    contact url          5 left      84 40  7.5 6.5 400 1.25 1     3.7 0

  bold landscape
    person  fullName     6 left     8.2 31  8.5   7 600 1.25 2       - 0
    person  position     6 left    11.9 31    7 6.5 400 1.25 2     3.7 0
    contact phone       40 left     8.2 30    7 6.5 400 1.25 1       - 0
    contact email       40 left    11.9 30    7 6.5 400 1.25 1     3.7 0
    contact url         40 left    15.6 30    7 6.5 400 1.25 1     3.7 0
    company website      6 left   31.14 78    7 6.5 400 1.25 1       - 0
    company companyName  6 left      44 78   40  16 700 0.98 2 cap+2.6 -0.03

  bold portrait
    person  fullName     5 left     8.2 26  8.5   7 600 1.25 2       - 0
    person  position     5 left    11.9 26    7 6.5 400 1.25 2     3.7 0
    contact phone        5 left      27 40    7 6.5 400 1.25 1       - 0
    contact email        5 left    30.7 40    7 6.5 400 1.25 1     3.7 0
    contact url          5 left    34.4 40    7 6.5 400 1.25 1     3.7 0
    company website      5 left   71.14 40    7 6.5 400 1.25 1       - 0
    company companyName  5 left      84 40   40  14 700 0.96 3 cap+2.6 -0.03

  columns landscape
    company companyName  6 left      8.7 61   10 7.5 600  1.2 2       - 0
    company website      6 left     12.4 61    7 6.5 400 1.25 1     3.7 0
    person  fullName     6 left     28.9 78   12 8.5 600 1.15 2       - -0.005
    person  position     6 left     33.1 78  7.5 6.5 400 1.25 2     4.2 0
    contact phone        6 left     40.5 36    7 6.5 400 1.25 1       - 0
    contact email       45 left     40.5 36    7 6.5 400 1.25 1     3.5 0
    contact url         45 left       44 36    7 6.5 400 1.25 1     3.5 0

  columns portrait
    company companyName  5 left      7.7 23   10 7.5 600  1.2 2       - 0
    company website      5 left     11.4 23    7 6.5 400 1.25 1     3.7 0
    person  fullName     5 left     65.2 40   12 8.5 600 1.15 2       - -0.005
    person  position     5 left     69.4 40  7.5 6.5 400 1.25 2     4.2 0
    contact phone        5 left     76.8 40    7 6.5 400 1.25 1       - 0
    contact email        5 left     80.4 40    7 6.5 400 1.25 1     3.6 0
    contact url          5 left       84 40    7 6.5 400 1.25 1     3.6 0

  banner landscape
    person  fullName     6 left      9.4 60   13 8.5 600 1.15 2       - -0.005
    person  position     6 left     13.7 60  7.5 6.5 400 1.25 2     4.3 0
    contact phone        6 left       24 36    7 6.5 400 1.25 1       - 0
    contact email        6 left     27.5 36    7 6.5 400 1.25 1     3.5 0
    contact url          6 left       31 36    7 6.5 400 1.25 1     3.5 0
    company companyName  6 left     44.6 49   12   8 600 1.12 2       - 0
    website website     84 right    44.6 26    8 6.5 400 1.25 1       - 0

  banner portrait
    person  fullName     5 left     28.5 40   13 8.5 600 1.15 2       - -0.005
    person  position     5 left     32.8 40  7.5 6.5 400 1.25 2     4.3 0
    contact phone        5 left     55.8 40    7 6.5 400 1.25 1       - 0
    contact email        5 left     59.4 40    7 6.5 400 1.25 1     3.6 0
    contact url          5 left       63 40    7 6.5 400 1.25 1     3.6 0
    company companyName  5 left     79.8 40   12   8 600 1.12 2       - 0
    company website      5 left       84 40    8 6.5 400 1.25 1     4.2 0

  divider landscape
    company companyName 19 center  34.65 26  9.5   7 600  1.2 3       - 0
    company website     19 center  38.35 26    7 6.5 400 1.25 1     3.7 0
    person  fullName    41 left    17.85 43   13 8.5 600 1.15 2       - -0.005
    person  position    41 left    22.15 43  7.5 6.5 400 1.25 2     4.3 0
    person  phone       41 left    27.55 43    7 6.5 400 1.25 1     5.4 0
    person  email       41 left    31.05 43    7 6.5 400 1.25 1     3.5 0
    person  url         41 left    34.55 43    7 6.5 400 1.25 1     3.5 0

  divider portrait
    company companyName  5 left       30 40  9.5   7 600  1.2 3       - 0
    company website      5 left     33.7 40    7 6.5 400 1.25 1     3.7 0
    person  fullName     5 left     67.3 40   13 8.5 600 1.15 2       - -0.005
    person  position     5 left     71.6 40  7.5 6.5 400 1.25 2     4.3 0
    person  phone        5 left       77 40    7 6.5 400 1.25 1     5.4 0
    person  email        5 left     80.5 40    7 6.5 400 1.25 1     3.5 0
    person  url          5 left       84 40    7 6.5 400 1.25 1     3.5 0

  picture landscape
    company companyName 44 left        9 40    8   7 600 1.25 2       - 0
    company website     44 left     12.6 40    7 6.5 400 1.25 1     3.6 0
    person  fullName    44 left     27.2 40   12 8.5 600 1.15 2       - -0.005
    person  position    44 left     31.4 40  7.5 6.5 400 1.25 2     4.2 0
    person  phone       44 left     36.8 40    7 6.5 400 1.25 1     5.4 0
    person  email       44 left     40.4 40    7 6.5 400 1.25 1     3.6 0
    person  url         44 left       44 40    7 6.5 400 1.25 1     3.6 0

  picture portrait
    company companyName  5 left     44.5 40    8   7 600 1.25 2       - 0
    company website      5 left     48.1 40    7 6.5 400 1.25 1     3.6 0
    person  fullName     5 left     67.2 40   12 8.5 600 1.15 2       - -0.005
    person  position     5 left     71.4 40  7.5 6.5 400 1.25 2     4.2 0
    person  phone        5 left     76.8 40    7 6.5 400 1.25 1     5.4 0
    person  email        5 left     80.4 40    7 6.5 400 1.25 1     3.6 0
    person  url          5 left       84 40    7 6.5 400 1.25 1     3.6 0
`;

const marks: Record<string, { logo: number[]; panel?: number[]; rule?: number[] }> = {
  'classic landscape': { logo: [84 - 20, 6, 20] },
  'classic portrait': { logo: [5, 6, 20] },
  'centered landscape': { logo: [45 - 5.5, 5.5, 11], rule: [41, 28.7, 8, 0.5] },
  'centered portrait': { logo: [25 - 7, 9, 14], rule: [21, 46.5, 8, 0.5] },
  'split landscape': { logo: [84 - 12, 6, 12], panel: [-2, -2, 36, 54] },
  'split portrait': { logo: [5, 40, 12], panel: [-2, -2, 54, 36] },
  'editorial landscape': { logo: [84 - 12, 6, 12], rule: [6, 32.2, 78, 0.4] },
  'editorial portrait': { logo: [5, 6, 12], rule: [5, 58, 40, 0.4] },
  'minimal landscape': { logo: [6, 6, 10] },
  'minimal portrait': { logo: [5, 6, 10] },
  'bold landscape': { logo: [84 - 10, 6, 10] },
  'bold portrait': { logo: [45 - 10, 6, 10] },
  'columns landscape': { logo: [84 - 13, 6, 13], rule: [6, 35.9, 78, 0.6] },
  'columns portrait': { logo: [45 - 13, 5, 13], rule: [5, 72.2, 40, 0.6] },
  'banner landscape': { logo: [84 - 14, 6, 14], panel: [-2, 36, 94, 16] },
  'banner portrait': { logo: [5, 6, 14], panel: [-2, 68, 54, 24] },
  'divider landscape': { logo: [19 - 9, 10, 18], rule: [36, 5, 40, 0.5] },
  'divider portrait': { logo: [5, 6, 18], rule: [5, 59.9, 40, 0.5] },
  'picture landscape': { logo: [6, 8, 34] },
  'picture portrait': { logo: [5, 5, 34] },
};

/** Texts that fit on one line at full size in every layout. */
const reference = {
  companyName: 'Lumi',
  website: 'lumi.sk',
  fullName: 'Eva Marek',
  position: 'Lighting Architect',
  phone: '+421 905 318 442',
  email: 'eva@lumi.sk',
  url: 'behance.net/eva',
};

const fonts = fontsFromDisk();
const layoutsByOrientation = layouts.flatMap((layout) =>
  orientations.map((orientation) => [layout, orientation] as const),
);

function referenceScene(design: FlatCard): Scene {
  const card = { ...flatOf(newCard), ...reference, ...design };
  return layoutCard(cardOf({ ...card, logoSize: suggestedLogoSize(cardOf(card)) }), fonts, {
    width: 600,
    height: 600,
  });
}

function rowsOf(layout: Layout, orientation: Orientation): string[][] {
  const [, table = ''] = tables.split(`${layout} ${orientation}\n`);
  const [rows = ''] = table.split('\n\n');
  return rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ +/));
}

function runsOf({ items }: Scene): GlyphRun[] {
  return items.filter((item) => item.kind === 'text');
}

describe.each(layoutsByOrientation)('%s, %s', (layout, orientation) => {
  const scene = referenceScene({ layout, orientation });
  const plan = planOf(resolveCard(cardOf({ layout, orientation })));

  test.each(rowsOf(layout, orientation))(
    'stack %s sets %s at x %s, %s, baseline %s',
    (stack, field, x, align, baseline, width, size, min, weight, lineHeight, lines, step, tracking) => {
      const runs = runsOf(scene);
      const run = runs.find((found) => found.field === field);
      const row = runs.filter(({ y }) => run && plan.stacks.some(({ rows }) => rows) && y === run.y);
      const [first, last] = [row[0] ?? run, row.at(-1) ?? run];
      if (!run || !first || !last) throw new Error('The text is not on the card');
      const share = { left: 0, center: 0.5, right: 1 }[align as 'left' | 'center' | 'right'];
      const outdent = layout === 'bold' && field === 'companyName' ? 0.055 * 40 * (25.4 / 72) : 0;
      expect(first.x + share * (last.x + last.width - first.x) + outdent).toBeCloseTo(Number(x), 2);
      expect(run.y).toBeCloseTo(Number(baseline), 2);
      expect(run.line).toBe(0);
      expect(run).toMatchObject({ sizePt: Number(size), face: `Inter ${weight}`, isTooLong: false });
      expect(run.trackingEm).toBe(Number(tracking));

      const stackPlan = plan.stacks.find(({ name }) => name === stack);
      const item = stackPlan?.items.find((found) => found.field === field);
      expect(item?.width ?? stackPlan?.width).toBe(Number(width));
      expect(item).toMatchObject({
        minPt: Number(min),
        lineHeight: Number(lineHeight),
        lines: Number(lines),
      });
      const planned = item?.step ?? '-';
      expect(typeof planned === 'object' ? `cap+${planned.capHeightPlus}` : `${planned}`).toBe(step);
    },
  );

  test('logo, panel and rule are where the table says', () => {
    const { logo, panel, rule } = marks[`${layout} ${orientation}`] ?? {};
    const boxes = scene.items.flatMap((item) => {
      if (item.kind === 'logo') return [['logo', item.image.x, item.image.y, item.image.width]];
      if (item.kind === 'rule')
        return [['rule', item.x, Number(item.y.toFixed(6)), item.length, item.weightPt]];
      if (item.kind !== 'fill' || item.part !== 'panel') return [];
      return [['panel', item.box.x, item.box.y, item.box.width, item.box.height]];
    });
    expect(boxes).toEqual([
      ...(panel ? [['panel', ...panel]] : []),
      ['logo', ...(logo ?? [])],
      ...(rule ? [['rule', ...rule]] : []),
    ]);
  });
});

describe.each(layoutsByOrientation)('%s, %s, in another format', (layout, orientation) => {
  const design = { layout, orientation, format: { widthMm: 100, heightMm: 56 } } as const;
  const [cut, larger] = [guidesOf(resolveFormat({ orientation })).cut, guidesOf(resolveFormat(design)).cut];

  test('panels reach the bleed, and texts near an edge keep their distance to it', () => {
    const [before, after] = [referenceScene({ layout, orientation }), referenceScene(design)];
    for (const run of runsOf(before)) {
      const same = runsOf(after).find(({ id }) => id === run.id);
      const fromBottom = cut.height - run.y;
      if (fromBottom < 10) expect(larger.height - (same?.y ?? 0)).toBeCloseTo(fromBottom, 6);
      if (run.y < 15) expect(same?.y).toBeCloseTo(run.y, 6);
    }
    const findings = checkPrint(after).findings.filter(({ code }) => code === 'BLEED_TOO_SMALL');
    expect(findings).toEqual([]);
  });
});

describe.each(layouts)('the further lines in %s', (layout) => {
  test.each(orientations)(
    '%s: the department is below the position, the contact in its order',
    (orientation) => {
      const further = {
        department: 'Design',
        mobile: '+421 918 220 114',
        street: 'Nová 1',
        city: 'Nitra',
        free1: 'IČO 4',
        free2: 'Po – Pi',
      };
      const scene = referenceScene({ layout, orientation, ...further });
      const place = (field: TextField) => {
        const run = runsOf(scene).find((found) => found.field === field);
        if (!run) throw new Error(`${field} is not on the card`);
        return run;
      };
      expect(place('department').y).toBeGreaterThan(place('position').y);
      for (const [first, second] of [
        ['mobile', 'phone'],
        ['phone', 'email'],
        ['email', 'url'],
        ['street', 'city'],
        ['city', 'free1'],
        ['free1', 'free2'],
      ] as const) {
        const [a, b] = [place(first), place(second)];
        // Side by side or below one another; the address may be in a column of its own.
        if (first !== 'city') expect(a.y < b.y || (a.y === b.y && a.x < b.x)).toBe(true);
        expect(a.sizePt).toBe(b.sizePt);
      }
    },
  );
});
