import { join } from 'node:path';

/** The fonts and press profiles that files are printed with. The build puts them there; so does the start of development and of the tests. */
export const printFiles = join(import.meta.dirname, '../../../dist/print-files');

/** The name of the file of a face with all characters of cards. */
export function faceFileName(face: string): string {
  return `${face.toLowerCase().replaceAll(' ', '-')}.ttf`;
}
