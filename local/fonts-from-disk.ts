import { readFileSync } from 'node:fs';
import { type FaceName, type Family, faceNames, type Weight } from '#layout/faces.ts';
import { harfbuzzFonts, type LoadedFonts } from '#layout/harfbuzz-fonts.ts';

const weightNames: Record<Weight, string> = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold' };

/** Every face, read from the font packages: for tests and tools. */
export function fontsFromDisk(): LoadedFonts {
  const fonts = harfbuzzFonts();
  for (const face of faceNames) fonts.add(face, readFileSync(fontFile(face)));
  return fonts;
}

function fontFile(face: FaceName): URL {
  // A face is its family and its weight with a space between.
  const family = face.slice(0, -4) as Family;
  const weight = Number(face.slice(-3)) as Weight;
  const packages = new URL('../node_modules/', import.meta.url);
  if (family === 'Lato') {
    // The Lato of the other package lacks č ď ĺ ľ ň ŕ ť.
    const name = weight === 600 ? 'Semibold' : weightNames[weight];
    return new URL(`lato-webfont/fonts/Lato-${name}.ttf`, packages);
  }
  const folder = family.toLowerCase().replaceAll(' ', '-');
  const name = `${weight}${weightNames[weight]}`;
  const file = `${family.replaceAll(' ', '')}_${name}.ttf`;
  return new URL(`@expo-google-fonts/${folder}/${name}/${file}`, packages);
}
