import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { faceFileName, printFiles } from '#api/printing/print-files.ts';
import { faceNames, wholeOf } from '#layout/text/faces.ts';
import { cardFaceFile } from './card-faces.ts';

const profiles = join(import.meta.dirname, '../../src/print/profile/icc');

/**
 * Writes the fonts and press profiles that the server prints with. The rename makes it safe for parallel processes; files that
 * are there already stay, since somebody may be reading them.
 */
export function writePrintFiles(): void {
  const unfinished = `${printFiles}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const face of faceNames) cpSync(cardFaceFile(wholeOf(face)), join(unfinished, faceFileName(face)));
  for (const name of readdirSync(profiles).filter((file) => file.endsWith('.zlib')))
    cpSync(join(profiles, name), join(unfinished, name));
  if (hasSameFiles(unfinished, printFiles)) {
    rmSync(unfinished, { recursive: true });
    return;
  }
  rmSync(printFiles, { recursive: true, force: true });
  try {
    renameSync(unfinished, printFiles);
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function hasSameFiles(one: string, other: string): boolean {
  if (!existsSync(other)) return false;
  const [names, others] = [readdirSync(one).sort(), readdirSync(other).sort()];
  return (
    names.join() === others.join() &&
    names.every((name) => readFileSync(join(one, name)).equals(readFileSync(join(other, name))))
  );
}

/** For development and tests: writes them where no build has. */
export function ensurePrintFiles(): void {
  if (!existsSync(printFiles)) writePrintFiles();
}
