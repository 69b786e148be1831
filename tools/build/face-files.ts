import { createRequire } from 'node:module';
import { familyOf, type ShippedFace } from '#layout/text/faces.ts';

const require = createRequire(import.meta.url);

const styleNames: Readonly<Record<string, string>> = {
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
};

/** The other packages' Lato lacks č ď ĺ ľ ň ŕ ť. */
const latoFiles: Readonly<Record<string, string>> = {
  400: 'Lato-Regular',
  600: 'Lato-Semibold',
  700: 'Lato-Bold',
};

/** The complete font file of a face in its package. */
export function fontFileOf(face: ShippedFace): string {
  const family = familyOf(face);
  const [weight = '', italic = ''] = face.slice(family.length + 1).split(' ');
  if (family === 'Lato') return require.resolve(`lato-webfont/fonts/${latoFiles[weight]}.ttf`);
  const style = `${weight}${styleNames[weight]}${italic && '_Italic'}`;
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `${family.replaceAll(' ', '')}_${style}.ttf`;
  return require.resolve(`@expo-google-fonts/${name}/${style}/${file}`);
}
