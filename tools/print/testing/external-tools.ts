import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { readPlate } from '#print/testing/read-tiff.ts';

/** External programs that read PDFs, for tests that do not rely on our own parser. */

const versions = {
  qpdf: '--version',
  gs: '--version',
  pdffonts: '-v',
  pdfimages: '-v',
  pdftotext: '-v',
  zbarimg: '--version',
};

/** A file with its streams as JSON is a few megabytes long. */
const maxBuffer = 100_000_000;

/** How to install the missing programs; null when all are installed. */
export function missingPrintTools(): string | null {
  const missing = Object.entries(versions).filter(([tool, flag]) => spawnSync(tool, [flag]).error);
  if (missing.length === 0) return null;
  const names = missing.map(([tool]) => tool).join(', ');
  return `no ${names} here: apt-get install qpdf poppler-utils ghostscript zbar-tools`;
}

/** Runs a program and returns its output with its errors, and whether it succeeded. */
export function runTool(
  tool: keyof typeof versions,
  args: readonly string[],
): { output: string; succeeded: boolean } {
  const { stdout, stderr, status } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer });
  return { output: stdout + stderr, succeeded: status === 0 };
}

export const processInks = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const;

type ProcessInk = (typeof processInks)[number];

/** Ghostscript's separations of each page, by the name of the ink, as TIFF files. A page may lack a spot colour. */
export function plates<Spot extends string = never>(
  file: Uint8Array,
  pages: number,
  dpi = 150,
  spots: readonly Spot[] = [],
): (Record<ProcessInk, Uint8Array> & Partial<Record<Spot, Uint8Array>>)[] {
  return inFolder(file, (path, folder) => {
    const out = join(folder, 'page%d.tif');
    const device = ['-sDEVICE=tiffsep', `-r${dpi}`, '-sCompression=none', `-sOutputFile=${out}`];
    const { succeeded, output } = runTool('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', ...device, path]);
    if (!succeeded) throw new Error(output);
    const plate = (page: number, ink: string) => join(folder, `page${page}(${ink}).tif`);
    return Array.from({ length: pages }, (_, index) => {
      const inks = [...processInks, ...spots.filter((spot) => existsSync(plate(index + 1, spot)))];
      const read = inks.map((ink) => [ink, readFileSync(plate(index + 1, ink))]);
      return Object.fromEntries(read) as Record<ProcessInk, Uint8Array> & Partial<Record<Spot, Uint8Array>>;
    });
  });
}

/** Each page as Ghostscript draws it in uncorrected inks, with smooth edges. */
export function drawnPages(
  file: Uint8Array,
  pages: number,
  dpi: number,
  options: readonly string[] = [],
): PNG[] {
  return inFolder(file, (path, folder) => {
    const smooth = ['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', '-dGridFitTT=0'];
    const device = ['-sDEVICE=png16m', `-r${dpi}`, '-dUseFastColor=true', ...smooth, ...options];
    const out = `-sOutputFile=${join(folder, '%d.png')}`;
    const { succeeded, output } = runTool('gs', [
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-dSAFER',
      ...device,
      out,
      path,
    ]);
    if (!succeeded) throw new Error(output);
    return Array.from({ length: pages }, (_, index) =>
      PNG.sync.read(readFileSync(join(folder, `${index + 1}.png`))),
    );
  });
}

/** The highest sum of inks of a pixel, in 255ths, as Ghostscript separates it. */
export function mostInk(file: Uint8Array, pages: number, dpi?: number): number {
  let most = 0;
  for (const page of plates(file, pages, dpi)) {
    const [cyan, magenta, yellow, black] = [page.Cyan, page.Magenta, page.Yellow, page.Black].map(readPlate);
    const paper = (plate: Uint8Array | undefined, pixel: number) => plate?.[pixel] ?? 255;
    for (let pixel = 0; pixel < (black?.length ?? 0); pixel += 1) {
      const sum = paper(cyan, pixel) + paper(magenta, pixel) + paper(yellow, pixel) + paper(black, pixel);
      most = Math.max(most, 4 * 255 - sum);
    }
  }
  return most;
}

/** The most ink on each plate of the first page that Ghostscript separates, in per cent. */
export function inkOfPlates(file: Uint8Array, names: readonly string[]): Record<string, number> {
  const spots = names.filter((name) => !processInks.some((ink) => ink === name));
  const [page] = plates<string>(file, 1, 150, spots);
  return Object.fromEntries(
    names.map((name) => {
      const least = readPlate(page?.[name] ?? new Uint8Array()).reduce((a, b) => Math.min(a, b));
      return [name, Math.round(((255 - least) / 255) * 100)];
    }),
  );
}

/** Writes the file into a temporary folder for the callback, and removes the folder afterwards. */
export function inFolder<Result>(file: Uint8Array, use: (path: string, folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'vizitka-print-'));
  try {
    const path = join(folder, 'card.pdf');
    writeFileSync(path, file);
    return use(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
