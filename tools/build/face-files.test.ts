import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faceNames } from '#layout/text/faces.ts';
import { fontFileOf } from './face-files.ts';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { devDependencies: Record<string, string> };

test('every face has a file in a package, and every font package has a face', () => {
  const files = faceNames.map(fontFileOf);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const packages = Object.keys(devDependencies).filter((name) => /^@expo-google-fonts|^lato/.test(name));
  expect(packages).toHaveLength(29);
  expect(packages.filter((name) => !files.some((file) => file.includes(`/${name}/`)))).toEqual([]);
});
