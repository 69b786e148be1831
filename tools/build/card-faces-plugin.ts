import type { Plugin } from 'vite';
import { fontNames, standardFonts } from '#domain/card/fonts.ts';
import { faceNames, faceOf, familyOf, wholeOf } from '#layout/text/faces.ts';
import { cardFaceFile, nameFaceFile } from './card-faces.ts';

type Files = readonly (readonly [name: string, file: string])[];

/** The exports of each virtual module. */
const modules: Readonly<Record<string, () => Record<string, Files>>> = {
  'virtual:card-faces': () => ({ faceUrls: firstParts((family) => standardFamilies.has(family)) }),
  'virtual:look-faces': () => ({ lookFaceUrls: firstParts((family) => !standardFamilies.has(family)) }),
  'virtual:name-faces': () => ({
    nameFaceUrls: fontNames.map((font) => [font, nameFaceFile(font)]),
  }),
  'virtual:whole-faces': () => ({
    wholeFaceUrls: faceNames.map((face) => [face, cardFaceFile(wholeOf(face))]),
  }),
};

/** The families of the fonts that every card can have without a look. */
const standardFamilies = new Set(standardFonts.map((font) => familyOf(faceOf(font, { weight: 400 }))));

function firstParts(isIncluded: (family: string) => boolean): Files {
  return faceNames.filter((face) => isIncluded(familyOf(face))).map((face) => [face, cardFaceFile(face)]);
}

/** Virtual modules with the URLs of the font files, which become hashed files of the build. */
export function cardFaces(): Plugin {
  return {
    name: 'card-faces',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: (id) => {
      const exportsOf = modules[id.slice(1)];
      return id.startsWith('\0') && exportsOf ? moduleText(exportsOf()) : null;
    },
  };
}

function moduleText(exported: Record<string, Files>): string {
  return Object.entries(exported)
    .flatMap(([name, files]) => {
      const urlOf = (index: number) => `${name}${index}`;
      return [
        ...files.map(([, file], index) => `import ${urlOf(index)} from ${JSON.stringify(`${file}?url`)};`),
        `export const ${name} = {${files.map(([key], index) => `${JSON.stringify(key)}: ${urlOf(index)}`).join()}};`,
      ];
    })
    .join('\n');
}
