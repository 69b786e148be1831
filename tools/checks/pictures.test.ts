import { globSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  screenLanguages,
  screenPicture,
  screenSize,
  screenThemes,
  shownScreens,
} from '#web/features/shop/screen-picture.ts';
import { fixedTexts, markupOf, pictureSources, readRecord, sourcesOf } from '../pictures/drawn-from.ts';

const renew = 'The picture is older than what it shows: npm run build, then npm run pictures -- team-screens';

test.each(Object.keys(pictureSources))('%s shows the markup, the card and the words of today', (name) => {
  const { words = [], ...drawn } = readRecord(name) ?? {};
  expect(drawn, renew).toEqual(sourcesOf(name));
  const texts = fixedTexts(pictureSources[name]?.language ?? 'en');
  expect(words.length, 'no words were found on the picture').toBeGreaterThan(0);
  expect(
    words.filter((text) => !texts.has(text)),
    renew,
  ).toEqual([]);
});

test('every screen has a picture in each of its languages, light and dark, in the size of its place, and there are no others', async () => {
  const expected = screenLanguages.flatMap((language) =>
    shownScreens.flatMap((screen) => screenThemes.map((theme) => screenPicture(screen, theme, language))),
  );
  const files = globSync('src/web/public/team-screens/**/*.webp');
  expect(files.map((file) => file.replace('src/web/public', '')).sort()).toEqual(expected.sort());
  for (const file of files) {
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }, file).toEqual(screenSize);
  }
});

test('comments, imports and spaces are no markup; a class is', () => {
  const source = 'import { a } from \'./a.ts\';\n\n/** A box. */\n<p className="a">\n  // why\n</p>';
  expect(markupOf(source)).toBe(markupOf('<p className="a">\n</p>'));
  expect(markupOf(source)).not.toBe(markupOf('<p className="b">\n</p>'));
});
