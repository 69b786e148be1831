import { expect, test } from 'vitest';
import { languages } from '#domain/account/languages.ts';
import { lookIds } from '#domain/card/look/card-look.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import samples from '#messages/every-language/look-samples.ts';
import { sampleCard } from './sample-cards.ts';

test.each(languages)(
  'every look has a person of its own in %s, at an address that nobody can have',
  (language) => {
    const cards = lookIds.map((id) => sampleCard(id, samples[language]));
    const names = cards.map(({ content }) => content.fullName);
    expect(new Set(names).size).toBe(lookIds.length);
    for (const { content } of cards) {
      expect(content.email).toMatch(/^[a-z.]+@[a-z0-9]+\.example$/);
      expect(content.url ?? content.street).toBeTruthy();
      expect(content.url ?? '.example').toMatch(/\.example$/);
    }
  },
);

test('a look is shown in the format that it was drawn for', () => {
  const sizes = (['bauhaus', 'fern', 'lens'] as const).map((id) => {
    const { width, height } = guidesOf(resolveFormat(sampleCard(id, samples.en))).cut;
    return [width, height];
  });
  expect(sizes).toEqual([
    [90, 50],
    [50, 90],
    [60, 60],
  ]);
});
