import { globSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  screenLanguages,
  screenPicture,
  screenSize,
  screenThemes,
  shownScreens,
} from '#web/features/home/screen-picture.ts';

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
