import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { faceFileName, printFiles } from '#api/printing/print-files.ts';
import { releaseFile } from '#api/printing/print-release.ts';
import { faceNames, wholeOf } from '#layout/text/faces.ts';
import { cardFaceFile } from './card-faces.ts';
import { hashOfPrint } from './print-release.ts';

const profiles = join(import.meta.dirname, '../../src/print/profile/icc');

/**
 * Writes the fonts and press profiles that the server prints with, and the hash of all that makes a file. The rename makes it safe for parallel processes; files that
 * are there already stay, since somebody may be reading them.
 */
export function writePrintFiles(): void {
  const unfinished = `${printFiles}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const face of faceNames) cpSync(cardFaceFile(wholeOf(face)), join(unfinished, faceFileName(face)));
  for (const name of readdirSync(profiles).filter((file) => file.endsWith('.zlib')))
    cpSync(join(profiles, name), join(unfinished, name));
  writeFileSync(join(unfinished, releaseFile), hashOfPrint(unfinished));
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

/** For development and tests: writes them where no build has, or one of other code. */
export function ensurePrintFiles(): void {
  if (!isOfThisCode()) writePrintFiles();
}

function isOfThisCode(): boolean {
  const file = join(printFiles, releaseFile);
  return existsSync(file) && readFileSync(file, 'utf8') === hashOfPrint(printFiles);
}
