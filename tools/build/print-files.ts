import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { faceFileName, printFiles } from '#api/printing/print-files.ts';
import { faceNames, wholeOf } from '#layout/text/faces.ts';
import { cardFaceFile } from './card-faces.ts';

const profiles = join(import.meta.dirname, '../../src/print/profile/icc');

/** Writes the fonts and press profiles that the server prints with. The rename makes it safe for parallel processes. */
export function writePrintFiles(): void {
  const unfinished = `${printFiles}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const face of faceNames) cpSync(cardFaceFile(wholeOf(face)), join(unfinished, faceFileName(face)));
  for (const name of readdirSync(profiles).filter((file) => file.endsWith('.zlib')))
    cpSync(join(profiles, name), join(unfinished, name));
  rmSync(printFiles, { recursive: true, force: true });
  try {
    renameSync(unfinished, printFiles);
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** For development and tests: writes them where no build has. */
export function ensurePrintFiles(): void {
  if (!existsSync(printFiles)) writePrintFiles();
}
