import { describe, expect, test } from 'vitest';
import { languages } from '#domain/account/languages.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { applyDesign, contentProblems } from '#domain/design/company-design.ts';
import { checkPrint } from '#layout/check/check-print.ts';
import { cropMarkMm } from '#layout/crop-marks.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import samples from '#messages/every-language/look-samples.ts';
import teams from '#messages/every-language/teams.ts';
import { sharedSizesFor, withSharedSizes } from '#people/batch/company-sizes.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { sampleCard } from '../../shared/looks/sample-cards.ts';
import {
  colleagueCount,
  sampleCompany,
  sampleCompanyLooks,
  sampleDesign,
  samplePeopleOf,
} from '../../shared/team/sample/sample-company.ts';
import { fileSheet } from './sample-file.ts';
import { shownLooks } from './shown-looks.ts';

const fonts = fontsFromDisk();

describe.each(languages)('the sample company in %s', (language) => {
  const { subtitle, positions } = teams[language].sample;
  const people = samplePeopleOf(positions);

  test('every person has a position, and the design allows all their texts', () => {
    expect(positions).toHaveLength(colleagueCount);
    const design = sampleDesign(sampleCompany, subtitle);
    expect(people.flatMap((person) => contentProblems(design, person))).toEqual([]);
  });

  test.each(sampleCompanyLooks)(
    '%s: each text has one size on all cards, and nothing is wrong with them',
    (look) => {
      const design = sampleDesign({ ...sampleCompany, look }, subtitle);
      const sized = withSharedSizes(design, sharedSizesFor(design, people, { fonts, logo: undefined }));
      const scenes = people.map((person) => layoutCard(applyDesign(sized, person), fonts));
      for (const field of textFields) {
        const sizes = scenes.flatMap(({ items }) =>
          items.flatMap((item) => (item.kind === 'text' && item.field === field ? [item.sizePt] : [])),
        );
        expect(new Set(sizes).size, field).toBeLessThanOrEqual(1);
      }
      const problems = scenes.flatMap((scene) =>
        checkPrint(scene).findings.filter(({ level }) => level === 'problem'),
      );
      expect(problems).toEqual([]);
    },
  );
});

test('the looks below the editor have the places of their shapes', () => {
  for (const row of shownLooks.flat())
    for (const { id } of row) expect(lookOf(id).shape, id).toBe(row.length > 1 ? 'upright' : 'wide');
});

test('the picture of the boxes has the size of the sheet of the file', () => {
  const { cut, guides } = layoutCard(sampleCard('bauhaus', samples.en), fonts);
  const around = 2 * (cropMarkMm.gap + cropMarkMm.length - guides.bleed.x);
  expect(fileSheet).toEqual({ width: cut.width + around, height: cut.height + around });
});
