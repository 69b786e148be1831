import type { Plugin } from 'vite';
import { fontNames } from '#domain/card/fonts.ts';
import { faceNames } from '#layout/text/faces.ts';
import { cardFaceFile, nameFaceFile } from './card-faces.ts';

const moduleName = 'virtual:card-faces';
const resolvedName = `\0${moduleName}`;

/** A virtual module with the URLs of the faces, which become hashed files of the build. */
export function cardFaces(): Plugin {
  return {
    name: 'card-faces',
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    load: (id) => (id === resolvedName ? moduleText() : null),
  };
}

function moduleText(): string {
  const faces = faceNames.map((face) => [face, cardFaceFile(face)] as const);
  const names = fontNames.map((font) => [font, nameFaceFile(font)] as const);
  return [
    ...[...faces, ...names].map(
      ([, file], index) => `import a${index} from ${JSON.stringify(`${file}?url`)};`,
    ),
    `export const faceUrls = {${faces.map(([face], index) => `${JSON.stringify(face)}: a${index}`).join()}};`,
    `export const nameFaceUrls = {${names
      .map(([font], index) => `${JSON.stringify(font)}: a${faces.length + index}`)
      .join()}};`,
  ].join('\n');
}
